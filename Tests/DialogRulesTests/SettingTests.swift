import DialogFindings
import DialogModel
import DialogRules
import DialogSupport
import DialogSyntax
import Testing

/// `rules { … }`, `@allow` and editions.
struct SettingTests {
  private let news = """
    alert Exported {
      purpose inform
      title "Export Complete"
      button ok
      exit ok
    }
    """

  /// An alert in which nothing is found.
  private var failure: String {
    news.replacing("inform", with: "problem").replacing("Complete", with: "Failed")
  }

  @Test("a project sets a rule’s severity, or turns it off")
  func sets() {
    for (setting, severities) in [
      ("off", []), ("note", [Severity.note]), ("warning", [.warning]), ("error", [.error]),
    ] {
      let text = "project P { rules { alert/minimize \(setting) } }\n" + news
      #expect(findings(in: text).map(\.severity) == severities)
    }
  }

  @Test("a setting holds for findings of names too, but not for errors of the language")
  func setsEarlier() {
    let rules = "project P { rules { name/style off\n name/unknown-parameter off } }\n"
    let text =
      rules
      + news.replacing("Exported", with: "exported").replacing("Complete", with: "{x}")
      .replacing("inform", with: "problem")
    #expect(findings(in: text).map(\.rule) == ["name/unknown-parameter"])
    let arms = """
      project P { rules { selection/missing-arm off } }
      notification Arrived(count: Int) {
        category status
        body by count { one "A parcel has arrived." }
        hiddenPreview "Parcels"
        thread parcels
      }
      """
    #expect(findings(in: arms).map(\.rule).contains("selection/missing-arm"))
  }

  @Test("an @allow in front of a dialog holds in all of it")
  func allowsDialog() {
    let text = "@allow(alert/minimize, \"The law asks for it.\")\n" + news
    #expect(findings(in: text).isEmpty)
  }

  @Test("an @allow in front of a statement holds there, and for its translations elsewhere")
  func allowsStatement() {
    let text = """
      project P { source en; locales en, ko }
      alert Buy {
        purpose purchase
        title { en "Buy this album?" ko "이 앨범을 구매할까요?" }
        button buy { en "Buy" ko "구매" }
        @allow(l10n/platform-term, "The shop’s own word.")
        cancel back "Cancel"
      }
      """
    let translation = "translation ko of Buy { back \"돌아가기\" }"
    #expect(findings(in: text, beside: translation).isEmpty)
    let without = text.replacing(
      "  @allow(l10n/platform-term, \"The shop’s own word.\")\n", with: "")
    let found = findings(in: without, beside: translation)
    #expect(found.map(\.rule) == ["l10n/platform-term"])
    #expect(found.map(\.locale) == ["ko"])
    #expect(findings(in: text).map(\.rule) == ["directive/unused-allow", "l10n/missing"])
  }

  @Test("a fault of the source is reported once, and its @allow holds for faithful translations")
  func allowsFaithfulTranslations() {
    let text = """
      project P { source en; locales en, ko }
      alert Buy {
        purpose purchase
        title { en "Buy this album?" ko "이 앨범을 구매할까요?" }
        button buy { en "Buy" ko "구매" }
        @allow(button/cancel-title, "The shop’s own word.")
        cancel back "Go Back"
      }
      """
    let translation = "translation ko of Buy { back \"돌아가기\" }"
    #expect(findings(in: text, beside: translation).isEmpty)
    let without = text.replacing(
      "  @allow(button/cancel-title, \"The shop’s own word.\")\n", with: "")
    let found = findings(in: without, beside: translation)
    #expect(found.map(\.rule) == ["button/cancel-title"])
    #expect(found.map(\.locale) == ["en"])
  }

  @Test("an @allow in front of one statement allows nothing in another")
  func allowsNothingElse() {
    let text = """
      alert Buy {
        purpose purchase
        @allow(button/cancel-title, "A reason.")
        title "Buy this album?"
        button buy "Buy"
        cancel back "Go Back"
      }
      """
    #expect(findings(in: text).map(\.rule) == ["directive/unused-allow", "button/cancel-title"])
  }

  @Test("an @allow of a rule that the edition does not have is left alone")
  func allowsOfOtherEditions() {
    let text =
      "@allow(alert/at-launch, \"Shown once.\")\n" + failure
    #expect(findings(in: text).isEmpty)
  }

  @Test("unknown rules are found in both places, with what was likely meant")
  func findsUnknownRules() {
    let text =
      "project P { rules { buton/default off } }\n"
      + "@allow(alert/nonsense, \"A reason.\")\n" + failure
    let found = findings(in: text)
    #expect(found.map(\.rule) == ["directive/unknown-rule", "directive/unknown-rule"])
    #expect(found.map { $0.fixes.count } == [1, 0])
    #expect(
      found.map { SourceFile(name: "", text: text).text($0.range.bytes) } == [
        "buton/default", "alert/nonsense",
      ])
  }

  @Test("the edition asked for holds over the project’s")
  func takesEdition() {
    let text =
      "project P { guidelines 2022 }\n"
      + failure.replacing("purpose problem", with: "purpose problem\n  shown atLaunch")
    let found = findings(in: [SourceFile(name: "", text: text)], edition: .hig2024)
    #expect(found.map(\.rule) == ["alert/at-launch"])
  }

  @Test("a habit of informing is noted for the project")
  func notesHabit() {
    let many = (1...4).map { news.replacing("Exported", with: "Exported\($0)") }
    let found = findings(in: "project P { source en }\n" + many.joined(separator: "\n"))
    #expect(found.map(\.rule) == [RuleID](repeating: "alert/minimize", count: 5))
    #expect(found.first?.range.bytes == ByteRange(8, 9))
    #expect(found.first?.dialog == nil)
  }
}
