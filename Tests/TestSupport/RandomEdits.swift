public import DialogFindings
public import DialogSupport

/// Edits as people and accidents make them, by a seed the same on every machine.
public struct RandomEdits {
  private var numbers: RandomNumbers
  private static let insertions = [
    "a", "B", " ", "\n", "\"", "{", "}", "(", ")", "/*", "*/", "//", ",", ".", "?", "가", "é", "\\",
    "ko \"앨범을 삭제할까요?\"", "cancel\n", "title \"Delete This Album?\"\n", "destructive",
    "alert New {\n  title \"New?\"\n  cancel\n}\n", "enum Kind { a, b }\n", "\"\"\"", "{count}",
    "@allow(button/verb, \"Known.\")\n", "translation ko of DeleteAlbum {\n}\n", "\u{FEFF}", "\r",
  ]

  public init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

  /// An edit of one of some files, whose ids are their places: text typed, lost, moved or brought back.
  public mutating func edit(_ files: [SourceFile], from originals: [SourceFile]) -> TextEdit {
    let place = numbers.next(below: files.count)
    let file = files[place]
    let id = FileID(place)
    let length = file.bytes.count
    switch numbers.next(below: 12) {
    case 0:
      let whole = SourceRange(id, ByteRange(0, length))
      return TextEdit(
        replace: whole, with: originals[place].text(ByteRange(0, originals[place].bytes.count)))
    case 1...4:
      return TextEdit(replace: range(in: file, id, longest: 4), with: "")
    case 5:
      return TextEdit(replace: range(in: file, id, longest: 200), with: "")
    case 6:
      let copied = range(in: file, id, longest: 300)
      return .insert(file.text(copied.bytes), at: range(in: file, id, longest: 0))
    default:
      let text = Self.insertions[numbers.next(below: Self.insertions.count)]
      return TextEdit(replace: range(in: file, id, longest: 2), with: text)
    }
  }

  /// A range that begins and ends between scalars.
  private mutating func range(in file: SourceFile, _ id: FileID, longest: Int) -> SourceRange {
    var start = numbers.next(below: file.bytes.count + 1)
    var end = min(file.bytes.count, start + numbers.next(below: longest + 1))
    while start > 0, start < file.bytes.count, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(id, ByteRange(start, max(start, end)))
  }
}
