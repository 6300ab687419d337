import DialogFindings

extension TextVariant {
  /// A message with the names of values where words of the text came into it with U+FFFC.
  ///
  /// - Parameter bytes: what the message is about; the values nearest to it are meant.
  func namingValues(in message: Message, near bytes: Range<Int>?) -> Message {
    let count = message.english.unicodeScalars.count { $0 == "\u{FFFC}" }
    if count == 0, !message.korean.unicodeScalars.contains("\u{FFFC}") { return message }
    let place = bytes?.lowerBound ?? 0
    let nearest = placeholdersByOffset.sorted {
      abs($0.offset - place) < abs($1.offset - place)
    }
    let names = nearest.prefix(max(count, 1)).sorted { $0.offset < $1.offset }
      .map { "{\(name(of: $0.placeholder.value))}" }
    return Message(
      en: Self.naming(names, in: message.english), ko: "\(Self.naming(names, in: message.korean))")
  }

  /// Names in the places of U+FFFC; the last stands for those beyond.
  private static func naming(_ names: [String], in text: String) -> String {
    var rest = names[...]
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if scalar == "\u{FFFC}" {
        shown += rest.first ?? "…"
        if rest.count > 1 { rest.removeFirst() }
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}
