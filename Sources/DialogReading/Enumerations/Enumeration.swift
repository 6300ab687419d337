/// Things, deeds or properties that a sentence lists: “your photos, notes, and contacts”.
public struct Enumeration: Sendable {
  /// How many they are: two or more.
  public let items: Int
  /// What they are.
  public let kind: Kind
  /// The sentence of the text that lists them, by its index.
  public let sentence: Int

  /// Which word is between the last two; nil of one that is told by marks alone.
  public let joint: Joint?

  /// Whether one has all that is listed, or a choice.
  public enum Joint: String, CaseIterable, Sendable {
    case and, or
  }

  /// What a list is of.
  public enum Kind: Sendable {
    /// Things and people, which every language joins by what it lists with.
    case things
    /// Deeds and properties, which languages also join as they join clauses.
    case clauses
    /// Two deeds, which some languages say one after the other.
    case deeds
  }

  /// - Parameters:
  ///   - items: how many are listed, two or more.
  ///   - kind: what they are.
  ///   - sentence: the index of their sentence.
  ///   - joint: the word between the last two.
  public init(items: Int, _ kind: Kind, inSentence sentence: Int, joint: Joint? = nil) {
    (self.items, self.kind, self.sentence, self.joint) = (items, kind, sentence, joint)
  }
}
