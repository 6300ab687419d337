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
      ("1万5千項目", ["15000"]), ("1万5000", ["15000"]), ("1만 5천 개", ["15000"]),
      ("1만 5,000개", ["15000"]), ("2천만 원", ["20000000"]), ("3億2千万人", ["320000000"]),
      ("3억 2천만 명", ["320000000"]), ("1만 명과 5천 원", ["10000", "5000"]),
      ("1万 50000", ["10000", "50000"]),
    ])
  func reads(text: String, values: [String]) {
    #expect(NumbersInText(text).numbers.map(\.value) == values)
  }
}
