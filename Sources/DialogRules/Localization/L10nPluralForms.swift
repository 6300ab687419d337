import DialogFindings
import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let l10nPluralForms = Rule(
    "l10n/plural-forms", .always(.warning),
    from: [.cldr("Part 3, Language Plural Rules"), .weblate("Inconsistent plural forms")],
    summary: Message(
      en: "each plural form has the words for its numbers", ko: "각 복수 형태에는 그 수에 맞는 말을 씁니다"),
    reason: Message(
      en: """
        Forms are copied and filled in later, or exchanged: “1 files”, “2 file”, Russian “2 файлов”. Where the \
        noun after the number changes, forms that read alike are wrong for some numbers; a number in words \
        belongs to its own form alone.
        """,
      ko: """
        형태를 복사해 두고 고치지 않거나 서로 바꾸어 쓰는 일이 있습니다. ‘1 files’, ‘2 file’, 러시아어의 ‘2 файлов’이 그렇습니다. \
        수 뒤의 명사가 변하는데 형태가 같으면 어떤 수에서는 틀리고, 말로 쓴 수는 그 수의 형태에만 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} File?"  other "Share {count} Files?" }
            de by count { ⟦one⟧ "{count} Dateien teilen?"  other "{count} Datei teilen?" }
          }
          button share
          cancel
        }
        """,
        fixed: """
          alert ShareFiles(count: Int) {
            purpose consent
            title {
              en by count { one "Share {count} File?"  other "Share {count} Files?" }
              de by count { other "{count} Dateien teilen?"  one "{count} Datei teilen?" }
            }
            button share
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteFiles(count: Int) {
          purpose destructive
          title {
            en by count { one "Delete {count} File?"  other "Delete {count} Files?" }
            ru by count {
              one "Удалить {count} файл?"
              ⟦few⟧ "Удалить {count} файлов?"
              many "Удалить {count} файлов?"
              other "Удалить {count} файла?"
            }
          }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteFiles(count: Int) {
          purpose destructive
          title {
            en by count { one "Delete {count} File?"  other "Delete {count} Files?" }
            ru by count {
              one "Удалить {count} файл?"
              few "Удалить {count} файла?"
              many "Удалить {count} файлов?"
              other "Удалить {count} файла?"
            }
          }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .plurals { selection, findings in
      guard let (category, fault) = selection.fault,
        let arm = selection.arm(.category(category))
      else { return }
      findings.report(
        .wrong(fault, category, in: selection), of: selection, at: arm.keyRange,
        fixes: fault == .exchanged ? selection.exchange : [])
    })
}

extension PluralSelection {
  /// What is wrong with its texts, of which none selects by another value.
  fileprivate var fault: (category: PluralCategory, fault: PluralFault)? {
    let language = dialog.project.language(locale)
    guard selection.arms.count > 1, let guide = language.writing else { return nil }
    var texts: [PluralCategory: String] = [:]
    for arm in selection.arms {
      guard case .parts(let parts) = arm.pattern else { return nil }
      if case .category(let category) = arm.key { texts[category] = text(of: parts) }
    }
    return PluralTexts(texts, in: guide, language.numberWords).fault
  }

  /// Numbers for which a category is shown; where those are fractions alone, its name.
  fileprivate func numbers(of category: PluralCategory) -> String {
    let numbers = examples(of: category)
    return numbers.isEmpty ? "‘\(category.rawValue)’" : numbers
  }

  private func text(of parts: [Part]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let run, _, _): text += run
      case .placeholder: text += part.shows(selection.parameter) ? "\u{FFFC}" : "\u{FFFB}"
      }
    }
  }

  /// Puts each of `one` and `other` in the place of the other.
  fileprivate var exchange: [FixIt] {
    guard let one = arm(.category(.one)), let other = arm(.category(.other)) else { return [] }
    let edits = [(one, PluralCategory.other), (other, .one)].map { arm, category in
      TextEdit(replace: range(arm.keyRange), with: category.rawValue)
    }
    return .one(
      Message(en: "exchange one and other", ko: "one과 other 맞바꾸기"),
      edits.sorted { $0.range.bytes.start < $1.range.bytes.start })
  }
}

extension Message {
  /// - Parameter selection: what the text is one of.
  fileprivate static func wrong(
    _ fault: PluralFault, _ category: PluralCategory, in selection: PluralSelection
  ) -> Message {
    let numbers = selection.numbers(of: category)
    switch fault {
    case .exchanged:
      return Message(
        en: "‘one’ has the text for several, and ‘other’ that for one; exchange them",
        ko: "‘one’에 여럿일 때의 텍스트가, ‘other’에 하나일 때의 텍스트가 있습니다. 맞바꾸세요")
    case .plural(let word):
      return Message(
        en: "‘\(word)’ is plural, but this text is shown for 1; write the singular",
        ko: "‘\(word, .topic)’ 복수형인데 이 텍스트는 1일 때 보입니다. 단수형으로 쓰세요")
    case .singular(let word):
      return Message(
        en: "‘\(word)’ is singular, but this text is shown for \(numbers); write the plural",
        ko: "‘\(word, .topic)’ 단수형인데 이 텍스트는 여럿(\(numbers))일 때 보입니다. 복수형으로 쓰세요")
    case .alike(let other, let word):
      let others = selection.numbers(of: other)
      return Message(
        en:
          "‘\(word)’ stands after \(others), but this text is shown for \(numbers); write the form for those",
        ko: "‘\(word, .topic)’ \(others) 뒤에 쓰는 꼴인데 이 텍스트는 \(numbers)일 때 보입니다. 그 수에 맞는 꼴로 쓰세요")
    case .form(let word):
      return Message(
        en:
          "‘\(word)’ does not stand after \(numbers), for which this text is shown; write the form that does",
        ko: "이 텍스트는 \(numbers)일 때 보이는데 ‘\(word, .topic)’ 그 수 뒤에 쓰지 않는 꼴입니다. 알맞은 꼴로 쓰세요")
    case .number(let word):
      return Message(
        en:
          "‘\(word)’ is another number than \(category == .two ? 2 : 1), for which this text is shown; write the one that is shown",
        ko: "이 텍스트는 \(category == .two ? 2 : 1)일 때 보이는데 ‘\(word, .topic)’ 다른 수입니다. 보이는 수를 쓰세요")
    }
  }
}
