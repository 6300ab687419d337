/// What is said in a language, of a renderer's own accord, where an answer is not taken; and how
/// numbers are typed in it. Nil where the words are not known: nothing is guessed.
public struct Refusals: Hashable, Sendable {
  /// Of what is empty.
  public let required: String?
  /// Of what is no email address.
  public let email: String?
  /// Of what is no address of the web.
  public let url: String?
  /// Of what is no number without decimals.
  public let whole: String?
  /// Of what is no number.
  public let number: String?
  /// Of what is not right in any other way.
  public let value: String?
  /// The decimal separator as it is typed: `.` or `,`.
  public let decimal: Unicode.Scalar

  /// All of it in the order in which `dialog_refusals` has it.
  public var texts: [String?] { [required, email, url, whole, number, value] }

  /// - Parameter language: one without words of its own has those of the language it is a kind of.
  public init(in language: LanguageTag) {
    let lines = StaticBytes(refusalTable).lines(for: language)
    func text(_ name: String) -> String? {
      lines.lazy.compactMap { $0.value(ofField: name)?.string }.first
    }
    (required, email, url) = (text("required"), text("email"), text("url"))
    (whole, number, value) = (text("whole"), text("number"), text("value"))
    decimal = (LocaleData.find(language) ?? .root).decimalSeparator == "," ? "," : "."
  }
}
