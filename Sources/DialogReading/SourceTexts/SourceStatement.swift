/// What a sentence of the source language tells for sure, beyond what it speaks of.
public struct SourceStatement: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Under a condition, or at a time: if, when.
  public static let condition = SourceStatement(rawValue: 1)
  /// With an exception: only, except.
  public static let exception = SourceStatement(rawValue: 2)
  /// What happened: was, has been.
  public static let past = SourceStatement(rawValue: 4)
  /// What may have happened: any participle.
  public static let mayBePast = SourceStatement(rawValue: 8)
  /// What will happen.
  public static let future = SourceStatement(rawValue: 16)
  /// That something can or may be done.
  public static let can = SourceStatement(rawValue: 32)
  /// That something must be done, or should.
  public static let must = SourceStatement(rawValue: 64)
  /// With a no, or a word that translations turn round.
  public static let denies = SourceStatement(rawValue: 128)
  /// With a clause beside the main one, or something that may stand for one.
  public static let hasClauses = SourceStatement(rawValue: 256)
  /// It asks people to do something, or says how it is done.
  public static let request = SourceStatement(rawValue: 512)
  /// Those who speak do it, and nobody who is spoken to.
  public static let weDo = SourceStatement(rawValue: 1024)
  /// Those who are spoken to do it, and nobody who speaks.
  public static let youDo = SourceStatement(rawValue: 2048)
  /// That something must not be done.
  public static let mustNot = SourceStatement(rawValue: 4096)
  /// What is being done, and nothing that was.
  public static let ongoing = SourceStatement(rawValue: 8192)
  /// What happened, by was and were: what has been done may stay so.
  public static let was = SourceStatement(rawValue: 16384)
  /// That somebody tried to do something, whatever came of it.
  public static let attempt = SourceStatement(rawValue: 32768)
}
