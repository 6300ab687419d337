import DialogSupport

extension SemiticGroups {
  func hebrew() -> [WritingReader.Suspect] {
    var suspects: [WritingReader.Suspect] = []
    for index in runs.indices.dropLast() {
      let (word, next) = (runs[index], runs[index + 1])
      if SemiticGroups.feminine.contains(word), next.hasPrefix("ה"),
        SemiticGroups.masculineHebrew.contains(String(next.dropFirst()))
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      let verb = SemiticGroups.attributes.contains(next) ? index + 2 : index + 1
      if verb < runs.count, SemiticGroups.outcomes.disagree(runs[verb], word) {
        suspects.append(suspect(index...verb, isSentence: true))
      }
      if lacksObjectMark(at: index) {
        suspects.append(
          WritingReader.Suspect(
            kind: .wrongAfter, words: index...index + 1, right: "את " + next,
            isOpening: SemiticGroups.commands.contains(word)))
      }
      if isWrongNumber(at: index) || SemiticGroups.demonstrativesAfter.disagree(next, word)
        || isWrongOne(at: index)
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

  /// A verb with its definite object right after it, without את: לשמור השינויים.
  private func lacksObjectMark(at index: Int) -> Bool {
    let isVerb =
      SemiticGroups.infinitives.contains(runs[index])
      || SemiticGroups.commands.contains(runs[index])
    guard isVerb else { return false }
    let object = runs[index + 1]
    return SemiticGroups.objects.contains(object)
      || SemiticGroups.feminine.contains(object)
  }

  /// A number before a noun of the other gender; not tens with others, nor Monday.
  private func isWrongNumber(at index: Int) -> Bool {
    guard SemiticGroups.twoToTen.disagree(runs[index], runs[index + 1]) else { return false }
    if index == 0 { return true }
    let (before, forms) = (runs[index - 1], SemiticGroups.twoToTen.forms)
    return !forms.0.contains(before) && !forms.1.contains(before) && !before.hasSuffix("יום")
      && !SemiticGroups.unitsOfTeens.contains(before)
  }

  /// One after a noun of the other gender, which is no each other: הודעה אחד לשני.
  private func isWrongOne(at index: Int) -> Bool {
    let noun = "ה" + runs[index]
    let isWrong =
      runs[index + 1] == "אחד" && SemiticGroups.feminine.contains(noun)
      || runs[index + 1] == "אחת" && SemiticGroups.masculineNouns.contains(noun)
    return isWrong && !(index + 2 < runs.count && runs[index + 2].hasPrefix("ל"))
  }

  private static let infinitives: Set<String> = .words(
    """
    לשמור למחוק לפתוח לסגור להסיר לשתף להוריד לעדכן לבטל להתקין לערוך להעתיק להעביר להפעיל לכבות לחבר לנתק לבחור \
    להזין לשנות לאשר לחסום לסרוק להדפיס לשחזר
    """)
  private static let commands: Set<String> = .words(
    "מחק הסר שתף הורד עדכן הפעל כבה נתק הזן סגור מחקו הסירו")
  private static let objects: Set<String> = .words(
    """
    הקובץ היישום המכשיר החשבון המסמך הקישור האלבום הפריט האירוע הסרטון הקוד המינוי התשלום הגיבוי הכרטיס הפרופיל \
    השינויים הקבצים התמונות ההודעות הפריטים ההגדרות המסמכים הפרטים הדלת החלון האפליקציות
    """)
  private static let feminine: Set<String> = .words(
    """
    הסיסמה ההודעה התמונה התיקייה הרשימה הקבוצה האפליקציה הגרסה ההזמנה הכתובת התוכנית הפעולה השיחה הבקשה השאלה \
    החשבונית העסקה הפגישה המצלמה הסוללה התגובה ההרשמה התזכורת המדפסת החבילה המשימה \
    ההורדה ההעלאה ההתראה ההקלטה הנסיעה הטיסה ההרשאה הספרייה
    """)
  private static let masculineNouns: Set<String> = .words(
    """
    הקובץ היישום המכשיר החשבון המסמך הקישור השם האלבום הפריט המשתמש האירוע הסרטון השיר הקוד האתר היומן השרת \
    המינוי העדכון התשלום הגיבוי הכרטיס המשלוח המספר השולחן התור הטופס התיק הדרכון הרישיון המפתח הפרופיל
    """)
  /// Numbers, of which those with an ending go with masculine nouns; and nouns that are often counted.
  private static let twoToTen = Pairing(
    forms: (
      .words("שני שלושה ארבעה חמישה שישה שבעה תשעה עשרה"),
      .words("שתי שלוש ארבע חמש שש שבע תשע עשר")
    ),
    nouns: (
      .words(
        """
        ימים שבועות חודשים קבצים מכשירים משתמשים פריטים אירועים סרטונים שירים חשבונות מסמכים ניסיונות אנשים \
        אלבומים קישורים עדכונים שחקנים חברים כרטיסים תשלומים סמלים תווים צעדים שלבים אורחים מינויים
        """),
      .words(
        """
        דקות שעות שניות תמונות הודעות שיחות אפליקציות תיקיות גרסאות פעמים בקשות רשימות הזמנות שאלות סיסמאות שנים \
        משימות התראות קבוצות תגובות עסקאות חבילות ספרות אותיות פגישות תזכורות הורדות כתובות
        """)
    ))
  /// Numbers before ten in those up to nineteen that are not among them: twelve.
  private static let unitsOfTeens: Set<String> = .words("אחת אחד שתים שתיים שנים שניים שמונה")
  /// This, after nouns with the article.
  private static let demonstrativesAfter = Pairing(
    forms: (["הזה"], ["הזאת", "הזו"]), nouns: (masculineNouns, feminine))
  /// What a subject may have after it: your message.
  private static let attributes: Set<String> = .words("שלך שלכם שלי שלנו הזה הזאת הזו החדש החדשה")
  /// What happened to a subject.
  private static let outcomes = Pairing(
    forms: (
      singularVerbs.union(Set<String>.words("פג נגמר ננעל הותקן נוצר אבד הגיע חובר נחסם הוחלף")),
      feminineVerbs
    ),
    nouns: (masculineNouns, feminine))
  private static let feminineVerbs: Set<String> = .words(
    """
    נשלחה נמחקה נשמרה הועלתה הוסרה נוספה נכשלה עודכנה שותפה הועברה הסתיימה הופסקה התחילה נותקה נסגרה נפתחה בוטלה הושלמה \
    אושרה נדחתה התקבלה הופעלה הושבתה פגה נגמרה ננעלה הותקנה נוצרה אבדה הגיעה חוברה נחסמה הוחלפה
    """)
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
