import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// The app’s name and the project’s terms, as texts of the source language are to spell them.
struct OwnNames {
  /// Those that are declared first come first, by their first word in lower case: each text is gone
  /// through once, however many there are.
  private var byFirstWord: [String: [Name]] = [:]

  fileprivate struct Name {
    /// Its place among all.
    let rank: Int
    let bytes: [UInt8]
    /// In lower case.
    let lower: [UInt8]
    /// The offset of its first letter.
    let start: Int
    /// Whether no other meaning than the name's is likely: a word of it is no word of English, or has
    /// capitals inside.
    let isUnmistakable: Bool
    let isApp: Bool
    let words: Int
    /// Whether only a text that shouts it among other words shows that the name is meant.
    let isCommonWord: Bool
  }

  init(of project: ProjectContext) {
    let declared = project.program.project
    let app = [declared.app].compactMap { $0 }.map { ($0, true) }
    let terms = project.program.terms.map { ($0.text, false) }
    for (rank, (text, isApp)) in (app + terms).enumerated() {
      guard let text = text[project.sourceLocale]?.pattern.plainText,
        let name = Name(text, rank, isApp: isApp)
      else { continue }
      byFirstWord[name.lower.word(at: name.start), default: []].append(name)
    }
  }

  /// What the UTF-8 of a text writes in other capitals and surely means a name by.
  ///
  /// - Parameter hasCapitals: whether its language begins sentences with them.
  func corrections(in text: [UInt8], hasCapitals: Bool) -> [EnglishCorrection] {
    if byFirstWord.isEmpty { return [] }
    var found: [(name: Name, place: Range<Int>)] = []
    for index in text.indices where text.beginsWord(at: index) {
      for name in byFirstWord[text.word(at: index)] ?? [] {
        let start = index - name.start
        guard start >= 0, start + name.lower.count <= text.count else { continue }
        let place = start..<start + name.lower.count
        if name.isSpelledDifferently(text, at: place), name.isMeant(text, at: place, hasCapitals) {
          found.append((name, place))
        }
      }
    }
    found.sort { ($0.name.rank, $0.place.lowerBound) < ($1.name.rank, $1.place.lowerBound) }
    return found.reduce(into: []) { all, one in
      if all.contains(where: { $0.range.overlaps(one.place) }) { return }
      all.append(
        EnglishCorrection(
          range: one.place, replacement: String(decoding: one.name.bytes, as: UTF8.self)))
    }
  }
}

extension [UInt8] {
  /// Whether a letter of ASCII stands there, and none before it.
  fileprivate func beginsWord(at index: Int) -> Bool {
    self[index].isASCIILetter && (index == 0 || !self[index - 1].isASCIILetter)
  }

  /// The letters of ASCII from there on, in lower case.
  fileprivate func word(at index: Int) -> String {
    String(
      decoding: self[index...].prefix(while: \.isASCIILetter).map(\.lowercasedASCII),
      as: UTF8.self)
  }
}

extension OwnNames.Name {
  /// Nil of a term that is one common word, and of a name in other letters than those of ASCII.
  fileprivate init?(_ name: String, _ rank: Int, isApp: Bool) {
    let bytes = Array(name.utf8)
    guard bytes.count > 2, bytes.allSatisfy({ $0 < 0x80 }), bytes.contains(where: \.isASCIIUpper)
    else { return nil }
    let latin = LatinWord.words(in: bytes)
    self.rank = rank
    self.bytes = bytes
    self.isApp = isApp
    lower = bytes.map(\.lowercasedASCII)
    start = bytes.firstIndex(where: \.isASCIILetter)!
    words = latin.count
    isUnmistakable = latin.contains { word in
      let letters = bytes[word.range]
      return letters.dropFirst().contains(where: \.isASCIIUpper)
        || letters.first!.isASCIIUpper && !EnglishNames.isOrdinary(letters)
    }
    isCommonWord = words < 2 && !isUnmistakable
    if isCommonWord, !isApp { return nil }
  }

  /// Whether the name stands there as a whole, in other capitals.
  fileprivate func isSpelledDifferently(_ text: [UInt8], at place: Range<Int>) -> Bool {
    let written = text[place]
    return written.lazy.map(\.lowercasedASCII).elementsEqual(lower)
      && !written.elementsEqual(bytes) && !continues(text[..<place.lowerBound].last)
      && !continues(text[place.upperBound...].first)
      // delta-chat.org, delta-chat@…
      && !(text[place.upperBound...].first == UInt8(ascii: ".")
        && text[place.upperBound...].dropFirst().first.map(\.isASCIILetter) ?? false)
  }

  /// “HARBOR needs the location.”: the app’s name in capitals, which the words beside it have not.
  private func isShoutedAlone(_ text: [UInt8], at place: Range<Int>) -> Bool {
    isApp && bytes.contains(where: \.isASCIILower)
      && (text[..<place.lowerBound] + text[place.upperBound...]).contains {
        $0.isASCIILower || $0 > 0xE9
      }
  }

  private func continues(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte.isASCIILetter || byte.isASCIIDigit || "-_/@#&=\\~".utf8.contains(byte)
  }

  /// Whether the name is surely meant: not common words, nor words in capitals.
  fileprivate func isMeant(_ text: [UInt8], at place: Range<Int>, _ hasCapitals: Bool) -> Bool {
    let written = text[place]
    if !written.contains(where: \.isASCIILower) { return isShoutedAlone(text, at: place) }
    if isCommonWord { return isApp && standsAsName(text, at: place) }
    // A name that begins in lower case has a capital where it begins a sentence.
    if !bytes[0].isASCIIUpper, written.dropFirst().elementsEqual(bytes.dropFirst()) { return false }
    if isUnmistakable, !isPlain || !followsArticle(text, at: place.lowerBound) { return true }
    if words < 2 { return false }
    // “Delta chat” inside a sentence has one capital too few.
    let before = text[..<place.lowerBound].suffix(2)
    let isInside = before.count == 2 && before.last == 0x20 && before.first!.isASCIILetter
    let opens = hasCapitals && !isInside
    let capitals = written.dropFirst(opens ? 1 : 0).contains(where: \.isASCIIUpper)
    if capitals { return true }
    return isApp && lower.last != UInt8(ascii: "s")
      && followsPreposition(text, at: place.lowerBound)
  }

  /// “a new version of lumen”, “restart lumen”, “because lumen needs access”: where no common noun in the singular
  /// stands without an article.
  private func standsAsName(_ text: [UInt8], at place: Range<Int>) -> Bool {
    guard lower.last != UInt8(ascii: "s"), text[place].elementsEqual(lower), place.lowerBound > 1
    else { return false }
    let before = wordBefore(text, place.lowerBound)
    let rest = text[place.upperBound...]
    let next = rest.first == 0x20 ? text.word(at: place.upperBound + 1) : ""
    if before == "of" {
      return Self.partsOfApps.contains(wordBefore(text, place.lowerBound - 3))
    }
    if Self.handlingApps.contains(before) {
      return rest.isEmpty || rest.first != 0x20
        || ["and", "or", "to", "again", "first"].contains(next)
    }
    return Self.openingClauses.contains(before) && Self.deedsOfApps.contains(next)
  }

  private static let partsOfApps: WordSet = .words("version versions copy release update")
  private static let handlingApps: WordSet = .words(
    "restart relaunch reopen reinstall uninstall quit launch")
  private static let openingClauses: WordSet = .words(
    "if because when while so that until unless before")
  private static let deedsOfApps: WordSet = .words(
    "needs wants requires asks can cannot couldn won crashes crashed quits")

  /// “a freeform shape”: an adjective, where the name has no capitals inside.
  private func followsArticle(_ text: [UInt8], at start: Int) -> Bool {
    ["a", "an", "the"].contains(wordBefore(text, start))
  }

  private var isPlain: Bool { words < 2 && !bytes.dropFirst().contains(where: \.isASCIIUpper) }

  private func wordBefore(_ text: [UInt8], _ start: Int) -> String {
    guard start > 1, text[start - 1] == 0x20 else { return "" }
    var first = start - 1
    while first > 0, text[first - 1].isASCIILetter { first -= 1 }
    return text.word(at: first)
  }

  /// “in delta chat”, “open delta chat”, not “your delta chat”: no common noun in the singular stands
  /// there without an article.
  private func followsPreposition(_ text: [UInt8], at start: Int) -> Bool {
    Self.beforeNames.contains(wordBefore(text, start))
  }

  /// Prepositions, and verbs of what is done with apps.
  private static let beforeNames: WordSet = .words(
    "in from with to by via using use uses open opens reopen launch restart quit update updating install"
  )
}
