/// Where samples say something; each language says it in a file of its own.
enum SamplePlace: CaseIterable {
  case deleteTitle, deleteMessage
  case purchaseTitle, purchaseMessage, buy
  case problemTitle, problemMessage, retry
  case signInTitle, email, password, signIn
  case renameTitle, name, rename
  case permissionTitle, permissionMessage, turnOn
  case consentTitle, consentMessage, allow, decline
  case offerBody, offerPreview
  case deleteDraft, saveDraft
  case shipmentBody, shipmentPreview, leaveOutside, deliverLater
}
