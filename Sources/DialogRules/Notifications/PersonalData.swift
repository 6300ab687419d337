/// What people keep to themselves, told by names of parameters.
enum PersonalData {
  /// Whether a parameter's name calls it a secret or personal: `password`, `verificationCode`,
  /// `homeAddress`, `phoneNumber`; not `addressBook` or `ipAddress`.
  static func isNamed(_ name: String) -> Bool {
    var parts = name.words.map { $0.lowercased() }
    if parts.contains(where: secrets.contains) || phrases.contains(parts.joined()) { return true }
    while let last = parts.last, parts.count > 1, valueWords.contains(last) { parts.removeLast() }
    guard let head = parts.popLast() else { return false }
    let before = parts.last ?? ""
    if phrases.contains(where: { $0 == before + head }) { return true }
    return heads.contains(head) && !publicOwners.contains(before)
  }

  /// Words that make a name secret wherever they stand in it.
  private static let secrets: Set<String> = [
    "password", "passcode", "passphrase", "otp", "ssn", "cvv", "pin",
  ]
  /// Words that a name ends in, of what is a person's own.
  private static let heads: Set<String> = [
    "address", "birthday", "birthdate", "medication", "medicine", "prescription", "diagnosis",
    "salary", "income", "balance", "debt", "overdraft", "iban", "paycheck", "wage", "wages",
    "passport", "latitude", "longitude", "coordinates", "phone", "illness", "disease", "symptoms",
  ]
  /// Names, or the two words that one ends in.
  private static let phrases: Set<String> = [
    "verificationcode", "securitycode", "logincode", "signincode", "authcode", "accesscode",
    "entrycode", "doorcode", "gatecode", "onetimecode", "recoverycode", "resetcode", "smscode",
    "confirmcode", "cardnumber", "accountnumber", "routingnumber", "phonenumber", "mobilenumber",
    "telephonenumber", "passportnumber", "licensenumber", "idnumber", "nationalid", "taxid",
    "socialsecuritynumber", "securitynumber", "residentnumber", "ofbirth", "bloodtype",
    "bloodpressure", "bloodsugar", "testresult", "testresults", "labresult", "labresults",
    "homelocation", "currentlocation", "userlocation", "mylocation", "livelocation",
    "lastlocation",
  ]
  /// Words after what a value is of.
  private static let valueWords: Set<String> = [
    "text", "string", "value", "amount", "info", "line", "label", "digits",
  ]
  /// Whose addresses and balances everybody may know.
  private static let publicOwners: Set<String> = [
    "ip", "mac", "web", "url", "server", "host", "network", "router", "site", "store", "shop",
    "venue", "event", "office", "restaurant", "business", "company", "hotel", "station", "branch",
    "white", "color", "device", "power", "chain",
  ]
}
