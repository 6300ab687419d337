import DialogLocales
import DialogModel
import DialogRuntime

extension Backend {
  /// See `docs/swift.md`; of access `internal`.
  public static let swift = swift(access: .internal)

  /// - Parameter access: from where what it declares can be used.
  public static func swift(access: SwiftAccess) -> Backend {
    Backend(
      "swift", names: { [SwiftNames.file(ofProject: $0)] },
      make: { [SwiftFile($0.program, access: access).bytes()] })
  }
}

/// From where the declarations of a Swift artifact can be used.
public enum SwiftAccess: String, Sendable, CaseIterable {
  case `internal`, `public`, `package`

  /// What stands before a declaration.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}

/// The Swift artifact: the dialogs, and after them what all projects share, in one file.
struct SwiftFile {
  let program: Program
  let names: SwiftNames
  let access: String
  let outcomes: SwiftSharedOutcomes
  private let needs: TextNeeds
  private let shared: String

  init(_ program: Program, access: SwiftAccess) {
    self.program = program
    let prefix = SwiftNames.prefix(program.project.artifactName)
    shared = SwiftFile.shared(prefix)
    let reserved = SwiftFile.declared(in: shared)
    names = SwiftNames(program, prefix: prefix, reserved: reserved)
    outcomes = SwiftSharedOutcomes(
      program.dialogs, prefix, taken: reserved + names.enums + names.dialogs)
    self.access = access.modifier
    needs = TextNeeds(of: program, program.project.locales.map { TextConventions(of: $0) })
  }

  func bytes() -> [UInt8] {
    var writer = SourceWriter()
    write(to: &writer)
    return writer.bytes + sounds + Array(shared.replacing("public ", with: access).utf8)
  }

  private func write(to writer: inout SourceWriter) {
    writer.line("// Made by dialogc of the project \(names.project). What is changed here is lost.")
    writer.line()
    writer.line("import Foundation")
    for type in program.enums.indices { write(program.enums[type], names.enums[type], to: &writer) }
    for dialog in program.dialogs.indices {
      SwiftDialogWriter(dialog, in: self).write(to: &writer)
    }
    outcomes.write(access, names.prefix, to: &writer)
    writer.line()
    writer.line("// MARK: - Tables")
    SwiftTables(program, names, needs).write(to: &writer)
  }

  private func write(_ type: EnumType, _ name: String, to writer: inout SourceWriter) {
    writer.line()
    writer.swiftDocumentation(type.documentation)
    writer.block("\(access)enum \(name): Int, CaseIterable, Sendable") { writer in
      var own = UniqueNames()
      for enumCase in type.cases {
        writer.swiftDocumentation(enumCase.documentation)
        writer.line("case \(SwiftNames.escaped(own.unique(enumCase.name.text)))")
      }
    }
  }

  // MARK: What all projects share

  /// The pieces for a project: what is called `Project…` there is called after it.
  private static func shared(_ prefix: String) -> String {
    String(decoding: DIALOG_PART_SWIFT.text, as: UTF8.self).replacing("Project", with: prefix)
  }

  /// What they declare, which nothing else may be called.
  private static func declared(in text: String) -> [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let keywords: Set<String> = ["struct", "class", "enum", "protocol"]
    return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
  }

  /// How values sound in the languages whose texts agree with them.
  private var sounds: [UInt8] {
    let used = SwiftFile.sounds.filter { needs.readers.contains($0.reader) }
    let rows = used.map { "\($0.reader.swiftLetter.value): \($0.reader.rawValue)Sounds" }
    let list = rows.isEmpty ? ":" : rows.joined(separator: ", ")
    let table = "\nprivate let soundTables: [UInt8: StaticString] = [\(list)]\n"
    return Array(table.utf8) + used.flatMap { Array($0.part.text) }
  }

  /// The rules of each reader.
  private static let sounds: [(reader: AgreementKind.Classifier, part: dialog_part)] = [
    (.koreanFinal, DIALOG_PART_SWIFT_KOREAN), (.englishInitial, DIALOG_PART_SWIFT_ENGLISH),
    (.frenchInitial, DIALOG_PART_SWIFT_FRENCH), (.turkishFinal, DIALOG_PART_SWIFT_TURKISH),
  ]
}
