import DialogFindings
import DialogRules
import Testing

/// What is said of a button that only leaves, in whatever language and beside whatever else.
struct LeavingTests {
  static let acknowledgements = [
    ("de", "Verstanden"), ("de", "Okay"), ("de", "Zurück"), ("es", "Entendido"), ("es", "Vale"),
    ("fr", "D’accord"), ("fr", "Retour"), ("it", "Ho capito"), ("ja", "わかりました"), ("ja", "了解"),
    ("ko", "알겠습니다"), ("ko", "돌아가기"), ("pt-BR", "Entendi"), ("ru", "Понятно"), ("tr", "Anladım"),
    ("zh-Hans", "知道了"), ("en", "Dismiss"), ("en", "Go Back"), ("en", "Got It"), ("en", "Okay"),
  ]

  @Test("a single button that acknowledges needs no exit", arguments: acknowledgements)
  func acknowledges(locale: String, title: String) {
    #expect(!rules(single: title, in: locale).contains("alert/exit"))
  }

  @Test(
    "a single button that acts does",
    arguments: [("de", "Neu starten"), ("ja", "再起動"), ("en", "Restart Now"), ("fr", "Redémarrer")])
  func acts(locale: String, title: String) {
    #expect(rules(single: title, in: locale).contains("alert/exit"))
  }

  private func rules(single title: String, in locale: String) -> [RuleID] {
    findings(
      in: """
        project P { source \(locale) }
        alert A { purpose problem; title "X 1"; button x "\(title)" }
        """
    ).map(\.rule)
  }

  @Test("what is written for leaving is what the fix writes")
  func saysWhatTheFixWrites() throws {
    let found = findings(
      in: #"alert A { purpose problem; title "Storage Full"; button later "Maybe Later" }"#)
    let exit = try #require(found.first { $0.rule == "alert/exit" })
    #expect(exit.message.english.contains("‘exit later’"))
    #expect(exit.message.korean.contains("‘exit later’를"))
    #expect(exit.fixes.first?.edits.first?.text.contains("exit later") == true)
  }

  @Test(
    "beside what destroys, OK leaves and does not destroy", arguments: ["OK", "Okay", "Got It"])
  func leavesBesideDestructive(title: String) {
    let found = findings(
      in: """
        alert A {
          purpose destructive
          title "Delete This Draft?"
          button delete destructive
          button back "\(title)"
        }
        """)
    #expect(found.map(\.rule) == ["button/destructive-needs-cancel"], "\(drawn(found, in: ""))")
    #expect(found.first?.fixes.first?.edits.contains { $0.text == "cancel" } == true)
  }

  @Test("the platform’s word is not to give way to another, however usual that is")
  func platformsWordStays() {
    let found = findings(
      in: """
        project P { locales en, ko }
        alert A { purpose destructive; title { en "Delete Photo?" ko "사진을 삭제할까요?" }
          button d { en "Delete" ko "삭제" } destructive; cancel }
        alert B { purpose destructive; title { en "Delete Album?" ko "앨범을 삭제할까요?" }
          button d { en "Delete" ko "지우기" } destructive; cancel }
        alert C { purpose destructive; title { en "Delete Song?" ko "노래를 삭제할까요?" }
          button d { en "Delete" ko "지우기" } destructive; cancel { en "Cancel" ko "그만두기" } }
        alert D { purpose destructive; title { en "Delete List?" ko "목록을 삭제할까요?" }
          button d { en "Delete" ko "삭제" } destructive; cancel { en "Cancel" ko "취소" } }
        """)
    #expect(
      found.map { "\($0.rule) \($0.dialog ?? "")" }.sorted() == [
        "l10n/inconsistent B", "l10n/inconsistent C", "l10n/inconsistent C",
        "l10n/platform-term C",
      ])
  }

  @Test("a question with Yes and No is one mistake, and no choices for a sheet")
  func yesAndNo() {
    let found = findings(
      in: """
        alert A {
          purpose choose
          title "Send the photo?"
          button yes "Yes"
          button no "No"
        }
        """)
    #expect(found.map(\.rule) == ["button/yes-no"], "\(drawn(found, in: ""))")
  }

  @Test("no full stop is added after a face of marks", arguments: [":(", ";-)", ":D"])
  func faces(face: String) {
    let found = findings(
      in: #"""
        alert A { purpose problem; title "No Details"; message "The app could not load the details \#(face)"; cancel }
        """#)
    let ending = found.filter { $0.rule == "text/ending-punctuation" }
    let hasFix = ending.contains { !$0.fixes.isEmpty }
    #expect(!hasFix, "\(drawn(found, in: ""))")
  }
}
