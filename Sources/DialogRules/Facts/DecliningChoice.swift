import DialogModel
import DialogReading

extension DialogContext {
  /// Whether a button that declines is an answer of its own: it stands beside the choice, no Cancel, and the
  /// sheet asks about something that has been done already: “Apply to existing albums?”
  var declinesAsChoice: Bool {
    guard kind == .actionSheet, let index = decliningButton, dialog.buttons[index].role == .normal,
      asks(in: project.sourceLocale)
    else { return false }
    return [Element.text(.title), .text(.message)].flatMap(sourceVariants).contains {
      $0.english.map { $0.lowerWords.contains(where: wordsOfExtent.contains) } ?? false
        || $0.korean?.words.contains { word in
          koreanWordsOfExtent.contains(where: word.text.utf8.hasPrefix)
        }
          ?? false
    }
  }
}

/// To what else an act is done, beside what it was asked for.
private let wordsOfExtent: Set<String> = [
  "existing", "previous", "past", "earlier", "other", "others", "too", "also", "future",
]
private let koreanWordsOfExtent = [String].forms("기존 이전 지나다[ㄴ] 다른 앞으로")
