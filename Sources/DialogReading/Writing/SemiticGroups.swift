import DialogSupport

/// Agreement in Arabic and Hebrew, where few words of a group tell enough: a noun that is surely
/// feminine or of several, and beside it an adjective or verb of a list in the other form.
struct SemiticGroups {
  let language: WritingWords.Semitic
  let runs: [String]

  /// The pairs of words that do not agree.
  func suspects() -> [WritingReader.Suspect] {
    language == .arabic ? arabic() : hebrew()
  }

  func suspect(_ words: ClosedRange<Int>, isSentence: Bool) -> WritingReader.Suspect {
    WritingReader.Suspect(kind: .disagreeing, words: words, isSentence: isSentence)
  }

  /// Words of two forms, and the nouns that only one of them goes with.
  struct Pairing {
    let forms: (Set<String>, Set<String>)
    /// Nouns that the second form does not go with, and those that the first does not.
    let nouns: (Set<String>, Set<String>)

    func disagree(_ word: String, _ noun: String) -> Bool {
      forms.0.contains(word) && nouns.1.contains(noun)
        || forms.1.contains(word) && nouns.0.contains(noun)
    }
  }

  // MARK: Hebrew

  private func hebrew() -> [WritingReader.Suspect] {
    var suspects: [WritingReader.Suspect] = []
    for index in runs.indices.dropLast() {
      let (word, next) = (runs[index], runs[index + 1])
      if SemiticGroups.feminine.contains(word) {
        if next.hasPrefix("ה"), SemiticGroups.masculineHebrew.contains(String(next.dropFirst())) {
          suspects.append(suspect(index...index + 1, isSentence: false))
        } else if SemiticGroups.singularVerbs.contains(next) {
          suspects.append(suspect(index...index + 1, isSentence: true))
        }
      }
      if SemiticGroups.threeToNine.disagree(word, next)
        || SemiticGroups.demonstrativesAfter.disagree(next, word)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if word.hasPrefix("ה"), word.utf8.count > 6, SemiticGroups.indefinite.contains(next),
        index + 2 < runs.count, SemiticGroups.verbs.contains(runs[index + 2])
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      guard word.isHebrewPlural else { continue }
      let hasAttribute = next.isHebrewPlural || next == "האלה" || next == "האלו"
      let last = hasAttribute ? index + 2 : index + 1
      if last < runs.count, SemiticGroups.singularVerbs.contains(runs[last]) {
        suspects.append(suspect(index...last, isSentence: true))
      }
    }
    return suspects
  }

  private static let feminine: Set<String> = .words(
    """
    הסיסמה ההודעה התמונה התיקייה הרשימה הקבוצה האפליקציה הגרסה ההזמנה הכתובת התוכנית הפעולה השיחה הבקשה השאלה \
    החשבונית העסקה הפגישה המצלמה הסוללה התגובה ההרשמה התזכורת המדפסת החבילה המשימה \
    ההורדה ההעלאה ההתראה ההקלטה הנסיעה הטיסה ההרשאה הספרייה
    """)
  /// Numbers, of which those with an ending go with masculine nouns; and nouns that are often counted.
  private static let threeToNine = Pairing(
    forms: (.words("שלושה ארבעה חמישה שישה שבעה תשעה"), .words("שלוש ארבע חמש שש שבע תשע")),
    nouns: (
      .words(
        "ימים שבועות חודשים קבצים מכשירים משתמשים פריטים אירועים סרטונים שירים חשבונות מסמכים ניסיונות אנשים"
      ),
      .words(
        "דקות שעות שניות תמונות הודעות שיחות אפליקציות תיקיות גרסאות פעמים בקשות רשימות הזמנות שאלות סיסמאות שנים"
      )
    ))
  /// This, after nouns with the article.
  private static let demonstrativesAfter = Pairing(
    forms: (["הזה"], ["הזאת", "הזו"]),
    nouns: (
      .words(
        "הקובץ היישום המכשיר החשבון המסמך הקישור השם האלבום הפריט המשתמש האירוע הסרטון השיר הקוד האתר היומן השרת"
      ),
      feminine
    ))
  /// Adjectives without an article, and what comes after them as the predicate.
  private static let indefinite: Set<String> = .words(
    "חדש ישן נוכחי ראשון אחרון שגוי שמור נבחר חדשה ישנה נוכחית ראשונה אחרונה שגויה אלחוטי אלחוטית")
  private static let verbs: Set<String> = .words(
    """
    אינו אינה אינם הוסר הוסרה נמחק נמחקה נשמר נשמרה נוסף נוספה עודכן עודכנה הותקן הותקנה חובר חוברה נותק נותקה \
    נכשל נכשלה נשלח נשלחה
    """)
  private static let masculineHebrew: Set<String> = .words(
    "חדש ישן נוכחי ראשון אחרון שגוי נכון שמור נבחר קיים אישי")
  private static let singularVerbs: Set<String> = .words(
    """
    נשלח נמחק נשמר הועלה הוסר נוסף נכשל עודכן שותף הועבר הסתיים הופסק התחיל נותק נסגר נפתח בוטל הושלם אושר נדחה התקבל \
    הופעל הושבת
    """)
}

extension String {
  fileprivate var isHebrewPlural: Bool {
    utf8.count > 8 && utf8.hasPrefix("ה") && utf8.hasSuffix("ים")
  }
}
