import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let l10nPluralQuantity = Rule(
    "l10n/plural-quantity", .always(.warning),
    from: [.androidLint("ImpliedQuantity"), .cldr("Part 3, Language Plural Rules")],
    summary: Message(
      en: "a form for several numbers says which number it is",
      ko: "여러 수에 쓰이는 형태에는 수가 들어 있어야 합니다"),
    reason: Message(
      en: """
        English `one` is the number 1, so “this item” will do. In Russian the same category has 1, \
        21, 31 and more: without the number nobody knows how many. To speak of one thing, add a \
        text for the number `1`.
        """,
      ko: """
        영어의 one은 1뿐이라 ‘이 항목’이라고 해도 됩니다. 러시아어에서 같은 범주는 1, 21, 31 등이어서 수가 없으면 몇 개인지 \
        알 수 없습니다. 하나일 때의 텍스트는 수 1로 따로 쓰세요.
        """),
    examples: [
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share This File?"  other "Share {count} Files?" }
            ru by count {
              one "⟦Поделиться этим файлом?⟧"
              few "Поделиться {count} файлами?"
              many "Поделиться {count} файлами?"
              other "Поделиться {count} файла?"
            }
          }
          button share
          cancel
        }
        """),
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share This File?"  other "Share {count} Files?" }
            ru by count {
              1 "Поделиться этим файлом?"
              one "Поделиться {count} файлом?"
              few "Поделиться {count} файлами?"
              many "Поделиться {count} файлами?"
              other "Поделиться {count} файла?"
            }
          }
          button share
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .plurals { selection, findings in
      // Where no form has the number, nobody means to say it.
      guard selection.saysNumber else { return }
      for arm in selection.selection.arms {
        guard case .category(let category) = arm.key,
          let place = selection.placeOfMissingNumber(in: arm.pattern),
          selection.openIntegers(of: category, atMost: 2).count > 1
        else { continue }
        findings.report(
          .unquantified(category, selection), of: selection, at: place)
      }
    })
}

extension Message {
  fileprivate static func unquantified(
    _ category: PluralCategory, _ selection: PluralSelection
  ) -> Message {
    let (numbers, locale) = (selection.examples(of: category), selection.locale)
    let name = selection.dialog.dialog.parameters[selection.selection.parameter].name.text
    return Message(
      en:
        "\(category.rawValue) is shown for \(numbers) in \(locale.englishName); say the number: {\(name)}",
      ko:
        "\(locale.koreanName)에서 \(category.rawValue, .topic) \(numbers)일 때 보입니다. 수를 쓰세요: {\(name)}"
    )
  }
}

extension PluralSelection {
  /// Whether an arm has the number.
  fileprivate var saysNumber: Bool {
    selection.arms.contains { $0.pattern.shows(selection.parameter) }
  }

  /// A text of an arm that lacks the number; nil where none does, or where the arm is empty.
  fileprivate func placeOfMissingNumber(in pattern: Pattern) -> ByteRange? {
    var place: ByteRange?
    pattern.forEachParts { parts, _ in
      if place == nil, !parts.contains(where: { $0.shows(selection.parameter) }) {
        place = parts.range
      }
    }
    return place
  }
}

extension Pattern {
  /// Whether a parameter's value is written somewhere.
  func shows(_ parameter: Int) -> Bool {
    var isShown = false
    forEachParts { parts, _ in
      isShown = isShown || parts.contains { $0.shows(parameter) }
    }
    return isShown
  }
}

extension Part {
  /// Whether it writes a parameter's value.
  func shows(_ parameter: Int) -> Bool {
    guard case .placeholder(let placeholder) = self else { return false }
    return placeholder.value == .parameter(parameter)
  }
}
