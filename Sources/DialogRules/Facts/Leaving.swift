import DialogModel
import DialogReading

/// Buttons that do nothing: what leaving a dialog may mean.
extension DialogContext {
  /// Whether a button does nothing but close the dialog, by what it reads: OK, Got It, 닫기.
  func acknowledges(_ index: Int) -> Bool {
    reads(.acknowledging, buttonAt: index)
      || sourceVariants(of: .button(index)).contains {
        $0.closes || $0.accepts
          || $0.reading.language.buttonWords?.acknowledges($0.text) ?? false
      }
  }

  /// Whether leaving may mean the same as a button: one that declines, closes, or acknowledges where
  /// nothing is asked, and one whose title nobody can read here.
  func leaves(_ index: Int) -> Bool { answers.leaves[index] }

  fileprivate func makeLeaves(_ index: Int, _ answers: Answers) -> Bool {
    if reads([.cancel, .notNow, .no, .close], buttonAt: index) || index == decliningButton {
      return true
    }
    return sourceVariants(of: .button(index)).allSatisfy { title in
      title.isUnreadable || title.closes
        || title.leavesAlone && !(title.keeps && answers.keeping.contains { $0 != index })
        || title.takesBackOther(of: index, answers)
        || !asks(in: title.locale)
          && (acknowledges(index) || continuesAlone(title) || exclaimsAlone(title))
    }
  }

  /// What leaving may mean: the one button that plainly only leaves, else `dismissed`. Of one that
  /// keeps something nobody knows whether it acts.
  var outcomeOfLeaving: String {
    let leaving = dialog.buttons.indices.filter { index in
      dialog.buttons[index].role == .normal && leaves(index)
        && !sourceVariants(of: .button(index)).contains { $0.keeps || $0.isUnreadable }
    }
    return leaving.count == 1 ? dialog.buttons[leaving[0]].name.text : "dismissed"
  }

  /// A single button that says no verb, and so does nothing: Hooray, Roger That.
  private func exclaimsAlone(_ title: TextVariant) -> Bool {
    guard mostShown() == 1, let english = title.english, let first = english.tokens.first else {
      return false
    }
    return first.isWord
      && !english.tokens.contains {
        $0.readings.intersects([.base, .noun, .plural, .unknown, .gerund, .participle])
      }
  }

  /// A single Continue, which nothing is asked of.
  private func continuesAlone(_ title: TextVariant) -> Bool {
    mostShown() == 1 && title.isTerm(.continue)
  }
}

/// What the titles of a dialog’s buttons say of leaving it, each seen beside the others. Of buttons that
/// say the same, two are enough to know that there is another.
struct Answers {
  /// Whether leaving may mean the same, by button.
  private(set) var leaves: [Bool] = []
  /// The first that keep something; where there are several, each of them is a choice.
  let keeping: [Int]
  /// The first that turn something on.
  let turningOn: [Int]
  /// The first that act: neither Cancel nor what leaving means.
  private(set) var acting: [Int] = []

  init(of context: DialogContext) {
    func firstTwo(where isMeant: (TextVariant) -> Bool) -> [Int] {
      context.dialog.buttons.indices.first(2) {
        context.sourceVariants(of: .button($0)).contains(where: isMeant)
      }
    }
    keeping = firstTwo(where: \.keeps)
    turningOn = firstTwo { ["Turn On", "Enable", "켜기"].contains($0.text) }
    let buttons = context.dialog.buttons
    leaves = buttons.indices.map { context.makeLeaves($0, self) }
    acting = buttons.indices.first(2) {
      buttons[$0].role != .cancel && $0 != context.decliningButton && !leaves[$0]
    }
  }
}

extension Range<Int> {
  /// The first of them that are meant, so many at most.
  fileprivate func first(_ most: Int, where isMeant: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    for index in self where found.count < most && isMeant(index) { found.append(index) }
    return found
  }
}

extension TextVariant {
  /// Whether it only closes a dialog: Dismiss, 돌아가기.
  var closes: Bool { reading.asButton.answer.closes }

  /// Whether it says no more than OK does: Got It, 알겠습니다.
  var accepts: Bool { reading.asButton.answer.accepts }

  /// Whether it neither closes nor accepts nor declines.
  var doesSomething: Bool { !closes && !accepts && !leavesAlone && !isTerm(.acknowledging) }

  /// Whether it leaves everything as it is.
  var leavesAlone: Bool { reading.asButton.answer.leavesAlone }

  /// Keep Newer, 새것 유지
  fileprivate var keeps: Bool { reading.asButton.answer.keeps }

  /// Whether nothing is known of its words: another language, or all of it is the app’s.
  fileprivate var isUnreadable: Bool {
    if let english { return !english.tokens.contains(where: \.isWord) }
    return korean.map { $0.words.allSatisfy(\.hasPlaceholder) } ?? true
  }

  /// Turn Off beside Turn On, 끄기 beside 켜기; the least of several consents: Essential Only.
  fileprivate func takesBackOther(of index: Int, _ answers: Answers) -> Bool {
    if let english {
      let words = english.lowerWords
      if dialog.dialog.purpose == .consent, words.contains("only") { return true }
      guard words == ["turn", "off"] || words == ["disable"] else { return false }
    } else if let last = korean?.words.last?.text {
      if dialog.dialog.purpose == .consent, last.utf8.hasSuffix("만") { return true }
      guard last == "끄기" else { return false }
    }
    return answers.turningOn.contains { $0 != index }
  }
}
