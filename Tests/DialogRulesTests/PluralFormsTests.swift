import DialogFindings
import DialogRules
import Testing

/// The noun after a number, in each category of a selection.
struct PluralFormsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    /// By category: `one`, `few`, `many`, `other`, as many of them as the language has.
    let nouns: [String: String]
    /// The category with the form of another one; nil where none has.
    let wrong: String?

    init(_ locale: String, _ nouns: String, wrong: String? = nil) {
      let nouns = nouns.split(separator: " ").map(String.init)
      let categories =
        [2: ["one", "other"], 3: ["one", "few", "other"], 4: ["one", "few", "many", "other"]][
          nouns.count]!
      self.locale = locale
      self.nouns = Dictionary(uniqueKeysWithValues: zip(categories, nouns))
      self.wrong = wrong
    }

    var testDescription: String { "\(locale): \(nouns)" }

    var source: String {
      let arms = nouns.sorted { $0.key < $1.key }.map { "\($0.key) \"{count} \($0.value)\"" }
      return """
        project Files {
          source en
          locales en, \(locale)
        }

        alert Left(count: Int) {
          purpose problem
          title { en by count { one "{count} Thing Left"  other "{count} Things Left" }
                  \(locale) by count { \(arms.joined(separator: "  ")) } }
          button ok
        }
        """
    }
  }

  static let cases = [
    Case("ru", "файл файла файлов файла"), Case("ru", "сообщение сообщения сообщений сообщения"),
    Case("ru", "фото фото фото фото"), Case("ru", "запись записи записей записи"),
    Case("ru", "файл файлов файлов файла", wrong: "few"),
    Case("ru", "файл файлов файла файла", wrong: "few"),
    Case("ru", "сообщение сообщения сообщения сообщения", wrong: "many"),
    Case("ru", "карта карты карты карты", wrong: "many"),
    // What has no ending in the genitive plural, by the dictionary; a case that the phrase asks for, by the noun after one.
    Case("ru", "книга книг книг книги", wrong: "few"), Case("ru", "книга книги книг книги"),
    Case("ru", "минута минут минут минуты", wrong: "few"),
    Case("ru", "человек человека человек человека"),
    Case("ru", "год года лет года"), Case("ru", "раз раза раз раза"),
    Case("ru", "книги книг книг книги"),
    Case("ru", "файла файлов файлов файла"), Case("ru", "книгой книгами книгами книги"),
    Case("pl", "gra gier gier gry", wrong: "few"), Case("pl", "gra gry gier gry"),
    Case("pl", "minuty minut minut minuty"), Case("pl", "rok lata lat roku"),
    Case("uk", "файл файли файлів файлу"), Case("uk", "файл файли файли файлу", wrong: "many"),
    Case("pl", "plik pliki plików pliku"), Case("pl", "wiadomość wiadomości wiadomości wiadomości"),
    Case("pl", "odpowiedź odpowiedzi odpowiedzi odpowiedzi"),
    Case("pl", "plik pliki pliki pliku", wrong: "many"),
    Case("pl", "zdjęcie zdjęć zdjęcia zdjęcia", wrong: "few"),
    Case("pl", "książka książki książki książki", wrong: "many"),
    Case("cs", "soubor soubory souborů"), Case("cs", "soubor soubory soubory", wrong: "other"),
    Case("de", "Foto Fotos"), Case("de", "Fotos Fotos", wrong: "one"),
    Case("de", "Titel Titel"), Case("de", "Atlas Atlas"),
    Case("fr", "parcours parcours"), Case("fr", "abonnés abonnés", wrong: "one"),
    Case("es", "cumpleaños cumpleaños"), Case("es", "archivos archivos", wrong: "one"),
  ]

  @Test(
    "a noun in the form of another category is found in its category, and no other",
    arguments: cases)
  func isFound(_ item: Case) {
    let found = findings(in: item.source).filter { $0.rule.name == "l10n/plural-forms" }
    let bytes = Array(item.source.utf8)
    let wrong = found.map { finding in
      let place = finding.range.bytes
      return String(decoding: bytes[Int(place.start)..<Int(place.end)], as: UTF8.self)
    }
    #expect(wrong == [item.wrong].compactMap { $0 }, "\(found.map(\.message))")
  }
}
