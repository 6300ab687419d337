import DialogFindings
import DialogLocales
import DialogSupport

/// What is found in the same text about how it ends.
private let ownEnding = Precedence(Rule.textEndingPunctuation.id, in: .sameText)

/// What says already that the last part of a text is no sentence, be it of its source.
private let noSentence = [
  Precedence(Rule.alertMessageSentences.id, Rule.notificationSentences.id, in: .sameText),
  Precedence(Rule.alertMessageSentences.id, Rule.notificationSentences.id, in: .sourceText),
]

extension EndingComparison {
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

  private func reportQuestion(_ findings: inout Findings) {
    guard variant.meaning.asks else {
      return findings.report(.noQuestion, in: variant, superseding: [ownEnding])
    }
    guard let mark = missingQuestionMark else { return }
    findings.report(
      .noMark(mark), in: variant, at: lastWord, yieldingTo: [ownEnding], fixes: appending(mark))
  }

  private func reportSentence(_ findings: inout Findings) {
    guard pair.conventions.fullStop != nil else { return }
    if found == .question, !source.traits.marks.contains(.question), variant.sentenceCount == 1 {
      findings.report(.askedOnly, in: variant)
    }
    guard let stop = missingStop else { return }
    // A phrase with a full stop would still be no sentence, and as a title it is as good as one.
    let isPhrase = self.isPhrase ?? false
    if isPhrase, variant.korean == nil || variant.place == .title { return }
    findings.report(
      isPhrase ? .phrase : .noStop, in: variant, at: lastWord,
      yieldingTo: isPhrase ? noSentence : [], superseding: [ownEnding],
      fixes: isPhrase ? [] : appending(stop))
  }

  /// A title, a button or a placeholder of a field without a full stop gets none.
  private func reportFragment(_ findings: inout Findings) {
    if found == .question, variant.isButton { findings.report(.askedOnly, in: variant) }
    guard let mark = superfluousStop else { return }
    findings.report(
      .stopped, in: variant, at: mark, yieldingTo: [ownEnding],
      fixes: .one(.removeStop, variant.replace(mark, with: ""), applicability: .safe))
  }

  private func appending(_ mark: String) -> [FixIt] {
    .one(.append(mark), append(mark), applicability: .safe)
  }
}

extension TextVariant {
  fileprivate var sentenceCount: Int {
    text.unicodeScalars.count { ".。?？!！؟।".unicodeScalars.contains($0) }
  }
}

extension Message {
  fileprivate static let noQuestion = Message(
    en: "the source asks a question; ask here too", ko: "원본은 묻는데 번역은 묻지 않습니다. 묻는 문장으로 옮기세요")
  fileprivate static let askedOnly = Message(
    en: "this asks a question, the source does not; say it as the source does",
    ko: "번역은 묻는데 원본은 묻지 않습니다. 원본처럼 옮기세요")
  fileprivate static let noStop = Message(
    en: "end the sentence with a mark, as the source does",
    ko: "원본처럼 문장 끝에 마침표를 쓰세요")
  fileprivate static let phrase = Message(
    en: "the source is a sentence, this is a phrase; say it in a sentence",
    ko: "원본은 문장인데 번역은 구입니다. 문장으로 쓰세요")
  fileprivate static func noMark(_ mark: String) -> Message {
    Message(
      en: "this asks without a mark at its end; write ‘\(mark)’",
      ko: "묻는 문장인데 끝에 물음표가 없습니다. ‘\(mark)’ 부호를 쓰세요")
  }

  fileprivate static let stopped = Message(
    en: "the source has no full stop here; leave it out", ko: "원본에는 여기에 마침표가 없습니다. 빼세요")
  fileprivate static let noEllipsis = Message(
    en: "the source ends in an ellipsis; end in one here too", ko: "원본은 줄임표로 끝납니다. 여기에도 쓰세요")
  fileprivate static let removeStop = Message(en: "remove the full stop", ko: "마침표 삭제")

  fileprivate static func append(_ mark: String) -> Message {
    Message(en: "add ‘\(mark)’", ko: "‘\(mark)’ 추가")
  }
}
