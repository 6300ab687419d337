/// An amount of money: `ProjectAmount(12.99, "EUR")`.
public struct ProjectAmount: Hashable, Sendable {
  /// In the currency’s own unit, not in cents.
  public var amount: Decimal
  /// The code of ISO 4217.
  public var currencyCode: String

  public init(_ amount: Decimal, _ currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// A value that a dialog is given.
public enum ProjectValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case date(Date)
  case amount(ProjectAmount)
  case bytes(Int64)
  case list([String])
  /// A case of an enum, by its place.
  case choice(Int)
}

/// How a dialog ended, as whatever showed it tells it; `outcome(of:)` says what that means.
public struct ProjectAnswer: Hashable, Sendable {
  /// The place of the button among those of the dialog.
  public var button: Int
  /// Of a button that is repeated for a list: what was chosen, and its place in the list.
  public var element = ""
  public var index = 0
  /// What was typed, for each field of the dialog; nil of one that was not shown.
  public var fields: [String?] = []
  /// What was typed into a notification.
  public var text = ""

  /// Stands for no button: the dialog was left, and no button says what that means.
  public static var dismissed: Int { -1 }
  /// Stands for no button: a notification was tapped.
  public static var opened: Int { -2 }

  public init(button: Int) { self.button = button }

  /// What was typed into a field; nil where it was not shown.
  public func field(_ index: Int) -> String? { index < fields.count ? fields[index] : nil }
}
