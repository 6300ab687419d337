import DialogCatalogTexts
import DialogLocales
import DialogModel

/// What the texts of a program need to be known of its languages, as tables of lines.
struct SwiftTables {
  private let program: Program
  private let names: SwiftNames
  private let needs: TextNeeds
  private let catalog: CatalogedTexts?
  private var locales: [LanguageTag] { program.project.locales }

  init(
    _ program: Program, _ names: SwiftNames, _ needs: TextNeeds, _ catalog: CatalogedTexts?
  ) {
    self.program = program
    self.names = names
    self.needs = needs
    self.catalog = catalog
  }

  func write(to writer: inout SourceWriter) {
    writer.line()
    writer.line(
      "/// The languages, the source language first, and how each writes what the texts name.")
    let lines = ["project \(names.project)"] + languages + quantities
    writer.swiftLiteral(lines, before: "private let projectTable: StaticString = ")
    writer.line()
    writer.line("/// The texts and actions of the notifications.")
    writer.line("private let notificationTables: [StaticString] = [")
    writer.indented { writer in
      for index in program.dialogs.indices where program.dialogs[index].kind == .notification {
        let table = SwiftDialogTable(index, in: program, catalog)
        writer.swiftLiteral(table.lines, after: ",")
      }
    }
    writer.line("]")
  }

  private var languages: [String] {
    let fallback = LocaleFallback(of: locales)
    let matching = LanguageMatching(of: locales)
    return locales.indices.flatMap { index in
      let tag = locales[index].tag
      let chain = fallback.chain(from: index).map { locales[$0].tag }
      let answers = matching.answers[index].map { ($0.isLastResort ? "~" : "") + $0.tag }
      return [
        (["language", tag] + chain).joined(separator: " "),
        (["answers", tag] + answers).joined(separator: " "),
      ] + matching.aliases[index].map { "alias \($0.code) \($0.meaning)" }
    }
  }

  // MARK: Quantities

  private var quantities: [String] {
    let hasQuantities = needs.needs(.bytes) || needs.needs(.relative)
    return locales.flatMap { locale in
      let data = LocaleData.find(locale) ?? .root
      return (needs.hasPlurals || hasQuantities ? plural(locale) : [])
        + (needs.needs(.bytes) ? sizes(locale, data) : [])
        + (needs.needs(.relative) ? distances(locale, data) : [])
    }
  }

  private func plural(_ locale: LanguageTag) -> [String] {
    let rules = PluralRules(for: locale).integerRules.map { rule in
      let condition = rule.condition.map { $0.map(\.written).joined(separator: "&") }
      return "\(rule.category.rawValue):\(condition.joined(separator: "|"))"
    }
    return rules.isEmpty ? [] : ["plural \(locale.tag) \(rules.joined(separator: " "))"]
  }

  /// The number is a text here, and the category it has the value after it.
  private func sizes(_ locale: LanguageTag, _ data: LocaleData) -> [String] {
    LocaleData.ByteUnit.allCases.map { unit in
      "size\(unit.rawValue) \(locale.tag) " + SwiftText.written(data.byteUnit(unit), number: 1)
    }
  }

  private func distances(_ locale: LanguageTag, _ data: LocaleData) -> [String] {
    let units = LocaleData.TimeUnit.allCases.enumerated().flatMap { index, unit in
      [(false, "past"), (true, "future")].map { isFuture, name in
        "\(name)\(index) \(locale.tag) "
          + SwiftText.written(data.relative(unit, isFuture: isFuture), number: 0)
      }
    }
    return ["now \(locale.tag) \(SwiftText.escaped(data.now))"] + units
  }
}

extension PluralRules.Relation {
  /// `n%100!=12..14,20`, of rules for integers.
  fileprivate var written: String {
    let ranges = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }
    let modulus = modulus.map { "%\($0)" } ?? ""
    return "n\(modulus)\(isNegated ? "!" : "")=\(ranges.joined(separator: ","))"
  }
}
