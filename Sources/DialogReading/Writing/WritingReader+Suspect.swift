extension WritingReader {
  /// Words that may be wrong; what stands between them tells.
  struct Suspect {
    let kind: WritingFault.Kind
    /// The words that are concerned.
    let words: ClosedRange<Int>
    /// Whether they are the subject of a sentence and what is said of it.
    var isSentence = false
    var right: String?
    /// In what they do not go together; nil where that is not known.
    var difference: GrammarDifference?
    /// A word between both that is the subject’s unless it has a capital, as names have.
    var attribute: Int?
    /// Whether they may be what the infinitive before them is about as well: ¿Borrar las listas completadas?
    var mayBeObject = false
    /// Whether it is a noun of a language that writes nouns with capitals, which is wrong without one.
    var lacksCapital = false
    /// Whether they are nouns that may be one word.
    var isCompound = false
    /// Whether they begin a sentence.
    var isOpening = false
    /// Whether the last one must end its clause.
    var isEndOfClause = false
    /// Whether numbers and values may stand between its words, but no mark.
    var isOfClause = false
    /// Whether a number, or the value of one, must stand between both words.
    var isAroundNumber = false
    /// Whether nothing but a number comes before them in their sentence.
    var isCounted = false
    /// Whether it counts only where a number comes before it, or the value of one.
    var isAfterNumber = false
    /// Whether a comma stands before the last word, which alone is wrong.
    var isAfterComma = false
    /// Whether the last word is a noun by its last vowel alone, which names are not.
    var isPresumed = false
    /// Whether the last word must be a noun by its capital, and the one before none.
    var isBeforeNoun = false
    /// Whether nothing beside its words tells otherwise.
    var isSure = false
    /// Whether it is told from a word like it, as a name or a part of another may be.
    var isLikeAnother = false
    /// The words of a sentence that it must be with no others.
    var sentence: ClosedRange<Int>?
    /// What goes with a participle whose own form is not sure.
    var auxiliary: String? { right.flatMap { $0.first == "~" ? String($0.dropFirst()) : nil } }
  }
}
