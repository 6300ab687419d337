import DialogBackends
import DialogFindings
import DialogLocales
import DialogModel
import TestSupport
import Testing

@Suite("A dialog with values")
struct ShownDialogTests {
  private static let sources = #"""
    project Files { source en; locales en, ko }
    alert Remove(count: Int, isShared: Bool) {
      title { en by count { one "Remove It?" other "Remove {count} Files?" } ko "파일 {count}개를 제거할까요?" }
      button remove destructive { en "Remove" ko "제거" }
      button leave if isShared { en "Leave Folder" ko "폴더 나가기" }
      cancel
    }
    alert Faulty { title "{nothing}" }
    notification Shared(canReply: Bool) {
      delivery remote
      body { en "A folder was shared." ko "폴더가 공유되었습니다." }
      detail {
        action open { en "Open" ko "열기" }
        action accept { en "Accept" ko "수락" }
        action reply if canReply { en "Reply" ko "답장" }
      }
    }
    """#

  @Test("is shown in each language while another dialog has errors")
  func shown() throws {
    let english = try show([.integer(1), .flag(false)], "en")
    #expect(english.title == "Remove It?")
    #expect(english.choices.map(\.title) == ["Cancel", "Remove"])
    #expect(english.arrangement == .row)
    let korean = try show([.integer(3), .flag(true)], "ko")
    #expect(korean.title == "파일 3개를 제거할까요?")
    #expect(korean.choices.map(\.name) == ["remove", "leave", "cancel"])
    #expect(korean.exit == "cancel")
  }

  @Test("as a notification has its actions in their order, however few are left")
  func actions() throws {
    let shown = ShownDialog(
      try checkedDialog(2), values: [.flag(false)], locale: try #require(LanguageTag("en")),
      isLocked: false)
    #expect(shown.choices.map(\.name) == ["open", "accept"])
    #expect(shown.arrangement == .stack)
  }

  @Test("writes one text")
  func text() throws {
    let checked = try checkedDialog()
    let formatter = TextFormatter(
      checked, values: [.integer(1200), .flag(false)], locale: try #require(LanguageTag("en")))
    #expect(checked.dialog.text(.title).map { formatter.format($0) } == "Remove 1,200 Files?")
    #expect(formatter.format(0) == "1,200")
  }

  private func show(_ values: [ParameterValue], _ locale: String) throws -> ShownDialog {
    ShownDialog(
      try checkedDialog(), values: values, locale: try #require(LanguageTag(locale)),
      isLocked: false)
  }

  private func checkedDialog(_ index: Int = 0) throws -> CheckedDialog {
    let analysis = Analysis(Self.sources)
    #expect(analysis.findings.hasErrors)
    return try #require(
      CheckedDialog(
        analysis.program.dialogs[index], of: analysis.program, findings: analysis.allFindings))
  }
}
