public import DialogFindings
public import DialogModel

extension GuidelineChecker {
  /// Judges all dialogs by every rule.
  ///
  /// - Parameters:
  ///   - program: what the files mean, with the edition that is to hold.
  ///   - sources: the files, by their ids.
  ///   - others: rules that may be allowed or set beside `Rule.all`.
  ///   - least: the least severity that matters; rules below it are not asked.
  ///   - threads: how many work on dialogs at once, from 1.
  ///   - judges: whether rules are asked at all; settings and allowances apply to what others found
  ///     in any case.
  ///   - remembered: what an earlier run with the same options worked out; nil where nothing is to be
  ///     remembered either.
  ///   - fingerprints: of the dialogs, by their places; asked for where something is remembered.
  public convenience init(
    _ program: Program, sources: @escaping SourceLookup, others: [RuleDescription] = [],
    least: Severity = .note, threads: Int = 1, judges: Bool = true,
    remembered: RememberedDialogs? = nil, fingerprints: @autoclosure () -> [UInt64] = []
  ) {
    let known = judges ? others : others + Rule.all.map(\.description)
    self.init(
      program, by: judges ? Rule.all : [], sources: sources, others: known, least: least,
      threads: threads,
      memory: remembered.map { DialogMemory($0, fingerprints: fingerprints()) })
  }
}
