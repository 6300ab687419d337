import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let alertExit = Rule(
    "alert/exit", .always(.warning),
    from: [
      .alerts2019("Allow people to cancel alerts by exiting to the Home screen."),
      .alerts2020("Alert Buttons: Allow people to cancel alerts by exiting to the Home screen."),
      .alerts2022("Alert Buttons: Let people cancel an alert by exiting to the Home screen."),
      .alerts2024("Buttons: Provide alternative ways to cancel an alert when it makes sense."),
      .notifications2020(
        "Sending Marketing Notifications: Get people’s permission if you want to send them promotional or marketing notifications."
      ), .notifications2020("Notification Behavior"),
    ],
    summary: Message(
      en: "an alert without Cancel says what leaving it means, which is never an action nor hidden",
      ko: "취소 버튼이 없는 경고창에는 나가면 어떻게 되는지 적습니다. 나가기만 해서는 아무 일도 일어나지 않습니다"),
    reason: Message(
      en: """
        Going to the Home screen, Esc or the end of input closes an alert, with the same effect as \
        Cancel: nothing is done. Without Cancel the code needs to know which outcome that is: a \
        button that only acknowledges, one that declines where consent is asked for, or dismissed; \
        elsewhere what declines is Cancel. A button that acts is an error: someone who leaves hasn’t \
        agreed to anything. With a single button this is a note; where it only acknowledges (OK, Got \
        It, Close) and there is nothing to type, nothing is reported.
        """,
      ko: """
        홈 화면으로 나가거나 Esc를 누르거나 입력이 끝나면 경고창이 닫히며, 취소와 같이 아무 일도 하지 않아야 합니다. \
        취소 버튼이 없으면 그것이 어떤 결과인지 코드에 알려야 합니다. 확인했다는 뜻만 있는 버튼, 동의를 구할 때는 거절하는 \
        버튼, 또는 dismissed입니다. 그 밖의 경고창에서 거절하는 버튼은 취소로 둡니다. \
        무언가를 하는 버튼이면 오류입니다. 나간 사람은 아무것에도 동의하지 않았기 때문입니다. 버튼이 하나면 참고로만 알리고, \
        그 버튼이 확인, 알겠습니다, 닫기처럼 확인했다는 뜻뿐이고 입력란이 없으면 알리지 않습니다.
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
            exit dismissed
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
            exit decline
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
      RuleExample(
        """
        alert AllowReports {
          purpose consent
          title { en "Allow usage reports?"  ko "사용 보고서를 허용할까요?" }
          button allow { en "Allow"  ko "허용" }
          button decline { en "Don’t Allow"  ko "허용 안 함" }
          ⟦exit allow⟧
        }
        """,
        fixed: """
          alert AllowReports {
            purpose consent
            title { en "Allow usage reports?"  ko "사용 보고서를 허용할까요?" }
            button allow { en "Allow"  ko "허용" }
            button decline { en "Don’t Allow"  ko "허용 안 함" }
            exit decline
          }
          """),
      RuleExample(
        """
        alert AllowReports(canDecline: Bool) {
          purpose consent
          title { en "Allow usage reports?"  ko "사용 보고서를 허용할까요?" }
          button allow { en "Allow"  ko "허용" }
          button decline { en "Don’t Allow"  ko "허용 안 함" } if canDecline
          ⟦exit decline⟧
        }
        """,
        fixed: """
          alert AllowReports(canDecline: Bool) {
            purpose consent
            title { en "Allow usage reports?"  ko "사용 보고서를 허용할까요?" }
            button allow { en "Allow"  ko "허용" }
            button decline { en "Don’t Allow"  ko "허용 안 함" } if canDecline
            exit dismissed
          }
          """),
      RuleExample(
        """
        alert StoreClosed {
          purpose problem
          title { en "The store is closed."  ko "상점이 닫혔습니다." }
          button hours { en "Show Hours"  ko "시간 보기" }
          button ok { en "OK"  ko "확인" }
          exit ok
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, !context.dialog.buttons.isEmpty,
        context.dialog.unresolvedExit == nil
      else { return }
      if context.dialog.exitMayBeHidden {
        context.reportHiddenExit(&findings)
      } else if let cancel = context.dialog.cancelButton, !context.dialog.mayBeHidden(cancel) {
        context.reportOtherExit(&findings)
      } else if context.dialog.statesExit {
        context.reportActingExit(&findings)
      } else if !context.showsCancel, context.decliningButton == nil {
        context.reportMissingExit(&findings)
      }
    })
}

extension Message {
  fileprivate static let noCancel = Message(
    en:
      "there is no Cancel; write ‘exit’ and the button that leaving counts as, or ‘exit dismissed’",
    ko: "취소 버튼이 없습니다. ‘exit’ 뒤에 나갈 때 누른 것으로 볼 버튼의 이름을 쓰거나 ‘exit dismissed’를 쓰세요")

  fileprivate static func onlyButton(_ outcome: String) -> Message {
    outcome == "dismissed"
      ? Message(
        en: "nothing says what leaving means; write ‘exit dismissed’, so that nothing is done",
        ko: "나가면 어떻게 되는지 적혀 있지 않습니다. 아무 일도 일어나지 않도록 ‘exit dismissed’를 쓰세요")
      : Message(
        en: "nothing says what leaving means; write ‘exit \(outcome)’, for the button that leaves",
        ko: "나가면 어떻게 되는지 적혀 있지 않습니다. 나가는 버튼의 이름으로 ‘exit \(outcome, .object)’ 쓰세요")
  }

  fileprivate static func hides(_ button: String, _ outcome: String) -> Message {
    Message(
      en: "leaving stands for ‘\(button)’, which is not always shown; write ‘exit \(outcome)’",
      ko:
        "나가면 ‘\(button, .object)’ 고른 것이 되는데, 이 버튼은 늘 보이지는 않습니다. ‘exit \(outcome, .direction)’ 바꾸세요")
  }

  fileprivate static func acts(_ title: String, _ outcome: String) -> Message {
    Message(
      en: "who leaves would choose ‘\(title)’ without agreeing to it; write ‘exit \(outcome)’",
      ko:
        "나가기만 해도 ‘\(title, .object)’ 고른 것이 됩니다. ‘exit \(outcome, .direction)’ 바꾸세요")
  }
}

extension Dialog {
  /// Whether `exit` names a button that is not always shown.
  fileprivate var exitMayBeHidden: Bool { exitButton.map(mayBeHidden) ?? false }

  fileprivate func mayBeHidden(_ button: Int) -> Bool {
    buttons[button].condition != nil || buttons[button].repetition != nil
  }
}

extension DialogContext {
  /// Leaving must stand for something that can be chosen.
  fileprivate func reportHiddenExit(_ findings: inout Findings) {
    guard let exit = dialog.exitButton, let statement = dialog.statement("exit") else { return }
    let cancel = dialog.cancelButton.flatMap { dialog.mayBeHidden($0) ? nil : dialog.buttons[$0] }
    let outcome = cancel?.name.text ?? "dismissed"
    let edit = TextEdit(replace: statement.range, with: "exit \(outcome)")
    findings.report(
      .hides(dialog.buttons[exit].name.text, outcome), at: statement.range, of: self,
      fixes: .one(
        Message(en: "write ‘exit \(outcome)’", ko: "‘exit \(outcome, .direction)’ 바꾸기"), edit))
  }

  /// A destructive button without Cancel is another rule’s, and so is what leaving means then.
  fileprivate func reportMissingExit(_ findings: inout Findings) {
    guard !dialog.hasDestructiveButton else { return }
    let only = dialog.buttons.count == 1 ? dialog.buttons[0] : nil
    let asks = !dialog.fields.isEmpty
    if only != nil, acknowledges(0) && !asks || leadsToSystemPrompt { return }
    // OK sends what has been typed.
    let outcome = asks && only != nil ? "dismissed" : outcomeOfLeaving
    findings.report(
      only == nil ? .noCancel : .onlyButton(outcome),
      at: dialog.name.range, of: self, severity: only == nil ? nil : .note,
      fixes: .one(
        Message(en: "insert ‘exit \(outcome)’", ko: "‘exit \(outcome)’ 추가"),
        insertLast("exit \(outcome)")))
  }

  /// Leaving must not stand for a button that acts.
  fileprivate func reportActingExit(_ findings: inout Findings) {
    guard let exit = dialog.exitButton, !leaves(exit), let statement = dialog.statement("exit"),
      let title = sourceVariants(of: .button(exit)).first
    else { return }
    let outcome = outcomeOfLeaving
    let edit = TextEdit(replace: statement.range, with: "exit \(outcome)")
    findings.report(
      .acts(title.shown(), outcome), at: statement.range, of: self, severity: .error,
      fixes: .one(
        Message(
          en: "write ‘exit \(outcome)’", ko: "‘exit \(outcome, .direction)’ 바꾸기"),
        edit
      )
    )
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
