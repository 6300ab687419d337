import DialogLocales

/// What guidelines say of a word, besides its grammar.
public struct EnglishMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  // MARK: Capitals

  /// Lower case inside title style.
  public static let minor = Self(bit: 0)
  /// A short word on which usage differs in title style.
  public static let either = Self(bit: 1)
  /// A unit after a number.
  public static let unit = Self(bit: 2)
  /// Of which no name is made alone.
  public static let stray = Self(bit: 3)

  /// A name or an initialism that is known, in whatever capitals: iPhone, PDFs.
  public static let name = Self(bit: 20)

  // MARK: Tone

  /// An adjective that judges: invalid, wrong.
  public static let judgment = Self(bit: 4)
  /// What people type: password, email.
  public static let typed = Self(bit: 5)
  /// The first word of a phrase that blames or insults.
  public static let blame = Self(bit: 6)
  /// You and your, me and my.
  public static let pronoun = Self(bit: 7)
  /// What an oblique sentence has one of.
  public static let oblique = Self(bit: 8)

  /// What a sentence with an unfriendly tone has one of.
  public static let tone = Self(bit: 19)

  // MARK: Actions

  /// A verb of pressing or choosing a button.
  public static let pressing = Self(bit: 9)
  /// What is done with fingers, a pointer or an app.
  public static let gesture = Self(bit: 10)
  /// A task that people would have to remember.
  public static let task = Self(bit: 11)
  /// Opens a condition: if, when.
  public static let condition = Self(bit: 12)
  /// A word of agreement that answers a question.
  public static let yes = Self(bit: 13)
  /// A word of refusal that answers a question.
  public static let no = Self(bit: 14)
  /// Agrees to whatever is asked: OK, Continue.
  public static let agreement = Self(bit: 15)
  /// A verb of losing what people have.
  public static let destructive = Self(bit: 16)
  /// Reports a problem rather than news: what failed, lacks or is not allowed.
  public static let problem = Self(bit: 18)
  /// Says that something will be gone.
  public static let loss = Self(bit: 17)

  /// Whether one of some marks is among these.
  public func intersects(_ other: Self) -> Bool { rawValue & other.rawValue != 0 }

  // MARK: The words

  private static let lists: [(marks: Self, words: StaticString)] = [
    (.minor, "a an the and but or nor to as of at for from into onto with"),
    (
      .either,
      "yet so by per via vs vs. than like near past plus till upon amid de la le von van x"
    ),
    (
      .unit,
      """
      km m cm mm mi ft kg g mg lb oz s sec min h hr hrs mins secs ms am pm px pt dpi mph kbps mbps \
      fps l ml kcal bpm kb mb gb tb kb mb gb tb
      """
    ),
    (
      .stray,
      """
      you your we our is are was were the a an and or but to of for this these that please be been \
      has have with from not will can cannot
      """
    ),
    (.judgment, "invalid wrong bad improper illegal"),
    (
      .typed,
      """
      password passwords passcode passphrase pin email username usernames credentials login input \
      entry postcode birthday birthdate
      """
    ),
    (
      .pronoun,
      """
      you your yours yourself yourselves me my mine myself you're you've you'll you'd i i'm i've i'll \
      i'd
      """
    ),
    (
      .oblique,
      """
      wrong error problem oops ops whoops oopsie uh oh yikes ouch snap darn dang argh ugh uh-oh \
      oh-no happened bad didn't did awkward embarrassing weird strange odd unfortunate issue glitch \
      hiccup snag bump roadblock wall difficulty trouble problems issues difficulties request action \
      operation task deal worry worries relax nothing panic harm alarm serious thing step hitch mishap \
      blip setback bug inconvenience detail matter goodbye bye farewell part journey trip place let \
      sunset break nap rest breather off weather feeling mood strike day lunch be about isn't detour \
      adventure vacation holiday news right world happens happen working seems looks feels formality housekeeping cleanup
      """
    ),
    (
      .pressing,
      """
      tap press click touch hit push tapping pressing clicking choose select choosing selecting
      """
    ),
    (
      .gesture,
      """
      tap click swipe press touch scroll expand open launch reopen relaunch hold pull slide \
      long-press double-tap
      """
    ),
    (
      .task,
      """
      go navigate visit check log sign enable disable turn restart reinstall update upgrade \
      install make ensure verify select choose enter try reconnect allow contact
      """
    ),
    (
      .problem,
      """
      already blank blocked broken busy cannot conflict conflicts corrupt corrupted damaged \
      declined denied disabled disconnected duplicate duplicates error errors exceed exceeded \
      exceeds exists expired fail failed fails failure full incompatible incorrect insufficient \
      interrupted invalid limit limits locked lost low maximum minimum mismatch missing must \
      muted need needs no not nothing offline outdated paused please problem problems refused \
      rejected required requires restricted should slow stopped stuck suspended timed unable \
      unauthorized unavailable unexpected unexpectedly unknown unreachable unrecognized \
      unsupported warning weak without wrong
      """
    ),
    (.condition, "if"),
    (.yes, "yes yeah yep yup"),
    (.no, "no nope nah"),
    (.agreement, "yes ok okay continue confirm proceed sure agree"),
    (
      .destructive,
      """
      delete remove erase discard reset clear wipe destroy shred uninstall purge empty trash revoke \
      unsubscribe unpair forget overwrite revert terminate
      """
    ),
    (
      .loss,
      """
      lose lost loses permanently permanent undone undo irreversible irreversibly unrecoverable \
      deletion removal forever gone reverted overwritten
      """
    ),
    (
      .tone,
      """
      should killed terminated kill warning it that leave out away right once immediately again even what \
      someone somebody try properly
      """
    ),
  ]

  private static let table = WordLists(lists.map(\.words))

  /// What is said of a word in lower case.
  static func of(_ word: String) -> EnglishMarks {
    var marks = table.union(of: word) { lists[$0].marks }
    if EnglishVocabulary.blamingPhrases.mayBegin(with: word) { marks.insert(.blame) }
    if EnglishVocabulary.disapproval.contains(word) || EnglishVocabulary.refused.contains(word)
      || addresses.contains(word)
    {
      marks.insert(.tone)
    }
    if EnglishCapitals.spelling(ofName: word) != nil { marks.insert(.name) }
    return marks
  }

  /// Names that people are called, beside a comma.
  static let addresses: WordSet = .words(
    "dummy dummies loser genius noob slacker lazybones fool buddy pal")

  /// The words of a list.
  static func words(_ mark: Self) -> Set<String> {
    Set(
      lists.lazy.filter { $0.marks == mark }.flatMap { $0.words.description.listedWords }.map(
        String.init))
  }
}
