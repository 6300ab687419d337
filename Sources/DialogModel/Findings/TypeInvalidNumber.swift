import DialogFindings
import DialogLocales
import DialogSyntax

extension RuleDescription {
  static let typeInvalidNumber = RuleDescription(
    "type/invalid-number", .error,
    summary: Message(
      en: "a limit is a whole number from 1 to 10000, a duration seconds or milliseconds",
      ko: "개수(limit)는 1부터 10000까지의 정수, 길이는 초나 밀리초로 씁니다"),
    reason: Message(
      en:
        "A sound’s length is written 2s, 1.5s or 500ms, up to a day; a list shows from one to "
        + "10000 elements.",
      ko: "소리의 길이는 2s, 1.5s, 500ms처럼 하루까지 쓰고, 목록에는 요소가 하나에서 10000개까지 보입니다."),
    examples: [
      RuleExample(
        """
        notification CommentReceived {
          body "A comment is waiting."
          sound "comment.caf" ⟦2sec⟧
        }
        """),
      RuleExample(
        """
        actionSheet MoveToAlbum(albums: [String]) {
          source moveButton
          choice album for album in albums "{album}" limit ⟦0⟧
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet CopyToAlbum(albums: [String]) {
          source copyButton
          choice album for album in albums "{album}" limit ⟦9223372036854775807⟧
          cancel
        }
        """),
      RuleExample(
        """
        notification CommentReceived {
          body "A comment is waiting."
          hiddenPreview "New Comment"
          identifier comments
          sound "comment.caf" 2s
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
  static func invalidLimit(_ word: Word) -> Diagnostic {
    Diagnostic(
      .typeInvalidNumber,
      Message(
        en: "‘\(word.text)’ is no limit; write a whole number from 1 to 10000",
        ko: "‘\(word.text, .topic)’ limit가 될 수 없습니다. 1부터 10000까지의 정수를 쓰세요"),
      at: word.range)
  }

  static func invalidDuration(_ word: Word) -> Diagnostic {
    Diagnostic(
      .typeInvalidNumber,
      Message(
        en: "‘\(word.text)’ is no duration; write seconds or milliseconds, as in 2s or 500ms",
        ko: "‘\(word.text, .topic)’ 길이가 아닙니다. 2s나 500ms처럼 초나 밀리초로 쓰세요"),
      at: word.range)
  }
}
