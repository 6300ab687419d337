import DialogCompiler

/// The files of this machine, for the compiler to find sources among.
struct Disk: FileSource {
  func entry(at path: Path) throws(FileProblem) -> FileEntry {
    do throws(SystemError) {
      let (status, isLink) = try FileStatus.resolvingLink(path)
      return FileEntry(kind: status.kind, identity: status.identity, isLink: isLink)
    } catch {
      throw .cannotRead(path, error)
    }
  }

  func names(in folder: Path, extension suffix: String?) throws(FileProblem) -> [Path] {
    do throws(SystemError) {
      return try namesInAnyOrder(in: folder).filter { suffix.map($0.hasExtension) ?? true }
    } catch {
      throw .cannotRead(folder, error)
    }
  }

  func bytes(of path: Path) throws(FileProblem) -> [UInt8] { try readSource(path) }
}

extension FileProblem: FileFailure {
  init(_ problem: SourceProblem<FileProblem>) {
    switch problem {
    case .cannotRead(_, let reason): self = reason
    case .noSources(let folder): self = .noSources(in: folder)
    }
  }
}
