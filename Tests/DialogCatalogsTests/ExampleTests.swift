import DialogFindings
import DialogLocales
import DialogSupport
import TestSupport
import Testing

@testable import DialogCatalogTexts
@testable import DialogCatalogs

/// The examples of every finding about catalogs, as its page shows them. Command lines are run by
/// `Tests/Checks/CommandLine/test_rule_examples.py`.
@Suite struct ExampleTests {
  /// What the examples' texts are of.
  static let source = SourceFile(
    name: "Mail.dialog",
    text: """
      project Mail {
        source en
        locales en, ko
      }

      alert DeleteMessages(count: Int) {
        title by count { one "Delete this message?"  other "Delete {count} messages?" }
        message "They can’t be brought back."
        button delete destructive
        cancel
      }
      """)

  @Test("a bad example gives exactly its findings, a good one none")
  func gives() {
    for rule in RuleDescription.catalogs {
      for example in rule.examples { gives(example, rule) }
    }
  }

  private func gives(_ example: RuleExample, _ rule: RuleDescription) {
    let found: [Diagnostic]
    switch example.kind {
    case .catalog(let path): found = findings(in: example, at: path)
    case .dialog: found = findings(exporting: example)
    case .commandLine: return
    }
    #expect(found.map(\.range.bytes) == example.ranges, "\(rule.id)")
    #expect(found.allSatisfy { $0.rule == rule.id }, "\(rule.id): \(found.map(\.rule))")
    #expect(found.allSatisfy { $0.severity == rule.severity }, "\(rule.id)")
  }

  private func findings(in example: RuleExample, at path: String) -> [Diagnostic] {
    let folder = path.split(separator: "/").first { $0.hasSuffix(".lproj") }?.dropLast(6)
    let catalog = CatalogFile(
      SourceFile(name: path, bytes: example.bytes), folder: folder.map(String.init))
    return importCatalogs([catalog], into: TranslatedSources([Self.source])).findings
  }

  private func findings(exporting example: RuleExample) -> [Diagnostic] {
    let project = SourceFile(name: "Project.dialog", text: "project Mail { locales en, ko }")
    let source = SourceFile(name: "Mail.dialog", bytes: example.bytes)
    let program = Analysis([project, source]).program
    let options = CatalogExportOptions(
      format: .xliff, table: "Mail", locales: [LanguageTag("ko")!], syntax: .foundation)
    return exportCatalogs(of: program, options, existing: []).sourceFindings
  }

  @Test("every rule shows what is wrong")
  func showsWhatIsWrong() {
    for rule in RuleDescription.catalogs {
      #expect(rule.examples.contains { !$0.ranges.isEmpty }, "\(rule.id)")
    }
  }
}
