import DialogFindings
import DialogLocales

extension RuleDescription {
  static let nameNotAnAlert = RuleDescription(
    "name/not-an-alert", .error,
    summary: Message(
      en: "what asks for permission or consent is an alert or an action sheet",
      ko: "권한이나 동의는 경고창이나 동작 시트로 묻습니다"),
    reason: Message(
      en: "A notification shows something; it can’t be the question that comes before it.",
      ko: "알림은 무언가를 알릴 뿐이며, 그에 앞서 물어야 할 것을 물을 수 없습니다."),
    examples: [
      RuleExample(
        """
        project Photos {
          notifications {
            permission ⟦AlbumShared⟧
          }
        }

        notification AlbumShared {
          body "An album is shared."
        }
        """),
      RuleExample(
        """
        project Photos {
          notifications {
            permission AskToNotify
          }
        }

        alert AskToNotify {
          title "Allow Notifications?"
          button allow "Allow"
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func asksByNotification(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      .nameNotAnAlert,
      Message(
        en: "‘\(name.text)’ is a notification, which cannot ask; name an alert or an action sheet",
        ko: "‘\(name.text, .topic)’ 알림이라서 물을 수 없습니다. "
          + "경고창이나 동작 시트의 이름을 쓰세요"),
      at: name.range,
      notes: [
        Note(Message(en: "it is declared here", ko: "여기에 선언되어 있습니다"), at: first.range)
      ])
  }
}
