extension LanguageConventions {
  /// Stems of the verbs that tell people to press or to choose a button, by language.
  public static let pressingVerbs: [String: [String]] = [
    "ko": .words("탭 선택 누르 눌러 클릭 터치"),
    "ja": .words("タップ 選択 押 クリック 選ん"),
    "zh": .words("轻点 輕點 点击 點擊 点按 选择 選擇 按 轻触"),
    "de": .words("tipp wähl klick drück"),
    "fr": .words("touch appuy choisi sélectionn cliqu"),
    "es": .words("toc puls elig elij selecc presion clic"),
    "pt": .words("toque escolh selecion pression clique"),
    "it": .words("tocc scegli selezion prem clic"),
    "ru": .words("нажм выбер коснит щёлк щелк"),
    "uk": .words("натисн вибер обер торкн"),
    "pl": .words("stukn wybier naciśn klikn dotkn"),
    "cs": .words("klep vyber zvol stiskn klikn"),
    "ar": .words("اضغط اختر انقر المس حدد اختيار بالضغط"),
    "he": .words("הקש בחר לחץ לחצ הקיש לבחור ללחוץ בחירה"),
    "th": .words("แตะ เลือก กด คลิก"),
    "tr": .words("dokun seç bas tıkla"),
    "vi": .words("chạm chọn nhấn bấm"),
    "nl": .words("tik kies klik selecteer druk"),
    "sv": ["tryck", "välj", "klick"], "da": ["tryk", "vælg", "klik"],
    "nb": ["trykk", "velg", "klikk"],
    "hi": .words("टैप चुन दबा क्लिक"),
  ]
}
