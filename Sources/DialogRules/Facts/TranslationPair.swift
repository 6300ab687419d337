import DialogLocales
import DialogModel
import DialogReading

/// A text of a dialog in the source language and in another one; neither of them empty.
///
/// What texts mean is compared with English, of which reading knows most: in a project with another
/// source, its English translation stands for the source (`DialogContext.meaningPairs`).
final class TranslationPair {
  enum Kind {
    /// The source and a translation.
    case translation
    /// The English translation, and the source that it must say the same as.
    case englishOfSource
    /// The English translation, and another one.
    case besideEnglish
  }

  unowned let dialog: DialogContext
  let element: Element
  let kind: Kind
  /// The arms of the source text, or of its English translation; one of a text without selections.
  let source: [TextVariant]
  /// The arms of what is compared with that.
  let variants: [TextVariant]
  /// The arms of the project’s source: what findings quote.
  let original: [TextVariant]

  /// The source, or what stands for it, and another text.
  init(
    _ source: [TextVariant], _ variants: [TextVariant], _ kind: Kind = .translation,
    of original: [TextVariant], in dialog: DialogContext
  ) {
    element = source[0].element
    self.kind = kind
    self.source = source
    self.variants = variants
    self.original = original
    self.dialog = dialog
  }

  /// The one of an arm and its counterpart that is to be corrected where they differ: a source is right.
  func own(of variant: TextVariant) -> TextVariant {
    kind == .englishOfSource ? counterparts(of: variant)[0] : variant
  }

  /// The other one of both: what is right.
  func meant(by variant: TextVariant) -> TextVariant {
    kind == .englishOfSource ? variant : counterparts(of: variant)[0]
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

  /// What the source counts.
  private(set) lazy var countedThings = makeCountedThings()

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
    let variants = variants
    if variants.allSatisfy(\.isSource) { return [] }
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
        pairs.append(TranslationPair(source, arms, of: source, in: self))
      }
    }
    return pairs
  }
}

extension DialogContext {
  func makeMeaningPairs() -> [TranslationPair] {
    if project.sourceLocale.isEnglish || !pairs.contains(where: \.locale.isEnglish) { return pairs }
    var meaningPairs: [TranslationPair] = []
    var rest = pairs[...]
    while let element = rest.first?.element {
      let ofElement = rest.prefix { $0.element == element }
      rest = rest.dropFirst(ofElement.count)
      meaningPairs += ofMeaning(ofElement)
    }
    return meaningPairs
  }

  /// The pairs of one text, with its English translation in the place of its source.
  private func ofMeaning(_ pairs: ArraySlice<TranslationPair>) -> [TranslationPair] {
    guard let place = pairs.firstIndex(where: { $0.locale.isEnglish && $0.isTranslated }) else {
      return Array(pairs)
    }
    let english = pairs[place]
    func pair(_ variants: [TextVariant], _ kind: TranslationPair.Kind) -> TranslationPair {
      TranslationPair(english.variants, variants, kind, of: english.source, in: self)
    }
    let others = pairs.indices.lazy.filter { $0 != place }.map { pairs[$0].variants }
    return [pair(english.source, .englishOfSource)] + others.map { pair($0, .besideEnglish) }
  }
}

extension TextVariant {
  /// Whether both are arms of one text in one language.
  fileprivate func isSameText(as other: TextVariant) -> Bool {
    element == other.element && locale == other.locale
  }
}
