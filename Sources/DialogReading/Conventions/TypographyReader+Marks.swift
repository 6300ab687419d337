import DialogLocales
import DialogSupport

/// Marks that end sentences and clauses.
extension TypographyReader {
  func marks() -> [TypographicFault] {
    var faults: [TypographicFault] = []
    for index in scalars.indices {
      let mark = scalars[index]
      guard isMark(mark) else { continue }
      if let fault = spaceBefore(mark, at: index) ?? ownMark(mark, at: index) {
        faults.append(fault)
      }
    }
    if conventions.language == "es" { faults += unopened() }
    if conventions.language == "th", let stop = needlessStop() { faults.append(stop) }
    return faults
  }

  /// Digits with the sign of percent after them, in a language that sets it before.
  func percentsAfter() -> [TypographicFault] {
    scalars.indices.compactMap { index in
      guard scalars[index] == "%", isDigit(scalar(index - 1)), scalar(index + 1) != "s" else {
        return nil
      }
      var start = index
      while isDigit(scalar(start - 1)) || isDecimal(at: start - 1) { start -= 1 }
      let number = String(String.UnicodeScalarView(scalars[start..<index]))
      return fault(.percentAfter, start..<index + 1, [edit(start..<index + 1, "%" + number)])
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isDecimal(at index: Int) -> Bool {
    (scalar(index) == "," || scalar(index) == ".") && isDigit(scalar(index - 1))
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ":", ";", "?", "!", "。", "、", "，", "？", "！", "：", "；", "؟", "،", "؛": true
    default: false
    }
  }

  // MARK: Spaces

  private func spaceBefore(_ mark: Unicode.Scalar, at index: Int) -> TypographicFault? {
    let before = scalar(index - 1)
    let isSpace = before == " " || before == "\u{A0}" || before == "\u{202F}"
    let isFace = scalar(index + 1) == ")" && (mark == ":" || mark == ";")
    guard isSpace || conventions.spacesMarks, index > 0, isEnd(scalar(index + 1)) || isWide(mark),
      !isFace
    else { return nil }
    // Some Japanese styles set a space before narrow marks.
    if conventions.language == "ja", mark == "?" || mark == "!" { return nil }
    if conventions.spacesMarks, "?!;:".unicodeScalars.contains(mark) {
      return isSpace || !needsSpace(index) ? nil : narrowed(index)
    }
    guard isSpace, index > 1, scalar(index - 2) != " " else { return nil }
    return fault(.spaceBeforeMark, index - 1..<index, [edit(index - 1..<index, "")])
  }

  /// Whether a mark of French comes after a word: not after another mark, and not in Canada,
  /// which puts a space before the colon alone.
  private func needsSpace(_ index: Int) -> Bool {
    let before = scalar(index - 1)
    let isWord =
      before.properties.isAlphabetic || before.properties.numericType != nil
      || "\u{FFFC}»)%".unicodeScalars.contains(before)
    let isSpaced = conventions.tag.region != "CA" && conventions.tag.region != "CH"
    return isWord && (isSpaced || scalars[index] == ":")
  }

  private func narrowed(_ index: Int) -> TypographicFault {
    fault(.noSpaceBeforeMark, index..<index + 1, [edit(index..<index, "\u{A0}")])
  }

  /// Whether a mark is as wide as a letter of Han, with its space in it.
  private func isWide(_ mark: Unicode.Scalar) -> Bool { mark.value > 0x3000 && mark != "\u{FFFC}" }

  private func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\u{A0}"
      || "\"”»’')".unicodeScalars.contains(scalar)
  }

  // MARK: Marks of the script

  /// A mark of ASCII after a letter whose script has its own.
  private func ownMark(_ mark: Unicode.Scalar, at index: Int) -> TypographicFault? {
    if let plain = asciiMark(for: mark) {
      let isFollowed = scalar(index + 1).properties.isAlphabetic || scalar(index + 1) == "\u{FFFC}"
      let written = isFollowed ? plain + " " : plain
      return fault(.plainMark, index..<index + 1, [edit(index..<index + 1, written)])
    }
    guard let own = own(mark, after: index), !scalar(index + 1).isASCIILetterOrDigit,
      scalar(index + 1) != mark
    else { return nil }
    let isNarrow = conventions.language == "ja" && (mark == "?" || mark == "!")
    // The space is in the wide mark.
    let rest = scalars[(index + 1)...]
    let hasSpace = rest.first == " " && own.unicodeScalars.allSatisfy(isWide)
    return fault(
      isNarrow ? .narrowMark : .plainMark, index..<index + 1,
      [edit(index..<index + (hasSpace ? 2 : 1), own)])
  }

  private func own(_ mark: Unicode.Scalar, after index: Int) -> String? {
    switch conventions.ownMarks {
    case .chinese: return isAmongHan(index) ? wideMarks[mark] : nil
    case .japanese: return isAmongHan(index) ? japaneseMarks[mark] : nil
    case .arabic:
      let before = scalar(index - 1)
      let scripts: Scripts = before.properties.isAlphabetic ? .of(before) : []
      let isClosing = "\u{FFFC}»”)%٪".unicodeScalars.contains(before)
      let isForeign = mark == "?" && scripts == .latin
      let isText = scripts == .arabic || (isClosing || isForeign) && hasArabic
      return isText ? arabicMarks[mark] : nil
    case .none, .others: return nil
    }
  }

  private var hasArabic: Bool { scalars.contains { Scripts.of($0) == .arabic } }

  /// What a language that writes the marks of ASCII writes for one of another script.
  private func asciiMark(for mark: Unicode.Scalar) -> String? {
    guard !mark.isASCII, conventions.ownMarks == .none else { return nil }
    switch mark {
    case "。": return "."
    case "、", "，", "،": return ","
    case "？", "؟": return "?"
    case "！": return "!"
    case "：": return ":"
    case "；", "؛": return ";"
    default: return nil
    }
  }

  /// Whether a mark comes after Han or kana; or after a value, a quotation or a Latin word, with
  /// Han or kana or the end of the text next.
  private func isAmongHan(_ index: Int) -> Bool {
    if isHanOrKana(scalar(index - 1)) { return true }
    var next = index + 1
    while next < scalars.count, scalars[next] == " " { next += 1 }
    let isNearHan = next < scalars.count ? isHanOrKana(scalars[next]) : isRunning
    let before = scalar(index - 1)
    let isValue = before == "\u{FFFC}" || before.properties.isAlphabetic
    return isNearHan && (isValue || "”」』》）)%".unicodeScalars.contains(before))
  }

  private func isHanOrKana(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic else { return false }
    return !Scripts.of(scalar).isDisjoint(with: [.han, .hiragana, .katakana])
  }

  /// Whether it is more than a word in Latin letters: has Han or kana at all.
  private var isRunning: Bool { scalars.contains(where: isHanOrKana) }

  private var wideMarks: [Unicode.Scalar: String] {
    [".": "。", ",": "，", "?": "？", "!": "！", ";": "；", ":": "："]
  }

  private var japaneseMarks: [Unicode.Scalar: String] {
    [".": "。", ",": "、", "?": "？", "!": "！"]
  }

  private var arabicMarks: [Unicode.Scalar: String] { ["?": "؟", ",": "،", ";": "؛"] }

  // MARK: Thai

  /// A full stop after a word of five letters or more, which no abbreviation has.
  private func needlessStop() -> TypographicFault? {
    guard let last = scalars.last, last == ".", scalars.count > 12 else { return nil }
    let word = scalars.dropLast().suffix(8)
    guard word.allSatisfy({ (0xE01...0xE4E).contains($0.value) }) else { return nil }
    let place = scalars.count - 1
    return fault(.needlessStop, place..<place + 1, [edit(place..<place + 1, "")])
  }

  // MARK: Spanish

  /// A question or an exclamation that nothing opens.
  private func unopened() -> [TypographicFault] {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("¿", "?"), ("¡", "!")]
    return pairs.compactMap { open, close in
      let (opened, closed) = (scalars.filter { $0 == open }, scalars.filter { $0 == close })
      let isMixed = close == "!" && scalars.contains("¿") || close == "?" && scalars.contains("¡")
      guard closed.count > opened.count, !isMixed, let last = scalars.lastIndex(of: close) else {
        return nil
      }
      return fault(.notOpened, last..<last + 1, opening(open, of: last, isOnly: closed.count == 1))
    }
  }

  /// Opens the sentence where its start is sure: it is the only one of the text.
  private func opening(
    _ mark: Unicode.Scalar, of end: Int, isOnly: Bool
  ) -> [TypographicFault.Edit] {
    let isAlone = !scalars[..<end].contains { ".!?:,;\n".unicodeScalars.contains($0) }
    return isOnly && isAlone ? [edit(0..<0, String(mark))] : []
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetterOrDigit: Bool {
    value < 0x80 && (UInt8(value).isASCIILetter || UInt8(value).isASCIIDigit)
  }
}
