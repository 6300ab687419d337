/// A sentence that random dialogs say, with the parameters and constructs it needs.
struct Sentence {
  let parameters: [String]
  let constructs: [Construct]
  let phrase: Phrase

  init(_ parameters: [String], _ constructs: [Construct], _ phrase: Phrase) {
    self.parameters = parameters
    self.constructs = constructs
    self.phrase = phrase
  }

  init(
    _ parameter: String, _ constructs: [Construct], _ english: String, _ korean: String,
    _ arabic: String
  ) {
    self.init([parameter], constructs, Phrase(english, korean, arabic))
  }

  /// Those that put a value into a string.
  static let plain = [
    Sentence(
      "owner: String", [.string, .placeholder], "{owner} made it.", "{owner} 님이 만들었습니다.",
      "أنشأه {owner}."),
    Sentence(
      "label: String", [.string, .quotedStyle], "Its label is {label:quoted}.",
      "이름표는 {label:quoted}입니다.", "تسميته {label:quoted}."),
    Sentence(
      "size: Bytes", [.bytes, .placeholder], "It takes {size} of space.", "저장 공간 {size}를 차지합니다.",
      "يشغل {size} من المساحة."),
    Sentence(
      "day: Date", [.date, .dateStyle], "It was made on {day:date}.", "{day:date}에 만들었습니다.",
      "أُنشئ في {day:date}."),
    Sentence(
      "hour: Date", [.date, .timeStyle], "It was saved at {hour:time}.", "{hour:time}에 저장했습니다.",
      "حُفظ في {hour:time}."),
    Sentence(
      "moment: Date", [.date, .relativeStyle], "It was last opened {moment:relative}.",
      "마지막으로 연 때는 {moment:relative}입니다.", "فُتح آخر مرة {moment:relative}."),
    Sentence(
      "price: Currency", [.currency, .placeholder], "It costs {price}.", "가격은 {price}입니다.",
      "سعره {price}."),
    Sentence(
      "share: Double", [.double, .percentStyle], "{share:percent} of it has been read.",
      "{share:percent} 읽었습니다.", "قُرئ {share:percent} منه."),
    Sentence(
      "rating: Double", [.double, .numberStyle], "Its rating is {rating:number}.",
      "평점은 {rating:number}입니다.", "تقييمه {rating:number}."),
    Sentence(
      "page: URL", [.url, .placeholder], "Its page is {page}.", "페이지는 {page}입니다.",
      "صفحته {page}."),
    Sentence(
      "people: [String]", [.list, .listStyle], "{people:list} can read it.",
      "{people:list} 님이 읽을 수 있습니다.", "يمكن أن يقرأه {people:list}."),
    Sentence(
      "total: Int", [.int, .numberStyle], "Its number is {total:number}.",
      "번호는 {total:number}입니다.", "رقمه {total:number}."),
    Sentence(
      "tag: String", [.string, .agreement], "It has {tag:a/an} tag.", "{tag:이/가} 붙어 있습니다.",
      "يحمل الوسم {tag}."),
    Sentence(
      "place: String", [.string, .oneForm], "It is kept in “{place}”.",
      "“{place}”{place:에도} 있습니다.", "يوجد أيضًا في «{place}»."),
  ]

  /// Those that choose what is said.
  static let selected = [
    Sentence(
      ["count: Int"], [.int, .byNumber, .exactNumber],
      Phrase(patterns: counted, countedInKorean, countedInArabic)),
    Sentence(
      ["isShared: Bool"], [.bool, .byBool],
      Phrase(
        patterns:
          #"by isShared { true "Everyone can see it."  false "The owner alone can see it." }"#,
        #"by isShared { true "모두가 볼 수 있습니다."  false "소유자만 볼 수 있습니다." }"#,
        #"by isShared { true "يمكن للجميع رؤيته."  false "يراه صاحبه وحده." }"#)),
    Sentence(
      ["media: Media"], [.namedType, .byEnum, .otherCases],
      Phrase(
        patterns:
          #"by media { photo "The photo in it stays."  other "The recording in it stays." }"#,
        #"by media { photo "그 안의 사진은 남습니다."  other "그 안의 녹음은 남습니다." }"#,
        #"by media { photo "تبقى الصورة فيه."  other "يبقى التسجيل فيه." }"#)),
    Sentence(
      ["isShared: Bool", "count: Int"], [.bool, .int, .byBool, .byNumber, .nested],
      Phrase(
        patterns: #"by isShared { true "Everyone can see it."  false \#(counted) }"#,
        #"by isShared { true "모두가 볼 수 있습니다."  false \#(countedInKorean) }"#,
        #"by isShared { true "يمكن للجميع رؤيته."  false \#(countedInArabic) }"#)),
  ]

  private static let counted =
    #"by count { 0 "It is empty."  one "{count} photo is in it."  other "{count} photos are in it." }"#
  private static let countedInKorean =
    #"by count { 0 "비어 있습니다."  other "사진 {count}장이 있습니다." }"#
  private static let countedInArabic = """
    by count { zero "هو فارغ."  one "فيه صورة واحدة."  two "فيه صورتان."  \
    few "فيه {count} صور."  many "فيه {count} صورة."  other "فيه {count} صورة." }
    """

  /// Those that are written in another way.
  static let written = [
    Sentence(
      [], [.scalarEscape],
      Phrase("It\\u{2019}s still there.", "아직 그곳에 있습니다\\u{2E}", "لا يزال هناك\\u{2E}")),
    Sentence(
      [], [.escapes],
      Phrase(
        "Its name ends in “\\{year\\}”,\\nand it stays in “C:\\\\Files”.",
        "이름은 “\\{year\\}”로 끝나며\\n“C:\\\\Files”에 남습니다.",
        "ينتهي اسمه بـ «\\{year\\}»،\\nويبقى في «C:\\\\Files».")),
    Sentence(
      [], [.multiline],
      Phrase(
        patterns: "\"\"\"\n    It has two pages.\n    Both stay.\n    \"\"\"",
        "\"\"\"\n    두 쪽이 있습니다.\n    둘 다 남습니다.\n    \"\"\"",
        "\"\"\"\n    فيه صفحتان.\n    وكلتاهما تبقى.\n    \"\"\"")),
    Sentence(
      [], [.multiline, .joinedLines],
      Phrase(
        patterns: "\"\"\"\n    It is kept here \\\n    and on the server.\n    \"\"\"",
        "\"\"\"\n    여기와 서버에 \\\n    남습니다.\n    \"\"\"",
        "\"\"\"\n    يُحفظ هنا \\\n    وعلى الخادم.\n    \"\"\"")),
  ]

  static let all = plain + selected + written
}
