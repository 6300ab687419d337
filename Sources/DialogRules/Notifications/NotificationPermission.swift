import DialogFindings
import DialogModel

extension Rule {
  static let notificationPermission = Rule(
    "notification/permission", .always(.error),
    from: [
      .notifications2020("Notification Behavior"),
      .notifications2020(
        "Sending Marketing Notifications: Make sure people can manage their notification preferences within your app."
      ),
      .managingNotifications2024("Managing notifications"),
    ],
    summary: Message(
      en: "a project with notifications says how permission is asked and where it is changed",
      ko: "알림이 있는 프로젝트에는 권한을 어떻게 구하고 어디에서 바꾸는지 적습니다"),
    reason: Message(
      en: """
        People must explicitly opt into an app’s notifications, and can change that in the app. The \
        project names the dialog that prepares the system’s question, and the settings screen. One \
        that only informs asks nobody.
        """,
      ko: """
        사용자가 명시적으로 동의해야 알림을 보낼 수 있으며, 그 선택은 앱에서 바꿀 수 있어야 합니다. 시스템이 묻기 전에 \
        보여 줄 대화상자와 설정 화면을 프로젝트에 적습니다. 알리기만 하는 대화상자로는 동의를 구할 수 없습니다.
        """),
    examples: [
      RuleExample(
        """
        project ⟦Mail⟧ {
          app "Letterbox"
        }

        notification NewMessage(sender: String) {
          category communication
          title "{sender}"
          body "A new message has arrived."
          hiddenPreview "New Message"
          thread sender
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
        }
        """),
    ],
    relations: RuleRelations(dependsOn: [.project, .otherDialogs]),
    check: .project { project, findings in
      guard let first = project.firstDialog(of: .notification) else { return }
      if let name = project.program.project.notificationPermission,
        let dialog = project.dialog(named: name.text), dialog.purpose == .inform
      {
        findings.report(.asksNobody(name.text), at: name.range)
      } else if let message = project.missingPermission {
        findings.report(message, at: project.program.project.name?.range ?? first.name.range)
      }
    })
}

extension Message {
  fileprivate static func asksNobody(_ dialog: String) -> Message {
    Message(
      en: "‘\(dialog)’ only informs; name a dialog that asks and can be declined",
      ko: "‘\(dialog, .topic)’ 알리기만 합니다. 물어보고 거절할 수 있는 대화상자를 적으세요")
  }
}

extension ProjectContext {
  /// What the project does not say of its notifications.
  fileprivate var missingPermission: Message? {
    let asks = program.project.notificationPermission != nil
    let manages = program.project.notificationSettings != nil
    switch (asks, manages) {
    case (true, true): return nil
    case (false, true):
      return Message(
        en: "name the dialog that asks for permission: notifications { permission AskToNotify }",
        ko: "권한을 구하는 대화상자를 적으세요: notifications { permission AskToNotify }")
    case (true, false):
      return Message(
        en: "name the screen where notifications are managed: "
          + "notifications { settings NotificationSettings }",
        ko: "알림을 관리하는 화면을 적으세요: notifications { settings NotificationSettings }")
    case (false, false):
      return Message(
        en: "say how permission for notifications is asked and where it is changed: "
          + "notifications { permission AskToNotify; settings NotificationSettings }",
        ko: "알림 권한을 어떻게 구하고 어디에서 바꾸는지 적으세요: "
          + "notifications { permission AskToNotify; settings NotificationSettings }")
    }
  }
}
