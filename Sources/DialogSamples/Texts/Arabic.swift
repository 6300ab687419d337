extension SampleLanguage {
  static let arabic = SampleLanguage(
    "ar",
    [
      .deleteTitle: "هل تريد حذف «{album}»؟",
      .deleteMessage: .counted(
        by: "count",
        [
          ("zero", "لا توجد صور في الألبوم."),
          ("one", "ستُحذف أيضًا صورة واحدة من الألبوم."),
          ("two", "ستُحذف أيضًا صورتان من الألبوم."),
          ("few", "ستُحذف أيضًا {count} صور من الألبوم."),
          ("many", "ستُحذف أيضًا {count} صورة من الألبوم."),
          ("other", "ستُحذف أيضًا {count} صورة من الألبوم."),
        ]),

      .purchaseTitle: "هل تريد الشراء بسعر {price}؟",
      .purchaseMessage: "سيُشحن المنتج «{item}» اليوم.",
      .buy: "شراء",

      .problemTitle: "لا يوجد اتصال",
      .problemMessage: "لم يُرسل الطلب.",
      .retry: "إعادة المحاولة",

      .signInTitle: "تسجيل الدخول إلى {server}",
      .email: "البريد الإلكتروني",
      .password: "كلمة السر",
      .signIn: "تسجيل الدخول",

      .renameTitle: "إعادة تسمية الألبوم",
      .name: "الاسم",
      .rename: "إعادة التسمية",

      .permissionTitle: "هل تريد تشغيل الإشعارات؟",
      .permissionMessage: "تظهر مستجدات الطلبات على شاشة القفل.",
      .turnOn: "تشغيل",

      .consentTitle: "هل تريد السماح بالعروض؟",
      .consentMessage: "سيُعلن عن التخفيضات والمنتجات الجديدة.",
      .allow: "السماح",
      .decline: "عدم السماح",

      .offerBody: "خصم {discount:percent} على أحذية الصيف هذا الأسبوع.",
      .offerPreview: "عرض خاص",

      .deleteDraft: "حذف المسودة",
      .saveDraft: "حفظ المسودة",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("zero", "لن يصل أي طرد في {day:date}."),
          ("one", "سيصل طرد واحد في {day:date}."),
          ("two", "سيصل طردان في {day:date}."),
          ("few", "ستصل {parcels} طرود في {day:date}."),
          ("many", "سيصل {parcels} طردًا في {day:date}."),
          ("other", "سيصل {parcels} طرد في {day:date}."),
        ]),
      .shipmentPreview: "شحنة",
      .leaveOutside: "الترك في الخارج",
      .deliverLater: "التوصيل لاحقًا",
    ])
}
