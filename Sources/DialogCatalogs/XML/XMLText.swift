import DialogCatalogTexts

extension String {
  /// The text as the content of an element.
  var xmlText: String { escapedForXML(inAttribute: false) }

  /// The text as an attribute’s value without its quotes; line ends as references, which would
  /// become spaces else.
  var xmlAttribute: String { escapedForXML(inAttribute: true) }

  /// Characters that XML cannot hold are left out.
  private func escapedForXML(inAttribute: Bool) -> String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      case "\n" where inAttribute: escaped += "&#10;"
      case "\t" where inAttribute: escaped += "&#9;"
      case "\r": escaped += "&#13;"
      default: if !scalar.isBeyondXML { escaped.unicodeScalars.append(scalar) }
      }
    }
  }
}
