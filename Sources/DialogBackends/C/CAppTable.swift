import DialogModel

/// The app's name, as the title of a dialog that has nothing else.
struct CAppTable {
  private var strings = CStrings()
  private let title: Int

  init(_ app: Text, in header: CHeader) {
    strings.add("")
    let scope = PatternScope(parameters: [], enums: header.program.enums)
    title = header.add(app, "app", in: scope, to: &strings).place
  }

  func write(called name: String, to writer: inout SourceWriter) {
    writer.line("static const struct {")
    writer.indented { $0.wrapped(["dialog_definition d;", strings.members]) }
    writer.line("} \(name) = {")
    writer.indented { writer in
      let numbers = ["0", "\(title)"] + Array(repeating: "0", count: 11) + ["-1", "-1"]
      let flags = Array(repeating: "false", count: 5)
      let members = CLocaleTable.braced(numbers + ["0", "0", "0"] + flags)
      writer.wrapped(members, separator: ",", tail: ",")
      strings.write(to: &writer)
    }
    writer.line("};")
  }
}
