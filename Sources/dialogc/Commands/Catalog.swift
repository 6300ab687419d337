import DialogCompiler
import DialogFindings
import DialogText

extension Command {
  static let catalog = Command(
    name: "catalog",
    summary: Message(
      en: "exchange texts with translators: String Catalogs, .strings, XLIFF",
      ko: "번역가와 텍스트를 주고받습니다: String Catalog, .strings, XLIFF"),
    operands: Operands(
      value: .catalogs,
      summary: Message(
        en: "export and .dialog files or folders; or import, catalogs (.xcstrings, .strings, "
          + ".stringsdict, .xliff, .lproj, .xcloc) and the .dialog files or folders they are of",
        ko: "export와 .dialog 파일이나 폴더, 또는 import와 카탈로그(.xcstrings, .strings, .stringsdict, "
          + ".xliff, .lproj, .xcloc), 그리고 번역이 들어갈 .dialog 파일이나 폴더"),
      count: 2...Int.max),
    ownOptions: [
      .catalogFormat, .catalogFolder, .table, .locales, .placeholders, .diagnostics, .strict,
    ],
    details: [
      Message(
        en:
          "export writes the texts of dialogs into catalogs. A catalog that is there is brought up to "
          + "date: what says the same is not touched, and texts of others, comments and unknown keys "
          + "stay.",
        ko: "export는 대화상자의 텍스트를 카탈로그에 씁니다. 이미 있는 카탈로그는 새 내용에 맞춰 고치며, 뜻이 같은 것은 "
          + "건드리지 않고 다른 텍스트, 주석, 모르는 키는 그대로 둡니다."),
      Message(
        en:
          "import writes translations into the sources: in the place of those that are there, else as "
          + "translation blocks in a file for each language beside the source (Photos.ko.dialog), "
          + "each with a record of the source text. What cannot be placed is reported. An error writes "
          + "nothing at all.",
        ko: "import는 번역을 소스에 씁니다. 이미 있는 번역은 그 자리에서 고치고, 없으면 소스 옆의 언어별 파일"
          + "(Photos.ko.dialog)에 translation 블록으로 쓰며 원본을 함께 기록합니다. 넣을 자리가 없는 것은 알립니다. "
          + "오류가 있으면 아무것도 쓰지 않습니다."),
    ],
    examples: [
      Example(
        call: "dialogc catalog export Sources --out L10n",
        purpose: Message(en: "a String Catalog for Xcode", ko: "Xcode용 String Catalog")),
      Example(
        call: "dialogc catalog export Sources --format xliff --locales ko,ja --out L10n",
        purpose: Message(en: "for translators", ko: "번역가에게")),
      Example(
        call: "dialogc catalog import L10n/ko.xliff Sources",
        purpose: Message(en: "what came back", ko: "돌아온 번역 넣기")),
    ]
  ) { invocation throws(UsageError) in
    switch invocation.operands[0].text {
    case "export": return try export(invocation)
    case "import": return importInto(invocation)
    default: throw .unknownAction(invocation.operands[0].text)
    }
  }

  // MARK: Export

  private static func export(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    guard let folder = invocation.path(.catalogFolder) else {
      throw .missing(.catalogFolder, of: .catalog)
    }
    let locales = try languages(invocation)
    var compilation = Compilation(
      invocation, sources: Array(invocation.operands.dropFirst()))
    if compilation.status != .fine { return compilation.finish() }
    let sources = CatalogSources(compilation.files)
    if !sources.errors.isEmpty {
      compilation.add(sources.errors)
      return compilation.finish()
    }
    let options = sources.options(
      invocation.choice(.catalogFormat) ?? .xcstrings, table: invocation.path(.table)?.text,
      locales: locales, syntax: invocation.choice(.placeholders) ?? .foundation)
    if options.format == .xliff, options.locales.isEmpty { throw .noLocales }
    do throws(FileProblem) {
      let existing = try existingCatalogs(sources.paths(options), in: folder)
      let export = sources.export(options, existing: existing)
      let first = compilation.files.count
      for file in existing {
        compilation.add(SourceFile(name: folder.appending(file.name).name, bytes: file.bytes))
      }
      compilation.add(export.sourceFindings + export.findings.map { $0.moved(by: first) })
      if compilation.status == .fine { try replaceFiles(outputs(export, in: folder)) }
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

  private static func existingCatalogs(
    _ paths: [String], in folder: Path
  ) throws(FileProblem) -> [SourceFile] {
    var existing: [SourceFile] = []
    for name in paths {
      let path = folder.appending(name)
      guard let status = try? FileStatus(of: path), status.kind == .file else { continue }
      existing.append(SourceFile(name: name, bytes: try readSource(path)))
    }
    return existing
  }

  private static func outputs(
    _ export: CatalogExport, in folder: Path
  ) throws(FileProblem) -> [NewFile] {
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

  // MARK: Import

  private static func importInto(_ invocation: Invocation) -> ExitStatus {
    let search = CatalogSearch(Array(invocation.operands.dropFirst()))
    var compilation = Compilation(invocation, sources: search.sources)
    for problem in search.problems { compilation.add(problem) }
    var catalogs: [CatalogFile] = []
    let count = compilation.files.count
    do throws(FileProblem) {
      if search.catalogs.isEmpty { throw .noCatalogs(invocation.operands[1]) }
      if search.sources.isEmpty { throw .noSourcesForCatalogs(search.catalogs[0]) }
      if compilation.status != .fine { return compilation.finish() }
      for path in search.catalogs {
        let file = SourceFile(name: path.name, bytes: try readSource(path))
        let catalog = CatalogFile(file, folder: path.localeOfFolder)
        compilation.add(catalog.file)
        catalogs.append(catalog)
      }
      let result = importCatalogs(
        catalogs, into: Array(compilation.files.prefix(count)),
        syntax: invocation.choice(.placeholders) ?? .foundation)
      compilation.add(
        invocation.has(.strict) ? result.findings.withWarningsAsErrors() : result.findings)
      if compilation.status == .fine { try replaceFiles(outputs(result, of: compilation)) }
    } catch {
      compilation.add(error)
    }
    return compilation.finish()
  }

  private static func outputs(
    _ result: CatalogImport, of compilation: Compilation
  ) throws(FileProblem) -> [NewFile] {
    var files: [NewFile] = []
    for (index, bytes) in result.changed {
      let path = compilation.paths[index]
      if path.isStandardInput { throw .standardInput(path) }
      files.append(try .rewriting(path, bytes))
    }
    for file in result.added {
      let path = Path(file.name)
      if (try? FileStatus(of: path)) != nil { throw .fileExists(path) }
      files.append(NewFile(path: path, bytes: file.bytes, isPrecious: true))
    }
    return files
  }
}

extension Diagnostic {
  /// The same about a file so many places further on.
  fileprivate func moved(by count: Int) -> Diagnostic {
    var finding = self
    finding.range = SourceRange(FileID(Int(range.file.index) + count), range.bytes)
    return finding
  }
}

extension UsageError {
  fileprivate static func unknownAction(_ word: String) -> UsageError {
    let meant = Spelling.nearest(to: word, in: ["export", "import"])
    return UsageError(
      message: Message(
        en: "‘dialogc catalog’ does export or import, not ‘\(word)’"
          + (meant.map { "; did you mean ‘\($0)’?" } ?? ""),
        ko: "‘dialogc catalog’ 뒤에는 export나 import를 씁니다: ‘\(word)’"
          + (meant.map { ". 혹시 ‘\($0)’인가요?" } ?? "")),
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

  fileprivate static func notLanguage(_ word: String) -> UsageError {
    UsageError(
      message: Message(
        en: "‘--locales’ takes language tags such as ko or pt-BR, not ‘\(word)’",
        ko: "‘--locales’의 값은 ko나 pt-BR 같은 언어 태그여야 합니다: ‘\(word)’"),
      command: .catalog)
  }
}

extension FileProblem {
  fileprivate static func noCatalogs(_ path: Path) -> FileProblem {
    FileProblem(
      rule: "input/no-catalogs", path: path,
      message: Message(
        en:
          "there is no catalog to import: a .xcstrings, .strings, .stringsdict or .xliff file, or a "
          + "folder of them",
        ko: "가져올 카탈로그가 없습니다. .xcstrings, .strings, .stringsdict, .xliff 파일이나 그 폴더를 주세요"))
  }

  fileprivate static func noSourcesForCatalogs(_ path: Path) -> FileProblem {
    FileProblem(
      rule: "input/no-sources", path: path,
      message: Message(
        en: "the catalog’s texts have nowhere to go; name the .dialog files or their folder too",
        ko: "카탈로그의 텍스트를 넣을 곳이 없습니다. .dialog 파일이나 그 폴더도 주세요"))
  }

  fileprivate static func standardInput(_ path: Path) -> FileProblem {
    FileProblem(
      rule: "output/unwritable", path: path,
      message: Message(
        en: "translations cannot be written into standard input; name the file",
        ko: "표준 입력에는 번역을 쓸 수 없습니다. 파일 이름을 주세요"))
  }

  fileprivate static func fileExists(_ path: Path) -> FileProblem {
    FileProblem(
      rule: "catalog/file-exists", path: path,
      message: Message(
        en: "translations would go into this new file, but it is there already; give it too",
        ko: "번역을 이 새 파일에 써야 하는데 이미 있습니다. 이 파일도 함께 주세요"))
  }
}
