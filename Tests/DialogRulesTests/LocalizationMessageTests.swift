import DialogFindings
import DialogLocales
import DialogReading
import Testing

/// What findings about translations say, and what they leave alone.
struct LocalizationMessageTests {
  private static func found(_ rule: RuleID, in text: String) -> [Diagnostic] {
    findings(in: text).filter { $0.rule == rule }
  }

  @Test(
    "words that a language spells as English does are translated",
    arguments: [
      ("Okay", "de", false), ("Episode", "de", false), ("Okay", "es", false),
      ("Delete this episode?", "de", true),
    ])
  func isUnchanged(_ text: String, _ language: String, isFound: Bool) {
    let source = """
      alert Next {
        purpose choose
        title { en "Play it now?"  \(language) "Jetzt?" }
        button play { en "\(text)"  \(language) "\(text)" }
        cancel
      }
      """
    #expect(Self.found("l10n/unchanged", in: source).isEmpty != isFound)
  }

  @Test(
    "a misspelling is a note where an everyday word alone tells of it, which may be a name",
    arguments: [
      ("fr", "Le docment a été supprimé.", Severity.note),
      ("es", "El documeto se eliminó.", .note), ("de", "Das Passwrot ist falsch.", .note),
      ("it", "Il file è piu vecchio.", .warning), ("ko", "문서를 삭재했습니다.", .warning),
    ])
  func weighsMisspelling(_ language: String, _ message: String, severity: Severity) {
    let source = """
      alert Moved {
        purpose problem
        title "Backup"
        message { en "It was not done."  \(language) "\(message)" }
        cancel
      }
      """
    #expect(Self.found("l10n/spelling", in: source).map(\.severity) == [severity])
  }

  @Test(
    "a common word of the app’s name is none where it stands alone",
    arguments: [
      ("Abre el chat otra vez.", false), ("Abre delta chat otra vez.", true),
      ("Abre Delta Chat otra vez.", false),
    ])
  func isName(_ translation: String, isFound: Bool) {
    let source = """
      project Messenger {
        app "Delta Chat"
      }

      alert Reopen {
        purpose problem
        title { en "Message Not Sent"  es "Mensaje no enviado" }
        message { en "Open Delta Chat again."  es "\(translation)" }
        button ok
      }
      """
    #expect(Self.found("l10n/name", in: source).isEmpty != isFound)
  }

  @Test("nobody is told to follow a word that means something else on the platform")
  func isInconsistent() {
    let alerts = ["Zurück", "Zurück", "Abbrechen"].enumerated().map { index, title in
      """
      alert Alert\(index) {
        purpose choose
        title { en "Print page \(index)?"  de "Seite \(index) drucken?" }
        button print { en "Print"  de "Drucken" }
        cancel stop { en "Cancel"  de "\(title)" }
      }
      """
    }
    let found = Self.found("l10n/inconsistent", in: alerts.joined(separator: "\n"))
    #expect(found.allSatisfy { $0.message.english.contains("is ‘Abbrechen’") }, "\(found)")
    #expect(found.count == 2)
  }

  @Test("registers of every language that is known have names")
  func register() {
    for language in ["ko", "ja", "zh", "th", "de", "fr", "es", "it", "ru", "tr", "nl", "pl", "he"] {
      let words = AddressWords(LanguageWords.of(LanguageTag(language)!))
      for register in [Register.formal, .polite, .familiar] {
        #expect(words?.name(register).isEmpty == false, "\(register) in \(language)")
      }
    }
  }

  @Test("placeholders are shown by their names")
  func placeholders() throws {
    let finding = try #require(
      Self.found(
        "l10n/duplicate-button",
        in: """
          alert Pick(album: String) {
            purpose choose
            title { en "Keep it?"  ja "残しますか？" }
            button keep { en "Keep {album}"  ja "{album}を保存" }
            button save { en "Save {album}"  ja "{album}を保存" }
            cancel
          }
          """
      ).first)
    #expect(finding.message.english.contains("‘{album}を保存’"))
    #expect(finding.message.korean.contains("‘{album}を保存’"))
  }

  @Test(
    "particles that no value changes stay", arguments: ["Bytes {value}", "Double {value:percent}"])
  func particleOfAll(_ value: String) {
    let parts = value.split(separator: " ")
    let source = """
      alert Load(value: \(parts[0])) {
        purpose purchase
        title { en "Load {value}?"  ko "\(parts[1])를 받을까요?" }
        button load { en "Load"  ko "받기" }
        cancel
      }
      """
    #expect(Self.found("l10n/particle", in: source).isEmpty)
  }

  @Test(
    "particles after values of every type that is shown",
    arguments: [
      ("Currency", "{value}⟦를⟧", "{value:을/를}"), ("Bytes", "{value}⟦을⟧", "{value:을/를}"),
      ("Date", "{value}⟦를⟧", "{value:을/를}"), ("Double", "{value:percent}⟦을⟧", "{value:을/를}"),
      ("Date", "{value:time}⟦를⟧", "{value:을/를}"),
    ])
  func particle(_ type: String, _ marked: String, _ agreement: String) throws {
    let (text, _) = unmark(marked)
    let source = """
      alert Charge(value: \(type)) {
        purpose purchase
        title { en "Use {value}?"  ko "\(text) 쓸까요?" }
        button use { en "Use"  ko "사용" }
        cancel
      }
      """
    let finding = try #require(Self.found("l10n/particle", in: source).first)
    let fix = try #require(finding.fixes.first)
    #expect(fix.edits.first?.text == agreement)
  }
}
