/// French words that have another form before a vowel, and how words begin.
extension AgreementKind {
  /// Each with the word that comes before a vowel: those that end in an apostrophe stand
  /// directly at the value, the others before a space.
  ///
  /// Lorsque, puisque and quoique are not among them: before a name they are not elided.
  private static let elisions = [
    "le/l’", "la/l’", "de/d’", "de la/de l’", "du/de l’", "au/à l’", "à la/à l’", "que/qu’",
    "jusque/jusqu’", "ne/n’", "je/j’", "me/m’", "te/t’", "se/s’", "ce/cet", "ma/mon", "ta/ton",
    "sa/son",
  ]

  /// `de/d’`, `De/D’`, with a straight apostrophe as well; in this order.
  init?(elision written: String) {
    let typographic = String(written.map { $0 == "'" ? "’" : $0 })
    guard
      AgreementKind.elisions.contains(where: {
        $0 == typographic || AgreementKind.capitalized($0) == typographic
      })
    else { return nil }
    let forms = written.split(separator: "/").map {
      String($0) + ("’'".contains($0.last!) ? "" : " ")
    }
    self.init(name: written, classifier: .frenchInitial) { $0 == .vowel ? forms[1] : forms[0] }
  }

  /// `Du/De l’`
  private static func capitalized(_ forms: String) -> String {
    forms.split(separator: "/").map { String($0.prefix(1).uppercased() + $0.dropFirst()) }
      .joined(separator: "/")
  }
}

extension FrenchInitialSound {
  /// Words in lower case.
  ///
  /// Only common words whose h is mute beyond doubt; those of which usage wavers (hyène, hiatus)
  /// and names, before most of which nothing is elided, are left out.
  public enum Tables {
    /// Words with h, y or i before a vowel that are elided before.
    public static let eliding: Set<String> = Set(
      """
      habileté habilitation habillement habit habits habitacle habitant habitante habitants \
      habitantes habitat habitation habitations habitude habitudes habituel habituelle \
      haleine hallucination haltère haltères haltérophilie hameçon harmonica harmonie \
      harmonique hebdomadaire hébergement hébreu hectare hectares hégémonie hélice hélices \
      hélicoptère hélicoptères héliport hélium hématome hémisphère hémorragie hépatite \
      herbe herbes herbier herbiers herboriste hérédité hérésie héritage héritages héritier \
      héritiers héritière héritières héroïne héroïnes héroïsme hésitation hésitations heure \
      heures heureux heureuse hexagone hibernation hier hippique hippisme hippocampe hippodrome \
      hippopotame hirondelle hirondelles histoire histoires historien historienne historiens \
      historique historiques hiver hivers hologramme homicide homologation homologue homme \
      hommes hommage hommages honnêteté honneur honneurs honorabilité honoraire honoraires \
      hôpital hôpitaux horaire horaires horizon horizons horloge horloges horlogerie hormone \
      hormones horodatage horoscope horoscopes horreur horreurs horticulteur horticulture hospice \
      hospitalité hospitalisation hostilité hostilités hôte hôtes hôtel hôtels hôtellerie \
      hôtesse hôtesses huile huiles huissier huissiers huître huîtres humain humaine humains \
      humaines humanité humeur humeurs humidité humilité humour humus hydratation hydraulique \
      hydravion hydrogène hydrothérapie hygiène hymne hymnes hypermarché hypermarchés hyperlien \
      hyperliens hypertension hypnose hypocrisie hypoténuse hypothèque hypothèques hypothèse \
      hypothèses hystérie \
      yeux yeuse iode ion ions iambe ios
      """.listedWords.lazy.map(String.init))
    /// How words begin that are read with a consonant or of which usage wavers: oui, ouistiti,
    /// ouate, onze, uhlan, ululement; OneDrive and other English ones.
    public static let holding = ["oui", "oua", "onz", "uhl", "ulul", "one"]
    /// As `holding`, but whole words.
    public static let holdingWords: Set<String> = ["ok", "once", "unième"]
  }
}
