public import DialogFindings

extension RuleDescription {
  /// The output folder is a folder.
  public static let outputNotFolder = RuleDescription(
    "output/not-folder", .error,
    summary: Message(
      en: "the output folder is a folder",
      ko: "산출물을 쓸 곳은 폴더여야 합니다"),
    reason: Message(
      en: """
        Artifacts are written into the folder that --out names, which is made where it is \
        missing; a file of that name is left alone.
        """,
      ko: """
        산출물은 --out이 가리키는 폴더에 쓰며 없으면 만듭니다. 같은 이름의 파일은 건드리지 \
        않습니다.
        """),
    examples: [
      RuleExample(
        command: """
          touch Generated
          dialogc build Mail.dialog --emit json --out ⟦Generated⟧
          """),
      RuleExample(
        command: """
          dialogc build Mail.dialog --emit json --out Generated
          """),
    ])
}
