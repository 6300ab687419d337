import DialogFindings
import DialogReading

extension Rule {
  static let notificationSentences = Rule(
    "notification/sentences", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      .notifications2024("Content: Use complete sentences, sentence case, and proper punctuation."),
    ],
    summary: Message(
      en: "a notification’s text is made of complete sentences",
      ko: "알림의 글은 완전한 문장으로 씁니다"),
    reason: Message(
      en: """
        A notification is read in passing, away from the app, and has to say by itself who did \
        what. A title may be a name or a subject, such as New Comment; in 2024 every title is a \
        heading in title style, and only the rest is made of sentences. What a parameter brings is \
        not judged.
        """,
      ko: """
        알림은 앱 밖에서 스쳐 읽으므로 그것만으로 누가 무엇을 했는지 알 수 있어야 합니다. 제목은 이름이나 ‘새 댓글’ 같은 \
        주제여도 되고, 2024년 지침에서 제목은 모두 문장이 아닌 표제입니다. 매개변수로 들어오는 글은 따지지 않습니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification UploadFinished(album: String) {
            identifier album
            title "{album}"
            body { en "⟦Upload finished⟧"  ko "업로드가 끝났습니다." }
            hiddenPreview { en "Album Update"  ko "앨범 소식" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification UploadFinished(album: String) {
            identifier album
            title "{album}"
            body "⟦업로드 완료⟧"
            hiddenPreview "앨범 소식"
          }
          """),
      RuleExample(
        .notifyingIn2024 + """


          notification UploadFailed(album: String) {
            identifier album
            title { en "Failed to Upload the Album"  ko "앨범을 업로드하지 못함" }
            body { en "“{album}” is too large."  ko "‘{album}’ 앨범이 너무 큽니다." }
            hiddenPreview { en "Album Update"  ko "앨범 소식" }
          }
          """),
      RuleExample(
        .notifying + """


          notification UploadFinished(album: String) {
            identifier album
            title { en "Album Shared"  ko "앨범 공유" }
            body { en "“{album}” is ready to share."  ko "‘{album}’ 앨범을 공유할 수 있습니다." }
            hiddenPreview { en "Album Update"  ko "앨범 소식" }
          }
          """),
    ],
    check: .words(.notificationProse) { variant, findings in
      guard !variant.isTerm, !variant.isNotificationHeading
      else { return }
      let isTitle = variant.place == .title
      let fragment =
        variant.english?.fragmentOfNotification(isTitle: isTitle)
        ?? (isTitle ? nil : variant.korean?.fragment(in: variant))
      guard let fragment else { return }
      let lacksMark = isTitle && variant.english?.lacksOnlyMark(fragment) ?? false
      findings.report(
        lacksMark
          ? Message(
            en: "add ‘.’, or write it in title style", ko: "‘.’를 붙이거나 단어를 대문자로 시작하세요")
          : Message(
            en: "this is no complete sentence; say who or what did what, with a mark at the end",
            ko: "완전한 문장이 아닙니다. 누가 무엇을 했는지 쓰고 문장 부호로 끝내세요"),
        in: variant, at: fragment)
    })
}

extension EnglishText {
  /// Whether it says who did what, “Upload finished”, and lacks its mark alone.
  fileprivate func lacksOnlyMark(_ bytes: Range<Int>) -> Bool {
    sentences.contains { range(of: $0) == bytes && $0.form == .bareStatement }
  }

  fileprivate func fragmentOfNotification(isTitle: Bool) -> Range<Int>? {
    sentences.first { sentence in
      switch sentence.form {
      case .elided: true
      case .bareStatement: sentence.ending == .none && isInSentenceStyle(sentence)
      case .headline: sentence.ending == .none && !isTitle
      case .fragment: !isTitle && sentence.ending != .colon && hasTwoWords(sentence)
      default: false
      }
    }.map(range)
  }

  /// “Upload finished” wants to be a sentence, “Upload Finished” is a title.
  private func isInSentenceStyle(_ sentence: EnglishSentence) -> Bool {
    EnglishCapitals.balance(self, sentence.content, names: EnglishNames()).lower > 0
  }

  /// With a value, enough words to tell that no verb is missing.
  private func hasTwoWords(_ sentence: EnglishSentence) -> Bool {
    let tokens = tokens[sentence.tokens]
    let hasValue = tokens.contains { $0.kind == .placeholder || $0.kind == .opaque }
    let words = tokens.filter { $0.isWord && $0.quotes == 0 && !$0.readings.contains(.unknown) }
    return !hasValue || words.count > 1
  }
}
