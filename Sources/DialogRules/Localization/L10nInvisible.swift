import DialogFindings
import DialogLanguage

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
        너비 없는 공백, 소프트 하이픈, BOM, 제어 문자는 복사한 글에 묻어 들어와 검색과 정렬, 음성 읽기를 망치고 어떤 글꼴에서는 \
        네모로 보입니다. U+FFFD는 글자를 잃었다는 뜻입니다. 문자 체계나 이모지에 필요한 결합 문자, 줄을 나누는 데 쓰는 문자 \
        체계의 너비 없는 공백은 괜찮습니다.
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
      for (offset, scalar) in variant.invisibleCharacters {
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
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    if scalar == "\u{FFFD}" {
      return Message(
        en: "\(code) stands for a character that was lost; write the text anew",
        ko: "\(code, .topic) 잃어버린 글자를 뜻합니다. 텍스트를 다시 쓰세요")
    }
    let name = scalar.properties.name.map { " (\($0))" } ?? ""
    return Message(
      en: "nobody sees \(code)\(name); remove it", ko: "\(code + name, .topic) 보이지 않습니다. 지우세요")
  }
}

extension TextVariant {
  /// Characters that nobody sees and no script needs, with their offsets into the text's UTF-8.
  fileprivate var invisibleCharacters: [(Int, Unicode.Scalar)] {
    var found: [(Int, Unicode.Scalar)] = []
    var offset = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar.isInvisible, !isNeeded(scalar, at: index, of: scalars) {
        found.append((offset, scalar))
      }
      offset += UTF8.width(scalar)
    }
    return found
  }

  private func isNeeded(
    _ scalar: Unicode.Scalar, at index: Int, of scalars: [Unicode.Scalar]
  ) -> Bool {
    let before = index > 0 ? scalars[index - 1] : " "
    let after = index + 1 < scalars.count ? scalars[index + 1] : " "
    switch scalar.value {
    // Where words have no spaces and lines break between them all the same.
    case 0x200B:
      return !conventions.spacesWords && !["ja", "zh", "yue"].contains(conventions.language)
    case 0x200C, 0x200D:
      let joins = before.isJoinable && (after.isJoinable || scalar.value == 0x200D)
      return joins || before.endsPicture && after.properties.isEmoji
    case 0x61C: return conventions.scripts.contains(.arabic)
    case 0xE0020...0xE007F: return before.endsPicture
    default: return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E,
      0x200B...0x200D, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xFFFD, 0xE0000...0xE00FF:
      true
    default: false
    }
  }

  /// Letters and marks of the scripts whose shapes joiners change.
  fileprivate var isJoinable: Bool {
    switch value {
    case 0x600..<0x780, 0x840..<0x8FF, 0x900..<0xE00, 0x1000..<0x10A0, 0x1780..<0x1880,
      0xFB50..<0xFF00:
      true
    default: false
    }
  }

  /// What an emoji may end with: itself, a variation selector, a tag, a modifier.
  fileprivate var endsPicture: Bool {
    properties.isEmoji || value == 0xFE0F || (0xE0020..<0xE0080).contains(value)
  }
}
