import DialogFindings
import DialogLocales
import DialogModel

extension Rule {
  static let buttonDuplicateTitle = Rule(
    "button/duplicate-title", .always(.error),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
    ],
    summary: Message(
      en: "no two buttons of a dialog read the same",
      ko: "한 대화상자의 버튼은 제목이 서로 다릅니다"),
    reason: Message(
      en: """
        A title describes the result of a button; with two alike nobody can tell the results apart. \
        Titles that meet only in a translation are found by l10n/duplicate-button.
        """,
      ko: """
        버튼의 제목은 결과를 알려 줍니다. 둘이 같으면 결과를 구별할 수 없습니다. 번역에서만 같아지는 제목은 \
        l10n/duplicate-button이 찾습니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet KeepVersion {
          source versionButton
          title { en "Two Versions Found"  ko "두 가지 버전" }
          choice mine { en "Keep This One"  ko "내 버전 유지" }
          choice theirs { en "⟦Keep This One⟧"  ko "상대 버전 유지" }
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet KeepVersion {
          source versionButton
          title { en "Two Versions Found"  ko "두 가지 버전" }
          choice mine { en "Keep Mine"  ko "내 버전 유지" }
          choice theirs { en "Keep Theirs"  ko "상대 버전 유지" }
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      // Alike in a translation alone is that translation's fault.
      for alike in context.alikeTitles where alike.second.isSource {
        let (first, second) = (alike.first, alike.second)
        let shown = second.shown()
        findings.report(
          Message(
            en: "two buttons read ‘\(shown)’; give each a title that says what it does",
            ko: "두 버튼의 제목이 모두 ‘\(shown)’입니다. 하는 일이 드러나게 다르게 쓰세요"),
          in: second, yieldingTo: first.isCancel && second.isCancel ? secondCancel : [],
          notes: [Diagnostic.Note(.otherOne, at: first.range)])
      }
    })
}

/// What says already that of two Cancels one is to go.
private let secondCancel = [
  Precedence(Rule.buttonCancelRole.id, Rule.buttonSecondCancel.id, in: .sameDialog)
]

extension TextVariant {
  fileprivate var isCancel: Bool { isTerm(.cancel) }
}

extension Message {
  fileprivate static let otherOne = Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다")
}
