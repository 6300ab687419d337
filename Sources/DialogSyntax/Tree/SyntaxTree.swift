public import DialogFindings
public import DialogSupport

/// A file as it is written: tokens, and nodes over them. Lossless: the tokens and the bytes between
/// them are the file, valid or not. Immutable.
public final class SyntaxTree: Sendable {
  /// The file that was read.
  public let file: SourceFile
  /// The file’s number among those of its compilation.
  public let id: FileID
  /// All tokens of the file, in order.
  public let tokens: TokenTable
  let nodes: NodeTable
  /// What is wrong with the syntax, in the order found.
  public let findings: [Diagnostic]

  init(
    file: SourceFile, id: FileID, tokens: TokenTable, nodes: NodeTable, findings: [Diagnostic]
  ) {
    self.file = file
    self.id = id
    self.tokens = tokens
    self.nodes = nodes
    self.findings = findings
  }

  /// The node that all others stand in: the file.
  public var root: Syntax { Syntax(tree: self, index: 0) }

  /// Bytes of this file as a range among those of all files.
  public func range(_ bytes: ByteRange) -> SourceRange { SourceRange(id, bytes) }
}

/// Nodes in preorder, in parallel arrays: a node's first child follows it, and `ends` leads to its
/// next sibling.
struct NodeTable: Sendable {
  var kinds: [NodeKind] = []
  /// The index after the node's last descendant.
  var ends: [UInt32] = []
  var firstTokens: [UInt32] = []
  /// After the node's last token.
  var endTokens: [UInt32] = []

  /// Makes room for so many nodes.
  mutating func reserveCapacity(_ count: Int) {
    kinds.reserveCapacity(count)
    ends.reserveCapacity(count)
    firstTokens.reserveCapacity(count)
    endTokens.reserveCapacity(count)
  }

  mutating func begin(_ kind: NodeKind, at token: Int) -> Int {
    kinds.append(kind)
    ends.append(0)
    firstTokens.append(UInt32(truncatingIfNeeded: token))
    endTokens.append(0)
    return kinds.count - 1
  }

  mutating func finish(_ node: Int, before token: Int) {
    ends[node] = UInt32(truncatingIfNeeded: kinds.count)
    endTokens[node] = UInt32(truncatingIfNeeded: token)
  }
}

/// A node of a tree.
public struct Syntax: Sendable {
  /// The tree that it is a node of.
  public let tree: SyntaxTree
  let index: Int

  /// What the node is.
  public var kind: NodeKind { tree.nodes.kinds[index] }
  /// The index of its first token among the tree’s.
  public var firstToken: Int { Int(tree.nodes.firstTokens[index]) }
  /// After the last token; equal to `firstToken` where the node has none.
  public var endToken: Int { Int(tree.nodes.endTokens[index]) }

  /// From the first token's first byte to the last token's last.
  public var range: SourceRange {
    let start = tree.tokens.starts[firstToken]
    let end = endToken > firstToken ? tree.tokens.ends[endToken - 1] : start
    return tree.range(ByteRange(start, end))
  }

  /// The nodes right below it, in source order.
  public var children: Children {
    Children(tree: tree, upcoming: index + 1, end: Int(tree.nodes.ends[index]))
  }

  /// The node itself and all nodes below it, in source order.
  public var descendants: some Sequence<Syntax> {
    (index..<Int(tree.nodes.ends[index])).lazy.map { Syntax(tree: tree, index: $0) }
  }

  /// Whether the node or one below it is of a kind.
  public func holds(_ kind: NodeKind) -> Bool {
    for node in index..<Int(tree.nodes.ends[index]) where tree.nodes.kinds[node] == kind {
      return true
    }
    return false
  }

  /// The first node right below it of a kind.
  public func first(_ kind: NodeKind) -> Syntax? { children.first { $0.kind == kind } }

  /// The nodes right below one, in source order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var upcoming: Int
    let end: Int

    /// The next child; nil after the last.
    public mutating func next() -> Syntax? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(tree.nodes.ends[upcoming]) }
      return Syntax(tree: tree, index: upcoming)
    }
  }
}

extension Syntax: Hashable {
  /// The same node of the same tree.
  public static func == (a: Syntax, b: Syntax) -> Bool {
    a.tree === b.tree && a.index == b.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
