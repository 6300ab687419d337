import DialogLanguage
import DialogModel
import DialogText

extension Rule {
  static let inconsistent = Rule(
    "l10n/inconsistent", .always(.note),
    from: [.weblate("Inconsistent, Reused translation"), .dialogc("Checks per role")],
    summary: Message(
      en:
        "the same text of the same role is translated the same way, and different ones differently",
      ko: "같은 역할의 같은 텍스트는 같게, 다른 텍스트는 다르게 옮깁니다"),
    reason: Message(
      en: """
        A button that is Entfernen here and Löschen there makes people wonder what the difference is. \
        Two different questions with one translation are a copy that was never finished.
        """,
      ko: """
        같은 버튼이 여기서는 ‘제거’이고 저기서는 ‘삭제’이면 무엇이 다른지 의아해집니다. 서로 다른 두 물음의 번역이 같다면 복사한 뒤 \
        고치지 않은 것입니다.
        """),
    examples: [
      RuleExample(
        """
        alert RemoveAlbum {
          purpose destructive
          title { en "Remove this album?"  ko "이 앨범을 제거할까요?" }
          button archive { en "Archive"  ko "보관" }
          cancel
        }

        alert RemovePhoto {
          purpose destructive
          title { en "Remove this photo?"  ko "이 사진을 제거할까요?" }
          button archive { en "Archive"  ko "보관" }
          cancel
        }

        alert RemoveVideo {
          purpose destructive
          title { en "Remove this video?"  ko "이 비디오를 제거할까요?" }
          button archive { en "Archive"  ko "⟦아카이브⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        alert RemoveAlbum {
          purpose destructive
          title { en "Remove this album?"  ko "이 앨범을 제거할까요?" }
          button archive { en "Archive"  ko "보관" }
          cancel
        }

        alert RemovePhoto {
          purpose destructive
          title { en "Remove this photo?"  ko "이 사진을 제거할까요?" }
          button archive { en "Archive"  ko "보관" }
          cancel
        }
        """),
    ],
    check: .project { project, findings in
      var table = TranslationTable(project)
      table.collect()
      table.reportDifferences(&findings)
      table.reportReuse(&findings)
    })
}

/// The plain texts of a project with their translations.
private struct TranslationTable {
  private let project: ProjectContext
  /// By role, source text and language, the translations in source order.
  private var translations: [Key: [Entry]] = [:]
  private var keys: [Key] = []

  private struct Key: Hashable {
    let isButton: Bool
    let source: ExactText
    let locale: String
  }

  private struct Entry {
    let dialog: Int
    let element: Element
    let text: String
    let translation: Translation

    /// Without regard to case, spaces and marks at the end.
    func reads(as other: Entry) -> Bool {
      text == other.text || text.letterRuns() == other.text.letterRuns()
    }

    /// The text without its quotes.
    var place: SourceRange {
      guard case .parts(let parts) = translation.pattern, let first = parts.first,
        let last = parts.last
      else { return translation.range }
      return SourceRange(
        translation.range.file, ByteRange(first.range.start, last.range.end))
    }
  }

  init(_ project: ProjectContext) { self.project = project }

  mutating func collect() {
    for (index, dialog) in project.program.dialogs.enumerated() {
      dialog.forEachText { element, text in
        guard let source = text[project.sourceLocale]?.pattern.plainText else { return }
        for translation in text.translations
        where translation.locale != project.sourceLocale && translation.origin == .written {
          guard let written = translation.pattern.plainText else { continue }
          let key = Key(
            isButton: element.isButton, source: ExactText(source), locale: translation.locale.tag)
          if translations[key] == nil { keys.append(key) }
          translations[key, default: []].append(
            Entry(dialog: index, element: element, text: written, translation: translation))
        }
      }
    }
  }

  // MARK: One source text, several translations

  /// Reports the translations that fewer texts have; of equals the later ones.
  func reportDifferences(_ findings: inout Findings) {
    for key in keys {
      let entries = translations[key]!
      guard entries.count > 1, entries.contains(where: { !$0.reads(as: entries[0]) }) else {
        continue
      }
      let usual = mostUsual(of: entries)
      for entry in entries where !entry.reads(as: usual) && !isUntranslated(entry, key) {
        // Within one dialog the source repeats itself, which is another fault.
        guard !isUntranslated(usual, key), entry.dialog != usual.dialog,
          !areDistinguished(entry, usual, key)
        else { continue }
        report(
          Message(
            en: "elsewhere ‘\(key.source.text)’ is ‘\(usual.text)’; translate it the same way",
            ko:
              "다른 곳에서는 ‘\(key.source.text)’\(KoreanParticle.object.form(after: key.source.text)) ‘\(usual.text)’\(KoreanParticle.direction.form(after: usual.text)) 옮겼습니다. 같게 옮기세요"
          ), entry, beside: usual, &findings)
      }
    }
  }

  /// The translation that most entries read as; of equals the first.
  private func mostUsual(of entries: [Entry]) -> Entry {
    var counts: [[String]: Int] = [:]
    let readings = entries.map { $0.text.letterRuns() }
    for reading in readings { counts[reading, default: 0] += 1 }
    let largest = counts.values.max() ?? 0
    let best = readings.firstIndex { counts[$0] == largest } ?? 0
    return entries[best]
  }

  private func isUntranslated(_ entry: Entry, _ key: Key) -> Bool { entry.text == key.source.text }

  /// Whether both are words that the language keeps apart where the source has one.
  private func areDistinguished(_ a: Entry, _ b: Entry, _ key: Key) -> Bool {
    distinguishedWords.contains { words in
      words.source == key.source.text.lowercased() && key.locale.hasPrefix(words.language)
        && words.words.contains(a.text) && words.words.contains(b.text)
    }
  }

  // MARK: Several source texts, one translation

  /// Reports a translation of three words or more that stands for two source texts with different
  /// words.
  func reportReuse(_ findings: inout Findings) {
    var first: [Key: (key: Key, entry: Entry)] = [:]
    for key in keys where !key.isButton {
      for entry in translations[key]! {
        let reading = Key(isButton: false, source: ExactText(entry.text), locale: key.locale)
        guard let earlier = first[reading] else {
          first[reading] = (key, entry)
          continue
        }
        guard saysOtherwise(key.source.text, earlier.key.source.text), entry.text != key.source.text
        else { continue }
        report(
          Message(
            en: "‘\(earlier.key.source.text)’ has the same translation; say what differs",
            ko: "‘\(earlier.key.source.text)’의 번역과 똑같습니다. 다른 점이 드러나게 옮기세요"),
          entry, beside: earlier.entry, &findings)
      }
    }
  }

  /// Whether each of two texts has a noun or a verb that the other lacks, and is alike otherwise.
  private func saysOtherwise(_ a: String, _ b: String) -> Bool {
    let (one, other) = (a.letterRuns(), b.letterRuns())
    guard one.count == other.count, one.count > 2, project.sourceLocale.isEnglish else {
      return false
    }
    let different = zip(one, other).filter { $0 != $1 }
    return different.count == 1
      && opposites.contains { $0.contains(different[0].0) && $0.contains(different[0].1) }
  }

  private func report(
    _ message: Message, _ entry: Entry, beside other: Entry, _ findings: inout Findings
  ) {
    let dialog = DialogContext(entry.dialog, of: project)
    findings.report(
      message, at: entry.place, of: dialog, element: dialog.dialog.path(entry.element),
      locale: entry.translation.locale.tag,
      notes: [
        Diagnostic.Note(
          Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다"), at: other.place)
      ])
  }
}

extension Element {
  fileprivate var isButton: Bool {
    switch self {
    case .button, .send: true
    default: false
    }
  }
}

/// Words of English that are different ones elsewhere, by what they are about: Korean answers a
/// comment with 답글, a message with 답장, and quits an app with 종료, where a window has 닫기.
private let distinguishedWords: [(source: String, language: String, words: Set<String>)] = [
  ("reply", "ko", ["답글", "답장"]), ("close", "ko", ["닫기", "종료"]),
  ("leave", "ko", ["나가기", "탈퇴"]), ("play", "ko", ["재생", "플레이"]),
]

/// Words of which a translation can’t mean two at once.
private let opposites: [Set<String>] = [
  ["import", "export"], ["enable", "disable"], ["enabled", "disabled"],
  ["add", "remove", "delete"],
  ["upload", "download"], ["connect", "disconnect"], ["connected", "disconnected"],
  ["install", "uninstall"], ["lock", "unlock"], ["start", "stop"], ["open", "close"],
  ["on", "off"], ["before", "after"], ["first", "last"], ["show", "hide"], ["save", "delete"],
  ["create", "delete"], ["load", "save"], ["send", "receive"], ["in", "out"],
  ["imported", "exported"], ["added", "removed"], ["uploaded", "downloaded"], ["read", "write"],
]
