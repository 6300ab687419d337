import DialogFindings
import DialogModel

extension Rule {
  static let alertSingleButton = Rule(
    "alert/single-button", .only(.hig2019, .hig2020, .hig2024, as: .note),
    from: [
      .alerts2019("Generally, use two-button alerts."),
      .alerts2020("Alert Buttons: Generally, use two-button alerts."),
      .alerts2024("Best practices: Avoid using an alert merely to provide information."),
    ],
    summary: Message(
      en: "an alert gives a choice, unless it reports a problem",
      ko: "문제를 알리는 경우가 아니면 alert에는 선택지가 있어야 합니다"),
    reason: Message(
      en: """
        An alert with a single button informs, but gives no control over the situation. Either \
        people can do something about it, and a second button says what, or it needs no alert.
        """,
      ko: """
        버튼이 하나인 alert는 정보만 주고 상황을 제어할 수 없게 합니다. 할 수 있는 일이 있으면 두 번째 버튼으로 \
        알려 주고, 없으면 alert가 아닌 다른 방법으로 알리세요.
        """),
    examples: [
      RuleExample(
        """
        project Mail {
          guidelines 2020
        }

        alert ⟦AllowContacts⟧ {
          purpose permission
          title "Contacts Needed"
          button ok
          exit dismissed
        }
        """),
      RuleExample(
        """
        project Mail {
          guidelines 2020
        }

        alert MessageNotSent {
          purpose problem
          title "The message couldn’t be sent."
          button ok
          exit dismissed
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.mostShown() == 1, !context.reportsProblem,
        !context.leadsToSystemPrompt
      else {
        return
      }
      findings.report(
        Message(
          en:
            "one button informs but gives no control; offer what can be done, or do without the alert",
          ko: "버튼이 하나면 알리기만 할 뿐 선택할 수 없습니다. 할 수 있는 일을 버튼으로 더하거나 alert 없이 알리세요"),
        at: context.dialog.name.range, of: context)
    })
}
