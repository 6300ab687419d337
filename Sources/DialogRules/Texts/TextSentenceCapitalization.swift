import DialogFindings
import DialogReading

extension Rule {
  static let textSentenceCapitalization = Rule(
    "text/sentence-capitalization", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      .appleStyle("capitalization: Sentence style"),
      .alerts2019("If you must provide a message, write short, complete sentences."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
    ],
    summary: Message(
      en: "a complete sentence has a capital at its start and on names alone",
      ko: "완전한 영어 문장은 첫 글자와 고유 명사만 대문자로 씁니다"),
    reason: Message(
      en: """
        A sentence in title style is slow to read, and its capitals no longer show what is a name. \
        The app’s name, its terms, the dialog’s own buttons and what the project writes with a \
        capital elsewhere keep theirs.
        """,
      ko: """
        단어마다 대문자로 시작하는 문장은 읽는 데 오래 걸리고, 어느 말이 이름인지 알 수 없습니다. 앱의 이름, 프로젝트의 용어, \
        대화상자의 버튼, 프로젝트의 다른 곳에서도 대문자로 쓰는 말은 그대로 둡니다. 대소문자가 없는 한국어에는 \
        적용되지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title {
            en "Do ⟦You Want to Delete It⟧?"
            ko "이 앨범을 삭제할까요?"
          }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title {
              en "Do you want to delete it?"
              ko "이 앨범을 삭제할까요?"
            }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert PhotoLocked {
          purpose problem
          title "Photo Not Editable"
          message "⟦the⟧ photo belongs to a shared album."
          button duplicate "Duplicate"
          cancel
        }
        """,
        fixed: """
          alert PhotoLocked {
            purpose problem
            title "Photo Not Editable"
            message "The photo belongs to a shared album."
            button duplicate "Duplicate"
            cancel
          }
          """),
      RuleExample(
        """
        alert OpenSafari {
          purpose permission
          title { en "Open this page in Safari?"  ko "이 페이지를 Safari에서 열까요?" }
          message { en "iCloud and mTLS stay on."  ko "iCloud와 mTLS는 켜진 채로 있습니다." }
          button open { en "Open"  ko "열기" }
          cancel
        }
        """),
    ],
    relations: .ofWriting,
    check: .words(.prose) { variant, findings in
      guard variant.isDialogText || variant.isVisibleNotificationText,
        let english = variant.english
      else { return }
      let corrections = variant.keepingApostrophes(english.sentenceCorrections(in: variant))
      guard let hull = corrections.hull else { return }
      let shown = variant.shown(corrections)
      findings.report(
        Message(
          en: "write capitals at the start of a sentence and on names alone: ‘\(shown)’",
          ko: "문장에서는 첫 글자와 고유 명사만 대문자로 쓰세요: ‘\(shown)’"),
        in: variant, at: hull,
        fixes: variant.fixes(
          corrections, shown: shown, applicability: corrections.lowerNothing ? .safe : .needsReview
        ))
    })
}

extension [EnglishCorrection] {
  /// Whether all of them give capitals; a capital that is taken away may have been a name's.
  fileprivate var lowerNothing: Bool {
    allSatisfy { $0.replacement.first?.isUppercase ?? true }
  }
}

extension EnglishText {
  fileprivate func sentenceCorrections(in variant: TextVariant) -> [EnglishCorrection] {
    // Names only take findings away, so they are looked up where there is one without them.
    let starts = lowerStarts
    guard mayHaveStrayCapitals || tokens.first?.shape == .lower else { return starts }
    let none = EnglishNames()
    let most = corrections(
      names: none, references: none, place: variant.place, isOld: variant.hasTitlesInSentenceStyle,
      isCommon: { _ in true })
    if most.isEmpty { return starts }
    let corrections = corrections(
      names: variant.project.englishNames, references: variant.dialog.englishNames,
      place: variant.place, isOld: variant.hasTitlesInSentenceStyle,
      isCommon: variant.project.isLowerEnglishWord)
    return (corrections + starts).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// “The pier is closed. all tickets stay valid.”: the words that begin sentences after the first.
  private var lowerStarts: [EnglishCorrection] {
    tokens.indices.dropFirst().dropLast().compactMap { index in
      guard tokens[index].kind == .period, tokens[index].quotes == 0, !tokens[index].isSpaced,
        tokens[index - 1].endsWord, tokens[index + 1].isSpaced
      else { return nil }
      let token = tokens[index + 1]
      guard token.isWord, token.shape == .lower, !token.readings.contains(.unknown),
        token.lower.utf8.count > 1
      else { return nil }
      return EnglishCorrection(
        range: token.range,
        replacement: token.lower.prefix(1).uppercased() + token.lower.dropFirst())
    }
  }

  private func corrections(
    names: EnglishNames, references: EnglishNames, place: TextVariant.Place, isOld: Bool,
    isCommon: (String) -> Bool
  ) -> [EnglishCorrection] {
    var all: [EnglishCorrection] = []
    for (index, sentence) in sentences.enumerated() {
      let isOldTitle = isOld && index == 0 && tokens[sentence.content].count > 1
      if index == 0, place == .message || sentence.form.isSentence || isOldTitle,
        let start = EnglishCapitals.startCorrection(self, sentence)
      {
        all.append(start)
      }
      // An instruction in title style is the name of an action: “Enter Your Password”.
      let isAction = sentence.form == .imperative && sentence.ending == .none
      let shouts = (isOldTitle || place == .message) && isInCapitals(sentence)
      guard sentence.form.isSentence && !isAction || shouts else { continue }
      all += EnglishCapitals.sentenceCorrections(
        self, sentence, names: names, references: references, isCommon: isCommon)
    }
    return all
  }
}

extension TextVariant {
  /// Whether it is a title as in 2019, when only sentences and fragments in sentence style were asked for.
  fileprivate var hasTitlesInSentenceStyle: Bool {
    place == .title && kind == .alert && project.edition < .hig2020
  }
}

extension EnglishText {
  /// “SIGNAL LOST”: all words, and one of them more than an abbreviation.
  fileprivate func isInCapitals(_ sentence: EnglishSentence) -> Bool {
    let words = tokens[sentence.content].filter(\.isWord)
    return words.count > 1 && words.allSatisfy { $0.shape == .upper }
      && words.contains { $0.lower.utf8.count > 3 && !$0.readings.contains(.unknown) }
  }
}

extension EnglishToken {
  /// Whether it is a word that a period ends, not shortens.
  fileprivate var endsWord: Bool {
    isWord && !readings.contains(.unknown) && lower.utf8.count > 3
      && !["approx", "dept", "misc", "incl", "excl", "resp", "corp", "apts", "blvd"].contains(lower)
  }
}
