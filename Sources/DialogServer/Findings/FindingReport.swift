import DialogCompiler
import DialogSupport

/// What is wrong in a file, to a client that asks for it; only that nothing has changed, where it was
/// told the same before.
struct FindingReport {
  private let findings: [ClientFinding]
  /// What findings that are told alike have in common.
  private let resultID: String
  private let isUnchanged: Bool

  /// - Parameter previous: the id of what the client was told last; nil where it was told nothing.
  init(of path: Path, in session: Session, previous: String?) {
    let tree = session.documents.open[path]?.tree ?? session.documents.tree
    let found = tree.isOpen(path) ? tree.findings(of: path) : []
    findings = found.map { ClientFinding(finding: $0, session: session, tree: tree) }
    var json = JSONWriter(pretty: false)
    json.value(findings)
    resultID = FindingReport.hash(json.finish())
    isUnchanged = resultID == previous
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  /// Writes the members of a report of the protocol.
  func writeMembers(to json: inout JSONWriter) {
    json.member("kind", isUnchanged ? "unchanged" : "full")
    json.member("resultId", resultID)
    if !isUnchanged { json.member("items", findings) }
  }
}
