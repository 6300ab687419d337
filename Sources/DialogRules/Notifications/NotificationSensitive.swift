import DialogFindings
import DialogLanguage
import DialogModel
import DialogSupport

extension Rule {
  static let notificationSensitive = Rule(
    "notification/sensitive", .always(.error),
    from: [
      .notifications2020(
        "Don't include sensitive, personal, or confidential information in a notification."),
      .notifications2024(
        "Content: Don’t include sensitive, personal, or confidential information."),
    ],
    summary: Message(
      en: "a notification shows nothing sensitive",
      ko: "알림에 민감한 정보를 드러내지 않습니다"),
    reason: Message(
      en: """
        Nobody knows who sees the screen when a notification arrives. A parameter marked sensitive \
        is refused in what it shows; a password, a code, a number of a card or an account, told by \
        their names, are warned about.
        """,
      ko: """
        알림이 도착했을 때 누가 화면을 보고 있을지 알 수 없습니다. sensitive로 표시한 매개변수는 보이는 글에 쓸 수 없고, \
        이름으로 알 수 있는 비밀번호, 인증 번호, 카드나 계좌 번호는 경고합니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification MessageReceived(author: String, sensitive text: String) {
            identifier author
            title "{author}"
            body { en "⟦{text}⟧"  ko "새 메시지가 있습니다." }
            hiddenPreview { en "New Message"  ko "새 메시지" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification CodeSent(digits: String) {
            identifier signIn
            title "로그인 요청"
            body "⟦인증 번호는 {digits}⟧입니다."
            hiddenPreview "로그인"
          }
          """),
      RuleExample(
        .notifying + """


          notification PasswordChanged(account: String) {
            identifier account
            title "{account}"
            body { en "The password was changed."  ko "비밀번호가 변경되었습니다." }
            hiddenPreview { en "Account Update"  ko "계정 소식" }
          }
          """),
    ],
    check: .text { variant, findings in
      guard variant.isVisibleNotificationText else { return }
      if let offset = variant.sensitiveOffset {
        findings.report(
          Message(
            en: "a sensitive parameter would show on a locked screen; say what kind of news it is",
            ko: "민감한 매개변수가 잠긴 화면에 드러납니다. 어떤 소식인지만 쓰세요"),
          in: variant, at: offset..<offset + TextVariant.placeholder.utf8.count)
      } else if let secret = variant.secret {
        findings.report(
          Message(
            en: "this shows a secret to whoever sees the screen; let people look it up in the app",
            ko: "화면을 보는 누구에게나 비밀이 드러납니다. 앱에서 볼 수 있게 하세요"),
          in: variant, at: secret, severity: .warning)
      }
    })
}

extension TextVariant {
  fileprivate var sensitiveOffset: Int? {
    placeholdersByOffset.first { _, placeholder in
      guard case .parameter(let index) = placeholder.value else { return false }
      return dialog.dialog.parameters[index].isSensitive
    }?.offset
  }

  /// A value that its own name or the words before it call a secret.
  fileprivate var secret: Range<Int>? {
    for (offset, placeholder) in placeholdersByOffset {
      let end = offset + TextVariant.placeholder.utf8.count
      if Secrets.isNamed(name(of: placeholder)) { return offset..<end }
      if let start = english?.startOfSecret(before: offset) ?? korean?.startOfSecret(before: offset)
      {
        return start..<end
      }
    }
    return nil
  }
}

extension EnglishText {
  /// “code is ￼”, “password: ￼”: where the words begin.
  fileprivate func startOfSecret(before offset: Int) -> Int? {
    guard let value = tokens.firstIndex(where: { $0.range.contains(offset) }) else { return nil }
    if isNamedSecret(after: value) { return offset }
    let lead = tokens[..<value].suffix(4)
    guard let word = lead.lastIndex(where: { Secrets.words.contains($0.lower) }) else { return nil }
    let between = tokens[(word + 1)..<value]
    let leadsToValue = between.allSatisfy { token in
      token.kind == .colon || token.kind == .openingQuote
        || ["is", "number", "to", "was"].contains(token.lower)
    }
    guard leadsToValue, !between.isEmpty || lead[word].lower != "account" else { return nil }
    let isNumber = ["card", "account"].contains(lead[word].lower)
    if isNumber, !between.contains(where: { $0.lower == "number" }) { return nil }
    return lead[word].range.lowerBound
  }
}

extension EnglishText {
  /// “￼ is your verification code”
  private func isNamedSecret(after value: Int) -> Bool {
    let rest = tokens[(value + 1)...].prefix(5)
    guard rest.first?.lower == "is", rest.dropFirst().first?.lower == "your" else { return false }
    return rest.dropFirst(2).contains { Secrets.words.contains($0.lower) }
  }
}

extension KoreanText {
  /// 인증 번호는 ￼, 비밀번호: ￼
  fileprivate func startOfSecret(before offset: Int) -> Int? {
    guard let value = words.firstIndex(where: { $0.range.contains(offset) }), value > 0 else {
      return nil
    }
    let word = words[value - 1]
    guard Secrets.korean.contains(where: { word.text.utf8.hasPrefix($0) }) else {
      guard value > 1,
        Secrets.koreanPairs.contains(where: { pair in
          words[value - 2].text == pair.0 && word.text.utf8.hasPrefix(pair.1)
        })
      else { return nil }
      return words[value - 2].range.lowerBound
    }
    return word.range.lowerBound
  }
}

/// What people keep to themselves.
private enum Secrets {
  static let words: Set<String> = [
    "password", "passcode", "passphrase", "pin", "code", "otp", "ssn", "cvv", "cvc", "iban",
    "card", "account",
  ]
  static let korean = ["비밀번호", "암호는", "암호:", "인증번호", "인증코드", "보안코드", "카드번호", "계좌번호", "주민번호"]
  static let koreanPairs = [
    ("인증", "번호"), ("인증", "코드"), ("보안", "코드"), ("카드", "번호"), ("계좌", "번호"), ("주민", "번호"),
    ("확인", "코드"),
  ]

  /// Whether a parameter's name calls it a secret: `password`, `verificationCode`.
  static func isNamed(_ name: String) -> Bool {
    let parts = name.words.map { $0.lowercased() }
    return parts.contains(where: namingWords.contains) || namingPhrases.contains(parts.joined())
  }

  private static let namingWords: Set<String> = [
    "password", "passcode", "passphrase", "otp", "ssn", "cvv", "pin",
  ]
  private static let namingPhrases: Set<String> = [
    "verificationcode", "securitycode", "cardnumber", "accountnumber", "socialsecuritynumber",
    "diagnosis",
  ]
}
