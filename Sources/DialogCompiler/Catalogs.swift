public import DialogCatalogs
public import DialogFindings
public import DialogLanguage
import DialogModel
public import DialogSupport
import DialogSyntax

/// What an export writes, and what is wrong with the catalogs that it continues.
public typealias CatalogExport = DialogCatalogs.CatalogExport
/// Which catalogs an export writes, in which format and languages.
public typealias CatalogExportOptions = DialogCatalogs.CatalogExportOptions
/// A catalog that is to be imported.
public typealias CatalogFile = DialogCatalogs.CatalogFile
/// The formats that catalogs are written and read in.
public typealias CatalogFormat = DialogCatalogs.CatalogFormat
/// What sources are like with the texts of catalogs, and what is wrong with these.
public typealias CatalogImport = DialogCatalogs.CatalogImport
/// How catalogs write the place of a parameter's value.
public typealias PlaceholderSyntax = DialogCatalogs.PlaceholderSyntax
/// A BCP 47 tag in canonical form.
public typealias LanguageTag = DialogLanguage.LanguageTag

/// The texts of some sources on their way to translators.
public struct CatalogSources: Sendable {
  private let program: Program
  /// What keeps the texts from being known: errors of syntax, names and types.
  public let errors: [Diagnostic]

  /// - Parameter files: of one project; those with errors are read too, and `errors` tells of them.
  public init(_ files: [SourceFile]) {
    let trees = SyntaxTree.parse(files)
    let (program, findings) = Program.build(from: trees)
    self.program = program
    errors = (trees.flatMap(\.findings) + findings).filter { $0.severity == .error }.inSourceOrder()
  }

  /// What artifacts and catalogs of the project are named after.
  public var projectName: String { program.project.artifactName }

  /// - Parameters:
  ///   - table: the catalogs’ name; nil: the project’s.
  ///   - locales: beside the source language; nil: all of the project’s.
  public func options(
    _ format: CatalogFormat, table: String?, locales: [LanguageTag]?, syntax: PlaceholderSyntax
  ) -> CatalogExportOptions {
    let project = program.project
    let locales = locales ?? project.locales
    return CatalogExportOptions(
      format: format, table: table ?? project.artifactName,
      locales: locales.filter { $0 != project.sourceLocale }, syntax: syntax)
  }

  /// Where the catalogs of an export belong, relative to the folder of the export; the source language's
  /// is among them where the format gives it a file.
  public func paths(_ options: CatalogExportOptions) -> [String] {
    options.paths(sourceLocale: program.project.sourceLocale)
  }

  /// - Parameter existing: the catalogs that are there, by their paths.
  public func export(_ options: CatalogExportOptions, existing: [SourceFile]) -> CatalogExport {
    exportCatalogs(of: program, options, existing: existing)
  }
}

/// Reads catalogs into sources.
public func importCatalogs(
  _ catalogs: [CatalogFile], into sources: [SourceFile], syntax: PlaceholderSyntax
) -> CatalogImport {
  DialogCatalogs.importCatalogs(catalogs, into: sources, syntax: syntax)
}
