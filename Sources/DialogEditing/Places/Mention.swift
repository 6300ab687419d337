public import DialogSyntax

/// A name where it stands, and what it stands for.
public struct Mention: Hashable, Sendable {
  /// What it stands for.
  public let symbol: Symbol
  /// The name; places count from the start of the piece of the file that it is in.
  public let word: Word
  /// What it does there.
  public let role: Role

  /// What a name does where it stands.
  public enum Role: Hashable, Sendable {
    /// It declares what it names.
    case declaration
    /// It names what is declared elsewhere.
    case use
    /// The keyword of a `cancel` without a name, which is called cancel.
    case keyword
    /// A button’s name, which is also that of the term that it takes its text from.
    case term
  }
}
