extension SampleLanguage {
  static let italian = SampleLanguage(
    "it",
    [
      .deleteTitle: "Eliminare “{album}”?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "Viene eliminata anche {count} foto dell’album."),
          ("many", "Vengono eliminate anche {count} di foto dell’album."),
          ("other", "Vengono eliminate anche {count} foto dell’album."),
        ]),

      .purchaseTitle: "Acquistare per {price}?",
      .purchaseMessage: "“{item}” viene spedito oggi.",
      .buy: "Acquista",

      .problemTitle: "Nessuna connessione",
      .problemMessage: "L’ordine non è stato inviato.",
      .retry: "Riprova",

      .signInTitle: "Accedi a {server}",
      .email: "E-mail",
      .password: "Password",
      .signIn: "Accedi",

      .renameTitle: "Rinomina l’album",
      .name: "Nome",
      .rename: "Rinomina",

      .permissionTitle: "Attivare le notifiche?",
      .permissionMessage: "Gli aggiornamenti degli ordini appaiono nella schermata di blocco.",
      .turnOn: "Attiva",

      .consentTitle: "Consentire gli avvisi di sconto?",
      .consentMessage: "Vengono annunciati i saldi e i nuovi prodotti.",
      .allow: "Consenti",
      .decline: "Non consentire",

      .offerBody: "Questa settimana le scarpe estive sono scontate del {discount:percent}.",
      .offerPreview: "Offerta speciale",

      .deleteDraft: "Elimina la bozza",
      .saveDraft: "Salva la bozza",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{parcels} pacco arriva il {day:date}."),
          ("many", "{parcels} di pacchi arrivano il {day:date}."),
          ("other", "{parcels} pacchi arrivano il {day:date}."),
        ]),
      .shipmentPreview: "Spedizione",
      .leaveOutside: "Lascia fuori",
      .deliverLater: "Consegna più tardi",
    ])
}
