import DialogSupport

/// Verbs of Korean in a list of concepts, by their dictionary form: ~잠그다.
extension ConceptWords {
  /// The list with each such phrase in all forms of its verb: 잠그-, 잠가-, 잠갔-, 잠급-, 잠근, 잠글, 잠금. Nil of a
  /// list without one.
  static func withForms(of list: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    KoreanStem.spread(list) { place in
      let phrase = list[..<place].lastIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }!
      return Array(" | ".utf8) + list[(phrase + 2)..<place]
    }
  }
}
