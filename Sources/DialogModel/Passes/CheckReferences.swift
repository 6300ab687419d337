import DialogText

extension Lowering {
  /// Names that one dialog or the project uses of another: the alerts that ask for permission and
  /// consent. They lead from notifications to alerts and sheets only, so none can go in a circle.
  mutating func checkReferences() {
    if let permission = program.project.notificationPermission { checkAsking(permission) }
    for dialog in program.dialogs {
      guard let consent = dialog.notification?.consent else { continue }
      about(dialog: dialog.name.text) { $0.checkAsking(consent) }
    }
  }

  /// The name must be an alert's or a sheet's.
  private mutating func checkAsking(_ name: Name) {
    guard let index = dialogIndex[name.text] else {
      if losesDeclarations { return }
      let known = program.dialogs.filter { $0.kind != .notification }.map(\.name.text)
      return report(.unknownDialog(name, known: known))
    }
    if program.dialogs[index].kind == .notification {
      report(.asksByNotification(name, first: program.dialogs[index].name))
    }
  }
}
