import DialogFindings
import DialogRules
import Testing

/// What fixes do to translations, in the project’s own words, and whether they say all of it.
struct HarmlessFixTests {
  /// The first fix of a rule’s first finding: its titles, and what it makes of the source.
  static func fix(_ rule: RuleID, in source: String) -> (title: Message, mended: String)? {
    findings(in: source).lazy.filter { $0.rule == rule }.flatMap(\.fixes).first.map {
      ($0.title, apply($0, to: source))
    }
  }

  // MARK: Ends of translations

  /// A message of the source, a translation of it, and what of that is mended with the source.
  static let ends = [
    ("The photos can’t be shown", "ko", "사진을 표시할 수 없음", "사진을 표시할 수 없음"),
    ("The photos can’t be shown", "ko", "사진을 표시할 수 없습니다", "사진을 표시할 수 없습니다."),
    ("The photos can’t be shown", "ja", "写真の表示に失敗", "写真の表示に失敗"),
    ("The photos can’t be shown", "ja", "写真を表示できません", "写真を表示できません。"),
    (
      "The photos can’t be shown", "de", "Die Fotos können nicht angezeigt werden",
      "Die Fotos können nicht angezeigt werden."
    ),
    (
      "Add a new garden to the map", "de", "Neuen Garten zur Karte hinzufügen",
      "Neuen Garten zur Karte hinzufügen"
    ),
    (
      "The garden {name} does not exist", "fr", "Il n’y a pas de jardin nommé {name}",
      "Il n’y a pas de jardin nommé {name}."
    ),
    (
      "The garden {name} does not exist", "fr", "Le jardin {name} n’existe pas",
      "Le jardin {name} n’existe pas."
    ),
  ]

  @Test("a translation that is a phrase is left without a stop", arguments: ends)
  func endsOfMessages(message: String, locale: String, text: String, mended: String) {
    let source = { (mark: String, text: String) in
      """
      project P { locales en, \(locale) }
      alert A(name: String) { purpose problem; title "Trip Not Planned"; message { en "\(message)\(mark)" \(locale) "\(text)" }; cancel }
      """
    }
    let fix = Self.fix("text/ending-punctuation", in: source("", text))
    #expect(fix?.mended == source(".", mended))
  }

  @Test("a title of a translation that has no verb is a headline")
  func endsOfTitles() {
    for (locale, title) in [
      ("de", "Gartenname bereits vergeben"), ("ru", "Недопустимый ключ сада"),
      ("es", "Nombre de jardín ocupado"), ("ja", "庭の名前が重複"),
    ] {
      let source = { (mark: String) in
        """
        project P { locales en, \(locale) }
        alert A { purpose problem; title { en "The name of the garden is taken\(mark)" \(locale) "\(title)" }; cancel }
        """
      }
      #expect(
        Self.fix("text/ending-punctuation", in: source(""))?.mended == source("."), "\(locale)")
      #expect(!findings(in: source(".")).contains { $0.rule == "l10n/ending" }, "\(locale)")
    }
  }

  // MARK: Terms

  static let habits = """
    project P { locales en, ko, ru }
    alert A { purpose choose; title { en "Sort" ko "정렬" ru "Сортировка" }; button reset { en "Reset" ko "초기화" ru "Сброс" }; cancel c { en "Cancel" ko "취소" ru "Отмена" } }
    alert B { purpose choose; title { en "Filter" ko "필터" ru "Фильтр" }; button reset { en "Reset" ko "초기화" ru "Сброс" }; cancel c { en "Cancel" ko "취소" ru "Отмена" } }

    """

  @Test("the project’s own word for a term comes before the platform’s first")
  func ownTerms() {
    let source =
      Self.habits
      + #"alert C { purpose choose; title { en "Reset the order?" ko "순서를 초기화할까요?" ru "Сбросить порядок?" }; button reset { en "Yes" ko "네" ru "Да" }; button no { en "No" ko "아니요" ru "Нет" } }"#
    let fix = Self.fix("button/yes-no", in: source)
    #expect(
      fix?.mended.contains(#"{ en "Reset" ko "초기화" ru "Сброс" }"#) == true, "\(fix?.mended ?? "")")
    #expect(fix?.mended.contains(#"cancel no { en "Cancel" ko "취소" ru "Отмена" }"#) == true)
    // What is no word of the platform’s stands where the project has no other.
    #expect(!findings(in: fix?.mended ?? source).contains { $0.rule == "l10n/inconsistent" })
    #expect(
      fix?.title.english == "replace ‘Yes’ with ‘Reset’, ‘No’ with ‘Cancel’, as ‘cancel’")
    #expect(fix?.title.korean == "‘Yes’는 ‘Reset’으로, ‘No’는 ‘Cancel’로 바꾸기, ‘cancel’로 선언")
  }

  // MARK: Titles of fixes

  static let titles: [(RuleID, String, String, String)] = [
    (
      "button/cancel-title",
      #"alert A { purpose problem; title "The oven is off."; button on "Turn On"; button close "Close"; exit close }"#,
      "replace with ‘Cancel’, as ‘cancel’, and remove ‘exit’",
      "‘Cancel’로 바꾸기, ‘cancel’로 선언, ‘exit’ 삭제"
    ),
    (
      "button/cancel-title",
      #"alert A { purpose purchase; title "Buy this album?"; button buy "Buy"; cancel later "Not Now" }"#,
      "replace with ‘Cancel’", "‘Cancel’로 바꾸기"
    ),
    (
      "button/cancel-role",
      #"actionSheet A { source more; choice share "Share"; choice copy "Copy"; choice stop "Cancel" destructive }"#,
      "declare it as cancel, not destructive", "destructive 대신 cancel로 선언"
    ),
    (
      "button/destructive-role",
      #"alert A { purpose destructive; title "Delete this album?"; button delete "Delete" default; cancel }"#,
      "declare it destructive, not default", "default 대신 destructive로 선언"
    ),
    (
      "text/ending-punctuation",
      #"alert A(line: String) { purpose problem; title "Unknown line: ‘{line}’."; cancel }"#,
      "remove ‘.’, and write it in title style", "‘.’ 삭제, 단어를 대문자로 시작하기"
    ),
  ]

  @Test("the title of a fix says all that it does", arguments: titles)
  func saysAll(rule: RuleID, source: String, english: String, korean: String) {
    let title = Self.fix(rule, in: source)?.title
    #expect(title?.english == english)
    #expect(title?.korean == korean)
  }

  // MARK: Marks

  static let marks = [
    ("zh-Hans", "照片, 可用", "照片，可用", "write ‘，’"),
    ("zh-Hans", "用 Garden ，再开 Garden ，就好 。", "用 Garden，再开 Garden，就好。", "remove the space"),
    ("zh-Hans", "花园”{name}“不可用", "花园“{name}”不可用", "write the quotation marks of the language"),
    (
      "de", "Garten \\\"{name}\\\" fehlt.", "Garten „{name}“ fehlt.",
      "write the quotation marks of the language"
    ),
    ("fr", "Le jardin manque!", "Le jardin manque\u{A0}!", "insert a no-break space"),
  ]

  @Test("marks are mended whole, and the fix says how", arguments: marks)
  func mendsMarks(locale: String, text: String, mended: String, title: String) {
    let source = { (text: String) in
      """
      project P { locales en, \(locale) }
      alert A(name: String) { purpose problem; title "Trip Not Planned"; message { en "The garden “{name}” can’t be opened." \(locale) "\(text)" }; cancel }
      """
    }
    let fix = Self.fix("l10n/typography", in: source(text))
    #expect(fix?.mended == source(mended))
    #expect(fix?.title.english == title)
  }

  @Test("what is wrong with quotation marks is told as it is")
  func quotationMarks() {
    let message = { (locale: String, text: String) in
      findings(
        in: """
          project P { locales en, \(locale) }
          alert A(name: String) { purpose problem; title "Trip Not Planned"; message { en "The garden “{name}” can’t be opened." \(locale) "\(text)" }; cancel }
          """
      ).first { $0.rule == "l10n/typography" }?.message.english
    }
    #expect(message("zh-Hans", "花园”{name}“不可用")?.contains("wrong way round") == true)
    #expect(
      message("pl", #"Nie można otworzyć ogrodu \"{name}."#)?.contains("has no other one") == true)
    #expect(
      message("de", "Der Garten «{name}» kann nicht geöffnet werden.") == nil
        || message("de", "Der Garten «{name}» kann nicht geöffnet werden.")?.contains(
          "another language") == true
    )
  }
}
