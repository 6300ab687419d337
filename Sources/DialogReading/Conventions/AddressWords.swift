import DialogSupport

/// The words with which a language speaks to people, with distance or without. In lower case.
struct AddressWords: Sendable {
  let formalName: String
  let familiarName: String
  /// Pronouns and verbs that are of one register anywhere.
  var formal: Set<String> = []
  var familiar: Set<String> = []
  /// Formal pronouns that may also be of the third person: surely formal where your is meant.
  var formalForYour: Set<String> = []
  /// Verbs that command, at the start of a sentence, where the source commands; elsewhere many are of
  /// the third person.
  var formalCommands: Set<String> = []
  var familiarCommands: Set<String> = []
  /// Verbs of the third person at the start of a sentence, where each of the source speaks to people.
  var formalOpenings: Set<String> = []
  /// Formal pronouns with a capital inside a sentence.
  var formalCapitals: Set<String> = []
  /// Verbs that command, at the end of a sentence.
  var familiarEndsOfSentences: Set<String> = []
  /// Conjunctions after which another verb commands, `y` in “Abra la app y toca Más”, if what comes
  /// before has none of the words that open clauses.
  var coordinators: Set<String> = []
  var subordinators: Set<String> = []
  /// Verbs that command which are also nouns or adjectives, as a coordinator joins them.
  var nounsAndVerbs: Set<String> = []
  /// What verbs and nouns of one register end in: French -ez, Turkish -niz.
  var formalEndings: [String] = []
  var familiarEndings: [String] = []
  /// Conjunctions after which a verb comes soon, and the words between them: si no lo, cuando te.
  var conjunctions: Set<String> = []
  var wordsBeforeVerbs: Set<String> = []
  /// What a verb in the second person ends in there, as nouns in the plural do elsewhere.
  var familiarEndingsOfVerbs: [String] = []
  /// Words that end so without being any.
  var exceptions: Set<String> = []
  /// Whether formal pronouns have a capital, as German Sie, and may be others at the start of a
  /// sentence.
  var formalIsCapital = false

  func name(_ register: Register) -> String { register == .formal ? formalName : familiarName }

  func clues(in text: String) -> RegisterClues {
    var clues = RegisterClues()
    for sentence in text.unicodeScalars.split(whereSeparator: AddressWords.endsSentence) {
      var isFirst = true
      var last = ""
      for clause in sentence.split(separator: ",") {
        var (startsClause, isBeforeVerb) = (true, false)
        var coordination = Coordination()
        for word in String(clause).letterRuns(isCaseKept: true) {
          read(word, isFirst: isFirst, startsClause: startsClause, &clues)
          if !conjunctions.isEmpty { readVerb(word.lowercased(), &isBeforeVerb, &clues) }
          if !coordinators.isEmpty { readCommand(word, &coordination, &clues) }
          (isFirst, startsClause) = (false, false)
          last = word
        }
      }
      if familiarEndsOfSentences.contains(last) { clues.ifCommands.insert(.familiar) }
    }
    return clues
  }

  /// How far a clause has been read that may command twice: “Abra la app y toca Más”.
  private struct Coordination {
    var isAfterCoordinator = false
    var isInSubordinate = false
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", ":", ";", "\n", "„", "“", "\"", "«", "¿", "¡": true
    default: false
    }
  }

  private func read(
    _ word: String, isFirst: Bool, startsClause: Bool, _ clues: inout RegisterClues
  ) {
    let lower = word.lowercased()
    if exceptions.contains(lower) { return }
    if familiar.contains(lower) || lower.hasPrefix("t'") && familiar.contains("tu")
      || ends(lower, in: familiarEndings)
    {
      clues.sure.insert(.familiar)
    }
    if startsClause, familiarCommands.contains(lower) { clues.ifCommands.insert(.familiar) }
    if startsClause, formalCommands.contains(lower) { clues.ifCommands.insert(.formal) }
    if isFirst, formalOpenings.contains(lower) { clues.ifOnlyYou.insert(.formal) }
    if !isFirst, word != lower, formalCapitals.contains(lower) { clues.sure.insert(.formal) }
    if formalForYour.contains(lower) { clues.ifYour.insert(.formal) }
    if formalIsCapital {
      guard word != lower, formal.contains(lower) else { return }
      if isFirst { clues.ifYou.insert(.formal) } else { clues.sure.insert(.formal) }
    } else if formal.contains(lower) || ends(lower, in: formalEndings) {
      clues.sure.insert(.formal)
    }
  }

  /// Reads the command after a coordinator.
  private func readCommand(
    _ word: String, _ coordination: inout Coordination, _ clues: inout RegisterClues
  ) {
    if coordination.isAfterCoordinator, !coordination.isInSubordinate,
      !nounsAndVerbs.contains(word)
    {
      if familiarCommands.contains(word) { clues.ifCommands.insert(.familiar) }
      if formalCommands.contains(word) { clues.ifCommands.insert(.formal) }
    }
    coordination.isAfterCoordinator = coordinators.contains(word)
    if subordinators.contains(word) { coordination.isInSubordinate = true }
  }

  /// Reads the verb after a conjunction.
  private func readVerb(_ word: String, _ isBeforeVerb: inout Bool, _ clues: inout RegisterClues) {
    if conjunctions.contains(word) {
      isBeforeVerb = true
    } else if isBeforeVerb, !wordsBeforeVerbs.contains(word) {
      if !exceptions.contains(word), ends(word, in: familiarEndingsOfVerbs) {
        clues.sure.insert(.familiar)
      }
      isBeforeVerb = false
    }
  }

  private func ends(_ word: String, in endings: [String]) -> Bool {
    guard !endings.isEmpty else { return false }
    let length = word.utf8.count
    return endings.contains { length > $0.utf8.count + 2 && word.utf8.hasSuffix($0) }
  }
}

extension AddressWords {
  /// Those of a language, read from its lists when first asked for; nil where they are not known.
  static func of(_ language: String) -> AddressWords? {
    switch language {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "ru": russian
    case "nl": dutch
    case "tr": turkish
    case "pl": polish
    case "he": hebrew
    default: nil
    }
  }

  private static let german = AddressWords(
    formalName: "Sie", familiarName: "du",
    formal: .words("sie ihnen ihr ihre ihren ihrem ihrer ihres"),
    familiar: .words(
      """
      du dich dir dein deine deinen deinem deiner deines möchtest willst kannst musst solltest hast \
      bist wirst darfst brauchst findest könntest würdest hättest
      """),
    familiarCommands: .words(
      """
      prüfe überprüfe versuche wähle tippe melde öffne lösche gib stelle aktiviere deaktiviere \
      verbinde warte verwende schließe sichere speichere nimm lies entferne erlaube starte \
      bestätige aktualisiere kontaktiere probiere wechsle erstelle klicke drücke
      """), coordinators: .words("und oder"),
    subordinators: .words("dass ob wenn falls damit wie ich"),
    formalIsCapital: true)

  private static let french = AddressWords(
    formalName: "vous", familiarName: "tu", formal: .words("vous votre vos"),
    familiar: .words("tu te toi ton ta tes"),
    familiarCommands: .words(
      """
      vérifie essaie réessaie appuie choisis sélectionne connecte ouvre ferme supprime saisis \
      utilise touche attends confirme clique installe assure contacte redémarre
      """), coordinators: .words("et ou puis"),
    subordinators: .words("que qu'il qu'elle si quand lorsque qui où pour afin il elle on"),
    nounsAndVerbs: .words("touche ferme assure connecte utilise supprime"), formalEndings: ["ez"],
    familiarEndings: ["eras", "iras", "ourras", "evras", "udras"], exceptions: .words("assez"))

  private static let spanish = AddressWords(
    formalName: "usted", familiarName: "tú",
    formal: .words(
      "usted ustedes desea quiere asegúrese inténtelo conéctese introdúzcalo permítalo vuélvalo"),
    familiar: .words(
      """
      tú te ti tu tus contigo quieres puedes tienes estás deseas debes eres necesitas podrás \
      tendrás asegúrate inténtalo conéctate perderás recibirás has podrías sales usas haces
      """), formalForYour: .words("su sus"),
    formalCommands: .words(
      """
      contacte renueve pruebe
      inicie revise verifique compruebe intente introduzca seleccione elija toque pulse abra \
      cierre actualice active desactive elimine borre guarde conecte escriba espere vuelva \
      utilice mantenga añada agregue permita configure confirme descargue instale reinicie
      """),
    familiarCommands: .words(
      """
      contacta renueva prueba
      inicia revisa verifica comprueba intenta introduce selecciona elige toca pulsa abre cierra \
      actualiza activa desactiva elimina borra guarda conecta escribe espera vuelve utiliza ve \
      mantén añade agrega permite configura confirma descarga instala reinicia
      """),
    formalOpenings: .words("necesita puede debe tiene podrá deberá tendrá perderá recibirá"),
    coordinators: .words("y o e u luego"),
    subordinators: .words(
      "que si cuando donde como mientras porque quien cual el la los las un una"),
    nounsAndVerbs: .words("prueba activa guarda borra configura conecta"),
    familiarEndings: ["arás", "erás", "irás"], conjunctions: .words("si cuando"),
    wordsBeforeVerbs: .words("no lo te se me le ya"), familiarEndingsOfVerbs: ["as", "es"],
    exceptions: .words(
      """
      antes después además apenas entonces quizás ambas ambos varias otras todas estas esas tales \
      cuales menos unas eres
      """))

  private static let italian = AddressWords(
    formalName: "Lei", familiarName: "tu", formal: .words("desidera"),
    familiar: .words("tu ti te tuo tua tuoi tue vuoi puoi devi hai"),
    formalForYour: .words("suo sua suoi sue"),
    formalCommands: .words(
      """
      verifichi controlli riprovi selezioni scelga tocchi apra chiuda inserisca prema digiti acceda \
      aggiorni attenda confermi installi elimini utilizzi vada
      """),
    familiarCommands: .words(
      """
      verifica controlla riprova seleziona scegli tocca apri chiudi inserisci premi digita accedi \
      aggiorna attendi conferma installa elimina utilizza vai
      """), formalOpenings: .words("può deve potrà dovrà perderà riceverà"),
    formalCapitals: .words("lei suo sua suoi sue"))

  private static let russian = AddressWords(
    formalName: "вы", familiarName: "ты",
    formal: .words(
      """
      вы вас вам вами ваш ваша ваше ваши вашего вашей вашу ваших вашим вашему вашими хотите \
      можете сможете будете повторите введите нажмите включите выключите отключите подключите \
      сохраните войдите обновите перейдите запустите перезапустите удалите установите загрузите \
      разрешите подтвердите подождите укажите обратитесь подключитесь войдете войдёте
      """),
    familiar: .words(
      """
      ты тебя тебе тобой твой твоя твоё твои твоего твоей твою твоих твоим хочешь можешь сможешь \
      будешь
      """),
    familiarCommands: .words(
      """
      проверь попробуй выбери нажми введи открой закрой включи выключи подключи подожди удали \
      сохрани войди обнови перейди используй подключись обратись повтори перезапусти забери отправь \
      скачай напиши поделись добавь укажи загрузи установи создай включи заверши получи зайди
      """), coordinators: .words("и или либо затем"), subordinators: .words("что чтобы если когда"),
    formalEndings: ["йте", "ьте", "йтесь", "ьтесь"],
    familiarEndings: ["ешь", "ишь", "ёшь"],
    exceptions: .words("лишь"))

  private static let dutch = AddressWords(
    formalName: "u", familiarName: "je", formal: .words("u uw"),
    familiar: .words("je jij jou jouw"))

  private static let turkish = AddressWords(
    formalName: "siz", familiarName: "sen",
    formal: .words("siz sizi size sizin sizde sizden"),
    familiar: .words("sen seni sana senin sende senden"),
    familiarEndsOfSentences: .words(
      """
      et dene bekle gir seç kaydol dokun tıkla yükselt ekle sil aç kapat gönder güncelle yükle indir kaldır başlat \
      durdur kaydet paylaş onayla kullan değiştir düzenle doğrula bağlan
      """),
    formalEndings: ["nız", "niz", "nuz", "nüz", "nızı", "nizi", "nuzu", "nüzü"],
    familiarEndings: [
      "yorsun", "ırsın", "irsin", "ursun", "ürsün", "arsın", "ersin", "acaksın", "eceksin",
      "malısın", "melisin", "mısın", "misin", "musun", "müsün", "arsan", "ersen", "ırsan",
      "irsen",
      "ursan", "ürsen", "mazsan", "mezsen",
    ], exceptions: .words("yalnız deniz yalnızı denizi"))

  /// Of several people, and of one.
  private static let hebrew = AddressWords(
    formalName: "אתם", familiarName: "אתה", formal: .words("אתם לכם שלכם עבורכם אתכם אליכם מכם"),
    familiar: .words("אתה לך שלך עבורך אותך אליך ממך"),
    familiarCommands: .words("תגיע תמשיך תבחר תלחץ תנסה תבדוק לחץ בחר בדוק הזן הקש פתח סגור"))

  private static let polish = AddressWords(
    formalName: "Pan/Pani", familiarName: "ty",
    formal: .words("pan pani pana panią panu państwo państwa państwu"),
    familiar: .words(
      """
      ty ciebie cię tobie twój twoja twoje twojego twojej twoich twoim twoją twoimi możesz chcesz \
      musisz masz będziesz
      """), formalIsCapital: true)
}
