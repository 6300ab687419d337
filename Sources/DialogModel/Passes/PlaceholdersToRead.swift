extension [Parameter] {
  /// The bytes of a run of a text with these parameters at which what reads as a placeholder, of
  /// another language or in braces, begins: where people are to read it, the first is written as an
  /// escape. None are the names of texts of other files, which nobody is to read.
  public func placeholdersToRead(in text: String) -> [Int] {
    let scanner = ForeignPlaceholderScanner(
      text, followsValue: false, names: map(\.name.text), isPrefixed: false, isSelected: false)
    let braces = scanner.bytes.indices.filter { scanner.name(at: $0, in: "{", "}") != nil }
    return scanner.all().filter { !$0.kind.isReference }.map(\.range.lowerBound) + braces
  }
}
