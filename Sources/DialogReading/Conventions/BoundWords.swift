import DialogSupport

/// The words of a language that say where something stands to a number.
public final class BoundWords: Sendable {
  private let before: [Phrase]
  private let after: [Phrase]
  private let between: Set<String>

  fileprivate struct Phrase {
    let text: String
    let bound: NumberBound
  }

  /// A number, and what is said of it.
  public struct Place: Sendable {
    /// In digits; the placeholder of a text that has one alone.
    public let number: String
    /// Where something stands to it.
    public let bound: NumberBound
    /// Bytes of the text’s UTF-8, in lower case, from the phrase to the number or the other way round.
    public let range: Range<Int>
  }

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.bounds) else { return nil }
    var (before, after): ([Phrase], [Phrase]) = ([], [])
    for bound in NumberBound.allCases {
      for phrase in lists.phrases(bound.rawValue) {
        // As it is typed, and as it is set: jusqu’à 5.
        let isElided = phrase.utf8.contains(UInt8(ascii: "'"))
        for phrase in [phrase] + (isElided ? [phrase.replacing("'", with: "’")] : []) {
          if phrase.hasSuffix("#") {
            before.append(Phrase(text: phrase.dropLast().trimmed, bound: bound))
          } else {
            let text = phrase.dropFirst()
            after.append(
              Phrase(text: text.first == " " ? text.trimmed : String(text), bound: bound))
          }
        }
      }
    }
    // Of two that end alike the longer one is meant: no more than, more than.
    let isLonger = { (one: Phrase, other: Phrase) in
      (one.text.utf8.count, one.text) > (other.text.utf8.count, other.text)
    }
    between = Set(lists.phrases("between"))
    self.before = before.sorted(by: isLonger)
    self.after = after.sorted(by: isLonger)
  }

  /// What a text says of its numbers, of those that stand in it once; nothing of a text that has many.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public func places(in text: LoweredText) -> [Place] {
    let numbers = numbers(in: text)
    if numbers.count > mostNumbers { return [] }
    return numbers.flatMap { number in
      numbers.count { $0.value == number.value } > 1
        ? [] : placesBefore(number, in: text) + placesAfter(number, in: text)
    }
  }

  private typealias Number = (value: String, range: Range<Int>)

  private func numbers(in text: LoweredText) -> [Number] {
    var numbers: [Number] = NumbersInText(text.text).numbers.map { ($0.value, $0.range) }
    var start = 0
    while let range = text.bytes.range(of: "\u{FFFC}", from: start) {
      numbers.append(("\u{FFFC}", range))
      start = range.upperBound
    }
    return numbers
  }

  private func placesBefore(_ number: Number, in text: LoweredText) -> [Place] {
    let before = text.bytes[..<number.range.lowerBound].suffix(nearest)
    let all = String(decoding: before, as: UTF8.self)
    let last = all.unicodeScalars.lastIndex { !besideNumbers.contains($0) }
    guard let last else { return [] }
    let words = withoutBetween(all[...last])
    var longest = 0
    return self.before.compactMap { phrase in
      let count = phrase.text.utf8.count
      guard count >= longest, words.utf8.hasSuffix(phrase.text),
        !phrase.isOfWords || !words.utf8.dropLast(count).endsInLetter
      else { return nil }
      longest = count
      // Behind it only what stands between the phrase and the number was dropped.
      let start = number.range.lowerBound - (all.utf8.count - words.utf8.count) - count
      return Place(
        number: number.value, bound: phrase.bound, range: start..<number.range.upperBound)
    }
  }

  /// Without a word that may stand between a phrase and its number, as the month of a day does.
  private func withoutBetween(_ words: Substring) -> Substring {
    guard let space = words.lastIndex(of: " "),
      between.contains(String(words[words.index(after: space)...]))
    else { return words }
    return words[..<space]
  }

  private func placesAfter(_ number: Number, in text: LoweredText) -> [Place] {
    let after = text.bytes[number.range.upperBound...].prefix(nearest)
    let all = String(decoding: after, as: UTF8.self)
    let end = all.unicodeScalars.firstIndex {
      endOfClause.contains($0) || $0.properties.numericType != nil
    }
    let clause = all[..<(end ?? all.endIndex)]
    var found: [Range<Int>] = []
    return self.after.compactMap { phrase in
      guard let place = phrase.place(after: clause),
        !found.contains(where: { $0.overlaps(place) && $0 != place })
      else { return nil }
      found.append(place)
      let start = number.range.lowerBound
      return Place(
        number: number.value, bound: phrase.bound,
        range: start..<number.range.upperBound + place.upperBound)
    }
  }
}

extension BoundWords.Phrase {
  /// Whether its script puts spaces between words, and words have no particles.
  fileprivate var isOfWords: Bool { text.unicodeScalars.first!.value < 0xE00 }

  /// The bytes of it after a number, behind what is counted.
  fileprivate func place(after clause: Substring) -> Range<Int>? {
    if !isOfWords {
      let near = String(clause.unicodeScalars.prefix(farthest)) + " "
      return Array(near.utf8).range(of: text)
    }
    let words = clause.wordRanges
    let own = text.parts(at: " ")
    return (0...2).lazy.filter { $0 + own.count <= words.count }.compactMap { skipped in
      let range = words[skipped..<skipped + own.count]
      return zip(range, own).allSatisfy { clause[$0] == $1 }
        ? clause.utf8.distance(
          from: clause.startIndex, to: range.first!.lowerBound)..<clause.utf8.distance(
            from: clause.startIndex, to: range.last!.upperBound) : nil
    }.first
  }
}

extension Substring {
  fileprivate var wordRanges: [Range<Index>] {
    var (ranges, start): ([Range<Index>], Index?) = ([], nil)
    for index in unicodeScalars.indices {
      let isLetter = unicodeScalars[index].properties.isAlphabetic
      if isLetter {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    return ranges + (start.map { [$0..<endIndex] } ?? [])
  }
}

extension Substring.UTF8View {
  fileprivate var endsInLetter: Bool {
    Substring(self).unicodeScalars.last?.properties.isAlphabetic ?? false
  }
}

/// How many bytes before and after a number are looked at, more than the longest phrase with its noun has.
private let nearest = 160

/// How many numbers a text has at most that are compared: dialogs say fewer.
private let mostNumbers = 32

/// How many letters after a number its noun and the phrase may take where no spaces part words.
private let farthest = 10

/// What may stand between a phrase and its number.
private let besideNumbers = Set(" \u{A0}\u{202F}-־'’\"“(~$€£¥₩₺₪฿".unicodeScalars)

/// What ends a clause, in any language.
private let endOfClause = Set(".,;:!?()\n。、，；：！？…،؛؟\u{FFFC}".unicodeScalars)
