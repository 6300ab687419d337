/// The words of agreement in Hebrew, by hand.
extension SemiticGroups {
  static let infinitives: Set<String> = .words(
    """
    לשמור למחוק לפתוח לסגור להסיר לשתף להוריד לעדכן לבטל להתקין לערוך להעתיק להעביר להפעיל לכבות לחבר לנתק לבחור \
    להזין לשנות לאשר לחסום לסרוק להדפיס לשחזר
    """)
  static let commands: Set<String> = .words(
    "מחק הסר שתף הורד עדכן הפעל כבה נתק הזן סגור מחקו הסירו")
  /// What we did.
  static let past: Set<String> = .words(
    "שינינו שלחנו מחקנו קיבלנו ביטלנו אישרנו דחינו העברנו שמרנו הוספנו הסרנו שיתפנו חסמנו סגרנו פתחנו חידשנו"
  )
  static let objects: Set<String> = .words(
    """
    הקובץ היישום המכשיר החשבון המסמך הקישור האלבום הפריט האירוע הסרטון הקוד המינוי התשלום הגיבוי הכרטיס הפרופיל \
    השינויים הקבצים התמונות ההודעות הפריטים ההגדרות המסמכים הפרטים הדלת החלון האפליקציות
    """)
  static let feminine: Set<String> = .words(
    """
    הסיסמה ההודעה התמונה התיקייה הרשימה הקבוצה האפליקציה הגרסה ההזמנה הכתובת התוכנית הפעולה השיחה הבקשה השאלה \
    החשבונית העסקה הפגישה המצלמה הסוללה התגובה ההרשמה התזכורת המדפסת החבילה המשימה \
    ההורדה ההעלאה ההתראה ההקלטה הנסיעה הטיסה ההרשאה הספרייה
    """)
  static let masculineNouns: Set<String> = .words(
    """
    הקובץ היישום המכשיר החשבון המסמך הקישור השם האלבום הפריט המשתמש האירוע הסרטון השיר הקוד האתר היומן השרת \
    המינוי העדכון התשלום הגיבוי הכרטיס המשלוח המספר השולחן התור הטופס התיק הדרכון הרישיון המפתח הפרופיל
    """)
  /// Numbers, of which those with an ending go with masculine nouns; and nouns that are often counted.
  static let twoToTen = Pairing(
    forms: (
      .words("שני שלושה ארבעה חמישה שישה שבעה תשעה עשרה"),
      .words("שתי שלוש ארבע חמש שש שבע תשע עשר")
    ),
    nouns: (
      .words(
        """
        ימים שבועות חודשים קבצים מכשירים משתמשים פריטים אירועים סרטונים שירים חשבונות מסמכים ניסיונות אנשים \
        מוצרים ספרים סרטים מתכונים אימונים שיעורים תורים בנים תלמידים חדרים לילות \
        אלבומים קישורים עדכונים שחקנים חברים כרטיסים תשלומים סמלים תווים צעדים שלבים אורחים מינויים
        """),
      .words(
        """
        דקות שעות שניות תמונות הודעות שיחות אפליקציות תיקיות גרסאות פעמים בקשות רשימות הזמנות שאלות סיסמאות שנים \
        בנות חולצות מתנות נורות דירות תלמידות מורות מנות ארוחות כרטיסיות טיסות נסיעות הקלטות מצלמות \
        משימות התראות קבוצות תגובות עסקאות חבילות ספרות אותיות פגישות תזכורות הורדות כתובות
        """)
    ))
  /// Numbers before ten in those up to nineteen that are not among them: twelve.
  static let unitsOfTeens: Set<String> = .words("אחת אחד שתים שתיים שנים שניים שמונה")
  /// This, after nouns with the article.
  static let demonstrativesAfter = Pairing(
    forms: (["הזה"], ["הזאת", "הזו"]), nouns: (masculineNouns, feminine))
  /// What a subject may have after it: your message.
  static let attributes: Set<String> = .words("שלך שלכם שלי שלנו הזה הזאת הזו החדש החדשה")
  /// What happened to a subject.
  static let outcomes = Pairing(
    forms: (
      singularVerbs.union(Set<String>.words("פג נגמר ננעל הותקן נוצר אבד הגיע חובר נחסם הוחלף")),
      feminineVerbs
    ),
    nouns: (masculineNouns, feminine))
  static let feminineVerbs: Set<String> = .words(
    """
    נשלחה נמחקה נשמרה הועלתה הוסרה נוספה נכשלה עודכנה שותפה הועברה הסתיימה הופסקה התחילה נותקה נסגרה נפתחה בוטלה הושלמה \
    אושרה נדחתה התקבלה הופעלה הושבתה פגה נגמרה ננעלה הותקנה נוצרה אבדה הגיעה חוברה נחסמה הוחלפה
    """)
  /// Adjectives without an article, and what comes after them as the predicate.
  static let indefinite: Set<String> = .words(
    "חדש ישן נוכחי ראשון אחרון שגוי שמור נבחר חדשה ישנה נוכחית ראשונה אחרונה שגויה אלחוטי אלחוטית")
  static let verbs: Set<String> = .words(
    """
    אינו אינה אינם הוסר הוסרה נמחק נמחקה נשמר נשמרה נוסף נוספה עודכן עודכנה הותקן הותקנה חובר חוברה נותק נותקה \
    נכשל נכשלה נשלח נשלחה
    """)
  static let bareFeminine = Set(feminine.map { String($0.dropFirst()) })
  static let bareMasculine = Set(masculineNouns.map { String($0.dropFirst()) })
  /// Adjectives that are no nouns or verbs too.
  static let masculineBare: Set<String> = .words(
    "חדש ישן נוכחי אחרון שגוי קיים אישי נוסף גדול קטן זמין אחר ראשי פרטי")
  static let feminineHebrew: Set<String> = .words(
    "חדשה ישנה נוכחית אחרונה שגויה קיימת אישית נוספת גדולה קטנה זמינה אחרת ראשית פרטית")
  static let masculineHebrew: Set<String> = .words(
    "חדש ישן נוכחי ראשון אחרון שגוי נכון שמור נבחר קיים אישי")
  static let singularVerbs: Set<String> = .words(
    """
    נשלח נמחק נשמר הועלה הוסר נוסף נכשל עודכן שותף הועבר הסתיים הופסק התחיל נותק נסגר נפתח בוטל הושלם אושר נדחה התקבל \
    הופעל הושבת
    """)
}
