import DialogLocales
import DialogSupport

/// Predicates in lists, by their dictionary form.
extension KoreanStem {
  /// A list in which each predicate that is named by its dictionary form, `~지우다`, is all of its forms, those
  /// that endings follow with a hyphen: `지우-`, `지워-`, `지운`; one with endings in brackets is those. Nil of a
  /// list without one.
  ///
  /// - Parameter separator: what stands between forms, by the place where they begin.
  static func spread(
    _ list: UnsafeBufferPointer<UInt8>, separator: (_ place: Int) -> [UInt8]
  ) -> [UInt8]? {
    let mark = UInt8(ascii: "~")
    var (start, name) = (0, list.place(of: mark, from: 0, before: list.count))
    guard name < list.count else { return nil }
    var all: [UInt8] = []
    all.reserveCapacity(list.count * 4)
    while name < list.count {
      all += list[start..<name]
      start = list[name...].firstIndex { " |?\n".utf8.contains($0) } ?? list.count
      let (open, whole) = beginnings(of: String(decoding: list[name + 1..<start], as: UTF8.self))
      let separator = separator(name)
      for (index, form) in (open + whole).enumerated() {
        if index > 0 { all += separator }
        all += form.utf8
        if index < open.count { all.append(UInt8(ascii: "-")) }
      }
      name = list.place(of: mark, from: start, before: list.count)
    }
    return all + list[start...]
  }
}

extension [String] {
  /// The words of a list, predicates in those of their forms that endings in brackets name:
  /// `정말 괜찮다[아요,습니다]`.
  public static func forms(_ list: String) -> Self {
    [Substring](list.listedWords).flatMap { word in
      KoreanStem.named(word).map { $0.open + $0.whole } ?? [String(word)]
    }
  }
}

extension [String] {
  /// The lines of a list, each with its predicates in those forms: `안 하다[ㄹ래요,ㄹ게요]`.
  public static func titles(_ lines: String) -> Self {
    lines.parts(at: "\n").flatMap { line in
      if !line.utf8.contains(UInt8(ascii: "[")) { return [String(line)] }
      return line.listedWords.reduce(into: [""]) { titles, word in
        let forms = [String].forms(String(word))
        titles = titles.flatMap { title in forms.map { title.isEmpty ? $0 : title + " " + $0 } }
      }
    }
  }
}

extension Set<String> {
  /// The words of a list, predicates in those of their forms that endings in brackets name.
  public static func forms(_ list: String) -> Self { Set([String].forms(list)) }

  /// The lines of a list, each with its predicates in those forms: `안 하다[ㄹ래요,ㄹ게요]`.
  public static func titles(_ lines: String) -> Self { Set([String].titles(lines)) }
}
