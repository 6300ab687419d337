import DialogSupport

/// A change of a file in the unified format of POSIX `diff -u`, which `patch -p0` and people read.
public struct UnifiedDiff {
  private let name: [UInt8]
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let hunks: [[LineReplacement]]
  private var text: StyledOutput

  /// Lines shown around what changes.
  private static let context = 3

  /// The change as UTF-8; empty where nothing changes.
  ///
  /// - Parameters:
  ///   - name: the path of the file; it stands for both sides.
  ///   - isForTTY: whether it is shown on a terminal; else every byte is as it is in the files.
  public static func bytes(
    name: [UInt8], from old: [UInt8], to new: [UInt8], isForTTY: Bool = false,
    isColored: Bool = false
  ) -> [UInt8] {
    if old == new { return [] }
    var diff = UnifiedDiff(name, old, new, isColored: isColored)
    diff.write(isForTTY: isForTTY)
    return diff.text.bytes
  }

  private init(_ name: [UInt8], _ old: [UInt8], _ new: [UInt8], isColored: Bool) {
    self.name = name
    self.old = old.linesWithEnds
    self.new = new.linesWithEnds
    text = StyledOutput(isColored: isColored)
    hunks = lineReplacements(from: self.old, to: self.new).reduce(into: []) { hunks, change in
      let isNear = hunks.last?.last.map {
        change.old.lowerBound - $0.old.upperBound <= 2 * UnifiedDiff.context
      }
      if isNear == true { hunks[hunks.count - 1].append(change) } else { hunks.append([change]) }
    }
  }

  private mutating func write(isForTTY: Bool) {
    // A tab ends a name with a space in it, as in GNU diff.
    let quoted = QuotedName.bytes(of: name)
    let hasTab = quoted == name && name.contains(UInt8(ascii: " ")) && !isForTTY
    for sign in ["--- ", "+++ "] {
      text.write(Array(sign.utf8) + quoted + (hasTab ? [0x09, 0x0A] : [0x0A]), as: .strong)
    }
    for hunk in hunks { write(hunk, isForTTY: isForTTY) }
  }

  private mutating func write(_ hunk: [LineReplacement], isForTTY: Bool) {
    let before = min(hunk[0].old.lowerBound, UnifiedDiff.context)
    let after = min(old.count - hunk[hunk.count - 1].old.upperBound, UnifiedDiff.context)
    let (first, last) = (hunk[0], hunk[hunk.count - 1])
    let (from, to) = (first.old.lowerBound - before, last.old.upperBound + after)
    let (newFrom, newTo) = (first.new.lowerBound - before, last.new.upperBound + after)
    text.line("@@ -\(extent(from..<to)) +\(extent(newFrom..<newTo)) @@", as: .note)
    var place = from
    for change in hunk {
      write(old[place..<change.old.lowerBound], " ", .plain, isForTTY)
      write(old[change.old], "-", .removed, isForTTY)
      write(new[change.new], "+", .added, isForTTY)
      place = change.old.upperBound
    }
    write(old[place..<to], " ", .plain, isForTTY)
  }

  /// `first,count`; of no lines the number of the line before.
  private func extent(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private mutating func write(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String, _ style: OutputStyle, _ isForTTY: Bool
  ) {
    for line in lines {
      let isWhole = line.last == 0x0A
      let own = isWhole ? line.dropLast() : line
      if isForTTY {
        text.line(sign + Printable.visible(String(decoding: own, as: UTF8.self)), as: style)
      } else {
        text.write(Array(sign.utf8) + own + [0x0A], as: style)
      }
      if !isWhole { text.line("\\ No newline at end of file") }
    }
  }
}
