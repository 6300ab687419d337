import DialogLocales
import DialogSupport

/// A text as phrases are looked for in it: what stands between spaces, without the marks around it, in
/// lower case and with straight apostrophes.
public struct PhraseText: Sendable {
  /// The words of each sentence that has one, in order.
  public let sentences: [ArraySlice<Word>]

  /// What stands between spaces.
  public struct Word: Sendable {
    /// Empty of what is quoted, which no phrase is made of.
    public let text: String
    /// By what phrases that begin with it are found.
    let keys: OpeningKeys
    /// Its bytes in the text's UTF-8.
    public let range: Range<Int>
    /// Whether a sentence begins with it, or a clause after a comma, a colon or a dash.
    public let opensClause: Bool
  }

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) {
    var (splitter, text) = (PhraseSplitter(), text)
    text.withUTF8 { splitter.read($0) }
    sentences = splitter.sentences
  }
}

/// Reads a text from left to right.
private struct PhraseSplitter {
  var sentences: [ArraySlice<PhraseText.Word>] = []
  private var words: [PhraseText.Word] = []
  /// Its UTF-8, letters of ASCII in lower case.
  private var word: [UInt8] = []
  private var isASCII = true
  /// The marks since the word's last letter.
  private var marks: [Unicode.Scalar] = []
  private var range = 0..<0
  private var offset = 0
  private var opensClause = true
  private var isQuoted = false
  private var beginsQuoted = false

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count {
      if bytes[offset].isOfPhraseWord {
        takeLetters(bytes)
      } else {
        take(bytes.scalar(at: offset).scalar)
      }
    }
    endSentence()
  }

  /// Takes a run of letters and digits of ASCII at once: texts hardly have anything else.
  private mutating func takeLetters(_ bytes: UnsafeBufferPointer<UInt8>) {
    beginLetters()
    while offset < bytes.count, bytes[offset].isOfPhraseWord {
      let byte = bytes[offset]
      word.append(byte.lowercasedASCII)
      offset += 1
    }
    range = range.lowerBound..<offset
  }

  /// Says where the word begins, if it does, and takes the marks before a letter for its own.
  private mutating func beginLetters() {
    if word.isEmpty { (range, beginsQuoted) = (offset..<offset, isQuoted) }
    if marks.isEmpty { return }
    for mark in marks { append(mark == "’" ? "'" : mark) }
    marks.removeAll(keepingCapacity: true)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ", "\u{A0}", "\t": endWord()
    case "\n": endSentence()
    case "—", "–":
      endWord()
      opensClause = true
    default: takeMark(scalar)
    }
    offset += UTF8.width(scalar)
  }

  private mutating func takeMark(_ scalar: Unicode.Scalar) {
    if scalar.isOfPhraseWord {
      beginLetters()
      append(scalar)
      range = range.lowerBound..<offset + UTF8.width(scalar)
      return
    }
    switch scalar {
    case "“", "‘", "「": isQuoted = true
    case "”", "」": isQuoted = false
    case "\"": isQuoted.toggle()
    default: break
    }
    if word.isEmpty {
      if scalar == "’" { isQuoted = false }
    } else {
      marks.append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII else {
      isASCII = false
      return word.append(contentsOf: UTF8.encode(scalar)!)
    }
    let byte = UInt8(scalar.value)
    word.append(byte.lowercasedASCII)
  }

  private var text: String {
    if beginsQuoted { return "" }
    let text = String(decoding: word, as: UTF8.self)
    return isASCII ? text : text.lowercased()
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let text = text
    if words.isEmpty { words.reserveCapacity(8) }
    words.append(
      PhraseText.Word(
        text: text, keys: OpeningKeys(text), range: range, opensClause: opensClause))
    word.removeAll(keepingCapacity: true)
    isASCII = true
    opensClause = false
    if !marks.isEmpty { endWithMarks() }
  }

  /// What the marks after a word mean to what follows.
  private mutating func endWithMarks() {
    opensClause = marks.contains { $0 == "," || $0 == ";" || $0 == ":" }
    // A closing mark, where no apostrophe has letters after it.
    if isQuoted, marks.contains("’") { isQuoted = false }
    let endsSentence = marks.contains { SentenceEnd.mark($0) != nil }
    marks.removeAll(keepingCapacity: true)
    if endsSentence { endSentence() }
  }

  private mutating func endSentence() {
    endWord()
    if !words.isEmpty { sentences.append(words[...]) }
    words.removeAll()
    opensClause = true
  }
}

extension UInt8 {
  /// Letters and digits of ASCII.
  @inline(__always)
  fileprivate var isOfPhraseWord: Bool { isASCIILetter || isASCIIDigit }
}

extension Unicode.Scalar {
  /// Letters, digits, placeholders, emoji, and the signs that numbers and addresses have at an end.
  fileprivate var isOfPhraseWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "%", "@", "$", "+", "#", "가"..."힣": true
    case _ where isASCII: false
    case "“", "”", "‘", "’", "「", "」", "『", "』", "…", "·", "•", "¡", "¿", "«", "»", "—", "–", "‹",
      "›", "、", "。", "！", "？", "（", "）":
      false
    default: !properties.isWhitespace
    }
  }
}
