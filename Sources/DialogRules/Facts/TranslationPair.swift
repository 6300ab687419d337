import DialogLocales
import DialogModel
import DialogReading

/// A text of a dialog in the source language and in another one; neither of them empty.
final class TranslationPair {
  unowned let dialog: DialogContext
  let element: Element
  /// The arms of the source text; one of a text without selections.
  let source: [TextVariant]
  /// The arms of the translation.
  let variants: [TextVariant]

  init(
    _ element: Element, _ source: [TextVariant], _ variants: [TextVariant], in dialog: DialogContext
  ) {
    self.element = element
    self.source = source
    self.variants = variants
    self.dialog = dialog
  }

  var translation: Translation { variants[0].translation }
  var locale: LanguageTag { translation.locale }
  var project: ProjectContext { dialog.project }
  var conventions: LanguageConventions { variants[0].conventions }

  /// The arms of the source that an arm of the translation stands for: those of its key, else of
  /// `other`, else all.
  func counterparts(of variant: TextVariant) -> [TextVariant] {
    if source.count == 1 { return source }
    for key in [variant.key, .category(.other), .otherwise] {
      if let same = sourceByKey[key] { return same }
    }
    return source
  }

  private lazy var sourceByKey = Dictionary(grouping: source, by: \.key)

  /// Whether each arm reads as one of the source does.
  private(set) lazy var isUnchanged: Bool = readsAsSource()

  private func readsAsSource() -> Bool {
    if source.count == 1 { return variants.allSatisfy { $0.bytes == source[0].bytes } }
    let known = Set(source.map(\.bytes))
    return variants.allSatisfy { known.contains($0.bytes) }
  }

  /// The arms that are in another language than they should be.
  private(set) lazy var foreignVariants: [(TextVariant, LanguageConventions.Foreign)] =
    findForeignVariants()

  /// Whether it is a translation into its language at all.
  var isTranslated: Bool { !isUnchanged && foreignVariants.isEmpty }

  /// Whether it is the source text though it should not be.
  private(set) lazy var isUntranslated: Bool = isUnchanged && isLeftUntranslated()
}

extension TextVariant {
  /// Whether it has nothing but spaces, and no placeholder.
  var isEmptyText: Bool { !traits.marks.contains(.content) && traits.placeholderCount == 0 }

  /// Whether it is the arm of a language for none: “No files were copied” stands beside “{count} files were copied”.
  var saysNone: Bool { key == .category(.zero) }

  /// Whether it titles a button, an action, or the button beside a text field.
  var isButton: Bool {
    switch element {
    case .button, .send: true
    default: false
    }
  }

  /// Whether it is a message or a body: sentences.
  var isRunningText: Bool { element == .text(.message) || element == .text(.body) }
}

extension DialogContext {
  func makePairs() -> [TranslationPair] {
    var pairs: [TranslationPair] = []
    var source: [TextVariant] = []
    var index = 0
    while index < variants.count {
      let first = variants[index]
      var end = index + 1
      while end < variants.count, variants[end].isSameText(as: first) { end += 1 }
      let arms = Array(variants[index..<end])
      index = end
      if first.isSource {
        source = arms
      } else if let origin = source.first, origin.element == first.element, !first.isTerm,
        !arms.allSatisfy(\.isEmptyText), !source.allSatisfy(\.isEmptyText)
      {
        pairs.append(TranslationPair(first.element, source, arms, in: self))
      }
    }
    return pairs
  }
}

extension TextVariant {
  /// Whether both are arms of one text in one language.
  fileprivate func isSameText(as other: TextVariant) -> Bool {
    element == other.element && locale == other.locale
  }
}
