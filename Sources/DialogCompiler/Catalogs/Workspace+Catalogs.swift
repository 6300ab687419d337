#if Authoring
  public import DialogCatalogTexts
  public import DialogCatalogs
  import DialogFindings
  public import DialogLocales
  import DialogModel
  import DialogRules
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
  /// How texts of catalogs find theirs in the sources.
  public typealias CatalogMatch = DialogCatalogs.CatalogMatch
  /// What sources are like with the texts of catalogs, and what is wrong with these.
  public typealias CatalogImport = DialogCatalogs.CatalogImport
  /// Sources made of a JSON list of dialogs.
  public typealias DialogListImport = DialogCatalogs.DialogListImport
  /// How catalogs write the place of a parameter's value.
  public typealias PlaceholderSyntax = DialogCatalogTexts.PlaceholderSyntax
  /// A BCP 47 tag in canonical form.
  public typealias LanguageTag = DialogLocales.LanguageTag

  /// The texts of files on their way to translators and back.
  extension Workspace {
    /// - Parameters:
    ///   - table: the catalogs’ name; nil: the project’s.
    ///   - locales: beside the source language; nil: all of the project’s.
    public func exportOptions(
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
    public func catalogPaths(_ options: CatalogExportOptions) -> [String] {
      options.paths(sourceLocale: program.project.sourceLocale)
    }

    /// Writes the texts for translators.
    ///
    /// - Parameter existing: the catalogs that are there, by their paths.
    public func exportCatalogs(
      _ options: CatalogExportOptions, existing: [SourceFile]
    ) -> CatalogExport {
      var export = DialogCatalogs.exportCatalogs(
        of: program, options, existing: existing, place: resolved)
      export.findings = weighed(export.findings)
      export.sourceFindings = weighed(export.sourceFindings)
      return export
    }

    /// Reads catalogs into the files, none of which changes by that.
    public func importCatalogs(
      _ catalogs: [CatalogFile], syntax: PlaceholderSyntax, matching match: CatalogMatch
    ) -> CatalogImport {
      let trees = files.indices.map { tree(of: FileID($0)) }
      let sources = TranslatedSources(trees, program, place: resolved)
      var imported = DialogCatalogs.importCatalogs(
        catalogs, into: sources, syntax: syntax, matching: match)
      imported.findings = weighed(imported.findings)
      return imported
    }

    private func weighed(_ findings: [Diagnostic]) -> [Diagnostic] {
      findings.withSettings(of: program.project, .all)
    }
  }
#endif
