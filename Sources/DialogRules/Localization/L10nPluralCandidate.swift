import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let l10nPluralCandidate = Rule(
    "l10n/plural-candidate", .always(.note),
    from: [.androidLint("PluralsCandidate"), .cldr("Part 3, Language Plural Rules")],
    summary: Message(
      en: "a number that counts something is in a text with the forms that the language needs",
      ko: "무언가를 세는 수는 언어에 필요한 형태를 갖춘 텍스트에 씁니다"),
    reason: Message(
      en: """
        “Delete 1 Items?” is wrong, and in Polish no single form is right for 1, 2 and 5. Where the \
        language changes nouns with numbers, select the text: `by count { one … other … }`. Numbers \
        that count nothing (Error 5) and texts that avoid the matter (Items: 5) are fine.
        """,
      ko: """
        ‘Delete 1 Items?’는 틀렸고, 폴란드어에서는 어떤 형태도 1, 2, 5에 다 맞지 않습니다. 수에 따라 명사가 바뀌는 언어에서는 \
        by count { one … other … }로 텍스트를 고르세요. 세지 않는 수(오류 5)나 이를 피한 텍스트(항목: 5)는 괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} File?"  other "Share {count} Files?" }
            de "⟦{count}⟧ Dateien teilen?"
          }
          button share
          cancel
        }
        """),
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} File?"  other "Share {count} Files?" }
            de by count { one "{count} Datei teilen?"  other "{count} Dateien teilen?" }
            ko "파일 {count}개를 공유할까요?"
          }
          button share
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .comparison { context, findings in
      for variant in context.variants where variant.locale.isEnglish && !variant.isTerm {
        guard let place = variant.placeOfTwoForms else { continue }
        findings.report(
          .twoForms(variant, context), in: variant, at: place, severity: .warning)
      }
      let hasNumbers = context.dialog.parameters.contains { $0.type == .int }
      guard hasNumbers else { return }
      var faulty: Set<Element> = []
      for variant in context.variants where !variant.isTerm && variant.traits.placeholderCount > 0 {
        if faulty.contains(variant.element), !variant.isSource { continue }
        guard variant.placeOfTwoForms == nil, let place = variant.placeOfCount else { continue }
        if variant.isSource { faulty.insert(variant.element) }
        findings.report(
          .candidate(variant, variant.nameOfCount(at: place)), in: variant,
          at: place..<place + TextVariant.placeholder.utf8.count)
      }
    })
}

extension TextVariant {
  /// Where a number stands that counts what follows it, in a text that does not select by it.
  fileprivate var placeOfCount: Int? {
    guard conventions.plurals.integerCategories.count > 1, conventions.countChangesNouns else {
      return nil
    }
    for (offset, placeholder) in placeholdersByOffset {
      guard case .parameter(let parameter) = placeholder.value,
        dialog.dialog.parameters[parameter].type == .int, !isSelected(by: parameter),
        counts(at: offset, parameter)
      else { continue }
      return offset
    }
    return nil
  }

  fileprivate func nameOfCount(at place: Int) -> String {
    let value = placeholdersByOffset.first { $0.0 == place }?.1.value
    guard case .parameter(let parameter)? = value else { return "count" }
    return dialog.dialog.parameters[parameter].name.text
  }

  /// `by count { one "…"  other "…" }`
  fileprivate func selection(by name: String) -> String {
    let arms = conventions.plurals.integerCategories.map { "\($0.rawValue) \"…\"" }
    return "by \(name) { \(arms.joined(separator: "  ")) }"
  }

  private func isSelected(by parameter: Int) -> Bool {
    var isSelected = false
    translation.pattern.forEachSelection { isSelected = isSelected || $0.parameter == parameter }
    return isSelected
  }

  /// Whether a noun follows: in English one in the plural; in another language any word, where the
  /// source selects by the number.
  private func counts(at place: Int, _ parameter: Int) -> Bool {
    let offset = place + TextVariant.placeholder.utf8.count
    guard offset < bytes.count, bytes[offset] == 0x20 else { return false }
    let rest = clause(after: offset + 1)
    guard rest.unicodeScalars.first?.properties.isAlphabetic == true,
      let word = rest.letterRuns().first
    else { return false }
    if locale.isEnglish { return englishNounFollows(rest, isCounted: mayCount(at: place)) }
    return !isSource && sourceSelects(by: parameter) && word.count > 3
  }

  /// Far more bytes than the words have that are looked at, so that what is read of a text does not grow
  /// with all of it.
  private static let longestClause = 1_000

  /// What follows up to a mark, another value or the end of the line.
  private func clause(after place: Int) -> String {
    let rest = bytes[place...].prefix(TextVariant.longestClause)
    if let end = rest.indices.first(where: { endsClause(at: $0) }) {
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    let isWhole = rest.endIndex == bytes.endIndex
    let end = isWhole ? nil : rest.lastIndex(of: 0x20)
    return String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
  }

  private func endsClause(at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"), 0x0A:
      true
    // The first byte of U+FFFC, among others.
    case 0xEF: bytes[place...].starts(with: TextVariant.placeholder.utf8)
    default: false
    }
  }

  /// Whether a noun in the plural follows, adjectives and other nouns before it passed over: `active
  /// transfers`, `new e-mail messages`.
  private func englishNounFollows(_ rest: String, isCounted: Bool) -> Bool {
    for token in EnglishText(rest).tokens.prefix(4) {
      if token.isPlural(isCounted: isCounted) { return true }
      let mayGoBefore = token.readings.intersects([
        .adjective, .participle, .gerund, .noun, .unknown,
      ])
      guard mayGoBefore, !token.readings.intersects([.preposition, .modal, .finiteBe]) else {
        return false
      }
    }
    return false
  }

  /// Whether the word in front of a number may go with what it counts: `remove 3 …`, `in 3 …`, not a
  /// noun that it numbers, `step 3 …`.
  private func mayCount(at offset: Int) -> Bool {
    let start = max(0, offset - TextVariant.longestClause)
    let word = start == 0 ? 0 : bytes[start..<offset].firstIndex(of: 0x20) ?? offset
    let before = String(decoding: bytes[word..<offset], as: UTF8.self)
    guard before.utf8.last == 0x20, let last = EnglishText(before).tokens.last else {
      return before.isEmpty
    }
    return last.readings.intersects([
      .preposition, .finiteBe, .have, .article, .determiner, .possessive, .coordinator, .to, .base,
      .gerund, .past, .adverb,
    ]) && !last.readings.contains(.mostlyNoun) && last.lower != "all"
  }

  private func sourceSelects(by parameter: Int) -> Bool {
    dialog.sourceVariants(of: element).contains { $0.isSelected(by: parameter) }
  }
}

extension EnglishToken {
  /// Whether it is a noun in the plural.
  ///
  /// - Parameter isCounted: whether a number stands before it that counts: then a word that may be a
  ///   verb is the noun.
  fileprivate func isPlural(isCounted: Bool) -> Bool {
    if readings.contains(.plural) {
      return !readings.contains(.thirdPerson) || commonCounts.contains(lower)
        || isCounted && !soleVerbs.contains(lower)
    }
    let endsInS =
      lower.utf8.hasSuffix("s") && !["ss", "us", "is"].contains { lower.utf8.hasSuffix($0) }
    return isCounted && readings.contains(.unknown) && shape == .lower && endsInS
  }
}

/// Verbs that a number may be the subject of.
private let soleVerbs: Set<String> = [
  "requires", "remains", "expires", "needs", "means", "exceeds", "contains", "matches", "fails",
]

/// Plural nouns of counting that are also verbs.
private let commonCounts: Set<String> = [
  "items", "files", "photos", "messages", "minutes", "seconds", "hours", "days", "weeks", "months",
  "years", "people", "episodes", "results", "updates", "points", "notes", "tasks", "emails",
  "views",
  "comments", "records", "documents", "pages", "contacts", "times", "changes", "errors", "issues",
]

extension Message {
  fileprivate static func candidate(_ variant: TextVariant, _ name: String) -> Message {
    let (form, locale) = (variant.selection(by: name), variant.locale)
    return Message(
      en:
        "\(locale.englishName) says this differently for different numbers; write ‘\(form)’",
      ko: "\(locale.koreanName)에서는 수에 따라 말이 달라집니다. ‘\(form)’처럼 쓰세요")
  }

  fileprivate static func twoForms(_ variant: TextVariant, _ context: DialogContext) -> Message {
    let number = context.dialog.parameters.first { $0.type == .int }?.name.text
    let form = variant.selection(by: number ?? "count")
    return number == nil
      ? Message(
        en: "no single form suits every number; pass the number and write ‘\(form)’",
        ko: "어느 수에도 맞지 않는 형태입니다. 수를 매개변수로 넘기고 ‘\(form)’처럼 쓰세요")
      : Message(
        en: "no single form suits every number; write ‘\(form)’",
        ko: "어느 수에도 맞지 않는 형태입니다. ‘\(form)’처럼 쓰세요")
  }
}
