public import DialogCompiler
import DialogFindings
import DialogSupport

extension Workspace {
  /// What is wrong with a first file that others are to learn from: something is found in it, it is not laid
  /// out by custom, or a backend makes nothing of it; nil where nothing is.
  public var faultOfExample: String? {
    guard findings.isEmpty else { return "\(findings.map(\.message.english))" }
    guard case .unchanged = formatted([FileID(0)])[0] else { return "not formatted" }
    guard let program = checked else { return "not checked" }
    let silent = Backend.all.filter { $0.artifacts(for: program).isEmpty }
    return silent.isEmpty ? nil : "nothing from \(silent.map(\.name))"
  }
}
