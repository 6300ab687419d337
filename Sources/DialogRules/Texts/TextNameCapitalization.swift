import DialogFindings
import DialogLocales
import DialogReading

extension Rule {
  static let textNameCapitalization = Rule(
    "text/name-capitalization", .always(.warning),
    from: [
      .appleStyle("capitalization: Sentence style"),
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .alerts2019("If you must provide a message, write short, complete sentences."),
    ],
    summary: Message(
      en: "names and initialisms have the capitals that are theirs",
      ko: "이름과 머리글자는 정해진 대소문자로 씁니다"),
    reason: Message(
      en: """
        In a sentence capitals are for names alone, so a name without them is read as a common word, \
        and a pdf or an Iphone looks like a slip. The app’s name and the project’s terms are spelled \
        as the project declares them. What may be meant as a common word (your voice memos, in Voice \
        Memos) is left alone.
        """,
      ko: """
        문장에서는 이름만 대문자로 쓰므로, 대문자가 빠진 이름은 보통 단어로 읽히고 pdf나 Iphone은 실수로 보입니다. 앱의 이름과 \
        프로젝트의 용어는 프로젝트에 선언한 철자대로 씁니다. 보통 단어로 쓴 것일 수 있는 말(Voice Memos 앱의 your voice memos)은 \
        그대로 둡니다.
        """),
    examples: [
      RuleExample(
        """
        alert ScanFailed {
          purpose problem
          title "Scan Not Saved"
          message "The ⟦pdf is larger than the wifi⟧ allows."
          button retry "Try Again"
          cancel
        }
        """,
        fixed: """
          alert ScanFailed {
            purpose problem
            title "Scan Not Saved"
            message "The PDF is larger than the Wi-Fi allows."
            button retry "Try Again"
            cancel
          }
          """),
      RuleExample(
        """
        project Notes {
          app "PaperPal"
          source ko
        }

        alert SignedOut {
          purpose problem
          title "동기화할 수 없습니다."
          message "⟦Paperpal⟧에 다시 로그인하세요."
          button signIn "로그인"
          cancel
        }
        """,
        fixed: """
          project Notes {
            app "PaperPal"
            source ko
          }

          alert SignedOut {
            purpose problem
            title "동기화할 수 없습니다."
            message "PaperPal에 다시 로그인하세요."
            button signIn "로그인"
            cancel
          }
          """),
      RuleExample(
        """
        project VoiceMemos {
          app "Voice Memos"
        }

        alert NotSaved {
          purpose problem
          title "Recording Not Saved"
          message "Your voice memos take 4 GB. Open scan.pdf in Voice Memos."
          button retry "Try Again"
          cancel
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [
        Precedence(.errorsOfNames, in: .sameElement),
        Precedence(Rule.textTitleCapitalization.id, in: .sameText),
      ]),
    check: .words { variant, findings in
      guard variant.isDialogText || variant.isVisibleNotificationText || variant.isButton,
        !variant.isTerm
      else { return }
      let corrections = variant.nameCorrections
      guard let hull = corrections.hull else { return }
      let shown = variant.shown(corrections)
      findings.report(
        Message(
          en: "names and initialisms keep their capitals: ‘\(shown)’",
          ko: "이름과 머리글자는 정해진 대소문자로 쓰세요: ‘\(shown)’"),
        in: variant, at: hull,
        fixes: variant.fixes(corrections, shown: shown, applicability: .safe))
    })
}

extension TextVariant {
  /// Names in other capitals than their own: of what a translation spells otherwise than its source
  /// `l10n/name` speaks.
  fileprivate var nameCorrections: [EnglishCorrection] {
    var all = ownNameCorrections
    if let english, english.marks.contains(.name) {
      all += EnglishCapitals.nameCorrections(english).filter { known in
        isApart(known, from: all)
      }
    }
    if locale.isKorean { all += latinNameCorrections.filter { isApart($0, from: all) } }
    return keepingApostrophes(all.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// Whether a word is neither in a name that is mended already, nor typed as it stands.
  private func isApart(_ known: EnglishCorrection, from all: [EnglishCorrection]) -> Bool {
    !isOfCode(known.range) && !isInFileName(known.range)
      && !all.contains { $0.range.overlaps(known.range) }
  }

  /// Names and initialisms among words of Hangul.
  private var latinNameCorrections: [EnglishCorrection] {
    LatinWord.words(in: bytes).compactMap { word in
      guard word.shape == .lower || word.shape == .capitalized, !isQuoted(word.range) else {
        return nil
      }
      let written = String(decoding: bytes[word.range], as: UTF8.self)
      guard let spelling = EnglishCapitals.spelling(ofName: written.lowercased()),
        spelling != written
      else { return nil }
      return EnglishCorrection(range: word.range, replacement: spelling)
    }
  }

  /// Whether a quotation begins with a word, which is then as others wrote it.
  private func isQuoted(_ word: Range<Int>) -> Bool {
    let before = String(decoding: bytes[..<word.lowerBound].suffix(3), as: UTF8.self)
    return before.last.map { "‘“\"'「『«".contains($0) } ?? false
  }

  private var ownNameCorrections: [EnglishCorrection] {
    guard isSource else { return [] }
    return project.ownNames.corrections(in: bytes, hasCapitals: !locale.isKorean)
  }

  /// `.pdf`, `pdf://`, `gif.exe`
  private func isInFileName(_ word: Range<Int>) -> Bool {
    if bytes[..<word.lowerBound].last.map({ ".:-@".utf8.contains($0) }) ?? false { return true }
    let after = bytes[word.upperBound...]
    guard let mark = after.first, "./:-@".utf8.contains(mark) else { return false }
    return after.dropFirst().first.map { $0 > 0x20 } ?? false
  }
}
