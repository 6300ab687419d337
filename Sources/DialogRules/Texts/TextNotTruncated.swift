import DialogFindings
import DialogReading
import DialogSupport

extension Rule {
  static let textNotTruncated = Rule(
    "text/not-truncated", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
    ],
    summary: Message(
      en: "text is not cut by hand with … or ...",
      ko: "글을 …이나 ...으로 직접 줄이지 않습니다"),
    reason: Message(
      en: """
        The system cuts what does not fit, and shows all of it where there is room. What is cut by \
        hand is lost everywhere. A button title ends in no punctuation; the guidelines of 2024 \
        allow … on one that opens a further window, as the Mac always has, so that a short title \
        (Save As…) is only noted, and a sheet’s choice (Share Entry…) is fine. Waiting… is not cut: it is \
        under way.
        """,
      ko: """
        들어가지 않는 글은 시스템이 줄이고, 자리가 있으면 모두 보여 줍니다. 직접 줄인 글은 어디서도 볼 수 없습니다. 버튼 제목은 \
        문장 부호로 끝나지 않습니다. 2024년 지침에서는 다른 창을 여는 버튼에 …을 쓸 수 있고 Mac에서는 늘 그래 왔으므로, 짧은 \
        제목(Save As…)은 참고로만 알리고, 동작 시트의 선택지(항목 공유…)는 괜찮습니다. ‘기다리는 중…’처럼 진행을 나타내는 것은 줄인 글이 아닙니다.
        """),
    examples: [
      RuleExample(
        """
        alert SaveCopy {
          purpose permission
          title { en "Save a copy?"  ko "사본을 저장할까요?" }
          button save { en "Save As⟦…⟧"  ko "저장" }
          cancel
        }
        """,
        fixed: """
          alert SaveCopy {
            purpose permission
            title { en "Save a copy?"  ko "사본을 저장할까요?" }
            button save { en "Save As"  ko "저장" }
            cancel
          }
          """),
      RuleExample(
        .notifying + """


          notification CommentReceived(author: String) {
            identifier comment
            title "{author}"
            body { en "Jo commented on the photo of the old⟦...⟧"  ko "사진에 새 댓글이 달렸습니다." }
            hiddenPreview { en "New Comment"  ko "새 댓글" }
          }
          """),
      RuleExample(
        """
        alert Connecting {
          purpose permission
          title { en "Connecting to iCloud…"  ko "iCloud에 연결하는 중…" }
          cancel
        }
        """),
    ],
    check: .text { variant, findings in
      guard !variant.isTerm, variant.place != .other, let cut = variant.cut else { return }
      if variant.place == .button {
        guard variant.project.edition < .hig2024, !variant.isChoiceThatAsks else { return }
        findings.report(
          Message(
            en: "end the button’s title without an ellipsis", ko: "버튼 제목 끝의 줄임표를 지우세요"),
          in: variant, at: cut, severity: variant.mayOpenWindow ? .note : nil,
          fixes: .one(
            .remove(variant.shown(cut)), variant.replace(cut, with: ""),
            applicability: variant.mayOpenWindow ? .needsReview : .safe))
      } else if !variant.isUnderWay {
        findings.report(
          Message(
            en: "the text is cut by hand; write it whole, the system cuts what does not fit",
            ko: "글을 직접 줄였습니다. 모두 쓰세요. 들어가지 않는 부분은 시스템이 줄입니다"),
          in: variant, at: cut)
      }
    })
}

extension TextVariant {
  /// What stands for what is left out, at the end, where something stands before it.
  fileprivate var cut: Range<Int>? {
    let end = endOfText
    guard end > 0 else { return nil }
    // The last byte tells it from nearly all that is whole.
    switch bytes[end - 1] {
    case UInt8(ascii: "]"), UInt8(ascii: ")"): return bracketedCut
    case UInt8(ascii: "."), 0xA6: break
    default: return nil
    }
    let text = bytes[..<end]
    guard text.hasSuffix("…") || text.hasSuffix("...") else { return nil }
    // Both are three bytes.
    let start = text.endIndex - 3
    return start > 0 ? start..<text.endIndex : nil
  }

  /// “[…]”, “(중략)”
  private var bracketedCut: Range<Int>? {
    let text = bytes[..<endOfText]
    guard text.last == UInt8(ascii: "]") || text.last == UInt8(ascii: ")") else { return nil }
    guard let open = text.lastIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }),
      open > 0
    else { return nil }
    let inside = String(decoding: text[(open + 1)...].dropLast(), as: UTF8.self).lowercased()
    return omissions.contains(inside) ? open..<text.endIndex : nil
  }

  /// Whether it is as short as titles of buttons that open a window: Save As…, Preferences…
  fileprivate var mayOpenWindow: Bool { words.count < 4 }

  /// Whether it is a sheet’s choice that asks for more: Share Entry… Of an alert’s buttons the guidelines
  /// say that no mark ends them.
  fileprivate var isChoiceThatAsks: Bool { kind == .actionSheet && mayOpenWindow }

  fileprivate func shown(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether it speaks of something that goes on, or might, in a language that is not known.
  fileprivate var isUnderWay: Bool {
    if bracketedCut != nil { return false }
    if let english { return english.isUnderWay }
    if let korean {
      let words = korean.sentences.last?.words.suffix(2).map(\.text) ?? []
      return words.isEmpty || words.contains { word in goingOn.end(word) }
    }
    // Of what goes on, few words are said.
    return !isInNotification || reading.words.count < 7 && bytes.count < 60
  }
}

/// What stands in brackets for what is left out.
private let omissions: Set<String> = [
  "...", "…", "more", "more…", "more...", "read more", "see more", "show more", "continued",
  "cont.",
  "cont’d", "cut", "truncated", "full text", "read on", "중략", "생략", "이하 생략", "더 보기", "더보기", "계속",
  "전문 보기",
  "자세히", "자세히 보기", "더 읽기", "후략",
]

/// How words end that say in Korean that something goes on, or asks to wait.
private let goingOn = KoreanStems(
  "-중 -중입니다 -중이에요 -중이야 -만요 잠시만 잠깐만 곧 주다[으세요,으십시오] 기다리다[아] 있다[습니다,아요]")

extension EnglishText {
  /// “Loading…”, “Please wait…”
  fileprivate var isUnderWay: Bool {
    guard let words = sentences.last.map({ tokens[$0.content].filter(\.isWord) }) else {
      return true
    }
    return words.contains { $0.readings.contains(.gerund) && !$0.readings.contains(.preposition) }
      || words.contains { EnglishText.waiting.contains($0.lower) }
      || words.first.map { $0.lower.hasSuffix("ing") && $0.lower.utf8.count > 5 } ?? false
  }

  /// Words of those who wait: “One moment…”, “Almost there…”
  private static let waiting: Set<String> = [
    "almost", "hold", "hang", "just", "minute", "moment", "nearly", "please", "progress", "second",
    "seconds", "soon", "still", "wait",
  ]
}
