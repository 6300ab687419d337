import DialogFindings
import DialogReading
import DialogSupport

extension Rule {
  static let alertTitleMultiword = Rule(
    "alert/title-multiword", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .alerts2024("Content: Write a title that clearly and succinctly describes the situation."),
    ],
    summary: Message(
      en: "a title is more than one word", ko: "제목은 한 단어로 쓰지 않습니다"),
    reason: Message(
      en: """
        “Error” or “Warning” says that there is something to read, not what. A short question or \
        sentence says it at once. A Korean verb that asks, such as 삭제할까요?, is a sentence. \
        Languages differ in what they write as one word, so translations are not counted.
        """,
      ko: """
        ‘오류’나 ‘경고’는 읽을 것이 있다고만 할 뿐 무슨 일인지 알려 주지 않습니다. 짧은 질문이나 문장은 바로 알려 줍니다. \
        ‘삭제할까요?’처럼 한 단어라도 문장이면 괜찮습니다. 붙여 쓰는 말이 언어마다 다르므로 번역문의 단어는 세지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert UploadFailed {
          purpose problem
          title { en "⟦Error⟧"  ko "업로드 실패" }
          message { en "The server could not be reached."  ko "서버에 연결하지 못했습니다." }
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
          title "⟦오류⟧"
          message "사진을 올리지 못했습니다."
          button retry "다시 시도"
          cancel
        }
        """),
      RuleExample(
        """
        project Shop {
          source ko
        }

        alert PaymentFailed {
          purpose problem
          title "⟦결제오류⟧"
          message "카드사에서 응답이 없습니다."
          button retry "다시 시도"
          cancel
        }
        """),
      RuleExample(
        """
        alert DeletePhoto {
          purpose destructive
          title { en "Delete this photo?"  ko "삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [Precedence(RuleDescription.nameForeignPlaceholder.id, in: .insideRange)]),
    check: .words(.prose) { title, findings in
      guard title.isDialogText, title.place == .title, !title.isTerm, title.showsWordsOfSource
      else { return }
      let isOneWord =
        title.isNameAlone
        || title.english?.isOneWord ?? title.korean?.isOneWord
          ?? title.isOneLatinWord
      guard isOneWord, !title.titlesLogin else { return }
      findings.report(
        Message(
          en: "one word rarely says enough; say what happened, or ask",
          ko: "한 단어로는 무슨 일인지 알기 어렵습니다. 상황을 쓰거나 질문으로 바꾸세요"),
        in: title)
    })
}

extension TextVariant {
  /// Whether its own words can be counted. Languages write differently much as one word: of a
  /// translation the count says nothing where the source could be judged, and was.
  fileprivate var showsWordsOfSource: Bool {
    isSource || !project.sourceLocale.isEnglish && !project.sourceLocale.isKorean
  }
}

extension TextVariant {
  /// “{name}”: whose name it is, and nothing of what happens. Other texts of the app may be whole titles.
  fileprivate var isNameAlone: Bool {
    guard kind != .actionSheet, parts.count == 1,
      case .placeholder(let placeholder) = parts[0],
      case .parameter(let index) = placeholder.value
    else { return false }
    let name = dialog.dialog.parameters[index].name.text.lowercased()
    return name.utf8.hasSuffix("name") && !name.utf8.hasSuffix("titlename")
  }
}

extension TextVariant {
  /// 로그인 over the fields for it.
  fileprivate var titlesLogin: Bool {
    locale.isKorean && text.utf8.hasSuffix("로그인") && !dialog.dialog.fields.isEmpty
  }
}

extension EnglishText {
  fileprivate var isOneWord: Bool {
    let parts = tokens.indices.filter { tokens[$0].isContent }
    return parts.count == 1 && tokens[parts[0]].isWord
  }
}

extension KoreanText {
  /// 삭제?: not 삭제할까요?
  private func asksByNoun(_ sentence: KoreanSentence, _ word: KoreanWord) -> Bool {
    sentence.mark == .question && KoreanVocabulary.isDeed(word.text)
  }

  /// A word that is no sentence, marks apart; or one that is sorry and says no more.
  fileprivate var isOneWord: Bool {
    guard let sentence = sentences.first, sentences.count == 1, sentence.words.count < 3 else {
      return false
    }
    let words = sentence.words.filter(\.hasLetters)
    guard words.count == 1, let word = words.first, !word.hasPlaceholder else { return false }
    if KoreanVocabulary.isApology(word.text) { return true }
    return
      (sentence.form == .phrase || asksByNoun(sentence, word)
      || sentence.form == .unknown && word.mayBeNoun)
      && !KoreanVocabulary.isCompound(word.text)
  }
}

extension KoreanWord {
  fileprivate var hasLetters: Bool {
    text.unicodeScalars.contains {
      $0.isLetterOrMark || $0.properties.numericType != nil || $0 == "\u{FFFC}"
    }
  }

  /// Whether its ending, that of a clause elsewhere, is a noun’s where nothing follows: 경고, 보고서.
  fileprivate var mayBeNoun: Bool {
    ["고", "서", "면", "만"].contains { text.utf8.hasSuffix($0) }
  }
}

extension TextVariant {
  /// A foreign word in a Korean text.
  fileprivate var isOneLatinWord: Bool {
    locale.isKorean && placeholders.isEmpty && text.isLatin && !text.contains(" ")
      && !text.contains(".")
  }
}
