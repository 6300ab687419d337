import DialogSupport

extension Lowering {
  /// Names that one dialog or the project uses of another: the alerts that ask for permission and
  /// consent. They lead from notifications to alerts and sheets only, so none can go in a circle.
  ///
  /// - Parameters:
  ///   - name: what `permission` or `consent` names; must be an alert's or a sheet's.
  ///   - dialog: the dialog that names it; nil of the project.
  ///   - program: has all dialogs.
  ///   - known: the names that there are.
  mutating func checkReference(
    _ name: Name, of dialog: String?, in program: Program, known: () -> SpellingIndex
  ) {
    about(dialog: dialog) { lowering in
      guard let place = program.dialogIndex[name.text] else {
        return lowering.report(.unknownDialog(name, known: known()))
      }
      if program.dialogs[place].kind == .notification {
        lowering.report(.asksByNotification(name, first: program.dialogs[place].name))
      }
    }
  }
}
