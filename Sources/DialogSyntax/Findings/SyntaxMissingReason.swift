public import DialogFindings
import DialogSupport

extension RuleDescription {
  /// A directive that allows a finding without saying why; also found where names are resolved.
  public static let syntaxMissingReason = RuleDescription(
    "syntax/missing-reason", .error,
    summary: Message(
      en: "@allow says why a finding is accepted", ko: "@allow에는 지적을 허용하는 이유를 씁니다"),
    reason: Message(
      en: """
        Whoever reads the dialog later can tell from the reason whether it still holds.
        """,
      ko: "나중에 읽는 사람이 그 이유가 여전히 맞는지 판단할 수 있어야 합니다."),
    examples: [
      RuleExample(
        """
        @allow(alert/minimize⟦⟧)
        alert Welcome {
          title "Welcome to Photos"
          button ok
        }
        """),
      RuleExample(
        """
        @allow(alert/minimize, ⟦" "⟧)
        alert Welcome {
          title "Welcome to Photos"
          button ok
        }
        """),
      RuleExample(
        """
        @allow(alert/minimize, "The law asks for this notice.")
        alert Welcome {
          title "Welcome to Photos"
          button ok
        }
        """),
    ])
}

extension Diagnostic {
  static func missingReason(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxMissingReason,
      Message(
        en: "@allow needs a reason; write it in quotes after the rule",
        ko: "@allow에는 이유가 필요합니다. 규칙 뒤에 따옴표로 묶어 쓰세요"),
      at: place)
  }
}
