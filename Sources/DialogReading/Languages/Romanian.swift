// What reading knows of Romanian. The words are written by hand.

extension LanguageWords {
  static let romanian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: nu fără niciodată niciun nicio nimic ne-
      meaning: imposib- inval- eroare pierd- doar
      failure: eșu- eroare imposibil-
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: bine am_înțeles înapoi
      """,
    // MARK: Evidence
    evidence: """
      words: și sau dar nu este sunt a au fost un o al ale cu fără pentru din în la pe de care că să se acest această aceste dvs vă dumneavoastră toate niciun doriți sigur
      letters: ăâîșțşţ
      """,
    // MARK: Marks
    marks: """
      quotations: „” ‚’ »« «» ’’ “”
      """,
    // MARK: Writing
    writing: WritingWords(
      // Words of which simplemma knows no form without marks (`Tests/Checks/Generated/test_marked_words.py`).
      misspelt: """
        actualizari=actualizări adaugare=adăugare adaugati=adăugați anulati=anulați aplicatia=aplicația \
        aplicatie=aplicație aplicatiei=aplicației aplicatii=aplicații autentificati=autentificați continut=conținut \
        cautare=căutare cautati=căutați deschideti=deschideți descarcare=descărcare descarcati=descărcați esuat=eșuat \
        esuata=eșuată fisier=fișier fisiere=fișiere fisierele=fișierele fisierul=fișierul fisierului=fișierului \
        notificari=notificări optiunea=opțiunea optiuni=opțiuni reusit=reușit retea=rețea reteaua=rețeaua \
        salvati=salvați selectati=selectați setari=setări setarile=setările spatiu=spațiu inainte=înainte inapoi=înapoi \
        inceput=început incercare=încercare incercati=încercați inchide=închide inchideti=închideți incarcare=încărcare \
        inregistrare=înregistrare stearsa=ștearsă sterge=șterge stergere=ștergere stergeti=ștergeți sterse=șterse
        """,
      english: "dashboard camera file cart favorite")
  )
}
