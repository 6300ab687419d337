import DialogLocales
import DialogModel
import DialogSupport

extension TranslationPair {
  /// The name that the source quotes and a variant quotes in other words.
  func translatedName(in variant: TextVariant) -> (name: String, own: String)? {
    guard let origin = counterparts(of: variant).first, origin.locale.isEnglish,
      origin.traits.marks.contains(.quote) || origin.traits.marks.contains(.straightQuote)
    else { return nil }
    let (names, own) = (origin.quotations, variant.quotations)
    guard names.count == 1, own.count == 1, names[0].isOwnName, !origin.guidesToInterface,
      !isKnown(names[0]), !own[0].unicodeScalars.contains("\u{FFFC}"),
      !Array(variant.text.searchKey.utf8).contains(names[0].searchKey)
    else { return nil }
    return (names[0], own[0])
  }

  /// What the source quotes twice in the same words, and a variant in two ways.
  func twoNames(in variant: TextVariant) -> (source: String, first: String, second: String)? {
    guard let origin = counterparts(of: variant).first, origin.locale.isEnglish,
      variant.isRunningText
    else { return nil }
    let names = origin.quotations
    guard names.count == 2, names[0] == names[1],
      !names[0].unicodeScalars.contains("\u{FFFC}")
    else { return nil }
    let own = variant.quotations
    guard own.count == 2, own[0].searchKey != own[1].searchKey else { return nil }
    return (names[0], own[0], own[1])
  }

  /// What the source quotes, and what a variant quotes for it: each a title of buttons by the platform,
  /// but not of the same ones.
  func otherName(in variant: TextVariant) -> (meant: String, own: String)? {
    guard let origin = counterparts(of: variant).first, !variant.isButton else { return nil }
    let (names, own) = (origin.quotations, variant.quotations)
    guard names.count == 1, own.count == 1 else { return nil }
    let meant = project.reading(of: names[0], in: origin.locale).meaning.termNames
    let said = project.reading(of: own[0], in: variant.locale).meaning.termNames
    guard !meant.isEmpty, !said.isEmpty, Set(meant).isDisjoint(with: said),
      !areKindredTerms(meant, said)
    else { return nil }
    return (names[0], own[0])
  }

  /// Whether the project says how a text is translated, or a button of the dialog has it for its title.
  private func isKnown(_ text: String) -> Bool {
    let program = project.program
    let own = program.terms.map(\.text) + [program.project.app].compactMap { $0 }
    let titles = own + dialog.dialog.buttons.map(\.title)
    return titles.contains { $0[project.sourceLocale]?.pattern.plainText == text }
  }
}

extension TextVariant {
  /// Whether an English text tells where something is in the interface, whose words are translated.
  fileprivate var guidesToInterface: Bool { words.contains(where: guidingWords.contains) }
}

extension String {
  /// Whether an English text is a name that somebody gave: words with capitals none of which an interface
  /// has of its own, or one with a capital inside.
  fileprivate var isOwnName: Bool {
    let words = split(separator: " ").map(String.init)
    guard words.count < 5, unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " })
    else { return false }
    if words.count == 1 {
      return dropFirst().contains(where: \.isUppercase) && contains(where: \.isLowercase)
    }
    return !words.contains { interfaceWords.contains($0.lowercased()) }
      && words.allSatisfy { $0.first!.isUppercase || joiningWords.contains($0) }
  }
}

private let joiningWords: Set<String> = ["of", "the", "and", "in", "a", "to", "for", "on"]

/// Words by which texts tell where something is, and what to do with it.
private let guidingWords: WordSet = .words(
  """
  tap click choose select press settings setting option options button menu tab screen page section feature mode enable
  disable enabled disabled called labeled go switch preference preferences icon panel toggle field permission category
  """)

/// Words by which interfaces name their parts and what is done with them.
private let interfaceWords: WordSet = .words(
  """
  tap click choose select press setting settings option options button menu tab turn screen page section feature mode
  enable disable enabled disabled called labeled go switch preference preferences icon panel toggle allow don't don’t
  not always while using once ask next time never app permission access privacy security terms service policy agreement
  conditions account general notification notifications do disturb power airplane dark light find my photos photo camera
  roll recents recent favorites favorite all inbox sent draft drafts trash junk spam archive archived deleted saved
  messages message home wifi bluetooth location services apps add delete remove open close sign log with id touch face
  passcode password restore purchases shared album albums family sharing hidden now learn more get started continue help
  center focus playing up default untitled new folder library watch later liked lock control done cancel save edit
  share send view show start stop end update install upgrade buy subscribe unsubscribe report block mute manage
  storage data cellular mobile network background refresh developer advanced reset key keys low video videos
  playlist playlists music podcasts podcast books calendar contacts reminders notes files health wallet maps weather
  """)
