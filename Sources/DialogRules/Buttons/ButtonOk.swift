import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let buttonOk = Rule(
    "button/ok", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2019("Give alert buttons succinct, logical titles."),
      .alerts2024(
        "Buttons: Avoid using OK as the default button title unless the alert is purely informational."
      ),
    ],
    summary: Message(
      en: "OK is spelled OK and only accepts: it answers no question and destroys nothing",
      ko: "‘확인’은 단순히 받아들일 때만 씁니다. 질문의 답이나 삭제하는 버튼에는 쓰지 않습니다"),
    reason: Message(
      en: """
        On a question OK means no more than Yes, and on a destructive button it hides what is about \
        to be lost: a verb tells. Since 2024 OK closes purely informational alerts and nothing else.
        """,
      ko: """
        질문에 대한 ‘확인’은 ‘예’와 다르지 않고, 삭제하는 버튼의 ‘확인’은 무엇을 잃게 되는지 숨깁니다. 동사를 쓰면 알 수 \
        있습니다. 2024년 지침에서는 알리기만 하는 경고창에서만 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert PhotosSent {
          purpose problem
          title { en "Some Photos Not Sent"  ko "일부 사진 전송 실패" }
          button ok { en "⟦Okay⟧"  ko "확인" }
          exit ok
        }
        """,
        fixed: """
          alert PhotosSent {
            purpose problem
            title { en "Some Photos Not Sent"  ko "일부 사진 전송 실패" }
            button ok { en "OK"  ko "확인" }
            exit ok
          }
          """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert ShareAlbum {
          purpose permission
          title "이 앨범을 공유할까요?"
          button share "⟦확인⟧"
          cancel
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert ShareAlbum {
            purpose permission
            title "이 앨범을 공유할까요?"
            button share "공유"
            cancel
          }
          """),
      RuleExample(
        """
        alert PhotosSent {
          purpose problem
          title { en "Some Photos Not Sent"  ko "일부 사진 전송 실패" }
          button ok { en "OK"  ko "확인" }
          exit ok
        }
        """),
    ],
    check: .text(.allButtons, where: \.mayAccept) { title, findings in
      guard let button = title.button else { return }
      if title.acceptsWithYes {
        let correct = title.locale.isKorean ? "확인" : "OK"
        findings.report(
          .answersNothing(title.shown(), correct), in: title,
          fixes: .one(.replace(with: correct), title.replaceAll(with: correct)))
      } else if title.standsForCancel {
        // Which is said of the dialog.
      } else if title.onlyAccepts, title.dialog.needsVerb(button, insteadOf: title) {
        // Cancel for “Cancel the timer?” would say that nothing happens.
        let verb = title.dialog.verb(answeredBy: title).flatMap {
          $0 == title.reading.language.terms.cancel ? nil : $0
        }
        // 내역을 확인할까요?
        if title.locale.isKorean, let verb, title.text.hasPrefix(verb) { return }
        findings.report(
          title.dialog.messageOfOK(button, title, verb), in: title,
          fixes: verb.map { .one(.replace(with: $0), title.edits(replacingOKWith: $0)) } ?? [])
      } else if let misspelled = title.misspelledOK {
        findings.report(
          .misspelled(misspelled.correct), in: title, at: misspelled.range,
          fixes: .one(
            .replace(with: misspelled.correct),
            title.replace(misspelled.range, with: misspelled.correct),
            applicability: .safe))
      } else if let simple = title.simpleAcceptance {
        // One of the two is to go, which only the author can tell.
        let isTaken = title.dialog.dialog.buttons.contains {
          $0.title[title.locale]?.pattern.plainText == simple
        }
        findings.report(
          .onlyAccepts(title.text, simple), in: title,
          fixes: isTaken
            ? [] : .one(.replace(with: simple), title.replaceAll(with: simple)))
      }
    })
}

extension Reading {
  /// Whether it may be written where OK says all, or instead of a verb.
  fileprivate var mayAccept: Bool {
    ownTerms.contains(.ok) || asButton.answer.accepts || misspelledOK != nil
      || asButton.mayAnswerYesOrNo
      || english.map { EnglishVocabulary.agrees($0.lowerWords) } ?? false
  }
}

extension TextVariant {
  /// Whether it is of the button that leaves beside one that destroys.
  fileprivate var standsForCancel: Bool {
    guard case .button(let index) = element, dialog.hasDestructiveButton else {
      return false
    }
    return dialog.decliningButton == index
  }

  fileprivate var misspelledOK: (correct: String, range: Range<Int>)? { reading.misspelledOK }
}

extension Reading {
  /// How OK is spelled, and the bytes that are spelled otherwise: all of them where the rest only
  /// accepts as well.
  fileprivate var misspelledOK: (correct: String, range: Range<Int>)? {
    if language.isKorean {
      return ["오케이", "오케", "Ok", "ok", "Okay"].contains(text) ? ("확인", 0..<bytes.count) : nil
    }
    guard language.isEnglish else { return nil }
    // All begin so.
    guard let letter = bytes.first, letter | 0x20 == UInt8(ascii: "o") || !letter.isASCIILetter
    else {
      return nil
    }
    if spellingsOfOK.contains(text) { return ("OK", 0..<bytes.count) }
    guard let english, let first = english.tokens.first,
      spellingsOfOK.contains(english.string(first))
    else { return nil }
    let isAccepted = english.lowerWords.dropFirst().allSatisfy(EnglishVocabulary.accepting.contains)
    return ("OK", isAccepted ? 0..<bytes.count : first.range)
  }
}

extension TextVariant {
  /// Writes a verb, and in translations that say OK as well the one that they ask with.
  fileprivate func edits(replacingOKWith verb: String) -> [TextEdit?] {
    let translations = isSource ? dialog.variantsByElement[element] ?? [] : []
    let others = translations.filter { $0.locale != locale && $0.saysOK }.compactMap { other in
      dialog.verb(answeredBy: other).flatMap {
        $0 == other.reading.language.terms.cancel ? nil : other.replaceAll(with: $0)
      }
    }
    return [replaceAll(with: verb)] + others
  }

  /// Whether it says what OK does, however it spells it.
  fileprivate var onlyAccepts: Bool {
    saysOK && standsForOK || saysOKAtLength || isSource && misspelledOK != nil
  }

  /// Whether it says in the source what OK does, in other words: Got It, 알겠습니다.
  fileprivate var saysOKAtLength: Bool {
    guard isSource, dialog.hasButtons, !isTerm([.ok, .done]) else { return false }
    return accepts
  }

  /// Whether the platform’s word for OK says no more. Where the source says something else, it may be
  /// the word for that, too: 확인 for Confirm, Aceptar for Agree.
  private var standsForOK: Bool {
    if isSource || text.utf8.count == 2 { return true }
    return dialog.sourceVariants(of: element).contains {
      $0.saysOK || $0.accepts || $0.misspelledOK != nil || $0.saysYesOrNo
    }
  }

  /// What is written for simple acceptance: OK for Got It, 확인 for 알겠습니다, Agree for I Agree.
  fileprivate var simpleAcceptance: String? {
    guard isSource, dialog.hasButtons else { return nil }
    if let words = english?.lowerWords, EnglishVocabulary.agrees(words) { return "Agree" }
    // 확인하기 may look at what the alert tells of.
    guard saysOKAtLength, text != "확인하기" else { return nil }
    return locale.isKorean ? "확인" : "OK"
  }
}

private let spellingsOfOK: Set<String> = [
  "Ok", "ok", "Okay", "okay", "OKAY", "O.K.", "O.k.", "o.k.", "Okey",
]

extension DialogContext {
  /// Whether OK says too little on a button.
  fileprivate func needsVerb(_ button: Button, insteadOf title: TextVariant) -> Bool {
    guard hasButtons, button.role != .cancel else { return false }
    if button.role == .destructive { return true }
    guard mostShown() > 1 else { return false }
    return asks(in: title.locale) || verb(saidOf: title) != nil || title.goesOnToLoss
      || edition >= .hig2024 && dialog.fields.isEmpty
  }

  fileprivate func messageOfOK(
    _ button: Button, _ title: TextVariant, _ verb: String?
  ) -> Message {
    let accepted = title.text
    let name = accepted == "OK" ? accepted : "‘\(accepted)’"
    let instead = verb ?? ""
    let english = verb == nil ? "a verb" : "‘\(instead)’"
    let korean: KoreanMessage = verb == nil ? "동사를" : "‘\(instead, .object)’"
    let topic: KoreanMessage = "‘\(accepted, .topic)’"
    if button.role == .destructive {
      return Message(
        en: "\(name) hides that something is lost; use \(english)",
        ko: "\(topic) 무엇을 잃게 되는지 숨깁니다. \(korean) 쓰세요")
    }
    if verb == nil, !asks(in: title.locale) {
      return Message(
        en: "beside another button \(name) tells no result; use Cancel where nothing happens, else "
          + "a verb",
        ko: "다른 버튼 옆에서 \(topic) 결과를 알리지 않습니다. 아무 일도 하지 않으면 ‘취소’를, 아니면 동사를 쓰세요")
    }
    return Message(
      en: "\(name) says no more than Yes here; use \(english)",
      ko: "여기서 \(topic) ‘예’나 다름없습니다. \(korean) 쓰세요")
  }
}

extension Message {
  fileprivate static func misspelled(_ correct: String) -> Message {
    Message(
      en: "write OK as ‘\(correct)’",
      ko: "‘\(correct, .direction)’ 쓰세요")
  }

  fileprivate static func onlyAccepts(_ title: String, _ correct: String) -> Message {
    Message(
      en: "‘\(title)’ says no more than ‘\(correct)’; write that",
      ko: "‘\(title, .topic)’ ‘\(correct)’ 이상의 뜻이 없습니다. ‘\(correct, .direction)’ 쓰세요")
  }

  fileprivate static func answersNothing(_ title: String, _ correct: String) -> Message {
    Message(
      en:
        "‘\(title)’ answers a question, and nothing is asked; use ‘\(correct)’ for simple acceptance",
      ko:
        "묻는 말이 없는데 ‘\(title, .object)’ 썼습니다. 받아들이기만 하는 버튼에는 ‘\(correct, .object)’ 쓰세요"
    )
  }
}
