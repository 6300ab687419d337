import DialogLanguage
import DialogModel
import DialogText

extension Rule {
  static let duplicateButton = Rule(
    "l10n/duplicate-button", .always(.error), from: [.dialogc("Checks per dialog")],
    summary: Message(
      en: "buttons that differ in the source differ in every language",
      ko: "원본에서 서로 다른 버튼은 어느 언어에서나 달라야 합니다"),
    reason: Message(
      en: """
        Different words can meet in a translation: Cancel and Undo are both 취소 in Korean, Abbrechen \
        and “abort” in German. Each is right by itself; together nobody can tell them apart.
        """,
      ko: """
        다른 말도 번역에서 같아질 수 있습니다. Cancel과 Undo는 한국어로 모두 ‘취소’가 됩니다. 하나씩 보면 맞지만 함께 있으면 \
        구별할 수 없습니다.
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
      for (first, second) in context.titlesAlikeInTranslation {
        findings.report(
          Message(
            en: "two buttons read ‘\(second.text)’ in \(second.locale); translate one of them otherwise",
            ko: "\(second.locale)에서 두 버튼이 똑같이 ‘\(second.text)’입니다. 하나를 다르게 옮기세요"),
          in: second,
          notes: [
            Diagnostic.Note(
              Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다"), at: first.range)
          ])
      }
    })
}

extension DialogContext {
  /// Pairs of titles that read the same in a language, and differ in the source. Of a term and a
  /// text written here, the text is the second.
  fileprivate var titlesAlikeInTranslation: [(first: Wording, second: Wording)] {
    guard dialog.buttons.count > 1 else { return [] }
    var alike: [(Wording, Wording)] = []
    for (index, other) in pairsShownTogether {
      let (first, second) = (titles(of: index), titles(of: other))
      let source = first.filter(\.isSource)
      if source.contains(where: { one in second.contains { $0.isSource && $0.reads(as: one) } }) {
        continue
      }
      for title in first where !title.isSource {
        guard let same = second.first(where: { $0.reads(as: title) }) else { continue }
        alike.append(same.isTerm && !title.isTerm ? (same, title) : (title, same))
      }
    }
    return alike
  }

  private func titles(of index: Int) -> [Wording] {
    wordings.filter { $0.element == .button(index) }
  }

  private var pairsShownTogether: [(Int, Int)] {
    dialog.buttons.indices.flatMap { index in
      dialog.buttons.indices.filter { other in
        index < other && buttonSets.contains { $0.contains(index) && $0.contains(other) }
      }.map { (index, $0) }
    }
  }
}

extension Wording {
  /// Whether both read the same in the same language, whatever their case.
  fileprivate func reads(as other: Wording) -> Bool {
    locale == other.locale && key == other.key && !isBlank
      && placeholders.map(\.value) == other.placeholders.map(\.value)
      && text.lowercased() == other.text.lowercased()
  }
}
