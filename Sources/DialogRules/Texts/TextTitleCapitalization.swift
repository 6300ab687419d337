import DialogFindings
import DialogReading

extension Rule {
  static let textTitleCapitalization = Rule(
    "text/title-capitalization", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2019("Give alert buttons succinct, logical titles."),
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
      .appleStyle("capitalization: Title style"),
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .notifications2020(
        "Designing a Great Notification Experience: Provide descriptive, nonspecific text to display when notification previews are hidden."
      ),
    ],
    summary: Message(
      en: "titles that are fragments, button titles and hidden previews are in title style",
      ko: "문장이 아닌 제목, 버튼 제목, 숨긴 미리보기는 영어에서 단어마다 대문자로 시작합니다"),
    reason: Message(
      en: """
        Capitals tell a title from a sentence at a glance. In title style every word has one but \
        articles, and, but, or, as, to, and prepositions of four letters or fewer, unless they \
        are first, last or part of a verb phrase such as Log In. In 2019 the rule is the buttons’ \
        alone. Languages without letter case \
        have no such rule.
        """,
      ko: """
        대문자는 제목과 문장을 한눈에 구별해 줍니다. 관사, and·but·or, as, to, 네 글자 이하 전치사를 뺀 모든 단어를 \
        대문자로 시작하되, 이런 단어도 처음이나 끝에 오거나 Log In 같은 동사구를 이루면 대문자로 씁니다. 2019년 지침에서는 \
        버튼에만 적용됩니다. \
        한국어처럼 대소문자가 없는 언어에는 적용되지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert ImportFailed(file: String) {
          purpose problem
          title { en "Import ⟦failed⟧"  ko "가져오기 실패" }
          message { en "“{file}” is damaged."  ko "‘{file}’ 파일이 손상되었습니다." }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """,
        fixed: """
          alert ImportFailed(file: String) {
            purpose problem
            title { en "Import Failed"  ko "가져오기 실패" }
            message { en "“{file}” is damaged."  ko "‘{file}’ 파일이 손상되었습니다." }
            button retry { en "Try Again"  ko "다시 시도" }
            cancel
          }
          """),
      RuleExample(
        """
        alert SignIn {
          purpose permission
          title "Sign In to Continue"
          button signIn "Sign ⟦in⟧"
          cancel
        }
        """,
        fixed: """
          alert SignIn {
            purpose permission
            title "Sign In to Continue"
            button signIn "Sign In"
            cancel
          }
          """),
      RuleExample(
        """
        alert KeepPhoto {
          purpose permission
          title "Photo Not in iCloud"
          button turnOn "Turn On iCloud"
          cancel
        }
        """),
    ],
    relations: .ofWriting,
    check: .words { variant, findings in
      guard let english = variant.english, !variant.isTerm, variant.hasTitleStyle,
        // No text at all, and found as that.
        !variant.text.utf8.hasPrefix("@string/")
      else { return }
      let all = variant.keepingApostrophes(english.titleCorrections(in: variant))
      let corrections = all.filter { !variant.isOfCode($0.range) }
      guard let hull = corrections.hull else { return }
      let shown = variant.shown(corrections)
      findings.report(
        variant.titleStyle(shown, corrections), in: variant, at: hull,
        fixes: variant.fixes(corrections, shown: shown, applicability: .safe)
      )
    })
}

extension TextVariant {
  /// - Parameter shown: the text with corrections.
  fileprivate func titleStyle(_ shown: String, _ corrections: [EnglishCorrection]) -> Message {
    let lowered = corrections.map(\.replacement).filter {
      !($0.unicodeScalars.first?.properties.isUppercase ?? true)
    }
    if let word = lowered.first, lowered.count == corrections.count {
      return Message(
        en: "in title style ‘\(word)’ is lowercase: ‘\(shown)’",
        ko: "제목에서 ‘\(word, .topic)’ 소문자로 씁니다: ‘\(shown)’")
    }
    if place == .button {
      return Message(
        en: "begin the words of a button’s title with capitals: ‘\(shown)’",
        ko: "버튼 제목의 단어는 대문자로 시작하세요: ‘\(shown)’")
    }
    if english?.saysWhatHappened ?? false {
      return Message(
        en: "begin its words with capitals, or end it with ‘.’: ‘\(shown)’",
        ko: "단어를 대문자로 시작하거나 ‘.’ 부호로 끝내세요: ‘\(shown)’")
    }
    return Message(
      en: "this is no sentence; begin its words with capitals: ‘\(shown)’",
      ko: "문장이 아닙니다. 단어를 대문자로 시작하세요: ‘\(shown)’")
  }

  /// In 2019 title style is the buttons’ alone: a fragment is a title in either style.
  fileprivate var hasTitleStyle: Bool {
    project.edition >= .hig2020 || place == .button && dialog.hasButtons
  }
}

extension EnglishText {
  /// The words of a variant that title style writes otherwise.
  func titleCorrections(in variant: TextVariant) -> [EnglishCorrection] {
    titleRange(of: variant).map { EnglishCapitals.titleCorrections(self, $0) } ?? []
  }

  /// The tokens that title style governs in a variant; nil of sentences, and of what nobody can
  /// tell.
  fileprivate func titleRange(of variant: TextVariant) -> Range<Int>? {
    switch variant.place {
    case .button: isMisspelledOK ? nil : tokens.indices
    case .preview: tokens.indices
    case .title: variant.isInNotification ? nil : rangeOfFragment
    case .message, .other: nil
    }
  }

  /// `button/ok` speaks of these.
  private var isMisspelledOK: Bool {
    guard lowerWords.first?.utf8.first == UInt8(ascii: "o") else { return false }
    return ["ok", "okay", "o.k.", "o.k"].contains(lowerWords.joined(separator: " "))
  }

  private var rangeOfFragment: Range<Int>? {
    guard sentences.count == 1, let sentence = sentences.first, sentence.ending != .period
    else { return nil }
    switch sentence.form {
    case .label, .headline, .bareStatement, .elided, .fragment: return sentence.content
    case .imperative:
      let balance = EnglishCapitals.balance(self, sentence.content, names: EnglishNames())
      let isTitle = balance.isTitleStyle || EnglishCapitals.isMixedStyle(self, sentence)
      return isTitle ? sentence.content : nil
    case .statement, .question, .interjection, .unknown: return nil
    }
  }
}
