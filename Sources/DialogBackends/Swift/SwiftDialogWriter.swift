import DialogModel

/// Writes the type of a dialog.
struct SwiftDialogWriter {
  private let dialog: Dialog
  private let name: String
  private let index: Int
  private let file: SwiftFile
  private let outcomes: SwiftOutcomes
  /// What its parameters are called.
  private let arguments: [String]

  init(_ index: Int, in file: SwiftFile) {
    dialog = file.program.dialogs[index]
    name = file.names.dialogs[index]
    self.index = index
    self.file = file
    outcomes = SwiftOutcomes(dialog)
    var own = UniqueNames()
    arguments = dialog.parameters.map { own.unique(SwiftNames.escaped($0.name.text)) }
  }

  private var prefix: String { file.names.prefix }
  private var access: String { file.access }

  func write(to writer: inout SourceWriter) {
    writer.line()
    writer.swiftDocumentation(dialog.documentation)
    if let deprecation = dialog.deprecation {
      writer.line("@available(*, deprecated, message: \(SourceWriter.swiftString(deprecation)))")
    }
    let base = dialog.kind == .notification ? "Notification" : "Dialog"
    writer.block("\(access)struct \(name): \(prefix)\(base)") { writer in
      writer.line("\(access)typealias Kind = \(prefix)\(kind)")
      writer.line("\(access)let content: \(prefix)Content")
      writeInitializer(to: &writer)
      writeTexts(to: &writer)
      writeOutcomes(to: &writer)
      writeNotification(to: &writer)
    }
  }

  private func writeOutcomes(to writer: inout SourceWriter) {
    writer.line()
    if let shared = file.outcomes.name(of: outcomes) {
      return writer.line("\(access)typealias Outcome = \(shared)")
    }
    outcomes.writeType("Outcome", access, to: &writer)
    writer.line()
    outcomes.writeFunction(access, prefix, to: &writer)
  }

  // MARK: Kind

  private var kind: String {
    switch dialog.kind {
    case .alert:
      let isPermission = file.program.project.notificationPermission?.text == dialog.name.text
      return dialog.fields.isEmpty ? isPermission ? "Permission" : "Alert" : "InputAlert"
    case .actionSheet: return "ActionSheet"
    case .notification: return consent.map { "Marketing<\($0)>" } ?? "PlainNotification"
    }
  }

  /// The type of the alert that asks for consent.
  private var consent: String? {
    guard dialog.notification?.category == .marketing, let name = dialog.notification?.consent
    else { return nil }
    return file.program.dialogIndex[name.text].map { file.names.dialogs[$0] }
  }

  private func writeNotification(to writer: inout SourceWriter) {
    if dialog.kind != .notification { return }
    let place = file.program.dialogs[..<index].filter { $0.kind == .notification }.count
    writer.line("\(access)static var table: StaticString { notificationTables[\(place)] }")
  }

  // MARK: Values

  private func writeInitializer(to writer: inout SourceWriter) {
    let parameters = zip(arguments, dialog.parameters).map { "\($0): \(type(of: $1.type))" }
    let values = zip(arguments, dialog.parameters).map { value(of: $1.type, $0) }
    let isNotification = dialog.kind == .notification
    writer.line()
    writer.swiftDocumentation(remarks)
    writer.block("\(access)init(\(parameters.joined(separator: ", ")))") { writer in
      let list = "[\(values.joined(separator: ", "))]"
      if isNotification {
        return writer.line("content = \(prefix)Content(Self.table, \(list))")
      }
      writer.line("content = \(prefix)Content(")
      writer.indented { writer in
        let lines = SwiftDialogTable(index, in: file.program, file.catalog).lines
        writer.swiftLiteral(lines, after: ", \(list))")
      }
    }
  }

  private var remarks: String {
    let remarks = zip(arguments, dialog.parameters).compactMap { name, parameter in
      let secret = parameter.isSensitive ? "Not shown on a locked screen." : ""
      let text = [parameter.documentation, secret].filter { !$0.isEmpty }.joined(separator: " ")
      return text.isEmpty ? nil : "  - \(name): \(CommentText.line(text))"
    }
    return remarks.isEmpty ? "" : (["- Parameters:"] + remarks).joined(separator: "\n")
  }

  private func type(of type: ParameterType) -> String {
    switch type {
    case .string: "String"
    case .url: "URL"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .date: "Date"
    case .currency: "\(prefix)Amount"
    case .bytes: "Int64"
    case .stringList: "[String]"
    case .enumeration(let index): file.names.enums[index]
    }
  }

  private func value(of type: ParameterType, _ name: String) -> String {
    switch type {
    case .string: ".text(\(name))"
    case .url: ".text(\(name).absoluteString)"
    case .int: ".integer(\(name))"
    case .double: ".number(\(name))"
    case .bool: ".flag(\(name))"
    case .date: ".date(\(name))"
    case .currency: ".amount(\(name))"
    case .bytes: ".bytes(\(name))"
    case .stringList: ".list(\(name))"
    case .enumeration: ".choice(\(name).rawValue)"
    }
  }

  // MARK: Texts

  private func writeTexts(to writer: inout SourceWriter) {
    if !dialog.texts.isEmpty { writer.line() }
    for roled in dialog.texts {
      writer.swiftDocumentation(sample(of: roled.text))
      let name = roled.role.rawValue
      writer.line("\(access)var \(name): \(prefix)Text { \(prefix)Text(content, .\(name)) }")
    }
  }

  /// The text in the first language that it is in.
  private func sample(of text: Text) -> String {
    guard let translation = text.translations.first else { return "" }
    let scope = PatternScope(parameters: dialog.parameters, enums: file.program.enums)
    let conventions = TextConventions(of: translation.locale)
    return CommentText.line(scope.segments(of: translation.pattern, conventions).sample)
  }
}
