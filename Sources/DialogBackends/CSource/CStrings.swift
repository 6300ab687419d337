import DialogModel

/// The strings of a table, one after the other: each ends in a NUL, and each has a place in bytes.
struct CStrings {
  /// The place of the next one.
  private(set) var size = 0
  private var groups: [Group] = []
  private var strings: [Element] = []
  /// The pieces of all, one after the other.
  private var pieces: [CProgram.Piece] = []
  private var places: [[UInt8]: Int] = [:]

  private struct Element {
    /// What is said of it in the header; empty where nothing is.
    let remark: String
    /// Where its pieces end.
    let end: Int
  }

  /// Strings that one literal holds: C99 promises literals of no more than 4095 characters.
  private struct Group {
    var size = 0
    /// The strings before its end.
    var end = 0
  }

  private static let limit = 4000

  /// Adds a string.
  ///
  /// - Parameter remark: what is said of it in the header; empty where nothing is.
  /// - Returns: its place.
  @discardableResult
  mutating func add(_ program: CProgram, remark: String = "") -> Int {
    pieces += program.pieces
    return end(after: program.pieces.byteCount, remark)
  }

  /// Adds what stands for a text that is not translated.
  mutating func addUntranslated(remark: String) {
    var program = CProgram()
    program.append(.untranslated)
    add(program, remark: remark)
  }

  @discardableResult
  mutating func add(_ text: String, remark: String = "") -> Int {
    if text.isEmpty { return end(after: 0, remark) }
    let text = CProgram.withoutNUL(text)
    pieces.append(.text(text))
    return end(after: text.utf8.count, remark)
  }

  /// Ends a string.
  ///
  /// - Parameter count: of its bytes, without the NUL.
  private mutating func end(after count: Int, _ remark: String) -> Int {
    let (place, count) = (size, count + 1)
    strings.append(Element(remark: remark, end: pieces.count))
    if groups.last.map({ $0.size + count > CStrings.limit }) ?? true { groups.append(Group()) }
    groups[groups.count - 1].size += count
    groups[groups.count - 1].end = strings.count
    size += count
    return place
  }

  /// The place of a string among those after a row (`dialog_place_after`), which stands there once.
  mutating func place(of program: CProgram) -> Int {
    let bytes = program.pieces.bytes
    if let place = places[bytes] { return place }
    let place = add(program)
    precondition(place <= UInt16.max)
    places[bytes] = place
    return place
  }

  mutating func place(of text: String) -> Int {
    var program = CProgram()
    program.append(text: text)
    return place(of: program)
  }

  /// Members of a struct, an array for each literal: `char s0[40], s1[3990];`
  var members: String {
    if groups.count == 1 { return "char s0[\(size)];" }
    let arrays = groups.enumerated().map { "s\($0)[\($1.size)]" }
    return "char \(arrays.joined(separator: ", "));"
  }

  // MARK: Writing

  /// What initializes them.
  func write(to writer: inout SourceWriter) {
    var start = 0
    for (index, group) in groups.enumerated() {
      let comma: SourceCode = index + 1 < groups.count ? "," : ""
      if group.size > 4095 {
        writer.characters(of: program(at: start), tail: comma)
      } else {
        write(start..<group.end, tail: comma, to: &writer)
      }
      start = group.end
    }
  }

  private func program(at index: Int) -> ArraySlice<CProgram.Piece> {
    pieces[(index == 0 ? 0 : strings[index - 1].end)..<strings[index].end]
  }

  private func write(_ group: Range<Int>, tail: SourceCode, to writer: inout SourceWriter) {
    var isAmongNames = false
    for index in group {
      let isLast = index + 1 == group.upperBound
      let (remark, program) = (strings[index].remark, program(at: index))
      // Names stand on a line together.
      let isName = remark.isEmpty && program.isExpression(endsInNUL: !isLast)
      if isName, !isAmongNames { writer.startWrapped(hanging: 0) }
      if isAmongNames, !isName { writer.endWrapped() }
      isAmongNames = isName
      if isName {
        writer.expression(program, endsInNUL: !isLast)
      } else {
        if !remark.isEmpty { writer.line("/* \(remark) */") }
        writer.expressions(program, endsInNUL: !isLast, tail: isLast ? tail : "")
      }
    }
    if isAmongNames { writer.endWrapped(tail: tail) }
  }
}

extension SourceWriter {
  /// A string that is too long for a literal, as an array of characters.
  fileprivate mutating func characters(of program: ArraySlice<CProgram.Piece>, tail: SourceCode) {
    startWrapped()
    piece("{")
    for byte in program.bytes {
      piece {
        CLiteral.append(character: byte, to: &$0)
        $0.append(UInt8(ascii: ","))
      }
    }
    piece("0}")
    endWrapped(tail: tail)
  }
}
