/// What people call languages. Names are those of CLDR (English and Korean display names).
extension LanguageTag {
  /// In English: `German`, `Brazilian Portuguese`; the tag in quotation marks where no name is known.
  public var englishName: String { name { String($0.english) } }

  /// In Korean: `독일어`; the tag in quotation marks where no name is known.
  public var koreanName: String { name { String($0.korean) } }

  private func name(_ word: (LanguageName) -> String) -> String {
    if let own = languageNames[tag] { return word(own) }
    guard let plain = languageNames[language] else { return "‘\(tag)’" }
    return "\(word(plain)) (\(tag))"
  }
}

private struct LanguageName {
  let english: Substring
  let korean: Substring
}

private let languageNames: [String: LanguageName] = {
  var names: [String: LanguageName] = [:]
  for line in namesByTag.split(separator: "\n") {
    let fields = line.split(separator: "\t")
    names[String(fields[0])] = LanguageName(english: fields[1], korean: fields[2])
  }
  return names
}()

private let namesByTag = """
  af\tAfrikaans\t아프리칸스어
  am\tAmharic\t암하라어
  ar\tArabic\t아랍어
  az\tAzerbaijani\t아제르바이잔어
  be\tBelarusian\t벨라루스어
  bg\tBulgarian\t불가리아어
  bn\tBengali\t벵골어
  bs\tBosnian\t보스니아어
  ca\tCatalan\t카탈로니아어
  cs\tCzech\t체코어
  cy\tWelsh\t웨일스어
  da\tDanish\t덴마크어
  de\tGerman\t독일어
  de-AT\tAustrian German\t오스트리아 독일어
  de-CH\tSwiss High German\t스위스 독일어
  el\tGreek\t그리스어
  en\tEnglish\t영어
  en-AU\tAustralian English\t호주 영어
  en-CA\tCanadian English\t캐나다 영어
  en-GB\tBritish English\t영국 영어
  en-US\tAmerican English\t미국 영어
  es\tSpanish\t스페인어
  es-419\tLatin American Spanish\t중남미 스페인어
  es-ES\tEuropean Spanish\t유럽 스페인어
  es-MX\tMexican Spanish\t멕시코 스페인어
  et\tEstonian\t에스토니아어
  eu\tBasque\t바스크어
  fa\tPersian\t페르시아어
  fi\tFinnish\t핀란드어
  fil\tFilipino\t필리핀어
  fr\tFrench\t프랑스어
  fr-CA\tCanadian French\t캐나다 프랑스어
  fr-CH\tSwiss French\t스위스 프랑스어
  ga\tIrish\t아일랜드어
  gl\tGalician\t갈리시아어
  gu\tGujarati\t구자라트어
  he\tHebrew\t히브리어
  hi\tHindi\t힌디어
  hr\tCroatian\t크로아티아어
  hu\tHungarian\t헝가리어
  hy\tArmenian\t아르메니아어
  id\tIndonesian\t인도네시아어
  is\tIcelandic\t아이슬란드어
  it\tItalian\t이탈리아어
  ja\tJapanese\t일본어
  ka\tGeorgian\t조지아어
  kk\tKazakh\t카자흐어
  km\tKhmer\t크메르어
  kn\tKannada\t칸나다어
  ko\tKorean\t한국어
  ku\tKurdish\t쿠르드어
  ky\tKyrgyz\t키르기스어
  lo\tLao\t라오어
  lt\tLithuanian\t리투아니아어
  lv\tLatvian\t라트비아어
  mk\tMacedonian\t마케도니아어
  ml\tMalayalam\t말라얄람어
  mn\tMongolian\t몽골어
  mr\tMarathi\t마라티어
  ms\tMalay\t말레이어
  my\tBurmese\t버마어
  nb\tNorwegian Bokmål\t노르웨이어(보크말)
  ne\tNepali\t네팔어
  nl\tDutch\t네덜란드어
  nn\tNorwegian Nynorsk\t노르웨이어(니노르스크)
  no\tNorwegian\t노르웨이어
  pa\tPunjabi\t펀잡어
  pl\tPolish\t폴란드어
  pt\tPortuguese\t포르투갈어
  pt-BR\tBrazilian Portuguese\t브라질 포르투갈어
  pt-PT\tEuropean Portuguese\t유럽 포르투갈어
  ro\tRomanian\t루마니아어
  ru\tRussian\t러시아어
  si\tSinhala\t스리랑카어
  sk\tSlovak\t슬로바키아어
  sl\tSlovenian\t슬로베니아어
  sq\tAlbanian\t알바니아어
  sr\tSerbian\t세르비아어
  sv\tSwedish\t스웨덴어
  sw\tSwahili\t스와힐리어
  ta\tTamil\t타밀어
  te\tTelugu\t텔루구어
  th\tThai\t태국어
  tr\tTurkish\t튀르키예어
  uk\tUkrainian\t우크라이나어
  ur\tUrdu\t우르두어
  uz\tUzbek\t우즈베크어
  vi\tVietnamese\t베트남어
  yue\tCantonese\t광둥어
  zh\tChinese\t중국어
  zh-Hans\tSimplified Chinese\t중국어 간체
  zh-Hant\tTraditional Chinese\t중국어 번체
  """
