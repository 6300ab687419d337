import DialogLocales

extension LetterReader {
  /// 수 without the space before it, where it can be no part of a noun: 재개할수 있습니다.
  func readBoundNoun(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst() where scalars[index] == "수" && at(index + 1) == " " {
      guard at(index + 2) == "있" || at(index + 2) == "없",
        let verb = KoreanSyllable(scalars[index - 1]), verb.final == .l,
        !"실필홀철일결별".unicodeScalars.contains(scalars[index - 1]),
        at(index - 2).isHangulSyllable || "할볼될쓸갈올줄살열".unicodeScalars.contains(verb.scalar)
      else { continue }
      faults.append(fault(.misspelt, index - 1..<index + 1, "\(verb.scalar) 수"))
    }
  }

  /// 율 and 률 where the other one stands: 성공율, 비률. After a vowel or ㄴ it is 율.
  func readRates(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(2) where scalars[index] == "율" || scalars[index] == "률" {
      let before = scalars[index - 1]
      guard before.isHangulSyllable, scalars[index - 2].isHangulSyllable,
        !at(index + 1).isHangulSyllable || "이은을의도과로만에".unicodeScalars.contains(at(index + 1))
      else { continue }
      // Of the 28 ways in which a syllable ends, the first is its vowel, and the fifth ㄴ.
      let right: Unicode.Scalar = [0, 4].contains((before.value - 0xAC00) % 28) ? "율" : "률"
      if right == scalars[index] { continue }
      faults.append(fault(.misspelt, index - 1..<index + 1, "\(before)\(right)"))
    }
  }

  /// The same letters twice in a row, so many that it is no way to form words: もう一度もう一度.
  func readRepetition(ofAtLeast least: Int, _ faults: inout [WritingFault]) {
    var start = 0
    while start + 2 * least <= scalars.count {
      let most = min(24, (scalars.count - start) / 2)
      let count = (least...most).first { count in
        let (first, second) = (start..<start + count, start + count..<start + 2 * count)
        return scalars[first].elementsEqual(scalars[second])
          && scalars[first].allSatisfy(\.isLetterOrMark) && Set(scalars[first]).count > 2
          && !formingRepetitions.contains(String(String.UnicodeScalarView(scalars[first])))
      }
      if let count {
        let written = String(String.UnicodeScalarView(scalars[start..<start + count]))
        faults.append(fault(.doubled, start..<start + 2 * count, written))
      }
      start += count.map { 2 * $0 } ?? 1
    }
  }
}

/// Japanese words of three letters that are said twice for each: ひとつひとつ.
private let formingRepetitions: Set<String> = ["ひとつ", "ひとり", "ふたり", "ひとこ", "すこし", "いちど"]
