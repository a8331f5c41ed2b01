struct MacOnly {}
