extension SampleLanguage {
  static let english = SampleLanguage(
    "en",
    [
      .deleteTitle: "Delete “{album}”?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "{count} photo in it is deleted too."),
          ("other", "{count} photos in it are deleted too."),
        ]),

      .purchaseTitle: "Buy for {price}?",
      .purchaseMessage: "“{item}” ships today.",
      .buy: "Buy",

      .problemTitle: "No Connection",
      .problemMessage: "The order hasn’t been sent.",
      .retry: "Try Again",

      .signInTitle: "Sign In to {server}",
      .email: "Email",
      .password: "Password",
      .signIn: "Sign In",

      .renameTitle: "Rename Album",
      .name: "Name",
      .rename: "Rename",

      .permissionTitle: "Turn on notifications?",
      .permissionMessage: "Order updates appear on the lock screen.",
      .turnOn: "Turn On",

      .consentTitle: "Allow sale alerts?",
      .consentMessage: "Sales and new products are announced.",
      .allow: "Allow",
      .decline: "Don’t Allow",

      .offerBody: "Summer shoes are {discount:percent} off this week.",
      .offerPreview: "Special Offer",

      .deleteDraft: "Delete Draft",
      .saveDraft: "Save Draft",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{parcels} parcel arrives on {day:date}."),
          ("other", "{parcels} parcels arrive on {day:date}."),
        ]),
      .shipmentPreview: "Shipment",
      .leaveOutside: "Leave Outside",
      .deliverLater: "Deliver Later",
    ])
}
