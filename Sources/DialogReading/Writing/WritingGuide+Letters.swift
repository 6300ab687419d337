import DialogLocales

/// Faults that single letters show, each script by its own means.
extension WritingGuide {
  func addLetterFaults(of text: String, to faults: inout [WritingFault]) {
    if words.letters == .any { return }
    let reader = LetterReader(text)
    switch words.letters {
    case .any: break
    case .hebrew: reader.readHebrew(&faults)
    case .korean:
      reader.readJamo(&faults)
      reader.readRates(&faults)
      reader.readRepeatedParticles(&faults)
      reader.readFormalEndings(&faults)
      reader.readAskingEndings(&faults)
      reader.readStops(&faults)
      reader.readSpaces(&faults)
    case .thai:
      reader.readThai(&faults)
      reader.readRepeatedThai(&faults)
      reader.readRepetition(ofAtLeast: 6, &faults)
    case .arabic: reader.readArabic(&faults)
    case .japanese:
      reader.readHan(.japanese, &faults)
      reader.readRepeatedKana(&faults)
      reader.readRepeatedPairs(&faults)
      reader.readAlikeKana(&faults)
      reader.readAlikeWords(&faults)
      reader.readObjectParticles(&faults)
      reader.readRepetition(ofAtLeast: 3, &faults)
    case .chinese:
      let own: HanSets = tag.likelyScript == "Hant" ? .traditional : .simplified
      reader.readHan(own, &faults)
      reader.readRepeatedHan(&faults)
      reader.readRepetition(ofAtLeast: 3, &faults)
      reader.readRepeatedWords(&faults)
      reader.readTwo(ChineseLetters.two(in: own), &faults)
    }
  }
}

/// Reads the letters of a text.
struct LetterReader {
  let text: String
  let scalars: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// What stands at a place; a space beyond the ends.
  func at(_ index: Int) -> Unicode.Scalar {
    scalars.indices.contains(index) ? scalars[index] : " "
  }

  func fault(
    _ kind: WritingFault.Kind, _ indices: Range<Int>, _ right: String?
  ) -> WritingFault {
    let start = scalars[..<indices.lowerBound].reduce(0) { $0 + UTF8.width($1) }
    let written = String(String.UnicodeScalarView(scalars[indices]))
    return WritingFault(
      kind: kind, range: start..<start + written.utf8.count, written: written, right: right)
  }

  // MARK: Hebrew

  /// Letters with another form at the end of words: the final one inside, the other at the end. פ ends
  /// words of other languages, and letters before a gershayim end none.
  func readHebrew(_ faults: inout [WritingFault]) {
    for index in scalars.indices {
      let letter = scalars[index]
      if let place = HebrewLetters.finals.firstIndex(of: letter), isHebrew(at(index + 1)) {
        faults.append(fault(.misspelt, index..<index + 1, String(HebrewLetters.nonFinals[place])))
      } else if let place = HebrewLetters.nonFinals.dropLast().firstIndex(of: letter),
        endsWord(index)
      {
        faults.append(fault(.misspelt, index..<index + 1, String(HebrewLetters.finals[place])))
      }
    }
  }

  private func endsWord(_ index: Int) -> Bool {
    let next = at(index + 1)
    let isEnd = next == " " || ".,!?:;\n".unicodeScalars.contains(next)
    return isEnd && (1...2).allSatisfy { isHebrew(at(index - $0)) }
  }

  private func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x5D0...0x5EA).contains(scalar.value)
  }

  // MARK: Korean

  /// Letters of a syllable that stand alone after a syllable. ㅋㅋ laughs, ㅠㅠ cries.
  func readJamo(_ faults: inout [WritingFault]) {
    for index in scalars.indices where index > 0 && (0x3131...0x3163).contains(scalars[index].value)
    {
      guard scalars[index - 1].isHangulSyllable,
        !KoreanLetters.expressive.contains(scalars[index])
          || at(index + 1).isHangulSyllable || beginsSyllable(index)
          || KoreanLetters.oftenSlipped.contains(scalars[index])
            && ".?".unicodeScalars.contains(at(index + 1))
      else { continue }
      faults.append(fault(.misspelt, index - 1..<index + 1, nil))
    }
    for index in scalars.indices where opensSyllable(index) {
      faults.append(fault(.misspelt, index..<index + 2, nil))
    }
  }

  /// Whether a consonant that neither laughs nor belongs to a word stands before one: ㅇ없습니다.
  private func opensSyllable(_ index: Int) -> Bool {
    (0x3131...0x314E).contains(scalars[index].value)
      && !"ㅋㅎ".unicodeScalars.contains(scalars[index])
      && (index == 0 || scalars[index - 1] == " ")
      && at(index + 1).isHangulSyllable
  }

  /// Whether a consonant is followed by a vowel, with which it is a syllable: ㄷㅏ.
  private func beginsSyllable(_ index: Int) -> Bool {
    (0x3131...0x314E).contains(scalars[index].value)
      && (0x314F...0x3163).contains(at(index + 1).value)
      && !KoreanLetters.expressiveVowels.contains(at(index + 1))
  }

  // MARK: Thai

  /// Two เ for one แ, and a vowel or tone mark twice.
  func readThai(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst() where scalars[index] == scalars[index - 1] {
      let value = scalars[index].value
      switch value {
      case 0xE40: faults.append(fault(.misspelt, index - 1..<index + 1, "แ"))
      case 0xE31, 0xE34...0xE3A, 0xE41...0xE44, 0xE47...0xE4E:
        faults.append(fault(.misspelt, index - 1..<index + 1, String(scalars[index])))
      default: break
      }
    }
  }

  // MARK: Arabic

  /// Letters of other languages that look like those of Arabic.
  func readArabic(_ faults: inout [WritingFault]) {
    for index in scalars.indices where (0x620...0x6FF).contains(scalars[index].value) {
      let isInside = at(index + 1).properties.isAlphabetic
      if scalars[index].value == 0x6CC {
        faults.append(fault(.foreignLetter, index..<index + 1, isInside ? "ي" : nil))
      } else if let right = ArabicLetters.arabicLetters[scalars[index]] {
        faults.append(fault(.foreignLetter, index..<index + 1, String(right)))
      }
    }
  }
}
