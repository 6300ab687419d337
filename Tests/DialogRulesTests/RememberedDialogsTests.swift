import DialogRules
import Testing

@Suite struct RememberedDialogsTests {
  @Test(
    "numbers are read as they were written",
    arguments: [
      [0], [1, 0, 2, 5, 9], [2, 0, 1, 7, 5, 2, 1, 3], [0, 0, 1, 4, 2, 6, 8, 2, 7, 9],
    ])
  func numbers(_ numbers: [UInt64]) {
    #expect(RememberedDialogs(numbers: numbers)?.numbers == numbers)
  }

  @Test(
    "others are not",
    arguments: [
      [1], [1, 0, 3, 1, 2], [1, 0, UInt64.max, 1], [UInt64.max], [0, 2, 1], [0, 1, 2],
      [0, 0, 2, 7],
    ])
  func damagedNumbers(_ numbers: [UInt64]) {
    #expect(RememberedDialogs(numbers: numbers) == nil)
  }
}
