import DialogModel

/// Rows of tables that hold names, which are added to the strings.
extension CStrings {
  /// What a button opens that opens nothing.
  static var noDestination: SourceCode { "{0, {0, -1}}" }

  /// The places of names.
  mutating func add(_ indices: Range<Int>, _ name: (Int) -> Name) -> [Int] {
    indices.map { add(name($0).text) }
  }

  /// The place of a name; 0 where there is none.
  mutating func place(of name: Name?) -> Int { name.map { add($0.text) } ?? 0 }

  /// - Parameters:
  ///   - member: of the structure of the dialog’s parameters.
  ///   - dialog: what the dialog is called.
  mutating func row(
    of parameter: Parameter, member: String, _ dialog: String, _ header: CHeader
  ) -> SourceCode {
    let name = add(parameter.name.text)
    let type = CConstant.type(parameter.type)
    if case .enumeration(let index) = parameter.type {
      let size = "sizeof(\(header.names.enums[index].name))"
      return """
        {\(name), offsetof(\(dialog)_parameters, \(member)), \(index), \(type), \(size), \
        \(parameter.isSensitive)}
        """
    }
    if parameter.isSensitive {
      return "{\(name), offsetof(\(dialog)_parameters, \(member)), -1, \(type), 0, true}"
    }
    return "DIALOG_MEMBER(\(dialog), \(member), \(name), \(type))"
  }

  mutating func row(of media: NotificationDetails.Media, in dialog: Dialog) -> SourceCode {
    "{\(reference(media.name, in: dialog)), \(CConstant.media(media.kind)), \(media.isLive)}"
  }

  mutating func row(of details: NotificationDetails, in dialog: Dialog) -> SourceCode {
    let sound = CConstant.sound(details.sound)
    let (thread, identifier) = (
      reference(details.thread, in: dialog), reference(details.identifier, in: dialog)
    )
    let badge = reference(details.badge?.name, in: dialog)
    let clearedBy = place(of: details.badge?.clearedBy)
    let file = sound.file.map { add($0) } ?? 0
    let (consent, settings) = (place(of: details.consent), place(of: details.settings))
    let opens = destination(details.destination, in: dialog)
    return """
      {\(thread), \(identifier), \(badge), \(clearedBy), \(file), \(sound.milliseconds), \
      \(consent), \(settings), \(opens), \(CConstant.delivery(details.delivery)), \
      \(CConstant.category(details.category)), \(CConstant.style(details.suggestedStyle)), \
      \(CConstant.level(details.level)), \(sound.constant), \(details.hasDetail)}
      """
  }

  /// What a button or a notification opens.
  mutating func destination(_ destination: Destination?, in dialog: Dialog) -> SourceCode {
    guard let destination else { return CStrings.noDestination }
    let screen = add(destination.screen.text)
    return "{\(screen), \(reference(destination.value, in: dialog))}"
  }

  /// A name, and the parameter of that name where there is one.
  private mutating func reference(_ name: Name?, in dialog: Dialog) -> SourceCode {
    guard let name else { return "{0, -1}" }
    let parameter = dialog.parameters.firstIndex { $0.name.text == name.text }
    return "{\(add(name.text)), \(parameter ?? -1)}"
  }
}
