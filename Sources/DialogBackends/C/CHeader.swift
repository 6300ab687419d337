import DialogLanguage
import DialogModel

/// Writes `NAME.h`: first what a program uses, then the tables that define it.
struct CHeader {
  let names: CNamedProgram
  let needs: TextNeeds
  let conventions: [TextConventions]

  var program: Program { names.program }
  var prefix: String { names.prefix }
  var locales: [LanguageTag] { program.project.locales }

  init(_ program: Program) {
    names = CNamedProgram(program)
    conventions = program.project.locales.map { TextConventions(of: $0) }
    needs = TextNeeds(of: program, conventions)
  }

  /// The header’s bytes.
  static func bytes(for program: Program) -> [UInt8] {
    var writer = CWriter()
    CHeader(program).write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout CWriter) {
    let guardName = "\(names.constantPrefix)_H"
    writeIntroduction(to: &writer)
    writer.line("#ifndef \(guardName)")
    writer.line("#define \(guardName)")
    writer.line()
    writer.line("#include \"\(CBackend.runtimeName)\"")
    writeInterface(to: &writer)
    writeLanguages(to: &writer)
    writeTables(to: &writer)
    writeFunctions(to: &writer)
    writer.line()
    writer.line("#endif")
  }

  private func writeIntroduction(to writer: inout CWriter) {
    let project = program.project
    writer.line(
      "/* The dialogs of \(project.artifactName), made by dialogc: change the sources instead.")
    for line in CComment.lines(project.documentation) where !line.isEmpty {
      writer.line("   \(line)")
    }
    writer.line()
    writer.line("   First what a program uses, then the tables that define it. C99 and C++17. */")
    writer.line()
  }
}
