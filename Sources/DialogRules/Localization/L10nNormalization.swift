import DialogFindings
import DialogLocales

extension Rule {
  static let l10nNormalization = Rule(
    "l10n/normalization", .always(.warning),
    from: [.unicode("Standard Annex #15: Unicode Normalization Forms", "1.3 Description of NFC")],
    summary: Message(
      en: "texts are in normalization form C", ko: "텍스트는 정규화 형식 C(NFC)로 씁니다"),
    reason: Message(
      en: """
        An accent or a Hangul vowel can be a character of its own, as in file names of macOS. The \
        text looks right, but searching misses it, fonts place the parts badly, and lengths are wrong. \
        Vowel marks of Arabic and Hebrew in the order in which they are typed are fine.
        """,
      ko: """
        악센트나 한글 자모가 macOS의 파일 이름처럼 따로 떨어진 문자일 수 있습니다. 보기에는 같아도 검색되지 않고, 서체에 따라 자모가 흩어지며, 길이가 \
        달라집니다. 아랍어와 히브리어의 모음 부호는 입력한 순서대로여도 괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  de "Album l⟦o\\u{308}⟧schen?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  de "Album löschen?" }
            button delete destructive
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: .text { variant, findings in
      guard variant.traits.marks.contains(.composable), !variant.isTerm,
        !Normalization.isComposed(variant.text)
      else { return }
      for (range, composed) in variant.decomposedRuns {
        findings.report(
          .decomposed(composed), in: variant, at: range,
          fixes: .one(
            .replace(with: composed), variant.replace(range, with: composed),
            applicability: .safe))
      }
    })
}

extension Message {
  fileprivate static func decomposed(_ composed: String) -> Message {
    Message(
      en: "‘\(composed)’ is written in parts; write it whole (normalization form C)",
      ko:
        "‘\(composed, .subject)’ 풀어쓰기로 되어 있습니다. 완성된 글자로 쓰세요(NFC)"
    )
  }
}

extension TextVariant {
  /// The characters that are not in form C, neighbours in one run, with their form C.
  fileprivate var decomposedRuns: [(Range<Int>, String)] {
    var runs: [(Range<Int>, String)] = []
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      let written = String(character)
      guard !Normalization.isComposed(written) else { continue }
      let composed = Normalization.composed(written)
      if let last = runs.last, last.0.upperBound == range.lowerBound {
        runs[runs.count - 1] = (last.0.lowerBound..<range.upperBound, last.1 + composed)
      } else {
        runs.append((range, composed))
      }
    }
    return runs
  }
}
