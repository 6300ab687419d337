import DialogFindings
import DialogLanguage
import DialogModel
import DialogSupport

/// A Cancel by another name.
extension DialogContext {
  /// The button of a dialog without Cancel that is its Cancel by another name, whether or not the
  /// dialog says that it is what leaving means.
  var decliningButton: Int? {
    guard dialog.buttons.count > 1, !showsCancel else { return nil }
    return dialog.buttons.indices.first { index in
      dialog.buttons[index].role == .normal
        && (reads([.notNow, .no], dialog.buttons[index])
          || sourceVariants(of: .button(index)).contains { declines($0, index) })
    }
  }

  private func declines(_ title: TextVariant, _ index: Int) -> Bool {
    if let verb = verbOfQuestion(in: title.locale), title.text.hasPrefix(verb) { return false }
    let others = dialog.buttons.indices.filter { $0 != index }
      .flatMap { sourceVariants(of: .button($0)) }
    if title.saysNo { return true }
    if title.closes, others.contains(where: \.doesSomething) { return true }
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
      // Beside Cancel nothing else may stand for leaving.
      if let exit = dialog.statement("exit") { edits.append(remove(exit)) }
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
