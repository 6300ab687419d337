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

  /// Nil where an error concerns the dialog: it stands in the dialog or in what the dialog uses, or
  /// makes unknown what that is.
  ///
  /// - Parameters:
  ///   - program: what the dialog is a part of.
  ///   - findings: all of the program's, those that follow from others too: of a dialog with an enum
  ///     that is not understood, the error is that there is no such type.
  public init?(_ dialog: Dialog, of program: Program, findings: [Diagnostic]) {
    let ground = DialogGround(dialog, of: program)
    if findings.contains(where: { $0.severity == .error && ground.isConcerned(by: $0) }) {
      return nil
    }
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
    program.dialogIndex[name].map { CheckedDialog(program.dialogs[$0], of: program) }
  }
}
