import DialogLocales
import Testing

@Suite struct PlatformTermsTests {
  private func text(_ name: String, _ tag: String) -> String? {
    PlatformTerms.text(for: name, in: LanguageTag(tag)!)
  }

  /// The words that the project's design names, language by language.
  @Test(arguments: [
    (
      "cancel",
      """
      en Cancel · ko 취소 · ja キャンセル · zh-Hans 取消 · de Abbrechen · fr Annuler · \
      es Cancelar · pt-BR Cancelar · pl Anuluj · ar إلغاء · he ביטול · hi रद्द करें · \
      cs Zrušit · th ยกเลิก · vi Hủy · it Annulla · uk Скасувати · ru Отменить · \
      ru Отмена · tr Vazgeç · tr İptal
      """
    ),
    (
      "ok",
      """
      ko 확인 · ko 승인 · ja OK · zh-Hans 好 · zh-Hans 确定 · de OK · es OK · es Aceptar · \
      ru ОК · ar موافق · ar حسنًا · he אישור · hi ठीक · th ตกลง · tr Tamam · uk OK · \
      uk Гаразд
      """
    ),
    (
      "delete",
      """
      ko 삭제 · ja 削除 · zh-Hans 删除 · de Löschen · fr Supprimer · es Eliminar · \
      pt-BR Excluir · pt-BR Apagar · ru Удалить · pl Usuń · ar حذف · he מחיקה · he מחק · \
      hi मिटाएं · cs Smazat · th ลบ · vi Xóa · tr Sil · it Elimina · uk Видалити
      """
    ),
    (
      "yes",
      """
      ko 예 · ja はい · zh-Hans 是 · de Ja · fr Oui · es Sí · pt-BR Sim · ru Да · pl Tak · \
      ar نعم · he כן · hi हां · cs Ano · th ใช่ · vi Có · tr Evet · it Sì · uk Так
      """
    ),
    (
      "no",
      """
      ko 아니요 · ja いいえ · zh-Hans 否 · de Nein · fr Non · es No · pt-BR Não · ru Нет · \
      pl Nie · ar لا · he לא · hi नहीं · cs Ne · th ไม่ · vi Không · tr Hayır · it No · \
      uk Ні
      """
    ),
  ])
  func design(name: String, words: String) {
    var seen: Set<Substring> = []
    for entry in words.split(separator: " · ") {
      let parts = entry.split(separator: " ", maxSplits: 1)
      let tag = LanguageTag(parts[0])!
      #expect(PlatformTerms.isTerm(String(parts[1]), name, in: tag), "\(entry)")
      if seen.insert(parts[0]).inserted {
        #expect(PlatformTerms.text(for: name, in: tag) == String(parts[1]), "\(entry)")
      }
    }
  }

  @Test func korean() {
    let words = [
      "취소", "확인", "삭제", "완료", "저장", "닫기", "제거", "폐기", "편집", "공유", "열기", "다시 시도", "계속", "허용",
      "허용 안 함", "나중에",
      "설정", "로그인", "로그아웃", "로그아웃", "재설정", "지우기", "대치", "보내기", "답장", "보기", "무시", "실행 취소", "예", "아니요",
    ]
    #expect(PlatformTerms.names.map { text($0, "ko") } == words)
    #expect(PlatformTerms.names.map { text($0, "ko-KR") } == words)
  }

  @Test func englishHasAll() {
    #expect(PlatformTerms.names.allSatisfy { text($0, "en-GB") != nil })
    #expect(text("dontAllow", "en") == "Don’t Allow")
  }

  @Test func languagesInherit() {
    #expect(text("save", "pt-BR") == "Salvar")
    #expect(text("save", "pt-PT") == "Guardar")
    #expect(text("save", "pt-AO") == "Guardar")
    #expect(text("done", "es-MX") == "Listo")
    #expect(text("delete", "es-MX") == "Eliminar")
    #expect(text("close", "zh-TW") == "關閉")
    #expect(text("close", "zh-CN") == "关闭")
    #expect(text("cancel", "nb-NO") == "Avbryt")
    #expect(text("save", "iw") == "שמירה")
    #expect(text("yes", "sr-Latn") == nil)
  }

  @Test func unknown() {
    #expect(text("cancel", "qaa") == nil)
    #expect(text("frobnicate", "en") == nil)
  }

  @Test func casesAndApostrophes() {
    let english = LanguageTag("en")!
    #expect(PlatformTerms.isTerm("don't allow", "dontAllow", in: english))
    #expect(PlatformTerms.isTerm("CANCEL", "cancel", in: english))
    #expect(!PlatformTerms.isTerm("Cancel Order", "cancel", in: english))
    #expect(PlatformTerms.isTerm("İPTAL", "cancel", in: LanguageTag("tr")!))
  }

  @Test func oneWordOfSeveralTerms() {
    #expect(PlatformTerms.names(of: "Annuler", in: LanguageTag("fr")!) == ["cancel", "undo"])
    #expect(PlatformTerms.names(of: "로그아웃", in: LanguageTag("ko")!) == ["signOut", "logOut"])
  }

  @Test func everyTermIsCleanText() {
    for name in PlatformTerms.names {
      #expect(PlatformTerms.languages(for: name).count >= 30, "\(name)")
      for tag in PlatformTerms.languages(for: name) {
        for text in PlatformTerms.texts(for: name, in: tag) {
          #expect(!text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.isEmpty)
          #expect(!text.contains("&") && !text.contains("_") && !text.contains("("), "\(text)")
        }
      }
    }
  }
}
