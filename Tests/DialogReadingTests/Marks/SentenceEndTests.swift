import DialogReading
import Testing

struct SentenceEndTests {
  @Test(
    "a text ends as its last mark says, in any script",
    arguments: [
      ("Done.", SentenceEnd.fullStop), ("完了。", .fullStop), ("ہو گیا۔", .fullStop),
      ("Պատրաստ է։", .fullStop),
      ("Sure?", .question), ("Σίγουρα\u{37E}", .question), ("Sure?!", .question),
      ("Stop!", .exclamation),
      ("Open…", .ellipsis), ("Wait..", .ellipsis), ("Name:", .colon),
      ("It is done. (3 files)", .fullStop),
      // A semicolon of ASCII asks nothing.
      ("Files are kept;", .other), ("Keep", .none), ("a.m.", .other), ("{\u{FFFC}", .open),
    ])
  func ends(_ text: String, _ end: SentenceEnd) {
    #expect(SentenceEnd(of: text) == end)
  }

  @Test(
    "only what ends sentences is a mark of them",
    arguments: [
      (".", SentenceEnd.fullStop), ("۔", .fullStop), ("？", .question), ("…", .ellipsis), (":", nil),
      (";", nil), ("a", nil),
    ] as [(Unicode.Scalar, SentenceEnd?)])
  func marks(_ scalar: Unicode.Scalar, _ mark: SentenceEnd?) {
    #expect(SentenceEnd.mark(scalar) == mark)
  }
}
