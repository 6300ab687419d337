import DialogLocales
import DialogReading
import DialogSupport

/// How often a text says no.
extension TextVariant {
  /// How many of its clauses say no, or that something failed.
  var denialCount: Int {
    guard let negation = reading.language.negation else { return 0 }
    let clauses = meaning.lowered.text.parts { $0 != .colon && $0.endsClause }
    return clauses.count {
      negation.isIn(LoweredText(String($0)), isTitle: isButton, others: .none)
    }
  }

  /// How often an English text says what others say with a no: that something is too much for something, too large to
  /// send, or unknown, unsaved.
  var excessCount: Int {
    let words = meaning.lowered.words
    return zip(words, words.dropFirst(2)).count { $0 == "too" && $1 == "to" }
      + words.count(where: deniedByPrefix.contains)
  }
}

/// What English says of things in one word and others with a no, by hand: notes that are unsynced.
private let deniedByPrefix: WordSet = .words(
  """
  unknown unsynced unsaved unsent unread unused unfinished unplayed unwatched unopened unsigned unverified unassigned \
  unreviewed unanswered unsolved unsupported unencrypted unprotected unsubmitted undelivered unpublished unconfirmed \
  incomplete
  """)
