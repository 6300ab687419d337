import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport
import Testing

/// One mistake gives one finding, and hides no other.
@Suite struct EchoTests {
  private func rules(of text: String) -> [RuleID] {
    let file = SourceFile(name: "Albums.dialog", text: text)
    return Workspace([file], options: CompilerOptions()).findings.map(\.rule)
  }

  private func album(_ keyword: String, _ name: String) -> String {
    """
    alert DeleteAlbum(name: String) {
      purpose destructive
      \(keyword) { en "Delete “{name}”?"  ko "“{\(name)}” 앨범을 삭제할까요?" }
      button delete destructive
      cancel
    }
    """
  }

  @Test func aMisspeltNameIsNoMissingPlaceholder() {
    #expect(rules(of: album("title", "nam")) == ["name/unknown-parameter"])
  }

  @Test func aKeywordThatCanBeGuessedHidesNothing() {
    #expect(
      rules(of: album("titel", "nam")) == ["syntax/unknown-keyword", "name/unknown-parameter"])
    #expect(rules(of: album("titel", "name")) == ["syntax/unknown-keyword"])
  }

  @Test func whatIsCutOffIsNotJudged() {
    #expect(rules(of: "alert A {\n  /* title \"abc\"\n}\n") == ["syntax/unterminated-comment"])
    #expect(rules(of: "alert A {\n  title \"\"\"\n    abc\n") == ["syntax/unterminated-string"])
  }

  @Test("a list of languages with a mistake is not believed", arguments: ["en,", "en, ko_KR"])
  func languagesAreNotBelieved(_ list: String) {
    let project = "project Photos {\n  locales \(list)\n}\n"
    #expect(rules(of: project + album("title", "name")).count == 1)
  }

  private let media = """
    alert DeleteItem(media: Media) {
      purpose destructive
      title by media { photo "Delete Photo?"  video "Delete Video?" }
      button delete destructive
      cancel
    }

    """

  @Test(
    "what uses a lost enum is not at fault", arguments: ["Media {", "enum {", "enum enum Media {"])
  func aLostEnum(_ head: String) {
    #expect(rules(of: media + head + " photo, video }\n") == ["syntax/expected"])
  }

  @Test func aMisspeltCaseIsOneMistake() {
    let other = media.replacing("DeleteItem", with: "DropItem")
    #expect(rules(of: media + other + "enum Media { photo, vido }\n") == ["selection/unknown-key"])
  }

  private func translated(_ translation: String) -> [RuleID] {
    rules(
      of: """
        project Photos {
          locales en, ko
        }

        alert SignOut {
          title "Sign Out?"
          message "Drafts stay on this device."
          button signOut "Sign Out" destructive
          cancel
        }

        translation \(translation)
          message "임시 저장한 글은 이 기기에 남습니다."
          signOut "로그아웃"
        }
        """)
  }

  @Test func aBrokenTranslationIsNotMissing() {
    #expect(translated("ko of SignOut {\n  title") == ["syntax/expected"])
    #expect(translated("ko of SignOut {\n  titel \"로그아웃할까요?\"") == ["name/unknown-part"])
    #expect(translated("ko of SignOt {\n  title \"로그아웃할까요?\"") == ["name/unknown-dialog"])
    #expect(translated("ko SignOut {\n  title \"로그아웃할까요?\"") == ["syntax/expected"])
    #expect(
      translated("k\"o of SignOut {\n  title \"로그아웃할까요?\"") == ["syntax/unterminated-string"])
    #expect(
      translated("ko of Sign\"Out {\n  title \"로그아웃할까요?\"") == ["syntax/unterminated-string"])
  }

  @Test("a row of no known language", arguments: ["en_US", "english"])
  func aRowOfNoLanguage(_ tag: String) {
    let text = album("title", "name").replacing("{ en", with: "{ \(tag)")
    #expect(rules(of: text) == ["name/unknown-language"])
  }

  @Test("what is judged by a broken dialog is not at fault in its translations")
  func aBrokenDialog() {
    let dialog = "alert A(n: Int) {\n  title \"{n} Items\" ]\n  button go \"Go\"\n  cancel\n}\n"
    let translation = "translation ko of A {\n  title \"{m}\"\n  message \"n\"\n}\n"
    #expect(rules(of: dialog + translation) == ["syntax/foreign-form"])
  }

  @Test func aMisspeltRuleAllowsWhatWasMeant() {
    let alert =
      "@allow(alert/minimse, \"Asked for by law.\")\nalert Welcome {\n  title \"Welcome to Photos\"\n  button ok\n}\n"
    #expect(rules(of: alert) == ["directive/unknown-rule"])
  }
}
