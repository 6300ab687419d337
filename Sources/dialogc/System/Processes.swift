import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a process is alive. One that has ended and that nobody has asked about yet is not.
func isRunning(_ process: Int32) -> Bool {
  if process <= 0 { return true }
  if kill(process, 0) != 0 { return errno != ESRCH }
  return !isZombie(process)
}

/// As far as the system tells it in files; where it does not, the process around is another one soon.
private func isZombie(_ process: Int32) -> Bool {
  guard let status = contents(of: Path("/proc/\(process)/stat"), size: 4096),
    let nameEnd = status.lastIndex(of: UInt8(ascii: ")"))
  else { return false }
  return status[(nameEnd + 1)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "Z")
}

/// Where this program stands, links followed; nil where the system does not tell.
func programPath() -> Path? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return buffer.withUnsafeBufferPointer { try? realPath(of: Path(cString: $0.baseAddress!)) }
  #else
    return try? destination(of: Path("/proc/self/exe"))
  #endif
}

/// The program that a shell finds under a name.
func programInPath(_ name: String) -> Path? {
  let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
  return folders.lazy.map { Path(String($0)).appending(name) }.first {
    (try? FileStatus(of: $0).kind) == .file && $0.withCString { access($0, X_OK) } == 0
  }
}
