import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let notificationEmptyDetail = Rule(
    "notification/empty-detail", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Consider providing a detail view."),
      .notifications2024("Notification actions"),
    ],
    summary: Message(
      en: "a detail view shows or does something", ko: "상세 보기에서는 무언가를 보거나 할 수 있어야 합니다"),
    reason: Message(
      en: """
        People open the detail view to see more, or to act without opening the app. One that is \
        empty, or has nothing but a way to put it away, is opened in vain: the system closes it anyway.
        """,
      ko: """
        상세 보기는 더 보거나 앱을 열지 않고 무언가를 하려고 펼칩니다. 비어 있거나 닫는 동작뿐이면 펼친 보람이 없습니다. \
        닫기는 시스템이 해 줍니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification ChartShared(sender: String) {
          category communication
          title "{sender}"
          body "A chart was shared."
          hiddenPreview "New Chart"
          thread sender
          ⟦detail {
            action close "Close"
          }⟧
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification ChartShared(sender: String, chart: URL) {
          category communication
          title "{sender}"
          body "A chart was shared."
          hiddenPreview "New Chart"
          thread sender
          detail {
            media image chart
            action close "Close"
          }
        }
        """),
    ],
    check: .dialog { context, findings in
      guard let details = context.dialog.notification, details.hasDetail, details.media.isEmpty,
        let statement = context.dialog.statement("detail"), !context.describesMore
      else { return }
      guard context.onlyPutsAway else {
        guard let description = context.sourceVariants(of: .text(.description)).first else {
          return
        }
        return findings.report(
          Message(
            en: "this says no more than the notification; tell something new, or leave it out",
            ko: "알림에 있는 내용뿐입니다. 새로운 내용을 쓰거나 빼세요"),
          in: description)
      }
      findings.report(
        Message(
          en: "nothing is in this detail view; add media or an action, or leave it out",
          ko: "상세 보기에 아무것도 없습니다. 미디어나 동작을 넣거나 ‘detail’을 빼세요"),
        at: statement.range, of: context)
    })
}

extension DialogContext {
  /// Whether its description has a word that the notification has not.
  fileprivate var describesMore: Bool {
    sourceVariants(of: .text(.description)).contains { description in
      let shown = [Element.text(.title), .text(.subtitle), .text(.body)]
        .flatMap { variants(of: $0, in: description.locale) }
        .flatMap(\.phraseWords)
      return description.phraseWords.contains { word in
        !wordsOfMore.contains(word) && !shown.contains(word)
      }
    }
  }

  /// Whether all actions, if there are any, only close what is seen; OK says nothing, which is
  /// another rule’s to tell.
  fileprivate var onlyPutsAway: Bool {
    dialog.buttons.indices.allSatisfy { index in
      let titles = sourceVariants(of: .button(index))
      return dialog.buttons[index].input == nil && !titles.isEmpty
        && titles.allSatisfy { $0.isTerm([.close, .cancel]) || $0.putsAway }
    }
  }
}

extension TextVariant {
  fileprivate var phraseWords: [String] { reading.phrases.sentences.joined().map(\.text) }

  fileprivate var putsAway: Bool {
    let words: Set<String> =
      locale.isEnglish
      ? ["dismiss", "got it", "hide", "skip", "thanks"]
      : .forms("닫다,숨기다,넘기다[기] 알다[겠습니다]")
    return words.contains(text.lowercased())
  }
}

/// What says that there is more, and not what.
private let wordsOfMore = Set<String>.forms(
  "확인하다[으세요,ㄹ,으실] 보다[으세요,ㄹ,기] 있다[습니다] 자세하다[ㄴ]"
).union([
  "a", "all", "and", "are", "at", "be", "below", "can", "complete", "find", "found", "full", "it",
  "learn",
  "on", "read", "tap", "whole", "will", "you", "about", "everything", "related", "수",
  "아래", "아래에서", "여기", "여기에서", "여기서", "세부사항", "관련", "내용을", "정보를", "안내를", "전체",
  "details", "for", "further", "here", "info", "information", "is", "more", "of",
  "see", "some", "the", "there", "this", "additional", "view", "내용", "더", "더보기", "상세", "세부", "안내",
  "자세히", "정보", "상세정보", "추가",
])
