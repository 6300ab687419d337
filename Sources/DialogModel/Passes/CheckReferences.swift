extension Lowering {
  /// Names that one dialog or the project uses of another: the alerts that ask for permission and
  /// consent. They lead from notifications to alerts and sheets only, so none can go in a circle.
  ///
  /// - Parameters:
  ///   - name: what `permission` or `consent` names; must be an alert's or a sheet's.
  ///   - dialog: the dialog that names it; nil of the project.
  ///   - dialogs: all dialogs.
  ///   - index: their places by name.
  mutating func checkReference(
    _ name: Name, of dialog: String?, among dialogs: [Dialog], _ index: [String: Int]
  ) {
    about(dialog: dialog) { lowering in
      guard let index = index[name.text] else {
        let known = dialogs.filter { $0.kind != .notification }.map(\.name.text)
        return lowering.report(.unknownDialog(name, known: known))
      }
      if dialogs[index].kind == .notification {
        lowering.report(.asksByNotification(name, first: dialogs[index].name))
      }
    }
  }
}
