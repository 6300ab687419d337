import DialogLocales
import DialogModel
import DialogSupport

/// Writes `NAME.h`: first what a program uses, then the tables that define it.
final class CHeader: Sendable {
  let names: CNamedProgram
  let enums: [EnumType]
  let locales: [LanguageTag]
  let conventions: [TextConventions]
  /// How the functions of a header are declared.
  let function: String
  /// The same with a space after it.
  let functionStart: String
  /// The type of functions that write a text without parameters.
  let textType: String
  /// What every function that writes a text takes.
  let textArguments: [String]

  var program: Program { _read { yield names.program } }
  var prefix: String { names.prefix }

  private init(_ program: Program) {
    names = CNamedProgram(program)
    enums = program.enums
    locales = program.project.locales
    conventions = program.project.locales.map { TextConventions(of: $0) }
    function = names.constantPrefix + "_FUNCTION"
    functionStart = function + " "
    textType = names.prefix + "_text"
    textArguments = ["char *buffer", "size_t size", "\(names.prefix)_language language"]
  }

  /// The header’s bytes.
  ///
  /// - Parameter threads: how many work on it at once.
  static func bytes(
    for program: Program, _ pieces: ArtifactPieces, threads: Int
  ) -> ByteBlocks {
    let header = CHeader(program)
    var blocks = CHeaderBlocks(header, pieces, threads: threads)
    var writer = SourceWriter()
    header.write(&blocks, to: &writer)
    return writer.finish()
  }

  private func write(_ blocks: inout CHeaderBlocks, to writer: inout SourceWriter) {
    let constant = names.constantPrefix
    writeIntroduction(to: &writer)
    writer.line("#ifndef \(constant)_H")
    writer.line("#define \(constant)_H")
    writer.line()
    writer.line("#include \"\(CBackend.runtimeName)\"")
    writeModes(to: &writer)
    writer.line()
    writer.line("DIALOG_BEGIN")
    writeInterface(to: &writer)
    blocks.writeInterfaces(to: &writer)
    writer.line()
    writer.line("#if !defined(\(constant)_DECLARE_ONLY) || defined(\(constant)_DEFINE)")
    writeLanguages(needing: blocks.textNeeds, to: &writer)
    writeTables(blocks, to: &writer)
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
