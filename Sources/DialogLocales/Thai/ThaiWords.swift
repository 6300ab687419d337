/// Where words of Thai begin, which is written without spaces between them.
public enum ThaiWords {
  /// The places at which a line may end between two words.
  ///
  /// They are those that ICU finds with the same dictionary; letters without anything between them
  /// that are no more than four are taken for one word.
  ///
  /// - Parameter scalars: a text's.
  /// - Returns: indices of the scalars with which words begin, in order.
  public static func breaks(in scalars: [UInt32]) -> [Int] {
    ThaiRun.all(in: scalars).flatMap { start, run in
      run.letters.count < 5 ? [] : run.wordStarts().map { start + $0 }
    }
  }
}
