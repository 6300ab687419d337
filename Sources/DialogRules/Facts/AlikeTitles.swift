import DialogLocales
import DialogModel

/// The titles of two buttons that can be shown together, which read the same in a language.
struct AlikeTitle {
  /// The earlier button's, except that of a term and a text written here it is the term.
  let first: TextVariant
  let second: TextVariant

  /// Whether the two buttons read the same in the source language, too.
  var isInSource: Bool {
    let dialog = first.dialog
    let known = Set(dialog.sourceVariants(of: first.element).flatMap(\.names))
    return dialog.sourceVariants(of: second.element).contains {
      !known.isDisjoint(with: $0.namesOfOthers)
    }
  }
}

extension DialogContext {
  /// The titles that read as an earlier button's: as the first of them, in each language once.
  func makeAlikeTitles() -> [AlikeTitle] {
    guard dialog.buttons.count > 1, haveButtonsTextsInCommon else { return [] }
    let titles = Dictionary(grouping: variants.filter { $0.button != nil }, by: \.element)
    var earlier = EarlierTitles()
    var alike: [AlikeTitle] = []
    for index in dialog.buttons.indices {
      let variants = titles[.button(index)] ?? []
      let presence = presence(of: dialog.buttons[index])
      alike += earlier.alike(variants, presence)
      earlier.add(variants, presence)
    }
    return alike
  }

  /// With very many conditions all buttons count as shown together.
  private func presence(of button: Button) -> Presence {
    Presence(condition: buttonSets.count > 1 ? button.condition : nil, role: button.role)
  }
}

extension DialogContext {
  /// Whether two buttons have a text in common, whatever the case of its letters.
  fileprivate var haveButtonsTextsInCommon: Bool {
    let titles = variants.filter(\.isTitleOfButton)
    if titles.count > 16 { return haveInCommon(titles) }
    // Few are compared sooner than hashed.
    return titles.indices.contains { second in
      titles[..<second].contains { first in
        first.element != titles[second].element
          && first.reading.asButton.lowercased == titles[second].reading.asButton.lowercased
      }
    }
  }

  private func haveInCommon(_ titles: [TextVariant]) -> Bool {
    var all: [String: Element] = [:]
    return titles.contains { variant in
      let first = all[variant.reading.asButton.lowercased, default: variant.element]
      all[variant.reading.asButton.lowercased] = first
      return first != variant.element
    }
  }
}

/// When a button is shown.
private struct Presence: Hashable {
  let condition: Condition?
  let role: Button.Role

  /// Whether two buttons can be shown at once. A second Cancel is reported as what it is.
  func meets(_ other: Presence) -> Bool {
    if role == .cancel, other.role == .cancel { return false }
    guard let condition, let second = other.condition else { return true }
    return condition.parameter != second.parameter || condition.isNegated == second.isNegated
  }
}

/// What a title reads, whatever the case of its letters; placeholders by what they show.
private struct TitleName: Hashable {
  let text: String
  let values: [Placeholder.Value]
  let locale: LanguageTag
  let arm: Arm

  /// Of which arm of a selection. One without selections is read beside each arm of another.
  enum Arm: Hashable {
    case any, none
    case key(Selection.Key)
  }
}

extension TextVariant {
  private func name(_ arm: TitleName.Arm) -> TitleName {
    TitleName(
      text: reading.asButton.lowercased, values: placeholders.map(\.value), locale: locale, arm: arm
    )
  }

  /// What others find it by.
  fileprivate var names: [TitleName] {
    [name(.any), name(key.map(TitleName.Arm.key) ?? .none)]
  }

  /// What it finds others by.
  fileprivate var namesOfOthers: [TitleName] {
    key.map { [name(.none), name(.key($0))] } ?? [name(.any)]
  }
}

/// The titles of the buttons so far: of each name the first that is shown at a time.
private struct EarlierTitles {
  private typealias Title = (place: Int, variant: TextVariant)
  private var titles: [TitleName: [Presence: Title]] = [:]
  private var count = 0

  mutating func add(_ variants: [TextVariant], _ presence: Presence) {
    for variant in variants {
      for name in variant.names where titles[name]?[presence] == nil {
        titles[name, default: [:]][presence] = (count, variant)
      }
      count += 1
    }
  }

  func alike(_ variants: [TextVariant], _ presence: Presence) -> [AlikeTitle] {
    var found: [LanguageTag: (first: Title, second: TextVariant)] = [:]
    for second in variants {
      guard let first = first(alike: second, presence) else { continue }
      if let known = found[second.locale], known.first.place <= first.place { continue }
      found[second.locale] = (first, second)
    }
    return found.values.sorted { $0.first.place < $1.first.place }.map { first, second in
      let isSwapped = second.isTerm && !first.variant.isTerm
      return AlikeTitle(
        first: isSwapped ? second : first.variant, second: isSwapped ? first.variant : second)
    }
  }

  private func first(alike second: TextVariant, _ presence: Presence) -> Title? {
    second.namesOfOthers.lazy.compactMap { titles[$0] }
      .flatMap { $0.lazy.filter { $0.key.meets(presence) }.map(\.value) }
      .min { $0.place < $1.place }
  }
}
