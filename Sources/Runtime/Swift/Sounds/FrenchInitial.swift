/// Made by agreement_rules.py of docs/agreement.json.
private let frenchInitialSounds: StaticString = #"""
  =Ā		[İıſ]
  =		^[ \xA0\#u{2009}\#u{202F}"'‘“„«‹]+
  1		^[0-9]
  1		^[A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F](?![A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F])
  1	i	^(?:one|onz|oua|oui|uhl|ulul)
  1	i	^(?:ok|once|unième)(?![A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F])
  1	i	^un$
  0	i	^(?:habileté|habilitation|habillement|habit|habitacle|habitant|habitante|habitantes|habitants|habitat|habitation|habitations|habits|habitude|habitudes|habituel|habituelle|haleine|hallucination|haltère|haltères|haltérophilie|hameçon|harmonica|harmonie|harmonique|hebdomadaire|hectare|hectares|herbe|herbes|herbier|herbiers|herboriste|heure|heures|heureuse|heureux|hexagone|hibernation|hier|hippique|hippisme|hippocampe|hippodrome|hippopotame|hirondelle|hirondelles|histoire|histoires|historien|historienne|historiens|historique|historiques|hiver|hivers|hologramme|homicide|hommage|hommages|homme|hommes|homologation|homologue|honneur|honneurs|honnêteté|honorabilité|honoraire|honoraires|horaire|horaires|horizon|horizons|horloge|horlogerie|horloges|hormone|hormones|horodatage|horoscope|horoscopes|horreur|horreurs|horticulteur|horticulture|hospice|hospitalisation|hospitalité|hostilité|hostilités|huile|huiles|huissier|huissiers|humain|humaine|humaines|humains|humanité|humeur|humeurs|humidité|humilité|humour|humus|huître|huîtres|hydratation|hydraulique|hydravion|hydrogène|hydrothérapie|hygiène|hymne|hymnes|hyperlien|hyperliens|hypermarché|hypermarchés|hypertension|hypnose|hypocrisie|hypothèque|hypothèques|hypothèse|hypothèses|hypoténuse|hystérie|hébergement|hébreu|hégémonie|hélice|hélices|hélicoptère|hélicoptères|héliport|hélium|hématome|hémisphère|hémorragie|hépatite|héritage|héritages|héritier|héritiers|héritière|héritières|héroïne|héroïnes|héroïsme|hérédité|hérésie|hésitation|hésitations|hôpital|hôpitaux|hôte|hôtel|hôtellerie|hôtels|hôtes|hôtesse|hôtesses|iambe|iode|ion|ions|ios|yeuse|yeux)(?![A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F])
  1		^[Ā-őŔ-ſ]
  0		^[IÌ-Ï](?=[AEIOUÀ-ÆÈ-ËÌ-ÏÒ-ÖØŒÙ-Ü])[A-ZÀ-ÖØ-ÞŒ]+(?![A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F])
  1	i	^[hy]
  1	i	^[iì-ï][aeiouà-æè-ëì-ïò-öøœù-ü]
  0	i	^[aeiouà-æè-ëì-ïò-öøœù-ü]
  1		^[A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F]
  """#
