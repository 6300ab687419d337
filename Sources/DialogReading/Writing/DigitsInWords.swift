import DialogLocales

/// Signs inside of words that only look like their letters: Passw0rt, a1bum, deI.
extension WritingGuide {
  /// Words with a sign that is none of theirs, which are known if it is read as the letter that it looks like. At the
  /// end of a word a digit may be a number: test0.
  func addSignsInWords(of text: String, to faults: inout [WritingFault]) {
    guard text.utf8.hasSignInWord else { return }
    let reader = LetterReader(text)
    var start = 0
    for index in 0...reader.scalars.count {
      if reader.at(index).isLetterOrMark || reader.at(index).isSignOfDigit { continue }
      if index - start > 1, let right = word(meantBy: reader.scalars[start..<index]) {
        faults.append(reader.fault(.misspelt, start..<index, right))
      }
      start = index + 1
    }
  }

  /// Nil of what is written as it should be, or of no word that is known.
  private func word(meantBy written: ArraySlice<Unicode.Scalar>) -> String? {
    let rest = written.dropFirst()
    guard let sign = rest.firstIndex(where: { $0.isSignOfDigit || $0 == "I" }),
      written.first!.isLetterOrMark,
      rest.allSatisfy({ $0 == written[sign] || $0.properties.isLowercase })
    else { return nil }
    if written[sign] != "I", written.last == written[sign] || written.count < 4 { return nil }
    let isCyrillic = Scripts.of(written.first!) == .cyrillic
    return written[sign].lettersAlike(isCyrillic).lazy.map { letter in
      String(String.UnicodeScalarView(written.map { $0 == written[sign] ? letter : $0 }))
    }.first { isKnown($0.lowercased()) }
  }

  private func isKnown(_ word: String) -> Bool {
    if let facts = facts(of: word) {
      return facts.kinds.isDisjoint(with: [.misspelt, .english, .regional, .unfinished])
    }
    return words.everyday?.has(word) ?? false
  }
}

extension Unicode.Scalar {
  fileprivate var isSignOfDigit: Bool { self == "0" || self == "1" }

  /// The letters that a sign looks like.
  fileprivate func lettersAlike(_ isCyrillic: Bool) -> [Unicode.Scalar] {
    switch self {
    case "0": [isCyrillic ? "о" : "o"]
    case "1": isCyrillic ? [] : ["l", "i"]
    default: isCyrillic ? [] : ["l"]
    }
  }
}

extension String.UTF8View {
  /// Whether 0, 1 or I stands after a small letter: a glance.
  fileprivate var hasSignInWord: Bool {
    var isAfterLetter = false
    for byte in self {
      if isAfterLetter, byte == 0x30 || byte == 0x31 || byte == UInt8(ascii: "I") { return true }
      isAfterLetter = byte > 0x7F || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }
    return false
  }
}
