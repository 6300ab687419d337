import DialogFindings
import DialogReading

extension Rule {
  static let l10nSpelling = Rule(
    "l10n/spelling", .always(.warning),
    from: [.pofilter("spellcheck"), .dialogc("How words are written")],
    summary: Message(
      en: "words are spelled as their language spells them, with accents and marks",
      ko: "단어는 부호까지 그 언어의 맞춤법대로 씁니다"),
    reason: Message(
      en: """
        People trust an app less when it writes perche for perché, fuer for für or 없읍니다 for 없습니다. Only \
        spellings that are never right are reported: the most frequent misspellings, Hebrew final letters \
        inside a word, two เ for one แ, a Korean letter outside a syllable; and a comma that is missing where \
        the language sets one before a clause: Sprawdź, czy ….
        """,
      ko: """
        perché를 perche로, für를 fuer로, ‘없습니다’를 ‘없읍니다’로 쓴 앱은 믿음을 잃습니다. 어디에서도 단어가 아닌 것만 찾습니다. \
        자주 틀리는 말, 히브리어 단어 끝에만 쓰는 글자, แ 대신 쓴 เ 두 개, 음절을 이루지 못한 한글 낱자 등입니다. \
        ‘Sprawdź, czy …’처럼 절 앞에 쉼표를 쓰는 언어에서 빠진 쉼표도 찾습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete the oldest album?"  it "Eliminare l’album ⟦piu⟧ vecchio?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete the oldest album?"  it "Eliminare l’album più vecchio?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 ⟦삭재⟧할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
            button delete destructive
            cancel
          }
          """),
    ],
    relations: .ofTranslations,
    check: .writing([.misspelt, .noComma, .changedBeside, .wrongAfter]) { fault, variant in
      .lookAlike(fault, in: variant.text) ?? .misspelt(fault.ofWholeWord(in: variant.text))
    })
}

extension Message {
  private static func otherAuxiliary(_ fault: WritingFault, _ auxiliary: String) -> Message {
    Message(
      en:
        "the words ‘\(fault.written)’ do not go together; the auxiliary of this verb is ‘\(auxiliary)’",
      ko: "‘\(fault.written, .topic)’ 이어 쓸 수 없는 말입니다. 이 동사의 조동사는 ‘\(auxiliary)’입니다")
  }

  private static func otherForm(_ fault: WritingFault) -> Message {
    Message(
      en:
        "the verbs in ‘\(fault.written)’ do not go together in these forms; write a participle or another auxiliary",
      ko: "‘\(fault.written)’에서 동사들의 꼴이 서로 맞지 않습니다. 분사로 쓰거나 조동사를 고치세요")
  }

  fileprivate static func misspelt(_ fault: WritingFault) -> Message {
    guard let right = fault.right else {
      if let auxiliary = fault.auxiliary { return .otherAuxiliary(fault, auxiliary) }
      if fault.kind == .wrongAfter { return .otherForm(fault) }
      return Message(
        en: "‘\(fault.written)’ is not spelled as a word; write it anew",
        ko: "‘\(fault.written, .topic)’ 단어의 맞춤법에 맞지 않습니다. 다시 쓰세요")
    }
    if fault.kind == .noComma {
      return Message(
        en: "‘\(fault.written)’ lacks its comma; write ‘\(right)’",
        ko: "‘\(fault.written)’에 쉼표가 없습니다. ‘\(right, .direction)’ 쓰세요")
    }
    if fault.kind == .misspelt, fault.written.withoutSpaces == right.withoutSpaces {
      return Message(
        en: "the spaces in ‘\(fault.written)’ are wrong; write ‘\(right)’",
        ko: "‘\(fault.written, .topic)’ 띄어쓰기가 맞지 않습니다. ‘\(right, .direction)’ 쓰세요")
    }
    if fault.kind == .wrongAfter || fault.written.contains(" ") {
      return Message(
        en: "the words ‘\(fault.written)’ do not go together; write ‘\(right)’",
        ko: "‘\(fault.written, .topic)’ 이어 쓸 수 없는 말입니다. ‘\(right, .direction)’ 쓰세요")
    }
    return Message(
      en: "‘\(fault.written)’ is misspelt; write ‘\(right)’",
      ko: "‘\(fault.written, .topic)’ 맞춤법에 맞지 않습니다. ‘\(right, .direction)’ 쓰세요")
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { $0 != " " } }
}

extension Message {
  /// Of a sign that looks like another one of Japanese; nil of other faults.
  fileprivate static func lookAlike(_ fault: WritingFault, in text: String) -> Message? {
    guard let right = fault.right, let sign = right.only.flatMap(JapaneseSign.init),
      let own = fault.written.only.flatMap(JapaneseSign.init), own != sign
    else { return nil }
    let word = text.japaneseWord(around: fault.range, sign)
    return Message(
      en:
        "‘\(fault.written)’ in ‘\(word)’ is the \(own.english); write the \(sign.english) ‘\(right)’",
      ko:
        "‘\(word)’에 모양이 비슷한 \(own.korean) ‘\(fault.written)’ 문자가 쓰였습니다. \(sign.korean) ‘\(right)’ 문자로 바꾸세요"
    )
  }
}

/// What a sign of Japanese is, as signs of several kinds look the same.
private enum JapaneseSign {
  case kanji, hiragana, katakana, longVowel

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30FC: self = .longVowel
    case 0x3041...0x3096: self = .hiragana
    case 0x30A1...0x30FA: self = .katakana
    case 0x4E00...0x9FFF: self = .kanji
    default: return nil
    }
  }

  /// Whether both are written in one word: in Katakana the mark of long vowels too.
  func joins(_ other: JapaneseSign) -> Bool {
    self == other || [self, other].allSatisfy { $0 == .katakana || $0 == .longVowel }
  }

  var english: String {
    switch self {
    case .kanji: "kanji"
    case .hiragana: "hiragana"
    case .katakana: "katakana"
    case .longVowel: "long vowel mark"
    }
  }

  var korean: String {
    switch self {
    case .kanji: "한자"
    case .hiragana: "히라가나"
    case .katakana: "가타카나"
    case .longVowel: "장음 부호"
    }
  }
}

extension String {
  /// Its scalar, where it is one.
  fileprivate var only: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }

  /// The word around some bytes, as far as its signs are of the kind that should stand there, or of that before it.
  fileprivate func japaneseWord(around range: Range<Int>, _ kind: JapaneseSign) -> String {
    let (before, after) = (
      self.utf8.prefix(range.lowerBound), self.utf8.dropFirst(range.upperBound)
    )
    let starts = String(Substring(before)).unicodeScalars.reversed()
    let first = starts.first.flatMap(JapaneseSign.init)
    func isPart(_ scalar: Unicode.Scalar, _ other: JapaneseSign?) -> Bool {
      guard let own = JapaneseSign(scalar) else { return false }
      return own.joins(kind) || kind == .hiragana && other.map(own.joins) ?? false
    }
    let lead = starts.prefix { isPart($0, first) }.reversed()
    let rest = String(Substring(after)).unicodeScalars.prefix { isPart($0, nil) }
    let sign = Array(self.utf8)[range]
    var word = String.UnicodeScalarView(lead)
    word.append(contentsOf: String(decoding: sign, as: UTF8.self).unicodeScalars)
    word.append(contentsOf: rest)
    return String(word)
  }
}
