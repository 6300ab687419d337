import DialogFindings
import DialogModel

extension Rule {
  static let notificationActions = Rule(
    "notification/actions", .always(.error),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
      .notifications2024("Notification actions"), .notifications2020("Notification Behavior"),
    ],
    summary: Message(
      en: "a detail view has up to four actions", ko: "상세 보기의 동작은 네 개까지입니다"),
    reason: Message(
      en: "The system shows no more than four; the others can’t be reached.",
      ko: "시스템은 네 개까지만 보여 주며 나머지는 쓸 수 없습니다."),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification NewMessage(sender: String) {
          category communication
          title "{sender}"
          body "A new message has arrived."
          hiddenPreview "New Message"
          thread sender
          detail {
            action reply "Reply"
            action archive "Archive"
            action flag "Flag"
            action mute "Mute"
            action ⟦snooze⟧ "Snooze"
          }
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification NewMessage(sender: String) {
          category communication
          title "{sender}"
          body "A new message has arrived."
          hiddenPreview "New Message"
          thread sender
          detail {
            action reply "Reply"
            action archive "Archive"
          }
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .notification,
        let shown = context.buttonSets.first(where: { $0.count > most })
      else { return }
      let index = shown[most]
      findings.report(
        Message(
          en: "a detail view shows four actions; remove this one",
          ko: "상세 보기에는 동작이 네 개까지 나옵니다. 이 동작을 지우세요"),
        at: context.dialog.buttons[index].name.range, of: context,
        element: context.dialog.path(.button(index)))
    })

  private static let most = 4
}
