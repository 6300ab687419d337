import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

/// A Cancel by another name.
extension DialogContext {
  func makeDecliningButton() -> Int? {
    guard dialog.buttons.count > 1, !showsCancel else { return nil }
    let rivals = RivalTitles(of: self)
    return dialog.buttons.indices.first { index in
      dialog.buttons[index].role == .normal
        && (reads([.notNow, .no], dialog.buttons[index])
          || sourceVariants(of: .button(index)).contains { declines($0, index, beside: rivals) })
    }
  }

  private func declines(_ title: TextVariant, _ index: Int, beside rivals: RivalTitles) -> Bool {
    if let verb = verbOfQuestion(in: title.locale), title.text.hasPrefix(verb) { return false }
    if title.saysNo { return true }
    // Who does not press what destroys only leaves: OK, Got It.
    if title.accepts || title.isTerm(.ok), destroysElsewhere(than: index) { return true }
    if title.closes, rivals.acting.contains(where: { $0.button != index }) { return true }
    if let english = title.english {
      return EnglishVocabulary.declines(english.lowerWords)
        || rivals.english.contains {
          $0.button != index
            && EnglishVocabulary.declines(english, $0.english, about: rivals.wordsOfProse)
        }
    }
    guard let words = title.korean?.words.map(\.text) else { return false }
    return KoreanVocabulary.declines(words)
      || rivals.losing.contains { $0.button != index } && KoreanVocabulary.declinesLoss(words)
  }

  private func destroysElsewhere(than index: Int) -> Bool {
    dialog.buttons.indices.contains { $0 != index && dialog.buttons[$0].role == .destructive }
  }

  /// Writes the term for Cancel in every language of the same file that has another text, and makes the
  /// button Cancel by its role, too.
  func fixCancelTitles(of index: Int, from first: TextVariant) -> [FixIt] {
    let change = changeToCancel(of: index, from: first)
    return .one(change.title, change.edits)
  }

  func changeToCancel(of index: Int, from first: TextVariant) -> CancelChange {
    let variants = (variantsByElement[.button(index)] ?? []).filter {
      $0.translation.range.file == first.translation.range.file
        && (first.isSource || $0.locale == first.locale)
    }
    var change = CancelChange(term: project.word(for: "cancel", in: first.locale) ?? "")
    if dialog.buttons[index].role != .cancel {
      change.declares = true
      change.edits.append(TextEdit(replace: dialog.buttons[index].keyword, with: "cancel"))
      let loses = dialog.buttons[index].attributes.filter { $0.keyword == "destructive" }
      change.edits += loses.map(removeAttribute)
      change.removed += loses.map(\.keyword)
      // Beside Cancel nothing else may stand for leaving.
      if let exit = dialog.statement("exit") {
        change.edits.append(remove(exit))
        change.removed.append("exit")
      }
    }
    for variant in variants where !variant.isTerm(.cancel) {
      guard let term = project.word(for: "cancel", in: variant.locale) else { continue }
      change.edits.append(variant.replaceAll(with: term))
    }
    return change
  }
}

/// What makes a button Cancel.
struct CancelChange {
  /// What it says then.
  let term: String
  var edits: [TextEdit?] = []
  /// Whether it was an ordinary button before.
  var declares = false
  /// The attributes and statements that go.
  var removed: [String] = []

  /// All that it does.
  var title: Message {
    let replaced: KoreanMessage = "‘\(term, .direction)’ 바꾸기"
    return Message(en: "replace with ‘\(term)’\(rest.english)", ko: "\(replaced)\(rest.korean)")
  }

  /// What it does beside replacing the title.
  var rest: (english: String, korean: KoreanMessage) {
    if !declares { return ("", "") }
    guard let removed = removed.first else { return (", as ‘cancel’", ", ‘cancel’로 선언") }
    return (", as ‘cancel’, and remove ‘\(removed)’", ", ‘cancel’로 선언, ‘\(removed)’ 삭제")
  }
}

/// The titles beside which another one may decline. Nobody reads a dialog of very many buttons: a hundred
/// that name a loss are enough to look at.
private struct RivalTitles {
  private static let most = 100

  typealias Title = (button: Int, title: TextVariant)

  /// The first that do something.
  let acting: [Title]
  /// The first that name a loss.
  let losing: [Title]
  /// Those in English that something else may be the opposite of.
  let english: [(button: Int, english: EnglishText)]
  /// The words of the title and the message in English.
  let wordsOfProse: Set<String>

  init(of context: DialogContext) {
    let titles = context.dialog.buttons.indices.flatMap { index in
      context.sourceVariants(of: .button(index)).map { (button: index, title: $0) }
    }
    acting = titles.firstOfTwoButtons { $0.doesSomething }
    losing = titles.firstOfTwoButtons { $0.namesLoss }
    let beginning = titles.firstOfTwoButtons { $0.english.map(EnglishVocabulary.namesAct) ?? false }
    let destructive = titles.lazy.filter { $0.title.english != nil && $0.title.namesLoss }
      .prefix(RivalTitles.most)
    english = (beginning + destructive).map { ($0.button, $0.title.english!) }
    wordsOfProse = Set(
      [Element.text(.title), .text(.message)].flatMap(context.sourceVariants)
        .flatMap { $0.english?.lowerWords ?? [] })
  }
}

extension [RivalTitles.Title] {
  /// Of the first two buttons with such a title the first one each: enough to know of any button whether
  /// another has one.
  fileprivate func firstOfTwoButtons(where isMeant: (TextVariant) -> Bool) -> [RivalTitles.Title] {
    var found: [RivalTitles.Title] = []
    for title in self where found.last?.button != title.button && isMeant(title.title) {
      found.append(title)
      if found.count == 2 { break }
    }
    return found
  }
}
