package import DialogFindings

extension RuleDescription {
  package static let catalogAmbiguous = RuleDescription(
    "catalog/ambiguous", .warning,
    summary: Message(
      en: "a source text has one translation if texts are matched by it",
      ko: "원본으로 자리를 찾을 때는 원본마다 번역이 하나여야 합니다"),
    reason: Message(
      en: """
        With ‘--match source’ a translation goes where its source text stands. Where one text is \
        translated in several ways, nothing tells which of them a dialog means, so none is taken: \
        write it into the sources, or give the key that is meant the text’s own.
        """,
      ko: """
        ‘--match source’를 쓰면 번역은 같은 원본이 있는 곳에 들어갑니다. 한 원본의 번역이 여러 가지이면 대화상자에 맞는 \
        것을 알 수 없어 아무것도 넣지 않습니다. 소스에 직접 쓰거나 맞는 것의 키를 그 텍스트의 키로 바꾸세요.
        """),
    examples: [
      RuleExample(
        command: """
          mkdir en.lproj ko.lproj
          echo '"a" = "They can’t be brought back.";' > en.lproj/App.strings
          echo '"b" = "They can’t be brought back.";' >> en.lproj/App.strings
          echo '"a" = "되돌릴 수 없습니다.";' > ⟦ko.lproj/App.strings⟧
          echo '"b" = "복구할 수 없습니다.";' >> ko.lproj/App.strings
          dialogc catalog import --match source Mail.dialog en.lproj ko.lproj
          """)
    ])
}
