public import DialogLocales
public import DialogSupport
import DialogSyntax

/// What a dialog says at one place, in each language.
public struct Text: Sendable {
  /// The source language first where it is there, then in the order of the project's locales, then
  /// those the project does not name.
  public var translations: [Translation]
  /// Where the text stands, or where it would: after the name of a button without one.
  public let range: SourceRange

  init(_ translations: [Translation], at range: SourceRange) {
    self.translations = translations
    self.range = range
  }

  /// All that `///` comments say of the text, what is of a translation after its language:
  /// `ko: …`.
  public var documentation: String {
    if translations.allSatisfy(\.documentation.isEmpty) { return "" }
    let remarks = translations.enumerated().compactMap { index, translation in
      let remark = translation.documentation
      if remark.isEmpty { return nil as String? }
      return index == 0 ? remark : "\(translation.locale.tag): \(remark)"
    }
    return remarks.joined(separator: "\n")
  }

  /// Where the translation to a language stands among all.
  public func index(of locale: LanguageTag) -> Int? {
    translations.indices.first { translations[$0].locale == locale }
  }

  /// The translation to a language; nil where there is none.
  public subscript(locale: LanguageTag) -> Translation? {
    index(of: locale).map { translations[$0] }
  }
}

/// A text in one language.
public struct Translation: Sendable {
  /// The language that it is in.
  public let locale: LanguageTag
  /// What is said.
  public let pattern: Pattern
  /// Where it comes from.
  public let origin: Origin
  /// The hash of the source text it was made from, `of "…"`.
  public let stamp: Stamp?
  /// The text of the `///` comments of its row; the source language has those of the text as well.
  public let documentation: String
  /// The string or the `by` block; for a term the place that asks for it.
  public let range: SourceRange

  /// `of "hash"`
  public struct Stamp: Hashable, Sendable {
    /// Eight hexadecimal digits, as they are written.
    public let hash: String
    /// The hash with its quotes.
    public let range: SourceRange

    init(_ word: Word) {
      hash = word.text
      range = word.range
    }
  }

  /// Where a translation comes from.
  public enum Origin: Hashable, Sendable {
    case written
    /// The platform’s or the project’s term of that name.
    case term(String)
  }
}

/// A text with its choices and placeholders.
public enum Pattern: Sendable {
  case parts([Part])
  case selection(Selection)
}

/// A run of a text.
public enum Part: Sendable {
  /// Characters as people see them; `isVerbatim`: the bytes of the range are just these, not an
  /// escape.
  case text(String, ByteRange, isVerbatim: Bool)
  case placeholder(Placeholder)
}

/// `{count}`, `{price:currency}`, `{name:을/를}`
public struct Placeholder: Sendable {
  /// What stands in its place.
  public let value: Value
  /// How the value is written.
  public let style: Style
  /// From brace to brace.
  public let range: ByteRange

  /// - Parameter range: from brace to brace; empty in a text that no source holds.
  public init(value: Value, style: Style, range: ByteRange = ByteRange(0, 0)) {
    self.value = value
    self.style = style
    self.range = range
  }

  /// The value that a placeholder is replaced by.
  public enum Value: Hashable, Sendable {
    /// An index of the dialog's parameters.
    case parameter(Int)
    /// The element of a repeated choice.
    case element
  }

  /// How a value is written, by the word or the forms after its colon.
  public enum Style: Hashable, Sendable {
    /// As the value's type is written by custom: a number with its grouping, a date in medium
    /// length, a text as it is.
    case plain
    case number, percent, date, time, relative, list, quoted
    /// The value and beside it the form that agrees with its sound: `을/를`, `a/an`, `de/d’`.
    case agreement(Agreement)
  }
}

extension Placeholder.Style {
  /// The styles with a word of their own.
  static let keywords: [(keyword: String, style: Placeholder.Style)] = [
    ("number", .number), ("percent", .percent), ("date", .date), ("time", .time),
    ("relative", .relative), ("list", .list), ("quoted", .quoted),
  ]
}

/// The forms of a word that depend on the sound of the value beside it, as written.
public struct Agreement: Hashable, Sendable {
  /// `을/를`, `에서도`, `a/an`, `de/d’`
  public let forms: String
  /// Whether the value is written too. Not in `“{album}”{album:을/를}` and `{album:de/d’}« {album} »`:
  /// where only quotes or brackets divide the placeholder from one of the same value, on the side
  /// where the form stands, it writes the form alone.
  public let writesValue: Bool
  /// How the value it agrees with is shown, where that reads otherwise than the plain value: 10 percent,
  /// half past nine, in an hour. Plain of a form that writes its value.
  public let shownAs: Shown

  /// The styles of a value that change how it sounds.
  public enum Shown: Hashable, Sendable {
    case plain, percent, time, relative

    /// What agrees with a value in a style agrees with that.
    public init(_ style: Placeholder.Style) {
      switch style {
      case .percent: self = .percent
      case .time: self = .time
      case .relative: self = .relative
      default: self = .plain
      }
    }
  }

  /// - Parameters:
  ///   - forms: as they are written, between slashes.
  ///   - writesValue: whether the value is written beside its form.
  ///   - shownAs: how the value is shown elsewhere, where the form stands alone.
  public init(_ forms: String, writesValue: Bool = true, shownAs: Shown = .plain) {
    self.forms = forms
    self.writesValue = writesValue
    self.shownAs = shownAs
  }
}

/// `by count { one "…" other "…" }`
public struct Selection: Sendable {
  /// An index of the dialog's parameters.
  public let parameter: Int
  /// The parameter's name after `by`.
  public let selectorRange: ByteRange
  /// The arms in source order; no two have one key.
  public let arms: [Arm]
  /// The whole block.
  public let range: ByteRange

  /// - Parameters:
  ///   - parameter: an index of the dialog’s parameters.
  ///   - selectorRange: the parameter’s name after `by`.
  ///   - arms: in source order.
  ///   - range: the whole block; like `selectorRange` empty in a text that no source holds.
  public init(
    parameter: Int, selectorRange: ByteRange = ByteRange(0, 0), arms: [Arm],
    range: ByteRange = ByteRange(0, 0)
  ) {
    self.parameter = parameter
    self.selectorRange = selectorRange
    self.arms = arms
    self.range = range
  }

  /// A key and what is said where it holds.
  public struct Arm: Sendable {
    /// What the value has to be.
    public let key: Key
    /// What is said.
    public let pattern: Pattern
    /// The key as it is written, in bytes of the translation’s file.
    public let keyRange: ByteRange

    /// - Parameter keyRange: the key as it is written; empty in a text that no source holds.
    public init(key: Key, pattern: Pattern, keyRange: ByteRange = ByteRange(0, 0)) {
      self.key = key
      self.pattern = pattern
      self.keyRange = keyRange
    }
  }

  /// What a value has to be for an arm to be shown.
  public enum Key: Hashable, Sendable {
    case exactly(Int)
    case category(PluralCategory)
    case flag(Bool)
    /// An index of the enum's cases.
    case enumCase(Int)
    /// `other` of a selection by a flag or an enum.
    case otherwise
  }
}
