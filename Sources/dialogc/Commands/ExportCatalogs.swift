#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogSupport

  extension Command {
    static func exportCatalogs(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
      if invocation.path(.catalogFolder) == nil { throw .missing(.catalogFolder, of: .catalog) }
      let locales = try languages(invocation)
      if let table = invocation.path(.table), !table.isNameOfFile { throw .notTable(table.text) }
      var compilation = Compilation(
        invocation, sources: Array(invocation.operands.dropFirst()))
      if compilation.status != .fine { return compilation.finish() }
      try compilation.checkPlaces(.catalogFolder)
      guard let projects = compilation.checked(compilation.options.forSources) else {
        return compilation.finish()
      }
      let exports = projects.map { ProjectExport($0, in: compilation, locales) }
        .filter { !$0.isEmpty }
      if exports.isEmpty { throw locales == nil ? .noLocales : .onlySourceLocale }
      do throws(FileProblem) {
        var files: [NewFile] = []
        for export in exports { files += try export.files(&compilation) }
        if compilation.status == .fine { try replaceFiles(files) }
      } catch {
        compilation.add(error)
      }
      return compilation.finish()
    }

    private static func languages(_ invocation: Invocation) throws(UsageError) -> [LanguageTag]? {
      guard let list = invocation.path(.locales)?.text else { return nil }
      var tags: [LanguageTag] = []
      for word in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let tag = LanguageTag(word) else { throw .notLanguage(String(word)) }
        tags.append(tag)
      }
      return tags
    }
  }

  /// The texts of a project on their way into its catalogs.
  private struct ProjectExport {
    private let project: ProjectAnalysis
    private let options: CatalogExportOptions
    private let folder: Path

    init(_ project: ProjectAnalysis, in compilation: Compilation, _ locales: [LanguageTag]?) {
      let invocation = compilation.invocation
      self.project = project
      options = project.workspace.exportOptions(
        invocation.choice(.catalogFormat) ?? .xcstrings, table: invocation.path(.table)?.text,
        locales: locales, syntax: invocation.choice(.placeholders) ?? .foundation)
      folder = invocation.path(.catalogFolder, ofProject: project.project.artifactName) ?? Path(".")
    }

    /// Whether there is no language to write a catalog for.
    var isEmpty: Bool { options.format == .xliff && options.locales.isEmpty }

    /// The catalogs to write; findings are taken up.
    func files(_ compilation: inout Compilation) throws(FileProblem) -> [NewFile] {
      let existing = try existingCatalogs()
      let export = project.workspace.exportCatalogs(options, existing: existing)
      let catalogs = Array(compilation.files.count..<compilation.files.count + existing.count)
      for file in existing {
        let text = CatalogFile(file, folder: nil).file.bytes
        compilation.add(SourceFile(folder.appending(file.name), bytes: text))
      }
      compilation.add(
        export.sourceFindings.map { $0.moved(to: project.project.files) }
          + export.findings.map { $0.moved(to: catalogs) })
      return try outputs(export)
    }

    private func existingCatalogs() throws(FileProblem) -> [SourceFile] {
      var existing: [SourceFile] = []
      for name in project.workspace.catalogPaths(options) {
        let path = folder.appending(name)
        guard let status = try? FileStatus(of: path), status.kind == .file else { continue }
        existing.append(SourceFile(name: name, bytes: try readSource(path)))
      }
      return existing
    }

    private func outputs(_ export: CatalogExport) throws(FileProblem) -> [NewFile] {
      var files: [NewFile] = []
      for file in export.files {
        let path = folder.appending(file.name)
        let isThere = (try? FileStatus(of: path))?.kind == .file
        files.append(
          isThere
            ? try .rewriting(path, file.bytes)
            : NewFile(path: path, bytes: file.bytes, isPrecious: true))
      }
      return files
    }
  }

  extension Path {
    /// Whether it names a file in whatever folder, and none that is hidden.
    fileprivate var isNameOfFile: Bool {
      !bytes.isEmpty && !bytes.contains(UInt8(ascii: "/")) && !isHidden
    }
  }

  extension UsageError {
    fileprivate static func notTable(_ name: String) -> UsageError {
      UsageError(
        message: Message(
          en:
            "‘--table’ takes the name of a file without folders, such as Localizable, not ‘\(name)’",
          ko: "‘--table’의 값은 Localizable처럼 폴더 없는 파일 이름이어야 합니다: ‘\(name)’"),
        command: .catalog)
    }

    fileprivate static var noLocales: UsageError {
      UsageError(
        message: Message(
          en:
            "the project has no other language to export; name one with --locales, as in --locales ko",
          ko: "내보낼 다른 언어가 프로젝트에 없습니다. --locales ko처럼 지정하세요"),
        command: .catalog)
    }

    fileprivate static var onlySourceLocale: UsageError {
      UsageError(
        message: Message(
          en: "‘--locales’ names the source language alone, which is not exported; name another",
          ko: "‘--locales’에 내보내지 않는 원본 언어만 있습니다. 다른 언어를 지정하세요"),
        command: .catalog)
    }

    fileprivate static func notLanguage(_ word: String) -> UsageError {
      UsageError(
        message: Message(
          en: "‘--locales’ takes language tags such as ko or pt-BR, not ‘\(word)’",
          ko: "‘--locales’의 값은 ko나 pt-BR 같은 언어 태그여야 합니다: ‘\(word)’"),
        command: .catalog)
    }
  }
#endif
