extension SampleLanguage {
  static let french = SampleLanguage(
    "fr",
    [
      .deleteTitle: "Supprimer « {album} » ?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "{count} photo de l’album sera aussi supprimée."),
          ("many", "{count} de photos de l’album seront aussi supprimées."),
          ("other", "{count} photos de l’album seront aussi supprimées."),
        ]),

      .purchaseTitle: "Acheter pour {price} ?",
      .purchaseMessage: "« {item} » part aujourd’hui.",
      .buy: "Acheter",

      .problemTitle: "Aucune connexion",
      .problemMessage: "La commande n’a pas été envoyée.",
      .retry: "Réessayer",

      .signInTitle: "Se connecter à {server}",
      .email: "E-mail",
      .password: "Mot de passe",
      .signIn: "Se connecter",

      .renameTitle: "Renommer l’album",
      .name: "Nom",
      .rename: "Renommer",

      .permissionTitle: "Activer les notifications ?",
      .permissionMessage: "Le suivi des commandes s’affiche sur l’écran verrouillé.",
      .turnOn: "Activer",

      .consentTitle: "Autoriser les offres ?",
      .consentMessage: "Les promotions et les nouveautés seront annoncées.",
      .allow: "Autoriser",
      .decline: "Ne pas autoriser",

      .offerBody: "Les chaussures d’été sont remisées de {discount:percent} cette semaine.",
      .offerPreview: "Offre spéciale",

      .deleteDraft: "Supprimer le brouillon",
      .saveDraft: "Enregistrer le brouillon",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{parcels} colis arrive le {day:date}."),
          ("many", "{parcels} de colis arrivent le {day:date}."),
          ("other", "{parcels} colis arrivent le {day:date}."),
        ]),
      .shipmentPreview: "Livraison",
      .leaveOutside: "Laisser dehors",
      .deliverLater: "Livrer plus tard",
    ])
}
