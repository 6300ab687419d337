extension Form {
  /// Whether XML has all its characters; control characters it has not.
  package var fitsXML: Bool {
    leaves.allSatisfy { pieces in
      pieces.allSatisfy { if case .text(let text) = $0 { text.fitsXML } else { true } }
    }
  }
}

extension String {
  /// Whether XML can hold every character.
  var fitsXML: Bool { unicodeScalars.allSatisfy { !$0.isBeyondXML } }
}

extension Unicode.Scalar {
  /// Whether XML has no such character.
  package var isBeyondXML: Bool {
    switch self {
    case "\0"..."\u{8}", "\u{B}"..."\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": true
    default: false
    }
  }
}
