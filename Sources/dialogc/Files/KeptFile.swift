import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts bytes into a file that is only to be read, in a folder of this process below that of temporary
/// files; one of the same name goes.
///
/// - Returns: its path; nil where it cannot be written.
func keepToRead(_ name: String, _ bytes: [UInt8]) -> Path? {
  let temporary = environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  let folder = Path(temporary).appending("dialogc-\(getuid())-\(getpid())")
  let isMine = (try? makeFolder(folder)) != nil || isOwn(folder)
  guard isMine else { return nil }
  let path = folder.appending(name)
  removeFile(path)
  do throws(SystemError) {
    let file = try FileDescriptor(
      opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o400)
    try file.write(bytes)
    try file.finish()
    return path
  } catch {
    return nil
  }
}

/// Whether a folder was made by this user, so that nobody else has put a link into it; a link to one may be
/// anybody's.
private func isOwn(_ folder: Path) -> Bool {
  guard !isSymbolicLink(folder), let status = try? FileStatus(of: folder) else { return false }
  return status.kind == .folder && status.owner == getuid()
}
