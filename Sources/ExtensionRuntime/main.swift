print("runtime")
