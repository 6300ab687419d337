import DialogFindings
import DialogLanguage
import DialogModel
import DialogText

extension Rule {
  static let l10nInconsistent = Rule(
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
  private var groups: [Group] = []
  /// The indexes of the groups of a source text, one for each language.
  private var groupsOfSources: [Source: [Int]] = [:]

  private struct Source: Hashable {
    let isButton: Bool
    let text: ExactString
  }

  /// The translations of one source text into one language, in source order.
  private struct Group {
    let source: Source
    let locale: LanguageTag
    var entries: [Entry]

    var sourceText: String { source.text.text }
  }

  private struct Entry {
    let dialog: Int
    let element: Element
    let text: String
    let locale: LanguageTag
    /// The text without its quotes.
    let place: SourceRange

    /// Without regard to case, spaces, marks at the end and Arabic vowel signs.
    func reads(as other: Entry) -> Bool { text == other.text || letters == other.letters }

    var letters: [String] { text.withoutArabicVowelSigns.letterRuns() }
  }

  init(_ project: ProjectContext) { self.project = project }

  mutating func collect() {
    project.program.forEachText { dialog, element, text in
      guard let source = text[project.sourceLocale]?.pattern.plainText else { return }
      let entries = text.translations.indices.compactMap {
        entry(of: text.translations[$0], element, in: dialog)
      }
      add(entries, of: Source(isButton: element.isButton, text: ExactString(source)))
    }
  }

  /// Nil of the source itself, of terms, and of texts with placeholders or selections.
  private func entry(of translation: Translation, _ element: Element, in dialog: Int) -> Entry? {
    guard translation.locale != project.sourceLocale, translation.origin == .written,
      let text = translation.pattern.plainText
    else { return nil }
    return Entry(
      dialog: dialog, element: element, text: text, locale: translation.locale,
      place: translation.place)
  }

  private mutating func add(_ entries: [Entry], of source: Source) {
    var known = groupsOfSources[source] ?? []
    let countBefore = known.count
    for entry in entries {
      if let index = known.first(where: { groups[$0].locale == entry.locale }) {
        groups[index].entries.append(entry)
      } else {
        known.append(groups.count)
        groups.append(Group(source: source, locale: entry.locale, entries: [entry]))
      }
    }
    if known.count > countBefore { groupsOfSources[source] = known }
  }

  // MARK: One source text, several translations

  /// Reports the translations that fewer texts have; of equals the later ones.
  func reportDifferences(_ findings: inout Findings) {
    for group in groups {
      let entries = group.entries
      guard entries.count > 1, entries.contains(where: { !$0.reads(as: entries[0]) }) else {
        continue
      }
      let source = group.sourceText
      let usual = mostUsual(of: entries)
      for entry in entries where !entry.reads(as: usual) && entry.text != source {
        // Within one dialog the source repeats itself, which is another fault.
        guard usual.text != source, entry.dialog != usual.dialog,
          !areDistinguished(entry, usual, in: group)
        else { continue }
        report(
          Message(
            en: "elsewhere ‘\(source)’ is ‘\(usual.text)’; translate it the same way",
            ko:
              "다른 곳에서는 ‘\(source)’\(KoreanParticle.object.form(after: source)) ‘\(usual.text)’\(KoreanParticle.direction.form(after: usual.text)) 옮겼습니다. 같게 옮기세요"
          ), entry, beside: usual, &findings)
      }
    }
  }

  /// The translation that most entries read as; of equals the first.
  private func mostUsual(of entries: [Entry]) -> Entry {
    var counts: [[String]: Int] = [:]
    let readings = entries.map(\.letters)
    for reading in readings { counts[reading, default: 0] += 1 }
    let largest = counts.values.max() ?? 0
    let best = readings.firstIndex { counts[$0] == largest } ?? 0
    return entries[best]
  }

  /// Whether both are words that the language keeps apart where the source has one.
  private func areDistinguished(_ a: Entry, _ b: Entry, in group: Group) -> Bool {
    distinguishedWords.contains { words in
      words.source == group.sourceText.lowercased() && group.locale.language == words.language
        && words.words.contains(a.text) && words.words.contains(b.text)
    }
  }

  // MARK: Several source texts, one translation

  /// A translation, whatever it is of.
  private struct Reading: Hashable {
    let text: ExactString
    let locale: LanguageTag
  }

  /// Reports a translation of three words or more that stands for two source texts with different
  /// words.
  func reportReuse(_ findings: inout Findings) {
    var first: [Reading: (source: String, entry: Entry)] = [:]
    for group in groups where !group.source.isButton {
      let source = group.sourceText
      for entry in group.entries {
        let reading = Reading(text: ExactString(entry.text), locale: group.locale)
        guard let earlier = first[reading] else {
          first[reading] = (source, entry)
          continue
        }
        guard earlier.source != source, entry.text != source,
          saysOtherwise(source, earlier.source)
        else { continue }
        report(
          Message(
            en: "‘\(earlier.source)’ has the same translation; say what differs",
            ko: "‘\(earlier.source)’의 번역과 똑같습니다. 다른 점이 드러나게 옮기세요"),
          entry, beside: earlier.entry, &findings)
      }
    }
  }

  /// Whether each of two texts has a noun or a verb that the other lacks, and is alike otherwise.
  private func saysOtherwise(_ a: String, _ b: String) -> Bool {
    let language = project.language(project.sourceLocale)
    guard language.isEnglish else { return false }
    let (one, other) = (language.reading(of: a).words, language.reading(of: b).words)
    guard one.count == other.count, one.count > 2 else { return false }
    let different = zip(one, other).filter { $0 != $1 }
    guard different.count == 1, let (first, second) = different.first else { return false }
    return opposites.contains { $0.contains(first) && $0.contains(second) }
      || meanings.contains { areApart(first, second, in: $0) }
  }

  /// Whether two words are of two groups of a class of words.
  private func areApart(_ a: String, _ b: String, in groups: [Set<String>]) -> Bool {
    guard let group = groups.first(where: { $0.contains(a) }) else { return false }
    return !group.contains(b) && groups.contains { $0.contains(b) }
  }

  private func report(
    _ message: Message, _ entry: Entry, beside other: Entry, _ findings: inout Findings
  ) {
    let dialog = DialogContext(entry.dialog, of: project)
    findings.report(
      message, at: entry.place, of: dialog, element: dialog.dialog.path(entry.element),
      locale: entry.locale.tag,
      notes: [
        Diagnostic.Note(
          Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다"), at: other.place)
      ])
  }
}

extension Translation {
  /// The text without its quotes.
  fileprivate var place: SourceRange {
    guard case .parts(let parts) = pattern, let bytes = parts.range else { return range }
    return SourceRange(range.file, bytes)
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
