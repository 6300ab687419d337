#if Authoring
  import DialogCompiler

  /// The operands of an import: catalogs by the endings of their names, and sources.
  struct CatalogSearch {
    /// In the order of the call, those of a folder by path.
    private(set) var catalogs: [Path] = []
    private(set) var sources: [Path] = []
    private(set) var problems: [FileProblem] = []

    private static let endings = ["xcstrings", "strings", "stringsdict", "xliff", "xlf"]
    private static let folderEndings = ["lproj", "xcloc"]
    /// Folders in folders; links that lead back end here.
    private static let deepest = 32

    init(_ operands: [Path]) {
      for operand in operands {
        let isFolder = (try? FileStatus(of: operand))?.kind == .folder
        if !isFolder {
          if isCatalog(operand) { catalogs.append(operand) } else { sources.append(operand) }
          continue
        }
        let isBundle = CatalogSearch.folderEndings.contains(
          where: operand.withoutSlash.hasExtension)
        if !isBundle, holdsSources(operand, depth: 0) {
          sources.append(operand)
        } else {
          search(operand, depth: 0)
        }
      }
    }

    private func isCatalog(_ path: Path) -> Bool {
      CatalogSearch.endings.contains(where: path.hasExtension)
    }

    private func holdsSources(_ folder: Path, depth: Int) -> Bool {
      guard depth < CatalogSearch.deepest, let names = try? names(in: folder) else { return false }
      return names.filter { !$0.isHidden }.contains { name in
        let path = folder.appending(name)
        guard let status = try? FileStatus(of: path) else { return false }
        return status.kind == .folder
          ? holdsSources(path, depth: depth + 1)
          : status.kind == .file && path.hasExtension("dialog")
      }
    }

    private mutating func search(_ folder: Path, depth: Int) {
      guard depth < CatalogSearch.deepest else { return }
      do throws(SystemError) {
        for name in try names(in: folder) where !name.isHidden {
          let path = folder.appending(name)
          switch (try? FileStatus(of: path))?.kind {
          case .folder: search(path, depth: depth + 1)
          // A pipe may wait for ever; what leads nowhere is reported when it is read.
          case .other: break
          case .file, nil: if isCatalog(path) { catalogs.append(path) }
          }
        }
      } catch {
        problems.append(.cannotRead(folder, error))
      }
    }
  }

  extension Path {
    fileprivate var withoutSlash: Path {
      Path(bytes: bytes.reversed().drop { $0 == UInt8(ascii: "/") }.reversed())
    }

    /// The language of the `.lproj` folder that a file stands in; nil in another folder. Names of old
    /// are those of languages in English, and `Base` is the source language.
    var localeOfFolder: String? {
      let folder = parent
      guard folder.hasExtension("lproj") else { return nil }
      let name = folder.bytes.split(separator: UInt8(ascii: "/")).last ?? []
      let stem = Path(bytes: name.dropLast(".lproj".utf8.count)).text
      return Path.oldNames[stem] ?? stem.split(separator: "_").joined(separator: "-")
    }

    private static let oldNames = [
      "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
      "Spanish": "es",
    ]
  }
#endif
