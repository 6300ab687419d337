import DialogFindings
import DialogLocales
import DialogSupport

/// What a dialog says and does rests on: its declaration and translations, the project, the enums of
/// its parameters, the terms that its buttons take their titles from.
struct DialogGround {
  private let dialog: Dialog
  private let locales: [LanguageTag]
  private let places: [SourceRange]
  private let terms: Set<String>

  init(_ dialog: Dialog, of program: Program) {
    self.dialog = dialog
    locales = program.project.locales
    let terms = dialog.namesOfTerms
    self.terms = terms
    let enums = dialog.parameters.compactMap { parameter -> SourceRange? in
      if case .enumeration(let index) = parameter.type { program.enums[index].range } else { nil }
    }
    var places = [dialog.range] + dialog.translations + enums
    if let project = program.project.range { places.append(project) }
    places += program.terms.filter { terms.contains($0.name.text) }.map(\.range)
    self.places = places
  }

  /// Whether a finding is about something that the dialog rests on.
  func isConcerned(by finding: Diagnostic) -> Bool {
    if finding.dialog == dialog.name.text || isTouched(by: finding.range) { return true }
    // Of two declarations of one name no one knows which is meant; the first is in a note.
    if finding.rule == RuleDescription.nameDuplicate.id,
      finding.notes.contains(where: { $0.range.map(isTouched) ?? false })
    {
      return true
    }
    return finding.relations.unknowns.contains { isConcerned(by: $0, of: finding) }
  }

  private func isTouched(by range: SourceRange) -> Bool {
    places.contains { $0.touches(range) }
  }

  private func isConcerned(by unknown: Unknown, of finding: Diagnostic) -> Bool {
    switch unknown {
    case .declaration(let range): places.contains { range.touches($0) }
    case .dialog(let name): name == dialog.name.text
    case .translations(let name?, _), .rows(let name?): name == dialog.name.text
    case .translations(nil, let locale): lacks(locale)
    case .project, .languages: true
    case .terms(let names): !terms.isDisjoint(with: names)
    // In one file no one knows which declaration a stray piece belongs to. Elsewhere, what uses a
    // lost declaration has an error of its own.
    case .names: finding.range.file == dialog.range.file
    case .types, .rows, .ownRows, .ownElement: false
    }
  }

  /// Whether a translation that the dialog lacks may be in a language, nil if that can’t be told.
  private func lacks(_ locale: String?) -> Bool {
    let meant = locales.filter { locale == nil || $0.tag == locale }
    return dialog.contains { text in
      !text.translations.isEmpty && meant.contains { text[$0] == nil }
    }
  }
}

extension Dialog {
  /// The terms that its texts are taken from.
  fileprivate var namesOfTerms: Set<String> {
    var names: Set<String> = []
    forEachText { _, text in
      for case .term(let name) in text.translations.map(\.origin) { names.insert(name) }
    }
    return names
  }

  fileprivate func contains(_ isMeant: (Text) -> Bool) -> Bool {
    var isFound = false
    forEachText { _, text in isFound = isFound || isMeant(text) }
    return isFound
  }
}
