public import DialogLanguage
public import DialogModel
public import DialogText

/// The formats of catalogs, by the names they are asked for with.
public enum CatalogFormat: String, Sendable, CaseIterable {
  /// A String Catalog of Xcode’s, all languages in one file.
  case xcstrings
  /// `.strings` and `.stringsdict`, a folder a language.
  case strings
  /// XLIFF 1.2 as Xcode exchanges it, a file a language.
  case xliff
}

/// What an export comes to.
public struct CatalogExport: Sendable {
  /// Files to write, by their paths in the folder of the catalogs; those that stay as they are
  /// included.
  public let files: [SourceFile]
  public let findings: [Diagnostic]
}

/// What to export.
public struct CatalogExportOptions: Sendable {
  public var format: CatalogFormat
  /// The name of the table, that is of the files.
  public var table: String
  /// The languages beside the source.
  public var locales: [LanguageTag]

  public init(format: CatalogFormat, table: String, locales: [LanguageTag]) {
    self.format = format
    self.table = table
    self.locales = locales
  }

  /// The paths of the catalogs, parts divided by `/`.
  public func paths(sourceLocale: LanguageTag) -> [String] {
    switch format {
    case .xcstrings: return ["\(table).xcstrings"]
    case .strings:
      return ([sourceLocale] + locales).flatMap { locale in
        ["\(locale).lproj/\(table).strings", "\(locale).lproj/\(table).stringsdict"]
      }
    case .xliff: return locales.map { "\($0).xliff" }
    }
  }
}

/// Writes the texts of a program for translators.
///
/// - Parameter existing: the catalogs that are there, by their paths; they are brought up to date, and
///   what they hold beside is kept. Findings about one have its place in this list as their file.
public func exportCatalogs(
  of program: Program, _ options: CatalogExportOptions, existing: [SourceFile]
) -> CatalogExport {
  var export = CatalogExporter(program, options, existing)
  return export.run()
}

private struct CatalogExporter {
  private let index: CatalogIndex
  private let options: CatalogExportOptions
  private let existing: [SourceFile]
  private var files: [SourceFile] = []
  private var findings: [Diagnostic] = []

  init(_ program: Program, _ options: CatalogExportOptions, _ existing: [SourceFile]) {
    index = CatalogIndex(program)
    self.options = options
    self.existing = existing
  }

  mutating func run() -> CatalogExport {
    let source = index.program.project.sourceLocale
    for path in options.paths(sourceLocale: source) {
      let place = existing.firstIndex { $0.name == path }
      do throws(DocumentProblem) {
        if let bytes = try bytes(of: path, place.map { existing[$0].bytes }) {
          files.append(SourceFile(name: path, bytes: bytes))
        }
      } catch {
        findings.append(CatalogFinding(error).diagnostic(in: FileID(place ?? 0)))
      }
    }
    return CatalogExport(files: files, findings: findings)
  }

  /// Nil of a catalog that need not be there.
  private func bytes(
    of path: String, _ old: [UInt8]?
  ) throws(DocumentProblem) -> [UInt8]? {
    let catalog = try old.map { (bytes) throws(DocumentProblem) in try StringCatalog(bytes) }
    let update = StringCatalogUpdate(index, existing: catalog, locales: options.locales)
    return try update.bytes() ?? old
  }
}
