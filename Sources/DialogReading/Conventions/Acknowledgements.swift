import DialogSupport

/// What buttons say that do nothing but close a dialog, beside the platform's OK, Done and Close.
public enum Acknowledgements {
  /// Whether a title only acknowledges or goes back: Verstanden, わかりました, Retour.
  ///
  /// - Parameter language: a code of ISO 639; of English and Korean their vocabularies know more.
  public static func contain(_ title: String, in language: String) -> Bool {
    let text = title.lowercased().replacing("’", with: "'")
    return titles[language]?.contains(text) ?? false
  }

  private static let titles: [String: Set<String>] = lists.mapValues { list in
    Set(list.split(separator: ",").map { $0.replacing("_", with: " ").filter { !$0.isNewline } })
  }

  private static let lists = [
    "ar": "حسنا,حسنًا,فهمت,مفهوم,تم,رجوع,العودة,تجاهل",
    "bg": "добре,разбрах,назад",
    "cs": "dobře,rozumím,chápu,jasně,zpět",
    "da": "okay,forstået,jeg forstår,tilbage,fint",
    "de": "okay,okey,verstanden,alles klar,in ordnung,ich verstehe,zurück,ausblenden,gut",
    "el": "εντάξει,το κατάλαβα,κατάλαβα,πίσω",
    "es": "de acuerdo,entendido,vale,lo entiendo,volver,atrás,descartar,aceptar",
    "fa": "باشه,متوجه شدم,فهمیدم,بازگشت",
    "fi": "selvä,ymmärrän,takaisin,okei",
    "fr": "d'accord,compris,j'ai compris,je comprends,retour,revenir,ignorer,entendu",
    "he": "אישור,הבנתי,בסדר,חזרה",
    "hi": "ठीक है,समझ गया,समझ गए,वापस",
    "hu": "rendben,értem,vissza,oké",
    "id": "oke,baik,mengerti,saya mengerti,kembali",
    "it": "va bene,ho capito,capito,d'accordo,indietro,ignora",
    "ja": "わかりました,分かりました,わかった,了解,了解しました,はい、わかりました,戻る,確認,確認しました",
    "nb": "greit,forstått,jeg forstår,skjønner,tilbake",
    "nl": "oké,begrepen,duidelijk,ik begrijp het,ik snap het,terug,sluiten",
    "pl": "dobrze,rozumiem,jasne,wstecz,wróć",
    "pt": "entendi,ok,entendido,certo,está bem,tudo bem,voltar,percebi,compreendi",
    "ro": "bine,am înțeles,înapoi",
    "ru": "хорошо,понятно,ясно,назад,закрыть,принято",
    "sk": "dobre,rozumiem,jasné,späť",
    "sv": "okej,uppfattat,jag förstår,förstår,tillbaka",
    "th": "ตกลง,เข้าใจแล้ว,รับทราบ,กลับ,ย้อนกลับ",
    "tr": "tamam,anladım,anlaşıldı,geri,geri dön",
    "uk": "добре,зрозуміло,ясно,назад",
    "vi": "đồng ý,đã hiểu,tôi hiểu,quay lại,được",
    "zh": "知道了,我知道了,明白了,明白,好的,好,了解,瞭解,返回,收到,確定,确定",
  ]
}
