extension LanguageConventions {
  /// Stems of the verbs that tell people to press or to choose a button, by language.
  public static let pressingVerbs: [String: [String]] = [
    "ko": ["탭", "선택", "누르", "눌러", "클릭", "터치"],
    "ja": ["タップ", "選択", "押", "クリック", "選ん"],
    "zh": ["轻点", "輕點", "点击", "點擊", "点按", "选择", "選擇", "按", "轻触"],
    "de": ["tipp", "wähl", "klick", "drück"],
    "fr": ["touch", "appuy", "choisi", "sélectionn", "cliqu"],
    "es": ["toc", "puls", "elig", "elij", "selecc", "presion", "clic"],
    "pt": ["toque", "escolh", "selecion", "pression", "clique"],
    "it": ["tocc", "scegli", "selezion", "prem", "clic"],
    "ru": ["нажм", "выбер", "коснит", "щёлк", "щелк"],
    "uk": ["натисн", "вибер", "обер", "торкн"],
    "pl": ["stukn", "wybier", "naciśn", "klikn", "dotkn"],
    "cs": ["klep", "vyber", "zvol", "stiskn", "klikn"],
    "ar": ["اضغط", "اختر", "انقر", "المس", "حدد", "اختيار", "بالضغط"],
    "he": ["הקש", "בחר", "לחץ", "לחצ", "הקיש", "לבחור", "ללחוץ", "בחירה"],
    "th": ["แตะ", "เลือก", "กด", "คลิก"],
    "tr": ["dokun", "seç", "bas", "tıkla"],
    "vi": ["chạm", "chọn", "nhấn", "bấm"],
    "nl": ["tik", "kies", "klik", "selecteer", "druk"],
    "sv": ["tryck", "välj", "klick"], "da": ["tryk", "vælg", "klik"],
    "nb": ["trykk", "velg", "klikk"],
    "hi": ["टैप", "चुन", "दबा", "क्लिक"],
  ]
}
