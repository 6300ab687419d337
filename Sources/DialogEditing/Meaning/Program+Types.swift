import DialogModel

extension Program {
  /// The type that a word names; nil where it names none.
  func type(named word: String) -> ParameterType? {
    if word == "[String]" { return .stringList }
    return ParameterType.builtIn.first { $0.keyword == word }?.type
      ?? enums.firstIndex { $0.name.text == word }.map { .enumeration($0) }
  }
}
