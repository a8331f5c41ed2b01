enum AppOnly {}
