import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a file that is to be written comes to stand, whatever way its path is written.
struct OutputPlace {
  /// The path without links, `.`, `..` and needless slashes, also of what is not there yet.
  let path: Path

  /// Links followed by hand: more of them than systems follow are a loop.
  private static let mostLinks = 40

  init(_ path: Path) throws(FileProblem) {
    do throws(SystemError) {
      self.path = try OutputPlace.resolve(path, links: 0)
    } catch {
      throw .cannotWrite(path, error)
    }
    // The system's own folders have devices and open files, and links to them, none to be replaced.
    let isOfSystem = ["/dev", "/proc", "/sys"].contains { self.path.isInside(Path($0)) }
    if isOfSystem { throw .notOrdinary(path) }
  }

  private static func resolve(_ path: Path, links: Int) throws(SystemError) -> Path {
    if links > mostLinks { throw .linkLoop }
    if isSymbolicLink(path) {
      // What an open file is called is no place of it.
      if let folder = try? realPath(of: path.parent), folder.isInside(Path("/proc")) {
        return folder.appending(path.name)
      }
      let target = try destination(of: path)
      let isWhole = target.bytes.first == UInt8(ascii: "/")
      return try resolve(isWhole ? target : path.parent.appending(target), links: links + 1)
    }
    do throws(SystemError) {
      return try realPath(of: path)
    } catch {
      // Below a file nothing can be: whoever makes the folders says so.
      let isNotThere = error == .notFound || error == .notFolder
      if !isNotThere || path.parent == path { throw error }
    }
    let parent = try resolve(path.parent, links: links)
    switch path.lastPart {
    case Path("."), Path(""): return parent
    case Path(".."): return parent.parent
    default: return parent.appending(path.lastPart)
    }
  }
}

extension Path {
  /// Whether it is a folder or something in it; both without links.
  fileprivate func isInside(_ folder: Path) -> Bool {
    self == folder || below(folder) != nil
  }
}
