import DialogLocales
import DialogModel

/// Writes `NAME.h`: first what a program uses, then the tables that define it.
struct CHeader {
  let names: CNamedProgram
  let needs: TextNeeds
  let conventions: [TextConventions]
  /// How the functions of a header are declared.
  let function: String
  /// What every function that writes a text takes.
  let textArguments: [String]

  var program: Program { names.program }
  var prefix: String { names.prefix }
  var locales: [LanguageTag] { program.project.locales }

  /// - Parameter pieces: those of its dialogs, made with the same names and conventions.
  init(_ names: CNamedProgram, _ conventions: [TextConventions], _ pieces: CHeaderPieces) {
    self.names = names
    self.conventions = conventions
    function = names.constantPrefix + "_FUNCTION"
    textArguments = ["char *buffer", "size_t size", "\(names.prefix)_language language"]
    needs = pieces.allTextNeeds
  }

  /// The header’s bytes.
  static func bytes(for program: Program, _ pieces: ArtifactPieces) -> [UInt8] {
    // A simple alert takes a little less than two kilobytes.
    var writer = SourceWriter(expecting: 2048 * program.dialogs.count)
    let names = CNamedProgram(program)
    let conventions = program.project.locales.map { TextConventions(of: $0) }
    var own = CHeaderPieces(pieces, of: names, conventions)
    let header = CHeader(names, conventions, own)
    header.write(&own, to: &writer)
    return writer.bytes
  }

  private func write(_ pieces: inout CHeaderPieces, to writer: inout SourceWriter) {
    let constant = names.constantPrefix
    writeIntroduction(to: &writer)
    writer.line("#ifndef \(constant)_H")
    writer.line("#define \(constant)_H")
    writer.line()
    writer.line("#include \"\(CBackend.runtimeName)\"")
    writeModes(to: &writer)
    writer.line()
    writer.line("DIALOG_BEGIN")
    writeInterface(&pieces, to: &writer)
    writer.line()
    writer.line("#if !defined(\(constant)_DECLARE_ONLY) || defined(\(constant)_DEFINE)")
    writeLanguages(to: &writer)
    writeTables(pieces, to: &writer)
    writer.line()
    writer.line("#endif")
    writer.line()
    writer.line("DIALOG_FINISH")
    writer.line()
    writer.line("#endif")
  }

  /// Whether functions are the file's own, another file's, or this one's for others.
  private func writeModes(to writer: inout SourceWriter) {
    let constant = names.constantPrefix
    let name = program.project.artifactName
    writer.line()
    writer.line("#if DIALOG_RUNTIME_VERSION != \(CBackend.runtimeVersion)")
    writer.line(
      "#error \(name).h and \(CBackend.runtimeName) are not of one dialogc: build both anew")
    writer.line("#endif")
    writer.line()
    writer.line("#if defined(\(constant)_DECLARE_ONLY) || defined(\(constant)_DEFINE)")
    writer.line("#define \(constant)_FUNCTION DIALOG_EXTERN")
    writer.line("#define \(constant)_OBJECT")
    writer.line("#else")
    writer.line("#define \(constant)_FUNCTION DIALOG_FUNCTION")
    writer.line("#define \(constant)_OBJECT DIALOG_UNUSED static")
    writer.line("#endif")
    writer.line("#define \(prefix)_FUNCTION \(constant)_FUNCTION")
  }

  private func writeIntroduction(to writer: inout SourceWriter) {
    let project = program.project
    writer.line(
      "/* The dialogs of \(project.artifactName), made by dialogc: change the sources instead.")
    for line in CommentText.lines(project.documentation) where !line.isEmpty {
      writer.line("   \(line)")
    }
    writer.line()
    let constant = names.constantPrefix
    writer.line("   First what a program uses, then the tables that define it. C99 and C++17.")
    writer.line()
    writer.line(
      "   Included as it is, it defines all it declares for the file that includes it. Where many files do,"
    )
    writer.line(
      "   #define \(constant)_DECLARE_ONLY before it in each, and \(constant)_DEFINE in one. */")
    writer.line()
  }
}
