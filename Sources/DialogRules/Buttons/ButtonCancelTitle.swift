import DialogFindings
import DialogLanguage
import DialogModel
import DialogSupport

extension Rule {
  static let buttonCancelTitle = Rule(
    "button/cancel-title", .always(.warning),
    from: [
      .alerts2020("Alert Buttons: Label cancellation buttons appropriately."),
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2024("Buttons: Create succinct, logical button titles."),
    ],
    summary: Message(
      en: "the button that cancels is titled Cancel, in each language by its platform term",
      ko: "취소하는 버튼의 제목은 언어마다 플랫폼의 용어인 ‘취소’로 씁니다"),
    reason: Message(
      en: """
        Cancel always means the same: nothing happens. Another word has to be read and weighed. A \
        cancel button without a text has the platform’s term in every language it is known for. An \
        OK that only acknowledges cancels nothing and is fine.
        """,
      ko: """
        취소는 언제나 아무 일도 일어나지 않는다는 뜻입니다. 다른 말이면 읽고 따져 보아야 합니다. 텍스트가 없는 \
        cancel은 알려진 모든 언어에서 플랫폼의 용어를 씁니다. 확인했다는 뜻만 있는 버튼은 아무것도 취소하지 않으므로 \
        괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert BuyAlbum(price: Currency) {
          purpose purchase
          title { en "Buy for {price}?"  ko "{price}에 구매할까요?" }
          button buy { en "Buy"  ko "구매" }
          cancel notNow { en "⟦Not Now⟧"  ko "나중에 하기" }
        }
        """,
        fixed: """
          alert BuyAlbum(price: Currency) {
            purpose purchase
            title { en "Buy for {price}?"  ko "{price}에 구매할까요?" }
            button buy { en "Buy"  ko "구매" }
            cancel notNow { en "Cancel"  ko "취소" }
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .text { title, findings in
      guard case .button(let index) = title.element, title.dialog.hasButtons,
        let term = title.missingCancelTerm(of: index)
      else { return }
      findings.report(
        Message(
          en: "title the button that cancels ‘\(term)’, so that everyone knows nothing happens",
          ko:
            "취소하는 버튼의 제목은 ‘\(term, .direction)’ 쓰세요. 누구나 아무 일도 일어나지 않는다고 알 수 있습니다"
        ),
        in: title, fixes: title.dialog.fixCancelTitles(of: index, from: title))
    })
}

extension TextVariant {
  /// The term that a cancelling button lacks; nil where it has it, where none is known, or where
  /// nothing is cancelled.
  fileprivate func missingCancelTerm(of index: Int) -> String? {
    guard isSource, dialog.cancels(index), let term = reading.language.terms.cancel,
      !isTerm(.cancel)
    else { return nil }
    let acknowledges = !dialog.dialog.hasDestructiveButton && isTerm(.ok)
    return acknowledges ? nil : term
  }
}

extension DialogContext {
  /// Whether a button cancels an action that another one begins: by its role, or, in a dialog
  /// without Cancel, by a title that declines. A second Cancel is reported as what it is, and one
  /// that a destructive button lacks as that.
  fileprivate func cancels(_ index: Int) -> Bool {
    guard dialog.buttons.count > 1 else { return false }
    return index == dialog.cancelButton || !dialog.hasDestructiveButton && index == decliningButton
  }

  /// The button of a dialog without Cancel that is its Cancel by another name.
  var decliningButton: Int? {
    guard dialog.buttons.count > 1, !dialog.statesExit, !showsCancel else { return nil }
    return dialog.buttons.indices.first { index in
      dialog.buttons[index].role == .normal
        && (reads(.notNow, dialog.buttons[index])
          || sourceVariants(of: .button(index)).contains { declines($0, index) })
    }
  }

  private func declines(_ title: TextVariant, _ index: Int) -> Bool {
    if let verb = verbOfQuestion(in: title.locale), title.text.hasPrefix(verb) { return false }
    let others = dialog.buttons.indices.filter { $0 != index }
      .flatMap { sourceVariants(of: .button($0)) }
    if let english = title.english {
      return EnglishVocabulary.declines(english.lowerWords)
        || others.compactMap(\.english).contains {
          EnglishVocabulary.declines(english, $0, about: wordsOfProse)
        }
    }
    guard let words = title.korean?.words.map(\.text) else { return false }
    return KoreanVocabulary.declines(words)
      || others.contains(where: \.namesLoss) && KoreanVocabulary.declinesLoss(words)
  }

  /// The words of the title and the message in English.
  private var wordsOfProse: Set<String> {
    Set(
      [Element.text(.title), .text(.message)].flatMap(sourceVariants)
        .flatMap { $0.english?.lowerWords ?? [] })
  }

  /// Writes the platform's term in every language of the same file that has another text.
  func fixCancelTitles(of index: Int, from first: TextVariant) -> [FixIt] {
    let variants = variants.filter {
      $0.element == .button(index) && $0.translation.range.file == first.translation.range.file
        && (first.isSource || $0.locale == first.locale)
    }
    var edits: [TextEdit?] = []
    if dialog.buttons[index].role != .cancel {
      edits.append(TextEdit(replace: dialog.buttons[index].keyword, with: "cancel"))
      edits += dialog.buttons[index].attributes.filter { $0.keyword == "destructive" }
        .map(removeAttribute)
    }
    for variant in variants where !variant.isTerm(.cancel) {
      guard let term = variant.reading.language.terms.cancel else {
        continue
      }
      edits.append(variant.replaceAll(with: term))
    }
    return .one(.replace(with: first.reading.language.terms.cancel ?? ""), edits)
  }
}
