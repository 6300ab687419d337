import DialogModel
import DialogSupport

/// All blocks of a header’s dialogs, one after the other.
struct CHeaderBlocks {
  private let blocks: [CHeaderBlock]
  private let pieces: ArtifactPieces
  /// Where what a program uses of each block stands.
  private var interfaces: [Int] = []

  /// Makes them, several at once.
  init(_ header: CHeader, _ pieces: ArtifactPieces, threads: Int) {
    let count = header.names.dialogs.count
    blocks = parallelMap(ofBlocksIn: count, threads: threads) { places in
      CBlockWriter.block(of: places, in: header, pieces)
    }
    self.pieces = pieces
  }

  /// What all texts need languages to be known for.
  var textNeeds: TextNeeds { blocks.reduce([]) { $0.union($1.textNeeds) } }

  /// Writes what a program uses.
  mutating func writeInterfaces(to writer: inout SourceWriter) {
    for block in blocks {
      interfaces.append(writer.size)
      writer.append(block.interface)
    }
  }

  /// Writes the tables, and says where everything stands.
  ///
  /// - Parameter knowledge: what writes with what the functions write.
  func writeTables(_ knowledge: inout CKnowledge, to writer: inout SourceWriter) {
    for (block, interface) in zip(blocks, interfaces) {
      var starts: [Int] = []
      for tables in block.tables {
        for needs in tables.needs { knowledge.write(needs, to: &writer) }
        starts.append(writer.size)
        writer.append(tables.bytes)
      }
      for dialog in block.pieces { remember(dialog, interface, starts) }
    }
  }

  /// - Parameters:
  ///   - interface: where what a program uses of the dialog’s block stands.
  ///   - tables: where the tables of the block stand.
  private func remember(_ dialog: CDialogPieces, _ interface: Int, _ tables: [Int]) {
    let data = tables[dialog.data.tables] + dialog.data.offset
    let functions = tables[dialog.functions.tables] + dialog.functions.offset
    let ranges = [
      dialog.interface.shifted(by: interface), data..<data + dialog.dataSize,
      functions..<functions + dialog.functionsSize,
    ]
    pieces.remember(DialogPieces(ranges: ranges, notes: dialog.notes), by: dialog.key)
  }
}

extension CNeeds {
  private static let bits: UInt64 = 12
  private static let most = 5

  /// Several as one number; nil of more than fit in it.
  static func number(of list: [CNeeds]) -> UInt64? {
    if list.count > most { return nil }
    return list.reversed().reduce(0) { $0 << bits | UInt64($1.rawValue) } << 4 | UInt64(list.count)
  }

  static func list(in number: UInt64) -> [CNeeds] {
    (0..<min(number & 15, UInt64(most))).map { place in
      CNeeds(rawValue: Int(number >> (4 + bits * place) & (1 << bits - 1)))
    }
  }
}
