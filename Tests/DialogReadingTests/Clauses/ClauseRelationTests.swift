import DialogLocales
import DialogReading
import Testing

/// What two clauses are to each other, beside those of a source.
struct ClauseRelationTests {
  private func relation(
    _ kind: ClauseRelation.Kind, _ text: String, _ tag: String
  ) -> ClauseRelation? {
    let words = LanguageWords.of(LanguageTag(tag)!)
    let concepts = ConceptReading(text, ConceptWords(words)!)
    let values = text.unicodeScalars.count { $0 == "\u{FFFC}" }
    return ClauseRelation(
      kind, in: text, concepts, values: Array(0..<values), RelationWords(words)!)
  }

  private func likeness(
    _ kind: ClauseRelation.Kind, _ source: String, _ text: String, _ tag: String
  ) -> ClauseRelation.Likeness? {
    guard let source = relation(kind, source, "en"), let own = relation(kind, text, tag) else {
      return nil
    }
    return own.likeness(to: source, isSure: false)
  }

  @Test(
    "first one thing and then the other, however that is said",
    arguments: [
      ("de", "Speichere zuerst die Datei, dann schließe die App."),
      ("de", "Bevor du die App schließt, speichere die Datei."),
      ("ko", "파일을 저장한 다음 앱을 닫으세요."),
      ("ko", "앱을 닫기 전에 파일을 저장하세요."),
      ("ja", "ファイルを保存してからアプリを閉じてください。"),
      ("zh-Hant", "先儲存檔案，再關閉 App。"),
      ("tr", "Önce dosyayı kaydedin, sonra uygulamayı kapatın."),
    ])
  func readsOrder(tag: String, text: String) {
    let source = "Save the file before closing the app."
    #expect(likeness(.order, source, text, tag) == .same)
  }

  @Test(
    "what comes first comes after the other",
    arguments: [
      ("de", "Schließe die App, bevor du die Datei speicherst."),
      ("ko", "앱을 닫은 후에 파일을 저장하세요."),
      ("ja", "ファイルを保存する前にアプリを閉じてください。"),
    ])
  func findsTurnedOrder(tag: String, text: String) {
    let source = "Save the file before closing the app."
    #expect(likeness(.order, source, text, tag) == .turned)
  }

  @Test(
    "a cause, and what comes of it",
    arguments: [
      ("zh-Hans", "因为照片已删除，所以相册已锁定。", ClauseRelation.Likeness.turned),
      ("zh-Hans", "因为相册已锁定，所以照片已删除。", .same),
      ("fr", "L’album était verrouillé, donc la photo a été supprimée.", .same),
      ("it", "L’album è bloccato perché la foto è stata eliminata.", .turned),
    ])
  func readsCauses(tag: String, text: String, expected: ClauseRelation.Likeness) {
    let source = "The photo was deleted because the album was locked."
    #expect(likeness(.cause, source, text, tag) == expected)
  }

  @Test("nothing where a text does not relate two parts")
  func readsNothing() {
    #expect(relation(.cause, "The photo was deleted.", "en") == nil)
    #expect(relation(.order, "Before.", "en") == nil)
  }
}
