public import DialogLocales

/// A mark that is not the language's own.
public struct TypographicFault: Hashable, Sendable {
  /// What is wrong with it.
  public let kind: Kind
  /// Bytes of the text's UTF-8.
  public let range: Range<Int>
  /// What would mend it, in order of place; none where that is not sure.
  public let edits: [Edit]

  /// What is wrong with a mark.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// `...`
    case dots
    /// `"`, `'` around a text.
    case straightQuotes
    /// Quotation marks of other languages.
    case foreignQuotes
    /// Quotation marks of the language that close where they should open.
    case reversedQuotes
    /// A quote that nothing opens or closes.
    case notClosed
    /// A hyphen between spaces, two in a row.
    case hyphen
    /// `?` without `¿`.
    case notOpened
    /// `?` or `,` of ASCII where the script has its own.
    case plainMark
    /// `?` or `!` of ASCII in Japanese, which some texts use throughout.
    case narrowMark
    /// A full stop at the end of a language that writes none.
    case needlessStop
    /// A space before a mark that takes none.
    case spaceBeforeMark
    /// A mark that takes a space and has none.
    case noSpaceBeforeMark
    /// `20%` in Turkish, which writes `%20`.
    case percentAfter
  }

  /// A change that mends it, or a part of that change.
  public struct Edit: Hashable, Sendable {
    /// The bytes of the text’s UTF-8 that are replaced.
    public let range: Range<Int>
    /// What stands there instead.
    public let text: String
  }
}

extension LanguageConventions {
  /// The marks of a text that are not the language's own, in order of place.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - traits: those of the text.
  public func typographicFaults(_ text: String, _ traits: TextTraits) -> [TypographicFault] {
    let suspects: TextTraits.Marks = [
      .dots, .straightQuote, .straightApostrophe, .quote, .spacedHyphen, .question, .spacedMark,
      .plainMark, .wideMark,
    ]
    let mayHavePercent = setsPercentFirst && traits.marks.contains(.digit)
    guard !traits.marks.isDisjoint(with: suspects) || mayHavePercent else { return [] }
    let reader = TypographyReader(text, self)
    var faults: [TypographicFault] = []
    if mayHavePercent { faults += reader.percentsAfter() }
    if traits.marks.contains(.dots) { faults += reader.dots() }
    if traits.marks.contains(.straightQuote), !allowsStraightQuotes {
      faults += reader.straightQuotes()
    }
    if traits.marks.contains(.straightApostrophe), !allowsStraightQuotes {
      faults += reader.straightSingleQuotes()
    }
    if traits.marks.contains(.quote) {
      faults += reader.foreignQuotes() + reader.unopenedSingleQuote()
    }
    if traits.marks.contains(.spacedHyphen) { faults += reader.hyphens() }
    faults += reader.marks()
    if faults.isEmpty { return [] }
    return TypographicFault.Kind.allCases.compactMap { kind in
      TypographicFault(joining: faults.filter { $0.kind == kind })
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TypographicFault {
  /// Faults of one kind as one, at the place of the first, mended together where all can be.
  fileprivate init?(joining faults: [TypographicFault]) {
    guard let first = faults.first else { return nil }
    let areAllMendable = faults.allSatisfy { !$0.edits.isEmpty }
    self.init(
      kind: first.kind, range: first.range, edits: areAllMendable ? faults.flatMap(\.edits) : [])
  }
}

/// Reads a text for its marks.
struct TypographyReader {
  let conventions: LanguageConventions
  let scalars: [Unicode.Scalar]
  /// Where each scalar starts in the text's UTF-8, and where the last ends.
  let offsets: [Int]

  init(_ text: String, _ conventions: LanguageConventions) {
    self.conventions = conventions
    var (scalars, offsets): ([Unicode.Scalar], [Int]) = ([], [])
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    (self.scalars, self.offsets) = (scalars, offsets)
  }

  /// What stands at a place; a space beyond the ends.
  func scalar(_ index: Int) -> Unicode.Scalar {
    scalars.indices.contains(index) ? scalars[index] : " "
  }

  func range(_ indices: Range<Int>) -> Range<Int> {
    offsets[indices.lowerBound]..<offsets[indices.upperBound]
  }

  func edit(_ indices: Range<Int>, _ text: String) -> TypographicFault.Edit {
    TypographicFault.Edit(range: range(indices), text: text)
  }

  func fault(
    _ kind: TypographicFault.Kind, _ indices: Range<Int>, _ edits: [TypographicFault.Edit] = []
  ) -> TypographicFault {
    TypographicFault(kind: kind, range: range(indices), edits: edits)
  }

  // MARK: Dots and hyphens

  func dots() -> [TypographicFault] {
    runs(of: ".", atLeast: 3).map { run in
      let isChinese = conventions.language == "zh" || conventions.language == "yue"
      return fault(.dots, run, run.count == 3 ? [edit(run, isChinese ? "……" : "…")] : [])
    }
  }

  func hyphens() -> [TypographicFault] {
    guard !conventions.scripts.isDisjoint(with: [.latin, .cyrillic, .greek]) else { return [] }
    return runs(of: "-", atLeast: 1).compactMap { run in
      let (before, after) = (run.lowerBound - 1, run.upperBound)
      guard scalar(before) == " ", scalar(after) == " ", run.count < 3,
        isText(scalar(before - 1)), isText(scalar(after + 1)), before > 0
      else { return nil }
      // From one value to another it may be a range.
      let isOfValues = scalar(before - 1) == "\u{FFFC}" && scalar(after + 1) == "\u{FFFC}"
      return fault(.hyphen, run, isOfValues ? [] : [edit(before..<after + 1, dash)])
    }
  }

  private var dash: String {
    switch conventions.language {
    case "en": "—"
    case "ru", "uk", "be", "bg", "fr", "es", "pt", "it", "pl": " — "
    default: " – "
    }
  }

  /// Letters, placeholders and marks that close; no digits, between which a hyphen may be a minus.
  private func isText(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "\u{FFFC}"
      || "”»“\")".unicodeScalars.contains(scalar)
  }

  func runs(of scalar: Unicode.Scalar, atLeast count: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, scalars[index] == scalar { index += 1 }
      if index - start >= count { runs.append(start..<index) }
      index = max(index, start + 1)
    }
    return runs
  }
}
