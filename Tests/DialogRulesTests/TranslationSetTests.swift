import DialogFindings
import DialogModel
import DialogRules
import DialogSupport
import DialogSyntax
import Testing

/// Good translations of dialogs, in which nothing is found, and the same with one defect each.
struct TranslationSetTests {
  struct Finding: Hashable, Comparable, CustomStringConvertible {
    let rule: String
    let locale: String
    let message: String

    init(_ finding: Diagnostic) {
      rule = finding.rule.name
      locale = finding.locale ?? ""
      message = finding.message.english
    }

    static func < (a: Finding, b: Finding) -> Bool {
      (a.rule, a.locale, a.message) < (b.rule, b.locale, b.message)
    }

    var description: String { "\(rule) \(locale): \(message)" }
  }

  /// The findings in translations of one dialog, and all errors.
  private func findings(in dialog: TranslationSet.Dialog, _ source: SourceFile) -> [Finding] {
    DialogRulesTests.findings(in: [source])
      .filter { $0.dialog == dialog.name || $0.severity == .error }
      .filter { $0.locale != "en" && $0.locale != nil || $0.severity == .error }
      .filter { $0.element != "hiddenPreview" }
      .map(Finding.init)
  }

  @Test("nothing is found in good translations")
  func isSilent() {
    for dialog in TranslationSet.dialogs {
      #expect(findings(in: dialog, dialog.source(in: dialog.locales)) == [], "\(dialog.name)")
    }
  }

  @Test("a defect is found in its language, by its rule and by no other")
  func isFound() {
    for dialog in TranslationSet.dialogs {
      for defect in dialog.defects {
        let defective = dialog.with(defect).only(defect.locale)
        let found = findings(in: dialog, defective.source(in: [defect.locale]))
        let rules = Set(found.map { "\($0.rule) \($0.locale)" })
        #expect(rules == ["\(defect.rule) \(defect.locale)"], "\(dialog.name) \(defect) \(found)")
      }
    }
  }

  @Test("each rule about what translations say has defects in many languages")
  func isBroad() {
    var languages: [String: Set<String>] = [:]
    for defect in TranslationSet.dialogs.flatMap(\.defects) {
      languages[defect.rule, default: []].insert(defect.locale)
    }
    for rule in ["ending", "numbers", "typography", "polarity", "button-reference", "imperative"] {
      #expect(languages["l10n/" + rule]?.count ?? 0 >= 8, "\(rule)")
    }
  }
}
