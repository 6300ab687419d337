import DialogFindings
import DialogLayout
import DialogModel

extension Rule {
  static let l10nLength = Rule(
    "l10n/length", .always(.warning),
    from: [
      .weblate("Maximum size of translation"),
      .dialogc("measured, never by counting letters"),
    ],
    summary: Message(
      en: "a translated button or field fits its place where the source does",
      ko: "원본이 들어가는 버튼과 입력란에는 번역도 들어가야 합니다"),
    reason: Message(
      en: """
        A button’s title does not wrap: what is too long is shrunk or cut. It is measured against the \
        270 points of an alert, or the width of the narrowest device for a sheet or an action, at \
        the standard text size; only what certainly doesn’t fit is reported. Titles and messages of \
        alerts have rules of their own, in every language.
        """,
      ko: """
        버튼 제목은 줄이 바뀌지 않으므로 길면 작아지거나 잘립니다. 경고창은 270포인트, 시트와 동작은 가장 좁은 기기의 너비를 기준으로 표준 텍스트 크기로 재며, \
        확실히 넘치는 것만 알립니다. 경고창의 제목과 메시지는 언어마다 따로 규칙이 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SpeedLimited {
          purpose problem
          title { en "Downloads are slow."  de "Downloads sind langsam." }
          button lift { en "Lift Limit"  de "⟦Geschwindigkeitsbeschränkung aufheben⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        project Player {
          source ko
        }

        alert SpeedLimited {
          purpose problem
          title { ko "다운로드 속도가 제한되었습니다."  de "Downloads sind langsam." }
          button lift { ko "제한 해제"  de "⟦Geschwindigkeitsbeschränkung aufheben⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        alert SpeedLimited {
          purpose problem
          title { en "Downloads are slow."  de "Downloads sind langsam." }
          button lift { en "Lift Limit"  de "Limit aufheben" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .pair { pair, findings in
      guard let (points, style) = pair.place else { return }
      func exceeds(_ variant: TextVariant) -> Bool {
        variant.exceeds(1, linesOf: points, style, at: .standard)
      }
      guard let long = pair.variants.first(where: exceeds), !pair.source.contains(where: exceeds)
      else { return }
      findings.report(
        Message(
          en: "this is too wide for its place, and is shrunk or cut there; find a shorter wording",
          ko: "자리보다 길어서 작아지거나 잘립니다. 더 짧게 옮기세요"),
        in: long)
    })
}

extension TranslationPair {
  /// The width of the one line that the text has, and how it is set; nil of what may wrap.
  fileprivate var place: (points: Int, style: TextStyle)? {
    switch element {
    case .button, .send:
      dialog.kind == .alert
        ? (DialogMetrics.alert, .body) : (project.narrowestScreen, .body)
    case .field: (DialogMetrics.alertLine, .footnote)
    default: nil
    }
  }
}
