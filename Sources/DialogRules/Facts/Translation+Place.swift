import DialogModel
import DialogSupport

extension Translation {
  /// The text without its quotes.
  var place: SourceRange {
    guard case .parts(let parts) = pattern, let bytes = parts.range else { return range }
    return SourceRange(range.file, bytes)
  }
}
