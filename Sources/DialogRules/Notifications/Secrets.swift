import DialogReading
import DialogSupport

extension EnglishText {
  /// “code is ￼”, “password: ￼”: where the words begin.
  func startOfSecret(before offset: Int) -> Int? {
    guard let value = tokens.firstIndex(where: { $0.range.contains(offset) }) else { return nil }
    if isNamedSecret(after: value) { return offset }
    let lead = tokens[..<value].suffix(8)
    let words = lead.indices.filter { Secrets.words.contains(lead[$0].lower) }
    return words.last { leads(from: $0, to: value) }.map { tokens[$0].range.lowerBound }
  }

  /// Whether a word that names a secret is followed by its value: “code is ￼”, “the PIN of the card is now ￼”.
  private func leads(from word: Int, to value: Int) -> Bool {
    if word > 0, Secrets.publicCodes.contains(tokens[word - 1].lower) { return false }
    var between = tokens[(word + 1)..<value]
    if ["of", "for"].contains(between.first?.lower) {
      between = between.drop { !["is", "was"].contains($0.lower) && $0.kind != .colon }
      if between.isEmpty { return false }
    }
    let leadsToValue = between.allSatisfy { token in
      token.kind == .colon || token.kind == .openingQuote
        || ["is", "number", "to", "was", "now"].contains(token.lower)
    }
    guard leadsToValue, !between.isEmpty || tokens[word].lower != "account" else { return false }
    let isNumber = ["card", "account"].contains(tokens[word].lower)
    return !isNumber || between.contains { $0.lower == "number" }
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
  func startOfSecret(before offset: Int) -> Int? {
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

/// What is a secret of itself.
private enum Secrets {
  static let words: Set<String> = [
    "password", "passcode", "passphrase", "pin", "code", "otp", "ssn", "cvv", "cvc", "iban",
    "card", "account",
  ]
  /// Words before `code` that make it one for everybody.
  static let publicCodes: Set<String> = [
    "area", "zip", "post", "postal", "country", "error", "status", "promo", "coupon", "discount",
    "dress", "qr", "source", "exit", "product", "referral", "offer",
  ]
  static let korean = ["비밀번호", "암호는", "암호가", "암호:", "인증번호", "인증코드", "보안코드", "카드번호", "계좌번호", "주민번호"]
  static let koreanPairs = [
    ("인증", "번호"), ("인증", "코드"), ("보안", "코드"), ("카드", "번호"), ("계좌", "번호"), ("주민", "번호"),
    ("확인", "코드"),
  ]
}
