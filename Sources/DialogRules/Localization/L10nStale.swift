import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let l10nStale = Rule(
    "l10n/stale", .always(.warning), from: [.gettext("Fuzzy entries"), .dialogc("Staleness")],
    summary: Message(
      en: "a translation is of the source text as it is now",
      ko: "번역은 지금의 원본 텍스트를 옮긴 것이어야 합니다"),
    reason: Message(
      en: """
        A translation may record what it was made from, `of "hash"`. When the source changes, the \
        translation may say something else. Read both again; then record the new source.
        """,
      ko: """
        번역에는 무엇을 옮긴 것인지 of "해시"로 기록할 수 있습니다. 원본이 바뀌면 번역의 뜻이 달라졌을 수 있습니다. 둘을 다시 \
        읽고 새 원본을 기록하세요.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "사진을 삭제할까요?" of ⟦"1c0ffee5"⟧ }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "사진을 삭제할까요?" of "a5ee26f7" }
            button delete destructive
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: Check(
      dialog: { context, findings in context.reportStaleTexts(&findings) },
      project: { project, findings in project.program.reportStaleTexts(&findings) }))
}

extension DialogContext {
  fileprivate func reportStaleTexts(_ findings: inout Findings) {
    dialog.forEachText { element, text in
      guard text.hasStamps else { return }
      for (stamp, current, locale) in project.program.staleStamps(of: text, in: dialog) {
        findings.report(
          .changed, at: stamp.range, of: self, element: dialog.path(element),
          locale: locale.tag, fixes: .recording(current, at: stamp.range))
      }
    }
  }
}

extension Text {
  /// Whether a translation records what it was made from: each is asked where it stands.
  fileprivate var hasStamps: Bool {
    translations.indices.contains { translations[$0].stamp != nil }
  }
}

extension Program {
  /// Those of the app's name and the terms.
  fileprivate func reportStaleTexts(_ findings: inout Findings) {
    for text in [project.app].compactMap({ $0 }) + terms.map(\.text) {
      for (stamp, current, _) in staleStamps(of: text, in: nil) {
        findings.report(.changed, at: stamp.range, fixes: .recording(current, at: stamp.range))
      }
    }
  }

  /// The records of other source texts than a text has now, and what they would be.
  fileprivate func staleStamps(
    of text: Text, in dialog: Dialog?
  ) -> [(stamp: Translation.Stamp, current: String, locale: LanguageTag)] {
    text.translations.compactMap { translation in
      guard let stamp = translation.stamp, translation.origin == .written,
        let source = text[project.sourceLocale]
      else { return nil }
      let current = self.stamp(of: source.pattern, in: dialog)
      return stamp.hash == current ? nil : (stamp, current, translation.locale)
    }
  }
}

extension Message {
  fileprivate static let changed = Message(
    en: "the source changed since this was translated; read it again, then record it",
    ko: "번역한 뒤에 원본이 바뀌었습니다. 다시 확인한 다음 새 원본을 기록하세요")
}

extension [FixIt] {
  fileprivate static func recording(_ hash: String, at range: SourceRange) -> [FixIt] {
    [
      FixIt(
        Message(
          en: "the translation is right: record the source as it is now",
          ko: "번역이 맞음: 지금의 원본을 기록"),
        TextEdit(replace: range, with: "\"\(hash)\""))
    ]
  }
}
