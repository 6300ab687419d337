public import DialogFindings
public import DialogSupport

/// Findings on their way to people or programs.
public struct Report: Sendable {
  /// In the order in which they are told.
  public let findings: [Diagnostic]
  /// The files of the findings' places.
  public let files: [SourceFile]
  /// What is known of the rules; SARIF tells it along.
  public let rules: [RuleDescription]
  /// The URL of the folder of documentation that has `rules/`; SARIF links to it.
  public let documentation: String?
  /// What messages are told in; JSON and SARIF keep their names of members.
  public let language: MessageLanguage

  /// A report of findings that are in the order in which they are to be told.
  public init(
    _ findings: [Diagnostic], in files: [SourceFile], rules: [RuleDescription] = [],
    documentation: String? = nil, language: MessageLanguage = .english
  ) {
    self.findings = findings
    self.files = files
    self.rules = rules
    self.documentation = documentation
    self.language = language
  }

  /// The report as UTF-8; without findings it is empty, unless the format is a document.
  /// - Parameter screen: for the format `text`: what it is to be shown on.
  public func bytes(as format: ReportFormat, screen: Screen = Screen()) -> [UInt8] {
    switch format {
    case .text: TextReport(self, screen: screen).bytes()
    case .json: jsonBytes()
    case .sarif: sarifBytes()
    case .xcode: xcodeBytes()
    case .github: gitHubBytes()
    }
  }

  /// How many findings are of a severity.
  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

extension [Diagnostic] {
  /// The findings with every warning an error.
  public func withWarningsAsErrors() -> [Diagnostic] {
    map { $0.severity == .warning ? $0.weighing(.error) : $0 }
  }
}
