import DialogLocales
import DialogModel

/// A run of a text as artifacts say it: characters, a value in a format of its own, or a choice.
///
/// Characters that stand side by side are one run; the quotation marks of `:quoted` and the
/// isolates of right-to-left text are characters like any other.
enum Segment {
  case text(String)
  case value(Value)
  case selection(Selection)

  struct Value {
    /// The parameter, or what a repeated choice calls its element.
    let name: String
    /// Its place among the dialog’s parameters; nil of an element.
    let parameter: Int?
    let format: Format
    /// The word beside it whose form depends on how the value sounds.
    var agreement: AgreementKind?
    /// Whether only the agreeing form is written, since the value comes before it already.
    var isOmitted = false
  }

  /// How a value is written, by the customs of the language.
  enum Format: String, CaseIterable {
    /// As it is.
    case text
    case number, percent, currency, bytes, date, time, relative, list
  }

  struct Selection {
    let name: String
    /// Its place among the dialog’s parameters.
    let parameter: Int
    let kind: Kind
    let arms: [(key: String, segments: [Segment])]

    enum Kind: String, CaseIterable {
      case plural, bool
      case enumeration = "enum"
    }
  }
}

extension Pattern {
  /// The characters of a text that has nothing else, as most have; nil of others and of one without any.
  var plainText: String? {
    guard case .parts(let parts) = self, parts.count == 1, case .text(let text, _, _) = parts[0],
      !text.isEmpty
    else { return nil }
    return text
  }
}

extension Segment.Format {
  /// The format of a style on a value of a type; `plain` is the type's own.
  init(_ style: Placeholder.Style, of type: ParameterType) {
    switch style {
    case .number: self = .number
    case .percent: self = .percent
    case .date: self = .date
    case .time: self = .time
    case .relative: self = .relative
    case .list: self = .list
    case .plain, .quoted: self.init(plain: type)
    case .agreement(let agreement): self.init(agreement.shownAs, of: type)
    }
  }

  /// What a form of a word agrees with.
  private init(_ shown: Agreement.Shown, of type: ParameterType) {
    switch shown {
    case .plain: self.init(plain: type)
    case .percent: self = .percent
    case .time: self = .time
    case .relative: self = .relative
    }
  }

  private init(plain type: ParameterType) {
    switch type {
    case .string, .url, .bool, .enumeration: self = .text
    case .int, .double: self = .number
    case .currency: self = .currency
    case .bytes: self = .bytes
    case .date: self = .date
    case .stringList: self = .list
    }
  }
}
