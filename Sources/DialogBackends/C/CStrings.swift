import DialogModel

/// The strings of a table, one after the other: each ends in a NUL, and each has a place in bytes.
struct CStrings {
  /// The place of the next one.
  private(set) var size = 0
  private var groups: [Group] = []
  private var places: [[UInt8]: Int] = [:]

  /// Strings that one literal holds: C99 promises literals of no more than 4095 characters.
  private struct Group {
    var size = 0
    var strings: [(remark: String, program: CProgram)] = []
  }

  private static let limit = 4000

  /// Adds a string.
  ///
  /// - Parameter remark: what is said of it in the header; empty where nothing is.
  /// - Returns: its place.
  @discardableResult
  mutating func add(_ program: CProgram, remark: String = "") -> Int {
    let (place, count) = (size, program.byteCount + 1)
    if groups.last.map({ $0.size + count > CStrings.limit }) ?? true { groups.append(Group()) }
    groups[groups.count - 1].strings.append((remark, program))
    groups[groups.count - 1].size += count
    size += count
    return place
  }

  @discardableResult
  mutating func add(_ text: String, remark: String = "") -> Int {
    var program = CProgram()
    program.append(text: text)
    return add(program, remark: remark)
  }

  /// The place of a string among those behind a row (`dialog_place_behind`), which stands there once.
  mutating func place(of program: CProgram) -> Int {
    let bytes = program.bytes
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
    let arrays = groups.enumerated().map { "s\($0)[\($1.size)]" }
    return "char \(arrays.joined(separator: ", "));"
  }

  /// What initializes them.
  func write(to writer: inout SourceWriter) {
    for (index, group) in groups.enumerated() {
      let comma = index + 1 < groups.count ? "," : ""
      if group.size > 4095 {
        writer.characters(of: group.strings[0].program, tail: comma)
      } else {
        write(group, tail: comma, to: &writer)
      }
    }
  }

  private func write(_ group: Group, tail: String, to writer: inout SourceWriter) {
    var names: [String] = []
    for (index, string) in group.strings.enumerated() {
      let isLast = index + 1 == group.strings.count
      let expressions = string.program.expressions(endsInNUL: !isLast)
      // Names stand on a line together.
      if string.remark.isEmpty, expressions.count == 1 {
        names.append(expressions[0].text + (isLast ? tail : ""))
        continue
      }
      if !names.isEmpty { writer.wrapped(names, hanging: "") }
      names = []
      if !string.remark.isEmpty { writer.line("/* \(string.remark) */") }
      writer.expressions(expressions, tail: isLast ? tail : "")
    }
    if !names.isEmpty { writer.wrapped(names, hanging: "") }
  }
}

extension SourceWriter {
  /// A string that is too long for a literal, as an array of characters.
  fileprivate mutating func characters(of program: CProgram, tail: String) {
    let constants = program.bytes.map { CLiteral.character($0) + "," }
    wrapped(["{"] + constants + ["0}"], tail: tail)
  }
}
