import DialogFindings
import DialogReading

extension Rule {
  static let l10nWhitespace = Rule(
    "l10n/whitespace", .always(.warning),
    from: [
      .weblate("Starting spaces, Trailing space, Double space, Mismatched \\n"),
      .pofilter("startwhitespace, endwhitespace, doublespacing, newlines"),
    ],
    summary: Message(
      en: "no spaces at the ends or two in a row; lines break as in the source",
      ko: "앞뒤에 공백이 없고, 공백을 이어 쓰지 않으며, 줄은 원본처럼 나눕니다"),
    reason: Message(
      en: """
        Spaces that nobody sees while typing show when the text is centred or wraps, and they make \
        equal texts differ. A translation has as many lines as its source, or it fits another place. A \
        value that runs into the word beside it has lost a space.
        """,
      ko: """
        쓸 때 보이지 않는 공백은 가운데 정렬이나 줄바꿈에서 드러나고, 같은 텍스트를 다르게 만듭니다. 번역의 줄 수가 원본과 \
        다르면 자리가 맞지 않습니다. 값이 옆의 단어에 붙으면 공백이 빠진 것입니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을⟦  ⟧삭제할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
            button delete destructive
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: Check(
      dialog: { context, findings in
        for pair in context.pairs {
          pair.compareLines(&findings)
          pair.compareSpacesOfValues(&findings)
        }
      },
      text: { variant, findings in
        guard !variant.isTerm, !variant.isEmptyText else { return }
        variant.reportOtherSpaces(&findings)
        guard
          !variant.traits.marks.isDisjoint(with: [.leadingSpace, .trailingSpace, .doubledSpace])
        else { return }
        variant.reportSpaces(&findings)
      }))
}

extension TextVariant {
  fileprivate func reportSpaces(_ findings: inout Findings) {
    var index = 0
    while index < bytes.count {
      guard bytes[index].isSpace else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isSpace { index += 1 }
      report(start..<index, &findings)
    }
  }

  /// Spaces of other widths at the ends: the no-break one, the one of East Asia.
  fileprivate func reportOtherSpaces(_ findings: inout Findings) {
    let scalars = text.unicodeScalars
    if let first = scalars.first, first.isOtherSpace {
      report(0..<UTF8.width(first), &findings)
    }
    if let last = scalars.last, last.isOtherSpace {
      report(bytes.count - UTF8.width(last)..<bytes.count, &findings)
    }
  }

  private func report(_ range: Range<Int>, _ findings: inout Findings) {
    let isFirst = range.lowerBound == 0
    let isLast = range.upperBound == bytes.count
    let run = bytes[range]
    if isFirst || isLast {
      let fixes = [FixIt].one(.remove(spaces: true), replace(range, with: ""), applicability: .safe)
      findings.report(isFirst ? .leading : .trailing, in: self, at: range, fixes: fixes)
    } else if run.count > 1, run.allSatisfy({ $0 == 0x20 }) {
      let fixes = [FixIt].one(
        .remove(spaces: false), replace(range, with: " "), applicability: .safe)
      findings.report(.doubled, in: self, at: range, fixes: fixes)
    }
  }
}

extension TranslationPair {
  /// Reports an arm with more lines than the source has, or fewer. A break more between two sentences
  /// changes nothing.
  fileprivate func compareLines(_ findings: inout Findings) {
    for variant in variants {
      if let shown = variant.escapedLineFeed,
        !counterparts(of: variant).contains(where: { $0.bytes.contains(UInt8(ascii: "\\")) })
      {
        findings.report(.escaped, in: variant, at: shown)
      }
      let count = variant.lineCount
      let counterparts = counterparts(of: variant)
      guard !variant.isEmptyText, !counterparts.contains(where: { $0.lineCount == count }) else {
        continue
      }
      let isMore = counterparts.allSatisfy { $0.lineCount < count }
      if isMore, variant.breaksBetweenSentences { continue }
      findings.report(.lines(count, counterparts[0].lineCount), in: variant)
    }
  }
}

extension TranslationPair {
  /// Reports values that letters stand right beside, where the source has none there.
  fileprivate func compareSpacesOfValues(_ findings: inout Findings) {
    for variant in variants where variant.traits.placeholderCount > 0 {
      guard let (place, name) = variant.gluedValue,
        counterparts(of: variant).allSatisfy({ $0.gluedValue == nil })
      else { continue }
      findings.report(
        .glued(name), in: variant, at: place..<place,
        fixes: .one(.setApart, variant.replace(place..<place, with: " ")))
    }
  }
}

extension TextVariant {
  /// Where a space is missing beside a value, and its name: before one after any letter, after one
  /// before a word of five letters or more, as units are shorter and many languages put endings there.
  fileprivate var gluedValue: (place: Int, name: String)? {
    let scripts = conventions.scripts
    guard !scripts.isDisjoint(with: [.latin, .cyrillic, .greek]) else { return nil }
    for (offset, placeholder) in placeholdersByOffset {
      let before = Substring(text.utf8.prefix(offset)).unicodeScalars.last
      if before?.isLetterOrMark ?? false { return (offset, name(of: placeholder.value)) }
      let end = offset + TextVariant.placeholder.utf8.count
      let after = Substring(text.utf8.dropFirst(end)).unicodeScalars.prefix(while: \.isLetterOrMark)
      if after.count > 4, !conventions.putsEndingsOnValues {
        return (end, name(of: placeholder.value))
      }
    }
    return nil
  }

  /// Lines with something in them; those at the ends are another fault.
  fileprivate var lineCount: Int { traits.lineBreakCount == 0 ? 1 : lines.count }

  /// The bytes of a backslash and an n that people would read: a line feed that was escaped twice.
  fileprivate var escapedLineFeed: Range<Int>? {
    guard let place = bytes.firstIndex(of: UInt8(ascii: "\\")), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "n")
    else { return nil }
    return place..<place + 2
  }

  private var lines: [Substring.UTF8View] {
    text.utf8.split(separator: 0x0A).filter { line in line.contains { !$0.isSpace } }
  }

  /// Whether each line but the last ends a sentence, or introduces what follows.
  fileprivate var breaksBetweenSentences: Bool {
    lines.dropLast().allSatisfy { line in
      let end = SentenceEnd(of: String(Substring(line)))
      return end.isSentence || end == .colon
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isOtherSpace: Bool {
    switch value {
    case 0xA0, 0x202F, 0x2002, 0x2003, 0x2009, 0x3000: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 }
}

extension Message {
  fileprivate static let leading = Message(
    en: "the text starts with white space; remove it", ko: "텍스트가 공백으로 시작합니다. 지우세요")
  fileprivate static let trailing = Message(
    en: "the text ends with white space; remove it", ko: "텍스트가 공백으로 끝납니다. 지우세요")
  fileprivate static let doubled = Message(
    en: "more than one space; one is enough", ko: "공백이 겹쳤습니다. 하나만 쓰세요")

  fileprivate static let escaped = Message(
    en: "‘\\n’ is read as it stands, with the backslash; write a line break, or a space",
    ko: "‘\\n’이 그대로 보입니다. 줄을 바꾸거나 공백을 쓰세요")

  fileprivate static func remove(spaces isAll: Bool) -> Message {
    isAll
      ? Message(en: "remove the white space", ko: "공백 삭제")
      : Message(en: "leave one space", ko: "공백 하나만 남기기")
  }

  fileprivate static func glued(_ name: String) -> Message {
    Message(
      en: "‘{\(name)}’ runs into the word beside it; set a space between them",
      ko: "‘{\(name)}’ 값이 옆의 단어에 붙어 있습니다. 띄어 쓰세요")
  }

  fileprivate static let setApart = Message(en: "insert a space", ko: "공백 넣기")

  fileprivate static func lines(_ count: Int, _ wanted: Int) -> Message {
    Message(
      en:
        "\(count == 1 ? "1 line" : "\(count) lines") here, \(wanted) in the source; break the lines as it does",
      ko: "여기는 \(count)줄, 원본은 \(wanted)줄입니다. 원본처럼 줄을 나누세요")
  }
}
