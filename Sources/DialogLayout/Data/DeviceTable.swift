/// Screens in points, portrait: names as `devices` writes them, width, height.
///
/// Source: Human Interface Guidelines, Layout, “Specifications”, “iOS, iPadOS device screen
/// dimensions” (2025). A name without a generation or a size is the largest phone, or the smallest tablet, sold under
/// it.
let deviceTable: StaticString = """
  iPad 768 1024
  iPad10 820 1180
  iPad11 820 1180
  iPad9 810 1080
  iPadAir 768 1024
  iPadAir11 820 1180
  iPadAir13 1024 1366
  iPadMini 744 1133
  iPadPro 768 1024
  iPadPro11 834 1194
  iPadPro12 1024 1366
  iPadPro13 1032 1376
  iPhone11 414 896
  iPhone11Pro 375 812
  iPhone11ProMax 414 896
  iPhone12 390 844
  iPhone12Mini 360 780
  iPhone12Pro 390 844
  iPhone12ProMax 428 926
  iPhone13 390 844
  iPhone13Mini 360 780
  iPhone13Pro 390 844
  iPhone13ProMax 428 926
  iPhone14 390 844
  iPhone14Plus 428 926
  iPhone14Pro 393 852
  iPhone14ProMax 430 932
  iPhone15 393 852
  iPhone15Plus 430 932
  iPhone15Pro 393 852
  iPhone15ProMax 430 932
  iPhone16 393 852
  iPhone16Plus 430 932
  iPhone16Pro 402 874
  iPhone16ProMax 440 956
  iPhone16e 390 844
  iPhone17 402 874
  iPhone17Pro 402 874
  iPhone17ProMax 440 956
  iPhone6 375 667
  iPhone6Plus 414 736
  iPhone6s 375 667
  iPhone6sPlus 414 736
  iPhone7 375 667
  iPhone7Plus 414 736
  iPhone8 375 667
  iPhone8Plus 414 736
  iPhoneAir 420 912
  iPhoneSE 375 667
  iPhoneSE1 320 568
  iPhoneSE2 375 667
  iPhoneSE3 375 667
  iPhoneX 375 812
  iPhoneXR 414 896
  iPhoneXS 375 812
  iPhoneXSMax 414 896
  iPodTouch 320 568
  """
