/// A text size that people set on their device, named as `textSize` writes it.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// What a device comes with.
  public static let standard = TextSize.large

  public static func < (one: TextSize, other: TextSize) -> Bool { one.step < other.step }

  fileprivate var step: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

/// A style of the platform's type, in which a part of a dialog is set.
public struct TextStyle: Hashable, Sendable {
  /// How bold its letters are.
  public let weight: TextWeight
  /// Points by text size, from `xSmall`.
  private let sizes: [UInt8]
  /// Points from line to line, by text size.
  private let leadings: [UInt8]

  /// Points of an em.
  public func size(at size: TextSize) -> Int { Int(sizes[size.step]) }

  /// Points from one line to the next.
  public func leading(at size: TextSize) -> Int { Int(leadings[size.step]) }

  // Source: Human Interface Guidelines, Typography, “Specifications”, “iOS, iPadOS Dynamic Type
  // sizes” and “iOS, iPadOS larger accessibility type sizes”.

  /// An alert's title.
  public static let headline = TextStyle(
    weight: .semibold, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  /// An alert's message; a sheet's title and message.
  public static let footnote = TextStyle(
    weight: .regular, sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])

  /// A button's title.
  public static let body = TextStyle(
    weight: .regular, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
}
