package import DialogModel

/// Where a text of a program stands.
package enum TextPlace: Hashable {
  /// An index of the program's dialogs, and what it is there.
  case dialog(Int, Element)
  /// The app's name.
  case app
  /// An index of the program's terms.
  case term(Int)
}

extension Program {
  /// Every text, in the order of the catalogs' own: the app's name, the terms, the dialogs.
  func forEachPlacedText(_ body: (TextPlace, Text) -> Void) {
    if let app = project.app { body(.app, app) }
    for (index, term) in terms.enumerated() { body(.term(index), term.text) }
    for (index, dialog) in dialogs.enumerated() {
      dialog.forEachText { element, text in body(.dialog(index, element), text) }
    }
  }

  package func text(at place: TextPlace) -> Text? {
    switch place {
    case .dialog(let index, let element): dialogs[index][element]
    case .app: project.app
    case .term(let index): terms[index].text
    }
  }

  /// The dialog that a text is of; nil for those of the project.
  package func dialog(of place: TextPlace) -> Dialog? {
    if case .dialog(let index, _) = place { dialogs[index] } else { nil }
  }

  /// What a text's keys begin with: `DeleteItems.title`, `project.app`, `terms.album`.
  func key(of place: TextPlace) -> String {
    switch place {
    case .dialog(let index, let element):
      "\(dialogs[index].name.text).\(dialogs[index].path(element))"
    case .app: "project.app"
    case .term(let index): "terms.\(terms[index].name.text)"
    }
  }

  /// What findings call a text, within its dialog.
  package func path(_ place: TextPlace) -> String {
    if case .dialog(let index, let element) = place { return dialogs[index].path(element) }
    return key(of: place)
  }

  /// The name of what a repeated choice's element is called there.
  package func elementName(at place: TextPlace) -> String? {
    guard case .dialog(let index, .button(let button)) = place else { return nil }
    return dialogs[index].buttons[button].repetition?.variable.text
  }
}
