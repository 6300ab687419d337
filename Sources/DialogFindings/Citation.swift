/// The place of a guideline: a document and a heading in it.
public struct Citation: Hashable, Sendable {
  public let document: String
  public let heading: String

  public init(_ document: String, _ heading: String) {
    self.document = document
    self.heading = heading
  }
}
