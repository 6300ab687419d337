import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

@Suite struct CheckedDialogTests {
  static let other = #"alert Other { title "Leave?"; button leave "Leave"; cancel }"# + "\n"

  @Test(
    "an error of a dialog or of a translation of it concerns that dialog alone",
    arguments: [
      #"alert Faulty { title "{name}?"; button go "Go"; cancel }"#,
      #"alert Faulty(media: Media) { title "Go?"; button go "Go"; cancel }"#,
      #"alert Faulty { title "Go?"; button go "Go" if }"#,
      #"alert Faulty { title "Go?; button go "Go" }"#,
      #"alert Faulty { title "Go?"; button go "Go"; cancel }; translation ko of Faulty { titel "?" }"#,
      #"alert Faulty { title "Go?"; button go "Go"; cancel }; translation ko of Faulty { title ] }"#,
      #"alert Faulty { title "Go?"; button go "Go"; cancel }; translation xxxxx of Faulty { }"#,
    ])
  func concernsOne(_ faulty: String) {
    #expect(checked(faulty) == ["Other"])
  }

  @Test(
    "an error of what no other dialog uses concerns no other",
    arguments: [
      "enum Media { photo, photo }", "enum Media { photo ", "enum { photo }",
      "terms { archive { en } }", "terms { archive \"A\"; archive \"B\" }",
      "alert", #"alert { title "Go?"; cancel }"#, "] ]", "translaton ko of Faulti { }",
      #"translation ko of Faulti { title "갈까요?" }"#, "/* Not closed",
    ])
  func concernsNoOther(_ faulty: String) {
    #expect(checked(faulty) == ["Other"])
  }

  @Test(
    "an error of what a dialog uses concerns it",
    arguments: [
      "project P { locales ko, xxxxxx }", "project P { locales ko", "project P { rules { x/y ] } }",
      "terms { cancel ] }", "terms { cancel { en } }", "terms { cancel \"A\"; cancel \"B\" }",
      #"translation ko of Othr { title "갈까요?" }"#,
      #"project P { locales en, ko }; translation ko of { title "갈까요?" }"#,
      "translaton ko of Others { }", "translation ko Faulti { }",
      other,
    ])
  func concernsUsers(_ faulty: String) {
    #expect(checked(faulty) == [])
  }

  @Test(
    "an error of an enum concerns the dialogs that have it",
    arguments: [
      "enum Media { photo, photo }", "enum Media { photo, video ] }", "enum Media { photo ",
      "enum { photo, video }", "enum Media { photo, video }; enum Media { photo }", "",
    ])
  func concernsUsersOfEnums(_ faulty: String) {
    let user = #"alert User(media: Media) { title by media { photo "A?" other "B?" }; cancel }"#
    let other = #"alert Another(kind: Kind) { title by kind { a "A?" other "B?" }; cancel }"#
    let analysis = Analysis(user + "\n" + other, "enum Kind { a, b }", faulty)
    #expect(analysis.checkedDialogs.map(\.dialog.name.text) == ["Another"])
  }

  @Test("what a stray brace cuts off concerns the dialogs of the file")
  func strayBrace() {
    let text = #"alert Cut { title "Go?" } button go "Go" cancel }"#
    #expect(checked(text) == ["Other"])
  }

  @Test("all dialogs of sources without errors are checked")
  func checkedProgram() throws {
    let analysis = Analysis(Self.other)
    let program = try #require(CheckedProgram(analysis.program, findings: analysis.findings))
    #expect(program.dialog(named: "Other")?.dialog.buttons.map(\.name.text) == ["leave", "cancel"])
    #expect(program.dialog(named: "Another") == nil)
  }

  /// The names of the dialogs that are checked beside some text.
  private func checked(_ text: String) -> [String] {
    let analysis = Analysis(Self.other, text + "\n")
    #expect(analysis.findings.hasErrors)
    return analysis.checkedDialogs.map(\.dialog.name.text)
  }

  @Test("a mistake in one dialog leaves what is checked of the others as it was")
  func mistakesElsewhere() throws {
    var (mistakes, kept, lost) = (0, 0, 0)
    for project in SampleProject.all {
      let original = Analysis(project.files)
      let dumps = Dictionary(
        uniqueKeysWithValues: original.program.dialogs.map {
          ($0.name.text, original.program.dump(of: $0))
        })
      for (faulty, mutation) in mutations(of: original) {
        var trees = original.trees
        let id = faulty.range.file
        trees[Int(id.index)] = SyntaxTree.parse(mutation.file, id: id)
        let analysis = Analysis(trees)
        let others = analysis.checkedDialogs.filter { $0.dialog.name.text != faulty.name.text }
        mistakes += 1
        kept += others.count
        lost += dumps.count - 1 - others.count
        for other in others where dumps[other.dialog.name.text] != nil {
          let dump = analysis.program.dump(of: other.dialog)
          #expect(dump == dumps[other.dialog.name.text], "\(mutation)")
        }
      }
    }
    #expect(mistakes > 100)
    #expect(kept > 4 * lost, "\(kept) kept, \(lost) lost")
  }

  /// Mistakes in the bodies of the dialogs, some of all.
  private func mutations(of analysis: Analysis) -> [(Dialog, Mutation)] {
    analysis.program.dialogs.flatMap { dialog -> [(Dialog, Mutation)] in
      let tree = analysis.trees[Int(dialog.range.file.index)]
      let inside = (0..<tree.tokens.count).filter {
        let range = tree.tokens.range($0)
        return range.start >= dialog.body.start && range.end <= dialog.body.end
      }
      return stride(from: 1, to: inside.count, by: 29).flatMap { index in
        Mutation.all(of: inside[index], in: tree).map { (dialog, $0) }
      }
    }
  }
}

extension Analysis {
  fileprivate var checkedDialogs: [CheckedDialog] {
    program.dialogs.compactMap { CheckedDialog($0, of: program, findings: allFindings) }
  }
}
