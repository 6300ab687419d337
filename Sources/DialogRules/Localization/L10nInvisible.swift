import DialogFindings
import DialogLocales

extension Rule {
  static let l10nInvisible = Rule(
    "l10n/invisible", .always(.warning),
    from: [
      .weblate("Zero-width space"),
      .unicode(
        "Technical Report #36: Unicode Security Considerations", "3.5 Deletion of Code Points"),
    ],
    summary: Message(
      en: "a text has no characters that nobody sees", ko: "텍스트에 보이지 않는 문자가 없어야 합니다"),
    reason: Message(
      en: """
        Zero-width spaces, soft hyphens, byte order marks and control characters come in with copied \
        text. They break searching, sorting and speech, and some fonts draw a box for them. U+FFFD \
        says that a character was lost. Joiners are fine where the script or an emoji needs them, and \
        so are zero-width spaces in scripts that break lines at them.
        """,
      ko: """
        너비 없는 공백, 소프트 하이픈, BOM, 제어 문자는 복사한 글에 묻어 들어와 검색과 정렬, 음성 읽기를 망치고 어떤 서체에서는 네모로 보입니다. U+FFFD는 \
        글자를 잃었다는 뜻입니다. 문자 체계나 이모지에 필요한 결합 문자, 줄을 나누는 데 쓰는 문자 체계의 너비 없는 공백은 괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을⟦\\u{200B}⟧ 삭제할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
            button delete destructive
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: .text { variant, findings in
      guard variant.traits.marks.contains(.invisible) else { return }
      for (offset, scalar) in variant.conventions.needlessCharacters(in: variant.text) {
        let range = offset..<offset + UTF8.width(scalar)
        let fixes = [FixIt].one(
          .removeCharacter, variant.replace(range, with: ""), applicability: .safe)
        findings.report(
          .invisible(scalar), in: variant, at: range, fixes: scalar == "\u{FFFD}" ? [] : fixes)
      }
    })
}

extension Message {
  fileprivate static func invisible(_ scalar: Unicode.Scalar) -> Message {
    if scalar == "\u{FFFD}" {
      return Message(
        en: "U+FFFD stands for a character that was lost; write the text anew",
        ko: "U+FFFD는 잃어버린 글자를 뜻합니다. 텍스트를 다시 쓰세요")
    }
    return Message(
      en: "nobody sees \(scalar.codeAndName); remove it",
      ko: "\(scalar.codeAndName, .topic) 보이지 않습니다. 지우세요")
  }
}
