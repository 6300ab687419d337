import DialogLocales

/// The identifier of a `trans-unit` as Xcode writes it: a key, and which part of its text the unit is.
struct UnitID: Hashable {
  let key: String
  let path: [Step]

  enum Step: Hashable {
    case plural(PluralCategory)
    case device(String)
    case substitution(String)
  }

  /// `key`, `key|==|plural.one`, `key|==|substitutions.arg.plural.one`, `key|==|device.mac`; and of
  /// `.stringsdict` files `/key:dict/NSStringLocalizedFormatKey:dict/:string` and
  /// `/key:dict/variable:dict/one:dict/:string`.
  init(_ text: String) {
    if let (key, path) = UnitID.variation(text) ?? UnitID.listed(text) {
      (self.key, self.path) = (key, path)
    } else {
      (key, path) = (text, [])
    }
  }

  init(_ key: String, _ path: [Step]) {
    (self.key, self.path) = (key, path)
  }

  var text: String {
    if path.isEmpty { return key }
    let steps = path.map { step in
      switch step {
      case .plural(let category): "plural.\(category.rawValue)"
      case .device(let name): "device.\(name)"
      case .substitution(let name): "substitutions.\(name)"
      }
    }
    return "\(key)|==|\(steps.joined(separator: "."))"
  }

  private static func variation(_ text: String) -> (String, [Step])? {
    guard let mark = text.lastRange(of: "|==|") else { return nil }
    var words = text[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)[
      ...]
    var path: [Step] = []
    while let kind = words.popFirst() {
      guard let word = words.popFirst().map(String.init) else { return nil }
      switch kind {
      case "plural":
        guard let category = PluralCategory(rawValue: word) else { return nil }
        path.append(.plural(category))
      case "device": path.append(.device(word))
      case "substitutions": path.append(.substitution(word))
      default: return nil
      }
    }
    return (String(text[..<mark.lowerBound]), path)
  }

  private static func listed(_ text: String) -> (String, [Step])? {
    guard text.hasPrefix("/"), text.hasSuffix(":dict/:string") else { return nil }
    let inner = text.dropFirst().dropLast(":dict/:string".count)
    if inner.hasSuffix(":dict/NSStringLocalizedFormatKey") {
      return (String(inner.dropLast(":dict/NSStringLocalizedFormatKey".count)), [])
    }
    guard let slash = inner.lastIndex(of: "/"),
      let category = PluralCategory(rawValue: String(inner[inner.index(after: slash)...])),
      inner[..<slash].hasSuffix(":dict")
    else { return nil }
    let owner = inner[..<slash].dropLast(":dict".count)
    guard let divider = owner.lastRange(of: ":dict/") else { return nil }
    let variable = String(owner[divider.upperBound...])
    return (String(owner[..<divider.lowerBound]), [.substitution(variable), .plural(category)])
  }
}

extension StringProtocol {
  /// The last place of a text in ASCII.
  fileprivate func lastRange(of wanted: String) -> Range<Index>? {
    var end = endIndex
    while let last = self[..<end].lastIndex(of: wanted.first!) {
      if self[last...].hasPrefix(wanted) { return last..<index(last, offsetBy: wanted.count) }
      end = last
    }
    return nil
  }
}
