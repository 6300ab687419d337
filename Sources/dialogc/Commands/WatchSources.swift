import DialogCompiler
import DialogFindings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Checks the sources of a call, and again whenever one changes, comes or goes, until nobody is there
/// any more who reads what it says.
func watchSources(_ invocation: Invocation) -> ExitStatus {
  // Passes are timed as those of a single call.
  let kept = invocation.has(.timePasses) ? nil : KeptWorkspaces()
  while true {
    let disk = WatchedDisk()
    let (status, written) = checkSources(invocation, in: disk, kept)
    // What it wrote itself is no change.
    disk.noteWritten(written)
    tellWatching(status, invocation)
    while !disk.hasChanged() {
      if !waitsOnReaders() { return status }
    }
    clear(invocation.console)
  }
}

/// Says that it is done for now, where that is not in the way of a document.
private func tellWatching(_ status: ExitStatus, _ invocation: Invocation) {
  let console = invocation.console
  let message =
    status == .fine
    ? Message(en: "no findings; waiting for changes", ko: "지적할 것이 없습니다. 바뀌기를 기다립니다")
    : Message(en: "waiting for changes", ko: "바뀌기를 기다립니다")
  _ = console.write(Array((message[console.language] + "\n").utf8), to: .standardError)
}

/// Lets what a terminal shows be of the last check alone.
private func clear(_ console: Console) {
  // ECMA-48: cursor to the first place, erase what is shown; and what has scrolled away (xterm).
  let clear = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
  if Stream.standardError.isTTY { _ = console.write(Array(clear.utf8), to: .standardError) }
}

/// How often files are looked at, in milliseconds: soon enough to seem at once, seldom enough to cost
/// nothing.
private let pause: Int32 = 200

/// Waits a while.
/// - Returns: whether somebody may still read what the program writes.
private func waitsOnReaders() -> Bool {
  var streams = [Stream.standardOutput, .standardError].map {
    pollfd(fd: $0.rawValue, events: 0, revents: 0)
  }
  if poll(&streams, nfds_t(streams.count), pause) <= 0 { return true }
  return !streams.contains { Int32($0.revents) & POLLERR != 0 }
}
