/// The plural categories of CLDR (Unicode Technical Standard 35, part 3, “Language Plural Rules”).
public enum PluralCategory: String, Hashable, Comparable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  public static func < (a: PluralCategory, b: PluralCategory) -> Bool { a.rank < b.rank }

  /// Its place among all of them, from 0.
  var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
