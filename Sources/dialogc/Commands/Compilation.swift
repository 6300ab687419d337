import DialogCompiler
import DialogFindings
import DialogText

/// The sources of a call, what was found in them, and what it all comes to.
struct Compilation {
  let invocation: Invocation
  /// The sources, and behind them files that stand for what could not be read or written.
  private(set) var files: [SourceFile] = []
  /// Of the sources.
  private(set) var paths: [Path] = []
  private(set) var findings: [Diagnostic] = []
  private(set) var status = ExitStatus.fine

  /// Reads all sources. Where one cannot be read, that alone is reported: what the others lack may
  /// stand in it.
  init(_ invocation: Invocation) {
    self.init(invocation, sources: invocation.operands)
  }

  /// The same of some of the operands.
  init(_ invocation: Invocation, sources operands: [Path]) {
    self.invocation = invocation
    let search = SourceSearch(operands)
    var problems = search.problems
    for path in search.sources {
      do throws(FileProblem) {
        files.append(SourceFile(name: path.name, bytes: try readSource(path)))
        paths.append(path)
      } catch {
        problems.append(error)
      }
    }
    if problems.isEmpty { return }
    files = []
    for problem in problems.sorted(by: { $0.path < $1.path }) { add(problem) }
  }

  /// What the command line says of compiling.
  var options: CompilerOptions {
    CompilerOptions(
      edition: invocation.number(.guidelines).flatMap(Edition.init(rawValue:)),
      jobs: invocation.number(.jobs) ?? processorCount(),
      warned: Set(invocation.words(.warn).map { RuleID($0) }))
  }

  /// The program, if nothing speaks against making artifacts of it.
  ///
  /// - Parameter least: the least severity of findings that are looked for.
  mutating func analyzed(least: Severity = .note) -> CheckedProgram? {
    if status != .fine { return nil }
    let isStrict = invocation.has(.strict)
    var options = options
    options.least = isStrict ? .note : least
    let analysis = analyze(files, options: options)
    // It is read until the process ends; taking it apart before would only take time.
    _ = Unmanaged.passRetained(Kept(analysis))
    findings = isStrict ? analysis.findings.withWarningsAsErrors() : analysis.findings
    if findings.hasErrors { status = .findings }
    return findings.hasErrors ? nil : analysis.checked
  }

  mutating func add(_ problem: FileProblem) {
    findings.append(problem.finding(file: FileID(files.count)))
    files.append(SourceFile(name: problem.path.name, bytes: []))
    status = .files
  }

  /// Adds a file that is no source, so that findings can be about it.
  mutating func add(_ file: SourceFile) { files.append(file) }

  mutating func add(_ findings: [Diagnostic]) {
    self.findings += findings
    if findings.hasErrors { status = max(status, .findings) }
  }

  /// Tells the findings, and what the program is to end with.
  func finish(to stream: Stream = .standardError) -> ExitStatus {
    let format: ReportFormat = invocation.choice(.diagnostics) ?? .text
    let console = invocation.console
    // Only SARIF tells of rules; making the list takes time.
    let rules = format == .sarif ? allRules : []
    let report = Report(
      findings, in: files, rules: rules, documentation: invocation.path(.docs)?.text,
      language: console.language)
    return max(
      status, console.write(report.bytes(as: format, screen: console.screen(stream)), to: stream))
  }
}

private final class Kept {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }
}

extension [Option] {
  /// Those of every command that compiles.
  static let compiling: [Option] = [.diagnostics, .docs, .strict, .warn, .guidelines, .jobs]
}
