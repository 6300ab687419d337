import DialogLocales
import Testing

@Suite struct WordSetTests {
  private static let list: StaticString = """
    one two three it's a
    été étés 삭제 เปิด twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    """
  private let words = WordSet.words(list)

  @Test func hasItsWordsAndNoOthers() {
    let own = "\(WordSetTests.list)".listedWords
    #expect(own.count == 18)
    for word in own {
      #expect(words.contains(String(word)), "\(word)")
      #expect(!words.contains(word.dropFirst() + "\u{1}"), "\(word)")
      #expect(!words.contains(String(word + word)), "\(word)")
    }
    #expect(!words.contains(""))
    #expect(!words.contains("ninete"))
    #expect(!words.contains("one two"))
  }

  @Test func hasNothingWithoutWords() {
    #expect(!WordSet.words("").contains(""))
    #expect(!WordSet.words(" \n ").contains(" "))
  }

  @Test func hasRoomForShortWords() {
    let words = WordSet.words("a b c d e f g h i j k l m n o p q r s t u v w x y z")
    #expect(words.contains("a"))
    #expect(words.contains("z"))
    #expect(!words.contains("ä"))
  }
}
