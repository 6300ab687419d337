package import DialogSupport

extension [JSONMember] {
  /// Adds a member before the first that belongs after it.
  package mutating func insertInOrder(_ member: JSONMember) {
    let order = KeyOrder(member.key)
    insert(member, at: firstIndex { order < KeyOrder($0.key) } ?? count)
  }

  /// The members in the order in which a new catalog has them.
  package var inKeyOrder: [(member: JSONMember, order: KeyOrder)] {
    map { ($0, KeyOrder($0.key)) }.sorted { $0.order < $1.order }
  }
}
