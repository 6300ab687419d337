import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let alertMessageRepeatsTitle = Rule(
    "alert/message-repeats-title", .always(.note),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2024("Content: Include informative text only if it adds value."),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
    ],
    summary: Message(
      en: "a message adds something to the title", ko: "메시지는 제목에 없는 내용을 담아야 합니다"),
    reason: Message(
      en: "The less there is to read, the better. A title that says it all needs no message.",
      ko: "읽을 것이 적을수록 좋습니다. 제목으로 충분하면 메시지가 필요 없습니다."),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          message "⟦Do you really want to delete the album?⟧"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title "Delete this album?"
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          message "Its photos stay in the library."
          button delete destructive
          cancel
        }
        """),
    ],
    check: .text { message, findings in
      guard message.element == .text(.message), message.dialog.hasButtons,
        message.repeats(.text(.title))
      else { return }
      let statement = message.dialog.dialog.statement("message")
      findings.report(
        Message(
          en: "the message repeats the title; remove it, or say what the title doesn’t",
          ko: "메시지가 제목을 반복합니다. 지우거나 제목에 없는 내용을 쓰세요"),
        in: message,
        fixes: message.isSource
          ? .one(
            Message(en: "remove the message", ko: "메시지 삭제"),
            statement.flatMap { message.dialog.remove($0) })
          : [])
    })
}

extension TextVariant {
  /// Whether it adds nothing to what another element says in the same language: it has no word of
  /// its own but those that ask without meaning, “Are you sure you want to …?”, and says no where
  /// the other does.
  fileprivate func repeats(_ element: Element) -> Bool {
    dialog.variants(of: element, in: locale).contains { other in
      guard bytes.count < 2 * other.bytes.count + 60, !other.refuses(unlike: text) else {
        return false
      }
      return repeatsWords(of: other)
        && !bytes.contains { $0.isSignOfData && !other.bytes.contains($0) }
    }
  }

  private func repeatsWords(of other: TextVariant) -> Bool {
    let (own, theirs) = (reading.asProse.contentWords, other.reading.asProse.contentWords)
    if repeats(own.words, of: other, theirs.words) { return true }
    guard own.undone != nil || theirs.undone != nil else { return false }
    return repeats(own.undone ?? own.words, of: other, theirs.undone ?? theirs.words)
  }

  private func repeats(
    _ words: [ContentWord], of other: TextVariant, _ theirs: [ContentWord]
  ) -> Bool {
    let (values, theirValues) = (placeholders, other.placeholders)
    let bothDeny = words.contains(.denial) && theirs.contains(.denial)
    // What kind of thing a value names adds nothing to it: the playlist “Summer”.
    var (hasContent, denies, namesKind) = (false, false, false)
    for word in words {
      switch word {
      case .denial:
        denies = true
        continue
      case .meaning(let meaning):
        let isSaid =
          theirs.contains(word) || other.reading.hasSyllable(of: meaning)
          || other.reading.asProse.implies(meaning)
        if !isSaid, bothDeny,
          reading.language.onlyCompletes(meaning) || namesApp(meaning)
            || theirs.count == 2 && (namesWhatFailed(meaning) || namesNetwork(meaning))
        {
          continue
        }
        if !isSaid, !namesKind, !values.isEmpty {
          namesKind = true
          continue
        }
        if !isSaid || namesKind { return false }
      case .placeholder(let index):
        // A text may have U+FFFC of its own.
        guard index < values.count,
          theirValues.contains(where: { $0.value == values[index].value })
        else { return false }
        namesKind = false
      }
      hasContent = true
    }
    return hasContent && !namesKind && denies == theirs.contains(.denial)
  }

  /// Whether a word is one of the app's name, which failed: “Harbor couldn’t import.”, not 하버에서.
  private func namesApp(_ meaning: String) -> Bool {
    namesOfApp.contains { name in
      let subjects = locale.isKorean ? ["이", "가", "은", "는"].map { name + $0 + " " } : [name + " "]
      return subjects.contains(where: text.hasPrefix)
        && name.lowercased().letterRuns().contains { reading.language.meaning(of: $0) == meaning }
    }
  }
}

extension Reading {
  /// Whether it has the noun of one syllable that a word of two consists of, with a particle: 문 of 문이.
  fileprivate func hasSyllable(of word: String) -> Bool {
    // A syllable is three bytes.
    guard language.isKorean, word.utf8.count == 6, let noun = word.first else { return false }
    return ["이", "가", "은", "는", "을", "를"].contains(word.dropFirst()) && words.contains(String(noun))
  }
}

extension TextVariant {
  /// 좌석 예매 불가: whether it refuses what another text, which may give the reason, does not name.
  fileprivate func refuses(unlike text: String) -> Bool {
    guard let words = korean?.words, words.count > 1, words.last?.text == "불가" else { return false }
    return !text.contains(words[words.count - 2].text)
  }
}

extension UInt8 {
  /// What tells something though it is no letter: 주소에 @가 없습니다.
  fileprivate var isSignOfData: Bool { "@#$%&*+=/<>^|".utf8.contains(self) }
}
