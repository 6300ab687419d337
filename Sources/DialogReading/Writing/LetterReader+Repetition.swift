import DialogLocales

extension LetterReader {
  /// A particle twice at the end of a word: 파일을을, 앨범에에; and 수 before 있다: 할 수 수 있다.
  func readRepeatedParticles(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(3) where !at(index + 1).isHangulSyllable {
      guard scalars[index].isHangulSyllable,
        let particle = KoreanLetters.repeatedParticles.first(where: { ends(in: $0, at: index) })
      else { continue }
      let start = index + 1 - particle.unicodeScalars.count
      guard start > 1, at(start - 1).isHangulSyllable, at(start - 2).isHangulSyllable,
        !KoreanLetters.afterConsonants.contains(particle)
          || KoreanSyllable(at(start - 1)).map({ $0.final != .none }) ?? false
      else { continue }
      let half = particle.unicodeScalars.count / 2
      faults.append(fault(.doubled, start..<index + 1, String(particle.prefix(half))))
    }
    for index in scalars.indices.dropFirst(3) where scalars[index] == KoreanLetters.boundNoun {
      guard at(index - 1) == " ", at(index - 2) == scalars[index], at(index - 3) == " ",
        at(index + 1) == " "
      else { continue }
      faults.append(fault(.doubled, index - 2..<index + 1, String(scalars[index])))
    }
    readRepeatedEndings(&faults)
    readRepeatedNouns(&faults)
  }

  private func ends(in word: String, at index: Int) -> Bool {
    let letters = word.unicodeScalars
    return letters.last == scalars[index] && index + 1 >= letters.count
      && scalars[(index + 1 - letters.count)...index].elementsEqual(letters)
  }

  /// 율 and 률 where the other one stands: 성공율, 비률. After a vowel or ㄴ it is 율.
  func readRates(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(2) where scalars[index] == "율" || scalars[index] == "률" {
      let before = scalars[index - 1]
      guard before.isHangulSyllable, scalars[index - 2].isHangulSyllable,
        !at(index + 1).isHangulSyllable || KoreanLetters.afterRates.contains(at(index + 1))
      else { continue }
      // Of the 28 ways in which a syllable ends, the first is its vowel, and the fifth ㄴ.
      let right: Unicode.Scalar = [0, 4].contains((before.value - 0xAC00) % 28) ? "율" : "률"
      if right == scalars[index] { continue }
      faults.append(fault(.misspelt, index - 1..<index + 1, "\(before)\(right)"))
    }
  }

  /// ㅁ before 니다 and 니까, where ㅂ stands: 감사함니다.
  func readFormalEndings(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(2)
    where scalars[index] == "다" || scalars[index] == "까" {
      let before = scalars[index - 2]
      guard scalars[index - 1] == "니", before.isHangulSyllable, !at(index + 1).isHangulSyllable,
        // Of the 28 ways in which a syllable ends, ㅁ is the 17th and ㅂ the next.
        (before.value - 0xAC00) % 28 == 16, let right = Unicode.Scalar(before.value + 1)
      else { continue }
      faults.append(fault(.misspelt, index - 2..<index + 1, "\(right)니\(scalars[index])"))
    }
  }

  /// 가요 at the end of a question after ㄹ, where 까요 stands: 삭제할가요?
  func readAskingEndings(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(2) where scalars[index] == "요" && at(index + 1) == "?" {
      guard scalars[index - 1] == "가", let verb = KoreanSyllable(scalars[index - 2]),
        verb.final == .l
      else { continue }
      faults.append(fault(.misspelt, index - 1..<index + 1, "까요"))
    }
  }

  /// No space between two sentences: 주세요.알림을
  func readStops(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst(2)
    where scalars[index] == "." && at(index + 1).isHangulSyllable && at(index + 2).isHangulSyllable
    {
      guard KoreanLetters.sentenceEnds.contains(scalars[index - 1]),
        KoreanLetters.beforeSentenceEnds.contains(scalars[index - 2])
      else { continue }
      let right = "\(scalars[index - 1]). \(at(index + 1))"
      faults.append(fault(.misspelt, index - 1..<index + 2, right))
    }
  }

  /// Thai words twice in a row, where nothing that may be of the same word comes before: การการอัปโหลด.
  func readRepeatedThai(_ faults: inout [WritingFault]) {
    for index in scalars.indices {
      let words =
        at(index - 1).isLetterOrMark ? ThaiLetters.repeatedNouns : ThaiLetters.allRepeated
      guard let found = words.first(where: { $0.stands(at: index, in: scalars) }) else { continue }
      faults.append(fault(.doubled, index..<index + found.twice.count, found.word))
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
          && !JapaneseLetters.formingRepetitions.contains(
            String(String.UnicodeScalarView(scalars[first])))
      }
      if let count {
        let written = String(String.UnicodeScalarView(scalars[start..<start + count]))
        faults.append(fault(.doubled, start..<start + 2 * count, written))
      }
      start += count.map { 2 * $0 } ?? 1
    }
  }
}
