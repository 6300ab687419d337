import DialogLocales

/// What is known of how a language writes, as lists of words in lower case. Written by hand, held by
/// the translations of `Tests/Fixtures/Localization`, in which nothing is found.
struct WritingWords: Sendable {
  /// Words that are none, and what is meant: `perche=perché`.
  var misspelt = ""
  /// Ends of words that are none, after what such words begin with: `ge*igt=igd`; and words that end so.
  var slips = ""
  var notSlips: Set<String> = []
  /// What may stand before such a beginning: Dutch op in opgeslagen.
  var separablePrefixes = ""
  /// What strong participles end in after ge, of which the last letter may be lost.
  var strongParticiples = ""
  /// Everyday words of which any letter but the first and the last may be amiss.
  var everyday: EverydayWords?
  /// How many letters at their end may be another ending.
  var everydayEnding = 1
  /// A letter with a mark that only tells how a word is said: Danish ignorér.
  var stressed: Unicode.Scalar?
  /// Letters of which one is written for another there: Spanish `bv`.
  var confusedLetters = ""
  /// Letters that are in no word of the language but names, and what is meant: Spanish `ò=ó`.
  var turnedAccents = ""
  /// The same of runs of characters, which may be parts of words: `읍니다=습니다|마을읍니다`.
  var misspeltRuns = ""
  /// Words before which a comma stands inside a sentence, and those after which it does not.
  var commaBefore: Set<String> = []
  var noCommaAfter: Set<String> = []
  /// Words that an infinitive follows at once, and what it does not end in: Russian `тся=ться`.
  var beforeInfinitives: Set<String> = []
  var infinitiveSlip = ""
  /// Words that change before some sounds, `word,word/starts!others=right`, and words that have no such
  /// sound; of words that lose their last letter, `-’` is what is right, of those that keep
  /// all, `+lo_`.
  var soundChanges = ""
  var keepingSound: Set<String> = []
  /// Words that are wrong right after others, and what is right there: German `mit,bei/die=der,deine=deiner`;
  /// with `!`, in the place of both: Spanish `es/abierto=!está_abierto`.
  var wrongAfter = ""
  /// With `~` only the first is another one, after which the second agrees with the subject: French `a/venu=~est`.
  var beParticiples: BeParticiples?
  /// Words before both, beside which they are right: Russian вы не отключите.
  var notWrongAfter: Set<String> = []
  /// The same of words after both: Dutch groter als je inzoomt.
  var notWrongBefore: Set<String> = []
  /// Pronouns and verbs of another person, and what is right: Portuguese `nós/vai=vamos`.
  var wrongPersons = ""
  /// Words whose vowels follow the last vowel of the word before, as they are after i, and endings of words
  /// that are read as they are written: Turkish mi (`VowelHarmony`).
  var harmonic = ""
  var harmonicAfter = ""
  /// Words that ask for a case of the noun before them, with what nouns do not end in then: Turkish
  /// `göre/dan,den`; of two words, `giriş_yapın/nızı`.
  var endingsAsked = ""
  /// Words that are wrong between others, `before/word/after=right` (`WordsBetween`).
  var wrongBetween = ""
  var bareAdjectives: BareAdjectives?
  var definiteness: Definiteness?
  /// Words that are wrong after a comma, between others: German `bemerkt/das/ihre=dass`.
  var wrongAfterComma = ""
  /// Words before the comma that what comes after it may be about: das Foto, das Sie erkannt haben.
  var notAfterComma: Set<String> = []
  /// What nouns end in only where they are linked with the next one: Mitteilungs-.
  var linkedEndings = ""
  /// Whether i without a dot is a letter of its own, which begins no word whose next vowel is e, i, ö or ü.
  var hasDotlessI = false
  /// Stems that take lar or ler as their last vowel asks (`WordSlips`).
  var harmonicStems = ""
  /// Verbs with which regions say otherwise what goes on.
  var progressives: Progressives?
  /// Words of other regions, by the language's tag, and what is said here.
  var regional: [String: String] = [:]
  var regionalRuns: [String: String] = [:]
  /// Words that begin a group of words, with their cells: `le=m`. With `~` they are pronouns too.
  var determiners = ""
  /// Those of a masculine noun that stand before a vowel too, whatever the gender: French mon image, mon horloge.
  var beforeVowels: Set<String> = []
  /// Determiners that lose their vowel and are one word with a noun: French l’image.
  var elidedDeterminers: [String] = []
  /// What stands between determiner and noun.
  var adjectives = ""
  /// Adjectives right after a noun, with their cells, and words before which they are no such ones: rojo oscuro.
  var attributes = ""
  var notAttributesBefore: Set<String> = []
  /// Adjectives after their noun or a verb, each in its masculine and feminine forms, then those of several; of those
  /// with two that of one and that of several: `lourd/lourde/lourds/lourdes vide/vides`.
  var adjectiveFamilies = ""
  /// Words for all before a determiner in the plural, with their cells: French tous les fichiers.
  var wholes = ""
  /// Determiners and adjectives that are forms of one word: `un/une cet/ce/cette`.
  var families = ""
  /// What unknown nouns end in that are of one gender after these determiners, `a=f`, and those that are of the
  /// other, words and ends of words.
  var vowelGenders = ""
  var vowelDeterminers: Set<String> = []
  var notVowelGenders: Set<String> = []
  /// Nouns after the letter of their gender: `m fichier/fichiers compte*`. Without a plural of its own
  /// it is made as `plural` says; `*` is a form of a verb too; `musique/` has none.
  var nouns = ""
  var plural: Plural = .written
  /// Words of endings: a letter or more, `:`, then stems; see `endings`.
  var declined = ""
  /// The endings of each class of `declined`, with their cells: `m ø=m14 а=m2`.
  var endings = ""
  /// Finite verbs with the number of their subject; `1` agrees with no noun, as the first person does.
  var verbs = ""
  /// Those that tell what is done to their subject, beside which nothing stands in the accusative.
  var passives = ""
  /// Those of which the participle does not agree with the subject: Spanish ha, but ha sido.
  var perfects = ""
  /// Conjunctions that are a finite verb with an accent: Italian e for è.
  var copulas = ""
  /// Verbs after which the form that `participles` names stands: stems with its ending, and the endings
  /// that are written by mistake.
  var auxiliaries = ""
  var participles = ""
  var participleEndings = ""
  /// Whether such a form ends its clause, far from its auxiliary: Dutch wordt … verwijderd.
  var endsInParticiples = false
  var misusedInfinitives: MisusedInfinitives?
  var misusedParticiples: MisusedParticiples?
  var obliqueSubjects: ObliqueSubjects?
  var clauseVerbs: ClauseVerbs?
  var futureClauses: FutureClauses?
  var directions: Directions?
  var suffixes: Suffixes?
  var missingBeen: MissingBeen?
  /// Prepositions and articles that are one word together, `de/le=du`, and how many words after both may be the
  /// infinitive of `infinitiveEndings` that parts them (`Contractions`).
  var contractions = ""
  var infinitiveReach = 3
  /// What infinitives end in besides, as Portuguese ones of a person do.
  var personalInfinitives: [String] = []
  /// Participles of to be, between an auxiliary verb and a participle that does agree.
  var been = ""
  /// What stands between subject, verb and participle.
  var between = ""
  /// Adjectives and participles with their cells, of predicates.
  var predicates = ""
  /// What participles end in.
  var predicateEndings = ""
  /// What the past of other verbs ends in, whose object may stand before them and their subject after.
  var pastEndings = ""
  /// Words that end so and are none.
  var notPredicates: Set<String> = []
  /// What nouns end in that are of one gender: `ción=f`.
  var nounEndings = ""
  /// Words that end so and are of another, or the ends of several: `-sprung`.
  var notNounEndings: Set<String> = []
  /// Whether a word that is not known is a noun after a determiner, which then alone tells its gender.
  var presumesNouns = false
  /// What a noun after a determiner is not of the gender or number that this tells: Spanish el agua, la
  /// mayoría; or does not begin a sentence as its subject: el lunes.
  var untold: Set<String> = []
  /// Nouns of times and amounts, which tell when or how much, and what the verb may be of is something else or they are
  /// one amount: todos los días empieza, zwei Stunden ist.
  var measures: Set<String> = []
  /// Words for about so many, after which a noun that `of` joins to them is in the plural: French une dizaine de.
  var quantities: Set<String> = []
  var quantityJoints: Set<String> = []
  /// Words that make a verb beside them reflexive: Polish się.
  var reflexives: Set<String> = []
  /// Words that only stand for a subject, which comes after the verb: Dutch er zijn 3 lessen.
  var expletives: Set<String> = []
  /// What begins a phrase between subject and verb that belongs to the subject.
  var prepositions: Set<String> = []
  /// Prepositions with the cases of the determiner after them, where determiners tell them, `mit=3`; words right
  /// after a determiner with which it stands in any case, and determiners that are prepositions themselves: im.
  var governing = ""
  var undeclined: Set<String> = []
  var contracted: Set<String> = []
  /// What pronouns begin with that have a capital inside of sentences: Polish Twoje.
  var politeStarts: [String] = []
  /// Prepositions with the cases of a noun right after them, where the language's lists tell those: Czech bez=2.
  var nounGoverning = ""
  /// What begins another clause, or joins another subject.
  var joints: Set<String> = []
  /// What nouns in the plural end in, whose determiner alone tells their number.
  var pluralEnding = ""
  /// What infinitives end in, where titles that ask begin with one.
  var infinitiveEndings: [String] = []
  /// Whether nouns after numbers but one are in the plural.
  var tellsNumber: Bool { plural != .written || hasCompounds || !verbs.isEmpty && declined.isEmpty }
  /// Whether a noun may begin a sentence without a determiner as its subject.
  var hasBareSubjects = false
  /// Whether a number is as a determiner is: 3 nouveaux messages.
  var countsInGroups: Bool { presumesNouns && !hasBareSubjects }
  /// Pronouns after a verb that are its subject, so that what comes before it is none: German die Datei
  /// können Sie.
  var inverted: Set<String> = []
  /// Endings of what stands after a verb with the object that came first: Spanish el formulario deben firmarlo.
  var invertedEndings: [String] = []
  /// Whether nouns have a capital, and the last part of a long one tells its gender.
  var hasCompounds = false
  /// Nouns that end others and name nothing after one, words that begin none though they are nouns, and what
  /// is given to several: German Einstellungen; Dutch vraag; German Gruppen Zugriff erlauben.
  var compoundEnds: Set<String> = []
  /// Of those, what stands in no sentence without a determiner of its own, so that a noun before is part of it: Dutch
  /// je telefoon nummer; where nothing is known of determiners, what has its own: Swedish bild filen.
  var boundEnds: Set<String> = []
  /// What no adjective ends in right after these determiners, whatever its noun, and words that do and are none: German
  /// `ein,kein/e,en`, and ein orange Kleid.
  var wrongAdjectiveEndings = ""
  var notDeclined: Set<String> = []
  /// What begins them beside known nouns: Swedish nätverks.
  var compoundStarts: Set<String> = []
  /// Words after which a noun with a determiner may be all: Dutch op deze printer instellingen wijzigen.
  var compoundNotAfter: Set<String> = []
  /// Words that join another noun to one that has no determiner: German Adresse und Passwort.
  var compoundNotBefore: Set<String> = []
  /// What nouns end in that are linked by s, and vowels that a hyphen parts.
  var linkedByS: [String] = []
  var clashingVowels: Set<String> = []
  var notCompoundStarts: Set<String> = []
  var givenToMany: Set<String> = []
  /// Determiners that begin a clause after a comma.
  var relatives: Set<String> = []
  /// Which words do not stand twice in a row.
  var doubling: Doubling = .none
  var repeatable = ""
  /// Of those, what must follow the second one, a word or its end: `vous=ez|êtes`; with `!` what must not.
  var repeatableBefore = ""
  var unrepeatable = ""
  /// What words end in that do not either, as Turkish says nouns twice, “tek tek”, but none with an ending.
  var unrepeatableEndings: Set<String> = []
  var reflexivePassive: ReflexivePassive?
  var particles = ""
  var separables = ""
  var cases: Cases?
  /// Nouns after numbers, in the forms after one, a few and many: `файл/файла/файлов`; and what adjectives
  /// between both end in.
  var counted = ""
  /// Words after which a number counts, and is none of an order: осталось 5.
  var beforeCounted = ""
  /// What adjectives after a number end in that takes them in another form: `ые=ых`.
  var directAdjectives = ""
  var countedAdjectives = ""
  /// Numbers in words after which nouns keep the singular.
  var numerals = ""
  /// Words of a related language that this one lacks.
  var foreign: NounLexicon?
  /// Words that are English elsewhere and at home here.
  var english = ""
  /// Whether a noun may stand before a noun, so that a word alone does not end a group.
  var joinsNouns = false
  /// Where nouns stand before nouns, words beside verbs that end a group of them.
  var endsOfGroups: Set<String> = []
  /// What an apostrophe parts from a word.
  var apostrophe: Apostrophe = .nothing
  /// Faults that single letters show, by the means of a script.
  var letters: Letters = .any
  /// Agreement that is told by lists of its own (`SemiticGroups`).
  var semitic: Semitic?

  enum Doubling: Sendable {
    /// Nothing is known.
    case none
    /// Those of a list.
    case listed
    /// All but those of a list.
    case all
  }

  enum Apostrophe: Sendable {
    case nothing
    /// An article or pronoun before it: l’image.
    case elided
    /// An ending after it: dosya’yı.
    case ending
  }

  enum Letters: Sendable {
    case any
    case hebrew, korean, thai, arabic, japanese, chinese
  }

  /// Which cases words ask of the nouns after them (`Government`). Cases are those of `GrammarCells`: nominative,
  /// genitive, dative, accusative, instrumental, prepositional or locative.
  struct Cases: Sendable {
    let nouns: NounLexicon
    /// Prepositions with their cases, `без=2`; with cells of other nouns, `в=46+MFN1`; after a slash those of
    /// adjectives and numbers, `по=36/346`; after another word, `из_за=2`.
    let prepositions: String
    /// Nouns that stand in other cases there: `с/неделю,месяц`.
    let exceptions: String
    /// Numbers in words with their own cases, and what the noun after them is: `два=14/m2n2`.
    let numerals: String
    /// What adjectives end in, and words that end so and are none.
    let adjectiveEndings: String
    let notAdjectives: Set<String>
    /// What adjectives before nouns end in that are in the nominative or accusative alone, as adverbs do.
    var directEndings = ""
    /// How an infinitive is denied whose object is then in the genitive; nil where none is.
    var denials: Denials?
    /// The past of verbs of several persons, of whom men are one at least; nil where it is that of all others.
    var virilePast: VirilePast?
    /// What nouns may be after numbers of two categories, whatever the case of the phrase.
    let counted: (few: GrammarCells, many: GrammarCells)

    /// Denied infinitives: nie można otworzyć pliku.
    struct Denials: Sendable {
      /// What denies, one of the three words before the infinitive.
      let no: String
      let infinitiveEnd: String
      /// What objects end in, or are, that are in no other case than the accusative.
      let accusativeEnd: String
      let accusatives: Set<String>
      /// Words between the no and the infinitive with which nouns that are no genitive are objects for sure.
      let verbs: Set<String>
      /// Words that are no objects there.
      let notObjects: Set<String>
    }

    /// What the past of verbs ends in after nouns of others, and after nouns of men.
    struct VirilePast: Sendable {
      let end: String
      let right: String
      /// What verbs have before that end, those that are known by all their letters, and words that are none.
      let stems: Set<String>
      let verbs: Set<String>
      let others: Set<String>
    }

    /// Whether a noun may stand after numbers of a category; of others than those two nothing is known.
    func mayStand(_ noun: GrammarCells, after category: PluralCategory) -> Bool {
      switch category {
      case .few: !noun.isDisjoint(with: counted.few)
      case .many: !noun.isDisjoint(with: counted.many)
      default: true
      }
    }
  }

  /// Infinitives that stand where an auxiliary has the participle after it: French été supprimer, German
  /// wurde … löschen.
  struct MisusedInfinitives: Sendable {
    /// Auxiliaries after which no infinitive stands.
    let auxiliaries: Set<String>
    /// Those after which one tells what something is, but of no thing: Spanish el objetivo fue mejorar.
    var copulas: Set<String> = []
    /// Forms of to be after which an infinitive is wrong that is one of `known` or of `participles`, and any of a thing
    /// that does nothing itself (`MissingBeen`): French est supprimer, Italian il file è eliminare.
    var linking: Set<String> = []
    var known: Set<String> = []
    /// What may stand before a copula.
    var helpers: Set<String> = []
    /// Words before an auxiliary with which it is none: French cet été.
    var notAfter: Set<String> = []
    /// Infinitives: words and ends of words; and words that end so and are none.
    let infinitives: Set<String>
    var endings: [String] = []
    var others: Set<String> = []
    /// What a participle begins with, which an infinitive does not: German gesichern.
    var participlePrefix: String?
    /// Whether the infinitive ends the clause, far from its auxiliary, unless a word before it is another one’s
    /// reason: German zu löschen, kann … löschen.
    var endsClause = false
    var unless: Set<String> = []
    /// Known nouns of which an infinitive may tell what they are.
    var notThings: Set<String> = []
  }

  /// Participles that stand where a verb has the infinitive after it: French pouvez téléchargé.
  struct MisusedParticiples: Sendable {
    let verbs: Set<String>
    /// Words before such a verb or preposition with which it is another one: tenu pour accepté.
    var notAfter: Set<String> = []
    /// Prepositions before infinitives of purpose, also with a word before them, `afin_de`; and participles that are nouns.
    var prepositions: Set<String> = []
    var nouns: Set<String> = []
    /// What participles and infinitives end in, and words that end so and are none.
    let ending: String
    let infinitive: String
    var others: Set<String> = []
    /// Pronouns and adverbs between both.
    let between: Set<String>
  }

  /// Verbs that do not go with the finite one of their clause (`ClauseVerbs`).
  struct ClauseVerbs: Sendable {
    /// `finite,finite=right/verb,verb=right,*end=right,*end_verb/unless/unlessAfter`: finite verbs, with what stands for
    /// them where they are what is wrong; the verbs that do not go with them; words between, and after both, with which
    /// they do.
    let rules: String
    /// Words that end as such verbs do and are none.
    var others: Set<String> = []
    /// What alone may stand between both, and the end of such words; nil where anything may and the verb ends its clause.
    var between: Set<String>?
    var betweenEnd = ""
    /// Things that begin a sentence, as `@finite` asks: Dutch de app is gewerkt, but gisteren is gewerkt.
    var things: Set<String> = []
    /// Words after which a finite verb is of another clause: Swedish filer du har raderades.
    var notAfter: Set<String> = []
  }

  /// Prepositions after which verbs of sending have the accusative, and no place: German an Ihren Vermieter geschickt.
  struct Directions: Sendable {
    let prepositions: Set<String>
    /// Determiners in the dative.
    let determiners: Set<String>
    /// Participles and infinitives of such verbs.
    let verbs: Set<String>
    /// Nouns that tell when or where: an dem Tag gesendet.
    let others: Set<String>
  }

  /// Suffixes whose vowel follows the last one of the word: Finnish talossa, Hungarian házban.
  struct Suffixes: Sendable {
    let back: Set<Unicode.Scalar>
    let front: Set<Unicode.Scalar>
    /// `ssa/ssä`
    let pairs: String
  }

  /// What is said of one thing alone, which then begins its sentence in no other case than the nominative: German der Datei
  /// wurde gelöscht, but der Datei wurde ein Name gegeben (`WordGroup`).
  struct ObliqueSubjects: Sendable {
    let verbs: Set<String>
    /// Participles of what is done to a thing that nothing is given to, and adjectives.
    let predicates: Set<String>
    /// What may end the sentence after those: konnte nicht gelöscht werden.
    let infinitives: Set<String>
    /// Words between a verb and a predicate that are no subject.
    let between: Set<String>
  }

  /// What is done to things, whose auxiliary lacks its been: French votre paiement a refusé.
  struct MissingBeen: Sendable {
    /// Things that do nothing themselves.
    let things: Set<String>
    /// `a=a_été`
    let auxiliaries: String
    let participles: Set<String>
    /// What participles end in, and have instead in each gender and number: `o=o/a/i/e`.
    let ending: String
  }

  /// What is done to things, by a pronoun and a verb that agrees with them: Spanish las fotos se eliminan.
  struct ReflexivePassive: Sendable {
    let pronoun: String
    /// Determiners of several things, and nouns of times after which nothing agrees: los lunes se cierra.
    let determiners: Set<String>
    let times: Set<String>
    /// Verbs of one thing, and of several: `elimina=eliminan`.
    let verbs: String
  }

  /// How participles agree with the subject of to be: French elle est venue.
  struct BeParticiples: Sendable {
    /// Pronouns with their cells.
    let subjects: String
    /// What participles end in, the longest first, and instead in each gender and number: `/e/s/es`.
    let endings: String
    let forms: String
  }

  /// Clauses of what is to come, after a main clause in the future (`FutureClauses`).
  struct FutureClauses: Sendable {
    let conjunction: String
    /// What verbs of the main clause end in.
    let endings: [String]
    /// Verbs in the indicative and what stands for them.
    let verbs: String
    /// Words after which a verb is another clause’s.
    let clauseStarts: Set<String>
  }

  /// What goes on, which Portugal says with an infinitive and Brazil with a gerund: estamos a enviar, estamos
  /// enviando.
  struct Progressives: Sendable {
    let copulas: Set<String>
    /// Infinitives.
    let verbs: Set<String>
  }

  /// Adjectives that take an ending before most nouns: Dutch nieuw, which stands so before neuter ones in the
  /// singular alone, where no definite word comes first.
  struct BareAdjectives: Sendable {
    let words: Set<String>
    let definite: Set<String>
    let indefinite: Set<String>
  }

  /// Determiners, adjectives and nouns that are definite together or not, as in Swedish den nya bilen, en ny bil
  /// (`DefiniteGroups`): cells of which the case 1 is indefinite and 2 definite.
  struct Definiteness: Sendable {
    let determiners: String
    /// `ny/nytt/nya`, and the cells of the three.
    let adjectives: String
    let adjectiveCells: (String, String, String)
    /// After the letter of their gender `bil/bilen/bilar/bilarna`, and whether they are definite without an ending
    /// after a determiner, as in Danish.
    let nouns: String
    let isBareAfterDeterminer: Bool
    /// Determiners right before a noun that has no adjective, with their cells: Swedish ditt konto.
    var possessives = ""
    /// Verbs after a definite noun that an adjective follows as its predicate: lampan är tänd.
    var copulas: Set<String> = []
    /// Words before a determiner that is a pronoun there, and what begins a clause that tells which one is meant.
    let verbs: Set<String>
    let relatives: Set<String>
  }

  enum Semitic: Sendable { case arabic, hebrew }

  enum Plural: Sendable {
    case written
    case s
    case spanish
    case italian
  }
}
