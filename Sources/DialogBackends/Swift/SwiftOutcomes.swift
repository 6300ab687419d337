import DialogModel

/// The outcomes of a dialog as an enum.
struct SwiftOutcomes {
  private let cases: [Case]

  fileprivate struct Case {
    let name: String
    /// `newName: String`, as it is declared.
    var members: [String] = []
    /// `newName: answer.field(0) ?? ""`, as it is made of an answer.
    var values: [String] = []
    /// The place of the button, or what stands for none.
    let pattern: String
    let documentation: String
  }

  init(_ dialog: Dialog) {
    var own = UniqueNames()
    var cases = dialog.buttons.indices.map { index in
      let button = dialog.buttons[index]
      let (members, values) = SwiftOutcomes.members(of: button, in: dialog)
      return Case(
        name: own.unique(SwiftNames.escaped(button.name.text)), members: members, values: values,
        pattern: String(index), documentation: button.documentation)
    }
    if dialog.kind == .notification {
      cases.append(
        Case(
          name: own.unique("opened"), pattern: "PREFIXAnswer.opened",
          documentation: "The notification was tapped."))
    }
    if dialog.exitButton == nil {
      cases.append(
        Case(
          name: own.unique("dismissed"), pattern: "PREFIXAnswer.dismissed",
          documentation: "It was left."))
    }
    self.cases = cases
  }

  private static func members(
    of button: Button, in dialog: Dialog
  ) -> (members: [String], values: [String]) {
    if button.input != nil { return (["String"], ["answer.text"]) }
    if button.repetition != nil {
      return (["String", "index: Int"], ["answer.element", "index: answer.index"])
    }
    if button.role == .cancel { return ([], []) }
    var own = UniqueNames()
    let names = dialog.fields.map { own.unique(SwiftNames.escaped($0.name.text)) }
    let members = zip(names, dialog.fields).map { "\($0): String\($1.condition == nil ? "" : "?")" }
    let values = dialog.fields.indices.map { index in
      let absent = dialog.fields[index].condition == nil ? " ?? \"\"" : ""
      return "\(names[index]): answer.field(\(index))\(absent)"
    }
    return (members, values)
  }

  /// What two dialogs have in common whose outcomes are one type.
  var signature: String {
    cases.map { "\($0.name)\(SwiftOutcomes.tuple($0.members))\($0.pattern)\($0.documentation)" }
      .joined(separator: "\n")
  }

  /// What such a type is called after the project: `DeleteCancel`.
  var sharedName: String {
    cases.map { outcome in
      let name = outcome.name.filter { $0 != "`" }
      return name.prefix(1).uppercased() + name.dropFirst()
    }.joined()
  }

  func writeType(_ name: String, _ access: String, to writer: inout SourceWriter) {
    writer.block("\(access)enum \(name): Sendable") { writer in
      for outcome in cases {
        writer.swiftDocumentation(outcome.documentation)
        writer.line("case \(outcome.name)\(SwiftOutcomes.tuple(outcome.members))")
      }
    }
  }

  func writeFunction(_ access: String, _ prefix: String, to writer: inout SourceWriter) {
    let argument = cases.count == 1 ? "_: " : "answer: "
    let result = "\(prefix)Answer) -> Outcome"
    writer.block("\(access)static func outcome(of \(argument)\(result)") { writer in
      if cases.count == 1 { return writer.line("\(cases[0].made)") }
      writer.line("switch answer.button {")
      for outcome in cases.dropLast() {
        let pattern = outcome.pattern.replacing("PREFIX", with: prefix)
        writer.line("case \(pattern): \(outcome.made)")
      }
      writer.line("default: \(cases[cases.count - 1].made)")
      writer.line("}")
    }
  }

  fileprivate static func tuple(_ members: [String]) -> String {
    members.isEmpty ? "" : "(\(members.joined(separator: ", ")))"
  }
}

extension SwiftOutcomes.Case {
  fileprivate var made: String { ".\(name)\(SwiftOutcomes.tuple(values))" }
}
