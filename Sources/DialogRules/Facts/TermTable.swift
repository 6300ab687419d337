import DialogLocales

/// Terms of the platform that rules ask for.
struct Terms: OptionSet, Hashable {
  let rawValue: UInt16

  static let cancel = Terms(rawValue: 1 << 0)
  static let ok = Terms(rawValue: 1 << 1)
  static let yes = Terms(rawValue: 1 << 2)
  static let no = Terms(rawValue: 1 << 3)
  static let done = Terms(rawValue: 1 << 4)
  static let close = Terms(rawValue: 1 << 5)
  static let notNow = Terms(rawValue: 1 << 6)
  static let `continue` = Terms(rawValue: 1 << 7)
  static let open = Terms(rawValue: 1 << 8)
  static let view = Terms(rawValue: 1 << 9)
  static let delete = Terms(rawValue: 1 << 10)
  static let remove = Terms(rawValue: 1 << 11)
  static let erase = Terms(rawValue: 1 << 12)
  static let discard = Terms(rawValue: 1 << 13)

  /// What closes a dialog that asks nothing.
  static let acknowledging: Terms = [.ok, .done, .close]
  static let destructive: Terms = [.delete, .remove, .erase, .discard]

  fileprivate static let names: [String: Terms] = [
    "cancel": .cancel, "ok": .ok, "yes": .yes, "no": .no, "done": .done, "close": .close,
    "notNow": .notNow, "continue": .continue, "open": .open, "view": .view, "delete": .delete,
    "remove": .remove, "erase": .erase, "discard": .discard,
  ]
}

/// The platform's terms in a language, by what they read.
struct TermTable {
  /// The term to write for Cancel; nil where none is known.
  private(set) var cancel: String?
  private var byText: [String: Terms] = [:]
  /// The length of the longest, in UTF-8.
  private var longest = 0

  init(_ locale: LanguageTag) {
    for (name, texts) in PlatformTerms.terms(in: locale) {
      guard let term = Terms.names[name] else { continue }
      if term == .cancel { cancel = texts.first }
      for text in texts {
        let lower = text.lowercased()
        byText[lower, default: []].insert(term)
        longest = max(longest, lower.utf8.count)
      }
    }
  }

  /// The terms that a text is, in whatever case.
  subscript(text: String) -> Terms {
    // A letter of another case can be a byte shorter or longer.
    guard text.utf8.count <= longest + 4 else { return [] }
    return byText[text] ?? byText[text.lowercased()] ?? []
  }
}
