import DialogFindings
import DialogSupport
import DialogSyntax

/// Completions on their way, in order of likelihood.
struct CompletionList {
  private(set) var items: [Completion] = []
  private let replaced: ByteRange

  init(replacing range: ByteRange) { replaced = range }

  /// Adds one; what follows has the next rank.
  ///
  /// - Parameters:
  ///   - snippet: what is written; the label where it is nil.
  ///   - filter: what typed letters are compared with; the label where it is nil.
  mutating func add(
    _ label: String, _ kind: Completion.Kind, _ detail: Message? = nil, topic: Topic? = nil,
    writing snippet: Snippet? = nil, filter: String? = nil
  ) {
    items.append(
      Completion(
        label: label, kind: kind, detail: detail, topic: topic, replaced: replaced,
        snippet: snippet ?? Snippet(label), filter: filter ?? label, rank: items.count))
  }
}
