import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let textApostrophe = Rule(
    "text/apostrophe", .always(.note),
    from: [.unicode("Standard", "6.2, General Punctuation, Apostrophes")],
    summary: Message(
      en: "apostrophes are curved: Can’t, l’album",
      ko: "아포스트로피는 Can’t, l’album처럼 굽은 것을 씁니다"),
    reason: Message(
      en: """
        The straight apostrophe is the typewriter’s, for which keyboards of programmers have a key; printed \
        texts, and the texts of the platform, have ’ (U+2019). As most texts of a project are typed in one way, it is \
        said once for all of them, and mended in all of them.
        """,
      ko: """
        곧은 아포스트로피는 타자기의 것이고, 개발자가 쓰는 자판에 있는 것입니다. 인쇄한 글과 플랫폼의 텍스트에는 ’(U+2019)를 씁니다. 한 \
        프로젝트의 텍스트는 대개 한 방식으로 입력하므로, 프로젝트에서 한 번만 알리고 한 번에 모두 고칩니다.
        """),
    examples: [
      RuleExample(
        """
        alert DraftNotSaved {
          purpose problem
          title "The draft couldn⟦'⟧t be saved."
          message "There isn't enough space. Delete some files, and try again."
          button ok
        }
        """,
        fixed: """
          alert DraftNotSaved {
            purpose problem
            title "The draft couldn’t be saved."
            message "There isn’t enough space. Delete some files, and try again."
            button ok
          }
          """)
    ],
    check: .across(
      Comparison<StraightApostrophes>(
        entries: { place, project in
          project.straightApostrophes(ofDialog: place).map { [(allTexts, $0)] } ?? []
        },
        least: 1,
        judge: { _, entries, _, findings in
          let texts = entries.map(\.texts).reduce(0, +)
          findings.report(
            .straightApostrophes(texts), at: entries[0].first, ofDialog: entries[0].dialog,
            element: entries[0].element, locale: entries[0].locale,
            fixes: .one(.curvingApostrophes, entries.flatMap(\.edits), applicability: .safe))
        })))
}

/// What all texts of a project have in common.
private let allTexts = ComparisonKey("")

/// The straight apostrophes of a dialog’s texts.
private struct StraightApostrophes {
  /// The dialog’s name.
  let dialog: String
  /// The first one, and where it stands, as diagnostics write it.
  let first: SourceRange
  let element: String
  let locale: String
  /// How many texts have one.
  var texts = 0
  var edits: [TextEdit?] = []
}

extension ProjectContext {
  fileprivate func straightApostrophes(ofDialog index: Int) -> StraightApostrophes? {
    guard program.dialogs[index].mayHaveStraightApostrophe else { return nil }
    let context = DialogContext(index, of: self)
    // Variants do not keep their dialog.
    return withExtendedLifetime(context) { context.straightApostrophes }
  }
}

extension DialogContext {
  fileprivate var straightApostrophes: StraightApostrophes? {
    var found: StraightApostrophes?
    for variant in variants where !variant.isTerm {
      let places = variant.conventions.straightApostrophes(in: variant.text)
      guard let first = places.first else { continue }
      var all =
        found
        ?? StraightApostrophes(
          dialog: dialog.name.text, first: variant.range(first),
          element: variant.path, locale: variant.locale.tag)
      all.texts += 1
      // What is still the source’s text in another language stays so.
      let copies = variant.isSource ? variant.copies : []
      let others = copies.filter { $0.conventions.straightApostrophes(in: $0.text).isEmpty }
      for variant in [variant] + others {
        all.edits += places.map { variant.replace($0, with: "’") }
      }
      found = all
    }
    return found
  }
}

extension Dialog {
  /// A glance.
  fileprivate var mayHaveStraightApostrophe: Bool {
    var isThere = false
    forEachText { _, text in
      for translation in text.translations where !isThere {
        translation.pattern.forEachParts { parts, _ in
          isThere = isThere || parts.contains { $0.hasStraightApostrophe }
        }
      }
    }
    return isThere
  }
}

extension Part {
  fileprivate var hasStraightApostrophe: Bool {
    if case .text(let text, _, _) = self { return text.utf8.contains(UInt8(ascii: "'")) }
    return false
  }
}

extension Message {
  fileprivate static func straightApostrophes(_ texts: Int) -> Message {
    texts == 1
      ? Message(
        en: "the apostrophe is straight; write ’ (U+2019)", ko: "곧은 아포스트로피입니다. ’(U+2019)로 쓰세요")
      : Message(
        en: "apostrophes are straight, here and in other texts, \(texts) in all; write ’ (U+2019)",
        ko: "이 텍스트를 포함해 텍스트 \(texts)개에 곧은 아포스트로피가 있습니다. ’(U+2019)로 쓰세요")
  }

  fileprivate static let curvingApostrophes = Message(
    en: "write ’ in all texts of the project", ko: "프로젝트의 모든 텍스트에 ’(U+2019) 쓰기")
}
