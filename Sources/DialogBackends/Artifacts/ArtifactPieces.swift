import DialogSupport
import Synchronization

/// The pieces of one artifact that each are made of a single dialog, so that a later run of the same
/// program takes them from the artifact as it was instead of making them anew.
///
/// ```
/// { "dialogs": [⟦{ "name": "A" … }⟧, ⟦{ "name": "B" … }⟧ ] }    where each stands, by what it is made from
/// ```
public final class ArtifactPieces: Sendable {
  /// What stands for each of the program’s dialogs with all that they are read against, in their order;
  /// empty where nothing is to be remembered.
  private let fingerprints: [UInt64]
  private let before: FormerArtifact
  /// Where the pieces of a dialog stood, by what stands for all that they are made from.
  private let known: [UInt64: DialogPieces]
  private let made = Mutex<[(key: UInt64, pieces: DialogPieces)]>([])

  /// Remembers nothing.
  public convenience init() { self.init(of: [], before: .none, []) }

  /// - Parameters:
  ///   - fingerprints: of the program’s dialogs, in their order.
  ///   - before: the artifact as it was, to the byte.
  ///   - numbers: what was remembered of it.
  public init(of fingerprints: [UInt64], before: FormerArtifact, _ numbers: [UInt64]) {
    (self.fingerprints, self.before) = (fingerprints, before)
    var known: [UInt64: DialogPieces] = [:]
    var rest = numbers[...]
    while let key = rest.popFirst(), let pieces = DialogPieces(from: &rest, below: before.size) {
      known[key] = pieces
    }
    self.known = known
  }

  /// Where the pieces stand in the artifact that was made, as numbers.
  public var numbers: [UInt64] {
    var numbers: [UInt64] = []
    made.withLock { for (key, pieces) in $0 { pieces.write(after: key, to: &numbers) } }
    return numbers
  }

  /// What stands for all that a dialog’s pieces are made from; nil where nothing is to be remembered.
  ///
  /// - Parameters:
  ///   - dialog: its place in the program.
  ///   - names: adds what it is made from beside the dialog and what that is read against.
  func key(ofDialog dialog: Int, _ names: (inout ContentHasher) -> Void = { _ in }) -> UInt64? {
    guard dialog < fingerprints.count else { return nil }
    var hasher = ContentHasher()
    hasher.add(fingerprints[dialog])
    names(&hasher)
    return hasher.hash
  }

  /// Where so many pieces stood that are made from the same, with so many notes.
  func find(_ key: UInt64?, ranges: Int, notes: Int = 0) -> DialogPieces? {
    guard let key, let pieces = known[key], pieces.ranges.count == ranges,
      pieces.notes.count == notes
    else { return nil }
    return pieces
  }

  /// What reads what stood there, for one thread.
  func reader() -> FormerArtifact.Reader { before.reader() }

  /// Says where the pieces stand now.
  func remember(_ pieces: DialogPieces, by key: UInt64?) {
    if let key { made.withLock { $0.append((key, pieces)) } }
  }
}

/// An artifact as it was.
public struct FormerArtifact: Sendable {
  /// Calls its body once with the bytes of a range.
  public typealias Reader = (Range<Int>, (UnsafeBufferPointer<UInt8>) -> Void) -> Void

  /// In bytes.
  let size: Int
  let reader: @Sendable () -> Reader

  /// - Parameters:
  ///   - size: in bytes.
  ///   - reader: makes what reads it, for a thread of its own.
  public init(size: Int, reader: @escaping @Sendable () -> Reader) {
    self.size = size
    self.reader = reader
  }

  /// There was none.
  public static var none: FormerArtifact { FormerArtifact([]) }

  /// One that is in memory.
  public init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) {
      { range, body in
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
      }
    }
  }
}

/// Where the pieces of one dialog stand in an artifact.
struct DialogPieces {
  /// In bytes.
  var ranges: [Range<Int>] = []
  /// What is to be known of them beside, as numbers.
  var notes: [UInt64] = []
}

extension DialogPieces {
  /// How many ranges there are, how many notes, where each range begins and ends, and the notes.
  fileprivate func write(after key: UInt64, to numbers: inout [UInt64]) {
    numbers.append(key)
    numbers.append(UInt64(ranges.count))
    numbers.append(UInt64(notes.count))
    for range in ranges {
      numbers.append(UInt64(range.lowerBound))
      numbers.append(UInt64(range.upperBound))
    }
    numbers += notes
  }

  /// Nil of numbers that are not so.
  ///
  /// - Parameter size: of the artifact, in bytes.
  fileprivate init?(from numbers: inout ArraySlice<UInt64>, below size: Int) {
    guard let ranges = numbers.popFirst(), let notes = numbers.popFirst(),
      ranges <= UInt64(numbers.count / 2), notes <= UInt64(numbers.count) - 2 * ranges
    else { return nil }
    for _ in 0..<Int(ranges) {
      let (start, end) = (numbers.removeFirst(), numbers.removeFirst())
      guard start <= end, end <= UInt64(size) else { return nil }
      self.ranges.append(Int(start)..<Int(end))
    }
    self.notes = Array(numbers.prefix(Int(notes)))
    numbers = numbers.dropFirst(Int(notes))
  }
}
