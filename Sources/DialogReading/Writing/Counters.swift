import DialogLocales
import DialogSupport

/// The words that count things in languages without plurals, and what each does not count.
public struct Counters: Sendable {
  /// The counters that nobody uses for a kind, a list each.
  private let wrong: [Kind: [String]]

  /// What is counted.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case people, pets, pictures, videos, messages, songs, cars, books, files, items, days, devices

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
      case .devices: "devices"
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
      case .devices: "기기"
      }
    }
  }

  /// Read from its lists at each call; nil of languages whose counters are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.counters) else { return nil }
    wrong = Dictionary(
      uniqueKeysWithValues: Kind.allCases.map { ($0, lists.phrases($0.rawValue[...])) })
  }

  /// The counter right after a value, where it does not count such things.
  ///
  /// - Parameter place: the offset after the value, in the text’s UTF-8.
  public func wrong(
    for kind: Kind, in text: String, after place: Int
  ) -> (counter: String, range: Range<Int>)? {
    let bytes = text.utf8.dropFirst(place)
    let spaces = bytes.first == 0x20 ? 1 : 0
    for counter in wrong[kind] ?? [] where bytes.dropFirst(spaces).starts(with: counter.utf8) {
      let start = place + spaces
      return (counter, start..<start + counter.utf8.count)
    }
    return nil
  }

  /// What English counts at the start of a text: the noun in the plural, after at most two words, if it
  /// is not part of a longer one.
  public static func kind(countedIn text: String) -> Kind? {
    let words = text.letterRuns { $0 == .placeholder || $0.endsClause }
    // {count} of your borrowed books
    let isPart = words.first == "of"
    for (index, word) in words.prefix(isPart ? 5 : 3).enumerated() {
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
      (
        .devices, "devices device phones phone tablets computers computer printers speakers cameras"
      ),
    ]
    var kinds: [String: Kind] = [:]
    for (kind, list) in lists { for word in list.listedWords { kinds[String(word)] = kind } }
    return kinds
  }()
}
