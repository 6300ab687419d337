import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let alertSingleButton = Rule(
    "alert/single-button", .only(.hig2019, .hig2020, .hig2024, as: .note),
    from: [
      .alerts2019("Generally, use two-button alerts."),
      .alerts2020("Alert Buttons: Generally, use two-button alerts."),
      .alerts2024("Best practices: Avoid using an alert merely to provide information."),
      .alerts2019("Minimize alerts."), .alerts2020("Minimize alerts."),
    ],
    summary: Message(
      en: "an alert gives a choice; in 2019 and 2020 also where it reports a problem",
      ko: "경고창에는 선택지가 있어야 합니다. 2019·2020년 지침에서는 문제를 알릴 때도 마찬가지입니다"),
    reason: Message(
      en: """
        An alert with a single button informs, but gives no control over the situation. Either \
        people can do something about it, and a second button says what, or it needs no alert. Two \
        buttons that only close it are no more than one; a single Cancel stops what is going on. What only \
        passes on a reason, a value alone after what happened, is let pass: what can be done is not known here.
        """,
      ko: """
        버튼이 하나인 경고창은 알리기만 할 뿐 어떻게 할지 고르게 해 주지 않습니다. 할 수 있는 일이 있으면 두 번째 버튼으로 \
        알려 주고, 없으면 경고창이 아닌 다른 방법으로 알리세요. 닫기만 하는 버튼은 둘이어도 하나와 같습니다. 하나뿐인 버튼이 \
        취소면 진행 중인 일을 멈추므로 괜찮습니다. 무슨 일인지 말한 뒤 이유를 값으로만 전하는 경고창도 지적하지 않습니다. \
        무엇을 할 수 있는지 여기서는 알 수 없기 때문입니다.
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

        alert ⟦MessageNotSent⟧ {
          purpose problem
          title { en "The message couldn’t be sent."  ko "메시지를 보내지 못했습니다." }
          button ok { en "OK"  ko "확인" }
          button close { en "Dismiss"  ko "닫기" }
          exit close
        }
        """),
      RuleExample(
        """
        project Mail {
          guidelines 2020
        }

        alert SendingMessage {
          title { en "Sending Message"  ko "메시지 보내는 중" }
          cancel
        }
        """),
      RuleExample(
        """
        project Mail {
          guidelines 2024
        }

        alert MessageNotSent {
          purpose problem
          title "The message couldn’t be sent."
          button ok
          exit dismissed
        }
        """),
      RuleExample(
        """
        project Mail {
          guidelines 2024
        }

        alert InboxChanged {
          purpose permission
          title "The inbox changed on another device."
          button refresh "Refresh"
          exit dismissed
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.givesNoControl, !context.leadsToSystemPrompt
      else { return }
      let onlyCloses = context.dialog.buttons.indices.allSatisfy(context.acknowledges)
      if context.mayOnlyReport {
        if context.reportsProblem || context.onlyInforms || !onlyCloses { return }
      } else if onlyCloses, context.passesOnReason {
        return
      }
      findings.report(
        onlyCloses ? onlyInforms : onlyActs, at: context.dialog.name.range, of: context)
    })

  private static let onlyInforms = Message(
    en: "one button informs but gives no control; offer what can be done, or do without the alert",
    ko: "버튼이 하나면 알리기만 할 뿐 선택할 수 없습니다. 할 수 있는 일을 버튼으로 더하거나 경고창 없이 알리세요")

  private static let onlyActs = Message(
    en: "one button leaves no choice; offer another, or a way to leave it be",
    ko: "버튼이 하나면 선택할 수 없습니다. 다른 선택지나 그만둘 방법을 더하세요")
}

extension DialogContext {
  /// Whether a problem may be reported without a choice: not in 2019 and 2020, where no exception is made.
  fileprivate var mayOnlyReport: Bool { edition >= .hig2024 }

  /// Whether what went wrong is a value that the app is given, so that nobody knows here what can be done.
  fileprivate var passesOnReason: Bool {
    variants.contains { $0.isSource && $0.isDialogText && $0.text.endsInValueAlone }
  }

  /// Whether there is a single button, or none that does anything but close the alert. A single
  /// Cancel stops what is going on.
  fileprivate var givesNoControl: Bool {
    if mostShown() == 1 { return !dialog.buttons.contains { !isChoice($0) } }
    guard mostShown() > 1, dialog.fields.isEmpty, dialog.purpose == .problem,
      !asks(in: project.sourceLocale), !speaksOfLoss
    else { return false }
    let all = dialog.buttons.indices
    return all.allSatisfy { !isChoice($0) || acknowledges($0) }
      && all.contains(where: acknowledges)
  }
}

extension String {
  /// Whether a placeholder is all of it, or stands alone after a sentence, a line or a colon.
  fileprivate var endsInValueAlone: Bool {
    guard let place = lastIndex(of: "\u{FFFC}"),
      self[place...].dropFirst().allSatisfy({ $0 == "." || $0 == "。" || $0.isWhitespace })
    else { return false }
    let before = self[..<place]
    guard let mark = before.last(where: { $0 != " " }) else { return true }
    return mark == ":" || mark == "：" || mark.isNewline
      || SentenceEnd.mark(mark.unicodeScalars.first!) != nil
  }
}
