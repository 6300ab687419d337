import DialogFindings
import DialogLocales
import DialogModel
import DialogReading

extension TextVariant {
  /// Reports the first source text of a dialog that is in another language than the project's source:
  /// where one is, most of the others are too.
  func reportForeignSource(_ findings: inout Findings) {
    guard let foreign = foreignSource,
      dialog.variants.first(where: { $0.foreignSource != nil }) === self
    else { return }
    let other =
      switch foreign {
      case .language(let tag): LanguageTag(tag)
      case .script: traits.scripts.likeliestLanguage
      }
    let isDeclared = project.program.project.range != nil
    findings.report(.notSource(locale, other, isDeclared: isDeclared), in: self)
  }

  /// What a text in the source language is in instead; nil of names and of languages written in the same
  /// letters where nothing tells them apart. Of buttons one word of the platform is enough: Delete.
  var foreignSource: LanguageConventions.Foreign? {
    guard isSource, !isTerm else { return nil }
    if reading.mayBeForeign, let foreign = conventions.foreign(text, traits) { return foreign }
    let isEnglishTitle =
      isButton && traits.scripts.distinct == .latin
      && !conventions.scripts.isEmpty && !conventions.scripts.contains(.latin) && words != ["ok"]
      && !project.language(LanguageTag("en")!).termNames.names(of: text).isEmpty
    return isEnglishTitle ? .language("en") : nil
  }
}

extension Reading {
  /// A glance, so that no language is looked into that the project does not name: whether it has letters of
  /// another script, or most words of what should be English are none.
  var mayBeForeign: Bool {
    guard traits.scripts.distinct == .latin, language.conventions.scripts == .latin else {
      return true
    }
    guard let words = english?.tokens.filter(\.isWord), words.count > 1 else { return false }
    return words.count { $0.readings.contains(.unknown) } * 2 >= words.count
  }
}

extension Message {
  fileprivate static func notSource(
    _ source: LanguageTag, _ other: LanguageTag?, isDeclared: Bool
  ) -> Message {
    guard let other else {
      return Message(
        en: "these are not the letters of \(source.englishName), the project’s source language",
        ko: "프로젝트의 원본 언어인 \(source.koreanName) 문자가 아닙니다")
    }
    if isDeclared {
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
    return Message(
      en: """
        without a ‘project’ texts are in \(source.englishName), and this is not; declare one, such as \
        ‘project App { source \(other.tag) }’
        """,
      ko: """
        project가 없으면 원본 언어는 \(source.koreanName)인데 이 텍스트는 아닙니다. ‘project App { source \
        \(other.tag) }’처럼 선언하세요
        """)
  }
}
