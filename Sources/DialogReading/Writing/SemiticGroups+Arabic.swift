import DialogSupport

extension SemiticGroups {
  func arabic() -> [WritingReader.Suspect] {
    var suspects: [WritingReader.Suspect] = []
    for index in runs.indices.dropLast() {
      let (word, next) = (runs[index], runs[index + 1])
      if SemiticGroups.prepositions.contains(word), SemiticGroups.soundPlurals.contains(next) {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if SemiticGroups.soundPlurals.contains(word), SemiticGroups.pastVerbs.contains(next),
        index < 2
      {
        suspects.append(suspect(0...index + 1, isSentence: true))
      }
      if SemiticGroups.intransitive.contains(word), next.isDefiniteFeminine {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if SemiticGroups.demonstratives.disagree(word, next)
        || SemiticGroups.threeToTen.disagree(word, next)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if index + 2 < runs.count, SemiticGroups.passive.contains(word),
        SemiticGroups.actions.contains(next), runs[index + 2].utf8.hasPrefix("ال")
      {
        suspects.append(suspect(index + 1...index + 2, isSentence: false))
      }
      if isBareFeminine(word)
        && (index == 0 || SemiticGroups.beforeFeminine.contains(runs[index - 1]))
        && SemiticGroups.masculine.contains(next)
        || SemiticGroups.threeToTen.has(word) && SemiticGroups.singular.contains(next)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      let isPassword = word == "السر" || word == "المرور"
      if next == "الذي",
        word.isDefiniteFeminine && !isAfterNoun(index)
          || isPassword && index > 0 && runs[index - 1] == "كلمة"
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      if SemiticGroups.demonstratives.nouns.0.contains(word), next.isDefiniteFeminine,
        SemiticGroups.masculine.contains(String(next.dropFirst(2).dropLast())), !isAfterNoun(index)
      {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      guard word.isDefiniteFeminine || SemiticGroups.feminineByUse.contains(word) else { continue }
      if next.utf8.hasPrefix("ال"), SemiticGroups.masculine.contains(String(next.dropFirst(2))) {
        suspects.append(suspect(index...index + 1, isSentence: false))
      }
      let last = next.isDefiniteFeminine ? index + 2 : index + 1
      if last < runs.count, SemiticGroups.predicates.contains(runs[last]) {
        suspects.append(suspect(index...last, isSentence: true))
      }
    }
    return suspects
  }

  /// Whether a word is a noun with ة and without the article, and no number.
  private func isBareFeminine(_ word: String) -> Bool {
    word.utf8.count > 6 && word.utf8.hasSuffix("ة") && !word.utf8.hasPrefix("ال")
      && !SemiticGroups.threeToTen.forms.0.contains(word) && word != "علامة"
  }

  /// Whether a noun without its article stands before a word, whose own the word is then.
  private func isAfterNoun(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = runs[index - 1]
    return !before.utf8.hasPrefix("ال") && !SemiticGroups.prepositions.contains(before)
  }

  /// This and that before nouns with the article.
  private static let demonstratives = Pairing(
    forms: (.words("هذا ذلك بهذا لهذا"), .words("هذه تلك بهذه لهذه")),
    nouns: (
      .words(
        "الملف التطبيق الجهاز الحساب الرمز المستخدم الرابط المجلد الألبوم الإجراء الطلب المستند الخيار الاسم البريد الفيديو الاتصال العنصر الدرس الباب الموعد الهاتف الكتاب الاشتراك الإصدار التحديث"
      ),
      .words(
        """
        الصورة الرسالة المحادثة المجموعة القائمة الصفحة النسخة الدعوة الكلمة المكالمة الميزة الخدمة البطاقة الملاحظة \
        الشبكة الطابعة المهمة العملية الرحلة المدة الحزمة \
        الملفات الصور الرسائل المحادثات التطبيقات الأجهزة الحسابات الإعدادات التغييرات العناصر المجلدات الألبومات \
        البيانات المعلومات الصفحات الروابط
        """)
    ))
  /// Numbers have ة before masculine nouns.
  static let threeToTen = Pairing(
    forms: (
      .words("ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة"), .words("ثلاث أربع خمس ست سبع ثماني تسع")
    ),
    nouns: (
      .words("أيام أشهر أسابيع ملفات أجهزة عناصر تطبيقات حسابات مستخدمين أشخاص أصدقاء أحرف مقاطع"),
      .words(
        "ساعات دقائق ثوان ثوانٍ صور رسائل مرات صفحات محادثات مكالمات نتائج سنوات محاولات دعوات مجموعات"
      )
    ))

  /// What comes before a noun that is no part of another one: طلب صداقة جديد.
  private static let beforeFeminine: Set<String> = .words(
    "وصلت أرسلت أضيفت حذفت حفظت ظهرت وردت هناك لديك توجد يوجد أنشئت ستصل تلقيت استلمت")

  /// Nouns of which numbers from three on have another form.
  private static let singular: Set<String> = .words(
    """
    رسالة صورة محادثة مجموعة قائمة صفحة نسخة دعوة مكالمة بطاقة ملاحظة مهمة رحلة ملف تطبيق جهاز حساب رابط مجلد ألبوم طلب \
    مستند عنصر درس موعد كتاب ساعة دقيقة يوم شهر أسبوع مستخدم صديق تذكرة
    """)

  /// Feminine nouns without ة.
  private static let feminineByUse: Set<String> = .words("الكاميرا الموسيقى الشمس الأرض")
  /// What is done, before names of actions, which then have no article: تم حفظ الصورة.
  private static let passive: Set<String> = .words("تم يتم سيتم تمّ")
  private static let actions: Set<String> = .words(
    "الحفظ الحذف الإرسال التحديث النسخ النقل الإضافة الإزالة التنزيل التحميل الإنشاء الإلغاء التغيير الاستيراد التصدير"
  )

  private static let prepositions: Set<String> = .words("من في إلى على عن مع بين")

  /// Plurals of persons in the nominative.
  private static let soundPlurals: Set<String> = .words(
    """
    المستخدمون اللاعبون المشتركون المدعوون المشاركون المستلمون المرسلون المسؤولون المشرفون الموظفون \
    المطورون المتابعون المسافرون البائعون المعلمون المدرسون المتصلون المنظمون المستأجرون السائقون
    """)
  private static let pastVerbs: Set<String> = .words(
    "انضم أرسل وصل غادر قبل رفض وافق دفع طلب شاهد أكمل")
  /// Verbs in the masculine whose subject follows.
  private static let intransitive: Set<String> = .words(
    "اكتمل انتهى بدأ توقف توقّف فشل نجح استمر تأخر انقطع اختفى ظهر تغير تغيّر وصل")
  private static let masculine: Set<String> = .words(
    "جديد قديم محدد مطلوب حالي سابق أخير تالي ثاني محفوظ محذوف مشترك خاص رئيسي مؤقت")
  private static let predicates: Set<String> = .words(
    "جاهز متاح متوفر مفعل مفعّل معطل معطّل مقفل مفتوح مغلق محذوف محفوظ مطلوب فارغ صالح مشغول قديم جديد"
  )
}

extension String {
  /// A noun or adjective with the article and ة.
  fileprivate var isDefiniteFeminine: Bool {
    utf8.count > 8 && utf8.hasPrefix("ال") && utf8.hasSuffix("ة")
  }
}
