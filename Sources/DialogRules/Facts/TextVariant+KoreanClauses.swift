/// What clauses of a Korean text tell that its English says otherwise.
extension TextVariant {
  /// Whether it says in Korean from when on something is so that its source denies until then: 20일부터.
  func saysFromWhen(of source: TextVariant) -> Bool {
    reading.language.isKorean && source.words.contains("until")
      && words.contains { $0.hasSuffix("부터") || $0.hasSuffix("이후") }
  }

  /// Whether it is Korean and asks in one sentence for what its first clause gives the reason: 두었으니 찾아가 주세요.
  var joinsRequestInKorean: Bool {
    reading.language.isKorean
      && words.dropLast().contains { word in
        ["으니", "니까", "므로", "는데", "은데"].contains(where: word.hasSuffix)
      }
  }

  /// Whether it limits to a time or case when something is so: 연결되어 있을 때만.
  var limitsInKorean: Bool {
    words.contains { $0.hasSuffix("때만") || $0.hasSuffix("경우에만") }
  }
}
