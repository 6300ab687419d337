/// A release of dialogc, as far as rules come with it: `0.1`.
public struct Release: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let major: Int
  private let minor: Int

  /// The one that a release number of two parts, such as 0.2, names.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Every release that brought rules, oldest first; rules that say nothing else came with the first.
  public static let all = [Release(0, 1)]

  /// The first one.
  public static let first = all[0]

  /// The release of a number, where there is one.
  public init?(_ text: String) {
    guard let release = Release.all.first(where: { $0.description == text }) else { return nil }
    self = release
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (a: Release, b: Release) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
