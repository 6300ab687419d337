import DialogSupport

/// What of a header is written of single dialogs: what a program uses of each, the data of its table, and the
/// functions over it.
struct CHeaderPieces {
  private let pieces: ArtifactPieces
  private let keys: [UInt64?]
  /// By the dialogs’ places.
  private let known: [DialogPieces?]
  /// What the texts of each dialog need languages to be known for.
  private let textNeeds: [TextNeeds]
  /// What was written so far, by the dialogs’ places.
  private var interfaces: [Range<Int>] = []

  init(_ pieces: ArtifactPieces, of names: CNamedProgram, _ conventions: [TextConventions]) {
    self.pieces = pieces
    let program = names.program
    // What else is named after a dialog is made from the same as its fingerprint.
    let keys = names.dialogs.indices.map { place in
      pieces.key(ofDialog: place) { $0.add(names.dialogs[place].name) }
    }
    let known = keys.map { pieces.find($0, ranges: 3, notes: 2) }
    textNeeds = known.indices.map { place in
      known[place].map { TextNeeds(rawValue: $0.notes[0]) }
        ?? TextNeeds(ofDialog: place, in: program, conventions)
    }
    (self.keys, self.known) = (keys, known)
  }

  /// What all texts of dialogs need languages to be known for.
  var allTextNeeds: TextNeeds { textNeeds.reduce([]) { $0.union($1) } }

  /// Writes what a program uses of the next dialog.
  ///
  /// - Parameter make: writes it where it is not known.
  mutating func writeInterface(
    to writer: inout SourceWriter, _ make: (inout SourceWriter) -> Void
  ) {
    let known = known[interfaces.count]
    let range = writer.range { writer in
      if let known { append(known.ranges[0], to: &writer) } else { make(&writer) }
    }
    interfaces.append(range)
  }

  /// Writes the table of a dialog, and its functions.
  ///
  /// - Parameters:
  ///   - knowledge: what writes with what the functions write.
  ///   - make: where it is not known, what its table is made with.
  func writeTable(
    ofDialog place: Int, _ knowledge: inout CKnowledge, to writer: inout SourceWriter,
    _ make: () -> CTablePieces
  ) {
    let known = known[place]
    let made = known == nil ? make() : nil
    let needs = made?.needs ?? known.map { CNeeds.list(in: $0.notes[1]) } ?? []
    let data = writer.range { writer in
      if let known { append(known.ranges[1], to: &writer) } else { made?.writeData(&writer) }
    }
    for needs in needs { knowledge.write(needs, to: &writer) }
    let functions = writer.range { writer in
      if let known { append(known.ranges[2], to: &writer) } else { made?.writeFunctions(&writer) }
    }
    guard let note = known?.notes[1] ?? CNeeds.number(of: needs) else { return }
    pieces.remember(
      DialogPieces(
        ranges: [interfaces[place], data, functions], notes: [textNeeds[place].rawValue, note]),
      by: keys[place])
  }

  private func append(_ range: Range<Int>, to writer: inout SourceWriter) {
    pieces.withBytes(range) { writer.append($0) }
  }
}

/// A table of a dialog as it is made.
struct CTablePieces {
  /// What it and each function is written with, each once, in the order in which it is asked for.
  let needs: [CNeeds]
  let writeData: (inout SourceWriter) -> Void
  let writeFunctions: (inout SourceWriter) -> Void
}

extension CNeeds {
  private static let bits: UInt64 = 12
  private static let most = 5

  /// Several as one number; nil of more than fit in it.
  fileprivate static func number(of list: [CNeeds]) -> UInt64? {
    if list.count > most { return nil }
    return list.reversed().reduce(0) { $0 << bits | UInt64($1.rawValue) } << 4 | UInt64(list.count)
  }

  fileprivate static func list(in number: UInt64) -> [CNeeds] {
    (0..<min(number & 15, UInt64(most))).map { place in
      CNeeds(rawValue: Int(number >> (4 + bits * place) & (1 << bits - 1)))
    }
  }
}
