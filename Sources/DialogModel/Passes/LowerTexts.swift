import DialogLocales
import DialogSupport
import DialogSyntax

extension Lowering {
  /// A text in all the languages it is written in. `dialog` is an index of the program's dialogs;
  /// beyond them stands what belongs to no dialog and has no parameters.
  ///
  /// - Parameter documentation: the text of the comments that are about this text alone.
  mutating func lowerText(
    _ syntax: TextSyntax, documentation: String = "", in dialog: Int
  ) -> Text {
    if case .languages(let languages) = syntax {
      return lowerLanguages(languages, documentation, in: dialog)
    }
    let source = program.project.sourceLocale
    let translation = Translation(
      locale: source, pattern: lowerPattern(syntax, locale: source, in: dialog), origin: .written,
      stamp: nil, documentation: documentation, range: syntax.syntax.range)
    return Text([translation], at: syntax.syntax.range)
  }

  private mutating func lowerLanguages(
    _ syntax: LanguagesSyntax, _ documentation: String, in dialog: Int
  ) -> Text {
    var text = Text([], at: syntax.syntax.range)
    text.translations.reserveCapacity(program.project.locales.count)
    var highestRank = -1
    for row in syntax.rows {
      let word = row.language
      guard let language = resolve(word, saying: row.text?.syntax.written ?? ""),
        let pattern = row.text
      else { continue }
      // Rows usually stand in the order of the project's locales; then nothing is looked for.
      let place = language.rank > highestRank ? 0 : self.place(ofRank: language.rank, in: text)
      if place > 0, text.translations[place - 1].locale == language.tag {
        let first = text.translations[place - 1].range
        let isSame = pattern.syntax.tree.file.text(first.bytes) == pattern.syntax.written
        report(
          .repeated(
            word, as: language.tag, first: first, removing: isSame ? row.syntax.withSpace : nil))
        continue
      }
      let count = findings.count
      let translation = Translation(
        locale: language.tag,
        pattern: lowerPattern(pattern, locale: language.tag, in: dialog),
        origin: .written, stamp: row.stamp?.hash.map(Translation.Stamp.init),
        documentation: language.tag == program.project.sourceLocale
          ? documentation.followed(by: row.documentation) : row.documentation,
        range: pattern.syntax.range)
      for index in count..<findings.count { findings[index].locale = language.tag.tag }
      if language.rank > highestRank {
        text.translations.append(translation)
        highestRank = language.rank
      } else {
        text.translations.insert(translation, at: place)
      }
    }
    checkSource(of: text)
    return text
  }

  /// Where a translation stands among those that a text has: the source language, the project’s others,
  /// then the rest; after one of its own language.
  mutating func place(ofRank rank: Int, in text: Text) -> Int {
    text.translations.partitioningIndex { (self.rank(ofKnown: $0.locale) ?? .max) > rank }
  }

  private mutating func checkSource(of text: Text) {
    let source = program.project.sourceLocale
    if text.translations.first?.locale == source || text[source] != nil { return }
    report(
      .missingSource(
        source, at: text.range, first: text.translations.first?.locale,
        isNamed: program.project.name != nil))
  }

  // MARK: Patterns

  mutating func lowerPattern(
    _ syntax: TextSyntax, locale: LanguageTag, in dialog: Int
  ) -> Pattern {
    switch syntax {
    case .string(let string): .parts(lowerParts(string, locale: locale, in: dialog))
    case .selection(let selection): lowerSelection(selection, locale: locale, in: dialog)
    case .languages: .parts([])
    }
  }

  private mutating func lowerParts(
    _ string: StringSyntax, locale: LanguageTag, in dialog: Int
  ) -> [Part] {
    let parts = readParts(string, locale: locale, in: dialog)
    checkForeignPlaceholders(parts, in: string.syntax.tree, locale: locale, dialog: dialog)
    return parts
  }

  private mutating func readParts(
    _ string: StringSyntax, locale: LanguageTag, in dialog: Int
  ) -> [Part] {
    let file = string.syntax.tree.file
    if string.isVerbatim {
      let range = string.contentRange
      return range.isEmpty ? [] : [.text(file.text(range), range, isVerbatim: true)]
    }
    var parts: [Part] = []
    for segment in string.segments {
      switch segment {
      case .verbatim(let range):
        parts.append(.text(file.text(range), range, isVerbatim: true))
      case .escape(let scalar, let range):
        parts.append(.text(String(Character(scalar)), range, isVerbatim: false))
      case .placeholder(let name, let style, let range):
        let tree = string.syntax.tree
        let word = Word(text: file.text(name), range: tree.range(name))
        if style == nil,
          let ending = pluralEnding(word, after: parts, of: string, locale, in: dialog)
        {
          report(ending, judgedBy: dialog)
          continue
        }
        let placeholder = lowerPlaceholder(
          word,
          style: style.map { Word(text: file.text($0), range: tree.range($0)) },
          range: range, of: string, locale: locale, in: dialog)
        guard let placeholder else { continue }
        placeholder.leaveValueOut(ofLast: &parts, in: locale)
        parts.append(.placeholder(placeholder.agreeing(after: parts)))
      }
    }
    return parts
  }

  // MARK: Placeholders

  private mutating func lowerPlaceholder(
    _ name: Word, style: Word?, range: ByteRange, of string: StringSyntax, locale: LanguageTag,
    in dialog: Int
  ) -> Placeholder? {
    let isElement = dialog < scopes.count && scopes[dialog].element == name.text
    let written = style.flatMap { lowerStyle($0, of: name, locale: locale, in: dialog) } ?? .plain
    if isElement {
      checkStyle(written, style, of: .string, named: name, string, locale, in: dialog)
      return Placeholder(value: .element, style: written, range: range)
    }
    guard let index = parameter(name, expecting: written.typicalType, in: dialog) else {
      return nil
    }
    if !scopes[dialog].isInferred[index] {
      let type = program.dialogs[dialog].parameters[index].type
      checkStyle(written, style, of: type, named: name, string, locale, in: dialog)
    }
    return Placeholder(value: .parameter(index), style: written, range: range)
  }

  private mutating func lowerStyle(
    _ word: Word, of name: Word, locale: LanguageTag, in dialog: Int
  ) -> Placeholder.Style? {
    if let style = Placeholder.Style.keywords.first(where: { $0.keyword == word.text })?.style {
      return style
    }
    let type = String(word.text.drop { $0 == " " })
    if ParameterType.builtIn.contains(where: { $0.keyword == type }) {
      report(.typeInPlaceholder(word, name: name))
      return nil
    }
    let isAgreement = word.text.contains("/") || !word.text.utf8.allSatisfy { $0 < 0x80 }
    if isAgreement {
      if AgreementKind.find(word.text, in: locale) == nil {
        report(.unknownAgreement(word, locale))
      }
      return .agreement(Agreement(word.text))
    }
    let declared = declaredParameter(name.text, in: dialog).flatMap { index in
      scopes[dialog].isInferred[index] ? nil : program.dialogs[dialog].parameters[index].type
    }
    report(
      .unknownStyle(
        word, name: name, type: declared, typeName: declared?.keyword(in: program.enums) ?? ""))
    return nil
  }

  private mutating func checkStyle(
    _ style: Placeholder.Style, _ word: Word?, of type: ParameterType, named name: Word,
    _ string: StringSyntax, _ locale: LanguageTag, in dialog: Int
  ) {
    if style.fits(type) { return }
    let typeName = type.keyword(in: program.enums)
    if let word {
      let fitting = Placeholder.Style.words(for: type)
      report(.styleType(word, name.text, typeName, fitting: fitting), judgedBy: dialog)
    } else {
      let selection = textsByCase(of: type, named: name.text, string, locale)
      report(
        .unprintable(name, typeName, selection: selection.map { ($0, string.range) }),
        judgedBy: dialog)
    }
  }
}

extension Placeholder {
  /// The placeholder as it is meant after what the text has so far: an agreement with a value that
  /// was just written leaves the value out.
  fileprivate func agreeing(after parts: [Part]) -> Placeholder {
    guard case .agreement(let agreement) = style else { return self }
    for part in parts.reversed() {
      switch part {
      case .placeholder(let earlier):
        guard earlier.value == value else { return self }
        let alone = Agreement(
          agreement.forms, writesValue: false, shownAs: .init(earlier.style))
        return Placeholder(value: value, style: .agreement(alone), range: range)
      case .text(let text, _, _):
        guard text.unicodeScalars.allSatisfy(\.isClosingMark) else { return self }
      }
    }
    return self
  }

  /// Lets an agreement that comes before this value, with nothing but opening quotes between the
  /// two, leave the value to this one: `{album:de/d’}« {album} »`.
  fileprivate func leaveValueOut(ofLast parts: inout [Part], in locale: LanguageTag) {
    if case .agreement = style { return }
    var index = parts.count - 1
    while index >= 0, case .text(let text, _, _) = parts[index] {
      guard text.unicodeScalars.allSatisfy(\.isOpeningMark) else { return }
      index -= 1
    }
    guard index >= 0, case .placeholder(let earlier) = parts[index], earlier.value == value,
      case .agreement(let agreement) = earlier.style,
      AgreementKind.find(agreement.forms, in: locale)?.side == .before
    else { return }
    let alone = Agreement(agreement.forms, writesValue: false, shownAs: .init(style))
    parts[index] = .placeholder(
      Placeholder(value: value, style: .agreement(alone), range: earlier.range))
  }
}

extension Unicode.Scalar {
  /// Whether it opens quotes or brackets, or is one of the spaces that French writes within them.
  fileprivate var isOpeningMark: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "\"" || self == "'" || self == "\u{A0}" || self == "\u{202F}"
    }
  }

  /// Whether it closes quotes or brackets.
  fileprivate var isClosingMark: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: self == "\"" || self == "'"
    }
  }
}

extension Placeholder.Style {
  /// The type of a parameter that is declared nowhere but written so.
  var typicalType: ParameterType {
    switch self {
    case .number: .int
    case .percent: .double
    case .date, .time, .relative: .date
    case .list: .stringList
    case .plain, .quoted, .agreement: .string
    }
  }
}

extension String {
  /// The lines of both; of an empty one nothing.
  fileprivate func followed(by other: String) -> String {
    isEmpty ? other : other.isEmpty ? self : self + "\n" + other
  }
}
