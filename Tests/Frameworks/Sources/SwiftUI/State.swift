/// A value that a view keeps, and that makes it evaluate anew.
///
/// swiftui/state · iOS 13, macOS 10.15
@propertyWrapper public struct State<Value>: @unchecked Sendable {
  let storage: StateStorage<Value>

  /// swiftui/state/init(wrappedvalue:) · iOS 13, macOS 10.15 · page
  public init(wrappedValue: Value) { storage = StateStorage(wrappedValue) }

  /// swiftui/state/init(initialvalue:) · iOS 13, macOS 10.15
  public init(initialValue: Value) { storage = StateStorage(initialValue) }

  /// swiftui/state/wrappedvalue · iOS 13, macOS 10.15
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// swiftui/state/projectedvalue · iOS 13, macOS 10.15
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(reading: { storage.value }, writing: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Reads and writes a value that somebody else keeps.
///
/// swiftui/binding · iOS 13, macOS 10.15 · page
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void

  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    read = reading
    write = writing
  }

  /// swiftui/binding/init(get:set:) · iOS 13, macOS 10.15 · page
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A view calls both on the main actor, whatever they are isolated to.
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  }

  /// swiftui/binding/constant(_:) · iOS 13, macOS 10.15
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// swiftui/binding/wrappedvalue · iOS 13, macOS 10.15
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// swiftui/binding/projectedvalue · iOS 13, macOS 10.15
  public var projectedValue: Binding<Value> { self }

  /// swiftui/binding/init(projectedvalue:) · iOS 14, macOS 11
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// swiftui/binding/subscript(dynamicmember:) · iOS 13, macOS 10.15
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let whole = self
    return Binding<Subject>(
      reading: { whole.wrappedValue[keyPath: keyPath] },
      writing: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// What is known around a view.
///
/// swiftui/environmentvalues · iOS 13, macOS 10.15
public struct EnvironmentValues: Sendable {
  /// swiftui/environmentvalues/locale · iOS 13, macOS 10.15 · page
  public var locale = Locale(identifier: "en_US")
  /// swiftui/environmentvalues/isenabled · iOS 13, macOS 10.15
  public var isEnabled = true
  public init() {}
}

/// A value of the environment.
///
/// swiftui/environment · iOS 13, macOS 10.15
@propertyWrapper public struct Environment<Value>: @unchecked Sendable {
  let keyPath: KeyPath<EnvironmentValues, Value>
  let box = EnvironmentBox()

  /// swiftui/environment/init(_:) · iOS 13, macOS 10.15 · page
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// swiftui/environment/wrappedvalue · iOS 13, macOS 10.15
  public var wrappedValue: Value { box.values[keyPath: keyPath] }
}

extension View {
  /// swiftui/view/environment(_:_:) · iOS 13, macOS 10.15
  nonisolated public func environment<V: Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V> & Sendable, _ value: V
  ) -> some View {
    Surrounded(content: self) { $0.environment[keyPath: keyPath] = value }
  }
}
