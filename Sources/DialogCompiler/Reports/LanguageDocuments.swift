import DialogFindings
import DialogReading

/// The table of languages in both languages of messages: what reading can do in each, as the files of
/// the languages declare.
///
/// - Returns: files for `docs/`, with paths relative to it.
public func languageDocuments() -> [Artifact] {
  MessageLanguage.allCases.map { language in
    let path = language == .english ? "languages.md" : "languages.\(language.rawValue).md"
    return Artifact(path: path, bytes: Array(page(language).utf8))
  }
}

private func page(_ language: MessageLanguage) -> String {
  let abilities = LanguageAbility.all.map { ability in
    "- *\(said(ability.name, language))*: \(said(ability.told, language))\n"
  }
  return comment[language] + "\n\n# \(title[language])\n\n\(introduction[language])\n\n"
    + abilities.joined() + "\n\(notes[language])\n\n" + table(language)
}

private func table(_ language: MessageLanguage) -> String {
  let names = LanguageAbility.all.map { said($0.name, language) }
  let marks = names.map { _ in ":-:" }
  let rows = LanguageWords.known.map { tag, words in
    row(["`\(tag)`"] + LanguageAbility.all.map { $0.isKnown(in: words) ? "●" : "" })
  }
  return row([""] + names) + row(["---"] + marks) + rows.joined()
}

private func said(
  _ text: (english: String, korean: String), _ language: MessageLanguage
) -> String {
  language == .english ? text.english : text.korean
}

private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

private let comment = Message(
  en: "<!-- Generated from the files in Sources/DialogReading/Languages; do not edit. -->",
  ko: "<!-- Sources/DialogReading/Languages의 파일에서 생성한 문서이므로 고치지 마세요. -->")

private let title = Message(
  en: "What is checked in which language", ko: "언어마다 검사하는 것")

private let introduction = Message(
  en: """
    [한국어](languages.ko.md)

    In every language of CLDR, dialogc checks what needs no knowledge of words: placeholders, numbers, plural categories, scripts,
    quotation marks and other typography, lengths, texts that are missing or were never translated. More is checked where
    it knows words of the language. Each of these is a section of [the language’s file](../Sources/DialogReading/Languages):
    """,
  ko: """
    [English](languages.md)

    dialogc는 CLDR에 있는 모든 언어에서 단어를 몰라도 알 수 있는 것, 곧 자리표시자, 수, 복수 범주, 문자, 따옴표를 비롯한 문장 부호,
    길이, 빠지거나 옮기지 않은 텍스트를 검사합니다. 단어를 아는 언어에서는 더 많은 것을 검사합니다. 다음은 저마다
    [언어 파일](../Sources/DialogReading/Languages)의 한 부분입니다.
    """)

private let notes = Message(
  en: """
    An empty cell means that nothing is known, or that the language has no need: Chinese has no plural forms. English and
    Korean have readers of their own besides, for the guidelines. [Contributing](contributing.md#add-a-language) shows how to
    add words.
    """,
  ko: """
    빈칸은 아는 것이 없거나 그 언어에 필요하지 않다는 뜻입니다. 이를테면 중국어에는 복수형이 없습니다. 영어와 한국어에는 지침을
    검사하려고 따로 만든 분석기도 있습니다. 단어를 더하는 방법은 [기여하기](contributing.ko.md#언어-더하기)에 있습니다.
    """)
