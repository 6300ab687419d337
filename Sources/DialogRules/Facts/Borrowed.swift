/// An object that something else holds for as long as this is used.
///
/// Rules look at the same objects a hundred times each: counting a reference every time costs more
/// than most of them find out.
struct Borrowed<Object: AnyObject> {
  private let object: Unmanaged<Object>

  init(_ object: Object) { self.object = .passUnretained(object) }

  /// What a closure makes of the object.
  func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try object._withUnsafeGuaranteedRef(body)
  }
}

extension Borrowed: Sendable where Object: Sendable {}

extension Array where Element: AnyObject {
  /// The elements, for as long as the array holds them.
  var borrowed: [Borrowed<Element>] { map(Borrowed.init) }
}
