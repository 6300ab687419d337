import DialogRules
import Testing

@Suite struct FaultlessDialogsTests {
  @Test(
    "numbers are read as they were written", arguments: [[], [0, 2, 5, 9], [0, 1, 7, 5, 2, 1, 3]])
  func numbers(_ numbers: [UInt64]) {
    #expect(FaultlessDialogs(numbers: numbers)?.numbers == numbers)
  }

  @Test("others are not", arguments: [[0], [0, 3, 1, 2], [0, UInt64.max, 1]])
  func damagedNumbers(_ numbers: [UInt64]) {
    #expect(FaultlessDialogs(numbers: numbers) == nil)
  }
}
