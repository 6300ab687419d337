import DialogCatalogTexts
import DialogLocales
import DialogModel
import DialogRuntime
import DialogSupport

extension Backend {
  /// See `docs/swift.md`; of access `internal`.
  public static let swift = swift(access: .internal)

  /// - Parameters:
  ///   - access: from where what it declares can be used.
  ///   - texts: where its texts stand.
  public static func swift(access: SwiftAccess, texts: SwiftTexts = .code) -> Backend {
    let hasCatalog = texts == .catalog
    return Backend(
      "swift",
      names: { project in
        [SwiftNames.file(ofProject: project)] + (hasCatalog ? ["\(project).xcstrings"] : [])
      },
      make: { checked, _, _ in
        let program = checked.program
        let catalog = hasCatalog ? CatalogedTexts(of: program) : nil
        let file = SwiftFile(program, access: access, catalog: catalog).bytes()
        return [file] + (hasCatalog ? [ByteBlocks(NewStringCatalog(of: program).bytes)] : [])
      })
  }
}

/// Where the texts of a Swift artifact stand.
public enum SwiftTexts: String, Sendable, CaseIterable {
  /// All in its file.
  case code
  /// In a String Catalog beside it; in the file what catalogs cannot say, and the source language for want of a
  /// catalog.
  case catalog
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
  let catalog: CatalogedTexts?
  private let needs: TextNeeds
  private let shared: [UInt8]

  /// - Parameter catalog: has the texts that stand in a String Catalog.
  init(_ program: Program, access: SwiftAccess, catalog: CatalogedTexts?) {
    self.program = program
    self.catalog = catalog
    let prefix = SwiftNames.prefix(program.project.artifactName)
    let lookup = catalog == nil ? DIALOG_PART_SWIFT_CODE : DIALOG_PART_SWIFT_CATALOG
    shared = SwiftFile.shared(DIALOG_PART_SWIFT, prefix) + SwiftFile.shared(lookup, prefix)
    let reserved = SwiftFile.declared(in: shared)
    names = SwiftNames(program, prefix: prefix, reserved: reserved)
    outcomes = SwiftSharedOutcomes(
      program.dialogs, prefix, taken: reserved + names.enums + names.dialogs)
    self.access = access.modifier
    needs = TextNeeds(of: program, program.project.locales.map { TextConventions(of: $0) })
  }

  func bytes() -> ByteBlocks {
    var writer = SourceWriter()
    write(to: &writer)
    writer.append(ByteBlocks(sounds))
    writer.append(ByteBlocks(shared.replacing("public ", with: access)))
    return writer.finish()
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
    SwiftTables(program, names, needs, catalog).write(to: &writer)
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
  private static func shared(_ part: dialog_part, _ prefix: String) -> [UInt8] {
    Array(part.text).replacing("Project", with: prefix)
  }

  /// What they declare, which nothing else may be called.
  private static func declared(in text: [UInt8]) -> [String] {
    let words = text.split { !$0.isASCIILetter && !$0.isASCIIDigit }
    let keywords = ["struct", "class", "enum", "protocol"]
    return zip(words, words.dropFirst())
      .filter { word, _ in keywords.contains { word.elementsEqual($0.utf8) } }
      .map { String(decoding: $1, as: UTF8.self) }
  }

  /// How values sound in the languages whose texts agree with them.
  private var sounds: [UInt8] {
    let used = SwiftFile.sounds.filter { needs.needs($0.reader) }
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
