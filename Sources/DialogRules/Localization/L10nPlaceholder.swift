import DialogFindings
import DialogLanguage
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
      for variant in pair.variants where !variant.isEmptyText {
        PlaceholderComparison(variant, in: pair)?.report(&findings)
      }
    })
}

/// The placeholders of one arm of a translation beside those of the source.
private struct PlaceholderComparison {
  let pair: TranslationPair
  let variant: TextVariant
  /// The values that it writes, as often as it does.
  let values: [Placeholder.Value]
  /// Those of the arms of the source that it stands for.
  let wanted: [[Placeholder.Value]]

  /// Nil where all is well: where none of them writes a value, or it writes those of one in the same
  /// order and style.
  init?(_ variant: TextVariant, in pair: TranslationPair) {
    let counterparts = pair.counterparts(of: variant)
    guard
      variant.traits.placeholderCount > 0
        || counterparts.contains(where: { $0.traits.placeholderCount > 0 })
    else { return nil }
    if counterparts.contains(where: { variant.writesSameValues(as: $0) }) { return nil }
    self.pair = pair
    self.variant = variant
    values = variant.values
    wanted = counterparts.map(\.values)
  }

  func report(_ findings: inout Findings) {
    for value in missing {
      findings.report(.missing(variant.name(of: value)), in: variant)
    }
    for (offset, placeholder) in variant.placeholdersByOffset {
      let range = offset..<offset + TextVariant.placeholder.utf8.count
      if !isInSource(placeholder.value) {
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
    return first.filter { value in
      wanted.allSatisfy { $0.contains(value) } && !values.contains(value)
        && !isLeftToPlurals(value)
    }
  }

  /// Whether the value is a number that the translation selects by and says in another arm: that is
  /// a matter of its forms.
  private func isLeftToPlurals(_ value: Placeholder.Value) -> Bool {
    guard case .parameter(let parameter) = value else { return false }
    var isSelector = false
    pair.translation.pattern.forEachSelection {
      isSelector = isSelector || $0.parameter == parameter
    }
    return isSelector
      && (variant.key != nil && pair.translation.pattern.shows(parameter))
  }

  private func isInSource(_ value: Placeholder.Value) -> Bool {
    if pair.source.contains(where: { $0.values.contains(value) }) { return true }
    guard case .parameter(let parameter) = value else { return false }
    var isSelector = false
    pair.source[0].translation.pattern.forEachSelection {
      isSelector = isSelector || $0.parameter == parameter
    }
    return isSelector
  }

  private var repeated: [Placeholder.Value] {
    if values.count < 2 { return [] }
    var seen: [Placeholder.Value] = []
    return values.filter { value in
      guard !seen.contains(value) else { return false }
      seen.append(value)
      let count = values.count { $0 == value }
      return count > 1
        && pair.source.allSatisfy { source in source.values.count { $0 == value } < count }
    }
  }

  // MARK: Styles

  /// The style that the source writes a value in, where this one is of another kind.
  private func otherStyle(than placeholder: Placeholder) -> Placeholder.Style? {
    guard let kind = kind(of: placeholder) else { return nil }
    let others = pair.source.flatMap(\.placeholders).filter { $0.value == placeholder.value }
    let kinds = others.map(kind(of:))
    guard !kinds.isEmpty, !kinds.contains(nil), !kinds.contains(kind) else { return nil }
    return others[0].style
  }

  /// What a value is written as: a plain number, a date; nil of texts.
  private func kind(of placeholder: Placeholder) -> Placeholder.Style? {
    switch placeholder.style {
    case .percent, .date, .time, .relative, .number: return placeholder.style
    case .quoted, .agreement, .list: return nil
    case .plain:
      guard case .parameter(let index) = placeholder.value else { return nil }
      switch variant.dialog.dialog.parameters[index].type {
      case .int, .double: return .number
      case .date: return .date
      default: return nil
      }
    }
  }

  private func fix(_ placeholder: Placeholder, _ style: Placeholder.Style) -> [FixIt] {
    let suffix = style.written.map { ":" + $0 } ?? ""
    let text = "{\(variant.name(of: placeholder.value))\(suffix)}"
    return [.replacing(SourceRange(variant.translation.range.file, placeholder.range), with: text)]
  }
}

extension TextVariant {
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
