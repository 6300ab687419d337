import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

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
        Two different questions with one translation are a copy that was never finished. Where the source \
        is not English and its word has two English ones, only English is noted: Not Now and Later are both \
        나중에.
        """,
      ko: """
        같은 버튼이 여기서는 ‘제거’이고 저기서는 ‘삭제’이면 무엇이 다른지 의아해집니다. 서로 다른 두 질문의 번역이 같다면 복사한 뒤 \
        고치지 않은 것입니다. 원본이 영어가 아니고 영어로 다르게 옮기는 말이면(‘나중에’는 Not Now이기도 하고 Later이기도 합니다) 영어에만 참고로 \
        알립니다.
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
    relations: .ofTranslations,
    check: .across(
      Comparison<TranslationEntry>(
        entries: { place, project in
          project.translationEntries(ofDialog: place).flatMap { entry in
            SharedText.keys(of: entry).map { ($0, entry) }
          }
        },
        judge: { key, entries, project, findings in
          if key.kind == SharedText.translation.rawValue {
            reportReuse(entries, in: project, &findings)
          } else {
            reportDifferences(entries, in: project, &findings)
          }
        })))
}

/// What several translations may have in common.
private enum SharedText: Int {
  /// A button's source text, into one language.
  case buttonSource
  /// Another source text, into one language.
  case source
  /// The translation, whatever it is of.
  case translation

  static func keys(of entry: TranslationEntry) -> [ComparisonKey] {
    entry.isButton
      ? [buttonSource.key(entry.source, entry)]
      : [source.key(entry.source, entry), translation.key(entry.text, entry)]
  }

  private func key(_ text: String, _ entry: TranslationEntry) -> ComparisonKey {
    ComparisonKey("\(entry.locale.tag)\0\(text)", kind: rawValue)
  }
}

// MARK: One source text, several translations

/// Reports the translations that fewer texts have; of equals the later ones.
private func reportDifferences(
  _ entries: [TranslationEntry], in project: ProjectContext, _ findings: inout Findings
) {
  guard entries.contains(where: { !$0.reads(as: entries[0]) }) else { return }
  let right = entries.filter { !project.readsAsAnotherTerm($0) }
  guard !right.isEmpty else { return }
  // The platform’s word needs no majority.
  let terms = right.filter(project.readsAsItsTerm)
  let usual = mostUsual(of: terms.isEmpty ? right : terms, in: project)
  for entry in entries where !entry.reads(as: usual) && entry.text != entry.source {
    // Within one dialog the source repeats itself, which is another fault.
    guard usual.text != entry.source, entry.dialog != usual.dialog,
      !areDistinguished(entry, usual), !entry.isApart(from: usual),
      !project.speaksSo(entry, ratherThan: usual)
    else { continue }
    findings.report(.different(entry, usual), entry, beside: usual, in: project)
  }
}

/// The translation that most entries read as; of equals the first that its dialog takes up, or the first.
private func mostUsual(
  of entries: [TranslationEntry], in project: ProjectContext
) -> TranslationEntry {
  var counts: [[String]: Int] = [:]
  let readings = entries.map(\.letters)
  for reading in readings { counts[reading, default: 0] += 1 }
  let largest = counts.values.max() ?? 0
  let usual = zip(entries, readings).filter { counts[$1] == largest }.map(\.0)
  return usual.first { project.takesUp($0.text, $0) } ?? usual[0]
}

/// Whether both are words that the language keeps apart where the source has one.
private func areDistinguished(_ a: TranslationEntry, _ b: TranslationEntry) -> Bool {
  distinguishedWords.contains { words in
    words.source == a.source.lowercased() && a.locale.language == words.language
      && words.words.contains(a.text) && words.words.contains(b.text)
  }
}

// MARK: Several source texts, one translation

/// Reports a translation of three words or more that stands for two source texts with different
/// words.
private func reportReuse(
  _ entries: [TranslationEntry], in project: ProjectContext, _ findings: inout Findings
) {
  let earlier = entries[0]
  for entry in entries.dropFirst()
  where earlier.source != entry.source && entry.text != entry.source {
    guard project.saysOtherwise(entry.source, earlier.source) else { continue }
    findings.report(.reused(earlier), entry, beside: earlier, in: project)
  }
}

extension ProjectContext {
  /// Whether each of two texts has a noun or a verb that the other lacks, and is alike otherwise.
  fileprivate func saysOtherwise(_ a: String, _ b: String) -> Bool {
    guard sourceLocale.isEnglish else { return false }
    let (one, other) = (a.letterRuns(), b.letterRuns())
    guard one.count == other.count, one.count > 2 else { return false }
    let different = zip(one, other).filter { $0 != $1 }
    guard different.count == 1, let (first, second) = different.first else { return false }
    return opposites.contains { $0.contains(first) && $0.contains(second) }
      || meanings.contains { areApart(first, second, in: $0) }
  }
}

/// Whether two words are of two groups of a class of words.
private func areApart(_ a: String, _ b: String, in groups: [Set<String>]) -> Bool {
  guard let group = groups.first(where: { $0.contains(a) }) else { return false }
  return !group.contains(b) && groups.contains { $0.contains(b) }
}

extension Findings {
  fileprivate mutating func report(
    _ message: Message, _ entry: TranslationEntry, beside other: TranslationEntry,
    in project: ProjectContext
  ) {
    report(
      message, at: entry.place, ofDialog: entry.dialog, element: entry.element,
      locale: entry.locale.tag,
      notes: [
        Diagnostic.Note(
          Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다"), at: other.place)
      ])
  }
}

extension Message {
  fileprivate static func different(
    _ entry: TranslationEntry, _ usual: TranslationEntry
  ) -> Message {
    let (source, text) = (entry.source, usual.text)
    if entry.isMisspelling(of: usual) {
      return Message(
        en: "elsewhere this is ‘\(text)’; one of them is misspelt",
        ko: "다른 곳에서는 ‘\(text)’입니다. 둘 가운데 하나는 철자가 틀렸습니다")
    }
    return Message(
      en: "elsewhere ‘\(source)’ is ‘\(text)’; translate it the same way",
      ko: """
        다른 곳에서는 ‘\(source, .object)’ \
        ‘\(text, .direction)’ 옮겼습니다. 같게 옮기세요
        """)
  }

  fileprivate static func reused(_ earlier: TranslationEntry) -> Message {
    Message(
      en: "‘\(earlier.source)’ has the same translation; say what differs",
      ko: "‘\(earlier.source)’의 번역과 똑같습니다. 다른 점이 드러나게 옮기세요")
  }
}

extension TranslationEntry {
  /// Whether one word differs, by a letter or two of five and more: Export, Eksport.
  fileprivate func isMisspelling(of other: TranslationEntry) -> Bool {
    let (own, others) = (letters, other.letters)
    guard own.count == others.count else { return false }
    let different = zip(own, others).filter { $0 != $1 }
    guard different.count == 1, let (a, b) = different.first, min(a.count, b.count) > 4,
      a.first == b.first, a.last == b.last
    else { return false }
    return Spelling.distance(Array(a), Array(b), within: 2) != nil
  }
}

/// Words of English that are different ones elsewhere, by what they are about: Korean answers a
/// comment with 답글, a message with 답장, and quits an app with 종료, where a window has 닫기.
private let distinguishedWords: [(source: String, language: String, words: Set<String>)] = [
  ("reply", "ko", ["답글", "답장"]), ("close", "ko", .forms("닫다[기] 종료")),
  ("leave", "ko", .forms("나가다[기] 탈퇴")), ("play", "ko", ["재생", "플레이"]),
]
