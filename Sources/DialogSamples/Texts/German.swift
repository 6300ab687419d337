extension SampleLanguage {
  static let german = SampleLanguage(
    "de",
    [
      .deleteTitle: "„{album}“ löschen?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "{count} Foto darin wird ebenfalls gelöscht."),
          ("other", "{count} Fotos darin werden ebenfalls gelöscht."),
        ]),

      .purchaseTitle: "Für {price} kaufen?",
      .purchaseMessage: "„{item}“ wird heute versandt.",
      .buy: "Kaufen",

      .problemTitle: "Keine Verbindung",
      .problemMessage: "Die Bestellung wurde nicht gesendet.",
      .retry: "Erneut versuchen",

      .signInTitle: "Bei {server} anmelden",
      .email: "E-Mail",
      .password: "Passwort",
      .signIn: "Anmelden",

      .renameTitle: "Album umbenennen",
      .name: "Name",
      .rename: "Umbenennen",

      .permissionTitle: "Mitteilungen einschalten?",
      .permissionMessage: "Neues zu Bestellungen erscheint auf dem Sperrbildschirm.",
      .turnOn: "Einschalten",

      .consentTitle: "Angebote erlauben?",
      .consentMessage: "Aktionen und neue Produkte werden angekündigt.",
      .allow: "Erlauben",
      .decline: "Nicht erlauben",

      .offerBody: "Sommerschuhe sind diese Woche {discount:percent} günstiger.",
      .offerPreview: "Sonderangebot",

      .deleteDraft: "Entwurf löschen",
      .saveDraft: "Entwurf sichern",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{parcels} Paket kommt am {day:date} an."),
          ("other", "{parcels} Pakete kommen am {day:date} an."),
        ]),
      .shipmentPreview: "Lieferung",
      .leaveOutside: "Draußen ablegen",
      .deliverLater: "Später liefern",
    ])
}
