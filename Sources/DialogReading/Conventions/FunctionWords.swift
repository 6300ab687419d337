/// Words of grammar by which languages that share the Latin alphabet are told apart: articles,
/// prepositions, conjunctions, pronouns, auxiliary verbs; and the nouns and verbs that dialogs have
/// most.
///
/// Each list has what is frequent in short texts of that language; a word of several languages
/// stands in each of their lists, so that it is evidence for none of them against another.
enum FunctionWords {
  /// The languages with a list, in the order of the bits of `languages(of:)`.
  static let languages = lists.map(\.language)

  /// The languages whose list has a word, as bits; the word is in lower case.
  static func languages(of word: String) -> UInt32 { table[word] ?? 0 }

  private static let table: [String: UInt32] = {
    var table: [String: UInt32] = [:]
    for (index, list) in lists.enumerated() {
      for word in list.words.split(separator: " ") {
        table[String(word), default: 0] |= 1 << UInt32(index)
      }
    }
    return table
  }()

  private static let lists: [(language: String, words: String)] = [
    (
      "en",
      """
      the and of to for with from by at on in is are was were be been not no cannot can't don't \
      doesn't won't couldn't isn't you your you're this that these those it its it's there their \
      they we our has have had do does did will would should could can may must please an as if or \
      but when which what who how why all any before after because again unable failed want \
      changes file files password account settings later now message messages photo photos \
      delete remove save cancel open close send share edit add
      """
    ),
    (
      "de",
      """
      der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine keinen \
      ist sind war wird werden wurde wurden hat haben kann können konnte konnten muss soll möchten \
      möchtest sie ihr ihre ihren ihrem du dein deine deinen dich dir mit von zu zum zur für auf im \
      in an am bei aus nach vor über unter durch ohne um dass wenn dieser diese dieses diesen diesem \
      es er wir sich auch noch nur mehr alle wirklich bitte als wie was so man schon \
      änderungen datei dateien passwort einstellungen später jetzt erneut nachricht nachrichten \
      foto fotos löschen entfernen sichern speichern abbrechen öffnen schließen senden teilen \
      bearbeiten hinzufügen erlauben verwerfen behalten verlassen anmelden abmelden \
      überspringen aktivieren deaktivieren ändern beenden weiter zurück fertig bestätigen \
      ablehnen verwalten installieren aktualisieren nutzen erstellen
      """
    ),
    (
      "fr",
      """
      le la les l un une des du de d et ou mais ne pas n est sont a ont été être avoir sera seront \
      peut pouvez voulez vous votre vos tu ton ta tes nous notre il elle ils elles ce cet cette ces \
      c qui que qu dans sur sous avec sans pour par en au aux vers si plus très tous toutes aucun \
      aucune vraiment souhaitez veuillez on se s y son sa ses leur leurs \
      modifications fichier fichiers réglages paramètres tard maintenant nouveau message \
      messages photo photos supprimer retirer enregistrer annuler ouvrir fermer envoyer partager \
      modifier ajouter autoriser abandonner conserver quitter connexion appareil \
      ignorer activer désactiver changer terminer continuer retour confirmer refuser gérer \
      installer actualiser mot passe créer effacer
      """
    ),
    (
      "es",
      """
      el la los las un una unos unas de del y o pero no es son está están fue ha han ser se le lo su \
      sus tu tus te me que en con sin por para al a si más muy este esta estos estas ese esa esto \
      desea quieres quiere puede puedes debe cuando como donde todo todos todas ningún ninguna ya \
      también hay he has usted \
      cambios archivo archivos contraseña cuenta ajustes tarde ahora nuevo mensaje mensajes foto \
      fotos eliminar quitar guardar cancelar abrir cerrar enviar compartir editar añadir agregar \
      permitir descartar conservar salir dispositivo grupo \
      omitir activar desactivar cambiar terminar continuar volver confirmar rechazar gestionar \
      instalar actualizar crear borrar
      """
    ),
    (
      "pt",
      """
      o a os as um uma uns umas de do da dos das e ou mas não é são está estão foi ser se lhe seu sua \
      seus suas que em no na nos nas com sem por para pelo pela ao aos à às mais muito este esta \
      esse essa isso isto você deseja quer pode deve quando como onde todo todos todas nenhum nenhuma \
      já também há tem têm \
      alterações arquivo arquivos senha conta ajustes tarde agora novo mensagem mensagens foto \
      fotos apagar excluir remover salvar cancelar abrir fechar enviar compartilhar editar \
      adicionar permitir descartar manter sair dispositivo grupo \
      pular omitir ativar desativar alterar encerrar continuar voltar confirmar recusar \
      gerenciar instalar atualizar criar terminar
      """
    ),
    (
      "it",
      """
      il lo la i gli le un uno una di del dello della dei degli delle e o ma non è sono sei era stato \
      stata essere ha hanno si ti che chi in nel nella con senza per da dal dalla su sul sulla al alla \
      ai alle più molto questo questa questi queste tuo tua tuoi tue suo sua vuoi può puoi deve quando \
      come dove tutto tutti tutte nessun nessuna già anche \
      modifiche file password impostazioni tardi adesso ora nuovo messaggio messaggi foto \
      elimina rimuovi salva annulla apri chiudi invia condividi modifica aggiungi consenti \
      installa dispositivo gruppo \
      salta attiva disattiva cambia termina continua indietro conferma rifiuta gestisci aggiorna \
      crea cancella
      """
    ),
    (
      "nl",
      """
      de het een en of maar niet geen is zijn was waren wordt worden werd heeft hebben kan kunnen kon \
      moet wil wilt je jouw u uw ik we wij dit dat deze die met van voor naar op in aan bij uit om te \
      als dan er ook nog alleen alle weet zeker door zonder over onder \
      wijzigingen bestand bestanden wachtwoord instellingen later nu opnieuw bericht berichten \
      foto verwijder verwijderen bewaar annuleer annuleren open sluit stuur deel wijzig toestaan \
      overslaan wijzigen doorgaan terug bevestig beëindig spel bewerk
      """
    ),
    (
      "sv",
      """
      och eller men inte är var att det den ett en som på i av för med till från vill du din ditt \
      dina kan kunde ska har hade blir denna detta dessa inga ingen om när vid utan alla säker \
      ändringar fil filer lösenord konto inställningar senare nu igen meddelande meddelanden \
      radera spara avbryt öppna stäng skicka dela redigera tillåt \
      hoppa ändra avsluta fortsätt tillbaka bekräfta avvisa
      """
    ),
    (
      "da",
      """
      og eller men ikke er var at det den et en som på i af for med til fra vil du din dit dine kan \
      kunne skal har havde bliver denne dette disse ingen om når ved uden alle sikker \
      ændringer fil arkiv adgangskode konto indstillinger senere nu igen besked beskeder slet \
      gem annuller åbn luk send del rediger tillad
      """
    ),
    (
      "nb",
      """
      og eller men ikke er var at det den et en som på i av for med til fra vil du din ditt dine kan \
      kunne skal har hadde blir denne dette disse ingen om når ved uten alle sikker \
      endringer fil arkiv passord konto innstillinger senere nå igjen melding meldinger slett \
      lagre arkiver avbryt åpne lukk send del rediger tillat
      """
    ),
    (
      "pl",
      """
      i lub ale nie jest są był było być się że w we z ze na do od dla po przez przed bez jak czy co \
      to ten ta te tego tej tym tych twój twoje twoja możesz można chcesz został została zostało \
      zostaną gdy jeśli wszystkie żaden \
      zmiany plik pliki hasło konto ustawienia później teraz ponownie wiadomość wiadomości \
      zdjęcie zdjęcia usuń zapisz anuluj otwórz zamknij wyślij udostępnij edytuj dodaj pozwól \
      pomiń zmień zakończ kontynuuj wstecz potwierdź odrzuć
      """
    ),
    (
      "cs",
      """
      a nebo ale ne není je jsou byl byla bylo být se si že v ve z ze na do od pro po přes před bez \
      jak zda co to ten ta tento tato tyto vaše můžete chcete opravdu když všechny žádný \
      změny soubor soubory heslo účet nastavení později nyní znovu zpráva zprávy fotka smazat \
      uložit zrušit otevřít zavřít odeslat sdílet upravit přidat povolit
      """
    ),
    (
      "tr",
      """
      ve veya ama değil bir bu şu için ile gibi kadar daha çok mı mi mu mü olarak olan her hiç tüm \
      sizin senin lütfen istediğinizden istiyor musunuz misiniz emin edilemedi olmadan sonra önce \
      değişiklikler dosya dosyalar parola hesap ayarlar şimdi yeniden mesaj fotoğraf sil kaydet \
      vazgeç iptal aç kapat gönder paylaş düzenle ekle izin ver kaldır \
      atla etkinleştir değiştir bitir devam geri onayla reddet yönet yükle güncelle oluştur
      """
    ),
    (
      "hu",
      """
      a az és vagy de nem van vannak volt lesz egy ez ezt azt hogy ha ki be el meg minden biztosan \
      szeretné kell lehet nincs csak már még
      """
    ),
    (
      "ro",
      """
      și sau dar nu este sunt a au fost un o al ale cu fără pentru din în la pe de care că să se acest \
      această aceste dvs vă dumneavoastră toate niciun doriți sigur
      """
    ),
    (
      "fi",
      """
      ja tai mutta ei on ovat oli ole olla se tämä nämä että jos kun myös vain kaikki haluatko \
      varmasti voi voit sinun tästä
      """
    ),
    (
      "id",
      """
      dan atau tetapi tidak adalah ini itu yang di ke dari untuk dengan akan telah sudah bisa dapat \
      anda kamu apakah semua tanpa pada oleh ingin
      """
    ),
    (
      "vi",
      """
      và hoặc nhưng không là này đó của cho với từ trong trên được bị đã sẽ có thể bạn muốn các một \
      những tất cả khi nếu
      """
    ),
  ]
}

/// What language a text in Latin letters is in, as far as its words of grammar tell.
public struct LatinEvidence: Hashable, Sendable {
  /// How many different words of the text each language's list has, in the order of `languages`.
  private let scores: [Int]
  /// How many words there are.
  public let wordCount: Int

  /// - Parameter words: those of the text, in lower case.
  public init(_ words: [String]) {
    var scores = [Int](repeating: 0, count: FunctionWords.languages.count)
    for word in Set(words) {
      let bits = FunctionWords.languages(of: word)
      if bits != 0 {
        for index in scores.indices where bits >> index & 1 == 1 { scores[index] += 1 }
      }
    }
    self.scores = scores
    wordCount = words.count
  }

  /// Whether the words of a language are known.
  public static func knows(_ language: String) -> Bool {
    FunctionWords.languages.contains(language)
  }

  /// How many different words are in a language’s list; 0 of a language without one.
  public func score(of language: String) -> Int {
    FunctionWords.languages.firstIndex(of: language).map { scores[$0] } ?? 0
  }

  /// The language that has one of a few words for its own, where the language they should be in has
  /// none of them and is not a relative: `Überspringen` is German.
  public static func owner(of words: [String], insteadOf own: String) -> String? {
    let bits = words.map(FunctionWords.languages)
    guard let index = FunctionWords.languages.firstIndex(of: own),
      bits.allSatisfy({ $0 >> UInt32(index) & 1 == 0 })
    else { return nil }
    for (word, bits) in zip(words, bits) where word.utf8.count > 4 && bits.nonzeroBitCount == 1 {
      let owner = FunctionWords.languages[bits.trailingZeroBitCount]
      if !related.contains(where: { $0.contains(own) && $0.contains(owner) }) { return owner }
    }
    return nil
  }

  /// Languages that share many words.
  private static let related: [Set<String>] = [
    ["es", "pt", "it", "ro", "fr"], ["sv", "da", "nb"], ["de", "nl", "da", "sv", "nb"],
    ["pl", "cs"],
    ["en", "fr"],
  ]

  /// The language that a text is in for sure, though it should be in another: at least two of its
  /// words, a quarter of all, and none of the other language; or of those that both share, two more.
  public func language(insteadOf own: String) -> String? {
    guard LatinEvidence.knows(own), let best = scores.max(), best >= 2, best * 4 >= wordCount else {
      return nil
    }
    let known = score(of: own)
    if wordCount < 3, best < wordCount || known > 0 { return nil }
    guard known == 0 || best >= known + 2 && best * 2 >= wordCount else { return nil }
    return FunctionWords.languages[scores.firstIndex(of: best)!]
  }
}
