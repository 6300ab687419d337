import DialogFindings
import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// What a person reads at one place in one language: of a selection, one arm.
///
/// ```
/// "Delete {count} Items?"     the source
///  Delete ￼ Items?            text: U+FFFC stands for a placeholder
///  0      7     14            offsets into its UTF-8, in which rules count
/// ```
final class TextVariant {
  /// Holds its variants.
  unowned let dialog: DialogContext
  let project: ProjectContext
  let element: Element
  let translation: Translation
  let isSource: Bool
  /// What kind of dialog shows it, for which nearly every rule asks.
  let kind: Dialog.Kind
  /// The innermost arm's key; nil of a text without selections.
  let key: Selection.Key?
  let parts: [Part]
  /// What is known of the text.
  let reading: Reading

  init(
    _ parts: [Part], at key: Selection.Key?, of translation: Translation, element: Element,
    isSource: Bool, dialog: DialogContext
  ) {
    self.parts = parts
    reading = dialog.project.reading(of: TextVariant.text(of: parts), in: translation.locale)
    self.key = key
    self.translation = translation
    self.element = element
    self.isSource = isSource
    self.dialog = dialog
    kind = dialog.kind
    project = dialog.project
  }

  var locale: LanguageTag { translation.locale }
  /// The element as diagnostics write it.
  var path: String { dialog.dialog.path(element) }

  /// Whether it comes from the glossary or the platform, not from the dialog.
  var isTerm: Bool {
    if case .term = translation.origin { return true }
    return false
  }

  // MARK: What is known of the text

  /// The characters, with U+FFFC for each placeholder.
  var text: String { reading.text }
  /// The UTF-8 of `text`.
  var bytes: [UInt8] { reading.bytes }
  var traits: TextTraits { reading.traits }
  /// The runs of its letters in lower case.
  var words: [String] { reading.words }
  /// What it says, to be compared with what others say.
  var meaning: Meaning { reading.meaning }
  /// How its language writes texts.
  var conventions: LanguageConventions { reading.language.conventions }
  /// Taken apart, where it is English in Latin letters.
  var english: EnglishText? { reading.english }
  /// Taken apart, where it is Korean with a syllable of Hangul.
  var korean: KoreanText? { reading.korean }
  /// The platform's terms that it is, in whatever case.
  var ownTerms: Terms { reading.ownTerms }
  /// The platform's terms that it is a word of, by their names.
  var termNames: [String] { reading.meaning.termNames }

  func isTerm(_ terms: Terms) -> Bool { !ownTerms.isDisjoint(with: terms) }

  /// Whether it accepts and says nothing else. 승인, which stands for OK in translations, approves
  /// something where Korean is the source.
  var saysOK: Bool { isTerm(.ok) && !(isSource && text == "승인") }

  /// The characters of a pattern without selections, with U+FFFC for each placeholder.
  static func text(of parts: [Part]) -> String {
    if parts.count == 1, case .text(let text, _, _) = parts[0] { return text }
    var text = ""
    for part in parts {
      switch part {
      case .text(let run, _, _): text += run
      case .placeholder: text += TextVariant.placeholder
      }
    }
    return text
  }

  static let placeholder = "\u{FFFC}"

  // MARK: Places

  /// All of it, without its quotes; a term's is the place that asks for it.
  var range: SourceRange {
    if isTerm { return placeOfTerm }
    return parts.range.map(source) ?? translation.range
  }

  /// The source of a range of the text's UTF-8. What is inside an escape or a placeholder is all
  /// of it.
  func range(_ bytes: Range<Int>) -> SourceRange {
    if isTerm { return placeOfTerm }
    if bytes.isEmpty { return source(placeBetween(at: bytes.lowerBound)) }
    var start: UInt32?
    var end: UInt32?
    forEachRun { run, part in
      guard run.lowerBound < bytes.upperBound, bytes.lowerBound < run.upperBound else { return }
      if start == nil {
        start = part.offset(
          of: max(bytes.lowerBound, run.lowerBound) - run.lowerBound, roundingUp: false)
      }
      end = part.offset(
        of: min(bytes.upperBound, run.upperBound) - run.lowerBound, roundingUp: true)
    }
    guard let start, let end else { return range }
    return source(ByteRange(start, max(start, end)))
  }

  /// The empty place at an offset: between escapes and placeholders, never inside of one.
  private func placeBetween(at offset: Int) -> ByteRange {
    var place: UInt32?
    forEachRun { run, part in
      guard place == nil, run.lowerBound <= offset, offset <= run.upperBound else { return }
      place = part.offset(of: offset - run.lowerBound, roundingUp: true)
    }
    let found = place ?? translation.range.bytes.start
    return ByteRange(found, found)
  }

  /// The name that asks for a term.
  private var placeOfTerm: SourceRange {
    guard case .button(let index) = element else { return translation.range }
    return dialog.dialog.buttons[index].name.range
  }

  private func source(_ bytes: ByteRange) -> SourceRange {
    SourceRange(translation.range.file, bytes)
  }

  /// Calls with each part and the UTF-8 of the text that is its.
  private func forEachRun(_ body: (Range<Int>, Part) -> Void) {
    var offset = 0
    for part in parts {
      let count =
        switch part {
        case .text(let run, _, _): run.utf8.count
        case .placeholder: TextVariant.placeholder.utf8.count
        }
      body(offset..<offset + count, part)
      offset += count
    }
  }

  // MARK: Placeholders

  /// The placeholders, in order.
  var placeholders: [Placeholder] {
    parts.compactMap { part in
      if case .placeholder(let placeholder) = part { return placeholder }
      return nil
    }
  }

  /// The placeholders, with the offsets of their U+FFFC in the text's UTF-8.
  var placeholdersByOffset: [(offset: Int, placeholder: Placeholder)] {
    var all: [(offset: Int, placeholder: Placeholder)] = []
    forEachRun { run, part in
      if case .placeholder(let placeholder) = part { all.append((run.lowerBound, placeholder)) }
    }
    return all
  }

  // MARK: Edits

  /// Writes other characters in place of a range of the text's UTF-8; nil where that would change
  /// a placeholder, a term, or the lines of a text.
  func replace(_ bytes: Range<Int>, with text: String) -> TextEdit? {
    guard !isTerm else { return nil }
    var isPossible = !text.contains("\n")
    forEachRun { run, part in
      guard run.lowerBound < bytes.upperBound, bytes.lowerBound < run.upperBound else { return }
      switch part {
      case .placeholder: isPossible = false
      case .text(let run, _, let isVerbatim):
        if isVerbatim ? false : run == "\n" { isPossible = false }
      }
    }
    guard isPossible else { return nil }
    return TextEdit(replace: range(bytes), with: text.escapedForSource)
  }

  /// Writes another text in place of all of it.
  func replaceAll(with text: String) -> TextEdit? {
    parts.isEmpty ? nil : replace(0..<bytes.count, with: text)
  }
}

extension [Part] {
  /// The bytes of the source from the first to after the last; nil of none.
  var range: ByteRange? {
    guard let first, let last else { return nil }
    return ByteRange(first.range.start, last.range.end)
  }
}

extension Part {
  /// The bytes of the source.
  var range: ByteRange {
    switch self {
    case .text(_, let range, _): range
    case .placeholder(let placeholder): placeholder.range
    }
  }

  /// The byte of the source that an offset into the part's UTF-8 comes from.
  fileprivate func offset(of offset: Int, roundingUp: Bool) -> UInt32 {
    if case .text(_, let range, isVerbatim: true) = self { return range.start + UInt32(offset) }
    return roundingUp && offset > 0 ? range.end : range.start
  }
}
