import DialogSupport

/// What a header and a source have of the dialogs, in their order.
struct TerminalBlocks {
  private let blocks: [(interface: ByteBlocks, functions: ByteBlocks)]

  /// Makes them, several at once.
  init(_ names: TerminalNames, threads: Int) {
    blocks = parallelMap(ofBlocksIn: names.dialogs.count, threads: threads) { places in
      var header = SourceWriter()
      var source = SourceWriter()
      for place in places {
        let dialog = TerminalDialog(named: names.names.dialog(place), names.prefix)
        TerminalHeader.write(dialog, to: &header)
        if place > 0 { source.line() }
        TerminalSource.write(dialog, to: &source)
      }
      return (interface: header.finish(), functions: source.finish())
    }
  }

  /// Writes what a program uses.
  func writeInterfaces(to writer: inout SourceWriter) {
    for block in blocks { writer.append(block.interface) }
  }

  func writeFunctions(to writer: inout SourceWriter) {
    for block in blocks { writer.append(block.functions) }
  }
}
