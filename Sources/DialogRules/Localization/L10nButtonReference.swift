import DialogFindings
import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let l10nButtonReference = Rule(
    "l10n/button-reference", .always(.warning), from: [.dialogc("Checks per dialog")],
    summary: Message(
      en: "a text that names a button names it by its title in that language",
      ko: "텍스트에서 버튼을 가리킬 때는 그 언어의 버튼 제목을 씁니다"),
    reason: Message(
      en: """
        “Choose Erase to start over” helps only if there is a button Erase. Text and button are often \
        translated apart, and then the text names a button that nobody can find.
        """,
      ko: """
        ‘지우기를 선택하면 처음부터 시작합니다’라는 말은 ‘지우기’ 버튼이 있어야 뜻이 통합니다. 글과 버튼을 따로 번역하면 화면에 없는 버튼을 가리키게 됩니다.
        """),
    examples: [
      RuleExample(
        """
        project Card {
          guidelines 2019
        }

        alert EraseCard {
          purpose destructive
          title { en "Erase this card?"  ko "이 카드를 지울까요?" }
          message { en "Tap Erase to start over."  ko "⟦다시 시작하려면 초기화를 탭하세요.⟧" }
          button erase { en "Erase"  ko "지우기" } destructive
          cancel default
        }
        """),
      RuleExample(
        """
        project Card {
          guidelines 2019
        }

        alert EraseCard {
          purpose destructive
          title { en "Erase this card?"  ko "이 카드를 지울까요?" }
          message { en "Tap Erase to start over."  ko "다시 시작하려면 지우기를 탭하세요." }
          button erase { en "Erase"  ko "지우기" } destructive
          cancel default
        }
        """),
    ],
    relations: .ofTranslations,
    check: .comparison { context, findings in
      guard !context.dialog.buttons.isEmpty else { return }
      let pairs = context.pairs.filter { pair in
        !pair.variants[0].isButton && pair.source.contains { $0.reading.quotesOrOrders }
          && pair.isTranslated
      }
      if pairs.isEmpty { return }
      let titles = context.plainSourceTitles
      for pair in pairs { pair.reportReferences(to: titles, &findings) }
    })
}

extension DialogContext {
  /// The buttons with a plain title in the source language.
  fileprivate var plainSourceTitles: [(button: Int, title: String)] {
    dialog.buttons.enumerated().compactMap { index, button in
      guard let title = button.title[project.sourceLocale]?.pattern.plainText, title.count > 1
      else { return nil }
      return (index, title)
    }
  }
}

extension TranslationPair {
  fileprivate func reportReferences(
    to titles: [(button: Int, title: String)], _ findings: inout Findings
  ) {
    for (button, title) in titles {
      guard let own = dialog.dialog.buttons[button].title[locale]?.pattern.plainText,
        source.contains(where: { $0.names(title) })
      else { continue }
      for variant in variants
      where counterparts(of: variant).allSatisfy({ $0.names(title) })
        && !variant.names(own, as: title, in: counterparts(of: variant)[0])
        && variant.mayNameButton
      {
        findings.report(.unnamed(title, own), in: variant, fixes: variant.fixReference(with: own))
      }
    }
  }
}

extension TextVariant {
  /// Whether the text names a button for sure: in quotation marks, or after a verb that says to
  /// press it.
  fileprivate func names(_ title: String) -> Bool {
    var place = 0
    while let found = bytes.range(of: title, from: place) {
      if isQuoted(found) || isOrdered(found, title) { return true }
      place = found.upperBound
    }
    return false
  }

  /// Whether a pair of quotation marks stands right around a range of bytes.
  private func isQuoted(_ range: Range<Int>) -> Bool {
    let (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
    return [("“", "”"), ("‘", "’"), ("\"", "\""), ("'", "'")].contains { open, close in
      before.hasSuffix(open) && after.starts(with: close.utf8)
    }
  }

  /// Whether an English verb that says to press stands in front of a title with a capital.
  private func isOrdered(_ range: Range<Int>, _ title: String) -> Bool {
    guard locale.isEnglish, title.first?.isUppercase == true, isBoundary(range.upperBound) else {
      return false
    }
    let before = text.utf8.prefix(range.lowerBound)
    guard before.last == UInt8(ascii: " ") else { return false }
    let words = String(Substring(before)).split(separator: " ").suffix(2).map { $0.lowercased() }
    guard let last = words.last else { return false }
    return englishPressingVerbs.contains(last)
      || (last == "the" || last == "on") && englishPressingVerbs.contains(words[0])
      || followsOrder(range)
  }

  /// Whether a title takes up a verb that says to press: `Choose Replace to …, Cancel to …`.
  private func followsOrder(_ range: Range<Int>) -> Bool {
    guard Substring(text.utf8.dropFirst(range.upperBound)).utf8.starts(with: " to ".utf8) else {
      return false
    }
    let before = String(Substring(text.utf8.prefix(range.lowerBound)))
    guard let sentence = before.split(separator: ".").last, Array(sentence.utf8).contains(" to ")
    else {
      return false
    }
    return [", ", ", or ", " or ", ", and ", " and "].contains { sentence.utf8.hasSuffix($0) }
      && sentence.split(separator: " ").contains { englishPressingVerbs.contains($0.lowercased()) }
  }

  /// Whether a word ends at an offset.
  private func isBoundary(_ offset: Int) -> Bool {
    offset == bytes.count || !(text[text.utf8.index(text.startIndex, offsetBy: offset)].isLetter)
  }

  /// Whether the text names a title of its own language. Where it quotes as many texts as its source
  /// does, and the source quotes the title, one of its quotations is to be it.
  fileprivate func names(_ own: String, as title: String, in source: TextVariant) -> Bool {
    let key = own.searchKey
    if key.isEmpty { return true }
    let quoted = quotations
    let origins = source.quotations
    if !quoted.isEmpty, quoted.count == origins.count,
      origins.contains(where: { $0.searchKey == title.searchKey })
    {
      return quoted.contains { Array($0.searchKey.utf8).contains(key) }
    }
    return holds(own)
  }

  /// Whether the text has a title in it, by its letters and digits.
  fileprivate func holds(_ title: String) -> Bool {
    let letters = title.searchKey
    guard !letters.isEmpty, Array(text.searchKey.utf8).contains(letters) else {
      return letters.isEmpty
    }
    return !startsWordsWithSpaces || startsWord(title)
  }

  /// Whether nothing is written in front of a word without a space, as Arabic and Hebrew do.
  private var startsWordsWithSpaces: Bool {
    conventions.spacesWords && conventions.scripts.isDisjoint(with: [.arabic, .hebrew])
  }

  /// Whether a title begins with a word of the text; its last word may have an ending.
  private func startsWord(_ title: String) -> Bool {
    let wanted = title.letterRuns().joined()
    let words = self.words
    return words.indices.contains { first in
      var run = ""
      for word in words[first...] where run.utf8.count < wanted.utf8.count { run += word }
      return run.hasPrefix(wanted)
    }
  }

  /// Whether it has something in quotation marks, or a verb that says to press or to choose. A
  /// translation that says it without naming the button names none wrongly.
  fileprivate var mayNameButton: Bool {
    if traits.marks.contains(.quote) || traits.marks.contains(.straightQuote) { return true }
    return reading.language.buttonWords?.pressesButton(text) ?? false
  }

  /// Writes the title in the only pair of quotation marks.
  fileprivate func fixReference(with title: String) -> [FixIt] {
    let scalars = text.unicodeScalars
    for marks in conventions.quotationMarks {
      guard let open = scalars.firstIndex(of: marks.start),
        let close = scalars.lastIndex(of: marks.end), open < close
      else { continue }
      let inside = scalars.index(after: open)..<close
      let start = text.utf8.distance(from: text.startIndex, to: inside.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: inside.upperBound)
      return .one(.replace(with: title), replace(start..<end, with: title))
    }
    return []
  }
}

extension Message {
  fileprivate static func unnamed(_ title: String, _ own: String) -> Message {
    Message(
      en: "the source names the button ‘\(title)’; name it here by its title, ‘\(own)’",
      ko:
        "원본은 버튼 ‘\(title, .object)’ 가리킵니다. 여기서는 그 제목 ‘\(own, .direction)’ 쓰세요"
    )
  }
}
