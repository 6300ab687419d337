import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let l10nCounter = Rule(
    "l10n/counter", .always(.warning), from: [.dialogc("Counters")],
    summary: Message(
      en: "things are counted with a word of their kind", ko: "수를 세는 단위는 세는 것에 맞게 씁니다"),
    reason: Message(
      en: """
        Korean, Japanese, Chinese and Thai count people, sheets, books and cars each with a word of its own. \
        Photos counted like people, 사진 3명, make a text ridiculous. The rule compares with what the source \
        counts, and reports only what nobody says.
        """,
      ko: """
        한국어, 일본어, 중국어, 태국어에서는 사람, 종이, 책, 차를 세는 말이 서로 다릅니다. ‘사진 3명’이라고 쓰면 우스워집니다. 원본이 \
        무엇을 세는지와 견주어, 누구도 쓰지 않는 것만 찾습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SharePhotos(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} Photo?"  other "Share {count} Photos?" }
            ko "사진 {count}⟦명⟧을 공유할까요?"
          }
          button share
          cancel
        }
        """),
      RuleExample(
        """
        alert SharePhotos(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} Photo?"  other "Share {count} Photos?" }
            ko "사진 {count}장을 공유할까요?"
          }
          button share
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .meaning { pair, findings in
      guard let counters = pair.variants[0].reading.language.counters,
        [.english, .korean].contains(pair.source[0].reading.language.asSource),
        !pair.countedThings.isEmpty
      else { return }
      let named = Counters.Kind.named(in: pair.source.flatMap(\.words))
      for variant in pair.variants {
        for thing in pair.countedThings {
          guard let place = variant.end(of: thing.amount, counters),
            let kind = Counters.Kind.allCases.first(where: thing.kinds.contains),
            let found = counters.wrong(
              for: kind, among: named.union(thing.kinds), in: variant.text, after: place)
          else { continue }
          findings.report(
            .wrong(found.counter, kind, counters.word(for: kind)), in: variant, at: found.range)
        }
      }
    })
}

extension TextVariant {
  /// Where a value or a number stands that is counted with a word: the offset after it. Nil where there are
  /// several.
  fileprivate func end(of amount: CountedThing.Amount, _ counters: Counters) -> Int? {
    switch amount {
    case .value(let value):
      let place = placeholdersByOffset.first { $0.placeholder.value == value }
      return place.map { $0.offset + TextVariant.placeholder.utf8.count }
    case .number(let number):
      let digits = NumbersInText(text).numbers.filter { $0.value == String(number) }
      let ends =
        digits.map(\.range.upperBound)
        + (reading.language.spelledNumbers?.ends(of: number, in: text) ?? [])
      let counted = ends.filter { counters.stand(in: text, after: $0) }
      return counted.count == 1 ? counted[0] : nil
    }
  }
}

extension Message {
  /// - Parameter right: the word that counts such things; nil where that is not known.
  fileprivate static func wrong(
    _ counter: String, _ kind: Counters.Kind, _ right: String?
  ) -> Message {
    guard let right else {
      return Message(
        en:
          "‘\(counter)’ does not count \(kind.english), as the source does; write the word that does",
        ko: "원본이 세는 것은 \(kind.korean)인데 ‘\(counter, .topic)’ 그런 것을 세는 말이 아닙니다. 알맞은 단위를 쓰세요")
    }
    return Message(
      en:
        "the source counts \(kind.english), and ‘\(counter)’ does not count those; write ‘\(right)’",
      ko:
        "원본이 세는 것은 \(kind.korean)인데 ‘\(counter, .topic)’ 그런 것을 세는 말이 아닙니다. ‘\(right, .object)’ 쓰세요")
  }
}
