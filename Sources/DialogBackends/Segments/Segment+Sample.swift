import DialogModel

extension [Segment] {
  /// The text as one might write it, with its choices on one line.
  var described: String {
    map { segment in
      switch segment {
      case .text(let text): text
      case .value(let value): value.described
      case .selection(let selection):
        selection.arms.map { "\($0.key) “\($0.segments.described)”" }.joined(separator: " ")
      }
    }.joined()
  }

  /// One of the texts that it may be.
  var sample: String {
    if count == 1, case .text(let text) = self[0] { return text }
    return map { segment in
      if case .selection(let selection) = segment {
        return selection.arms.last?.segments.sample ?? ""
      }
      return [segment].described
    }.joined()
  }
}

extension Segment.Value {
  fileprivate var described: String {
    if let agreement { return isOmitted ? "{:\(agreement.name)}" : "{\(name):\(agreement.name)}" }
    return switch format {
    case .percent, .time, .relative: "{\(name):\(format.rawValue)}"
    case .text, .number, .currency, .bytes, .date, .list: "{\(name)}"
    }
  }
}
