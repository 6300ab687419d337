import DialogLanguage
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
  /// Pairs of buttons, by index, with the texts that read the same; the source language's first.
  /// Of a term and a text written here, the text is the second.
  func alikeTitles() -> [(pair: [Int], first: Wording, second: Wording)] {
    var alike: [(pair: [Int], first: Wording, second: Wording)] = []
    for second in dialog.buttons.indices.dropFirst() {
      for first in 0..<second where areTogether(first, second) {
        for locale in localesAlike(first, second) {
          guard let (a, b) = wordingsAlike(first, second, in: locale) else { continue }
          let isSwapped = b.isTerm && !a.isTerm
          alike.append(([first, second], isSwapped ? b : a, isSwapped ? a : b))
        }
      }
    }
    return alike.filter(\.second.isSource) + alike.filter { !$0.second.isSource }
  }

  /// Whether both can be shown at once. A second Cancel is reported as what it is.
  private func areTogether(_ a: Int, _ b: Int) -> Bool {
    if dialog.buttons[a].role == .cancel, dialog.buttons[b].role == .cancel { return false }
    return buttonSets.contains { $0.contains(a) && $0.contains(b) }
  }

  /// The languages in which two titles may read the same: all but those in which both are plain
  /// and differ.
  private func localesAlike(_ first: Int, _ second: Int) -> [LanguageTag] {
    let (a, b) = (dialog.buttons[first].title, dialog.buttons[second].title)
    return a.translations.indices.compactMap { index in
      let one = a.translations[index]
      let isAligned = index < b.translations.count && b.translations[index].locale == one.locale
      guard let other = isAligned ? b.translations[index] : b[one.locale] else { return nil }
      if let left = one.pattern.plainText, let right = other.pattern.plainText,
        left.utf8.count != right.utf8.count || left.lowercased() != right.lowercased()
      {
        return nil
      }
      return one.locale
    }
  }

  private func wordingsAlike(
    _ first: Int, _ second: Int, in locale: LanguageTag
  ) -> (Wording, Wording)? {
    let others = wordings(of: .button(second), in: locale)
    for one in wordings(of: .button(first), in: locale) {
      if let other = others.first(where: { one.readsAlike($0) }) { return (one, other) }
    }
    return nil
  }
}

extension Wording {
  /// Whether it reads the same as another, whatever the case; placeholders by what they show.
  fileprivate func readsAlike(_ other: Wording) -> Bool {
    text.lowercased() == other.text.lowercased()
      && (key == nil || other.key == nil || key == other.key)
      && placeholders.map(\.value) == other.placeholders.map(\.value)
  }
}
