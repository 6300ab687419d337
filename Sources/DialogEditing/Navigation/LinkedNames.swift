public import DialogSupport

extension EditedFile {
  /// The places of a name that are edited as one: a parameter or an element of a list, which its own
  /// file alone names. None of what other files name too, or that another thing is named after.
  public func linkedNames(at offset: Int) -> [ByteRange] {
    guard let symbol = symbol(at: place(at: offset)) else { return [] }
    switch symbol {
    case .parameter, .element, .part: break
    default: return []
    }
    let mentions = mentions(of: symbol)
    let isLinked = mentions.allSatisfy { $0.role != .keyword && $0.term == nil }
    let places = mentions.map { place(of: $0.word.range) }
    guard isLinked, places.count > 1, places.allSatisfy({ $0.path == path }) else { return [] }
    return places.map(\.range)
  }
}
