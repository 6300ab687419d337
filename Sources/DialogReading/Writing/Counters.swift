import DialogLocales
import DialogSupport

/// The words that count things in languages without plurals, and what each does not count.
public struct Counters: Sendable {
  /// The counters that nobody uses for a kind, a list each.
  private let wrong: [Kind: String]

  /// What is counted.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case people, pets, pictures, videos, messages, songs, cars, books, files, items, days

    /// Its name in messages.
    public var english: String {
      switch self {
      case .people: "people"
      case .pets: "pets"
      case .pictures: "pictures"
      case .videos: "videos"
      case .messages: "messages"
      case .songs: "songs"
      case .cars: "vehicles"
      case .books: "books"
      case .files: "files"
      case .items: "items"
      case .days: "days"
      }
    }

    /// Its name in Korean messages.
    public var korean: String {
      switch self {
      case .people: "사람"
      case .pets: "동물"
      case .pictures: "사진"
      case .videos: "동영상"
      case .messages: "메시지"
      case .songs: "노래"
      case .cars: "탈것"
      case .books: "책"
      case .files: "파일"
      case .items: "항목"
      case .days: "날"
      }
    }
  }

  /// Nil of languages whose counters are not known.
  public init?(_ language: String) {
    guard let lists = Counters.lists[language] else { return nil }
    wrong = lists
  }

  /// The counter right after a value, where it does not count such things.
  ///
  /// - Parameter place: the offset after the value, in the text’s UTF-8.
  public func wrong(
    for kind: Kind, in text: String, after place: Int
  ) -> (counter: String, range: Range<Int>)? {
    let bytes = text.utf8.dropFirst(place)
    let spaces = bytes.first == 0x20 ? 1 : 0
    for counter in (wrong[kind] ?? "").listedWords
    where bytes.dropFirst(spaces).starts(with: counter.utf8) {
      let start = place + spaces
      return (String(counter), start..<start + counter.utf8.count)
    }
    return nil
  }

  /// What English counts at the start of a text: the noun in the plural, after at most two words, if it
  /// is not part of a longer one.
  public static func kind(countedIn text: String) -> Kind? {
    let clause = text.unicodeScalars.prefix { !".,:;?!\n\u{FFFC}".unicodeScalars.contains($0) }
    let words = String(String.UnicodeScalarView(clause)).letterRuns()
    for (index, word) in words.prefix(3).enumerated() {
      guard let kind = kinds[word] else { continue }
      let next = index + 1 < words.count ? words[index + 1] : nil
      return next.map { kinds[$0] == nil && !$0.hasSuffix("s") || after.contains($0) } ?? true
        ? kind : nil
    }
    return nil
  }

  private static let after: Set<String> = ["is", "was", "has", "this"]

  private static let kinds: [String: Kind] = {
    let lists: [(Kind, String)] = [
      (
        .people,
        "people person friends friend members member users guests players students passengers followers"
      ),
      (.pets, "pets pet cats cat dogs dog puppies kittens"),
      (.videos, "videos video movies movie films film"),
      (.items, "items item albums album folders folder tags tag notes note"),
      (.pictures, "photos photo pictures picture images image screenshots"),
      (.messages, "messages message emails email"), (.songs, "songs song tracks track"),
      (.cars, "cars car vehicles vehicle taxis taxi"), (.books, "books book"),
      (.files, "files file documents document"), (.days, "days day"),
    ]
    var kinds: [String: Kind] = [:]
    for (kind, list) in lists { for word in list.listedWords { kinds[String(word)] = kind } }
    return kinds
  }()

  private static let lists: [String: [Kind: String]] = [
    "ko": [
      .people: "개 장 대 권 마리 통 곡 편 채 벌", .pets: "명 개 장 대 권 통 곡 편 채 벌",
      .videos: "명 마리 대 권 통 곡", .items: "명 마리", .pictures: "명 마리 대 권 곡 통 분",
      .messages: "명 장 마리 대 곡 권",
      .songs: "명 장 마리 대 권 통", .cars: "명 장 마리 권 곡 통", .books: "명 장 마리 대 곡 통",
      .files: "명 마리 대 곡 통", .days: "명 장 권 마리",
    ],
    "ja": [
      .people: "枚 個 冊 台 本 匹 曲 通", .pets: "枚 個 冊 台 本 人 名 曲 通",
      .videos: "人 名 匹 冊 台 曲 通", .items: "人 名 匹", .pictures: "人 名 冊 台 匹 曲 通",
      .messages: "人 名 枚 台 匹 曲 冊",
      .songs: "人 名 枚 台 匹 通 冊", .cars: "人 名 枚 匹 曲 冊 通", .books: "人 名 枚 台 匹 曲",
      .files: "人 名 台 匹 曲", .days: "人 枚 台",
    ],
    "zh": [
      .people: "张 張 条 條 首 辆 輛 本 只 隻 件 份", .pets: "人 位 名 张 張 首 辆 輛 本 件 份",
      .videos: "人 位 名 张 張 首 辆 輛 本 只 隻", .items: "人 位 名 首 辆 輛 只 隻",
      .pictures: "人 位 名 首 辆 輛 本 条 條 件 只 隻",
      .messages: "人 位 名 首 辆 輛 本 张 張", .songs: "人 位 名 张 張 辆 輛 本 条 條 只 隻",
      .cars: "人 位 名 张 張 首 本 条 條", .books: "人 位 名 张 張 首 辆 輛 条 條",
      .files: "人 位 名 首 辆 輛 本 只 隻", .days: "位 张 張 本 辆 輛",
    ],
    "th": [
      .people: "คัน ใบ เล่ม แผ่น ไฟล์ เพลง", .pets: "คน คัน ใบ เล่ม แผ่น ไฟล์ เพลง",
      .videos: "คน คัน เล่ม", .items: "คน คัน", .pictures: "คน คัน เล่ม เพลง", .cars: "ใบ คน เล่ม แผ่น ตัว",
      .songs: "คน คัน เล่ม ใบ", .books: "คน คัน ใบ", .messages: "คน คัน เล่ม", .files: "คน คัน เล่ม",
      .days: "คน คัน ใบ",
    ],
  ]
}
