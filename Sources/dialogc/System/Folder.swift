import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names in a folder, sorted, without `.` and `..`.
func names(in folder: Path) throws(SystemError) -> [Path] {
  try namesInAnyOrder(in: folder).sorted()
}

func namesInAnyOrder(in folder: Path) throws(SystemError) -> [Path] {
  guard let stream = folder.withCString({ opendir($0) }) else { throw .last }
  defer { closedir(stream) }
  var names: [Path] = []
  errno = 0
  while let entry = readdir(stream) {
    // The name reaches past the declared end of the tuple on some systems.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
    let name = UnsafeRawPointer(entry).advanced(by: offset)
    names.append(Path(cString: name.assumingMemoryBound(to: CChar.self)))
    errno = 0
  }
  if errno != 0 { throw .last }
  return names.filter { $0 != Path(".") && $0 != Path("..") }
}

func makeFolder(_ path: Path) throws(SystemError) {
  _ = try retrying { path.withCString { mkdir($0, 0o777) } }
}

func removeFolder(_ path: Path) {
  _ = path.withCString { rmdir($0) }
}

func removeFile(_ path: Path) {
  _ = path.withCString { unlink($0) }
}

/// Gives a file a second name.
func link(_ path: Path, as name: Path) throws(SystemError) {
  _ = try retrying { path.withCString { path in name.withCString { name in link(path, name) } } }
}

func rename(_ old: Path, to new: Path) throws(SystemError) {
  _ = try retrying { old.withCString { old in new.withCString { new in rename(old, new) } } }
}
