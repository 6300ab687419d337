import DialogFindings

extension Rule {
  static let l10nPluralMissing = Rule(
    "l10n/plural-missing", .always(.error),
    from: [
      .cldr("Part 3, Language Plural Rules"),
      .androidLint("MissingQuantity"),
    ],
    summary: Message(
      en: "a selection by a number has each form that integers take in the language",
      ko: "수로 고르는 텍스트에는 그 언어에서 정수에 쓰는 형태가 모두 있어야 합니다"),
    reason: Message(
      en: """
        Languages put numbers in different forms: Polish says 1 plik, 2 pliki, 5 plików. Where a form \
        is missing, `other` is shown, which is wrong for some numbers. A category that only \
        fractions reach may be left out, and so may one all of whose numbers have texts of their own.
        """,
      ko: """
        언어마다 수의 형태가 다릅니다. 폴란드어는 1 plik, 2 pliki, 5 plików라고 합니다. 형태가 빠지면 other의 텍스트가 \
        보이는데 어떤 수에는 틀립니다. 소수만 해당하는 범주, 그리고 해당하는 수마다 따로 텍스트가 있는 범주는 없어도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} File?"  other "Share {count} Files?" }
            pl by ⟦count⟧ { one "Udostępnić {count} plik?"  other "Udostępnić {count} pliku?" }
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
            en by count { one "Share {count} File?"  other "Share {count} Files?" }
            pl by count {
              one "Udostępnić {count} plik?"
              few "Udostępnić {count} pliki?"
              many "Udostępnić {count} plików?"
              other "Udostępnić {count} pliku?"
            }
          }
          button share
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .plurals { selection, findings in
      let missing = selection.missingCategories
      guard !missing.isEmpty else { return }
      let words = missing.map(\.rawValue).joined(separator: ", ")
      let numbers = missing.map { selection.examples(of: $0) }.joined(separator: "; ")
      let locale = selection.locale
      findings.report(
        Message(
          en:
            "\(locale.englishName) needs \(words) too (\(numbers)); write \(missing.count > 1 ? "them" : "it")",
          ko: "\(locale.koreanName)에는 \(words) 형태도 필요합니다(\(numbers)). 텍스트를 쓰세요"),
        of: selection)
    })
}
