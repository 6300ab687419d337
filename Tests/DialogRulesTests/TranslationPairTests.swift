import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// What translations are held against beside their own source: other texts, names and the app’s.
///
/// Single texts with a translation each are in `Tests/Fixtures/Localization/Pairs.txt`, which a check reads.
struct TranslationPairTests {
  @Test(
    "one translation of two texts is found where they mean different things in every language",
    arguments: [
      ("Share this album now?", "Share this playlist now?", true),
      ("Move the folder here?", "Move the reminder here?", true),
      ("Print all the pages?", "Export all the pages?", true),
      ("Share this photo now?", "Share this picture now?", false),
      ("Delete all the pages?", "Erase all the pages?", false),
      ("Share this thing now?", "Share this item now?", false),
    ])
  func isReused(_ first: String, _ second: String, isFound: Bool) {
    let alerts = [first, second].enumerated().map { index, title in
      """
      alert Alert\(index) {
        purpose problem
        title { en "\(title)"  ko "지금 할까요?"  de "Jetzt machen?" }
        button go { en "Go"  ko "가기"  de "Los" }
        cancel
      }
      """
    }
    let project = "project Reuse {\n  source en\n  locales en, ko, de\n}\n"
    let found = findings(in: project + alerts.joined(separator: "\n"))
      .filter { $0.rule.name == "l10n/inconsistent" }
    #expect(found.map(\.locale) == (isFound ? ["ko", "de"] : []))
  }

  @Test(
    "해라체 is found beside 하세요 and ~까요, which go with 합니다체 and 해요체",
    arguments: [
      ("새 앨범을 만들까요?", "지운 사진은 사라진다.", true),
      ("이름을 입력하세요.", "앨범이 저장되었다.", true),
      ("새 앨범을 만들까요?", "지운 사진은 사라집니다.", false),
      ("새 앨범을 만들까요?", "지운 사진은 사라져요.", false),
      ("앨범 이름 변경", "지운 사진은 사라진다.", false),
    ])
  func isPlainBesideCourteous(_ title: String, _ message: String, isFound: Bool) {
    let found = findings(
      in: """
        project Plain {
          source en
          locales en, ko
        }

        alert Album {
          purpose problem
          title { en "Something Odd Happened"  ko "\(title)" }
          message { en "Its photos will be gone."  ko "\(message)" }
          button go { en "Go"  ko "가기" }
          cancel
        }
        """
    ).filter { $0.rule.name == "l10n/register" }
    #expect(found.isEmpty != isFound)
  }

  @Test(
    "the app's name is found misspelt, unless it has an ending, is translated or a word of English",
    arguments: [
      ("\"Picelio\"", "pt-BR", "Abrir com o Pisselio", "Open with Picelio", true),
      ("\"Picelio\"", "pt-BR", "Abrir com o Pillolino", "Open with Picelio", false),
      ("\"Picelio\"", "pt-BR", "Abrir com o Picilio", "Open with Picelio", true),
      ("\"Picelio\"", "pt-BR", "Abrir com o picelio", "Open with Picelio", true),
      ("\"Picelio\"", "ko", "Piceilo로 열기", "Open with Picelio", true),
      ("\"Picelio\"", "ko", "Piceli로 열기", "Open with Picelio", true),
      ("\"Picelio\"", "ko", "피첼리오로 열기", "Open with Picelio", false),
      ("\"Picelio\"", "fi", "Avaa Piceliolla", "Open with Picelio", false),
      ("\"Picelia\"", "pl", "Otwórz w Picelii", "Open with Picelia", false),
      ("\"IPQX\"", "tr", "IQPX ile Aç", "Open with IPQX", true),
      ("\"Calendar\"", "sl", "Odpri v Kalendar", "Open with Calendar", false),
      ("\"Notes\"", "fr", "Renommer les notes", "Rename Notes", false),
      ("\"Journal\"", "fr", "Imprimer le journal", "Print Journal", false),
      ("\"Photos\"", "fr", "Importer des photos", "Import Photos", false),
      ("\"Journal\"", "fr", "Continuer dans journal", "Continue writing in Journal", true),
      (
        "{ en \"Picelio\"  es \"Piscelio\" }", "es", "Abrir con Piscelio", "Open with Picelio",
        false
      ),
    ])
  func isMisspelt(
    _ app: String, _ locale: String, _ translation: String, _ source: String, isFound: Bool
  ) {
    let found = findings(
      in: """
        project Names {
          app \(app)
          source en
          locales en, \(locale)
        }

        alert Ask {
          purpose problem
          title "Something Odd Happened"
          button open { en "\(source)"  \(locale) "\(translation)" }
          cancel
        }
        """
    ).filter { $0.rule.name == "l10n/name" }
    #expect(found.count == (isFound ? 1 : 0))
  }

  @Test("a name is found misspelt where a language of another script keeps it")
  func isMisspeltBesideAnother() {
    func found(_ korean: String) -> [String?] {
      findings(
        in: """
          project Names {
            source en
            locales en, ko, es
          }

          alert Ask {
            purpose problem
            title "Something Odd Happened"
            message {
              en "Sign in to Picelio again."
              ko "\(korean)에 다시 로그인하십시오."
              es "Vuelve a iniciar sesión en Picilio."
            }
            button ok
          }
          """
      ).filter { $0.rule.name == "l10n/name" }.map(\.locale)
    }
    #expect(found("Picelio") == ["es"])
    #expect(found("피첼리오") == [])
  }

  @Test("narrow marks of Japanese are found where others are wide")
  func isNarrow() {
    let alerts = ["送信しますか?", "削除しますか？", "保存できません!"].enumerated().map { index, title in
      "alert Alert\(index) {\n  purpose problem\n  title { en \"Odd \(index) Things Happened\""
        + "  ja \"\(title)\" }\n  button ok\n}\n"
    }
    func narrow(_ alerts: [String]) -> [String?] {
      findings(in: "project Marks {\n  source en\n  locales en, ja\n}\n" + alerts.joined())
        .filter { $0.rule.name == "l10n/typography" }.map(\.dialog)
    }
    #expect(narrow(alerts) == ["Alert0", "Alert2"])
    #expect(narrow([alerts[0], alerts[2]]) == [])
  }
}
