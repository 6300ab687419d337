extension Device {
  /// What people call it: `iPhone SE (1st generation)`, `iPhone 13 Pro`.
  public var displayName: String {
    switch name {
    case "iPhoneSE1": "iPhone SE (1st generation)"
    case "iPhoneSE2": "iPhone SE (2nd generation)"
    case "iPhoneSE3": "iPhone SE (3rd generation)"
    default: spacedName
    }
  }

  /// The same in Korean: `iPhone SE(1세대)`.
  public var koreanName: String {
    guard name.hasPrefix("iPhoneSE"), let generation = name.last, generation.isNumber else {
      return spacedName
    }
    return "iPhone SE(\(generation)세대)"
  }

  /// `iPhone13ProMax` as `iPhone 13 Pro Max`.
  private var spacedName: String {
    let product = ["iPhone", "iPad", "iPodTouch"].first(where: name.hasPrefix) ?? ""
    if product == "iPodTouch" { return "iPod touch" }
    var spaced = product
    var last: Character = " "
    for character in name.dropFirst(product.count) {
      let startsWord =
        last == " " || character.isUppercase && !last.isUppercase
        || character.isNumber && !last.isNumber
      if startsWord { spaced += " " }
      spaced.append(character)
      last = character
    }
    return spaced.replacing("iPad Mini", with: "iPad mini").replacing(" Mini", with: " mini")
      .replacing("XSMax", with: "XS Max")
  }
}
