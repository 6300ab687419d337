import DialogFindings
import DialogModel

extension Rule {
  static let notificationDestructiveAction = Rule(
    "notification/destructive-action", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Avoid providing destructive actions."),
      .notifications2024("Notification actions: Prefer nondestructive actions."),
    ],
    summary: Message(
      en: "a notification offers no destructive action without good reason",
      ko: "알림에는 꼭 필요한 경우가 아니면 destructive 동작을 두지 않습니다"),
    reason: Message(
      en: """
        A notification is read in passing, and its actions are pressed so too. One that deletes is \
        destructive by its title, declared so or not. Where such a \
        one is needed all the same, the notification says enough to know what it does: allow it, \
        with that reason.
        """,
      ko: """
        알림은 스쳐 읽고 동작도 그렇게 누릅니다. 제목이 삭제를 뜻하면 destructive로 선언하지 않아도 마찬가지입니다. 그래도 꼭 필요하다면 무슨 일이 일어나는지 \
        알 수 있을 만큼 알림에 쓰고, 그 이유를 적어 허용하세요.
        """),
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
            action ⟦delete⟧ "Delete" destructive
          }
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        @allow(notification/destructive-action, "The body says what is deleted.")
        notification MailboxFull(mailbox: String) {
          category status
          body "Old messages in {mailbox} leave no room for new ones."
          hiddenPreview "Mailbox Status"
          identifier mailbox
          detail {
            action delete "Delete Old" destructive authenticated
          }
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .notification else { return }
      for (index, button) in context.dialog.buttons.enumerated() {
        let titles = context.sourceVariants(of: .button(index))
        let isDestructive = button.role == .destructive || titles.contains(where: \.destroys)
        guard isDestructive || titles.contains(where: \.isDangerous) else { continue }
        findings.report(
          Message(
            en: "a destructive action is easily pressed in passing; leave it to the app",
            ko: "삭제하거나 되돌리기 어려운 동작은 무심코 누르기 쉽습니다. 앱 안에서 하게 하세요"),
          at: button.name.range, of: context, element: context.dialog.path(.button(index)),
          severity: isDestructive ? nil : .note)
      }
    })
}
