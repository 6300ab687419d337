#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogSupport

  extension Command {
    static func importCatalogs(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
      let search = CatalogSearch(Array(invocation.operands.dropFirst()))
      var compilation = Compilation(invocation, sources: search.sources)
      for problem in search.problems { compilation.add(problem) }
      let owners = try compilation.owners(of: search.catalogs)
      do throws(FileProblem) {
        if search.catalogs.isEmpty { throw .noCatalogs(invocation.operands[1]) }
        if search.sources.isEmpty { throw .noSourcesForCatalogs(search.catalogs[0]) }
        if compilation.status != .fine { return compilation.finish() }
        var files: [NewFile] = []
        for project in compilation.projects.indices {
          let catalogs = zip(search.catalogs, owners).filter { $0.1 == project }.map(\.0)
          if catalogs.isEmpty { continue }
          files += try compilation.importing(catalogs, into: compilation.projects[project])
        }
        if compilation.status == .fine { try replaceFiles(files) }
      } catch {
        compilation.add(error)
      }
      return compilation.finish()
    }
  }

  extension Compilation {
    /// The sources to write for what catalogs bring to a project; findings are taken up.
    fileprivate mutating func importing(
      _ paths: [Path], into project: FoundProject
    ) throws(FileProblem) -> [NewFile] {
      let first = files.count
      var catalogs: [CatalogFile] = []
      for path in paths {
        let file = SourceFile(path, bytes: try readSource(path))
        catalogs.append(CatalogFile(file, folder: path.localeOfFolder))
        add(catalogs.last!.file)
      }
      let result = workspace(of: project).importCatalogs(
        catalogs, syntax: invocation.choice(.placeholders) ?? .foundation,
        matching: invocation.choice(.match) ?? .key)
      let found = result.findings.map { $0.moved(to: project.files + Array(first..<files.count)) }
      add(invocation.has(.strict) ? found.withWarningsAsErrors() : found)
      return try outputs(result, of: project)
    }

    private func outputs(
      _ result: CatalogImport, of project: FoundProject
    ) throws(FileProblem) -> [NewFile] {
      var files: [NewFile] = []
      if findings.hasErrors { return files }
      for (index, bytes) in result.changed {
        let source = sources[project.files[index]]
        let path = source.path
        if path.isStandardInput { throw .standardInput(path) }
        if !source.isAsked { throw .fileNotGiven(path) }
        files.append(try .rewriting(path, bytes))
      }
      for file in result.added {
        let path = Path(bytes: file.path ?? Array(file.name.utf8))
        if (try? FileStatus(of: path)) != nil { throw .fileExists(path) }
        files.append(NewFile(path: path, bytes: file.bytes, isPrecious: true))
      }
      return files
    }

    /// The project that each catalog is of, by index: where there are several, the one that the file is
    /// named after, or else the nearest folder that is named after one.
    fileprivate func owners(of catalogs: [Path]) throws(UsageError) -> [Int] {
      let named = projects.indices.filter { !projects[$0].isBlank }
      if named.count < 2 { return catalogs.map { _ in named.first ?? 0 } }
      return try catalogs.map { path throws(UsageError) in
        let names = path.namesOfFoldersAndFile.reversed()
        let owner = names.lazy.compactMap { name in
          named.first { (projects[$0].name ?? "dialogs") == name }
        }.first
        guard let owner else {
          throw .unclearCatalog(path, named.map { projects[$0] }, invocation.command)
        }
        return owner
      }
    }
  }

  extension Path {
    /// The names in the path, that of the file without its ending.
    fileprivate var namesOfFoldersAndFile: [String] {
      let names = text.split(separator: "/").map(String.init)
      guard let file = names.last else { return [] }
      return names.dropLast() + [file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file]
    }
  }

  extension UsageError {
    fileprivate static func unclearCatalog(
      _ path: Path, _ projects: [FoundProject], _ command: Command
    ) -> UsageError {
      UsageError(
        message: Message(
          en: "the sources are of several projects: \(projects.list(.english)); name the folder of "
            + "‘\(path.name)’ after one of them, or give the sources of one",
          ko: "소스가 여러 프로젝트의 것입니다: \(projects.list(.korean)). ‘\(path.name)’ 파일의 폴더 이름을 그중 "
            + "하나로 하거나 한 프로젝트의 소스만 주세요"),
        command: command)
    }
  }

  extension FileProblem {
    fileprivate static func noCatalogs(_ path: Path) -> FileProblem {
      FileProblem(
        rule: .inputNoCatalogs, path: path,
        message: Message(
          en:
            "there is no catalog to import: a .xcstrings, .strings, .stringsdict or .xliff file, or a "
            + "folder of them",
          ko: "가져올 카탈로그가 없습니다. .xcstrings, .strings, .stringsdict, .xliff 파일이나 그 폴더를 주세요"))
    }

    fileprivate static func noSourcesForCatalogs(_ path: Path) -> FileProblem {
      FileProblem(
        rule: .inputNoSources, path: path,
        message: Message(
          en: "the catalog’s texts have nowhere to go; name the .dialog files or their folder too",
          ko: "카탈로그의 텍스트를 넣을 곳이 없습니다. .dialog 파일이나 그 폴더도 주세요"))
    }

    fileprivate static func standardInput(_ path: Path) -> FileProblem {
      FileProblem(
        rule: .outputUnwritable, path: path,
        message: Message(
          en: "translations cannot be written into standard input; name the file",
          ko: "표준 입력에는 번역을 쓸 수 없습니다. 파일 이름을 주세요"))
    }

    fileprivate static func fileNotGiven(_ path: Path) -> FileProblem {
      FileProblem(
        rule: .catalogFileExists, path: path,
        message: Message(
          en: "translations would go into this file, which was not given; give it too, or the "
            + "project’s folder",
          ko: "번역을 이 파일에도 써야 하는데 주어지지 않았습니다. 이 파일이나 프로젝트의 폴더도 주세요"))
    }

    fileprivate static func fileExists(_ path: Path) -> FileProblem {
      FileProblem(
        rule: .catalogFileExists, path: path,
        message: Message(
          en: "translations would go into this new file, but it is there already; give it too",
          ko: "번역을 이 새 파일에 써야 하는데 이미 있습니다. 이 파일도 함께 주세요"))
    }
  }
#endif
