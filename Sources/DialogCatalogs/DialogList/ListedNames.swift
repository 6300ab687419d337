import DialogLocales

/// Makes names of the language from what people read.
struct ListedNames {
  private var taken: Set<String> = []

  /// What texts and statements are called in a `translation` block, which no button may be.
  private static let reserved: Set<String> = [
    "title", "message", "subtitle", "body", "hiddenPreview", "description",
  ]

  /// `deleteAllItems`, of the first four words; what stands for a text without any in Latin letters.
  mutating func lower(_ text: String, else standIn: String) -> String {
    let words = ListedNames.words(text).prefix(4).map { $0.lowercased() }
    var name = words.first ?? standIn
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if name.utf8.first?.isASCIIDigit ?? true { name = standIn + name }
    if ListedNames.reserved.contains(name) { name += "Item" }
    return unique(name)
  }

  /// `DeleteAllItems`. Names that differ in capitals alone would be one file on some disks.
  mutating func upper(_ text: String) -> String {
    let words = ListedNames.words(text)
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return unique(name.utf8.first.map { $0.isASCIIDigit } ?? true ? "Dialog" + name : name)
  }

  private mutating func unique(_ name: String) -> String {
    var (unique, number) = (name, 2)
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }

  /// Runs of ASCII letters and digits; an apostrophe divides none.
  private static func words(_ text: String) -> [Substring] {
    let plain = text.filter { $0 != "'" && $0 != "’" }
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { Substring($0) }
  }
}
