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
        the language sets one before a clause: Sprawdź, czy …. What is told only by an everyday word that it \
        is a letter away from is a note, as it may be a name.
        """,
      ko: """
        perché를 perche로, für를 fuer로, ‘없습니다’를 ‘없읍니다’로 쓴 앱은 믿음을 잃습니다. 어디에서도 단어가 아닌 것만 찾습니다. \
        자주 틀리는 말, 히브리어 단어 끝에만 쓰는 글자, แ 대신 쓴 เ 두 개, 음절을 이루지 못한 한글 낱자 등입니다. \
        ‘Sprawdź, czy …’처럼 절 앞에 쉼표를 쓰는 언어에서 빠진 쉼표도 찾습니다. 흔한 말과 한 글자가 다른 것만으로 알아본 말은 \
        이름일 수도 있으므로 참고로 알립니다.
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
