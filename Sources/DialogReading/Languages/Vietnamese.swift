extension LanguageWords {
  static let vietnamese = LanguageWords(
    // MARK: Writing
    writing: WritingWords(
      misspelt: "khong=không duoc=được nguoi=người",
      doubling: .listed,
      unrepeatable: "và của được cho không đã bạn này các là trong với để tệp",
      english: "to an on in no do hay cho my the con")
  )
}
