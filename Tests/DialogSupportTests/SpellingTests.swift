import DialogSupport
import Testing

struct SpellingTests {
  @Test(
    "the nearest name is meant, the earlier of equals",
    arguments: [
      ("titel", "title"), ("TITLE", "title"), ("titl", "title"), ("massege", "message"),
      ("bodies", nil), ("x", nil), ("12", nil), ("tilte", "title"), ("한글자막", "한글자망"),
    ] as [(String, String?)])
  func findsTheNearest(word: String, meant: String?) {
    let names = ["title", "titles", "message", "13", "한글자망", "y"]
    #expect(Spelling.nearest(to: word, in: names) == meant)
  }

  @Test("a distance counts insertions, deletions, substitutions and swaps, up to a limit")
  func countsMistakes() {
    let words = ["", "a", "abc", "acb", "bca", "abcdef", "badcfe", "fedcba", "abxdef", "xabcdef"]
    for first in words {
      for second in words {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        let whole = plainDistance(a, b)
        for limit in 0...7 {
          #expect(Spelling.distance(a, b, within: limit) == (whole <= limit ? whole : nil))
        }
      }
    }
  }

  /// Every cell of the table.
  private func plainDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      rows.append([i + 1])
      for j in b.indices {
        var cost = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, rows[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        rows[i + 1].append(cost)
      }
    }
    return rows[a.count][b.count]
  }

  @Test("of very many names those are compared that begin or end as the word does")
  func indexesManyNames() {
    let names = (0..<5_000).map { "removeAlbum\($0 * 7919)ofShelf\($0)" }
    let index = SpellingIndex(names)
    for place in stride(from: 0, to: names.count, by: 501) {
      var word = names[place]
      word.removeLast()
      #expect(index.nearest(to: "x" + names[place]) == names[place])
      #expect(index.nearest(to: word)?.hasPrefix("removeAlbum") == true)
    }
    #expect(index.nearest(to: "somethingElseAltogether") == nil)
  }

  @Test("names of any length are compared")
  func comparesLongNames() {
    let long = String(repeating: "abcdefghij", count: 50_000)
    #expect(Spelling.nearest(to: long + "x", in: [long]) == long)
    #expect(Spelling.nearest(to: long, in: [String(long.reversed())]) == nil)
  }
}
