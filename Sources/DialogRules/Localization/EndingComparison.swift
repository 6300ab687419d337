import DialogFindings
import DialogLanguage
import DialogSupport

/// What is found in the same text about how it ends.
private let ownEnding = Precedence(Rule.textEndingPunctuation.id, in: .sameText)

/// What says already that the last part of a text is no sentence.
private let noSentence = Precedence(
  Rule.alertMessageSentences.id, Rule.notificationSentences.id, in: .sameText)

/// How an arm of a translation ends beside the arms of the source it stands for.
struct EndingComparison {
  private let pair: TranslationPair
  private let variant: TextVariant
  private let source: TextVariant
  private let wanted: SentenceEnd
  private let found: SentenceEnd

  /// - Parameter wanted: how the source ends, or is to.
  init(
    _ variant: TextVariant, with source: TextVariant, as wanted: SentenceEnd,
    in pair: TranslationPair
  ) {
    self.pair = pair
    self.variant = variant
    self.source = source
    self.wanted = wanted
    found = variant.reading.end
  }

  /// Nil where the arms of the source differ in how they end, or end in a value.
  init?(_ variant: TextVariant, in pair: TranslationPair) {
    let sources = pair.counterparts(of: variant)
    let wanted = sources[0].reading.end
    guard wanted != .open, wanted != .other,
      sources.dropFirst().allSatisfy({ $0.reading.end == wanted })
    else { return nil }
    self.init(variant, with: sources[0], as: wanted, in: pair)
  }

  func report(_ findings: inout Findings) {
    switch wanted {
    case .question: reportQuestion(&findings)
    case .fullStop, .exclamation: reportSentence(&findings)
    case .none: reportFragment(&findings)
    case .ellipsis:
      if found == .none || found == .open {
        findings.report(.noEllipsis, in: variant, at: lastWord, fixes: appending("…"))
      }
    case .colon, .open, .other: break
    }
  }

  /// What makes the translation end as its source is to; nil where it does, where it may end otherwise,
  /// and of a question that it does not ask.
  var edit: TextEdit? {
    guard pair.isTranslated else { return nil }
    switch wanted {
    case .question: return variant.reading.asks ? missingQuestionMark.flatMap(append) : nil
    case .fullStop: return missingStop.flatMap(append)
    case .none: return superfluousStop.flatMap { variant.replace($0, with: "") }
    case .exclamation, .ellipsis, .colon, .open, .other: return nil
    }
  }

  // MARK: Questions

  private func reportQuestion(_ findings: inout Findings) {
    guard variant.reading.asks else {
      return findings.report(.noQuestion, in: variant, superseding: [ownEnding])
    }
    guard let mark = missingQuestionMark else { return }
    findings.report(
      .noMark(mark), in: variant, at: lastWord, yieldingTo: [ownEnding], fixes: appending(mark))
  }

  private var missingQuestionMark: String? {
    let isOpen = found == .none || found == .open
    guard isOpen, !variant.traits.marks.contains(.question) else { return nil }
    return pair.conventions.requiredQuestionMark
  }

  // MARK: Sentences

  private func reportSentence(_ findings: inout Findings) {
    guard pair.conventions.fullStop != nil else { return }
    if found == .question, !source.traits.marks.contains(.question), variant.sentenceCount == 1 {
      findings.report(.askedOnly, in: variant)
    }
    guard let stop = missingStop else { return }
    let isPhrase = variant.korean?.sentences.last?.form == .phrase
    findings.report(
      .noStop, in: variant, at: lastWord, yieldingTo: isPhrase ? [noSentence] : [],
      superseding: [ownEnding], fixes: appending(stop))
  }

  private var missingStop: String? {
    guard found == .none, !variant.isButton, wanted == .fullStop, !endsInList,
      !pair.project.habits(of: pair.locale).leavesOutStops
    else { return nil }
    return pair.conventions.fullStop
  }

  /// Whether a list or a value after a colon ends the text, where the source has a sentence.
  private var endsInList: Bool { variant.hasColonWithin && !source.hasColonWithin }

  /// A title, a button or a placeholder of a field without a full stop gets none.
  private func reportFragment(_ findings: inout Findings) {
    if found == .question, variant.isButton { findings.report(.askedOnly, in: variant) }
    guard let mark = superfluousStop else { return }
    findings.report(
      .stopped, in: variant, at: mark, yieldingTo: [ownEnding],
      fixes: .one(.removeStop, variant.replace(mark, with: ""), applicability: .safe))
  }

  private var superfluousStop: Range<Int>? {
    guard found == .fullStop, !variant.isRunningText, isFragment(source), !isSentence else {
      return nil
    }
    return variant.rangeOfLastMark
  }

  /// Whether the translation is a sentence by its own grammar, as far as that is known.
  private var isSentence: Bool {
    if variant.isButton { return false }
    if let korean = variant.korean { return korean.sentences.contains { $0.form.isSentence } }
    return !variant.reading.registerClues.sure.isEmpty
      && pair.conventions.language == "ja"
  }

  /// Whether a source text without a mark is no sentence that lacks one.
  private func isFragment(_ source: TextVariant) -> Bool {
    if source.isButton { return true }
    guard let english = source.english else { return !source.traits.marks.contains(.plainMark) }
    return english.sentences.count == 1
      && english.sentences.allSatisfy {
        [.label, .headline, .fragment, .bareStatement].contains($0.form)
      }
  }

  // MARK: Places

  private var lastWord: Range<Int> {
    var start = variant.bytes.count
    while start > 0, variant.bytes[start - 1] == 0x20 { start -= 1 }
    let end = start
    while start > 0, variant.bytes[start - 1] != 0x20 { start -= 1 }
    if !pair.conventions.spacesWords { start = variant.startOfLastCharacter(before: end) }
    return start..<end
  }

  private func appending(_ mark: String) -> [FixIt] {
    .one(.append(mark), append(mark), applicability: .safe)
  }

  private func append(_ mark: String) -> TextEdit? {
    let end = lastWord.upperBound
    return variant.replace(end..<end, with: mark)
  }
}

extension LanguageConventions {
  /// The mark at the end of questions, of a language that tells them by words and has it still; nil
  /// where a word is enough, or where only the mark tells.
  fileprivate var requiredQuestionMark: String? {
    switch language {
    case "ar", "fa": "؟"
    case "he", "hi", "tr": "?"
    case "zh", "yue": "？"
    default: nil
    }
  }
}

extension TextVariant {
  fileprivate var hasColonWithin: Bool {
    text.unicodeScalars.contains { $0 == ":" || $0 == "：" }
  }

  fileprivate func startOfLastCharacter(before end: Int) -> Int {
    var start = max(end - 1, 0)
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The bytes of the mark at the end.
  fileprivate var rangeOfLastMark: Range<Int>? {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > 0 else { return nil }
    let start = startOfLastCharacter(before: end)
    return start..<end
  }

  fileprivate var sentenceCount: Int {
    text.unicodeScalars.count { ".。?？!！؟।".unicodeScalars.contains($0) }
  }
}

extension Message {
  fileprivate static let noQuestion = Message(
    en: "the source asks a question; ask here too", ko: "원본은 묻는데 번역은 묻지 않습니다. 물음으로 옮기세요")
  fileprivate static let askedOnly = Message(
    en: "this asks a question, the source does not; say it as the source does",
    ko: "번역은 묻는데 원본은 묻지 않습니다. 원본처럼 옮기세요")
  fileprivate static let noStop = Message(
    en: "end the sentence with a mark, as the source does",
    ko: "원본처럼 문장 끝에 마침표를 쓰세요")
  fileprivate static func noMark(_ mark: String) -> Message {
    Message(
      en: "this asks without a mark at its end; write ‘\(mark)’",
      ko: "묻는 문장인데 끝에 물음표가 없습니다. ‘\(mark)’ 부호를 쓰세요")
  }

  fileprivate static let stopped = Message(
    en: "the source has no full stop here; leave it out", ko: "원본에는 여기에 마침표가 없습니다. 빼세요")
  fileprivate static let noEllipsis = Message(
    en: "the source ends in an ellipsis; end in one here too", ko: "원본은 줄임표로 끝납니다. 여기에도 쓰세요")
  fileprivate static let removeStop = Message(en: "remove the full stop", ko: "마침표 제거")

  fileprivate static func append(_ mark: String) -> Message {
    Message(en: "add ‘\(mark)’", ko: "‘\(mark)’ 추가")
  }
}
