import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// Marks of full width and of half, which no fix confuses.
struct FullWidthTests {
  /// Texts of languages whose marks are of full width, and of Korean, whose are not.
  static let fullWidth = [
    (
      "ja",
      [
        "削除しますか？", "危険です！", "削除されました。", "本当ですか？！", "本当ですか！？", "保存しますか？変更は失われます。", "（注意）削除されます。",
        "「旅行」を削除しますか？", "すごい！！", "ﾃｽﾄですか？",
      ]
    ),
    (
      "zh-Hans",
      ["要删除吗？", "危险！", "已删除。", "真的吗？！", "太好了！！", "是否保存？更改会丢失。", "你好，世界。", "（注意）将被删除。", "标题：旅行"]
    ),
    ("zh-Hant", ["要刪除嗎？", "危險！", "已刪除。", "真的嗎！？", "是否儲存？變更會遺失。", "你好，世界。", "（注意）將被刪除。", "標題：旅行"]),
  ]

  @Test("no fix of any rule takes a mark of full width for one of half", arguments: fullWidth)
  func keepsFullWidth(locale: String, texts: [String]) {
    for text in texts {
      for source in sources(with: text, in: locale) {
        for edition in Edition.allCases {
          let found = findings(in: [SourceFile(name: "A.dialog", text: source)], edition: edition)
          for edit in found.flatMap(\.fixes).flatMap(\.edits) {
            let old = SourceFile(name: "", text: source).text(edit.range.bytes)
            let isNarrowed =
              old.contains { "？！。，：（）".contains($0) }
              && edit.text.contains { "?!.,:()".contains($0) }
            #expect(!isNarrowed, "\(locale): \(old) becomes \(edit.text) in \(source)")
          }
        }
      }
    }
  }

  /// A text as the source and as a translation, in every kind of dialog, beside texts of half width.
  private func sources(with text: String, in locale: String) -> [String] {
    let english = text.contains("？") ? "Delete it?" : "It is gone."
    return [
      """
      project P { source \(locale) }
      alert A { purpose problem; title "\(text)"; message "\(text)"; button a "\(text)"; cancel }
      actionSheet S { source s; title "\(text)"; choice a "\(text)"; choice b "B"; cancel }
      notification N { delivery remote; category status; title "\(text)"; body "\(text)"; hiddenPreview "\(text)" }
      """,
      """
      project P { source en; locales en, \(locale) }
      alert A { purpose problem; title { en "\(english)" \(locale) "\(text)" }; message { en "\(english)" \(locale) "\(text)" }; button retry; cancel }
      alert B { purpose problem; title { en "Save it?" \(locale) "\(text.dropLast())?" }; button retry; cancel }
      alert C { purpose problem; title { en "Send it?" \(locale) "\(text.dropLast())!?" }; button retry; cancel }
      """,
    ]
  }

  @Test(
    "marks of the other width are mended to the language’s own",
    arguments: [("ja", "削除しますか?", "？"), ("zh-Hans", "要删除吗?", "？"), ("ko", "삭제할까요？", "?")])
  func mendsWidth(locale: String, text: String, mark: String) {
    let other = locale == "ja" ? "本当ですか？" : text
    let found = findings(
      in: """
        project P { source en; locales en, \(locale) }
        alert A { purpose destructive; title { en "Delete it?" \(locale) "\(text)" }; button delete destructive; cancel }
        alert B { purpose destructive; title { en "Really delete it?" \(locale) "\(other)" }; button delete destructive; cancel }
        """)
    let width = found.first { $0.rule == "l10n/typography" }
    #expect(width?.fixes.first?.edits.map(\.text) == [mark])
    #expect(width?.message.english.contains("‘\(mark)’") ?? false)
  }
}
