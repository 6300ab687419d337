import DialogSupport

/// Words with values as a graph whose branches are letters, read where it lies in the executable.
/// Equal endings are one, and nothing is made of it at start.
///
/// A branch is four characters of six bits above 0x30, high ones first. Of its number the lowest
/// bit is 1 where it is the last of its node, the next bits are its letter, and the others the
/// branch at which the node after it begins. Words begin at branch 0, letters count from 1 and rise
/// within a node. A branch of letter 0 ends a word: in place of a node it has the word's value.
public struct WordGraph: Sendable {
  private let data: StaticString
  private let letterBits: Int

  /// - Parameters:
  ///   - data: the branches.
  ///   - letterBits: how many bits a letter has.
  public init(data: StaticString, letterBits: Int) {
    self.data = data
    self.letterBits = letterBits
  }

  /// The node at which words begin.
  public static let root = 0

  /// Nil where no word has this letter there.
  ///
  /// - Parameter letter: from 1.
  public func node(after letter: UInt8, at node: Int) -> Int? { target(of: letter, at: node) }

  /// The value of the word that ends at a node; nil where none does.
  public func value(at node: Int) -> Int? { target(of: 0, at: node) }

  /// Calls with each letter that words have after a node, and the node after it, until that tells to stop.
  ///
  /// - Returns: Whether it was stopped.
  public func hasBranch(at node: Int, where isWanted: (UInt8, Int) -> Bool) -> Bool {
    var branch = data.utf8Start + node * 4
    while true {
      let low = branch[2].sixBits << 6 | branch[3].sixBits
      let number = branch[0].sixBits << 18 | branch[1].sixBits << 12 | low
      let letter = number >> 1 & (1 << letterBits - 1)
      if letter > 0, isWanted(UInt8(letter), number >> (1 + letterBits)) { return true }
      if low & 1 != 0 { return false }
      branch += 4
    }
  }

  private func target(of letter: UInt8, at node: Int) -> Int? {
    var branch = data.utf8Start + node * 4
    while true {
      // No letter needs more bits than the two low characters have.
      let low = branch[2].sixBits << 6 | branch[3].sixBits
      let found = low >> 1 & (1 << letterBits - 1)
      if found == letter {
        return (branch[0].sixBits << 18 | branch[1].sixBits << 12 | low) >> (1 + letterBits)
      }
      if found > letter || low & 1 != 0 { return nil }
      branch += 4
    }
  }
}
