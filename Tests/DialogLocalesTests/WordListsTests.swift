import DialogLocales
import Testing

@Suite struct WordListsTests {
  @Test func tellsTheListsOfAWord() {
    let lists = WordLists(["the a an", "", "an and\nor", "삭제 an"])
    #expect(lists.lists(with: "the") == 0b0001)
    #expect(lists.lists(with: "an") == 0b1101)
    #expect(lists.lists(with: "or") == 0b0100)
    #expect(lists.lists(with: "삭제") == 0b1000)
    #expect(lists.lists(with: "") == 0)
    #expect(lists.lists(with: "th") == 0)
  }

  @Test func joinsWhatListsSay() {
    let lists = WordLists(["big", "big small", "small"])
    let marks = [1, 2, 4]
    let union = lists.union(of: "small") { Marks(rawValue: marks[$0]) }
    #expect(union.rawValue == 6)
    #expect(lists.union(of: "huge") { Marks(rawValue: marks[$0]) }.isEmpty)
  }

  private struct Marks: OptionSet {
    let rawValue: Int
  }

  @Test func givesTheFirstLineOfAWord() {
    let lines = WordLines("stop stopped\nhalt stop\n삭제 지우다")
    #expect(lines.words(with: "stop") == ["stop", "stopped"])
    #expect(lines.words(with: "halt") == ["halt", "stop"])
    #expect(lines.words(with: "지우다") == ["삭제", "지우다"])
    #expect(lines.words(with: "sto") == nil)
  }

  @Test func givesTheLinesThatAWordOpens() {
    let lines = WordLines("you failed\nyour fault\nyou forgot", byOpenings: true)
    var met: [String] = []
    #expect(
      !lines.hasLine(with: "you") { line in
        met.append(line)
        return false
      })
    #expect(met == ["you failed", "you forgot"])
    #expect(lines.hasLine(with: "your"))
    #expect(!lines.hasLine(with: "fault"))
  }
}
