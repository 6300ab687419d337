import DialogModel
import DialogText

extension Rule {
  static let duplicateTitle = Rule(
    "button/duplicate-title", .always(.error),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
    ],
    summary: Message(
      en: "no two buttons of a dialog read the same, in any language",
      ko: "어느 언어에서도 한 대화상자의 두 버튼이 똑같이 읽히면 안 됩니다"),
    reason: Message(
      en: """
        A title describes the result of a button; with two alike nobody can tell the results apart. \
        Different words can meet in a translation: Cancel and Undo are both 취소 in Korean.
        """,
      ko: """
        버튼의 제목은 결과를 알려 줍니다. 둘이 같으면 결과를 구별할 수 없습니다. 다른 말도 번역에서 같아질 수 \
        있습니다. Cancel과 Undo는 한국어로 모두 ‘취소’가 될 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert UndoMove {
          purpose destructive
          title { en "Undo this move?"  ko "이동을 되돌릴까요?" }
          button undo { en "Undo"  ko "⟦취소⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        alert UndoMove {
          purpose destructive
          title { en "Undo this move?"  ko "이동을 되돌릴까요?" }
          button undo { en "Undo"  ko "되돌리기" }
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      var faulty: Set<[Int]> = []
      for (pair, first, second) in context.alikeTitles() {
        // A pair that reads the same in the source is reported there alone.
        guard faulty.insert(pair).inserted || second.isSource else { continue }
        findings.report(
          Message(
            en: "two buttons read ‘\(second.text)’; give each a title that says what it does",
            ko: "두 버튼이 똑같이 ‘\(second.text)’입니다. 하는 일이 드러나게 제목을 다르게 쓰세요"),
          in: second,
          notes: [Diagnostic.Note(.otherOne, at: first.range)])
      }
    })
}

extension Message {
  fileprivate static let otherOne = Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다")
}

extension DialogContext {
  private typealias Alike = (pair: [Int], first: Wording, second: Wording)

  /// Pairs of buttons, by index, with the texts that read the same; the source language's first.
  /// Of a term and a text written here, the text is the second.
  fileprivate func alikeTitles() -> [(pair: [Int], first: Wording, second: Wording)] {
    guard dialog.buttons.count > 1 else { return [] }
    var seen: [TitleKey: [(Int, Wording)]] = [:]
    var alike: [Alike] = []
    for wording in wordings {
      guard case .button(let index) = wording.element else { continue }
      let key = TitleKey(wording)
      for (other, title) in seen[key] ?? [] where other != index && areTogether(other, index) {
        let isSwapped = wording.isTerm && !title.isTerm
        alike.append(
          ([other, index], isSwapped ? wording : title, isSwapped ? title : wording))
      }
      seen[key, default: []].append((index, wording))
    }
    return alike.filter(\.second.isSource) + alike.filter { !$0.second.isSource }
  }

  /// Whether both can be shown at once. A second Cancel is reported as what it is.
  private func areTogether(_ a: Int, _ b: Int) -> Bool {
    if dialog.buttons[a].role == .cancel, dialog.buttons[b].role == .cancel { return false }
    return buttonSets.contains { $0.contains(a) && $0.contains(b) }
  }
}

/// What a title reads in a language: no matter its case, placeholders by their source.
private struct TitleKey: Hashable {
  let locale: String
  let text: String
  let key: Selection.Key?
  let values: [Placeholder.Value]

  init(_ wording: Wording) {
    locale = wording.locale.tag
    text = wording.text.lowercased()
    key = wording.key
    values = wording.placeholders.map(\.value)
  }
}
