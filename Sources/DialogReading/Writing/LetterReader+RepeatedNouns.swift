import DialogLocales

/// Nouns of two signs that stand twice.
extension LetterReader {
  /// A noun twice where a word begins: 주문주문이.
  func readRepeatedNouns(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropLast(3)
    where scalars[index].isHangulSyllable && !at(index - 1).isHangulSyllable {
      guard scalars[index] == scalars[index + 2], scalars[index + 1] == scalars[index + 3] else {
        continue
      }
      let noun = String(String.UnicodeScalarView(scalars[index...index + 1]))
      guard KoreanLetters.verbalNouns.contains(noun) || KoreanLetters.things.contains(noun) else {
        continue
      }
      faults.append(fault(.doubled, index..<index + 4, noun))
    }
  }

  /// The end of a verb or a particle once more after it: 저장되지 되지, 삭제하고 하고, 2주마다 마다.
  func readRepeatedEndings(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(3) where scalars[index] == " " {
      let verb = scalars[(index + 1)...].prefix { $0.isHangulSyllable }
      guard verb.first == "되" || verb.first == "하" || verb.elementsEqual("마다".unicodeScalars)
      else { continue }
      guard verb.count > 1, index > verb.count, at(index - verb.count - 1).isHangulSyllable,
        scalars[(index - verb.count)..<index].elementsEqual(verb)
      else { continue }
      let written = String(String.UnicodeScalarView(verb))
      faults.append(fault(.doubled, index - verb.count..<index + 1 + verb.count, written))
    }
  }

  /// Two signs of Han twice in a row before a particle: 接続接続が, but 大学大学院, 一人一人 and 毎日毎日.
  func readRepeatedPairs(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropLast(3) where scalars[index].isHan {
      let (first, second) = (scalars[index], scalars[index + 1])
      guard second.isHan, first != second, scalars[index + 2] == first,
        scalars[index + 3] == second, !at(index - 1).isHan, !at(index + 4).isHan,
        !JapaneseLetters.ofEach.contains(first)
      else { continue }
      let word = String(String.UnicodeScalarView([first, second]))
      if JapaneseLetters.saidOfEach.contains(word) { continue }
      faults.append(fault(.doubled, index..<index + 4, word))
    }
  }
}
