import DialogFindings
import DialogLocales
import DialogModel
import DialogReading

extension Rule {
  static let alertTitleDescriptive = Rule(
    "alert/title-descriptive", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .alerts2024("Content: Write a title that clearly and succinctly describes the situation."),
    ],
    summary: Message(
      en: "a title says what happened or what is asked",
      ko: "제목은 무슨 일인지, 무엇을 묻는지 알려 줍니다"),
    reason: Message(
      en: """
        “Important Message”, “Are you sure?” and “Error 1009” stand over any message at all. People \
        read the title first, and often nothing else: it says what happened, or what is asked, so that \
        the message has little to add.
        """,
      ko: """
        ‘중요 알림’, ‘정말 하시겠습니까?’, ‘오류 1009’는 어떤 메시지 위에나 올 수 있습니다. 사용자는 제목을 먼저 읽고 그것만 읽기도 합니다. 무슨 일인지, \
        무엇을 묻는지를 제목에 쓰면 메시지에 더 쓸 것이 별로 없습니다.
        """),
    examples: [
      RuleExample(
        """
        alert OutOfService {
          purpose problem
          title { en "⟦Important Message⟧"  ko "중요한 메시지" }
          message { en "The elevator is out of service."  ko "엘리베이터를 이용할 수 없습니다." }
          button stairs { en "Show Stairs"  ko "계단 보기" }
          cancel
        }
        """,
        fixed: """
          alert OutOfService {
            purpose problem
            title { en "The elevator is out of service."  ko "엘리베이터를 이용할 수 없습니다." }
            button stairs { en "Show Stairs"  ko "계단 보기" }
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteDrafts {
          purpose destructive
          title "⟦Are you sure?⟧"
          message "All drafts are deleted. They can’t be recovered."
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Maps {
          source ko
        }

        alert NoMap {
          purpose problem
          title "⟦오류 1009⟧"
          message "오프라인에서는 지도를 받을 수 없습니다."
          button retry "다시 시도"
          cancel
        }
        """,
        fixed: """
          project Maps {
            source ko
          }

          alert NoMap {
            purpose problem
            title "오프라인에서는 지도를 받을 수 없습니다."
            button retry "다시 시도"
            cancel
          }
          """),
      RuleExample(
        """
        alert BakingStopped {
          purpose problem
          title { en "⟦Baking Problem⟧"  ko "오븐 전원 꺼짐" }
          message { en "The oven lost power."  ko "퓨즈를 확인하세요." }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """,
        fixed: """
          alert BakingStopped {
            purpose problem
            title { en "The oven lost power."  ko "퓨즈를 확인하세요." }
            button retry { en "Try Again"  ko "다시 시도" }
            cancel
          }
          """),
      RuleExample(
        """
        alert NotSent {
          purpose problem
          title { en "Important Messages Not Sent"  ko "중요 메시지 전송 실패" }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
    ],
    check: .words(.prose) { title, findings in
      guard title.isDialogText, title.place == .title, title.isSource, !title.isTerm,
        !title.isOblique
      else { return }
      let fault =
        title.isBareName
        ? namesOnly
        : title.isBareText
          ? passesOn : title.onlyAnnounces ? fitsAny : title.leavesToMessage ? leaves : nil
      guard let fault else { return }
      findings.report(fault, in: title, fixes: title.dialog.replaceTitleByMessage ?? [])
    })

  private static let fitsAny = Message(
    en: "this title would fit any alert; say what happened or what is asked",
    ko: "어떤 경고창에나 쓸 수 있는 제목입니다. 무슨 일인지, 무엇을 묻는지 쓰세요")
  private static let namesOnly = Message(
    en: "a name alone says neither what happened nor what is asked; say it around the name",
    ko: "이름만으로는 무슨 일인지, 무엇을 묻는지 알 수 없습니다. 이름과 함께 쓰세요")
  private static let passesOn = Message(
    en: "a value alone may say anything; say in words of the alert what happened",
    ko: "값만으로는 무슨 일인지 알 수 없습니다. 무슨 일인지 제목에 글로 쓰세요")
  private static let leaves = Message(
    en: "this title leaves to the message what happened; say it in the title",
    ko: "무슨 일인지를 메시지에 미루는 제목입니다. 제목에 쓰세요")
}

extension TextVariant {
  /// `text/oblique` speaks of these.
  fileprivate var isOblique: Bool {
    reading.asProse.obliqueSentences.contains(where: dialog.isHidden)
  }

  /// Whether it is the value of a parameter that names something, and nothing else: {album}. One that is
  /// called a title may be a whole sentence.
  fileprivate var isBareName: Bool {
    guard let parameter = onlyParameter else { return false }
    return parameter.type == .string && !namesOfTexts.contains(parameter.lastWord)
  }

  /// Whether all that the alert of a problem says is what the app happens to be given: {error}, or {title} over
  /// {message}.
  fileprivate var isBareText: Bool {
    guard dialog.dialog.purpose == .problem, let parameter = onlyParameter,
      parameter.type == .string, namesOfTexts.contains(parameter.lastWord)
    else { return false }
    return namesOfReports.contains(parameter.lastWord)
      || dialog.sourceVariants(of: .text(.message)).contains { $0.onlyParameter != nil }
  }

  private var onlyParameter: Parameter? {
    guard text == TextVariant.placeholder, kind != .actionSheet,
      dialog.dialog.purpose != nil,
      case .parameter(let index)? = placeholders.first?.value
    else { return nil }
    return dialog.dialog.parameters[index]
  }

  fileprivate var onlyAnnounces: Bool {
    if announcesValue { return true }
    return english?.onlyAnnounces(
      hasMessage: dialog.hasMessage, codes: showsNumbers, app: namesOfApp)
      ?? koreanWords.map(KoreanVocabulary.onlyAnnounces) ?? false
  }

  /// “Error: {error}”, 오류: {error}: a word of any alert, and what the app happens to know.
  private var announcesValue: Bool {
    guard placeholders.count == 1, text.hasSuffix(TextVariant.placeholder), words.count == 1 else {
      return false
    }
    return wordsOfAnyAlert.contains(words[0])
      && text.dropLast().allSatisfy { $0.isLetter || $0 == ":" || $0 == " " } && text.contains(":")
  }

  fileprivate var leavesToMessage: Bool {
    guard dialog.hasMessage else { return false }
    let leaves =
      english?.leavesToMessage ?? koreanWords.map(KoreanVocabulary.leavesToMessage) ?? false
    return leaves || dialog.dialog.purpose == .problem && namesTopic
  }

  private var namesTopic: Bool {
    english?.namesTopic ?? koreanWords.map(KoreanVocabulary.onlyNamesTopic) ?? false
  }

  /// The words of a title that is one sentence of Korean, with no value but numbers.
  private var koreanWords: [String]? {
    guard let korean, korean.sentences.count == 1, placeholders.isEmpty || showsNumbers else {
      return nil
    }
    return korean.words.map { $0.hasPlaceholder ? "0" : $0.text }
  }

  /// Whether its placeholders are numbers alone, as codes are.
  private var showsNumbers: Bool {
    placeholders.allSatisfy { placeholder in
      guard case .parameter(let index) = placeholder.value else { return false }
      return dialog.dialog.parameters[index].type == .int
    }
  }
}

extension Parameter {
  /// The last word of its name, in lower case.
  fileprivate var lastWord: String { name.text.words.last?.lowercased() ?? "" }

  /// Whether by its name it holds a text that may be a sentence.
  var mayBeSentence: Bool {
    type == .string && (namesOfTexts.contains(lastWord) || lastWord == "advice")
  }
}

extension DialogContext {
  fileprivate var hasMessage: Bool { dialog.text(.message) != nil }
}

private let wordsOfAnyAlert: WordSet = .words(
  "error warning problem failure alert notice attention 오류 에러 경고 문제 실패 알림 안내 주의")

/// What parameters are called that hold a text and no name.
private let namesOfTexts: Set<String> = [
  "title", "text", "message", "heading", "headline", "caption", "prompt", "question", "error",
  "reason",
  "description", "summary", "header", "label", "body", "content", "problem", "string", "warning",
  "detail", "details", "line", "status",
]

/// Of these, what tells of a problem at length, and what is no title.
private let namesOfReports: Set<String> = [
  "error", "reason", "description", "message", "body", "content", "string", "detail", "details",
]
