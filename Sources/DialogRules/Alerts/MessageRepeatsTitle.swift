import DialogLanguage
import DialogModel
import DialogText

extension Rule {
  static let messageRepeatsTitle = Rule(
    "alert/message-repeats-title", .always(.note),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2024("Content: Include informative text only if it adds value."),
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
          ko: "메시지가 제목을 되풀이합니다. 지우거나 제목에 없는 내용을 쓰세요"),
        in: message,
        fixes: message.isSource
          ? .one(
            Message(en: "remove the message", ko: "메시지 제거"),
            statement.flatMap { message.dialog.remove($0) })
          : [])
    })
}

extension Wording {
  /// Whether it adds nothing to what another element says in the same language: it has no word of
  /// its own but those that ask without meaning, “Are you sure you want to …?”, and says no where
  /// the other does.
  fileprivate func repeats(_ element: Element) -> Bool {
    dialog.wordings(of: element, in: locale).contains { other in
      guard bytes.count < 2 * other.bytes.count + 60 else { return false }
      return repeats(other)
    }
  }

  private func repeats(_ other: Wording) -> Bool {
    let theirs = other.content
    var hasContent = false
    let (own, isRepeated) = content { word in
      hasContent = true
      return theirs.words.contains { isSame(word, as: $0, of: other) }
    }
    return hasContent && isRepeated && own.denies == theirs.denies
  }

  /// Its words but fillers, and whether one of them denies: not valid, invalid.
  private var content: (words: [Word], denies: Bool) { content { _ in true }.content }

  /// - Parameter isWanted: stops at the first word that is not.
  private func content(
    where isWanted: (Word) -> Bool
  ) -> (content: (words: [Word], denies: Bool), isAllWanted: Bool) {
    var content: (words: [Word], denies: Bool) = ([], false)
    var isAllWanted = true
    forEachWord { word in
      if isFiller(word) { return true }
      if case .letters(let run) = word, locale.isEnglish {
        let english = lowercased(run)
        if EnglishVocabulary.isDenial(english) {
          content.denies = true
          return true
        }
        if EnglishVocabulary.affirmed(english) != nil { content.denies = true }
      }
      content.words.append(word)
      isAllWanted = isWanted(word)
      return isAllWanted
    }
    return (content, isAllWanted)
  }

  private func isFiller(_ word: Word) -> Bool {
    guard case .letters(let run) = word else { return false }
    let word = lowercased(run)
    if locale.isEnglish {
      // “A new update is available.”
      return EnglishVocabulary.isFiller(word) || word == "new" && words.contains("available")
    }
    guard locale.isKorean else { return false }
    return word.count == 1 || koreanFillers.contains { word.hasPrefix($0) }
  }

  private func isSame(_ word: Word, as other: Word, of wording: Wording) -> Bool {
    switch (word, other) {
    case (.placeholder(let own), .placeholder(let their)): return own == their
    case (.letters(let own), .letters(let their)):
      if isSame(own, as: their, of: wording) { return true }
      let (own, their) = (lowercased(own), wording.lowercased(their))
      if locale.isEnglish { return EnglishVocabulary.meansSame(own, their) }
      return locale.isKorean && KoreanVocabulary.meansSame(own, their)
    default: return false
    }
  }
}

private let koreanFillers = ["정말", "하시", "할까", "하겠", "지금", "모든", "모두", "전체"]
