import DialogLocales

/// Saying the same again.
extension EnglishVocabulary {
  /// Whether a word frames what is said, and says nothing by itself: “Are you sure you want to …?”,
  /// “… is available”, “An error occurred while …”.
  public static func isFiller(_ word: String) -> Bool {
    guard word.utf8.count < 13 else { return false }
    if fillers.contains(word) { return true }
    // You’re, you’d, it’ll
    let parts = word.split { $0 == "\u{2019}" || $0 == "'" }
    return parts.count == 2 && ["d", "ll", "m", "re", "ve"].contains(parts[1])
      && fillers.contains(String(parts[0]))
  }

  private static let fillers: WordSet = .words(
    """
    a all an and as at because by for from currently moment possible time are available be been being by can continue could did do does has have i is it its like now
    occurred of or please really selected should still success successful successfully sure switched system
    that the there these this those to turned want was were while will wish would you your
    able any anymore device entire everything fully have into longer made makes making manage managed much already
    right size too whole work working worked quite very less enough yet long able they them their something
    we our having with during while action
    """)

  /// Whether a word denies what is said: not, unable, failed.
  public static func isDenial(_ word: String) -> Bool {
    guard word.utf8.count < 13 else { return false }
    let hasApostrophe = word.utf8.contains { $0 == 0xE2 || $0 == UInt8(ascii: "'") }
    return denials.contains(
      hasApostrophe ? word.filter { $0 != "\u{2019}" && $0 != "'" } : word)
  }

  private static let denials: WordSet = .words(
    """
    no not never cannot cant couldnt doesnt didnt isnt arent wasnt werent hasnt havent wont unable fail fails
    failed failing failure error errors problem problems trouble issue issues prevent prevents prevented
    unsuccessful
    """)

  /// Whether a meaning only says that what was begun came to its end, which adds nothing to what failed: “could not
  /// be completed”, “didn’t go through”.
  public static func onlyCompletes(_ meaning: String) -> Bool { completing.contains(meaning) }

  private static let completing = Set(
    [String].words(
      "complete process perform carry carried out establish go goes went gone through place succeed take took taken"
    ).map(meaning))

  /// What a word denies that is the opposite of another: valid of invalid.
  public static func affirmed(_ word: String) -> String? {
    var letters = word.utf8.makeIterator()
    guard word.utf8.count > 5, let first = letters.next(), let second = letters.next() else {
      return nil
    }
    let isDenying =
      switch (first, second) {
      case (UInt8(ascii: "i"), UInt8(ascii: "n")), (UInt8(ascii: "u"), UInt8(ascii: "n")),
        (UInt8(ascii: "i"), UInt8(ascii: "m")), (UInt8(ascii: "i"), UInt8(ascii: "l")),
        (UInt8(ascii: "i"), UInt8(ascii: "r")):
        true
      default: false
      }
    guard isDenying else { return nil }
    let bytes = Array(word.utf8)
    let rest = Array(bytes[2...])
    let areAdjectives = [bytes, rest].allSatisfy {
      EnglishLexicon.readings(of: $0).contains(.adjective)
    }
    return areAdjectives ? String(decoding: rest, as: UTF8.self) : nil
  }

  /// What words share that are forms of one, or mean the same in a question, denials apart: deleted
  /// and delete, clear and delete, invalid and valid.
  ///
  /// - Parameter word: in lower case.
  public static func meaning(of word: String) -> String {
    // Numbers, and what is too short to have an ending.
    guard word.utf8.count > 2, word.utf8.first! > UInt8(ascii: "9") else { return word }
    let word = affirmed(word) ?? word
    if word == "deletion" || base(of: word, among: removals) != nil { return "delete" }
    return synonym(of: word) ?? synonym(ofGerund: word) ?? stem(of: word)
  }

  /// Of opening what is meant by open.
  private static func synonym(ofGerund word: String) -> String? {
    guard word.utf8.count > 6, word.utf8.hasSuffix("ing") else { return nil }
    let verb = String(word.dropLast(3))
    return synonym(of: verb) ?? synonym(of: verb + "e")
  }

  private static let removals: Set<String> = ["delete", "remove", "erase", "clear"]

  /// What tells one state in other words, by the stem that stands for it.
  private static let synonyms = WordLines(
    """
    delay delayed delays late
    stop stopped stops halted ended quit
    break broken broke damaged defective corrupt corrupted
    lose lost missing gone
    disconnect disconnected unplugged
    refuse refused declined rejected denied
    begin began begun begins start started starts
    change changed changes modified altered
    buy bought buys purchase purchased
    photo photos picture pictures image images
    send sent delivered
    close closed shut
    finish finished complete completed completion done
    big large huge
    discard discarded throw thrown
    leave leaving left exit
    upload uploaded upload
    cancel canceled cancelled cancellation called
    phone device
    find found locate located
    show shown display displayed
    low little
    expire expired expires
    begin begun
    join joined
    unlock unlocked open opened opens
    allow allowed allows permit permitted
    require required requires need needs needed necessary
    mistake incorrect
    busy use
    get got received receive
    wifi wi-fi
    internet network
    save saved saving store stored
    create created made
    log login logon logging logged
    sync syncs synced syncing synchronize synchronized synchronization
    empty drained flat dead
    hot warm overheated overheating heat
    block blocked
    """)

  private static func synonym(of word: String) -> String? {
    synonyms.words(with: word).map { stem(of: String($0[0])) }
  }

  /// What a word denies, in another word: offline, not connected; expired, not valid.
  ///
  /// - Parameter word: in lower case.
  public static func denied(by word: String) -> String? {
    word.utf8.count < 14 ? opposites[word] : nil
  }

  private static let opposites: [String: String] = [
    "offline": "connected", "disconnected": "connected", "expired": "valid", "closed": "open",
    "shut": "open", "full": "space", "sold": "", "unavailable": "available", "late": "time",
    "delayed": "time", "missing": "find", "lost": "find", "unpaid": "paid", "overdue": "paid",
    "occupied": "free", "taken": "free", "off": "on", "empty": "left", "blocked": "allow",
    "denied": "allow", "outdated": "current", "unsaved": "saved", "incomplete": "finish",
    "interrupted": "finish", "wrong": "correct", "unreachable": "reached", "canceled": "place",
    "inactive": "active", "unread": "read",
  ]

  /// What the forms of a verb or a noun begin with: delet of delete, deleted, deletion.
  private static func stem(of word: String) -> String {
    var word = word
    return word.withUTF8 { letters in
      for (ending, rest) in stemEndings
      where letters.count > ending.utf8.count + 2 && letters.hasSuffix(ending) {
        var stem = Array(letters.dropLast(ending.utf8.count))
        stem += rest.utf8
        if stem.last == stem.dropLast().last { stem.removeLast() }
        // As of copy: copying. Of buy, the y stays.
        if stem.count > 3, stem.last == UInt8(ascii: "y") {
          stem[stem.count - 1] = UInt8(ascii: "i")
        }
        return String(decoding: stem, as: UTF8.self)
      }
      return String(decoding: letters, as: UTF8.self)
    }
  }

  private static let stemEndings: [(ending: String, rest: String)] = [
    ("ification", "ifi"), ("ies", "i"), ("ied", "i"), ("ing", ""), ("ion", ""), ("ed", ""),
    ("es", ""), ("s", ""),
    ("e", ""), ("y", "i"),
  ]
}
