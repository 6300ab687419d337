/// swiftui/visibility · iOS 15, macOS 12 · page
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// swiftui/keyboardshortcut · iOS 14, macOS 11, not tvOS, watchOS · page
public struct KeyboardShortcut: Hashable, Sendable {
  let name: String
  /// swiftui/keyboardshortcut/defaultaction · iOS 14, macOS 11, not tvOS, watchOS · page
  public static let defaultAction = KeyboardShortcut(name: "default")
  /// swiftui/keyboardshortcut/cancelaction · iOS 14, macOS 11, not tvOS, watchOS · page
  public static let cancelAction = KeyboardShortcut(name: "cancel")
}

extension View {
  /// swiftui/view/keyboardshortcut(_:)-8liec · iOS 14, macOS 11, not tvOS, watchOS
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    Surrounded(content: self) { $0.shortcut = shortcut }
  }

  /// swiftui/view/keyboardshortcut(_:)-3vjx6 · iOS 15.4, macOS 12.3, not tvOS, watchOS · page
  @_disfavoredOverload
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    Surrounded(content: self) { $0.shortcut = shortcut }
  }

  /// swiftui/view/disabled(_:) · iOS 13, macOS 10.15 · page
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Surrounded(content: self) {
      $0.environment.isEnabled = $0.environment.isEnabled && !disabled
    }
  }

  /// swiftui/view/accessibilityidentifier(_:) · iOS 14, macOS 11 · page
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, _Identifier
  > { ModifiedContent(content: self, modifier: _Identifier(identifier: identifier)) }

  /// swiftui/view/autocorrectiondisabled(_:) · iOS 13, macOS 10.15
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  #if canImport(UIKit)
    /// swiftui/view/keyboardtype(_:) · iOS 13
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
      Surrounded(content: self) { $0.keyboard = "\(type)" }
    }

    /// swiftui/view/textcontenttype(_:) · iOS 13
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
      Surrounded(content: self) { $0.contentType = textContentType?.rawValue }
    }

    /// swiftui/view/textinputautocapitalization(_:) · iOS 15
    nonisolated public func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
  #endif

  #if canImport(AppKit)
    /// swiftui/view/textcontenttype(_:) · macOS 11
    nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View {
      Surrounded(content: self) { $0.contentType = textContentType?.rawValue }
    }
  #endif
}

/// swiftui/textinputautocapitalization · iOS 15
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

/// The modifier that `accessibilityIdentifier` gives.
public struct _Identifier {
  let identifier: String
}

extension View {
  /// swiftui/view/onappear(perform:) · iOS 13, macOS 10.15
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Watching(content: self, event: .appears(action ?? {}))
  }

  /// swiftui/view/ondisappear(perform:) · iOS 13, macOS 10.15 · page
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Watching(content: self, event: .disappears(action ?? {}))
  }

  /// swiftui/view/onchange(of:perform:) · iOS 14, macOS 11 (deprecated from iOS 17, macOS 14)
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    Watching(content: self, event: .changes(Watched(value), { action(value) }))
  }

  /// swiftui/view/onchange(of:initial:_:) · iOS 17, macOS 14
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Watching(content: self, event: .changes(Watched(value), action))
  }

  /// swiftui/view/task(priority:_:) · iOS 15, macOS 12
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Watching(content: self, event: .runs(Watched(0), action))
  }

  /// swiftui/view/task(id:priority:_:) · iOS 15, macOS 12
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Watching(content: self, event: .runs(Watched(value), action))
  }
}
