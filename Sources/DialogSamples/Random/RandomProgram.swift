/// A program by chance: the same for a seed on every machine, and written piece by piece, so that it may be
/// larger than memory.
///
/// It has no errors, unless faults are asked for. What it is made of is spread over all constructs of the language.
public struct RandomProgram {
  private var chance: Chance
  /// How many dialogs it has beside the two that its project asks for consent with.
  public let count: Int
  /// Whether each of them has a mistake, named in a comment above it.
  public let hasFaults: Bool
  /// Dialogs that were written.
  private var number = 0
  private var hasBegun = false

  /// Dialogs of a piece.
  private static let pieceLength = 100

  /// - Parameters:
  ///   - seed: what it is made from.
  ///   - count: how many dialogs it has.
  ///   - hasFaults: whether each of them has a mistake.
  public init(seed: UInt64, count: Int, hasFaults: Bool) {
    chance = Chance(seed: seed)
    self.count = count
    self.hasFaults = hasFaults
  }

  /// The constructs that are in what was written.
  public var coverage: Set<Construct> { chance.used }

  /// The next piece of its source; nil at the end.
  public mutating func next() -> [UInt8]? {
    if !hasBegun {
      hasBegun = true
      return Array(chance.declarations().utf8)
    }
    if number == count { return nil }
    var text = ""
    let end = min(number + RandomProgram.pieceLength, count)
    while number < end {
      number += 1
      text += hasFaults ? Fault.dialog(number, &chance) : dialog()
    }
    return Array(text.utf8)
  }

  private mutating func dialog() -> String {
    let shape = chance.choose(Shape.all) { $0.constructs }
    var dialog = RandomDialog(number, chance)
    shape.write(&dialog)
    if dialog.chance.wants(.deprecated, oneIn: 30) {
      dialog.add(directive: "@deprecated(\"Dialog \(number) is asked no more.\")")
    }
    let text = dialog.source()
    chance = dialog.chance
    return text
  }
}

/// What a random dialog is about.
private struct Shape: Sendable {
  let constructs: [Construct]
  let write: @Sendable (inout RandomDialog) -> Void

  private init(_ construct: Construct, _ write: @escaping @Sendable (inout RandomDialog) -> Void) {
    constructs = [construct]
    self.write = write
  }

  static let all = [
    Shape(.destructivePurpose) { $0.writeDeleting() }, Shape(.actionSheet) { $0.writeSheet() },
    Shape(.notification) { $0.writeNotification() }, Shape(.input) { $0.writeInput() },
    Shape(.problem) { $0.writeProblem() }, Shape(.choose) { $0.writeChoosing() },
    Shape(.purchase) { $0.writeBuying() }, Shape(.inform) { $0.writeInforming() },
    Shape(.permission) { $0.writePermission() }, Shape(.consent) { $0.writeConsent() },
    Shape(.notification) { $0.writeNotification() }, Shape(.actionSheet) { $0.writeSheet() },
  ]
}
