import DialogFindings
import DialogSupport

/// What stands before and after the root element.
extension XMLReader {
  /// `<?xml version="1.0" encoding="UTF-8"?>`
  mutating func declaration() throws(DocumentProblem) {
    guard starts(with: "<?xml"), !XMLReader.isName(byte(at: position + 5)) else { return }
    let start = position
    guard let end = find("?>") else {
      throw problem("this declaration has no end", "선언이 끝나지 않았습니다")
    }
    position = end + 2
    guard let key = bytes[start..<end].firstRange(of: Array("encoding".utf8)) else { return }
    let value = bytes[key.upperBound..<end].drop { $0 == 0x20 || $0 == 0x3D || $0 == 0x09 }
    let name = value.dropFirst().prefix { $0 != 0x22 && $0 != 0x27 }
    let encoding = String(decoding: name, as: UTF8.self).lowercased()
    let known = ["utf-8", "utf8", "us-ascii", "utf-16", "utf-16le", "utf-16be"]
    if !known.contains(encoding) {
      throw DocumentProblem(
        .encoding,
        Message(
          en: "only XML in UTF-8 or UTF-16 is read; save the file so",
          ko: "UTF-8이나 UTF-16으로 된 XML만 읽습니다. 그렇게 저장하세요"),
        at: ByteRange(name.startIndex, max(name.endIndex, name.startIndex)))
    }
  }

  /// Space, comments and processing instructions, and in front of the root a document type.
  mutating func skipMisc(allowsType: Bool) throws(DocumentProblem) {
    while true {
      skipSpace()
      if starts(with: "<!--") {
        try skipComment()
      } else if starts(with: "<?") {
        try skipInstruction()
      } else if allowsType, starts(with: "<!DOCTYPE") {
        try documentType()
      } else {
        return
      }
    }
  }

  /// Apple’s own, which stands in every property list and says nothing.
  private static let knownTypes = [
    #"plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd""#,
    #"plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "https://www.apple.com/DTDs/PropertyList-1.0.dtd""#,
    #"plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd""#,
    #"plist SYSTEM "file://localhost/System/Library/DTDs/PropertyList.dtd""#,
  ]

  private mutating func documentType() throws(DocumentProblem) {
    let start = position
    let end = find(">") ?? bytes.count
    let words = bytes[min(start + 9, end)..<end].split {
      $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09
    }
    let text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    guard XMLReader.knownTypes.contains(text) else {
      throw DocumentProblem(
        .unsafe,
        Message(
          en:
            "a document type can define entities and read other files, so none is accepted but that "
            + "of property lists; remove it",
          ko: "문서 유형은 엔티티를 정의하고 다른 파일을 읽을 수 있어, 속성 목록의 것만 받아들입니다. 지우세요"),
        at: ByteRange(start, min(start + 9, bytes.count)))
    }
    position = end + 1
  }

  mutating func skipComment() throws(DocumentProblem) {
    let start = position
    position += 4
    guard let end = find("--"), byte(at: end + 2) == 0x3E else {
      throw DocumentProblem(
        .syntax,
        Message(
          en: "a comment ends with --> and has no other --", ko: "주석은 -->로 끝나며 그 밖의 --를 쓸 수 없습니다"),
        at: ByteRange(start, start + 4))
    }
    position = end + 3
  }

  mutating func skipInstruction() throws(DocumentProblem) {
    guard let end = find("?>") else {
      throw problem("this instruction has no end", "처리 명령이 끝나지 않았습니다")
    }
    position = end + 2
  }
}
