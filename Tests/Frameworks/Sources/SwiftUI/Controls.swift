/// A text that is shown.
///
/// swiftui/text · iOS 13, macOS 10.15
public struct Text: Equatable, Sendable {
  let characters: String

  /// swiftui/text/init(verbatim:) · iOS 13, macOS 10.15 · page
  nonisolated public init(verbatim content: String) { characters = content }

  /// swiftui/text/init(_:) · iOS 13, macOS 10.15
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
    characters = String(content)
  }

  /// swiftui/text/init(_:tablename:bundle:comment:) · iOS 13, macOS 10.15
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { characters = key.key }
}

/// The key of a text in a table; the stand-in shows the key.
///
/// swiftui/localizedstringkey · iOS 13, macOS 10.15
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  nonisolated public init(stringLiteral value: String) { key = value }
  nonisolated public init(_ value: String) { key = value }
}

/// What a button does, in a word.
///
/// swiftui/buttonrole · iOS 15, macOS 12 · page
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// swiftui/buttonrole/destructive · iOS 15, macOS 12 · page
  public static let destructive = ButtonRole(name: "destructive")
  /// swiftui/buttonrole/cancel · iOS 15, macOS 12 · page
  public static let cancel = ButtonRole(name: "cancel")
}

/// swiftui/button · iOS 13, macOS 10.15 · page
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// swiftui/button/init(action:label:) · iOS 13, macOS 10.15
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label) }

  /// swiftui/button/init(role:action:label:) · iOS 15, macOS 12 · page
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// swiftui/button/init(_:action:) · iOS 13, macOS 10.15
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { Text(titleKey) } }

  /// swiftui/button/init(_:action:)-lpm7 · iOS 13, macOS 10.15 · page
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { Text(title) } }

  /// swiftui/button/init(_:role:action:) · iOS 15, macOS 12
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// swiftui/button/init(_:role:action:) · iOS 15, macOS 12
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

/// swiftui/textfield · iOS 13, macOS 10.15 · page
public struct TextField<Label: View> {
  let label: Label
  let text: Binding<String>
}

extension TextField where Label == Text {
  /// swiftui/textfield/init(_:text:) · iOS 13, macOS 10.15 · page
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  /// swiftui/textfield/init(_:text:)-2laoi · iOS 13, macOS 10.15 · page
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  {
    self.init(label: Text(title), text: text)
  }
}

/// swiftui/securefield · iOS 13, macOS 10.15
public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
}

extension SecureField where Label == Text {
  /// swiftui/securefield/init(_:text:) · iOS 13, macOS 10.15 · page
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  /// swiftui/securefield/init(_:text:) · iOS 13, macOS 10.15 · page
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  {
    self.init(label: Text(title), text: text)
  }
}
