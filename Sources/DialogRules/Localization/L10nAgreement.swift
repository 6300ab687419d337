import DialogFindings
import DialogReading

extension Rule {
  static let l10nAgreement = Rule(
    "l10n/agreement", .always(.warning), from: [.dialogc("Agreement of words")],
    summary: Message(
      en: "words that belong together agree in gender, number and case",
      ko: "함께 쓰인 단어는 성, 수, 격이 일치해야 합니다"),
    reason: Message(
      en: """
        Everyone who speaks the language notices “La photo est supprimé” or “Diese Rezept” at once. The \
        rule looks at determiners, adjectives, verbs and participles right beside a noun whose gender is \
        certain, and in Russian, Polish, German and Turkish at the case that a preposition or a number asks for: «без пароль».
        """,
      ko: """
        ‘La photo est supprimé’나 ‘Diese Rezept’의 잘못은 그 언어를 쓰는 사람이면 누구나 바로 알아차립니다. 성이 확실한 명사 바로 \
        곁에 있는 관사, 형용사, 동사, 분사와, 러시아어, 폴란드어, 독일어, 튀르키예어에서는 전치사나 후치사, 수가 요구하는 격(«без пароль»)을 봅니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteFile {
          purpose destructive
          title { en "Delete this file?"  de "⟦Dieses Datei⟧ löschen?" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteFile {
          purpose destructive
          title { en "Delete this file?"  fr "Supprimer ⟦cette fichier⟧ ?" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert NoPassword {
          purpose problem
          title { en "Sign in without a password?"  ru "Войти ⟦без пароль⟧?"  pl "Zalogować się ⟦bez hasło⟧?" }
          button signIn { en "Sign In"  ru "Войти"  pl "Zaloguj" }
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteFile {
          purpose destructive
          title { en "Delete this file?"  de "Diese Datei löschen?"  fr "Supprimer ce fichier ?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .text(where: { $0.hasWritingFaults || $0.traits.placeholderCount > 0 }) {
      variant, findings in
      variant.reportPluralsAfterNumbers(&findings)
      for fault in variant.ownWritingFaults {
        guard let message = Message(ofAgreement: fault) else { continue }
        findings.report(message, in: variant, at: fault.range)
      }
    })
}

extension TextVariant {
  /// Reports nouns in the plural after numbers that the program shows, where the language keeps the
  /// singular.
  fileprivate func reportPluralsAfterNumbers(_ findings: inout Findings) {
    guard traits.placeholderCount > 0, !isTerm, let guide = reading.language.writing else { return }
    for (offset, placeholder) in placeholdersByOffset {
      guard case .parameter(let index) = placeholder.value,
        dialog.dialog.parameters[index].type == .int,
        let noun = guide.plural(
          afterNumber: offset + TextVariant.placeholder.utf8.count, in: text)
      else { continue }
      findings.report(
        .pluralAfterNumber(String(decoding: bytes[noun], as: UTF8.self)), in: self, at: noun)
    }
  }
}

extension Message {
  /// Nil of a fault of another kind.
  fileprivate init?(ofAgreement fault: WritingFault) {
    switch fault.kind {
    case .disagreeing: self = .disagreeing(fault)
    case .wrongCase: self = .wrongCase(fault)
    case .pluralAfterNumber: self = .pluralAfterNumber(fault.written)
    default: return nil
    }
  }

  fileprivate static func wrongCase(_ fault: WritingFault) -> Message {
    if case .asked(let asked, let isPlural) = fault.difference {
      let (number, korean) =
        switch isPlural {
        case true?: (" plural", "복수 ")
        case false?: (" singular", "단수 ")
        case nil: ("", "")
        }
      return Message(
        en: "‘\(fault.written)’ needs the \(asked.english)\(number); change the form",
        ko: "‘\(fault.written)’에는 \(korean)\(asked.korean, .object) 써야 합니다. 단어의 형태를 바꾸세요")
    }
    return Message(
      en:
        "the noun in ‘\(fault.written)’ is not in the case that the word beside it asks for; change its case",
      ko: "‘\(fault.written)’의 명사가 곁의 단어가 요구하는 격이 아닙니다. 요구하는 격으로 쓰세요")
  }

  fileprivate static func disagreeing(_ fault: WritingFault) -> Message {
    let written = fault.written
    let (en, ko) =
      switch fault.difference {
      case .number:
        ("the words ‘\(written)’ do not agree in number", "‘\(written)’에서 단수와 복수가 서로 맞지 않습니다")
      case .gender:
        ("the words ‘\(written)’ do not agree in gender", "‘\(written)’에서 단어의 성이 서로 맞지 않습니다")
      case .ofCase:
        ("the words ‘\(written)’ do not agree in case", "‘\(written)’에서 단어의 격이 서로 맞지 않습니다")
      case .afterNumber:
        (
          "in ‘\(written)’ the form does not go with the number",
          "‘\(written)’에서 단어의 형태가 수와 맞지 않습니다"
        )
      case .asked, nil:
        (
          "the words ‘\(written)’ do not agree with each other",
          "‘\(written)’에서 단어들의 성, 수, 격, 인칭이 서로 맞지 않습니다"
        )
      }
    guard let right = fault.right else {
      return Message(en: "\(en); let them agree", ko: "\(ko). 서로 맞추세요")
    }
    return Message(en: "\(en); write ‘\(right)’", ko: "\(ko). ‘\(right, .direction)’ 쓰세요")
  }

  fileprivate static func pluralAfterNumber(_ noun: String) -> Message {
    Message(
      en: "a noun stays in the singular after a number: ‘\(noun)’",
      ko: "수 뒤의 명사는 단수로 씁니다: ‘\(noun)’")
  }
}

extension GrammarDifference.Case {
  fileprivate var english: String {
    self == .prepositional ? "prepositional (locative)" : "\(self)"
  }

  fileprivate var korean: String {
    switch self {
    case .nominative: "주격"
    case .genitive: "생격(속격)"
    case .dative: "여격"
    case .accusative: "대격"
    case .instrumental: "조격"
    case .prepositional: "전치격(처소격)"
    }
  }
}
