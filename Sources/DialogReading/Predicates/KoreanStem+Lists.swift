import DialogLocales

extension [String] {
  /// The words of a list, predicates in those of their forms that endings in brackets name:
  /// `정말 괜찮다[아요,습니다]`.
  public static func forms(_ list: String) -> Self {
    [Substring](list.listedWords).flatMap { word in
      KoreanStem.named(word)?.all ?? [String(word)]
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
