import DialogModel

extension Field {
  /// What its comments and those in its texts say.
  var remarks: String {
    var remarks = [documentation, placeholder.documentation]
    if case .text(let text) = initial { remarks.append(text.documentation) }
    return remarks.asLines
  }
}

extension [String] {
  /// The texts, each from a line of its own; of empty ones nothing.
  var asLines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
