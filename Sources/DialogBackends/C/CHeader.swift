import DialogLanguage
import DialogModel

/// Writes `NAME.h`: first what a program uses, then the tables behind it.
struct CHeader {
  let names: CNamedProgram
  let needs: CNeeds
  var writer = CWriter()
  /// The arrays of texts that are only terms, by what they hold.
  var sharedTexts: [String: String] = [:]
  let conventions: [TextConventions]

  var program: Program { names.program }
  var prefix: String { names.prefix }
  var locales: [LanguageTag] { program.project.locales }

  init(_ program: Program) {
    names = CNamedProgram(program)
    needs = CNeeds(of: program)
    conventions = program.project.locales.map { TextConventions(of: $0) }
  }

  /// The header’s bytes.
  static func bytes(for program: Program) -> [UInt8] {
    var header = CHeader(program)
    header.write()
    return Array(header.writer.text.utf8)
  }

  private mutating func write() {
    let guardName = "\(names.constantPrefix)_H"
    writeIntroduction()
    writer.line("#ifndef \(guardName)")
    writer.line("#define \(guardName)")
    writer.line()
    writer.line("#include \"\(CBackend.runtimeName)\"")
    writeInterface()
    writeLanguages()
    writeTables()
    writeFunctions()
    writer.line()
    writer.line("#endif")
  }

  private mutating func writeIntroduction() {
    let project = program.project
    writer.line("/* The dialogs of \(project.artifactName), made by dialogc: change the sources instead.")
    for line in CComment.lines(project.documentation) where !line.isEmpty {
      writer.line("   \(line)")
    }
    writer.line()
    writer.line("   First what a program uses, then the tables behind it. C99 and C++17. */")
    writer.line()
  }
}
