import DialogFindings
import DialogLocales
import DialogReading
import DialogSupport

extension Rule {
  static let alertMessageSentences = Rule(
    "alert/message-sentences", .always(.warning),
    from: [
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2019("If you must provide a message, write short, complete sentences."),
      .alerts2024("Content: Include informative text only if it adds value."),
    ],
    summary: Message(
      en: "a message is made of complete sentences", ko: "메시지는 완전한 문장으로 씁니다"),
    reason: Message(
      en: """
        A message is there to explain, and a sentence explains where a bare phrase leaves people \
        to guess who did what. What fits in a phrase belongs in the title.
        """,
      ko: """
        메시지는 설명하려고 씁니다. 누가 무엇을 했는지 문장은 알려 주지만 단어만 늘어놓으면 짐작해야 합니다. 짧은 구로 충분한 말은 제목에 쓰세요.
        """),
    examples: [
      RuleExample(
        """
        alert UploadFailed {
          purpose problem
          title { en "Photo Not Uploaded"  ko "사진 업로드 실패" }
          message { en "⟦Slow network connection.⟧"  ko "네트워크 연결이 느립니다." }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert UploadFailed {
          purpose problem
          title "사진 업로드 실패"
          message "⟦느린 네트워크 연결⟧"
          button retry "다시 시도"
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert ImportStopped(free: Bytes) {
          purpose problem
          title "사진을 더 가져올 수 없습니다."
          message "⟦남은 공간 {free}⟧"
          button manage "공간 관리"
          cancel
        }
        """),
      RuleExample(
        """
        alert UploadFailed {
          purpose problem
          title { en "Photo Not Uploaded"  ko "사진 업로드 실패" }
          message { en "The network is slow. Try again later."  ko "네트워크가 느립니다. 나중에 다시 시도하세요." }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
    ],
    relations: RuleRelations(yieldsTo: [Precedence(.errorsOfNames, in: .sameElement)]),
    check: .words(.prose) { message, findings in
      guard message.isDialogText, message.place == .message, !message.isTerm else { return }
      let fragment =
        message.dataAlone ?? message.labeledData ?? message.english?.fragment(in: message)
        ?? message.korean?.fragment(in: message)
      guard let fragment else { return }
      findings.report(
        Message(
          en: "this is no complete sentence; write a message in short, complete ones",
          ko: "완전한 문장이 아닙니다. 메시지는 짧고 완전한 문장으로 쓰세요"),
        in: message, at: fragment)
    })
}

extension EnglishText {
  /// The first part of a message that surely is no sentence. Lists are none, nor what a value may make one.
  func fragment(in variant: TextVariant) -> Range<Int>? {
    if tokens.contains(where: { $0.kind == .bullet }) { return nil }
    return sentences.first { sentence in
      (isFragment(sentence) || reportsDeed(sentence))
        && sentence.ending != .colon && sentence.ending != .ellipsis
        && !tokens[sentence.tokens].contains { $0.kind == .opaque }
        && (labelsData(sentence) || !variant.mayBringSentence(in: range(of: sentence)))
    }.map(range)
  }

  /// “Card number: {card}”: what the label says is no sentence.
  private func labelsData(_ sentence: EnglishSentence) -> Bool {
    guard let colon = sentence.content.first(where: { tokens[$0].kind == .colon }),
      colon + 2 == sentence.content.upperBound, tokens[colon + 1].kind == .placeholder,
      let label = tokens[..<colon].last
    else { return false }
    return Self.labelsOfData.contains(label.lower)
  }

  private static let labelsOfData: WordSet = .words(
    """
    account address amount balance card code currency date device email expiration file folder gate host id model name
    number order owner phone plate price quantity room seat serial server size time total user username version
    """)

  private func isFragment(_ sentence: EnglishSentence) -> Bool {
    (sentence.form == .fragment || sentence.form == .headline)
      && !isExclamation(sentence) && !isSample(sentence)
  }

  /// “Moved 3 files to the trash.”; “Failed to load” says as much as a sentence does.
  private func reportsDeed(_ sentence: EnglishSentence) -> Bool {
    guard sentence.form == .elided, let first = tokens[sentence.content].first(where: \.isWord)
    else {
      return false
    }
    return first.readings.contains(.past) && !first.readings.contains(.base)
      && first.lower != "failed"
  }

  /// “Good news!” before more.
  private func isExclamation(_ sentence: EnglishSentence) -> Bool {
    sentence.ending == .exclamation && sentences.count > 1
      && tokens[sentence.content].count(where: \.isWord) < 4
  }

  /// “Example: 20:35”, or what a sentence before it is about, “Version: 1.2”: after a colon no word of
  /// English. Data alone, “File size: 12 MB”, is a label.
  private func isSample(_ sentence: EnglishSentence) -> Bool {
    guard let colon = sentence.content.first(where: { tokens[$0].kind == .colon }) else {
      return false
    }
    let rest = tokens[sentence.content][(colon + 1)...]
    let isAlone = sentences.count == 1 && !Self.sampleWords.contains(lowerWords.first ?? "")
    if isAlone, rest.contains(where: { $0.kind == .number || $0.kind == .placeholder }) {
      return false
    }
    return !rest.isEmpty
      && rest.allSatisfy { !$0.isWord || $0.quotes > 0 || $0.readings.contains(.unknown) }
  }

  private static let sampleWords: WordSet = .words("example examples e.g. for sample format")

  /// The bytes of a sentence, its marks too.
  func range(of sentence: EnglishSentence) -> Range<Int> {
    let tokens = tokens[sentence.tokens]
    return tokens.first!.range.lowerBound..<tokens.last!.range.upperBound
  }
}
