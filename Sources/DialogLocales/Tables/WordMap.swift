/// What is known of words that come with the program, by their very bytes.
///
/// It is made when a command first needs it, so it does without the hashes of `Dictionary`, which guard against
/// texts that are made to collide: nobody outside chooses these words.
public struct WordMap<Value: Sendable>: Sendable {
  @usableFromInline var words: [String] = []
  @usableFromInline var values: [Value] = []
  @usableFromInline var slots: WordSlots

  /// - Parameter capacity: of so many words there is room at once.
  @inlinable
  public init(minimumCapacity capacity: Int) {
    slots = WordSlots(minimumCapacity: capacity)
    words.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
  }

  /// Whether it has no word.
  @inlinable public var isEmpty: Bool { words.isEmpty }

  /// What is known of a word; nil of others.
  @inlinable
  public subscript(word: String) -> Value? {
    slots.place(of: word, in: words).map { values[$0] }
  }

  /// What is known of a word, after what else is known of it.
  @inlinable
  public subscript(word: String, default value: @autoclosure () -> Value) -> Value {
    get { self[word] ?? value() }
    _modify {
      let place = slots.place(of: word, in: words) ?? words.count
      if place == words.count {
        words.append(word)
        values.append(value())
        slots.addLast(of: words)
      }
      yield &values[place]
    }
  }
}
