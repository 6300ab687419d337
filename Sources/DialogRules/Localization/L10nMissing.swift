import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let l10nMissing = Rule(
    "l10n/missing", .always(.warning), from: [.compareLocales("Missing entities")],
    summary: Message(
      en: "every text is there in every language of the project",
      ko: "모든 텍스트가 프로젝트의 모든 언어로 있어야 합니다"),
    reason: Message(
      en: """
        Where a translation is missing people see the source language in the middle of their own. \
        Terms of the platform, such as Cancel and Delete, need no translation: leave their text out. \
        A text of placeholders or numbers alone needs none either.
        """,
      ko: """
        번역이 없으면 사용자의 언어 사이에 원본 언어가 섞여 나타납니다. 취소, 삭제 같은 플랫폼 용어는 텍스트를 쓰지 않으면 \
        저절로 번역됩니다. 자리표시자나 숫자뿐인 텍스트도 번역할 필요가 없습니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          source en
          locales en, ko
        }

        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
          message ⟦"Its photos stay in the library."⟧
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source en
          locales en, ko
        }

        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
          message { en "Its photos stay in the library."  ko "사진은 보관함에 남습니다." }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(dependsOn: [.project, .rows])),
    check: Check(
      dialog: { context, findings in
        let project = context.project.program.project
        guard project.locales.contains(where: { $0 != project.sourceLocale }) else { return }
        let texts = context.textsWithWords
        guard project.namesLocales else { return context.reportLeftOut(of: texts, &findings) }
        let locales = context.project.translatedLocales
        let others = texts.filter { !context.reportTerm($0, missingIn: locales, &findings) }
        let rest = context.reportUntranslated(others, into: locales, &findings)
        for locale in locales { context.reportMissing(locale, in: rest, of: others, &findings) }
      },
      project: { project, findings in
        for locale in project.untranslatedLocales {
          findings.report(
            Message(
              en:
                "nothing is translated into \(locale.englishName) yet; translate it, or take it off the list",
              ko: "\(locale.koreanName) 번역이 아직 하나도 없습니다. 번역하거나 목록에서 빼세요"),
            // Likely another language is meant, which then seems to be too much; or it stands in a
            // dialog that is not read as it is meant.
            at: project.place, unknowns: [.languages], dependingOn: .otherDialogs)
        }
      }))
}

extension DialogContext {
  /// The texts that have words in the source language.
  fileprivate var textsWithWords: [(Element, Text)] {
    var texts: [(Element, Text)] = []
    let elements = Set(
      variants.lazy.filter { $0.isSource && $0.reading.hasWords }.map(\.element))
    dialog.forEachText { element, text in
      if elements.contains(element) { texts.append((element, text)) }
    }
    return texts
  }

  /// Without a project, reports what lacks a language that most texts of the dialog are in.
  fileprivate func reportLeftOut(of texts: [(Element, Text)], _ findings: inout Findings) {
    var counts: [LanguageTag: Int] = [:]
    for translation in texts.flatMap(\.1.translations) where translation.origin == .written {
      counts[translation.locale, default: 0] += 1
    }
    for locale in project.program.project.locales where locale != project.sourceLocale {
      guard let count = counts[locale] else { continue }
      for item in texts where count > 0 && item.1.index(of: locale) == nil {
        report(.missing(locale), item, in: locale, &findings)
      }
    }
  }

  /// Reports once what several languages lack, of a button that says the platform’s word, in a dialog
  /// that is translated.
  fileprivate func reportTerm(
    _ item: (Element, Text), missingIn locales: [LanguageTag], _ findings: inout Findings
  ) -> Bool {
    let (element, text) = item
    guard case .button = element, locales.count > 1,
      locales.allSatisfy({ text.index(of: $0) == nil && isTranslated(into: $0) }),
      let title = sourceVariants(of: element).first,
      let name = title.termNames.first(where: { name in
        locales.allSatisfy { project.language($0).termNames.text(for: name) != nil }
      })
    else { return false }
    let keyword = kind == .actionSheet ? "choice" : "button"
    let statement = name == "cancel" ? name : "\(keyword) \(name)"
    findings.report(
      .isTerm(title.text, statement, locales.count), at: text.range, of: self,
      element: dialog.path(element), dependingOn: .terms)
    return true
  }

  private func isTranslated(into locale: LanguageTag) -> Bool {
    variants.contains { $0.locale == locale && $0.translation.origin == .written }
  }

  /// Reports once what lacks all of several languages: the dialog, or else a text of it.
  ///
  /// - Returns: the texts of which nothing is said.
  fileprivate func reportUntranslated(
    _ texts: [(Element, Text)], into locales: [LanguageTag], _ findings: inout Findings
  ) -> [(Element, Text)] {
    guard locales.count > 1 else { return texts }
    var (untranslated, rest): ([(Element, Text)], [(Element, Text)]) = ([], [])
    for item in texts {
      if locales.allSatisfy({ item.1.index(of: $0) == nil }) {
        untranslated.append(item)
      } else {
        rest.append(item)
      }
    }
    if untranslated.count > 1, !texts.contains(where: { $0.1.isTranslated(into: locales) }) {
      findings.report(.untranslated(into: locales.count), at: dialog.name.range, of: self)
    } else {
      for item in untranslated { report(.missing(locales.count), item, in: nil, &findings) }
    }
    return rest
  }

  /// Reports each text without a translation, or once that none has one.
  ///
  /// - Parameter all: the texts that tell whether any has one.
  fileprivate func reportMissing(
    _ locale: LanguageTag, in texts: [(Element, Text)], of all: [(Element, Text)],
    _ findings: inout Findings
  ) {
    let missing = texts.filter { $0.1.index(of: locale) == nil }
    if missing.count > 1, !all.contains(where: { $0.1.isTranslated(into: [locale]) }) {
      let range = dialog.name.range
      return findings.report(.untranslated(locale), at: range, of: self, locale: locale.tag)
    }
    for item in missing { report(.missing(locale), item, in: locale, &findings) }
  }

  /// Reports a text where it stands, or where what has it does.
  private func report(
    _ message: Message, _ item: (Element, Text), in locale: LanguageTag?, _ findings: inout Findings
  ) {
    let (element, text) = item
    let range = text.range.bytes.isEmpty ? dialog.place(of: element) : text.range
    findings.report(
      message, at: range, of: self, element: dialog.path(element), locale: locale?.tag,
      dependingOn: element.isOfButton ? .terms : [])
  }
}

extension Text {
  /// Whether someone has written it in one of the languages.
  fileprivate func isTranslated(into locales: [LanguageTag]) -> Bool {
    locales.contains { locale in
      index(of: locale).map { translations[$0].origin == .written } ?? false
    }
  }
}

extension Message {
  fileprivate static func isTerm(_ text: String, _ statement: String, _ count: Int) -> Message {
    Message(
      en:
        "‘\(text)’ is the platform’s word, which \(count) languages lack here; write ‘\(statement)’ without a text, and all have theirs",
      ko:
        "플랫폼의 용어인 ‘\(text)’의 번역 \(count)개가 없습니다. 텍스트 없이 ‘\(statement)’만 쓰면 모든 언어로 나옵니다"
    )
  }

  fileprivate static func missing(_ locale: LanguageTag) -> Message {
    Message(
      en:
        "the translation into \(locale.englishName) is missing; write it, or people read the source",
      ko: "\(locale.koreanName) 번역이 없어 원본이 그대로 보입니다. 번역을 쓰세요")
  }

  fileprivate static func missing(_ count: Int) -> Message {
    Message(
      en:
        "the translations into \(count) languages are missing; write them, or people read the source",
      ko: "언어 \(count)개의 번역이 없어 원본이 그대로 보입니다. 번역을 쓰세요")
  }

  fileprivate static func untranslated(into count: Int) -> Message {
    Message(
      en:
        "translate this dialog into \(count) languages; people read the source until then",
      ko: "이 대화상자를 언어 \(count)개로 번역하세요. 그때까지는 원본이 그대로 보입니다")
  }

  fileprivate static func untranslated(_ locale: LanguageTag) -> Message {
    Message(
      en: "translate this dialog into \(locale.englishName); people read the source until then",
      ko: "이 대화상자를 \(locale.koreanName, .direction) 번역하세요. 그때까지는 원본이 그대로 보입니다")
  }
}

extension Dialog {
  /// The name of what has an element's text.
  fileprivate func place(of element: Element) -> SourceRange {
    switch element {
    case .button(let index), .input(let index), .send(let index): buttons[index].name.range
    case .field(let index), .initial(let index): fields[index].name.range
    case .text: name.range
    }
  }
}

extension ProjectContext {
  /// The languages that the project names, but its source's, with a translation somewhere.
  fileprivate var translatedLocales: [LanguageTag] {
    fact(WrittenLanguages.self).written.filter { $0 != sourceLocale }
  }

  /// Those without any, where there is a text to translate.
  fileprivate var untranslatedLocales: [LanguageTag] {
    guard program.project.namesLocales, !program.dialogs.isEmpty else { return [] }
    let written = fact(WrittenLanguages.self).written
    return program.project.locales.filter { $0 != sourceLocale && !written.contains($0) }
  }
}
