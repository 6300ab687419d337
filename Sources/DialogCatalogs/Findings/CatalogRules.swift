public import DialogFindings

/// What is said of findings about catalogs.
public let catalogRules: [RuleDescription] = [
  rule(
    "catalog/syntax", .error, "a catalog is well-formed", "카탈로그는 형식에 맞아야 합니다",
    "a catalog is read whole or not at all: past a mistake of syntax everything could mean something "
      + "else, and texts would be lost unseen",
    "카탈로그는 통째로 읽거나 읽지 않습니다. 구문 오류 뒤의 내용은 다른 뜻일 수 있어 텍스트가 모르게 사라질 수 있습니다"),
  rule(
    "catalog/encoding", .error, "a catalog is text", "카탈로그는 텍스트여야 합니다",
    "bytes that are no text would turn into other characters on the way and back",
    "텍스트가 아닌 바이트는 오가는 사이에 다른 문자로 바뀝니다"),
  rule(
    "catalog/unsafe", .error, "a catalog has no entities of its own and no endless nesting",
    "카탈로그에 자체 엔티티나 끝없는 중첩이 없어야 합니다",
    "entities can make a small file fill the memory or read other files, and no translator’s tool "
      + "writes them; the five of XML and character references are all that is read",
    "엔티티는 작은 파일로 메모리를 채우거나 다른 파일을 읽게 할 수 있으며, 번역 도구는 쓰지 않습니다. XML의 다섯 "
      + "엔티티와 문자 참조만 읽습니다"),
  rule(
    "catalog/format", .error, "a catalog is what its name says", "카탈로그의 내용은 이름과 맞아야 합니다",
    "the file is well-formed but is not a String Catalog, a property list or XLIFF 1.2, or lacks what "
      + "those have",
    "파일 자체는 형식에 맞지만 String Catalog, 속성 목록, XLIFF 1.2가 아니거나 필요한 것이 빠졌습니다"),
  rule(
    "catalog/duplicate-key", .warning, "a key stands once in a catalog", "키는 카탈로그에 한 번만 있어야 합니다",
    "of two texts with one key only the last one counts, and whoever edits the first wonders why "
      + "nothing changes",
    "키가 같으면 마지막 텍스트만 쓰이므로 앞의 것을 고쳐도 아무것도 바뀌지 않습니다"),
  rule(
    "catalog/unplaced", .warning, "each key is of a text in the sources", "키마다 소스에 그 텍스트가 있어야 합니다",
    "a text whose dialog or button was renamed or removed has no place to go; it stays in the catalog, "
      + "and the sources do not get it",
    "대화상자나 버튼의 이름이 바뀌었거나 없어진 텍스트는 들어갈 자리가 없습니다. 카탈로그에는 남지만 소스에는 들어가지 "
      + "않습니다"),
  rule(
    "catalog/other-keys", .note, "a catalog may hold other texts too", "카탈로그에 다른 텍스트가 있어도 됩니다",
    "an app’s catalog holds more than its dialogs; those texts are left alone",
    "앱의 카탈로그에는 대화상자 밖의 텍스트도 있으며, 그런 텍스트는 건드리지 않습니다"),
  rule(
    "catalog/placeholder", .warning, "placeholders are those of the source text",
    "자리 표시자는 원본 텍스트와 같아야 합니다",
    "a specifier for a value that is not there, or for another type, crashes an app or shows "
      + "something else; such a text is not imported",
    "없는 값이나 다른 유형의 지정자는 앱을 멈추게 하거나 엉뚱한 값을 보여 줍니다. 그런 텍스트는 가져오지 않습니다"),
  rule(
    "catalog/plural", .warning, "a choice by number is complete", "수에 따른 선택은 빠짐이 없어야 합니다",
    "without ‘other’, or without a number to choose by, some values would have no text; such a text is "
      + "not imported",
    "‘other’가 없거나 기준이 되는 수가 없으면 텍스트가 없는 값이 생깁니다. 그런 텍스트는 가져오지 않습니다"),
  rule(
    "catalog/device", .warning, "a text is the same on every device", "텍스트는 모든 기기에서 같습니다",
    "a .dialog file has no texts by device: that of ‘other’ is imported, those of devices stay in the "
      + "catalog",
    ".dialog 파일에는 기기별 텍스트가 없습니다. ‘other’의 텍스트만 가져오고 기기별 텍스트는 카탈로그에 남습니다"),
  rule(
    "catalog/language", .warning, "a catalog’s languages are the project’s",
    "카탈로그의 언어는 프로젝트의 언어여야 합니다",
    "a text in a language that the project does not name is shown to no one; add the language to "
      + "‘locales’ to import it",
    "프로젝트가 정하지 않은 언어의 텍스트는 아무도 보지 못합니다. 가져오려면 ‘locales’에 추가하세요"),
  rule(
    "catalog/source-changed", .note, "a translation is of the source as it is now",
    "번역은 지금의 원본을 옮긴 것이어야 합니다",
    "the catalog was made from another source text; its translation is imported with a record of that "
      + "text, so that l10n/stale asks for another look",
    "카탈로그는 다른 원본에서 만든 것입니다. 번역을 가져오면서 그때의 원본을 기록하므로 l10n/stale이 다시 확인하라고 "
      + "알립니다"),
  rule(
    "catalog/many-keys", .warning, "a text has no more than a thousand choices",
    "텍스트의 선택지는 천 가지까지입니다",
    "choices that catalogs cannot say become keys of their own, and these are more than anyone could "
      + "translate; the text is left out",
    "카탈로그로 나타낼 수 없는 선택은 저마다 키가 되는데, 번역할 수 없을 만큼 많습니다. 이 텍스트는 빠집니다"),
  rule(
    "catalog/character", .error, "a text has only characters that XML can hold",
    "텍스트에는 XML에 쓸 수 있는 문자만 있어야 합니다",
    "XLIFF and .stringsdict files are XML, which has no control characters; a text would come back "
      + "without them",
    "XLIFF와 .stringsdict 파일은 XML이라 제어 문자를 담을 수 없어, 돌아온 텍스트에서 그 문자가 사라집니다"),
  rule(
    "catalog/file-exists", .error, "no file is written over that was not given",
    "주어지지 않은 파일을 덮어쓰지 않습니다",
    "translations would go into a file that is there and was not given; give it too, or the project’s "
      + "folder",
    "번역을 이미 있는 파일에 써야 하는데 그 파일이 호출에 주어지지 않았습니다. 그 파일이나 프로젝트의 폴더도 주세요"),
]

private func rule(
  _ id: RuleID, _ severity: Severity, _ summary: String, _ summaryKo: KoreanMessage,
  _ reason: String, _ reasonKo: KoreanMessage
) -> RuleDescription {
  RuleDescription(
    id, severity, summary: Message(en: summary, ko: summaryKo),
    reason: Message(en: reason, ko: reasonKo), examples: [])
}
