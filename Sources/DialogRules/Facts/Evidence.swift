/// What a dialog was judged by, beside itself and what all dialogs are read against.
struct Evidence: OptionSet, Hashable {
  let rawValue: UInt64

  static let languageHabits = Evidence(rawValue: 1 << 0)
  static let registerHabits = Evidence(rawValue: 1 << 1)
  static let englishWords = Evidence(rawValue: 1 << 2)
  /// Other dialogs, asked for by name.
  static let otherDialogs = Evidence(rawValue: 1 << 3)
  static let termHabits = Evidence(rawValue: 1 << 4)
  static let writtenLanguages = Evidence(rawValue: 1 << 5)

  /// The kinds of facts that are evidence.
  static let facts: [any AnyFactTable.Type] = [
    FactTable<LanguageHabits>.self, FactTable<RegisterHabits>.self, FactTable<EnglishWords>.self,
    FactTable<TermHabits>.self, FactTable<WrittenLanguages>.self,
  ]
}
