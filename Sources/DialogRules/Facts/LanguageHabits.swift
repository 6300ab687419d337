import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// How the texts of a project are written, language by language.
struct LanguageHabits: Fact {
  typealias Share = [LanguageTag: Traits]

  /// What the texts of a language show, and how often.
  struct Traits {
    /// Dialogs with texts in it.
    var dialogs = 0
    /// Texts without values that are written in it, terms apart, and those that are the source text.
    var plain = 0
    var copied = 0
    /// Texts with a `？` or `！` of full width.
    var wideMarks = 0
    /// Texts with a form that agrees with a value.
    var agreements = 0
    /// Messages that end with a full stop where the source does, and those that do not.
    var withStop = 0
    var withoutStop = 0

    mutating func add(_ other: Traits, times sign: Int = 1) {
      dialogs += sign * other.dialogs
      plain += sign * other.plain
      copied += sign * other.copied
      wideMarks += sign * other.wideMarks
      agreements += sign * other.agreements
      withStop += sign * other.withStop
      withoutStop += sign * other.withoutStop
    }
  }

  struct Habit: Equatable {
    /// Whether three quarters of its texts, those without values, are not the source text.
    let isMostlyTranslated: Bool
    let usesWideMarks: Bool
    let usesAgreement: Bool
    let leavesOutStops: Bool
  }

  static let evidence = Evidence.languageHabits

  private var total: [LanguageTag: Traits] = [:]
  private let sourceLocale: LanguageTag
  private let locales: Set<LanguageTag>

  init(of project: ProjectContext) {
    sourceLocale = project.sourceLocale
    locales = Set(project.program.project.locales)
  }

  /// Of a language that is not the project's nobody asks but dialogs that have it.
  var answer: [LanguageTag: Habit] {
    total.filter { locales.contains($0) || $1.dialogs > 1 }.mapValues(LanguageHabits.answer)
  }

  var answerHash: UInt64 {
    answer.hash {
      [$0.isMostlyTranslated, $0.usesWideMarks, $0.usesAgreement, $0.leavesOutStops]
        .reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  subscript(locale: LanguageTag) -> Habit { LanguageHabits.answer(total[locale] ?? Traits()) }

  private static func answer(_ traits: Traits) -> Habit {
    Habit(
      isMostlyTranslated: traits.copied * 4 < traits.plain,
      usesWideMarks: traits.wideMarks > 0,
      usesAgreement: traits.agreements > 0,
      // Three at least: then that is the project's style.
      leavesOutStops: traits.withoutStop > 2 && traits.withoutStop > traits.withStop)
  }

  mutating func add(_ share: Share) {
    for (locale, traits) in share { total[locale, default: Traits()].add(traits) }
  }

  mutating func remove(_ share: Share) {
    for (locale, traits) in share { total[locale, default: Traits()].add(traits, times: -1) }
  }

  func share(of dialog: Dialog, in project: ProjectContext) -> Share {
    var share: Share = [:]
    dialog.forEachText { element, text in
      let isMessage = element == .text(.message) || element == .text(.body)
      let endsInStop = isMessage && text[sourceLocale]?.pattern.end == .fullStop
      for translation in text.translations {
        share[translation.locale, default: Traits()]
          .add(traits(of: translation, besideStop: endsInStop, source: text[sourceLocale]))
      }
    }
    return share.mapValues { traits in
      var traits = traits
      traits.dialogs = 1
      return traits
    }
  }

  /// - Parameter besideStop: whether it is of a message that ends with a full stop.
  private func traits(
    of translation: Translation, besideStop: Bool, source: Translation?
  ) -> Traits {
    var traits = Traits()
    if translation.origin == .written, let text = translation.pattern.plainText {
      traits.plain = 1
      traits.copied = text == source?.pattern.plainText ? 1 : 0
    }
    if translation.pattern.hasWideMark { traits.wideMarks = 1 }
    if translation.pattern.hasAgreement { traits.agreements = 1 }
    if besideStop, translation.locale != sourceLocale {
      let end = translation.pattern.end
      traits.withStop = end == .fullStop ? 1 : 0
      traits.withoutStop = end == SentenceEnd.none ? 1 : 0
    }
    return traits
  }
}

extension Dictionary where Key == LanguageTag {
  /// All of it as a number, the same in every run.
  func hash(_ number: (Value) -> UInt64) -> UInt64 {
    var hasher = ContentHasher()
    for (locale, value) in sorted(by: { $0.key.tag < $1.key.tag }) {
      hasher.add(locale.tag)
      hasher.add(number(value))
    }
    return hasher.hash
  }
}

extension ProjectContext {
  /// How texts in a language are written.
  func habits(of locale: LanguageTag) -> LanguageHabits.Habit {
    fact(LanguageHabits.self)[locale]
  }
}

extension Pattern {
  /// How the text ends; nil of a selection, of a value at the end and of no text.
  fileprivate var end: SentenceEnd? {
    guard case .parts(let parts) = self, case .text(let text, _, _) = parts.last else { return nil }
    return SentenceEnd(of: text)
  }

  fileprivate var hasWideMark: Bool {
    hasPart { part in
      guard case .text(let run, _, _) = part else { return false }
      return run.unicodeScalars.contains { $0 == "？" || $0 == "！" }
    }
  }

  fileprivate var hasAgreement: Bool {
    hasPart { part in
      guard case .placeholder(let placeholder) = part, case .agreement = placeholder.style else {
        return false
      }
      return true
    }
  }

  private func hasPart(_ isMeant: (Part) -> Bool) -> Bool {
    switch self {
    case .parts(let parts): parts.contains(where: isMeant)
    case .selection(let selection): selection.arms.contains { $0.pattern.hasPart(isMeant) }
    }
  }
}
