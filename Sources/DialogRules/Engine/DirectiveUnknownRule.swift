import DialogFindings
import DialogLocales
import DialogSupport

extension Rule {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// Found by the engine: a setting or an allowance of no rule.
  static let directiveUnknownRule = Rule(
    "directive/unknown-rule", .always(.warning), from: [],
    summary: Message(
      en: "@allow and rules name rules that exist",
      ko: "@allow와 rules에는 있는 규칙의 이름을 씁니다"),
    reason: Message(
      en: "A misspelt rule is neither set nor allowed, and nobody would notice.",
      ko: "이름을 잘못 쓴 규칙은 설정되지도 허용되지도 않으며 아무도 알아차리지 못합니다."),
    examples: [
      RuleExample(
        """
        project Photos {
          rules {
            ⟦alert/minimise⟧ off
          }
        }
        """,
        fixed: """
          project Photos {
            rules {
              alert/minimize off
            }
          }
          """)
    ],
    check: .engine)
}

extension Diagnostic {
  static func unknownRule(
    _ rule: RuleID, at range: SourceRange, known: KnownRules
  ) -> Diagnostic {
    let meant = Spelling.nearest(to: rule.name, in: known.names)
    return Diagnostic(
      Rule.directiveUnknownRule.id, .warning, .unknownRule(rule, meant: meant), at: range,
      fixes: meant.map { [.replacing(range, with: $0)] } ?? [])
  }
}

extension Message {
  fileprivate static func unknownRule(_ rule: RuleID, meant: String?) -> Message {
    guard let meant else {
      return Message(
        en: "there is no rule ‘\(rule)’; dialogc explain lists all rules",
        ko: "‘\(rule)’ 규칙은 없습니다. dialogc explain으로 모든 규칙을 볼 수 있습니다")
    }
    return Message(
      en: "there is no rule ‘\(rule)’; did you mean ‘\(meant)’?",
      ko: "‘\(rule)’ 규칙은 없습니다. 혹시 ‘\(meant)’입니까?")
  }
}
