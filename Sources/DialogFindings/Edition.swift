/// A year of the Human Interface Guidelines.
public enum Edition: Int, Hashable, Comparable, Sendable, CaseIterable {
  case hig2019 = 2019
  case hig2020 = 2020
  case hig2022 = 2022
  case hig2024 = 2024

  /// The one that a project is judged by which names none.
  public static let standard = Edition.hig2022

  public static func < (a: Edition, b: Edition) -> Bool { a.rawValue < b.rawValue }
}
