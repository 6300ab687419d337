import DialogFindings
import DialogSupport

extension RuleDescription {
  static let typeSendWithoutInput = RuleDescription(
    "type/send-without-input", .error,
    summary: Message(
      en: "send belongs to an action with input", ko: "보내기 버튼의 제목(send)은 입력을 받는 동작에 씁니다"),
    reason: Message(
      en: "It is the title of the button that sends what is typed into the text field.",
      ko: "입력란에 입력한 내용을 보내는 버튼의 제목이기 때문입니다."),
    examples: [
      RuleExample(
        """
        notification CommentReceived {
          body "A comment is waiting."
          detail {
            action reply "Reply" ⟦send "Send"⟧
          }
        }
        """),
      RuleExample(
        """
        notification CommentReceived {
          body "A comment is waiting."
          hiddenPreview "New Comment"
          identifier comments
          detail {
            action reply "Reply" input "Comment" send "Send"
          }
        }

        project App {
          notifications { permission AskToNotify; settings NotificationSettings }
        }

        alert AskToNotify {
          purpose permission
          title "Turn on notifications?"
          button turnOn "Turn On"
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func sendWithoutInput(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeSendWithoutInput,
      Message(
        en: "send names the button beside a text field; write input and its text too",
        ko: "send는 입력란 옆 버튼의 제목입니다. input과 그 텍스트도 쓰세요"),
      at: range)
  }
}
