extension String {
  /// The words of an UpperCamelCase or lowerCamelCase name: `deleteAllItems` is delete All Items.
  var words: [String] {
    var words: [String] = []
    var isInWord = false
    for character in self {
      if character == "_" {
        isInWord = false
        continue
      }
      let isBoundary = character.isUppercase && !(words.last?.last?.isUppercase ?? true)
      if !isInWord || isBoundary { words.append("") }
      words[words.count - 1].append(character)
      isInWord = true
    }
    return words
  }

  /// With its first character in lower case.
  var lowerCamelCase: String { prefix(1).lowercased() + dropFirst() }
}
