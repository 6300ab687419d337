import DialogLanguage
import DialogModel
import DialogText

/// What the engine itself finds: settings and allowances without effect.
extension Rule {
  static let unusedAllow = Rule(
    "directive/unused-allow", .always(.warning), from: [],
    summary: Message(
      en: "an @allow allows something", ko: "@allow는 실제로 무언가를 허용해야 합니다"),
    reason: Message(
      en: """
        An @allow that no finding needs any more hides the next one, and tells readers of \
        a problem that is not there.
        """,
      ko: """
        더는 필요 없는 @allow는 다음에 생길 지적을 가리고, 읽는 사람에게 있지도 않은 문제를 알립니다.
        """),
    examples: [
      RuleExample(
        """
        ⟦@allow(button/duplicate-title, "Both were titled Keep once.")⟧
        alert DiscardChanges {
          purpose destructive
          title "Discard changes?"
          message "The last version stays."
          button discard "Discard" destructive
          cancel
        }
        """,
        fixed: """
          alert DiscardChanges {
            purpose destructive
            title "Discard changes?"
            message "The last version stays."
            button discard "Discard" destructive
            cancel
          }
          """)
    ],
    check: .engine)

  static let unknownName = Rule(
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
  static func unusedAllow(
    _ allowance: Allowance, _ severity: Severity, removing edit: TextEdit?
  ) -> Diagnostic {
    Diagnostic(
      Rule.unusedAllow.id, severity,
      Message(
        en: "nothing here breaks ‘\(allowance.rule)’; remove the @allow",
        ko: "여기에는 ‘\(allowance.rule)’ 규칙에 어긋나는 것이 없습니다. @allow를 지우세요"),
      at: allowance.range, fixes: .one(.remove("@allow"), edit))
  }

  static func unknownName(
    _ rule: RuleID, at range: SourceRange, known: KnownRules
  ) -> Diagnostic {
    let meant = Spelling.nearest(to: rule.name, in: known.names)
    var english = "there is no rule ‘\(rule)’"
    var korean = "‘\(rule)’ 규칙은 없습니다"
    if let meant {
      english += "; did you mean ‘\(meant)’?"
      korean += ". ‘\(meant)’\(KoreanParticle.object.form(after: meant)) 쓰려고 했나요?"
    } else {
      english += "; dialogc explain lists all rules"
      korean += ". dialogc explain으로 모든 규칙을 볼 수 있습니다"
    }
    return Diagnostic(
      Rule.unknownName.id, .warning, Message(en: english, ko: korean), at: range,
      fixes: meant.map { [.replacing(range, with: $0)] } ?? [])
  }
}
