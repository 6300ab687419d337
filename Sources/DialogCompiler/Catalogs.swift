public import DialogCatalogs
public import DialogFindings
public import DialogLanguage
import DialogModel
import DialogSyntax
public import DialogText

public typealias CatalogExport = DialogCatalogs.CatalogExport
public typealias CatalogExportOptions = DialogCatalogs.CatalogExportOptions
public typealias CatalogFile = DialogCatalogs.CatalogFile
public typealias CatalogFormat = DialogCatalogs.CatalogFormat
public typealias CatalogImport = DialogCatalogs.CatalogImport
public typealias PlaceholderSyntax = DialogCatalogs.PlaceholderSyntax
public typealias LanguageTag = DialogLanguage.LanguageTag

/// The texts of some sources on their way to translators.
public struct CatalogSources: Sendable {
  private let program: Program
  /// What keeps the texts from being known: errors of syntax, names and types.
  public let errors: [Diagnostic]

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
