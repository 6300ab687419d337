/// Verbs by which most sentences of dialogs are told from headlines: “Der Name ist vergeben”, “Name vergeben”.
public enum FiniteVerbs {
  /// Whether one of them is among words in lower case; nil of a language of which none are known.
  public static func areIn(_ words: [String], of language: String) -> Bool? {
    guard let verbs = verbs[language] else { return nil }
    let endings = endings[language] ?? []
    return words.contains { word in
      verbs.contains(word) || endings.contains(where: word.utf8.hasSuffix)
    }
  }

  /// What verbs and predicates end in that hardly another word does.
  private static let endings: [String: [String]] = [
    "ru": [
      "лась", "лось", "лись", "лся", "ется", "ится", "ются", "ятся", "ует", "уют", "ено", "ана",
      "ены", "аны",
    ]
  ]

  private static let verbs: [String: Set<String>] = [
    "de": .words(
      """
      ist sind war waren wird werden wurde wurden kann können konnte konnten hat haben hatte muss müssen darf \
      dürfen soll sollen sollte will wollen möchte möchten enthält enthalten fehlt fehlen gibt existiert \
      existieren bleibt bleiben braucht benötigt geht gehen läuft steht stehen lässt lassen endet beginnt startet \
      hast bist
      """),
    "fr": .words(
      """
      est sont était étaient sera seront a ont avait peut peuvent pouvait doit doivent devrait existe existent \
      contient contiennent manque manquent reste restent fait faut va vont semble êtes avez pouvez
      """),
    "es": .words(
      """
      es son está están era fue fueron será serán ha han hay puede pueden pudo podrá debe deben debería existe \
      existen contiene contienen falta faltan queda quedan tiene tienen hace va van se
      """),
    "it": .words(
      """
      è sono era sarà saranno ha hanno può possono deve devono dovrebbe esiste esistono contiene contengono manca \
      mancano resta rimane c’è c'è va vanno si
      """),
    "pt": .words(
      """
      é são está estão era foi foram será serão há tem têm pode podem deve devem deveria existe existem contém \
      falta faltam fica vai vão se
      """),
    "nl": .words(
      """
      is zijn was waren wordt worden werd werden kan kunnen kon heeft hebben had moet moeten mag mogen bestaat \
      bestaan bevat bevatten ontbreekt ontbreken blijft blijven gaat wil
      """),
    "ru": .words(
      """
      не нет можно нельзя есть был была было были будет будут может могут должен должна должно должны содержит \
      уже готов готова готово
      """),
    "pl": .words(
      """
      jest są był była było były będzie będą został została zostało zostały może mogą musi muszą istnieje istnieją \
      zawiera zawierają brakuje udało można należy powinien powinna powinno nie
      """),
  ]
}
