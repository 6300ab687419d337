import DialogFindings
import DialogLocales
import DialogModel
import DialogReading

extension TextVariant {
  /// Reports the first source text of a dialog that is in the letters of another language: where it is in
  /// one, so are most of the others.
  func reportForeignSource(_ findings: inout Findings) {
    guard isForeignSource, dialog.variants.first(where: \.isForeignSource) === self else { return }
    findings.report(.notSource(locale, languageOfLetters), in: self)
  }

  /// Whether it is a text in the source language that has no letter of it and is no name; of buttons
  /// one word of the platform is enough: Delete.
  var isForeignSource: Bool {
    let own = conventions.scripts
    let letters = traits.scripts.subtracting([.common, .other])
    guard isSource, !isTerm, !letters.isEmpty, !own.isEmpty, !own.contains(.other),
      letters.isDisjoint(with: own)
    else { return false }
    if conventions.foreign(text, traits) != nil { return true }
    return isButton && letters == .latin && words != ["ok"]
      && !project.language(LanguageTag("en")!).termNames.names(of: text).isEmpty
  }

  private var languageOfLetters: LanguageTag? {
    let tags: [(Scripts, String)] = [
      (.hangul, "ko"), (.hiragana, "ja"), (.katakana, "ja"), (.latin, "en"), (.cyrillic, "ru"),
      (.greek, "el"), (.hebrew, "he"), (.arabic, "ar"), (.han, "zh-Hans"),
    ]
    return tags.first { !traits.scripts.isDisjoint(with: $0.0) }.flatMap { LanguageTag($0.1) }
  }
}

extension Message {
  fileprivate static func notSource(_ source: LanguageTag, _ other: LanguageTag?) -> Message {
    guard let other else {
      return Message(
        en: "these are not the letters of \(source.englishName), the project’s source language",
        ko: "프로젝트의 원본 언어인 \(source.koreanName) 문자가 아닙니다")
    }
    return Message(
      en: """
        this is not in \(source.englishName), the project’s source language; write it so, or \
        ‘source \(other.tag)’ in ‘project’
        """,
      ko: """
        프로젝트의 원본 언어인 \(source.koreanName, .direction) 쓴 텍스트가 아닙니다. 바꿔 쓰거나 project에 ‘source \
        \(other.tag, .object)’ 쓰세요
        """)
  }
}
