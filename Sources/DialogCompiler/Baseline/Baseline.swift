public import DialogFindings
import DialogRules
import DialogSupport

/// The findings that a project had when it began to be checked, which are not told again.
///
/// A finding is known by its rule, its file and what of a dialog it is about, not by its place and
/// words: edits elsewhere in the file change nothing. Where a file has more of a kind than are known,
/// all of the kind are told, since none can be said to be the new one. Errors of the language itself are
/// never known: nothing can be made of such sources.
public struct Baseline: Sendable {
  private var counts: [Kind: Int] = [:]

  /// What findings have in common that stand for each other.
  fileprivate struct Kind: Hashable, Sendable {
    let rule: String
    let file: String
    var dialog: String?
    var element: String?
    var locale: String?

    /// In the order in which they are written.
    var words: [String] { [file, dialog ?? "", element ?? "", locale ?? "", rule] }
  }

  /// All findings that can be known.
  ///
  /// - Parameter file: what a finding’s file is called in the baseline.
  public init(of findings: [Diagnostic], file: (Diagnostic) -> String) {
    for finding in findings where RuleTable.all.isSettable(finding) {
      counts[Kind(of: finding, in: file(finding)), default: 0] += 1
    }
  }

  /// Whether there may be findings that errors of the language keep from being found.
  public static func mayBeHidden(by findings: [Diagnostic]) -> Bool {
    findings.contains { !RuleTable.all.isSettable($0) }
  }

  /// How many findings are known.
  public var count: Int { counts.values.reduce(0, +) }

  /// Those that are not known, in the order given.
  public func new(among findings: [Diagnostic], file: (Diagnostic) -> String) -> [Diagnostic] {
    let found = Baseline(of: findings, file: file)
    return findings.filter { finding in
      if !RuleTable.all.isSettable(finding) { return true }
      let kind = Kind(of: finding, in: file(finding))
      return found.counts[kind, default: 0] > counts[kind, default: 0]
    }
  }

  /// What is left of it where these are found.
  ///
  /// - Parameter isChecked: whether findings of a file would be among them; others stay.
  public func withoutMended(_ found: Baseline, where isChecked: (String) -> Bool) -> Baseline {
    var rest = self
    rest.counts = Dictionary(
      uniqueKeysWithValues: counts.compactMap { kind, count in
        if !isChecked(kind.file) { return (kind, count) }
        let left = min(count, found.counts[kind, default: 0])
        return left == 0 ? nil : (kind, left)
      })
    return rest
  }
}

extension Baseline.Kind {
  fileprivate init(of finding: Diagnostic, in file: String) {
    self.init(
      rule: finding.rule.name, file: file, dialog: finding.dialog, element: finding.element,
      locale: finding.locale)
  }
}

// MARK: As a file

extension Baseline {
  /// Nil of what `json()` did not write.
  public init?(json bytes: [UInt8]) {
    guard let document = try? JSONReader.read(bytes), document["version"]?.integer == 1,
      case .array(let entries) = document["findings"]?.content
    else { return nil }
    for entry in entries {
      guard let rule = entry["rule"]?.string, let file = entry["file"]?.string else { return nil }
      let kind = Kind(
        rule: rule, file: file, dialog: entry["dialog"]?.string,
        element: entry["element"]?.string, locale: entry["locale"]?.string)
      let count = entry["count"]?.integer ?? 1
      // Both branches of a merge may have the same.
      counts[kind] = max(count, counts[kind] ?? 0)
    }
  }

  /// A line for each kind, sorted, so that branches merge.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    let sorted = counts.sorted { $0.key.words.lexicographicallyPrecedes($1.key.words) }
    json.object { json in
      json.member("version", 1)
      json.member(
        "findings",
        array: { json in
          for (kind, count) in sorted {
            json.inlineObject { json in
              json.member("file", kind.file)
              json.member("dialog", kind.dialog)
              json.member("element", kind.element)
              json.member("locale", kind.locale)
              json.member("rule", kind.rule)
              if count > 1 { json.member("count", count) }
            }
          }
        })
    }
    return json.finish()
  }
}
