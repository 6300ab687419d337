import DialogFindings
import DialogLocales
import DialogModel

extension Rule {
  static let l10nExtra = Rule(
    "l10n/extra", .always(.warning), from: [.compareLocales("Obsolete entities")],
    summary: Message(
      en: "a translation is of something that is there, for a language of the project",
      ko: "번역은 프로젝트의 언어로, 실제로 있는 텍스트에만 씁니다"),
    reason: Message(
      en: """
        What no one can see is not kept up to date, and hides that a name or a tag is misspelt: a \
        text in `pt` is not shown where the project says `pt-BR`.
        """,
      ko: """
        아무도 볼 수 없는 번역은 제때 고치지 않게 되고, 이름이나 태그를 잘못 썼다는 사실을 가립니다. 프로젝트의 언어가 pt-BR이면 \
        pt 텍스트는 보이지 않습니다.
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
          title { en "Delete this album?"  ko "앨범을 삭제할까요?"  ja ⟦"アルバムを削除しますか？"⟧ }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source en
          locales en, ko, ja
        }

        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을 삭제할까요?"  ja "アルバムを削除しますか？" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [Precedence(.errorsOfNames, in: .sameElement)],
      dependsOn: [.project, .translations], unknowns: [.ownElement]),
    check: .dialog { context, findings in
      let project = context.project.program.project
      guard project.namesLocales else { return }
      context.dialog.forEachText { element, text in
        for translation in text.translations
        where translation.origin == .written && !project.locales.contains(translation.locale) {
          let meant = project.locales.first { $0.language == translation.locale.language }
          findings.report(
            .extra(translation.locale, meant: meant), at: translation.range, of: context,
            element: context.dialog.path(element), locale: translation.locale.tag,
            // Where no language is meant plainly, those of the project may be the mistake.
            dependingOn: meant == nil ? .languages : [])
        }
      }
    })
}

extension Message {
  fileprivate static func extra(_ locale: LanguageTag, meant: LanguageTag?) -> Message {
    Message(
      en: "the project has no \(locale); "
        + (meant.map { "did you mean \($0)?" } ?? "add it to its locales, or remove this text"),
      ko: "프로젝트의 언어에 \(locale, .subject) 없습니다. "
        + (meant.map { "혹시 \($0)입니까?" }
          ?? "locales에 추가하거나 이 텍스트를 지우세요"))
  }
}
