extension Lowering {
  /// Names that one dialog or the project uses of another: the alerts that ask for permission and
  /// consent. They lead from notifications to alerts and sheets only, so none can go in a circle.
  ///
  /// - Parameters:
  ///   - name: what `permission` or `consent` names; must be an alert's or a sheet's.
  ///   - dialog: the dialog that names it; nil of the project.
  ///   - program: has all dialogs.
  mutating func checkReference(_ name: Name, of dialog: String?, in program: Program) {
    about(dialog: dialog) { lowering in
      guard let place = program.dialogIndex[name.text] else {
        // By name, so that of two that are equally near always the same one is proposed.
        let known = program.dialogs.filter { $0.kind != .notification }.map(\.name.text).sorted()
        return lowering.report(.unknownDialog(name, known: known))
      }
      if program.dialogs[place].kind == .notification {
        lowering.report(.asksByNotification(name, first: program.dialogs[place].name))
      }
    }
  }
}
