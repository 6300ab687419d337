import DialogLocales
import DialogSupport

extension Lowering {
  /// Gives a button without a text of its own the project's or the platform's term of its name.
  mutating func fillInTerms() {
    for dialog in program.dialogs.indices {
      for button in program.dialogs[dialog].buttons.indices {
        fillIn(button, of: dialog)
      }
    }
  }

  private mutating func fillIn(_ index: Int, of dialog: Int) {
    let source = program.project.sourceLocale
    var title = program.dialogs[dialog].buttons[index].title
    guard title.index(of: source) == nil else { return }
    // A block of languages without the source is reported where it stands.
    let isWritten = !title.translations.isEmpty && !title.range.bytes.isEmpty
    if isWritten { return }
    let isCancel = program.dialogs[dialog].buttons[index].role == .cancel
    let term = isCancel ? "cancel" : program.dialogs[dialog].buttons[index].name.text
    let count = title.translations.count
    for translation in translations(ofTerm: term, at: title.range) {
      let place = self.place(ofRank: rank(ofKnown: translation.locale) ?? .max, in: title)
      let isKnown = place > 0 && title.translations[place - 1].locale == translation.locale
      if !isKnown { title.translations.insert(translation, at: place) }
    }
    if title.translations.count > count { program.dialogs[dialog].buttons[index].title = title }
    if title.index(of: source) == nil { reportUnknownTerm(index, of: dialog) }
  }

  private mutating func reportUnknownTerm(_ index: Int, of dialog: Int) {
    let button = program.dialogs[dialog].buttons[index]
    let known = sharedNames.terms(program)
    let source = program.project.sourceLocale
    let path = program.dialogs[dialog].path(.button(index))
    about(dialog: program.dialogs[dialog].name.text, element: path) {
      $0.report(.unknownTerm(button.name, source: source, known: known))
    }
  }

  private mutating func translations(ofTerm name: String, at range: SourceRange) -> [Translation] {
    if let index = termIndex[name] {
      return program.terms[index].text.translations.map { term in
        Translation(
          locale: term.locale, pattern: term.pattern, origin: .term(name), stamp: nil,
          documentation: term.documentation, range: range)
      }
    }
    return platformTerms.terms(name, in: program.project.locales)
      .map { $0.translation(at: range) }
  }
}

/// The platform's terms in a project's languages, each looked up once. Of other names nothing is kept: an editor
/// has a new one with each letter that is typed.
final class PlatformTermTable: Sendable {
  private let known = MadeOnceEach<String, [PlatformTerm]>()

  func terms(_ name: String, in locales: [LanguageTag]) -> [PlatformTerm] {
    guard PlatformTerms.names.contains(name) else { return [] }
    return known.value(of: name) {
      locales.compactMap { locale in
        PlatformTerms.text(for: name, in: locale).map { PlatformTerm(name, locale, $0) }
      }
    }
  }
}

/// A word of the platform's in one language.
struct PlatformTerm {
  private let name: String
  private let locale: LanguageTag
  private let text: String

  init(_ name: String, _ locale: LanguageTag, _ text: String) {
    self.name = name
    self.locale = locale
    self.text = text
  }

  /// The term as the text of a button that stands at a place.
  func translation(at range: SourceRange) -> Translation {
    Translation(
      locale: locale, pattern: .parts([.text(text, range.bytes, isVerbatim: false)]),
      origin: .term(name), stamp: nil, documentation: "", range: range)
  }
}
