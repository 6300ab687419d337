/// A value that is not made before somebody asks for it, and anew each time.
@propertyWrapper
struct MadeWhenAsked<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value

  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { make = wrappedValue }

  var wrappedValue: Value { make() }
}
