enum Format {}
