import DialogFindings
import DialogRules
import Testing

/// What the title and the message of an alert are taken for.
struct TextJudgementTests {
  static func finds(_ rule: RuleID, in text: String) -> Bool {
    findings(in: text).contains { $0.rule == rule }
  }

  // MARK: Problems and news

  static let problems = [
    ("Photo Too Dark", "Ten photos are enough."), ("Album Full", "It has 500 photos."),
    ("Upload Size", "The video is longer than ten minutes."),
    ("Nickname Taken", "It belongs to Pat."),
    ("Camera in Use", "It belongs to another app."), ("Bluetooth Off", "The remote needs it."),
    ("Location Is Turned Off", "The map is blank."), ("Duplicate Song", "Both have one name."),
    ("Trial Ended", "It lasted a week."), ("Out of Paper", "The tray is empty."),
    ("Player Limit Reached", "Four can play."), ("Weak Password", "Use at least ten letters."),
    ("Printer", "Choose another printer."), ("Sync Paused", "The phone is hot."),
    ("Storage", "Delete some videos."), ("Server Busy", "It has many guests."),
  ]

  @Test("a limit, a conflict, a standstill, a remedy: no mere news", arguments: problems)
  func isProblem(title: String, message: String) {
    #expect(!Self.finds("alert/minimize", in: Self.alert(title, message)))
  }

  static let news = [
    ("Photo Taken", "It is in the library."), ("Export Complete", "The file is in the folder."),
    ("Album Shared", "Choose a cover later in the album."), ("Get 20% Off", "Enjoy the sale."),
    ("Welcome Back", "The garden looks better than ever."), ("Meeting Ended", "Everyone left."),
    ("Backup Restored", "All photos are back."), ("Welcome", "Use the wheel to turn."),
    ("Level Complete", "Use the arrow to go on."),
  ]

  @Test("a wish that came true is news", arguments: news)
  func isNews(title: String, message: String) {
    #expect(Self.finds("alert/minimize", in: Self.alert(title, message)))
  }

  @Test(
    "the same in Korean",
    arguments: [
      ("사진이 너무 어둡습니다.", "열 장이면 됩니다.", false), ("같은 닉네임", "다른 닉네임을 선택해 주세요.", false),
      ("동기화가 일시 정지됨", "휴대폰이 뜨겁습니다.", false), ("내보내기 완료", "폴더에 파일이 있습니다.", true),
      ("앨범을 공유했습니다.", "표지는 나중에 선택해 주세요.", true), ("환영합니다!", "새 앨범을 사용해 보세요.", true),
    ])
  func isNewsInKorean(title: String, message: String, isFound: Bool) {
    let text = "project P { source ko }\n" + Self.alert(title, message)
    #expect(Self.finds("alert/minimize", in: text) == isFound)
  }

  static func alert(_ title: String, _ message: String) -> String {
    "alert A { title \"\(title)\"; message \"\(message)\"; button ok; exit ok }"
  }

  // MARK: Sentences

  @Test(
    "verbs that are nouns elsewhere make sentences",
    arguments: [
      "The train goes to Busan.", "Its photos stay.", "The scores of past games stay.",
      "A restart often helps.", "No ferry sails to the island in winter.",
      "Two more years cost $40.", "A print needs at least 300 pixels.",
      "Updates install overnight.", "The flight lands in Busan.", "Rehearsal moves to room 4.",
      "There seems to be no connection.", "There used to be a copy here.", "None of them works.",
      "Each of them rings once.",
    ])
  func isSentence(message: String) {
    #expect(!Self.finds("alert/message-sentences", in: Self.alert("Ferry Canceled", message)))
  }

  @Test(
    "what only looks like one",
    arguments: [
      "Disk full.", "Battery low.", "Slow network connection.", "Too many login attempts.",
      "Back on Tuesday.", "There your files.",
    ])
  func isFragment(message: String) {
    #expect(Self.finds("alert/message-sentences", in: Self.alert("Backup Not Finished", message)))
  }

  @Test(
    "capitals of a question that is a title",
    arguments: [
      ("Share Photos With Your Friends?", false), ("Copy Files From Your Phone?", false),
      ("Stop This Download and Remove It?", true), ("Delete The Recording?", true),
    ])
  func isTitleStyle(title: String, isFound: Bool) {
    let text = Self.alert(title, "The others see it at once.")
    #expect(Self.finds("text/sentence-capitalization", in: text) == isFound)
  }

  @Test(
    "what is too bad",
    arguments: [
      ("Too bad.", true), ("That’s too bad.", true), ("The weather is too bad.", false),
      ("The signal is too bad.", false),
    ])
  func isTooBad(message: String, isFound: Bool) {
    let text = Self.alert("Run Not Started", message)
    #expect(Self.finds("text/accusatory-tone", in: text) == isFound)
  }

  @Test("a mark is added after a quotation mark, not in place of it")
  func endsAfterEscape() {
    let text = Self.alert("Printer Offline", #"The printer has no \"Gray\""#)
    let fixes = findings(in: text).filter { $0.rule == "text/ending-punctuation" }.flatMap(\.fixes)
    #expect(fixes.first?.edits.first?.range.bytes.isEmpty == true)
    #expect(
      fixes.first?.edits.first?.range.start
        == UInt32(text.utf8.count - "\"; button ok; exit ok }".utf8.count))
  }

  // MARK: Repetition

  static let repetitions: [(title: String, message: String, isFound: Bool)] = [
    ("Erase Search History", "Are you sure you want to clear all search history?", true),
    ("Recipe Updated", "An updated recipe is available.", true),
    ("Invalid Ticket", "The ticket is not valid.", true),
    ("Printing Failed", "The print was not successful.", true),
    ("No Matches", "There are no matches.", true),
    ("Delete Playlist", "The playlist cannot be deleted.", false),
    ("Erase Search History", "Are you sure you want to clear the playback history?", false),
    ("Recipe Updated", "Two ingredients are new.", false),
    ("Choose a Name", "Choose a new name.", false),
    ("Recipe Available", "A new recipe is available.", true),
    ("Unsupported Ticket", "The ticket is supported.", false),
    ("Rename Album", "Enter a name.", false),
  ]

  @Test("other words can say the same", arguments: repetitions)
  func repeats(title: String, message: String, isFound: Bool) {
    let text =
      "alert A { title \"\(title)\"; message \"\(message)\"; button go \"Go On\"; cancel }"
    #expect(Self.finds("alert/message-repeats-title", in: text) == isFound)
  }

  @Test(
    "the same in Korean",
    arguments: [
      ("파일을 찾을 수 없음", "파일을 찾을 수 없습니다.", true), ("검색 기록 삭제", "모든 검색 기록을 삭제할까요?", true),
      ("파일을 찾을 수 없음", "이름을 바꾸었을 수 있습니다.", false),
    ])
  func repeatsInKorean(title: String, message: String, isFound: Bool) {
    let text = """
      project P { source ko }
      alert A { title "\(title)"; message "\(message)"; button go "계속 진행"; cancel }
      """
    #expect(Self.finds("alert/message-repeats-title", in: text) == isFound)
  }

  // MARK: Korean beside its source

  @Test(
    "a Korean text that its source lets pass",
    arguments: [
      ("title", "Sign Out", "로그아웃"), ("title", "Network Error", "네트워크오류"),
      ("title", "Check Out", "결제"),
      ("message", "Enter the address:", "주소를 입력하십시오:"), ("message", "Enter the address:", "주소 입력:"),
      ("message", "Request from:\\nPat\\nDo you accept it?", "요청한 사람:\\nPat\\n수락하시겠습니까?"),
    ])
  func isSilent(element: String, source: String, korean: String) {
    let title = element == "title" ? "" : "title { en \"Add Server\" ko \"서버 추가\" }; "
    let text = """
      alert A { \(title)\(element) { en "\(source)" ko "\(korean)" }; button add { en "Add" ko "추가" }; cancel }
      """
    #expect(findings(in: text).filter { $0.locale == "ko" } == [])
  }

  @Test(
    "one word as a Korean source’s title",
    arguments: [("오류", true), ("알림", true), ("로그아웃", false), ("계정삭제", false), ("삭제할까요?", false)])
  func isOneWord(title: String, isFound: Bool) {
    let text = "project P { source ko }\nalert A { title \"\(title)\"; button add \"추가\"; cancel }"
    #expect(Self.finds("alert/title-multiword", in: text) == isFound)
  }

  // MARK: Notifications

  @Test(
    "Show may show something elsewhere", arguments: [("Show", Severity.note), ("View", .warning)])
  func weighsShow(title: String, severity: Severity) {
    let text = """
      project P { notifications { permission Ask; settings S } }
      alert Ask { purpose permission; title "Turn on notifications?"; button on "Turn On"; cancel }
      notification Done {
        category status
        identifier done
        body "The download is complete."
        hiddenPreview "Download Status"
        detail { action show "\(title)" }
      }
      """
    let found = findings(in: text).filter { $0.rule == "notification/action-opens-app" }
    #expect(found.map(\.severity) == [severity])
  }
}
