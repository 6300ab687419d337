import DialogSupport

/// The values that `{}` stands for, which other languages fill in their order.
extension ForeignPieces {
  /// The parameters that the empty braces of a text mean: the only one, or those that the dialog says
  /// nowhere, where they are as many. None where that can’t be known.
  func meant(byEmptiesIn content: String) -> [String] {
    let count = content.filter { $0 != " " }.ranges(of: "{}").count
    guard count > 0, let block = blocks.blocks.first else { return [] }
    let values = values(of: block)
    if count == 1, values.count == 1 { return values }
    let body = source.string(span(block.brace, end(of: block)))
    let free = values.filter { name in
      !["{\(name)}", "{\(name):", "by \(name) ", "in \(name) "].contains { body.contains($0) }
    }
    return free.count == count ? free : []
  }

  /// The parameters that a text can say, in their order.
  private func values(of block: ForeignBlocks.Block) -> [String] {
    let header = LooseItem.items(LooseLexer.lex(bytes, span(block.start, block.brace)))
    guard let list = header.lazy.compactMap({ $0.group("(") }).first else { return [] }
    let colons = list.indices.dropFirst().filter { list[$0].isSign(":") && $0 + 1 < list.count }
    return colons.filter { colon in
      let type = list[colon + 1].word
      return type.map { $0 != "Bool" && ParameterTypes.known($0) } ?? true
    }.compactMap { list[$0 - 1].word }
  }

  /// Where the declaration ends: before the next line that is not indented.
  private func end(of block: ForeignBlocks.Block) -> Int {
    var line = lineEnd(after: block.brace)
    while line + 1 < bytes.count, bytes[line + 1] <= 0x20 || bytes[line + 1] == 0x7D {
      if bytes[line + 1] == 0x7D { return line }
      line = lineEnd(after: line + 1)
    }
    return line
  }
}
