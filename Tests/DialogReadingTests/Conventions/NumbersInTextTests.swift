import DialogReading
import Testing

/// Numbers that texts write with signs beside the digits.
struct NumbersInTextTests {
  @Test(
    "signs that multiply, and fractions",
    arguments: [
      ("5 万元", ["50000"]), ("12亿次", ["1200000000"]), ("20 萬步", ["200000"]),
      ("3 兆円", ["3000000000000"]),
      ("150만", ["1500000"]), ("3 만료", ["3"]), ("2½ hours", ["2.5"]),
      ("1¼ cups, 3¾", ["1.25", "3.75"]),
      ("½ cup", []),
    ])
  func reads(text: String, values: [String]) {
    #expect(NumbersInText(text).numbers.map(\.value) == values)
  }
}
