internal import DialogSupport

/// Which of two values is the part and which the whole.
public enum ShareOrder: Sendable {
  /// 3 of 10, 3/10.
  case partFirst
  /// 10개 중 3개.
  case wholeFirst
}

extension RoleWords {
  /// What stands between two values tells it, in lower case and without spaces around; nil where that is not
  /// certain.
  public func shareOrder(between text: String) -> ShareOrder? {
    if share.contains(text) || text == "/" { return .partFirst }
    let isWhole = whole.contains { mark in
      guard text.utf8.hasSuffix(mark) else { return false }
      let counted = String(text.dropLast(mark.count)).trimmed
      return counted.isEmpty || counters.contains(counted)
    }
    return isWhole ? .wholeFirst : nil
  }
}
