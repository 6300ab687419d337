import DialogFindings
import DialogLanguage
import DialogModel

extension Rule {
  static let buttonDuplicateTitle = Rule(
    "button/duplicate-title", .always(.error),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
    ],
    summary: Message(
      en: "no two buttons of a dialog read the same",
      ko: "한 대화상자의 두 버튼이 똑같이 읽히면 안 됩니다"),
    reason: Message(
      en: """
        A title describes the result of a button; with two alike nobody can tell the results apart. \
        Titles that meet only in a translation are found by l10n/duplicate-button.
        """,
      ko: """
        버튼의 제목은 결과를 알려 줍니다. 둘이 같으면 결과를 구별할 수 없습니다. 번역에서만 같아지는 제목은 \
        l10n/duplicate-button이 찾습니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet KeepVersion {
          source versionButton
          title { en "Two Versions Found"  ko "두 가지 버전" }
          choice mine { en "Keep This One"  ko "내 버전 유지" }
          choice theirs { en "⟦Keep This One⟧"  ko "상대 버전 유지" }
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet KeepVersion {
          source versionButton
          title { en "Two Versions Found"  ko "두 가지 버전" }
          choice mine { en "Keep Mine"  ko "내 버전 유지" }
          choice theirs { en "Keep Theirs"  ko "상대 버전 유지" }
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      // Alike in a translation alone is that translation's fault.
      for (_, first, second) in context.alikeTitles() where second.isSource {
        findings.report(
          Message(
            en: "two buttons read ‘\(second.shown())’; give each a title that says what it does",
            ko: "두 버튼이 똑같이 ‘\(second.shown())’입니다. 하는 일이 드러나게 제목을 다르게 쓰세요"),
          in: second,
          notes: [Diagnostic.Note(.otherOne, at: first.range)])
      }
    })
}

extension Message {
  fileprivate static let otherOne = Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다")
}

extension Pattern {
  /// Whether both are plain texts, and not the same whatever the case of their letters.
  fileprivate func surelyDiffers(from other: Pattern) -> Bool {
    guard let left = plainText, let right = other.plainText else { return false }
    return left.utf8.count != right.utf8.count || left.lowercased() != right.lowercased()
  }
}

extension DialogContext {
  /// Pairs of buttons, by index, with the texts that read the same; the source language's first.
  /// Of a term and a text written here, the text is the second.
  func alikeTitles() -> [(pair: [Int], first: TextVariant, second: TextVariant)] {
    var alike: [(pair: [Int], first: TextVariant, second: TextVariant)] = []
    for second in dialog.buttons.indices.dropFirst() {
      for first in 0..<second where areTogether(first, second) {
        for locale in localesAlike(first, second) {
          guard let (a, b) = variantsAlike(first, second, in: locale) else { continue }
          let isSwapped = b.isTerm && !a.isTerm
          alike.append(([first, second], isSwapped ? b : a, isSwapped ? a : b))
        }
      }
    }
    return alike.filter(\.second.isSource) + alike.filter { !$0.second.isSource }
  }

  /// Whether both can be shown at once. A second Cancel is reported as what it is.
  private func areTogether(_ a: Int, _ b: Int) -> Bool {
    if dialog.buttons[a].role == .cancel, dialog.buttons[b].role == .cancel { return false }
    return buttonSets.contains { $0.contains(a) && $0.contains(b) }
  }

  /// The languages in which two titles may read the same: all but those in which both are plain
  /// and differ.
  private func localesAlike(_ first: Int, _ second: Int) -> [LanguageTag] {
    let (a, b) = (dialog.buttons[first].title, dialog.buttons[second].title)
    return a.translations.indices.compactMap { index in
      let locale = a.translations[index].locale
      let isAligned = index < b.translations.count && b.translations[index].locale == locale
      guard let other = isAligned ? b.translations[index].pattern : b[locale]?.pattern else {
        return nil
      }
      return a.translations[index].pattern.surelyDiffers(from: other) ? nil : locale
    }
  }

  private func variantsAlike(
    _ first: Int, _ second: Int, in locale: LanguageTag
  ) -> (TextVariant, TextVariant)? {
    let others = variants(of: .button(second), in: locale)
    for one in variants(of: .button(first), in: locale) {
      if let other = others.first(where: { one.readsAlike($0) }) { return (one, other) }
    }
    return nil
  }
}

extension TextVariant {
  /// Whether it reads the same as another, whatever the case; placeholders by what they show.
  fileprivate func readsAlike(_ other: TextVariant) -> Bool {
    text.lowercased() == other.text.lowercased()
      && (key == nil || other.key == nil || key == other.key)
      && placeholders.map(\.value) == other.placeholders.map(\.value)
  }
}
