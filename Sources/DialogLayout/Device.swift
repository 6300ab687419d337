/// A screen that dialogs are shown on.
public struct Device: Hashable, Sendable {
  /// As `devices` writes it: `iPhoneSE`, `iPadMini`.
  public let name: String
  /// In points, held upright.
  public let width: Int
  /// In points, held upright.
  public let height: Int

  /// The device of a name, in whatever case; nil for one that is not known.
  public init?(named name: String) {
    let wanted = name.lowercased()
    let device = Device.all.first {
      $0.name.utf8.count == wanted.utf8.count && $0.name.lowercased() == wanted
    }
    guard let device else { return nil }
    self = device
  }

  private init(row: Substring.UTF8View) {
    let fields = row.split(separator: UInt8(ascii: " ")).map { String($0)! }
    name = fields[0]
    width = Int(fields[1])!
    height = Int(fields[2])!
  }

  /// In the order of their names.
  public static let all: [Device] = deviceTable.description[...].utf8
    .split(separator: UInt8(ascii: "\n")).map(Device.init(row:))

  /// The smallest screen that still shows dialogs of any system since 2019: what texts are held
  /// against where a project names no devices.
  public static let smallest = Device(named: "iPhoneSE1")!

  /// The widest iPhone: what does not fit on it fits on none.
  public static let widestPhone = all.filter { $0.name.hasPrefix("iPhone") }
    .max { $0.width < $1.width }!
}
