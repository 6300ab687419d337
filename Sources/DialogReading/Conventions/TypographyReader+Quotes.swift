import DialogLocales

/// Quotation marks.
extension TypographyReader {
  /// Straight double quotes; those after digits are inches.
  func straightQuotes() -> [TypographicFault] {
    let places = scalars.indices.filter {
      scalars[$0] == "\"" && scalar($0 - 1).properties.numericType == nil
    }
    return quotes(at: places)
  }

  /// Straight single quotes around a text: one after a space, then one before no letter.
  func straightSingleQuotes() -> [TypographicFault] {
    var places: [Int] = []
    for index in scalars.indices where scalars[index] == "'" {
      let (before, after) = (scalar(index - 1), scalar(index + 1))
      // Twice they are a code’s; ’n’ stands for a word.
      if before == "'" || after == "'" { return [] }
      if isCutWord(from: index) { continue }
      let opens = isOutside(before) && !isOutside(after)
      let closes = !isOutside(before) && !after.properties.isAlphabetic && after != "\u{FFFC}"
      if places.count % 2 == 0 ? opens : closes { places.append(index) }
    }
    return quotes(at: places.count % 2 == 0 ? places : places.dropLast())
  }

  /// Whether an apostrophe is one of those around the n of `fish 'n' chips`.
  private func isCutWord(from index: Int) -> Bool {
    let letter = scalar(index + 1) == "n" ? index + 1 : index - 1
    return scalar(letter) == "n" && scalar(letter - 1) == "'" && scalar(letter + 1) == "'"
      && isOutside(scalar(letter - 2)) && isOutside(scalar(letter + 2))
  }

  /// Whether every second one ends what the one before it begins; quotations within others do not.
  private func alternate(_ places: [Int]) -> Bool {
    places.count % 2 == 0
      && places.enumerated().allSatisfy { order, place in
        !isOutside(scalar(order % 2 == 0 ? place + 1 : place - 1))
      }
  }

  /// Whether marks stand within a quotation that others show.
  private func areWithinOthers(_ places: [Int]) -> Bool {
    let others = scalars.indices.filter { scalars[$0] == "\"" || isDoubleQuote(scalars[$0]) }
    return others.contains { $0 < places[0] } && others.contains { $0 > places.last! }
  }

  private func quotes(at places: [Int]) -> [TypographicFault] {
    guard !places.isEmpty else { return [] }
    guard alternate(places), !areWithinOthers(places), let (start, end) = writtenMarks else {
      let isAlone = places.count == 1 && !scalars.contains(where: isDoubleQuote)
      return [fault(isAlone ? .notClosed : .straightQuotes, places[0]..<places[0] + 1)]
    }
    return stride(from: 0, to: places.count, by: 2).map { index in
      let (open, close) = (places[index], places[index + 1])
      return fault(
        .straightQuotes, open..<close + 1,
        [edit(open..<open + 1, start), edit(close..<close + 1, end)])
    }
  }

  /// The language's first marks, with the spaces that French puts inside.
  private var writtenMarks: (String, String)? {
    LocaleData.find(conventions.tag).map { ($0.quotationMarks.start, $0.quotationMarks.end) }
  }

  private func isOutside(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\n" || scalar == "("
  }

  /// Marks that start or end no quotation in this language. Every second one ends.
  func foreignQuotes() -> [TypographicFault] {
    let places = scalars.indices.filter { isDoubleQuote(scalars[$0]) }
    let isPaired = places.count % 2 == 0
    let faulty = places.enumerated().filter { order, place in
      let mark = scalars[place]
      if isCurly(mark), conventions.keepsCurlyWithin, !scalars.contains("«") { return true }
      let (starts, ends) = (startsQuotation(mark), endsQuotation(mark))
      return isPaired ? !(order % 2 == 0 ? starts : ends) : !starts && !ends
    }.map(\.element)
    guard let first = faulty.first else { return isPaired ? [] : unpaired(places) }
    guard isPaired, places.count == 2, let (start, end) = writtenMarks else {
      return [fault(.foreignQuotes, first..<first + 1)]
    }
    let edits = [edit(places[0]..<places[0] + 1, start), edit(places[1]..<places[1] + 1, end)]
    let areReversed = conventions.quotationMarks.contains {
      $0.start == scalars[places[1]] && $0.end == scalars[places[0]]
    }
    return [
      fault(
        areReversed ? .reversedQuotes : .foreignQuotes, places[0]..<places[1] + 1,
        spaced(edits, places))
    ]
  }

  private func startsQuotation(_ mark: Unicode.Scalar) -> Bool {
    conventions.quotationMarks.contains { $0.start == mark }
  }

  private func endsQuotation(_ mark: Unicode.Scalar) -> Bool {
    conventions.quotationMarks.contains { $0.end == mark }
  }

  /// The mark without another one, of those that all are the language's own.
  private func unpaired(_ places: [Int]) -> [TypographicFault] {
    var open: Int?
    for place in places {
      let mark = scalars[place]
      let (starts, ends) = (startsQuotation(mark), endsQuotation(mark))
      if starts, ends { return [] }
      if starts == (open != nil) {
        return [fault(.notClosed, (open ?? place)..<(open ?? place) + 1)]
      }
      open = starts ? place : nil
    }
    return open.map { [fault(.notClosed, $0..<$0 + 1)] } ?? []
  }

  /// A mark that closes a quotation of a value which nothing opens, where it is not the genitive of a
  /// name.
  func unopenedSingleQuote() -> [TypographicFault] {
    guard !conventions.marksGenitives,
      !scalars.contains(where: { "‘‚'‹".unicodeScalars.contains($0) }),
      let place = scalars.indices.first(where: {
        scalars[$0] == "’" && scalar($0 - 1) == "\u{FFFC}"
          && !scalar($0 + 1).properties.isAlphabetic
      })
    else { return [] }
    if scalar(place - 2) == "’" { return [fault(.foreignQuotes, place - 2..<place + 1)] }
    return [fault(.notClosed, place..<place + 1)]
  }

  private func isCurly(_ mark: Unicode.Scalar) -> Bool { mark == "“" || mark == "”" }

  /// Without the spaces that stand inside French marks already, or that other languages don't want.
  private func spaced(
    _ edits: [TypographicFault.Edit], _ places: [Int]
  ) -> [TypographicFault.Edit] {
    let inside = [scalar(places[0] + 1), scalar(places[1] - 1)]
    return inside.contains { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" } ? [] : edits
  }

  /// Double marks, and the brackets of East Asia; single ones may be apostrophes.
  private func isDoubleQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x201C...0x201F, 0xAB, 0xBB, 0x300C...0x300F, 0x301D...0x301F, 0xFF02: true
    default: false
    }
  }
}
