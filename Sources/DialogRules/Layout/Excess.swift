import DialogFindings
import DialogModel
import DialogReading

/// What makes a text too long and can stand elsewhere.
enum Excess {
  /// There are several.
  case paragraphs, sentences
  /// What the app puts in at the end, such as an error in words of others: `{reason}`.
  case payload(String)

  /// What to do about it in a title, whose rest goes into a text below.
  ///
  /// - Parameter below: `message` or `body`.
  func advice(inTitleOver below: TextRole) -> Message {
    switch self {
    case .paragraphs, .sentences:
      Message(
        en: "keep the first sentence, and move the rest to the \(below.rawValue)",
        ko: "첫 문장만 두고 나머지는 \(below.rawValue, .direction) 옮기세요")
    case .payload(let name):
      Message(
        en: "move ‘\(name)’ to the \(below.rawValue)",
        ko: "‘\(name, .object)’ \(below.rawValue, .direction) 옮기세요")
    }
  }

  /// What to do about it in an alert’s message.
  var adviceInMessage: Message {
    switch self {
    case .paragraphs:
      Message(
        en: "keep the first paragraph, and move the rest to a screen that a button opens",
        ko: "첫 단락만 두고 나머지는 버튼으로 여는 화면으로 옮기세요")
    case .sentences: .sayLess
    case .payload(let name):
      Message(
        en: "move ‘\(name)’ to a screen that a button opens",
        ko: "‘\(name, .object)’ 버튼으로 여는 화면으로 옮기세요")
    }
  }

  /// What to do about it in a notification’s body.
  var adviceInBody: Message {
    switch self {
    case .paragraphs:
      Message(
        en: "keep the first paragraph, and move the rest to the detail view’s description",
        ko: "첫 단락만 두고 나머지는 detail의 description으로 옮기세요")
    case .sentences: .keepWhatMatters
    case .payload(let name):
      Message(
        en: "move ‘\(name)’ to the detail view’s description",
        ko: "‘\(name, .object)’ detail의 description으로 옮기세요")
    }
  }
}

extension Message {
  static let sayLess = Message(en: "say less", ko: "더 짧게 쓰세요")
  static let keepWhatMatters = Message(
    en: "say what matters and leave the rest to the app", ko: "중요한 것만 쓰고 나머지는 앱에서 보여 주세요")
}

extension TextVariant {
  /// What makes it too long, where that can stand elsewhere.
  var excess: Excess? {
    // Two short sentences apart are no more than two sentences.
    if bytes.count > 120, opensWithWhatMatters { return .paragraphs }
    if let payload { return .payload(payload) }
    let sentences = english?.sentences.count ?? korean?.sentences.count ?? 1
    // What asks stays where it is read first.
    return sentences > 1 && bytes.last != UInt8(ascii: "?") ? .sentences : nil
  }

  /// Whether its first paragraph is one of sentences, and none after it tells of a loss.
  private var opensWithWhatMatters: Bool {
    let paragraphs = text.split(separator: "\n", maxSplits: 1)
    guard paragraphs.count == 2, let end = paragraphs[0].last, ".!?。！？".contains(end) else {
      return false
    }
    let rest = String(paragraphs[1]).lowercased().letterRuns()
    if locale.isKorean { return !KoreanVocabulary.speaksOfLoss(rest) }
    return !locale.isEnglish || !EnglishVocabulary.speaksOfLoss(rest)
  }

  /// A text of the app’s that the text ends in, after words that are a text without it.
  private var payload: String? {
    guard let last = placeholdersByOffset.last, case .parameter(let index) = last.placeholder.value,
      dialog.dialog.parameters[index].type == .string, words.count > 2
    else { return nil }
    let end = last.offset + TextVariant.placeholder.utf8.count
    let goesOn = bytes[end...].contains { $0 > 0x20 && !".!?)".utf8.contains($0) }
    return goesOn ? nil : "{\(dialog.dialog.parameters[index].name.text)}"
  }
}
