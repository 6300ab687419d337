import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// Whatever the bytes, parsing ends, gives back every byte, and speaks only of places in the file.
@Suite struct LosslessTests {
  static let samples = SampleProject.all.flatMap(\.files)

  @discardableResult
  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) -> SyntaxTree {
    let tree = SyntaxTree.parse(SourceFile(name: "bytes", bytes: bytes), id: FileID(0))
    #expect(tree.printed() == bytes, "\(what())")
    var last: UInt32 = 0
    for finding in tree.findings {
      #expect(finding.range.start >= last && finding.range.end <= bytes.count, "\(what())")
      for edit in finding.fixes.flatMap(\.edits) {
        #expect(edit.range.start <= edit.range.end && edit.range.end <= bytes.count, "\(what())")
      }
      last = finding.range.start
    }
    _ = Program.build(from: [tree])
    return tree
  }

  @Test func samplesAreThere() {
    #expect(Self.samples.count > 10)
  }

  /// Of each declaration every beginning, alone: what stands before it is complete, and changes
  /// nothing. Of the whole file one in 97.
  @Test("beginnings of a file", arguments: ["Feature-tour/Texts", "Feature-tour/Notifications"])
  func prefixes(of name: String) throws {
    let file = try #require(Self.samples.first { $0.name == "\(name).dialog" })
    let starts = check(file.bytes, name).root.children.map { Int($0.range.bytes.start) }
    #expect(starts.count > 5)
    for (start, end) in zip([0] + starts, starts + [file.bytes.count]) {
      for count in start...end { checkEnd(of: file.bytes[start..<count], name, from: start) }
    }
    for count in stride(from: 0, through: file.bytes.count, by: 97) {
      checkEnd(of: file.bytes.prefix(count), name, from: 0)
    }
  }

  /// A file that just ends is one mistake, or none where a declaration is complete.
  private func checkEnd(of bytes: ArraySlice<UInt8>, _ name: String, from start: Int) {
    let tree = check(Array(bytes), "\(bytes.count) bytes of \(name) from \(start)")
    #expect(tree.findings.count <= 1, "\(bytes.count) from \(start): \(tree.findings.map(\.rule))")
  }

  @Test("random bytes", arguments: [1, 2, 3] as [UInt64])
  func randomBytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<500 {
      let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
      check(bytes, "seed \(seed), file \(number)")
    }
  }

  /// Words and signs of the language in any order, with what opens and never closes.
  @Test("random words and signs", arguments: [4, 5, 6] as [UInt64])
  func randomTokens(seed: UInt64) {
    let signs = [
      "{", "}", "(", ")", "[", "]", ":", ",", ";", "@", "/", ".", "\"", "\"\"\"", "/*", "*/", "//",
      "\n", "\r\n", "\r", "\\", "“", "”", "가", "12", "2s", "\"x\"", "\"{n}\"", "en", "ko", "\t",
      "\0", "#", "\u{FEFF}",
    ]
    let words = Keyword.allCases.map(\.rawValue) + signs + signs
    var random = SplitMix64(seed: seed)
    for number in 0..<500 {
      let text = (0..<random.below(60)).map { _ in
        random.element(of: words) + (random.oneIn(2) ? " " : "")
      }
      check(Array(text.joined().utf8), "seed \(seed), file \(number)")
    }
  }

  /// Bytes lost, doubled, changed and moved in real files.
  @Test("damaged samples", arguments: [7, 8, 9] as [UInt64])
  func damagedSamples(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<100 {
      var bytes = random.element(of: Self.samples).bytes
      for _ in 0...random.below(4) { damage(&bytes, &random) }
      check(bytes, "seed \(seed), file \(number)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let other = random.below(bytes.count)
    let piece = Array(bytes[other..<min(bytes.count, other + 1 + random.below(40))])
    switch random.below(4) {
    case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(40)))
    case 1: bytes.insert(contentsOf: piece, at: place)
    case 2: bytes[place] = UInt8(random.below(256))
    default: bytes.insert(random.element(of: Array("{}()[]\"\\/*\n;:,".utf8)), at: place)
    }
  }
}
