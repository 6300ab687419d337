import DialogLanguage
import DialogModel
import DialogText

/// What a dialog is for, as far as it can be told.
extension DialogContext {
  /// Whether an alert says that something went wrong: by its purpose, else by its words.
  ///
  /// In a language whose words are not known every alert might.
  var reportsProblem: Bool {
    if let purpose = dialog.purpose { return purpose == .problem }
    return [Element.text(.title), .text(.message), .text(.body)].contains { element in
      sourceWordings(of: element).contains(where: \.namesProblem)
    }
  }

  /// Whether an alert only tells something: nothing to choose, to type or to mend.
  var onlyInforms: Bool {
    guard kind == .alert, dialog.fields.isEmpty else { return false }
    if let purpose = dialog.purpose { return purpose == .inform }
    return !dialog.buttons.isEmpty && mostShown() == 1
      && dialog.buttons.allSatisfy(acknowledges) && !reportsProblem
  }

  /// Whether a button does nothing but close the dialog, by what it reads.
  func acknowledges(_ button: Button) -> Bool {
    reads(.acknowledging, button)
  }
}

extension Wording {
  /// Whether it says that something failed, is missing or has to be done; a text that the app
  /// gives whole might.
  var namesProblem: Bool {
    if !parts.contains(where: \.isText) { return true }
    if locale.isEnglish { return namesEnglishProblem }
    return !locale.isKorean || koreanProblemStems.contains { text.contains($0) }
  }

  private var namesEnglishProblem: Bool {
    guard let english else { return true }
    return english.marks.contains(.problem) || english.readings.contains(.negated)
  }
}

extension Part {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

/// Stems of what failed, lacks or is not allowed, in Korean.
private let koreanProblemStems = [
  "못했", "못합", "못함", "않", "없", "실패", "오류", "문제", "부족", "초과", "만료", "거부", "잘못", "끊", "불가", "중단",
  "손상", "필요", "아닙", "꺼져", "꺼짐", "경고", "이미",
]
