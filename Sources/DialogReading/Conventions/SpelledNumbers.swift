public import DialogLocales
internal import DialogSupport

/// The numbers that a language writes in words: by CLDR's rules, beside what its file adds.
public struct SpelledNumbers: Sendable {
  /// Spellings by their first word, or their first character where what is counted must follow: long ones
  /// first.
  private var spellings: [String: [Spelling]] = [:]
  /// The words that multiply: dozen.
  private let factors: [String: Int]
  /// What halves them.
  private let halves: Set<String>
  /// What must stand before them where no number does: a dozen, but no few dozen.
  private let articles: Set<String>
  /// What may be written together with a number before it.
  private let prefixes: [String]
  /// What follows numbers of a language whose words do not tell them: 二 is in many.
  private let counters: [String]
  /// Words of parts, of which their number is none, and of numbers so great that others may multiply them by
  /// another word: three quarters, 2 million.
  private let inexact: Set<String>

  private struct Spelling: Sendable {
    let words: [String]
    let value: Int
  }

  /// Read from its lists at each call; nil of a language whose spellings are not known.
  public init?(_ words: LanguageWords?, _ tag: LanguageTag) {
    let known = NumberSpellings.all(in: tag)
    guard !known.isEmpty, let words else { return nil }
    let lists = NamedLists(words.amounts)
    counters = NamedLists(words.counters)?.phrases("numbered") ?? []
    halves = Set(lists?.phrases("halves") ?? [])
    articles = Set(lists?.phrases("articles") ?? [])
    prefixes = lists?.phrases("prefixes") ?? []
    inexact = Set((lists?.phrases("parts") ?? []) + (lists?.phrases("scales") ?? []))
    let names = lists.map { Array($0.names) } ?? []
    factors = names.reduce(into: [:]) { factors, name in
      guard let value = Int(name) else { return }
      for word in lists!.phrases(name) { factors[word] = value }
    }
    let added = (lists?.phrases("spelled") ?? []).map { item in
      let (value, spelling) = item.cut(at: "=")!
      return (value: Int(value)!, spelling: String(spelling))
    }
    let others = Set(lists?.phrases("unspelled") ?? [])
    for (value, spelling) in known + added where !others.contains(spelling) {
      add(spelling, value)
    }
    for key in spellings.keys { spellings[key]!.sort { $0.words.count > $1.words.count } }
  }

  private mutating func add(_ spelling: String, _ value: Int) {
    let words = counters.isEmpty ? spelling.letterRuns() : spelling.map(String.init)
    spellings[words[0], default: []].append(Spelling(words: words, value: value))
  }

  /// Whether words of a text say parts or numbers so great that their number alone tells nothing.
  public func saysPartOrScale(_ words: [String]) -> Bool {
    words.contains(where: inexact.contains)
  }

  /// The numbers beyond one that a text says in words.
  ///
  /// - Parameter words: its runs of letters, in lower case.
  public func values(in text: String, _ words: [String]) -> Set<Int> {
    if !counters.isEmpty { return values(counted: text.map(String.init)).subtracting([1]) }
    let isSaid = words.contains { spellings[$0] != nil || factors[$0] != nil }
    return isSaid || !prefixes.isEmpty ? values(of: words).subtracting([1]) : []
  }

  // MARK: Words

  private func values(of words: [String]) -> Set<Int> {
    var values: Set<Int> = []
    var index = 0
    while index < words.count {
      let start = index
      let number = number(at: index, in: words)
      index += number?.words.count ?? 0
      if index < words.count, let factor = factors[words[index]] {
        let isHalf = words[max(start - 2, 0)..<start].contains(where: halves.contains)
        if number != nil || isHalf || stands(after: start, in: words) {
          values.insert(isHalf ? factor / 2 : (number?.value ?? 1) * factor)
        }
        index += 1
      } else if let number {
        values.insert(number.value)
      } else {
        index += 1
      }
    }
    return values
  }

  private func stands(after index: Int, in words: [String]) -> Bool {
    articles.isEmpty || index > 0 && articles.contains(words[index - 1])
  }

  /// The longest spelling that begins at a word.
  private func number(at index: Int, in words: [String]) -> Spelling? {
    for word in withoutPrefixes(words[index]) {
      let found = spellings[word]?.first { spelling in
        words[(index + 1)...].starts(with: spelling.words.dropFirst())
      }
      if let found { return found }
    }
    return nil
  }

  private func withoutPrefixes(_ word: String) -> [String] {
    [word]
      + prefixes.compactMap {
        word.utf8.count > $0.utf8.count && word.hasPrefix($0)
          ? String(word.dropFirst($0.count)) : nil
      }
  }

  // MARK: Characters

  /// Those that something is counted with: right after them or a space.
  private func values(counted text: [String]) -> Set<Int> {
    var values: Set<Int> = []
    var index = 0
    while index < text.count {
      guard let number = number(atCharacter: index, of: text) else {
        index += 1
        continue
      }
      index += number.words.count
      let rest = text[index...].drop { $0 == " " }.prefix(12).joined()
      if let factor = factors.first(where: { rest.hasPrefix($0.key) }) {
        values.insert(number.value * factor.value)
      } else if counters.contains(where: rest.hasPrefix) {
        values.insert(number.value)
      }
    }
    return values
  }

  /// Where a number ends that a text says in words, whatever follows: offsets in its UTF-8. None of languages
  /// that set words apart.
  public func ends(of value: Int, in text: String) -> [Int] {
    if counters.isEmpty { return [] }
    let characters = text.map(String.init)
    var (ends, offset) = ([Int](), 0)
    for index in characters.indices {
      if let number = number(atCharacter: index, of: characters), number.value == value {
        ends.append(offset + number.words.reduce(0) { $0 + $1.utf8.count })
      }
      offset += characters[index].utf8.count
    }
    return ends
  }

  /// The longest spelling that begins at a character, and is no part of a longer number or a word.
  private func number(atCharacter index: Int, of text: [String]) -> Spelling? {
    guard let known = spellings[text[index]],
      index == 0 || !continues(text[index - 1], before: text[index])
    else { return nil }
    return known.first { text[index...].starts(with: $0.words) }
  }

  /// Whether a character before a number belongs to it or to a word: 第二, 一百二十, 그만.
  private func continues(_ before: String, before first: String) -> Bool {
    guard let scalar = before.unicodeScalars.first, scalar.value >= 0x3400 else {
      return before.utf8.first?.isASCIIDigit ?? false
    }
    return Scripts.of(scalar) == .hangul || "第几幾数數何".contains(before)
      || spellings[before] != nil
  }
}
