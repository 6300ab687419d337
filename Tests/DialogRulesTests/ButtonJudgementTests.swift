import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// What buttons are taken for: each by its title and by what the dialog says.
struct ButtonJudgementTests {
  /// The rules of buttons that find something, by the titles of the buttons they find it in.
  static func found(
    _ rule: RuleID, title: String, message: String? = nil, buttons: [String], source: String = "en"
  ) -> [String] {
    let lines =
      ["title \"\(title)\""] + (message.map { ["message \"\($0)\""] } ?? [])
      + buttons.enumerated().map { index, button in
        let parts = button.split(separator: "*", omittingEmptySubsequences: false)
        let (keyword, text) =
          button.hasSuffix("^")
          ? ("cancel", String(button.dropLast())) : ("button", String(parts[0]))
        return "\(keyword) b\(index) \"\(text)\"" + (parts.count > 1 ? " destructive" : "")
      }
    let text = """
      project P { source \(source) }
      alert A {
        \(lines.joined(separator: "\n  "))
      }
      """
    return findings(in: text).filter { $0.rule == rule }.map { finding in
      let place = finding.element?.split(separator: ".").last.flatMap { Int($0.dropFirst()) }
      return place.map { buttons[$0] } ?? ""
    }
  }

  // MARK: What hides a loss

  static let closings: [(title: String, button: String, source: String, isFound: Bool)] = [
    ("Discard Changes?", "Close*", "en", true), ("Delete This Album?", "Exit*", "en", true),
    ("Close This Document?", "Close*", "en", false),
    ("Leave Without Saving?", "Close*", "en", false),
    ("Discard Changes?", "Close", "en", false),
    ("변경 사항을 버릴까요?", "닫기*", "ko", true), ("저장하지 않고 나갈까요?", "나가기*", "ko", false),
  ]

  @Test("Close tells nothing of what it discards", arguments: closings)
  func hidesLoss(title: String, button: String, source: String, isFound: Bool) {
    let buttons = [button, source == "en" ? "Cancel^" : "취소^"]
    let found = Self.found("button/verb", title: title, buttons: buttons, source: source)
    #expect(found == (isFound ? [button] : []))
  }

  // MARK: What destroys

  static let losses: [(title: String, button: String, isLoss: Bool)] = [
    ("Overwrite the saved game?", "Overwrite", true),
    ("Overwrite the saved game?", "Yes", true),
    ("Leave this group?", "Leave", true),
    ("Leave this group?", "Leave Group", true),
    ("Leave this screen?", "Leave", false),
    ("Format this drive?", "Format", true),
    ("Format this paragraph?", "Format", false),
    ("Cancel the subscription?", "Cancel Subscription", true),
    ("Cancel the download?", "Cancel Download", false),
    ("Are you sure you want to uninstall the plug-in?", "Yes", true),
    ("Terminate the process?", "OK", true),
    ("Replace the existing recording?", "Replace", true),
    ("Reset all statistics?", "Reset", true),
    ("Reset the password?", "Reset Password", false),
    ("Restore deleted notes?", "Restore", false), ("Remove this filter?", "Remove", false),
    ("Sign out? Unsaved notes are lost.", "Sign Out", true),
    ("Stop the recording and delete it?", "Stop and Delete", true),
    ("Show deleted items?", "Deleted Items", false),
  ]

  @Test("a loss is told by the verb and by what it is said of", arguments: losses)
  func takesSomething(title: String, button: String, isLoss: Bool) {
    let found = Self.found(
      "button/destructive-role", title: title, buttons: [button, "Cancel^"])
    #expect(found == (isLoss ? [button] : []))
  }

  static let dangers: [(button: String, severity: Severity?)] = [
    ("Delete Trail", .warning), ("Empty Bin", .warning), ("Block Hiker", .note),
    ("Report Comment", .note), ("Sign Out", .note), ("Leave Group", .note), ("Report", .note),
    ("Restore Deleted", nil), ("Empty Document", nil), ("Remove from Folder", nil),
    ("Remove from Favorites", nil), ("Clear Filters", nil), ("Leave Review", nil),
    ("Report a Problem", nil), ("Block List", nil), ("Undo Delete", nil), ("Show Report", nil),
    ("산길 삭제", .warning), ("휴지통 비우기", .warning), ("지우고 닫기", .warning),
    ("등산객 차단", .note), ("댓글 신고", .note), ("로그아웃", .note), ("모임 나가기", .note),
    ("삭제 되돌리기", nil), ("삭제 취소", nil), ("삭제한 항목 보기", nil), ("폴더에서 제거", nil),
    ("지우개", nil), ("차단 해제", nil), ("신고 내역 보기", nil), ("나가는 길 보기", nil),
  ]

  @Test(
    "a choice that destroys is a warning, one that is hard to take back a note", arguments: dangers)
  func weighsLoss(button: String, severity: Severity?) {
    let language = button.utf8.allSatisfy { $0 < 0x80 } ? "en" : "ko"
    let text = """
      project P { source \(language) }
      actionSheet A { source more; choice a "\(button)"; choice b { app }; cancel }
      """.replacing("{ app }", with: language == "en" ? "\"Copy\"" : "\"복사\"")
    let found = findings(in: text).filter { $0.rule == "button/destructive-role" }
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  // MARK: Leaving

  static let exits: [(title: String, button: String, other: String, isFound: Bool)] = [
    ("Buy the box?", "Buy", "Look Around", true), ("Use the camera?", "Allow", "Don’t Allow", true),
    ("Use the camera?", "Don’t Allow", "Allow", false),
    ("The lift is closed.", "OK", "Show", false),
    ("Delete it?", "OK", "Show", true), ("The lift is closed.", "Got It", "Show", false),
    ("Join the parade?", "Remind Me Later", "Join", false),
    ("Join the parade?", "Skip", "Join", false), ("Which draft?", "Keep Old", "Keep New", true),
    ("Turn on reports?", "Keep Off", "Turn On", false),
    ("Turn on reports?", "Turn Off", "Turn On", false), ("Log is full.", "Send Log", "View", true),
  ]

  @Test("who leaves has agreed to nothing", arguments: exits)
  func agreesToNothing(title: String, button: String, other: String, isFound: Bool) {
    let text = """
      alert A { title "\(title)"; button a "\(button)"; button b "\(other)"; exit a }
      """
    let found = findings(in: text).filter { $0.rule == "alert/exit" }
    #expect(found.map(\.severity) == (isFound ? [.error] : []))
  }

  @Test(
    "the same in Korean",
    arguments: [
      ("상자를 살까요?", "구매", true), ("카메라를 쓸까요?", "허용 안 함", false), ("월간 보고를 켤까요?", "꺼 두기", false),
      ("승강기가 멈췄습니다.", "알겠습니다", false), ("승강기가 멈췄습니다.", "계단 보기", true), ("참가할까요?", "건너뛰기", false),
      ("동의할까요?", "동의 안 함", false), ("동의할까요?", "동의", true),
    ])
  func agreesToNothingInKorean(title: String, button: String, isFound: Bool) {
    let text = """
      project P { source ko }
      alert A { title "\(title)"; button a "\(button)"; button b "둘러보기"; exit a }
      """
    let found = findings(in: text).filter { $0.rule == "alert/exit" }
    #expect(found.map(\.severity) == (isFound ? [.error] : []))
  }

  @Test("Yes and No beside each other are one mistake, mended by a verb and Cancel")
  func mendsBothAnswers() {
    let text = """
      alert A {
        title "Share this album?"
        button no "No"
        button yes "Yes"
        exit no
      }
      """
    let found = findings(in: text)
    #expect(found.map(\.rule) == ["button/yes-no"])
    #expect(
      found.first?.fixes.first.map { apply($0, to: text) }
        == """
        alert A {
          title "Share this album?"
          cancel no "Cancel"
          button yes "Share"
        }
        """)
  }

  @Test("확인 is right for Confirm, which itself says too little")
  func confirms() {
    let text = """
      alert A {
        title { en "Delete this note?"  ko "이 메모를 삭제할까요?" }
        button a { en "Confirm"  ko "확인" } destructive
        cancel
      }
      """
    #expect(findings(in: text).map(\.rule) == ["button/verb"])
  }

  @Test("an alert turned sheet has Cancel")
  func keepsCancel() {
    let text = """
      project P { guidelines 2020 }
      alert A { title "Keep which?"; button a "Keep Old"; button b "Keep New"; button c "Keep Both"; exit dismissed }
      """
    let fix = findings(in: text).first { $0.rule == "alert/too-many-buttons" }?.fixes.first
    #expect(
      fix.map { apply($0, to: text) } == """
        project P { guidelines 2020 }
        actionSheet A { source aButton; title "Keep which?"; choice a "Keep Old"; choice b "Keep New"; choice c "Keep Both"; cancel }
        """)
  }

  @Test(
    "a verb is missing, or another than the question’s",
    arguments: [
      ("Delete this chat?", "Proceed", true), ("Buy the ticket?", "Continue", true),
      ("Share this score?", "Print", true), ("Print the receipt?", "Archive", true),
      ("Share this score?", "Send", false), ("Continue the lesson?", "Continue", false),
      ("Delete this mail?", "Move to Trash", false), ("Close the draft?", "Save", false),
      ("Continue Lesson", "Continue Lesson", false), ("Use the camera?", "Allow", false),
    ])
  func namesResult(title: String, button: String, isFound: Bool) {
    let found = Self.found("button/verb", title: title, buttons: [button, "Cancel^"])
    #expect(found == (isFound ? [button] : []))
  }

  static let koreanLosses: [(title: String, button: String, isLoss: Bool)] = [
    ("저장한 게임을 덮어쓸까요?", "덮어쓰기", true),
    ("이 그룹에서 나갈까요?", "나가기", true),
    ("이 화면에서 나갈까요?", "나가기", false),
    ("구독을 취소할까요?", "구독 취소", true),
    ("다운로드를 취소할까요?", "다운로드 취소", false),
    ("정말 구독을 해지하시겠습니까?", "예", true),
    ("비밀번호를 재설정할까요?", "비밀번호 재설정", false),
    ("통계를 모두 초기화할까요?", "초기화", true),
    ("로그아웃할까요?", "예", false),
    ("필터를 초기화할까요?", "초기화", false),
    ("잠시 자리를 비울까요?", "자리 비우기", false),
    ("휴지통을 비울까요?", "비우기", true),
  ]

  @Test("the same in Korean", arguments: koreanLosses)
  func takesSomethingInKorean(title: String, button: String, isLoss: Bool) {
    let found = Self.found(
      "button/destructive-role", title: title, buttons: [button, "취소^"], source: "ko")
    #expect(found == (isLoss ? [button] : []))
  }

  @Test("Return presses nothing that the role’s rule takes for destructive")
  func isNoDefault() {
    let text = """
      alert A {
        title "Clear the playback queue?"
        button clear "Clear" default
        cancel
      }
      """
    #expect(
      findings(in: text).map(\.rule) == ["button/destructive-role", "button/default"])
  }

  @Test("“Choose OK to …” says what OK does")
  func readsWhatTextSays() {
    let message = "Choose OK to overwrite the backup."
    let title = "The backup exists already."
    for rule in ["button/ok", "button/destructive-role"] as [RuleID] {
      #expect(
        Self.found(rule, title: title, message: message, buttons: ["OK", "Cancel^"]) == ["OK"])
    }
    #expect(
      Self.found("button/ok", title: title, message: "Look at it.", buttons: ["OK", "Cancel^"])
        == [])
    #expect(
      Self.found(
        "button/ok", title: "백업이 이미 있습니다.", message: "백업을 덮어쓰려면 확인을 누르세요.", buttons: ["확인", "취소^"],
        source: "ko") == ["확인"])
  }

  // MARK: What declines

  static let declining: [(buttons: [String], isFound: Bool)] = [
    (["Rate Now", "Maybe Later"], true),
    (["Rate Now", "Later"], true),
    (["Rate Now", "Never Mind"], true),
    (["Rate Now", "Remind Me Later"], false),
    (["Rate Now", "Dismiss"], true),
    (["Rate Now", "Go Back"], true),
    (["Rate Now", "Close"], true),
    (["Rate Now", "OK"], false),
    (["Rate Now", "Ignore"], false),
    (["Discard", "Keep Editing"], true),
    (["Discard", "Continue Editing"], true),
    (["Discard", "Keep Draft"], true),
    (["Discard", "Don’t Discard"], true),
    (["Discard", "Keep Both"], false), (["Discard One", "Keep Both"], false),
    (["Now", "Later"], false),
    (["Remove Download", "Keep Download"], true),
    (["Discard", "Archive"], false),
    (["Save", "Don’t Save"], false),
    (["Allow", "Don’t Allow"], false),
    (["Rate Now", "Later", "Cancel^"], false),
  ]

  @Test("a Cancel by another name, where there is none", arguments: declining)
  func declines(buttons: [String], isFound: Bool) {
    let found = Self.found(
      "button/cancel-title", title: "This draft was never sent.", buttons: buttons)
    #expect(found == (isFound ? [buttons[1]] : []))
  }

  @Test(
    "the same in Korean",
    arguments: [
      (["평가하기", "다음에"], true), (["평가하기", "닫기"], true), (["평가하기", "무시하기"], false),
      (["삭제", "계속 편집"], true), (["삭제", "삭제 안 함"], true),
      (["삭제", "삭제하지 않기"], true), (["저장", "계속 편집"], false), (["삭제", "보관"], false),
    ])
  func declinesInKorean(buttons: [String], isFound: Bool) {
    let found = Self.found(
      "button/cancel-title", title: "보내지 않은 초안이 있습니다.", buttons: buttons, source: "ko")
    #expect(found == (isFound ? [buttons[1]] : []))
  }

  @Test("beside a destructive button it becomes the Cancel that is missing")
  func mendsMissingCancel() {
    let text = """
      alert A {
        title "Discard this draft?"
        button discard "Discard" destructive
        button keep "Keep Editing"
      }
      """
    let found = findings(in: text)
    #expect(found.map(\.rule) == ["button/destructive-needs-cancel"])
    #expect(
      found.first?.fixes.first.map { apply($0, to: text) }
        == text.replacing("button keep \"Keep Editing\"", with: "cancel keep \"Cancel\""))
  }

  // MARK: OK

  static let titlesOfOK: [(title: String, fixed: String?)] = [
    ("Okay", "OK"), ("Ok, thanks", "OK"), ("ok, I understand", "OK"), ("Okay, Start", "OK, Start"),
    ("OK", nil), ("Okinawa", nil), ("Got It", "OK"), ("I Understand", "OK"), ("See All", nil),
    ("Yes", "OK"),
  ]

  @Test("OK is spelled so, whatever follows", arguments: titlesOfOK)
  func isSpelled(title: String, fixed: String?) {
    let text = "alert A { title \"Some photos were not sent.\"; button a \"\(title)\"; exit a }"
    let found = findings(in: text).filter { $0.rule == "button/ok" }
    #expect(found.count == (fixed == nil ? 0 : 1))
    if let fixed {
      #expect(
        found.first?.fixes.first.map { apply($0, to: text) }
          == text.replacing("\"\(title)\"", with: "\"\(fixed)\""))
    }
  }

  static let questions: [(question: String, verb: String?)] = [
    ("Do you want to restart now?", "Restart"), ("Would you like to sign in?", "Sign In"),
    ("Do you want to turn on captions?", "Turn On"), ("Would you like to help us grow?", nil),
    ("Do you want to give feedback?", nil), ("Do you want to go to the shop?", nil),
    ("Do you want to turn captions off?", nil), ("Do you want to shut down?", "Shut Down"),
  ]

  @Test("a verb stands for the question only where it says something alone", arguments: questions)
  func suggests(question: String, verb: String?) {
    let text = "alert A { title \"\(question)\"; button a \"OK\"; cancel }"
    let found = findings(in: text).filter { $0.rule == "button/ok" }
    #expect(found.count == 1)
    #expect(found.first?.fixes.flatMap(\.edits).map(\.text) == (verb.map { [$0] } ?? []))
  }

  @Test("네 and 예 answer questions: where nothing is asked they are 확인")
  func answersNothing() {
    let news = "일부 사진을 보내지 못했습니다."
    for title in ["네", "예", "네, 알겠습니다!"] {
      #expect(Self.found("button/ok", title: news, buttons: [title], source: "ko") == [title])
      #expect(Self.found("button/yes-no", title: news, buttons: [title], source: "ko") == [])
    }
    let question = ["네", "취소^"]
    #expect(
      Self.found("button/yes-no", title: "사진을 보낼까요?", buttons: question, source: "ko") == ["네"])
  }

  @Test("승인 approves something where Korean is the source")
  func approves() {
    let buttons = ["승인", "취소^"]
    #expect(Self.found("button/ok", title: "초대를 승인할까요?", buttons: buttons, source: "ko") == [])
  }

  // MARK: Titles

  static let lengths: [(title: String, isLong: Bool)] = [
    ("Open in Safari", false), ("Open in New Window", true), ("Sign In with Apple", false),
    ("Turn Off Live Captions", false), ("Change to Best(Fast)", false),
    ("Change to Best (Fast)", true), ("Play After This Song", true),
  ]

  @Test("words of a title, particles apart", arguments: lengths)
  func countsWords(title: String, isLong: Bool) {
    let found = Self.found(
      "button/title-length", title: "The song is not here.", buttons: [title, "Cancel^"])
    #expect(found == (isLong ? [title] : []))
  }

  @Test(
    "an ellipsis on a short title may be a window’s",
    arguments: [
      ("Export As…", Severity.note), ("Options...", .note),
      ("Leave that long story out…", .warning),
    ])
  func weighsEllipsis(title: String, severity: Severity) {
    let text = "alert A { title \"The song is not here.\"; button a \"\(title)\"; cancel }"
    let found = findings(in: text).filter { $0.rule == "text/not-truncated" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(
    "a Korean noun before 설정 is set; some have settings",
    arguments: [
      ("암호 설정", false), ("프린터 설정", false), ("재설정", false), ("설정 열기", false), ("설정", true),
      ("위치 설정", true), ("앱 설정", true), ("도움말", true),
    ])
  func isPlace(title: String, isFound: Bool) {
    let found = Self.found(
      "button/verb", title: "카메라를 쓸 수 없습니다.", buttons: [title, "취소^"], source: "ko")
    #expect(found == (isFound ? [title] : []))
  }

  @Test("설정 is a verb where the dialog says so, or its source")
  func isVerb() {
    let prose = Self.found(
      "button/verb", title: "프린터를 설정해야 합니다.", buttons: ["설정", "취소^"], source: "ko")
    #expect(prose == [])
    let text = """
      alert A {
        title { en "The printer is new." ko "새 프린터입니다." }
        button a { en "Set Up" ko "설정" }
        cancel
      }
      """
    #expect(findings(in: text).filter { $0.locale == "ko" } == [])
  }

  @Test("the advice has a word order of the title’s language")
  func advises() {
    let korean = findings(
      in: """
        project P { source ko }
        alert A { title "카메라를 쓸 수 없습니다."; button a "설정"; cancel }
        """)
    #expect(korean.first { $0.rule == "button/verb" }?.message.english.contains("‘… 열기’") == true)
    let english = findings(
      in: "alert A { title \"The camera is off.\"; button a \"Settings\"; cancel }")
    #expect(english.first { $0.rule == "button/verb" }?.message.korean.contains("‘Open …’") == true)
  }
}
