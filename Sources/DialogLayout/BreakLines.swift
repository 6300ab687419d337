extension MeasuredText {
  /// How many lines the text takes, each filled as far as it goes; 0 of an empty text.
  ///
  /// Lines end at spaces and hyphens and between Han, Kana and the like, as Unicode's Line Breaking
  /// Algorithm (Standard Annex 14) has it; Hangul words stay whole, as on the platform, and those
  /// of Thai, which are known by a dictionary. In Lao, Khmer and Burmese a line may end at any
  /// letter, so the count is the least possible. A word wider than a line is broken anywhere.
  ///
  /// - Parameter width: of a line, in 1/1000 em.
  public func lineCount(fitting width: Int) -> Int {
    guard !scalars.isEmpty else { return 0 }
    var lines = LineFiller(width: width)
    var wordStarts = wordStarts[...]
    for index in scalars.indices {
      switch scalars[index] {
      case 0x0A, 0x2028, 0x2029: lines.end()
      case 0x20, 0x09, 0x3000, 0x200B: lines.take(space: widths[index])
      default:
        let beginsWord = wordStarts.first == index
        if beginsWord { wordStarts.removeFirst() }
        if beginsWord || (index > 0 && canBreak(before: index)) { lines.commit() }
        lines.take(widths[index])
      }
    }
    return lines.finish()
  }

  /// Between two scalars that are not spaces, nor two words of Thai.
  private func canBreak(before index: Int) -> Bool {
    let (last, next) = (BreakClass(scalars[index - 1]), BreakClass(scalars[index]))
    switch (last, next) {
    case (_, .mark), (_, .closing), (.opening, _), (_, .glue), (.glue, _): return false
    case (.hyphen, .letter): return true
    case (.ideograph, _), (_, .ideograph): return true
    case (.closing, .opening): return true
    case (.syllabic, .syllabic), (.mark, .syllabic): return true
    default: return false
    }
  }
}

/// Puts words on lines.
private struct LineFiller {
  let width: Int
  private var lines = 0
  /// What is on the line, with the spaces after it.
  private var line = 0
  private var spaces = 0
  /// What can't be parted from what comes.
  private var word = 0

  init(width: Int) { self.width = width }

  mutating func take(_ scalar: Int) {
    word += scalar
    if word > width, word > scalar {
      // Wider than a line by itself.
      word -= scalar
      commit()
      lines += 1
      (line, spaces, word) = (0, 0, scalar)
    }
  }

  mutating func take(space: Int) {
    commit()
    spaces += space
  }

  /// Puts the word on this line, or on the next.
  mutating func commit() {
    if word == 0 { return }
    if line > 0, line + spaces + word > width {
      lines += 1
      line = word
    } else {
      line += spaces + word
    }
    (spaces, word) = (0, 0)
  }

  mutating func end() {
    commit()
    lines += 1
    (line, spaces) = (0, 0)
  }

  mutating func finish() -> Int {
    commit()
    return lines + 1
  }
}

/// What a scalar does to line ends beside it.
private enum BreakClass {
  case letter, ideograph, syllabic, mark, opening, closing, hyphen, glue

  init(_ scalar: UInt32) {
    switch scalar {
    // What most texts are made of.
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0xAC00...0xD7A3: self = .letter
    case 0x2D, 0x2010, 0x2012, 0x2013, 0x2014, 0xAD: self = .hyphen
    case 0xA0, 0x202F, 0x2060, 0x2011, 0xFEFF: self = .glue
    case 0x28, 0x5B, 0x7B, 0x201C, 0x2018, 0xAB, 0x300C, 0x300E, 0x3008, 0x300A, 0x3010, 0x3014,
      0xFF08, 0xFF3B:
      self = .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026,
      0x3001, 0x3002, 0x3005, 0x300D, 0x300F, 0x3009, 0x300B, 0x3011, 0x3015, 0x30FB, 0x30FC,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D:
      self = .closing
    // Small Kana stay with what they belong to.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE:
      self = .closing
    case 0x2E80...0x2FFF, 0x3040...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
      0x1F300...0x1FAFF:
      self = .ideograph
    case 0xE81...0xEB0, 0xEC0...0xEC4, 0x1000...0x102A, 0x1780...0x17B3:
      self = .syllabic
    default:
      self = AdvanceWidths.width(of: scalar).regular == 0 ? .mark : .letter
    }
  }
}
