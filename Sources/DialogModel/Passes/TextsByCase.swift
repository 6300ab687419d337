import DialogLocales
import DialogSyntax

extension Lowering {
  /// A text that says an enum’s value as one for each case, with the words of the case’s name:
  /// `by kind { photo "Delete This Photo?"  video "Delete This Video?" }`.
  ///
  /// - Returns: nil of other types, and in languages other than the names’.
  func textsByCase(
    of type: ParameterType, named name: String, _ string: StringSyntax, _ locale: LanguageTag
  ) -> String? {
    guard case .enumeration(let index) = type, locale.language == "en",
      1...8 ~= program.enums[index].cases.count
    else { return nil }
    let written = string.syntax.written
    let parts = written.split(separator: "{\(name)}", omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, !written.contains("\n") else { return nil }
    let arms = program.enums[index].cases.map { value in
      let words = value.name.text.words
      let isTitle = parts[0].endsBeforeCapital(isAlone: !parts[1].contains("."))
      let said = words.map { isTitle ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
      return "\(value.name.text) \(parts[0])\(said.joined(separator: " "))\(parts[1])"
    }
    return "by \(name) { \(arms.joined(separator: "  ")) }"
  }
}

extension String {
  /// The words of a name such as `sharedAlbum`, in small letters.
  fileprivate var words: [String] {
    reduce(into: [""]) { words, character in
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }.filter { !$0.isEmpty }
  }

  /// Whether what follows is the first word, or one of a title: the word before has a capital, and is
  /// not the first of a sentence.
  ///
  /// - Parameter isAlone: whether no sentence ends after it.
  fileprivate func endsBeforeCapital(isAlone: Bool) -> Bool {
    let words = dropFirst().split(separator: " ")
    guard let last = words.last else { return true }
    return last.first?.isUppercase == true && (words.count > 1 || isAlone)
  }
}
