extension Placeholder.Style {
  /// Whether values of a type can be written so.
  func fits(_ type: ParameterType) -> Bool {
    switch (self, type) {
    case (_, .bool), (_, .enumeration): false
    case (.plain, _): true
    case (.number, .int), (.number, .double), (.percent, .double): true
    case (.date, .date), (.time, .date), (.relative, .date): true
    case (.list, .stringList): true
    case (.quoted, .string), (.quoted, .url): true
    case (.agreement, _): true
    default: false
    }
  }

  /// A style as it is written: the forms of an agreement where it is no style’s word.
  public init(written word: String) {
    let known = Placeholder.Style.keywords.first { $0.keyword == word }
    self = known?.style ?? .agreement(Agreement(word))
  }

  /// Whether values of a type are nothing that people read: texts are chosen by them.
  public static func isUnreadable(_ type: ParameterType) -> Bool {
    !Placeholder.Style.plain.fits(type)
  }

  /// The styles with a word of their own that values of a type can be written in.
  public static func words(for type: ParameterType) -> [String] {
    keywords.filter { $0.style.fits(type) }.map(\.keyword)
  }
}
