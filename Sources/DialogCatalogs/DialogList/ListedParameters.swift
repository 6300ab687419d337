import DialogCatalogTexts
import DialogLocales
import DialogModel
import DialogSupport

/// The parameters of one dialog: the values of each of its texts are numbered by themselves.
struct ListedParameters {
  private(set) var all: [Parameter] = []
  private var places: [Place: Int] = [:]

  private struct Place: Hashable {
    let element: String
    let number: Int
  }

  /// A text with its values as parameters; one that is no format string as it is.
  ///
  /// - Parameter element: the text that it is in some language.
  mutating func parts(of text: String, in element: String) -> [TextTree.TreePart] {
    guard let tokens = ListedParameters.tokens(of: text) else { return [.text(text)] }
    var next = 1
    return tokens.map { token in
      guard case .argument(let number, let kind) = token else { return .text(token.text) }
      let index = self.index(Place(element: element, number: number ?? next), kind)
      next = (number ?? next) + 1
      return .placeholder(.parameter(index), .plain)
    }
  }

  /// A percent sign before a space is just that, though C has such a flag.
  private static func tokens(of text: String) -> [FormatString.Token]? {
    guard text.contains("%"), !text.contains("% ") else { return nil }
    guard let tokens = try? FormatString(text, hasArguments: true).tokens else { return nil }
    let isPlain = tokens.allSatisfy { token in
      switch token {
      case .text, .argument: true
      case .variable, .counted: false
      }
    }
    return isPlain ? tokens : nil
  }

  private mutating func index(_ place: Place, _ kind: ArgumentKind) -> Int {
    if let index = places[place] { return index }
    places[place] = all.count
    let nowhere = SourceRange(FileID(0), ByteRange(0, 0))
    all.append(
      Parameter(name: Name("value\(all.count + 1)", at: nowhere), type: kind.parameterType))
    return all.count - 1
  }
}

extension FormatString.Token {
  fileprivate var text: String { if case .text(let text) = self { text } else { "" } }
}

extension ArgumentKind {
  fileprivate var parameterType: ParameterType {
    switch self {
    case .object: .string
    case .integer: .int
    case .real: .double
    }
  }
}
