import DialogLocales
import DialogSupport

/// The words that count things in languages without plurals, and what each counts.
public struct Counters: Sendable {
  /// Each with what it counts, long ones first.
  private let counters: [(word: String, kinds: Set<Kind>)]
  /// Words that begin as a counter does.
  private let others: [String]
  /// The usual ones, by what they count.
  private let usual: [Kind: String]

  /// Read from its lists at each call; nil of languages whose counters are not known.
  /// Of two signs, 辆/輛, the second is of Traditional Chinese.
  public init?(_ words: LanguageWords?, isTraditional: Bool = false) {
    guard let lists = NamedLists(words?.counters), let counted = lists["counted"] else {
      return nil
    }
    counters = counted.listedWords.map { item in
      let (word, kinds) = item.cut(at: "=")!
      return (String(word), Kind.all(kinds))
    }.sorted { $0.word.utf8.count > $1.word.utf8.count }
    others = lists.phrases("others")
    usual = (lists["usual"] ?? "").listedWords.reduce(into: [:]) { usual, item in
      let (kind, word) = item.cut(at: "=")!
      let signs = word.parts(at: "/")
      usual[Kind(rawValue: String(kind))!] = String(isTraditional ? signs.last! : signs[0])
    }
  }

  /// Whether a counter stands right after a number.
  public func stand(in text: String, after place: Int) -> Bool {
    counter(in: rest(of: text, after: place).bytes) != nil
  }

  /// What the counter right after a number counts; empty where none stands there, or a word that begins as one does.
  public func kinds(in text: String, after place: Int) -> Set<Kind> {
    let rest = rest(of: text, after: place).bytes
    return isOther(rest) ? [] : counter(in: rest)?.kinds ?? []
  }

  /// The word that usually counts such things.
  public func word(for kind: Kind) -> String? {
    usual[kind] ?? (kind == .birds ? usual[.pets] : nil)
  }

  /// The counter right after a number or value, where it does not count such things.
  ///
  /// - Parameters:
  ///   - place: the offset after the number, in the text’s UTF-8.
  ///   - named: all kinds that the text is about: for two people there are two tickets.
  public func wrong(
    for kind: Kind, among named: Set<Kind>, in text: String, after place: Int
  ) -> (counter: String, range: Range<Int>)? {
    let (rest, start) = rest(of: text, after: place)
    guard let counter = counter(in: rest), counter.kinds.isDisjoint(with: named.union([kind])),
      !isOther(rest)
    else { return nil }
    return (counter.word, start..<start + counter.word.utf8.count)
  }

  /// What follows a number, without a space, and the offset where it begins.
  private func rest(
    of text: String, after place: Int
  ) -> (bytes: Substring.UTF8View, start: Int) {
    let bytes = Substring(text).utf8.dropFirst(place)
    let spaces = bytes.first == 0x20 ? 1 : 0
    return (bytes.dropFirst(spaces), place + spaces)
  }

  private func counter(in rest: Substring.UTF8View) -> (word: String, kinds: Set<Kind>)? {
    counters.first { rest.starts(with: $0.word.utf8) }
  }

  /// Whether a word stands there that begins as a counter does.
  private func isOther(_ rest: Substring.UTF8View) -> Bool {
    others.contains { rest.starts(with: $0.utf8) }
  }
}

extension Counters {
  /// What is counted.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case people, pets, birds, pictures, videos, messages, letters, songs, cars, books, files, items
    case days, devices, trees, tickets, cups, flowers, shoes, umbrellas, pens, bottles, boxes

    /// Those of a list; things are all but people and animals, of which birds are some.
    fileprivate static func all(_ names: Substring) -> Set<Kind> {
      if names == "things" { return Set(allCases).subtracting([.people, .pets, .birds]) }
      let kinds = Set(names.parts(at: ",").map { Kind(rawValue: String($0))! })
      return kinds.contains(.pets) ? kinds.union([.birds]) : kinds
    }

    /// Its name in messages.
    public var english: String {
      switch self {
      case .pets: "animals"
      case .cars: "vehicles"
      default: rawValue
      }
    }

    /// Its name in Korean messages.
    public var korean: String {
      switch self {
      case .people: "사람"
      case .pets: "동물"
      case .birds: "새"
      case .pictures: "사진"
      case .videos: "동영상"
      case .messages: "메시지"
      case .letters: "편지"
      case .songs: "노래"
      case .cars: "탈것"
      case .books: "책"
      case .files: "파일"
      case .items: "항목"
      case .days: "날"
      case .devices: "기기"
      case .trees: "나무"
      case .tickets: "표"
      case .cups: "잔"
      case .flowers: "꽃"
      case .shoes: "신발"
      case .umbrellas: "우산"
      case .pens: "펜"
      case .bottles: "병"
      case .boxes: "상자"
      }
    }

    /// The kinds that English words name, but for those that anything may be of.
    ///
    /// - Parameter words: in lower case.
    public static func named(in words: [String]) -> Set<Kind> {
      Set(words.compactMap { Counters.kinds[$0] }).subtracting([.items, .files])
    }
  }

  /// What English counts at the start of a text: the noun in the plural, after at most two words, if it
  /// is not part of a longer one.
  public static func kind(countedIn text: String) -> Kind? {
    let words = text.letterRuns { $0 == .placeholder || $0.endsClause }
    // {count} of your borrowed books
    let isPart = words.first == "of"
    for (index, word) in words.prefix(isPart ? 5 : 3).enumerated() {
      guard let kind = kinds[word] else { continue }
      // Of a password letters are characters.
      if kind == .letters, text.letterRuns().contains(where: ofCharacters.contains) { return nil }
      let next = index + 1 < words.count ? words[index + 1] : nil
      return next.map { kinds[$0] == nil && !$0.hasSuffix("s") || after.contains($0) } ?? true
        ? kind : nil
    }
    return nil
  }

  private static let ofCharacters: WordSet = .words(
    """
    password passcode code word words name username character characters digit digits numbers number uppercase lowercase
    capital spell spelled type typed enter entered contain contains must missing long short alphabet least most guess guessed
    correct
    """)

  private static let after: Set<String> = ["is", "was", "has", "this"]

  private static let kinds: [String: Kind] = {
    let lists: [(Kind, String)] = [
      (
        .people,
        """
        people person friends friend members member users guests players students passengers followers visitors
        customers
        """
      ),
      (
        .pets,
        """
        pets pet cats cat dogs dog puppies kittens horses horse cows cow rabbits rabbit pigs sheep hamsters
        goats goat lambs elephants elephant lions tigers bears monkeys deer foxes wolves
        """
      ), (.birds, "birds bird chickens hens ducks geese parrots"),
      (.videos, "videos video movies movie films film"),
      (.items, "items item albums album folders folder tags tag notes note"),
      (.pictures, "photos photo pictures picture images image screenshots"),
      (.messages, "messages message emails email"), (.letters, "letters postcards"),
      (.songs, "songs song tracks track"),
      (.cars, "cars car vehicles vehicle taxis taxi buses trucks"), (.books, "books book"),
      (.files, "files file documents document"), (.days, "days day"), (.trees, "trees tree"),
      (.tickets, "tickets ticket"), (.cups, "cups cup"),
      (.flowers, "flowers roses tulips lilies sunflowers carnations"),
      (.shoes, "shoes sneakers boots sandals socks"), (.umbrellas, "umbrellas umbrella"),
      (.pens, "pens pencils"), (.bottles, "bottles"), (.boxes, "boxes packages parcels"),
      (
        .devices, "devices device phones phone tablets computers computer printers speakers cameras"
      ),
    ]
    var kinds: [String: Kind] = [:]
    for (kind, list) in lists { for word in list.listedWords { kinds[String(word)] = kind } }
    return kinds
  }()
}
