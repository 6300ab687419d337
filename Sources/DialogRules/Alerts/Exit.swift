import DialogModel
import DialogText

extension Rule {
  static let exit = Rule(
    "alert/exit", .always(.warning),
    from: [
      .alerts2020("Alert Buttons: Allow people to cancel alerts by exiting to the Home screen."),
      .alerts2022("Alert Buttons: Let people cancel an alert by exiting to the Home screen."),
      .alerts2024("Buttons: Provide alternative ways to cancel an alert when it makes sense."),
    ],
    summary: Message(
      en: "an alert without Cancel says what leaving it means",
      ko: "취소 버튼이 없는 alert에는 나가면 어떻게 되는지 적습니다"),
    reason: Message(
      en: """
        Going to the Home screen, Esc or the end of input closes an alert, with the same effect as \
        Cancel: nothing is done. Without Cancel the code needs to know which outcome that is.
        """,
      ko: """
        홈 화면으로 나가거나 Esc를 누르거나 입력이 끝나면 alert가 닫히며, 취소와 같이 아무 일도 하지 않아야 합니다. \
        취소 버튼이 없으면 그것이 어떤 결과인지 코드에 알려야 합니다.
        """),
    examples: [
      RuleExample(
        """
        alert ⟦PhotoNotSaved⟧ {
          purpose problem
          title "The photo couldn’t be saved."
          button ok
        }
        """,
        fixed: """
          alert PhotoNotSaved {
            purpose problem
            title "The photo couldn’t be saved."
            button ok
            exit ok
          }
          """),
      RuleExample(
        """
        alert ⟦AllowReports⟧ {
          purpose consent
          title "Allow usage reports?"
          button allow "Allow"
          button decline "Don’t Allow"
        }
        """,
        fixed: """
          alert AllowReports {
            purpose consent
            title "Allow usage reports?"
            button allow "Allow"
            button decline "Don’t Allow"
            exit dismissed
          }
          """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, !context.dialog.statesExit, !context.dialog.buttons.isEmpty,
        !context.showsCancel
      else { return }
      let only = context.dialog.buttons.count == 1 ? context.dialog.buttons[0] : nil
      let outcome = only.flatMap { $0.role == .normal ? $0.name.text : nil } ?? "dismissed"
      findings.report(
        Message(
          en:
            "there is no Cancel; say with exit which button leaving stands for, or ‘exit dismissed’",
          ko: "취소 버튼이 없습니다. 나가면 어느 버튼과 같은지 exit로 적거나 ‘exit dismissed’를 쓰세요"),
        at: context.dialog.name.range, of: context,
        fixes: .one(
          Message(en: "insert ‘exit \(outcome)’", ko: "‘exit \(outcome)’ 추가"),
          context.insertLast("exit \(outcome)")))
    })
}
