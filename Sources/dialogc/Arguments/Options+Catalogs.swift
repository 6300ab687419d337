#if Authoring
  import DialogCompiler
  import DialogFindings

  /// Those of `catalog`.
  extension Option {
    static let catalogFormat = Option(
      name: "format", value: .oneOf(CatalogFormat.allCases.map(\.rawValue)),
      summary: Message(
        en: "export: String Catalog, .strings and .stringsdict, or XLIFF 1.2; xcstrings by default",
        ko: "export: String Catalog, .strings와 .stringsdict, XLIFF 1.2. 기본은 xcstrings"))

    static let catalogFolder = Option(
      name: "out", value: .folder,
      summary: Message(
        en: "export: the folder of the catalogs; existing ones are updated",
        ko: "export: 카탈로그 폴더. 있는 카탈로그는 새 내용에 맞춰 고칩니다"))

    static let placeholders = Option(
      name: "placeholders", value: .oneOf(PlaceholderSyntax.allCases.map(\.rawValue)),
      summary: Message(
        en:
          "how catalogs write values: %@ and %lld (foundation, by default) or {name} and {0} (icu)",
        ko: "카탈로그에서 값을 쓰는 방식: %@와 %lld(foundation, 기본) 또는 {name}과 {0}(icu)"))

    static let match = Option(
      name: "match", value: .oneOf(CatalogMatch.allCases.map(\.rawValue)),
      summary: Message(
        en: "import: how texts are matched: by key only (by default), or else by source text",
        ko: "import: 텍스트의 자리를 찾는 방법. 기본은 키로만, source는 키가 다르면 원본으로도"))

    static let table = Option(
      name: "table", value: .free("NAME"),
      summary: Message(
        en: "export: the name of the catalogs, such as Localizable; by default the project’s",
        ko: "export: Localizable 같은 카탈로그 이름. 기본은 프로젝트 이름"))

    static let locales = Option(
      name: "locales", value: .free("TAG[,TAG…]"),
      summary: Message(
        en: "export: the languages to write besides the source; by default all of the project’s",
        ko: "export: 원본 말고 쓸 언어. 기본은 프로젝트의 언어 모두"))
  }
#endif
