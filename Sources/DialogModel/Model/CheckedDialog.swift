public import DialogFindings
import DialogSupport

/// A dialog that no error concerns: what it says and how it is placed holds, whatever is wrong with
/// other dialogs. What shows one dialog takes this.
public struct CheckedDialog: Sendable {
  /// What it says, and how it is placed.
  public let dialog: Dialog
  /// Whose languages the texts are in.
  public let project: Project
  /// The types that parameters refer to.
  public let enums: [EnumType]

  /// Nil where an error concerns the dialog. Errors that stand in no dialog concern every one: they
  /// may be about the project, an enum or a term, or about a declaration that is not understood.
  ///
  /// - Parameters:
  ///   - program: what the dialog is a part of.
  ///   - findings: all of the program's.
  public init?(_ dialog: Dialog, of program: Program, findings: [Diagnostic]) {
    let isConcerned = findings.contains { finding in
      finding.severity == .error
        && (dialog.isMeant(by: finding) || !program.dialogs.contains { $0.isMeant(by: finding) })
    }
    if isConcerned { return nil }
    self.init(dialog, of: program)
  }

  fileprivate init(_ dialog: Dialog, of program: Program) {
    self.dialog = dialog
    project = program.project
    enums = program.enums
  }
}

extension CheckedProgram {
  /// Nil where the program has no dialog of that name.
  public func dialog(named name: String) -> CheckedDialog? {
    program.dialogs.first { $0.name.text == name }.map { CheckedDialog($0, of: program) }
  }
}

extension Dialog {
  /// Whether a finding says that it is about the dialog, or stands in it or in a translation of it.
  fileprivate func isMeant(by finding: Diagnostic) -> Bool {
    finding.dialog == name.text || range.touches(finding.range)
      || translations.contains { $0.touches(finding.range) }
  }
}
