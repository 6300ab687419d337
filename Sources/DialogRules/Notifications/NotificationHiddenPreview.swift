import DialogFindings
import DialogModel

extension Rule {
  static let notificationHiddenPreview = Rule(
    "notification/hidden-preview", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Provide descriptive, nonspecific text to display when notification previews are hidden."
      ),
      .notifications2024("Content: Provide generically descriptive text."),
    ],
    summary: Message(
      en: "a notification has a text for hidden previews that describes it without details",
      ko: "알림에는 미리보기를 숨겼을 때 보일, 자세한 내용이 없는 설명이 있어야 합니다"),
    reason: Message(
      en: """
        With previews hidden the system shows the app and ‘Notification’ alone. A text such as \
        Friend Request, New Comment, Reminder or Shipment lets people decide whether to look, and \
        gives nothing away: no parameters, and not the words of the notification itself. It is a few \
        words long; the app’s name, News or Update alone say nothing.
        """,
      ko: """
        미리보기를 숨기면 시스템은 앱과 ‘알림’이라는 말만 보여 줍니다. ‘친구 요청’, ‘새 댓글’, ‘미리 알림’, ‘배송’ 같은 \
        텍스트가 있으면 볼지 말지 정할 수 있습니다. 매개변수나 알림의 내용을 그대로 드러내지 않아야 합니다. 단어 몇 개면 되며, 앱의 \
        이름이나 ‘소식’, ‘업데이트’만으로는 아무것도 알 수 없습니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification CommentReceived(author: String) {
          category communication
          body "{author} left a comment."
          hiddenPreview "Comment by ⟦{author}⟧"
          thread author
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification CommentReceived(author: String) {
          category communication
          body "{author} left a comment."
          hiddenPreview "New Comment"
          thread author
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification InterviewSoon {
          category event
          body "The interview at Acme is at ten."
          hiddenPreview "⟦Interview at Acme at 10⟧"
          identifier interview
        }
        """),
      RuleExample(
        .notifyingInKorean + """


          notification PumpStarted {
            category status
            body "펌프가 돌기 시작했습니다."
            hiddenPreview "⟦업데이트⟧"
            identifier pump
          }
          """),
    ],
    // What is to be replaced is translated then. By its name, as rules of translations name these.
    relations: RuleRelations(supersedes: [Precedence("l10n/missing", in: .sameElement)]),
    check: Check(
      dialog: { context, findings in
        guard context.kind == .notification, context.dialog.text(.hiddenPreview) == nil else {
          return
        }
        findings.report(
          Message(
            en: "there is no text for hidden previews; add hiddenPreview, such as \"New Comment\"",
            ko: "미리보기를 숨겼을 때 보일 텍스트가 없습니다. hiddenPreview를 \"새 댓글\"처럼 추가하세요"),
          at: context.dialog.name.range, of: context, element: "hiddenPreview")
      },
      text: { preview, findings in
        guard preview.element == .text(.hiddenPreview) else { return }
        preview.reportPreview(&findings)
      }))
}
