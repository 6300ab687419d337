/// The steps of the pipeline that find something, in their order.
public enum RulePhase: Int, Comparable, Sendable, CaseIterable {
  case syntax, names, dialogs, texts, translations, project

  public static func < (a: RulePhase, b: RulePhase) -> Bool { a.rawValue < b.rawValue }
}
