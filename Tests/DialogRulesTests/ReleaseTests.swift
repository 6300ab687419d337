import DialogCompiler
import DialogFindings
import DialogModel
import DialogSupport
import TestSupport
import Testing

@testable import DialogRules

/// A project that was written for the rules of a release stays as clean as it was.
struct ReleaseTests {
  /// Finds every title; came after the first release.
  static let newer = Rule(
    "text/newer", .always(.warning), from: [], summary: Message(en: "", ko: ""),
    reason: Message(en: "", ko: ""), examples: [], since: Release(0, 2),
    check: .dialog { context, findings in
      // A check that knows better has no say either.
      findings.report(
        Message(en: "newer", ko: "새것"), at: context.dialog.name.range, severity: .error)
    })

  private func severities(_ rules: String, pinned release: Release?) -> [Severity] {
    let analysis = Analysis([
      SourceFile(
        name: "Ask.dialog",
        text: "project Photos {\n\(rules)\n}\nalert Ask { title \"Leave?\"; button ok; cancel }")
    ])
    var program = analysis.program
    program.project.release = release
    let checker = GuidelineChecker(
      program, by: [Self.newer], sources: { _ in nil }, others: [], least: .note, threads: 1)
    return checker.allFindings.map(\.severity)
  }

  @Test("a newer rule only gives notes")
  func newerRulesGiveNotes() {
    #expect(severities("", pinned: nil) == [.error])
    #expect(severities("", pinned: Release(0, 1)) == [.note])
    #expect(severities("", pinned: Release(0, 2)) == [.error])
    #expect(severities("", pinned: Release(0, 10)) == [.error])
  }

  @Test("what the project says of a rule holds all the same")
  func settingsGoBefore() {
    #expect(severities("rules { text/newer warning }", pinned: Release(0, 1)) == [.warning])
    #expect(severities("rules { text/newer off }", pinned: Release(0, 1)).isEmpty)
  }

  @Test("findings of reading are weighed too, but errors of the language stay")
  func findingsOfReading() {
    func rule(_ severity: Severity) -> RuleDescription {
      RuleDescription(
        "name/newer", severity, summary: Message(en: "", ko: ""), reason: Message(en: "", ko: ""),
        examples: [], since: Release(0, 2))
    }
    var project = Analysis([SourceFile(name: "", text: "")]).program.project
    project.release = .first
    for (severity, weighs) in [(Severity.warning, Severity.note), (.error, .error)] {
      let description = rule(severity)
      let found = Diagnostic(
        description, Message(en: "", ko: ""),
        at: SourceRange(FileID(0), ByteRange(0, 0)))
      for table in [RuleTable([description]), RuleTable([], others: [description])] {
        #expect([found].withSettings(of: project, table).map(\.severity) == [weighs])
      }
    }
  }

  @Test("rules came with releases that there were, the last of which is this one")
  func releasesAreThere() {
    for rule in allRules { #expect(Release.all.contains(rule.since), "\(rule.id)") }
    #expect(version.hasPrefix("\(Release.all.last!)."))
    #expect(Release.all == Release.all.sorted())
    #expect(Release.first == Release("0.1") && Release("0.01") == nil)
  }
}
