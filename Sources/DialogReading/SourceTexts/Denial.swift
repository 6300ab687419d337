/// What a sentence of the source language denies.
public struct Denial: Sendable {
  /// How surely something is denied.
  public let kind: Kind
  /// How other languages say it without a no.
  public let turned: Set<TurnedDenial>
  /// What a translation must not say without a no: that it can be done where it cannot be, that it
  /// must be done where it need not be.
  public let modality: Modality?
  /// Whether it says without.
  public let saysWithout: Bool

  /// How surely something is denied.
  public enum Kind: Sendable {
    case none, sure
    /// In a way that other languages turn round: not until, don’t forget, unless.
    case unclear
  }

  init(
    _ kind: Kind, turned: Set<TurnedDenial> = [], modality: Modality? = nil,
    saysWithout: Bool = false
  ) {
    (self.kind, self.turned, self.modality) = (kind, turned, modality)
    self.saysWithout = saysWithout
  }
}
