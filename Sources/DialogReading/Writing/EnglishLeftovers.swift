import DialogLocales

/// English words that other languages do not have, which stand in their texts where a translator left
/// them; written by hand. A language names those that it has after all.
enum EnglishLeftovers {
  static let words: Set<String> = .words(
    """
    the your please this that with from which because these those their and are were could should would \
    when where what how they before after until while there about into without every if settings setting delete deleted \
    remove removed save cancel enter enable enabled disable disabled search send share shared shipping \
    address headphones speakers seat seats payment payments purchase purchases keyboard charger friend \
    friends weather today tomorrow yesterday day days hour hours week weeks month months year years \
    lesson homework recipe recipes flight flights appointment appointments receipt invoice subscription \
    device devices camera network connection available unavailable failed warning unknown success \
    successfully again later now here changes change chapter chapters picture pictures song songs movie \
    movies house kitchen price library file files folder folders password \
    passwords order orders cart photos favorites favorite library screen battery \
    storage dashboard account accounts booking guest guests \
    luggage delivery package packages neighborhood sleep workout \
    neighbor lock unlock street closed opened canceled cancelled confirmed booked shipped delivered expired accepted \
    declined arrived finished received invited scheduled upcoming \
    boarding
    """)

  /// What joins the words of names, and words that other languages take together with another: drag and drop.
  static let joining: Set<String> = .words("and the with from")
  static let joined: Set<String> = .words(
    "drag plug rock copy bed mix click track search stop cash pick black")

  /// Words that texts in other scripts keep as they are.
  static let kept: WordSet = .words(
    """
    app apps web email mail wifi bluetooth online offline ok url token webhook proxy host port api ping \
    server cookie widget podcast hotspot router chat blog feed pin code bot spam emoji sim live photo
    """)
}
