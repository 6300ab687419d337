/// The place of a guideline: a document and a heading in it.
public struct Citation: Hashable, Sendable {
  /// The title of the document, with its publisher and year where it has several.
  public let document: String
  /// The heading that the advice stands under, word for word, after those around it.
  public let heading: String

  /// - Parameters:
  ///   - document: its title.
  ///   - heading: the one that the advice stands under.
  public init(_ document: String, _ heading: String) {
    self.document = document
    self.heading = heading
  }
}
