// What reading knows of Swedish. The words are written by hand.

extension LanguageWords {
  static let swedish = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: inte ej aldrig nej utan inga ingen inget
      meaning: omöj- ogil- okän- otill- miss- neka- avvis- förlor- endast bara fel permanent
      failure: misslyck- omöjlig- fel
      plain: inte
      affirming: *inte_bara*
      sure: inte
      difference: skilj- skill- olik-
      limit: högst max- upp bara endast minst
      emptiness: tom tomt tomma
      """,
    // MARK: Modality
    modality: """
      can: kan möjligt
      must: måste behöver
      without: utan
      """,
    // MARK: Clauses
    clauses: """
      words: och men eller
      verbs: är kan har blir kommer var
      """,
    // MARK: States
    states: """
      words: öppnad öppen stängd sparad raderad skickad
      alone: ad at
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: okej uppfattat jag_förstår förstår tillbaka
      pressing: tryck välj klick
      """,
    // MARK: Evidence
    evidence: """
      words: och eller men inte är var att det den ett en som på i av för med till från vill du din ditt dina kan kunde ska har hade blir denna detta dessa inga ingen om när vid utan alla säker ändringar fil filer lösenord konto inställningar senare nu igen meddelande meddelanden radera spara avbryt öppna stäng skicka dela redigera tillåt hoppa ändra avsluta fortsätt tillbaka bekräfta avvisa
      letters: åäöé
      """,
    // MARK: Marks
    marks: """
      quotations: ”” ’’ »» “”
      """,
    // MARK: Writing
    writing: WritingWords(
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        anvandare=användare anvandaren=användaren anvandarnamn=användarnamn anvandarnamnet=användarnamnet \
        anvandas=användas behorighet=behörighet behorigheter=behörigheter fonster=fönster fonstret=fönstret \
        forfragan=förfrågan forhandsgranska=förhandsgranska forhandsvisning=förhandsvisning forsok=försök \
        forsoka=försöka hamta=hämta hamtar=hämtar hamtas=hämtas hamtning=hämtning installning=inställning \
        installningar=inställningar installningarna=inställningarna ljudniva=ljudnivå losenord=lösenord \
        losenordet=lösenordet losenordets=lösenordets natverk=nätverk natverket=nätverket natverks=nätverks nagon=någon \
        nagot=något ocksa=också skarm=skärm skarmen=skärmen spraket=språket stanga=stänga stangdes=stängdes \
        sakerhet=säkerhet sakerhetskopia=säkerhetskopia sakerhetskopiering=säkerhetskopiering sakert=säkert \
        tillat=tillåt tillata=tillåta tillats=tillåts tjanst=tjänst tjansten=tjänsten valja=välja andrats=ändrats \
        andringar=ändringar andringarna=ändringarna angra=ångra aterstall=återställ aterstalla=återställa \
        aterstallning=återställning atgard=åtgärd atgarden=åtgärden atkomst=åtkomst oppna=öppna oppnas=öppnas \
        oppnats=öppnats
        """,
      compoundEnds: .words(
        """
        inställningar inställningarna inställning fil filen filer filerna lås låset album albumet mapp mappen lista listan \
        lösenord lösenordet anslutning anslutningen storlek storleken bibliotek biblioteket hantering
        """),
      boundEnds: .words(
        """
        inställningarna filen filerna låset albumet mappen listan lösenordet anslutningen storleken biblioteket
        """),
      compoundStarts: .words(
        """
        skrivar skärm nätverks bild musik video foto ljud konto kamera server dator system webbläsar kalender telefon fil \
        text profil
        """),
      english: """
        dashboard the your from save shipping speakers keyboard charger flight flights later here house file files folder folders \
        order orders lock
        """)
  )
}
