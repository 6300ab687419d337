import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// How long a workspace takes for an edit: `swift run -c release WorkspaceBenchmark [EDITS [FILES]]`.
//
// A project of 100 files with 100 dialogs each is edited within dialogs, as someone types: a letter in
// a text, a quote that is missing for a moment, a statement that comes and goes.

/// A project and the times that edits of it take.
struct Benchmark {
  static let fileCount =
    CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100
  static let dialogsPerFile = 100

  let files: [SourceFile]
  let workspace: Workspace
  private var seed: UInt64 = 1

  init() {
    files = (0..<Benchmark.fileCount).map { file in
      let dialogs = (0..<Benchmark.dialogsPerFile).map {
        Benchmark.dialog(file * Benchmark.dialogsPerFile + $0)
      }
      let text = (file == 0 ? Benchmark.project : "") + dialogs.joined(separator: "\n") + "\n"
      return SourceFile(name: "Shelf\(file).dialog", text: text)
    }
    let began = now()
    workspace = Workspace(files, options: CompilerOptions())
    let found = workspace.findings.count
    print(
      "first check: \(rounded((now() - began) * 1e3)) ms, \(found) findings,",
      "\(residentKilobytes() / 1024) MB")
  }

  private mutating func random(below limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % limit
  }

  private static func dialog(_ number: Int) -> String {
    """

    /// Asked when someone removes an album from shelf \(number).
    alert RemoveAlbum\(number)(count: Int, album: String) {
      purpose destructive
      title {
        en by count { one "Delete This Album?"  other "Delete {count} Albums?" }
        ko "앨범 {count}개를 삭제할까요?"
      }
      message {
        en "The photos of “{album}” stay on shelf \(number)."
        ko "“{album}”의 사진은 선반 \(number)에 남습니다."
      }
      button delete destructive
      cancel
    }
    """
  }

  private static let project = """
    project Shelves {
      app "Shelves"
      source en
      locales en, ko
    }
    """

  /// The offset of a place in a dialog: in a text, or anywhere.
  private mutating func place(in bytes: [UInt8], isInText: Bool) -> Int {
    while true {
      let offset = random(below: bytes.count - 200) + 100
      if bytes[offset] & 0xC0 == 0x80 { continue }
      if !isInText { return offset }
      if bytes[offset] >= 0x61, bytes[offset] <= 0x7A, bytes[offset - 1] == 0x20,
        bytes[(offset - 60)..<offset].contains(0x22)
      {
        return offset
      }
    }
  }

  mutating func run(_ what: String, _ count: Int, _ text: (Int) -> String, isInText: Bool) {
    var times: [Double] = []
    for index in 0..<count {
      let id = FileID(random(below: Benchmark.fileCount - 1) + 1)
      let bytes = files[Int(id.index)].bytes
      let offset = place(in: bytes, isInText: isInText)
      let insertion = text(index)
      let at = SourceRange(id, ByteRange(offset, offset))
      for edit in [
        TextEdit(replace: at, with: insertion),
        TextEdit(
          replace: SourceRange(id, ByteRange(offset, offset + insertion.utf8.count)), with: ""),
      ] {
        let start = now()
        workspace.apply([edit])
        _ = workspace.findings(of: id)
        times.append(now() - start)
      }
    }
    report(what, times)
  }

  /// Edits of what all dialogs are read against, and a check from scratch beside each.
  func editProject() {
    var times: [Double] = []
    var whole: [Double] = []
    for _ in 0..<3 {
      let place = ByteRange(8, 8)
      for edit in [
        TextEdit(replace: SourceRange(FileID(0), place), with: "X"),
        TextEdit(replace: SourceRange(FileID(0), ByteRange(8, 9)), with: ""),
      ] {
        let start = now()
        workspace.apply([edit])
        _ = workspace.findings(of: FileID(0))
        times.append(now() - start)
        whole.append(timeOfCheck())
      }
    }
    report("the project block", times)
    report("all from scratch", whole)
  }
}

extension Benchmark {
  /// How many seconds a new workspace takes for its first findings.
  private func timeOfCheck() -> Double {
    let start = now()
    _ = Workspace(files, options: CompilerOptions()).findings.count
    return now() - start
  }
}

/// Seconds since some moment.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Memory in use, in kilobytes.
func residentKilobytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var (size, resident) = (0, 0)
  withUnsafeMutablePointer(to: &size) { size in
    withUnsafeMutablePointer(to: &resident) { resident in
      _ = withVaList([size, resident]) { vfscanf(file, "%ld %ld", $0) }
    }
  }
  return resident * 4
}

func report(_ what: String, _ times: [Double]) {
  let sorted = times.sorted()
  guard !sorted.isEmpty else { return }
  let median = sorted[sorted.count / 2] * 1e3
  let high = sorted[min(sorted.count - 1, sorted.count * 99 / 100)] * 1e3
  print(
    "\(what): \(times.count) edits, median \(rounded(median)) ms,",
    "99 % \(rounded(high)) ms, most \(rounded(sorted.last! * 1e3)) ms,",
    "\(residentKilobytes() / 1024) MB")
}

func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

@main
struct WorkspaceBenchmark {
  static func main() {
    let edits = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000
    var benchmark = Benchmark()
    benchmark.run("a letter in a text", edits, { _ in "x" }, isInText: true)
    let letters = ["a", "{", "\"", "}", "\n", " ", "가", "cancel\n", ","]
    benchmark.run("anything anywhere", edits, { letters[$0 % letters.count] }, isInText: false)
    benchmark.run("a letter in a text again", edits, { _ in "x" }, isInText: true)
    benchmark.editProject()
  }
}
