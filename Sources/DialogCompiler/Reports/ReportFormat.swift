/// The forms that findings are reported in, by the names they are asked for with.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: source lines with what is meant underlined.
  case text
  /// The JSON of `docs/schema/diagnostics.schema.json`.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// Lines that Xcode shows at their place.
  case xcode
  /// Workflow commands that GitHub shows in a pull request.
  case github

  /// Whether it is one document, which is there also where nothing was found.
  public var isDocument: Bool { self == .json || self == .sarif }
}
