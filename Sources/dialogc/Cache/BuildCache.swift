import DialogCompiler
import DialogSupport

/// The file in which builds are remembered: those that write beside each other with different options, the
/// latest first. What is not whole, or of another version, is as if it were not there.
struct BuildCache {
  private(set) var builds: [RememberedBuild] = []

  /// What the file begins with. The number changes with what stands after it.
  private static let mark = Array("dialogc cache 2\n".utf8)
  /// Builds of one folder that take turns; more are rather calls that nobody makes any more.
  private static let mostBuilds = 16
  /// What is read, in bytes; reports are the most of it.
  private static let sizeLimit = 64 << 20

  /// Nothing where there is no such file, or none that can be trusted.
  init(at path: Path) {
    guard let stamp = FileStamp(of: path), stamp.size <= Int64(BuildCache.sizeLimit),
      let bytes = contents(of: path, size: Int(stamp.size)), bytes.starts(with: BuildCache.mark)
    else { return }
    var fields = FieldReader(Array(bytes.dropFirst(BuildCache.mark.count)))
    guard let sum = fields.number(), let content = fields.field(), fields.isAtEnd,
      content.contentHash == sum
    else { return }
    var inner = FieldReader(content)
    builds = inner.list(RememberedBuild.init) ?? []
  }

  func build(of call: UInt64) -> RememberedBuild? { builds.first { $0.call == call } }

  /// Takes a build in the place of what was remembered of the same call.
  mutating func remember(_ build: RememberedBuild) {
    builds.removeAll { $0.call == build.call }
    builds = [build] + builds.prefix(BuildCache.mostBuilds - 1)
  }

  var bytes: [UInt8] {
    var content = FieldWriter()
    content.add(builds) { $1.write(to: &$0) }
    var whole = FieldWriter()
    whole.add(content.bytes.contentHash)
    whole.add(content.bytes)
    return BuildCache.mark + whole.bytes
  }
}
