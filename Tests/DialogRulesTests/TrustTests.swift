import DialogFindings
import DialogRules
import Testing

/// What is no fault in a language, and what is told of one that is.
struct TrustTests {
  // MARK: Progress

  /// “One moment…” and “Backing up the photos…”
  static let progress = [
    ("ar", "لحظة واحدة…", "جارٍ نسخ الصور احتياطيًا…"),
    ("da", "Et øjeblik…", "Billederne sikkerhedskopieres…"),
    ("de", "Einen Moment…", "Die Fotos werden gesichert…"),
    ("es", "Un momento…", "Copiando las fotos…"),
    ("fr", "Un instant…", "Sauvegarde des photos en cours…"),
    ("it", "Un attimo…", "Backup delle foto in corso…"),
    ("ja", "少々お待ちください…", "写真をバックアップしています…"), ("ko", "잠시만요…", "사진을 백업하는 중…"),
    ("nl", "Een ogenblik…", "Reservekopie van de foto’s wordt gemaakt…"),
    ("pl", "Chwileczkę…", "Tworzenie kopii zdjęć…"),
    ("pt-BR", "Um momento…", "Fazendo backup das fotos…"),
    ("ru", "Минуту…", "Резервное копирование фото…"),
    ("sv", "Ett ögonblick…", "Bilderna säkerhetskopieras…"), ("th", "รอสักครู่…", "กำลังสำรองรูปภาพ…"),
    ("tr", "Bir dakika…", "Fotoğraflar yedekleniyor…"),
    ("uk", "Хвилинку…", "Резервне копіювання фото…"),
    ("vi", "Chờ một chút…", "Đang sao lưu ảnh…"), ("zh-Hans", "请稍候…", "正在备份照片…"),
    ("zh-Hant", "請稍候…", "正在備份照片…"),
  ]

  @Test("what goes on is not cut by hand, as a translation and as the source", arguments: progress)
  func isUnderWay(locale: String, moment: String, backup: String) {
    for text in [moment, backup] {
      let translated = """
        project P { locales en, \(locale) }
        alert A { purpose problem; title "Backup"; message { en "Backing up the photos…" \(locale) "\(text)" }; cancel }
        notification N { delivery local; category status; body { en "Backing up the photos…" \(locale) "\(text)" } }
        """
      let alone = """
        project P { source \(locale) }
        alert A { purpose problem; title "\(text)"; message "\(text)"; cancel }
        notification N { delivery local; category status; body "\(text)" }
        """
      for source in [translated, alone] {
        #expect(
          !findings(in: source).contains { $0.rule == "text/not-truncated" }, "\(locale): \(text)")
      }
    }
  }

  // MARK: Length

  static let long =
    "The photos that were taken at the lake could not be added to the album of the family"

  static let excesses = [
    (
      #"alert A(reason: String) { purpose problem; title "\#(long): {reason}"; cancel }"#,
      "move ‘{reason}’ to the message"
    ),
    (
      #"alert A { purpose problem; title "\#(long). It is full."; cancel }"#,
      "move the rest to the message"
    ),
    (#"alert A { purpose problem; title "\#(long)."; cancel }"#, "say less"),
    (
      #"alert A { purpose problem; title "Album Full"; message "\#(long), nor to any of the others.\n\nIt is full."; cancel }"#,
      "keep the first paragraph"
    ),
    (
      #"alert A(reason: String) { purpose problem; title "Album Full"; message "\#(long), nor to others: {reason}"; cancel }"#,
      "move ‘{reason}’ to a screen"
    ),
    (
      #"notification N { delivery local; category status; body "\#(long), nor to others, nor to any that is shared with them, and others could not either.\n\nIt is full." }"#,
      "detail view’s description"
    ),
  ]

  @Test("a text that is too long says what to move where", arguments: excesses)
  func saysWhatToMove(source: String, advice: String) {
    let text = "project P { guidelines 2020 }\n" + source
    let found = findings(in: text).filter {
      $0.rule.name.hasSuffix("-length") || $0.rule == "notification/length"
    }
    #expect(
      found.count == 1 && found[0].message.english.contains(advice), "\(drawn(found, in: text))")
  }

  @Test("without a device a notification is long only where it is so on every phone")
  func isLongEverywhere() {
    let title = "Water Street Neighborhood Meeting"
    let notification =
      #"notification N { delivery local; category event; title "\#(title)"; body "It is at six." }"#
    let isLong = { (project: String) in
      findings(in: "project P { \(project) }\n" + notification).contains {
        $0.rule == "notification/length"
      }
    }
    #expect(!isLong("guidelines 2022"))
    #expect(isLong("guidelines 2022; devices iPhoneSE1"))
  }

  // MARK: Titles

  @Test(
    "a title that leaves what happened to the message is found; one that tells it is not",
    arguments: [
      ("Trouble with the Kiln", true), ("About the Backup", true), ("Booking Issue", true),
      ("There’s a Problem with the Take.", true), ("Low Disk Problem", false),
      ("Backup Stopped", false),
      ("Known Issue Fixed", false), ("A Question About the Backup?", false),
    ])
  func leavesToMessage(title: String, isFound: Bool) {
    let source =
      #"alert A { purpose problem; title "\#(title)"; message "The disk is full."; button go "Free Up Space"; cancel }"#
    #expect(
      findings(in: source).contains { $0.rule == "alert/title-descriptive" } == isFound, "\(title)")
  }

  @Test(
    "a message says again what the title says, in other words too",
    arguments: [
      ("The printer is out of paper.", "There is no paper left in the printer.", true),
      ("The boat is delayed.", "The boat is running late.", true),
      ("The kiln is off.", "The kiln has been switched off.", true),
      ("The kiln is off.", "The kiln is on.", false),
      ("Signed Out", "Sign in again.", false),
      ("The printer is out of paper.", "Paper is left in the tray.", false),
    ])
  func repeats(title: String, message: String, isFound: Bool) {
    let source =
      #"alert A { purpose problem; title "\#(title)"; message "\#(message)"; button go "Try Again"; cancel }"#
    #expect(
      findings(in: source).contains { $0.rule == "alert/message-repeats-title" } == isFound,
      "\(message)")
  }

  @Test(
    "a number of things is no sentence",
    arguments: ["12 Messages Not Sent", "3 Seats No Longer Free", "4 Takes Not Uploaded"])
  func countsThings(title: String) {
    let source = #"alert A { purpose problem; title "\#(title)"; button go "Try Again"; cancel }"#
    #expect(findings(in: source).isEmpty, "\(drawn(findings(in: source), in: source))")
  }

  // MARK: Fixes

  @Test("what goes from a title’s end goes whole")
  func marksGoWhole() throws {
    let source =
      #"alert A { purpose problem; title "Kayak Overdue!!"; button go "Remind Renter"; cancel }"#
    let fix = try #require(findings(in: source).first?.fixes.first)
    #expect(apply(fix, to: source).contains(#"title "Kayak Overdue";"#))
  }

  @Test("no title is written that other languages would lack, or of a single word")
  func titlesAreWhole() {
    let sources = [
      """
      alert SyncPaused { purpose problem; message "Sync paused."; button ok; exit ok }
      translation ko of SyncPaused { message "동기화가 멈췄습니다."; ok "확인" }
      """,
      #"alert Save { purpose input; field name "Name"; button save "Save"; cancel }"#,
    ]
    for source in sources {
      let found = findings(in: source).filter { $0.rule == "alert/title-required" }
      #expect(found.map(\.fixes.isEmpty) == [true], "\(source)")
    }
  }

  @Test("Yes becomes the verb in every language, or nowhere")
  func yesBecomesVerb() {
    let source = { (verb: String) in
      """
      project P { locales en, de }
      actionSheet A { source b; title { en "\(verb) the photo?" de "Foto?" }
        choice yes { en "Yes" de "Ja" }; choice more { en "Show More" de "Mehr anzeigen" }; cancel }
      """
    }
    let fixes = { (verb: String) in
      findings(in: source(verb)).first { $0.rule == "button/yes-no" }?.fixes ?? []
    }
    #expect(
      fixes("Send").map { apply($0, to: source("Send")).contains(#"{ en "Send" de "Senden" }"#) }
        == [true])
    #expect(fixes("Render").isEmpty)
  }

  @Test("No Thanks as a sheet’s choice is found once, and is no choice")
  func noThanks() {
    let source = """
      actionSheet A { source b; choice apply "Apply to Existing"; choice no "No Thanks" }
      """
    #expect(findings(in: source).map(\.rule) == ["sheet/two-choices", "button/yes-no"])
  }
}
