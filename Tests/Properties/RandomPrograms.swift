import DialogCompiler
import DialogFindings
import DialogSamples
import DialogSupport
import DialogSyntax

/// Programs by chance are read without an error, written back as they were, and built.
struct RandomPrograms {
  /// How many dialogs there are in each, by its seed.
  private static let counts = (0..<48).map { 1 + $0 * 6 }

  /// What is wrong with the first that is not so; nil where all are.
  static func firstFault() -> String? {
    for (seed, count) in counts.enumerated() {
      if let fault = fault(seed: UInt64(seed), count: count) { return "seed \(seed): \(fault)" }
    }
    return nil
  }

  private static func fault(seed: UInt64, count: Int) -> String? {
    var random = RandomProgram(seed: seed, count: count, hasFaults: false)
    var bytes: [UInt8] = []
    while let piece = random.next() { bytes += piece }
    let file = SourceFile(name: "Random.dialog", bytes: bytes)
    if SyntaxTree.parse(file, id: FileID(0)).printed() != bytes { return "written back as another" }
    let workspace = Workspace([file], options: CompilerOptions())
    let errors = workspace.findings.filter { $0.severity == .error }
    guard errors.isEmpty else { return "\(errors.map(\.message.english))" }
    guard let program = workspace.checked else { return "not checked" }
    let silent = Backend.all.filter { $0.artifacts(for: program).isEmpty }
    return silent.isEmpty ? nil : "nothing from \(silent.map(\.name))"
  }
}
