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
        gives nothing away: no parameters, and not the words of the notification itself.
        """,
      ko: """
        미리보기를 숨기면 시스템은 앱과 ‘알림’이라는 말만 보여 줍니다. ‘친구 요청’, ‘새 댓글’, ‘미리 알림’, ‘배송’ 같은 \
        텍스트가 있으면 볼지 말지 정할 수 있습니다. 매개변수나 알림의 내용을 그대로 드러내지 않아야 합니다.
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
    ],
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
        preview.reportDetails(&findings)
      }))
}

extension TextVariant {
  fileprivate func reportDetails(_ findings: inout Findings) {
    for (offset, _) in placeholdersByOffset {
      findings.report(
        Message(
          en:
            "a parameter gives details away on a locked screen; describe the kind of notification",
          ko: "매개변수는 잠긴 화면에서 자세한 내용을 드러냅니다. 어떤 알림인지만 쓰세요"),
        in: self, at: offset..<offset + TextVariant.placeholder.utf8.count)
    }
    guard placeholders.isEmpty else { return }
    if tellsNothing {
      findings.report(
        Message(
          en: "this tells no more than the system does; name the kind of notification",
          ko: "시스템이 보여 주는 말과 다르지 않습니다. 어떤 알림인지 쓰세요"),
        in: self)
    } else if isInBody {
      findings.report(
        Message(
          en: "this gives the notification’s own words away; describe its kind",
          ko: "알림의 내용을 그대로 드러냅니다. 어떤 알림인지만 쓰세요"),
        in: self)
    }
  }

  private var tellsNothing: Bool {
    bytes.count <= emptyPreviewBytes && emptyPreviews.contains(text.lowercased())
  }

  /// Whether it is all of a visible text, or a run of four words and more from one.
  private var isInBody: Bool {
    let own = letterRuns
    return [Element.text(.title), .text(.subtitle), .text(.body)].contains { element in
      dialog.variants(of: element, in: locale).contains { other in
        let isAll = abs(bytes.count - other.bytes.count) < 8
        guard isAll || own.count >= 4 else { return false }
        return holds(own, in: other.letterRuns, of: other, whole: own.count < 4)
      }
    }
  }

  private var letterRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    reading.forEachWord { word in
      if case .letters(let run) = word { runs.append(run) }
      return true
    }
    return runs
  }

  /// Whether words of another text are just some words of this, or hold them in a row.
  private func holds(
    _ own: [Range<Int>], in theirs: [Range<Int>], of other: TextVariant, whole: Bool
  ) -> Bool {
    guard !own.isEmpty, own.count <= theirs.count, !whole || own.count == theirs.count else {
      return false
    }
    return (0...theirs.count - own.count).contains { start in
      zip(own, theirs[start...]).allSatisfy { reading.isSame($0, as: $1, of: other.reading) }
    }
  }
}

/// What the system shows by itself.
private let emptyPreviews: Set<String> = [
  "notification", "new notification", "알림", "새 알림", "새로운 알림",
]
private let emptyPreviewBytes = emptyPreviews.map(\.utf8.count).max()!
