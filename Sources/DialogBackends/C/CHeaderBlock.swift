import DialogModel
import DialogSupport

/// What of a header is made of some dialogs that follow each other, whatever the others are.
struct CHeaderBlock {
  /// What a program uses of each.
  let interface: ByteBlocks
  /// Their tables.
  let tables: [CTables]
  /// What their texts need languages to be known for.
  let textNeeds: TextNeeds
  /// Where the pieces of each stand; of none where nothing is to be remembered.
  let pieces: [CDialogPieces]
}

/// Tables, and what has to stand before them if it does not already.
struct CTables {
  let needs: [CNeeds]
  let bytes: ByteBlocks
}

/// A place in the tables of a block.
struct CTablePlace {
  /// An index.
  let tables: Int
  /// In bytes.
  let offset: Int
}

/// Where the pieces of a dialog stand in its block.
struct CDialogPieces {
  /// What stands for all that it is made from.
  let key: UInt64
  /// What its texts need languages to be known for, and what its functions write with.
  let notes: [UInt64]
  let interface: Range<Int>
  let data: CTablePlace
  let dataSize: Int
  let functions: CTablePlace
  let functionsSize: Int
}

/// Writes a block.
struct CBlockWriter: ~Copyable {
  private var interface: SourceWriter
  private var writer: SourceWriter
  private var tables: [CTables] = []
  /// What stands before the tables that are written now.
  private var needs: [CNeeds] = []
  private var allNeeds: Set<CNeeds> = []
  private var textNeeds: TextNeeds = []
  private var pieces: [CDialogPieces] = []

  /// - Parameter count: of dialogs; a simple alert takes a little less than a kilobyte of each.
  private init(expecting count: Int) {
    interface = SourceWriter(expecting: count << 10)
    writer = SourceWriter(expecting: count << 10)
  }

  /// - Parameter places: of dialogs in the program.
  static func block(
    of places: Range<Int>, in header: CHeader, _ pieces: ArtifactPieces
  ) -> CHeaderBlock {
    var block = CBlockWriter(expecting: places.count)
    let former = pieces.reader()
    for place in places {
      let key = pieces.key(ofDialog: place) { $0.add(header.names.dialogs[place].name) }
      if let known = pieces.find(key, ranges: 3, notes: 2) {
        block.add(known, by: key, former)
      } else {
        block.make(place, by: key, in: header)
      }
    }
    block.endTables()
    return CHeaderBlock(
      interface: block.interface.finish(), tables: block.tables, textNeeds: block.textNeeds,
      pieces: block.pieces)
  }

  /// Adds a dialog that is as it was.
  private mutating func add(_ known: DialogPieces, by key: UInt64?, _ former: FormerArtifact.Reader)
  {
    let start = start
    former(known.ranges[0]) { interface.append($0) }
    former(known.ranges[1]) { writer.append($0) }
    let functions = startFunctions(CNeeds.list(in: known.notes[1]))
    former(known.ranges[2]) { writer.append($0) }
    let textNeeds = TextNeeds(rawValue: known.notes[0])
    end(start, functions, by: key, textNeeds, needs: known.notes[1])
  }

  /// Makes a dialog.
  private mutating func make(_ place: Int, by key: UInt64?, in header: CHeader) {
    let start = start
    let dialog = header.names.dialog(place)
    header.writeInterface(of: dialog, to: &interface)
    let table = CDialogTable(dialog, in: header)
    writer.line()
    table.write(to: &writer)
    let needs = table.needsOfFunctions
    let functions = startFunctions(needs)
    header.writeFunctions(of: dialog, table, to: &writer)
    end(start, functions, by: key, table.textNeeds, needs: CNeeds.number(of: needs))
  }

  /// Where a dialog begins.
  private var start: (interface: Int, data: CTablePlace) { (interface.size, place) }

  private var place: CTablePlace { CTablePlace(tables: tables.count, offset: writer.size) }

  /// Takes up what functions write with, which stands before them.
  ///
  /// - Returns: where the data before them end, and where they begin.
  private mutating func startFunctions(_ needs: [CNeeds]) -> (end: Int, start: CTablePlace) {
    let end = writer.size
    for needs in needs where allNeeds.insert(needs).inserted {
      if writer.size > 0 { endTables() }
      self.needs.append(needs)
    }
    return (end, place)
  }

  private mutating func end(
    _ start: (interface: Int, data: CTablePlace), _ functions: (end: Int, start: CTablePlace),
    by key: UInt64?, _ textNeeds: TextNeeds, needs: UInt64?
  ) {
    self.textNeeds.formUnion(textNeeds)
    guard let key, let needs else { return }
    pieces.append(
      CDialogPieces(
        key: key, notes: [textNeeds.rawValue, needs],
        interface: start.interface..<interface.size, data: start.data,
        dataSize: functions.end - start.data.offset, functions: functions.start,
        functionsSize: writer.size - functions.start.offset))
  }

  private mutating func endTables() {
    tables.append(CTables(needs: needs, bytes: writer.finish()))
    needs = []
  }
}
