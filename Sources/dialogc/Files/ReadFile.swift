import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a source may have, in bytes.
let sourceSizeLimit = 64 << 20

/// Reads a source whole; `-` is standard input.
func readSource(_ path: Path) throws(FileProblem) -> [UInt8] {
  let (size, bytes): (Int?, [UInt8])
  do throws(SystemError) {
    (size, bytes) = try read(path, limit: sourceSizeLimit)
  } catch {
    throw .cannotRead(path, error)
  }
  if bytes.count > sourceSizeLimit || (size ?? 0) > sourceSizeLimit {
    throw .tooLarge(path, size: size, limit: sourceSizeLimit)
  }
  return bytes
}

/// The bytes of a file, and its size where that is known beforehand. Of one that is too large no
/// bytes, or as many as tell that it is.
private func read(_ path: Path, limit: Int) throws(SystemError) -> (size: Int?, bytes: [UInt8]) {
  let file =
    path.isStandardInput ? FileDescriptor(standard: 0) : try FileDescriptor(opening: path, O_RDONLY)
  let status = try FileStatus(of: file)
  let size = status.kind == .file ? status.size : nil
  if let size, size > limit { return (size, []) }
  return (size, try file.readAll(expecting: size ?? 0, limit: limit))
}
