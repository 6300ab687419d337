import DialogFindings
import DialogLanguage
import DialogModel

extension Rule {
  static let alertExit = Rule(
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
        Cancel: nothing is done. Without Cancel the code needs to know which outcome that is. \
        Of a single button, which leaving can hardly differ from, this is a note; of one that reads OK, \
        Done or Close nothing is said.
        """,
      ko: """
        홈 화면으로 나가거나 Esc를 누르거나 입력이 끝나면 alert가 닫히며, 취소와 같이 아무 일도 하지 않아야 합니다. \
        취소 버튼이 없으면 그것이 어떤 결과인지 코드에 알려야 합니다. \
        버튼이 하나면 나가는 것과 다를 것이 거의 없으므로 참고로만 알리고, 그 버튼이 확인, 완료, 닫기면 알리지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert ⟦PhotoNotSaved⟧ {
          purpose problem
          title "The photo couldn’t be saved."
          button show "Show in Library"
        }
        """,
        fixed: """
          alert PhotoNotSaved {
            purpose problem
            title "The photo couldn’t be saved."
            button show "Show in Library"
            exit show
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
      RuleExample(
        """
        alert EmptyCart {
          purpose destructive
          title "Empty the cart?"
          button empty "Empty Cart" destructive
          cancel
          ⟦exit empty⟧
        }
        """,
        fixed: """
          alert EmptyCart {
            purpose destructive
            title "Empty the cart?"
            button empty "Empty Cart" destructive
            cancel
          }
          """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, !context.dialog.buttons.isEmpty else { return }
      if context.dialog.cancelButton != nil {
        context.reportOtherExit(&findings)
      } else if !context.dialog.statesExit, !context.showsCancel,
        context.decliningButton == nil
      {
        context.reportMissingExit(&findings)
      }
    })
}

extension Message {
  fileprivate static let noCancel = Message(
    en: "there is no Cancel; say with exit which button leaving stands for, or ‘exit dismissed’",
    ko: "취소 버튼이 없습니다. 나가면 어느 버튼과 같은지 exit로 적거나 ‘exit dismissed’를 쓰세요")

  fileprivate static func onlyButton(_ name: String) -> Message {
    Message(
      en: "nothing says what leaving means; with ‘exit \(name)’ it is the same as the only button",
      ko:
        "나가면 어떻게 되는지 적혀 있지 않습니다. ‘exit \(name, .object)’ 쓰면 하나뿐인 버튼과 같아집니다"
    )
  }
}

extension DialogContext {
  fileprivate func reportMissingExit(_ findings: inout Findings) {
    let only = dialog.buttons.count == 1 ? dialog.buttons[0] : nil
    if let only, acknowledges(only) || leadsToSystemPrompt { return }
    let closing = only ?? dialog.buttons.first(where: acknowledges)
    let outcome = closing.flatMap { $0.role == .normal ? $0.name.text : nil } ?? "dismissed"
    findings.report(
      only == nil ? .noCancel : .onlyButton(outcome),
      at: dialog.name.range, of: self, severity: only == nil ? nil : .note,
      fixes: .one(
        Message(en: "insert ‘exit \(outcome)’", ko: "‘exit \(outcome)’ 추가"),
        insertLast("exit \(outcome)")))
  }

  /// Beside Cancel nothing else may stand for leaving.
  fileprivate func reportOtherExit(_ findings: inout Findings) {
    guard dialog.exitButton != dialog.cancelButton, let statement = dialog.statement("exit") else {
      return
    }
    findings.report(
      Message(
        en: "leaving must mean the same as Cancel; remove ‘exit’",
        ko: "나가는 것은 취소와 같아야 합니다. ‘exit’를 지우세요"),
      at: statement.range, of: self, fixes: .one(.remove("exit"), remove(statement)))
  }
}
