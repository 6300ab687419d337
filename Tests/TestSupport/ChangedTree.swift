import DialogCompiler
import DialogFindings
import DialogSupport
import Foundation

/// Projects of open folders whose files, buffers and folders change at random, held to a tree that is
/// made anew.
public struct ChangedTree {
  private let files: ChangingFiles
  private let kept: ProjectTree<ChangingFiles>
  private var numbers: RandomNumbers
  private var buffers: [Path: [UInt8]] = [:]
  /// What was told of each file, where that is something.
  private var told: [Path: [Diagnostic]] = [:]

  /// - Parameter seed: by which the changes are the same on every machine.
  public init(seed: UInt64) {
    files = ChangingFiles(["P/P.dialog": photos, "P/a.dialog": ask], links: links)
    kept = ProjectTree(in: files, options: CompilerOptions())
    kept.open([Path(".")])
    numbers = RandomNumbers(seed: seed &* 7919)
  }

  /// Changes files and compares the answers after each change.
  ///
  /// - Returns: after which change something was first found to differ; nil where nothing did.
  public mutating func firstDifference(in count: Int) -> String? {
    for count in 1...count {
      let change = change()
      // Of every third change, what it changes is asked for alone.
      if count % 3 == 0 { takeChangedFindings() }
      let fresh = fresh
      guard let differing = difference(from: fresh, told: count % 3 == 0) else { continue }
      return "\(count): \(change), \(differing)"
    }
    return nil
  }

  private mutating func takeChangedFindings() {
    for (path, findings) in kept.changedFindings() {
      told[path] = findings.isEmpty ? nil : findings
    }
  }

  private var fresh: ProjectTree<ChangingFiles> {
    let fresh = ProjectTree(in: files, options: CompilerOptions())
    for (path, bytes) in buffers { fresh.change(path, to: bytes) }
    fresh.open(kept.roots)
    return fresh
  }

  // MARK: Comparison

  private func difference(from fresh: ProjectTree<ChangingFiles>, told isTold: Bool) -> String? {
    if grouping(kept) != grouping(fresh) { return "projects" }
    for path in kept.projects.flatMap(\.files)
    where canonical(kept.findings(of: path), kept) != canonical(fresh.findings(of: path), fresh) {
      return "findings of \(path.text)"
    }
    return isTold ? differenceOfTold(from: fresh) : nil
  }

  private func differenceOfTold(from fresh: ProjectTree<ChangingFiles>) -> String? {
    let all = fresh.changedFindings()
    if told.keys.sorted() != all.map(\.path) { return "files with findings" }
    let differing = all.first { canonical(told[$0.path]!, kept) != canonical($0.findings, fresh) }
    return differing.map { "what was told of \($0.path.text)" }
  }

  private func grouping(_ tree: ProjectTree<ChangingFiles>) -> [String] {
    tree.projects.map { "\($0.folder?.text ?? "-"): \($0.files.map(\.text))" }
      + tree.problems.map(\.path.text)
  }

  /// Findings with ids that are the same in every tree.
  private func canonical(
    _ findings: [Diagnostic], _ tree: ProjectTree<ChangingFiles>
  ) -> [Diagnostic] {
    let all = names + ["Q/shared/d.dialog"]
    let ranges = findings.flatMap { finding in
      [finding.range] + finding.notes.compactMap(\.range)
        + finding.fixes.flatMap { $0.edits.map(\.range) }
    }
    let count = ranges.map { Int($0.file.index) }.max() ?? -1
    let ids = (0..<(count + 1)).map { all.firstIndex(of: tree.path(of: FileID($0)).text)! }
    return findings.map { $0.moved(to: ids) }
  }

  // MARK: Changes

  /// Changes something, as people and programs do.
  private mutating func change() -> String {
    let name = names[numbers.next(below: names.count)]
    let path = Path(name)
    let text = texts[numbers.next(below: texts.count)]
    let kind = numbers.next(below: 10)
    switch kind {
    case 0...2: save(path, text)
    case 3: save(path, nil)
    case 4:
      buffers[path] = nil
      kept.closeBuffer(of: path)
    case 5, 6:
      buffers[path] = Array(text.utf8)
      kept.change(path, to: Array(text.utf8))
    case 7 where numbers.next(below: 4) == 0: return changeRoots()
    default: type(in: path)
    }
    return "\(kind) \(name) \(text)"
  }

  private func save(_ path: Path, _ text: String?) {
    files[path.text] = text
    kept.filesChanged([path])
  }

  private mutating func changeRoots() -> String {
    let root = [Path("."), Path("P/in"), Path("Q")][numbers.next(below: 3)]
    if kept.roots.contains(root) { kept.close([root]) } else { kept.open([root]) }
    return "root \(root.text)"
  }

  private mutating func type(in path: Path) {
    guard let bytes = kept.bytes(of: path) else { return }
    var start = numbers.next(below: bytes.count + 1)
    while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
    let end = start < bytes.count && bytes[start] < 0x80 ? start + numbers.next(below: 2) : start
    kept.change(
      path, replacing: ByteRange(start, end), with: ["x", "{", "\n", "}"][numbers.next(below: 4)])
    buffers[path] = kept.bytes(of: path)
  }
}

private let ask =
  "alert Ask {\n  title \"Delete This Item?\"\n  button delete destructive\n  cancel\n}\n"
private let photos = "project Photos {\n}\n"

private let links = ["Q/shared": "../shared"]
private let names = [
  "P/P.dialog", "P/a.dialog", "P/in/b.dialog", "P/in/Q.dialog", "Q/Q.dialog", "Q/c.dialog",
  "shared/d.dialog", "e.dialog", "new/deep/f.dialog", "P/in/.git",
]
private let texts = [
  ask, photos, "project Mail {\n  source en\n  locales en, ko\n}\n", "", "// Nothing.\n",
  "alert Ask {\n  title \"Sure?\"\n  message \"{name}\"\n  cancel\n}\n", photos + ask,
  "projct Photos {\n}\n", "translation ko of Ask {\n  title \"삭제할까요?\"\n}\n",
  ask.replacingOccurrences(of: "Ask", with: "Other"), "alert Broken {\n  title \"Sure\n",
  "project {\n}\n",
  "enum Kind { a, b }\n", "term Item { en \"Item\"  ko \"항목\" }\n",
]
