import DialogCompiler
import DialogFindings
import DialogSupport

/// What came of mending the sources of a call.
struct Mending {
  /// What was mended, by file, each file once.
  fileprivate(set) var mended: [(file: String, rules: [RuleID])] = []
  /// How many files are other than before: a fix may change more than the one that it is found in.
  fileprivate var changed = 0
  /// The files that were written.
  fileprivate(set) var written: [Path] = []
  /// Standard input as it is then; nil where it is no source.
  fileprivate(set) var answer: [UInt8]?
  fileprivate(set) var refused = 0
  fileprivate(set) var isSettled = true
  fileprivate var isTrial = false

  /// Writes standard input mended, and says what was mended.
  func tell(_ console: Console) -> ExitStatus {
    let written = answer.map { console.write($0, to: .standardOutput) } ?? .fine
    return max(written, console.write(words(console), to: .standardError))
  }

  private func words(_ console: Console) -> [UInt8] {
    let isColored = console.screen(.standardError).isColored
    var text = StyledOutput(isColored: isColored)
    if !mended.isEmpty {
      let count = mended.reduce(0) { $0 + $1.rules.count }
      text.line(
        MendWords.mended(count, files: changed, isTrial: isTrial)[console.language], as: .help)
    }
    for (file, rules) in mended {
      text.line("  \(Printable.visible(file)): \(MendWords.counts(of: rules))")
    }
    if refused > 0 { text.line(MendWords.refused(refused)[console.language], as: .note) }
    if !isSettled { text.line(MendWords.unsettled[console.language], as: .note) }
    return text.bytes
  }
}

extension Compilation {
  /// Makes the safe fixes of the files that were asked for and writes them, all or none; a file that
  /// cannot be written is a problem of the compilation.
  mutating func mend() -> Mending {
    var mending = Mending()
    let changes = mended(&mending)
    StagingFolder.removeAbandoned(besides: sources)
    do throws(FileProblem) {
      let own = changes.filter { !sources[$0.index].path.isStandardInput }
      var rewritten: [NewFile] = []
      for change in own {
        rewritten.append(try .rewriting(sources[change.index].path, change.bytes))
      }
      try replaceFiles(rewritten)
      mending.written = own.map { sources[$0.index].path }
      for change in changes { replace(change.index, with: change.bytes) }
      mending.answer = sources.firstIndex { $0.path.isStandardInput }.map { files[$0].bytes }
    } catch {
      add(error)
      return Mending()
    }
    return mending
  }

  /// Shows what `mend` would change.
  mutating func tellDiff() -> ExitStatus {
    var mending = Mending()
    mending.isTrial = true
    var answer: [UInt8] = []
    let console = invocation.console
    let isTTY = Stream.standardOutput.isTTY
    for (index, bytes) in mended(&mending) {
      answer += UnifiedDiff.bytes(
        name: files[index].path ?? Array(files[index].name.utf8), from: files[index].bytes,
        to: bytes, isForTTY: isTTY,
        isColored: console.screen(.standardOutput).isColored)
    }
    let written = max(console.write(answer, to: .standardOutput), mending.tell(console))
    return max(finish(), written, answer.isEmpty ? .fine : .findings)
  }

  /// The files that fixes change, by index, with what they hold then.
  private func mended(_ mending: inout Mending) -> [(index: Int, bytes: [UInt8])] {
    if status != .fine { return [] }
    let words = invocation.words(.fix)
    let rules = words.isEmpty ? nil : Set(words.map { RuleID($0) })
    return projects.flatMap { mended($0, rules, &mending) }.sorted { $0.index < $1.index }
  }

  private func mended(
    _ project: FoundProject, _ rules: Set<RuleID>?, _ mending: inout Mending
  ) -> [(index: Int, bytes: [UInt8])] {
    let result = project.workspace(files, options: options).mended(of: rules) {
      sources[project.files[Int($0.index)]].isAsked
    }
    mending.refused += result.refused
    mending.isSettled = mending.isSettled && result.isSettled
    let byFile = Dictionary(grouping: result.mended, by: \.range.file)
    for (file, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      mending.mended.append((result.workspace.file(file).name, findings.map(\.rule)))
    }
    let changes = zip(project.files, result.workspace.files).compactMap { index, file in
      file.bytes == files[index].bytes ? nil : (index, file.bytes)
    }
    mending.changed += changes.count
    return changes
  }
}

/// The words that mending says.
private enum MendWords {
  static func mended(_ count: Int, files: Int, isTrial: Bool) -> Message {
    let findings =
      "\(count) finding\(count == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
    return isTrial
      ? Message(en: "would mend \(findings)", ko: "파일 \(files)개에서 지적 \(count)개를 고칠 수 있습니다")
      : Message(en: "mended \(findings)", ko: "파일 \(files)개에서 지적 \(count)개를 고쳤습니다")
  }

  /// `text/ending-punctuation (2), l10n/typography`, sorted.
  static func counts(of rules: [RuleID]) -> String {
    Dictionary(grouping: rules) { $0 }.sorted { $0.key < $1.key }
      .map { rule, all in all.count == 1 ? rule.name : "\(rule.name) (\(all.count))" }
      .joined(separator: ", ")
  }

  static func refused(_ count: Int) -> Message {
    Message(
      en:
        "\(count) safe fix\(count == 1 ? "" : "es") left out: an error would come of \(count == 1 ? "it" : "them")",
      ko: "오류를 낳을 안전한 수정 \(count)개는 하지 않았습니다")
  }

  static let unsettled = Message(
    en: "there is more to mend of what came to light; run it again",
    ko: "고친 뒤에 드러난 것이 더 있습니다. 다시 실행하세요")
}
