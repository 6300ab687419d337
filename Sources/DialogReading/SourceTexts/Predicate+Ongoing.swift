import DialogLocales

extension LoweredText {
  /// Whether it tells what is being done, and has no other verb that may tell what was.
  var tellsOngoing: Bool {
    if isInProgress { return true }
    guard
      let place = words.firstIndex(where: { $0 == "being" || goingOn.contains($0) }), place > 0,
      words[max(place - 2, 0)..<place].contains(where: present.contains),
      present.contains(words[place - 1])
        || ["still", "now", "currently"].contains(words[place - 1])
    else { return false }
    let isBeing = words[place] == "being"
    return !words.indices.contains { index in
      index != place + (isBeing ? 1 : 0)
        && (perfect.contains(words[index]) || words[index].utf8.hasSuffix("ed")
          || index > place && words[index] == "to")
    }
  }
}

extension LoweredText {
  /// Whether it tells that something is in progress, and nothing else.
  private var isInProgress: Bool {
    words.count < 8 && words.suffix(2) == ["in", "progress"]
      && words.contains(where: present.contains)
  }

  /// Whether a Korean sentence tells what is being done: 동기화 중입니다.
  var tellsOngoingInKorean: Bool {
    words.count < 8 && words.last.map { koreanOngoing.contains($0) } ?? false
  }
}

private let koreanOngoing: Set<String> = ["중입니다", "중이에요", "중이다", "중이네요"]
private let present: Set<String> = ["is", "are"]

/// What is not done yet while it goes on.
private let goingOn: WordSet = .words(
  """
  arriving downloading uploading loading installing updating syncing processing charging printing sending connecting
  importing exporting copying restoring converting scanning checking verifying reviewing preparing cooking playing
  recording translating analyzing searching cleaning writing typing driving sleeping streaming watching
  """)
