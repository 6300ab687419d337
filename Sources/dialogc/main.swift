print("dialogc")
