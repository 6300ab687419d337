import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let l10nPlaceholder = Rule(
    "l10n/placeholder", .always(.error),
    from: [
      .gettext("--check-format"), .pofilter("printf, variables"),
      .weblate("Formatted strings"),
    ],
    summary: Message(
      en: "a translation has the placeholders of its source, each in the same style",
      ko: "번역에는 원본의 자리표시자가 같은 스타일로 있어야 합니다"),
    reason: Message(
      en: """
        Without a placeholder people don’t learn which album or how many; with another one they read \
        something wrong. A form for a single number may leave the number out.
        """,
      ko: """
        자리표시자가 빠지면 어느 앨범인지, 몇 개인지 알 수 없고, 다른 것이 들어가면 틀린 내용을 읽게 됩니다. 수 하나에만 쓰는 \
        형태에는 수가 없어도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum(album: String) {
          purpose destructive
          title { en "Delete “{album}”?"  ko "⟦앨범을 삭제할까요?⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert SyncOffer(discount: Double) {
          purpose purchase
          title { en "Save {discount:percent} today?"  ko "오늘 ⟦{discount:number}⟧ 할인받을까요?" }
          button buy { en "Buy"  ko "구입" }
          cancel
        }
        """,
        fixed: """
          alert SyncOffer(discount: Double) {
            purpose purchase
            title { en "Save {discount:percent} today?"  ko "오늘 {discount:percent} 할인받을까요?" }
            button buy { en "Buy"  ko "구입" }
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum(album: String) {
          purpose destructive
          title { en "Delete “{album}”?"  ko "“{album}” 앨범을 삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(
        yieldsTo: [
          Precedence(
            Rule.notificationSensitive.id, Rule.notificationHiddenPreview.id, in: .sourceText)
        ])),
    check: .pair { pair, findings in
      var source: ValuesOfSource?
      for variant in pair.variants where !variant.isEmptyText && variant.differsInValues(pair) {
        let known = source ?? ValuesOfSource(of: pair)
        source = known
        PlaceholderComparison(variant, in: pair, known).report(&findings)
      }
    })
}

/// The values that the source text of a pair writes.
private struct ValuesOfSource {
  /// How often one of its arms writes a value.
  private(set) var counts: [Placeholder.Value: Int] = [:]
  /// How each is written first.
  private(set) var styles: [Placeholder.Value: Placeholder.Style] = [:]
  /// What each is written as.
  private(set) var kinds: [Placeholder.Value: Set<Placeholder.Style?>] = [:]
  /// The parameters that the text is selected by.
  private(set) var selectors: Set<Int> = []

  init(of pair: TranslationPair) {
    for arm in pair.source {
      let values = Dictionary(grouping: arm.values) { $0 }.mapValues(\.count)
      counts.merge(values, uniquingKeysWith: max)
    }
    for placeholder in pair.source.lazy.flatMap(\.placeholders) {
      if styles[placeholder.value] == nil { styles[placeholder.value] = placeholder.style }
      kinds[placeholder.value, default: []].insert(pair.dialog.kind(of: placeholder))
    }
    pair.source[0].translation.pattern.forEachSelection { selectors.insert($0.parameter) }
  }

  func contains(_ value: Placeholder.Value) -> Bool {
    if counts[value] != nil { return true }
    guard case .parameter(let parameter) = value else { return false }
    return selectors.contains(parameter)
  }
}

/// The placeholders of one arm of a translation beside those of the source.
private struct PlaceholderComparison {
  let pair: TranslationPair
  let variant: TextVariant
  let source: ValuesOfSource
  /// The values that it writes, as often as it does.
  let values: [Placeholder.Value]
  /// Those of the arms of the source that it stands for.
  let wanted: [[Placeholder.Value]]

  init(_ variant: TextVariant, in pair: TranslationPair, _ source: ValuesOfSource) {
    self.pair = pair
    self.variant = variant
    self.source = source
    values = variant.values
    wanted = pair.counterparts(of: variant).map(\.values)
  }

  func report(_ findings: inout Findings) {
    for value in missing {
      findings.report(.missing(variant.name(of: value)), in: variant)
    }
    for (offset, placeholder) in variant.placeholdersByOffset {
      let range = offset..<offset + TextVariant.placeholder.utf8.count
      if !source.contains(placeholder.value) {
        findings.report(.unknown(variant.name(of: placeholder.value)), in: variant, at: range)
      } else if let style = otherStyle(than: placeholder) {
        findings.report(
          .style(style.written), in: variant, at: range, fixes: fix(placeholder, style))
      }
    }
    for value in repeated {
      findings.report(.repeated(variant.name(of: value)), in: variant)
    }
  }

  /// What every counterpart says and this does not.
  private var missing: [Placeholder.Value] {
    guard let first = wanted.first else { return [] }
    let own = Set(values)
    let others = wanted.dropFirst().map(Set.init)
    return first.filter { value in
      !own.contains(value) && others.allSatisfy { $0.contains(value) } && !isLeftToPlurals(value)
    }
  }

  /// Whether the value is a number that the translation selects by and says in another arm: that is
  /// a matter of its forms.
  private func isLeftToPlurals(_ value: Placeholder.Value) -> Bool {
    guard variant.key != nil, case .parameter(let parameter) = value else { return false }
    var isSelector = false
    pair.translation.pattern.forEachSelection {
      isSelector = isSelector || $0.parameter == parameter
    }
    return isSelector && pair.translation.pattern.shows(parameter)
  }

  private var repeated: [Placeholder.Value] {
    if values.count < 2 { return [] }
    let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
    var seen: Set<Placeholder.Value> = []
    return values.filter { value in
      guard seen.insert(value).inserted, let count = counts[value], count > 1 else { return false }
      return source.counts[value] ?? 0 < count
    }
  }

  // MARK: Styles

  /// The style that the source writes a value in, where this one is of another kind.
  private func otherStyle(than placeholder: Placeholder) -> Placeholder.Style? {
    guard let kind = pair.dialog.kind(of: placeholder),
      let others = source.kinds[placeholder.value], !others.contains(nil), !others.contains(kind)
    else { return nil }
    return source.styles[placeholder.value]
  }

  private func fix(_ placeholder: Placeholder, _ style: Placeholder.Style) -> [FixIt] {
    let suffix = style.written.map { ":" + $0 } ?? ""
    let text = "{\(variant.name(of: placeholder.value))\(suffix)}"
    return [.replacing(SourceRange(variant.translation.range.file, placeholder.range), with: text)]
  }
}

extension DialogContext {
  /// What a value is written as: a plain number, a date; nil of texts.
  fileprivate func kind(of placeholder: Placeholder) -> Placeholder.Style? {
    switch placeholder.style {
    case .percent, .date, .time, .relative, .number: return placeholder.style
    case .quoted, .agreement, .list: return nil
    case .plain:
      guard case .parameter(let index) = placeholder.value else { return nil }
      switch dialog.parameters[index].type {
      case .int, .double: return .number
      case .date: return .date
      default: return nil
      }
    }
  }
}

extension TextVariant {
  /// Whether a value is written here or in what it stands for, and not the same in the same order and
  /// style in one of these.
  fileprivate func differsInValues(_ pair: TranslationPair) -> Bool {
    let counterparts = pair.counterparts(of: self)
    guard
      traits.placeholderCount > 0
        || counterparts.contains(where: { $0.traits.placeholderCount > 0 })
    else { return false }
    return !counterparts.contains { writesSameValues(as: $0) }
  }

  /// Whether it writes the same values as another in the same order and styles.
  fileprivate func writesSameValues(as other: TextVariant) -> Bool {
    guard traits.placeholderCount == other.traits.placeholderCount else { return false }
    var theirs = other.parts.indices.makeIterator()
    for index in parts.indices {
      guard case .placeholder(let own) = parts[index] else { continue }
      var their: Placeholder?
      while their == nil, let index = theirs.next() {
        if case .placeholder(let placeholder) = other.parts[index] { their = placeholder }
      }
      guard let their, own.value == their.value, own.style == their.style else { return false }
    }
    return true
  }

  /// The values that it writes, as often as it does.
  var values: [Placeholder.Value] {
    placeholders.compactMap { placeholder in
      if case .agreement(let agreement) = placeholder.style, !agreement.writesValue { return nil }
      return placeholder.value
    }
  }
}

extension Message {
  fileprivate static func missing(_ name: String) -> Message {
    Message(
      en: "{\(name)} of the source is missing; say it here too",
      ko: "원본에 있는 {\(name, .subject)} 빠졌습니다. 여기에도 쓰세요")
  }

  fileprivate static func unknown(_ name: String) -> Message {
    Message(
      en: "the source does not say {\(name)} here; remove it, or add it to the source",
      ko: "원본의 이 자리에는 {\(name, .subject)} 없습니다. 지우거나 원본에도 쓰세요")
  }

  fileprivate static func repeated(_ name: String) -> Message {
    Message(
      en: "{\(name)} stands here more often than in the source; say it once",
      ko: "{\(name, .subject)} 원본보다 여러 번 나옵니다. 한 번만 쓰세요")
  }

  fileprivate static func style(_ written: String?) -> Message {
    Message(
      en: "the source writes this value \(written.map { "as \($0)" } ?? "as it is"); do so here",
      ko: "원본은 이 값을 \(written.map { "\($0) 스타일로" } ?? "그대로") 씁니다. 여기서도 그렇게 쓰세요")
  }
}

/// Rules by which the source shall not have a placeholder.
