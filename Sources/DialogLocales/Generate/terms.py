"""The platform's standard terms, a line a language, as text for TermTable.swift."""

import collections
import pathlib
import unicodedata

import scripts
from collect_terms import ENGLISH, PACKAGES

VOTES = pathlib.Path(__file__).parent / "terms.tsv"
NAMES = list(ENGLISH)
SOURCES = [f"{package} {version} (PyPI), {licence}" for package, version, licence in PACKAGES.values()]
# Share of a source's votes that a text gets counts this much.
WEIGHTS = {"chromium": 3, "homeassistant": 2, "django": 1.5, "wagtail": 1.5, "allauth": 1,
           "postman": 1.5}

# The project's design: these come first, in this order.
DESIGN = {
    "cancel": {
        "ko": ["취소"], "ja": ["キャンセル"], "zh": ["取消"], "de": ["Abbrechen"], "fr": ["Annuler"],
        "es": ["Cancelar"], "pt": ["Cancelar"], "ru": ["Отменить", "Отмена"], "pl": ["Anuluj"],
        "ar": ["إلغاء"], "he": ["ביטול"], "hi": ["रद्द करें"], "cs": ["Zrušit"], "th": ["ยกเลิก"],
        "vi": ["Hủy"], "tr": ["Vazgeç", "İptal"], "it": ["Annulla"], "uk": ["Скасувати"],
        "nl": ["Annuleer", "Annuleren"]},
    "ok": {
        "ko": ["확인", "승인"], "ja": ["OK"], "zh": ["好", "确定"], "de": ["OK"], "fr": ["OK"],
        "es": ["OK", "Aceptar"], "pt": ["OK"], "ru": ["ОК"], "pl": ["OK"], "ar": ["موافق", "حسنًا"],
        "he": ["אישור"], "hi": ["ठीक"], "cs": ["OK"], "th": ["ตกลง"], "vi": ["OK"], "tr": ["Tamam"],
        "it": ["OK"], "uk": ["OK", "Гаразд"]},
    "delete": {
        "ko": ["삭제"], "ja": ["削除"], "zh": ["删除"], "de": ["Löschen"], "fr": ["Supprimer"],
        "es": ["Eliminar"], "pt": ["Excluir", "Apagar"], "ru": ["Удалить"], "pl": ["Usuń"],
        "ar": ["حذف"], "he": ["מחיקה", "מחק"], "hi": ["मिटाएं"], "cs": ["Smazat"], "th": ["ลบ"],
        "vi": ["Xóa"], "tr": ["Sil"], "it": ["Elimina"], "uk": ["Видалити"]},
    "yes": {
        "ko": ["예"], "ja": ["はい"], "zh": ["是"], "de": ["Ja"], "fr": ["Oui"], "es": ["Sí"],
        "pt": ["Sim"], "ru": ["Да"], "pl": ["Tak"], "ar": ["نعم"], "he": ["כן"], "hi": ["हां"],
        "cs": ["Ano"], "th": ["ใช่"], "vi": ["Có"], "tr": ["Evet"], "it": ["Sì"], "uk": ["Так"]},
    "no": {
        "ko": ["아니요"], "ja": ["いいえ"], "zh": ["否"], "de": ["Nein"], "fr": ["Non"], "es": ["No"],
        "pt": ["Não"], "ru": ["Нет"], "pl": ["Nie"], "ar": ["لا"], "he": ["לא"], "hi": ["नहीं"],
        "cs": ["Ne"], "th": ["ไม่"], "vi": ["Không"], "tr": ["Hayır"], "it": ["No"], "uk": ["Ні"]},
}

# Languages of the authors, whole.
REVIEWED = {
    "en": {
        "cancel": ["Cancel"], "ok": ["OK"], "delete": ["Delete"], "done": ["Done"],
        "save": ["Save"], "close": ["Close"], "remove": ["Remove"], "discard": ["Discard"],
        "edit": ["Edit"], "share": ["Share"], "open": ["Open"], "retry": ["Retry", "Try Again"],
        "continue": ["Continue"], "allow": ["Allow"], "dontAllow": ["Don’t Allow"],
        "notNow": ["Not Now"], "settings": ["Settings"], "signIn": ["Sign In", "Log In"],
        "signOut": ["Sign Out"], "logOut": ["Log Out"], "reset": ["Reset"], "erase": ["Erase"],
        "replace": ["Replace"], "send": ["Send"], "reply": ["Reply"], "view": ["View"],
        "ignore": ["Ignore"], "undo": ["Undo"], "yes": ["Yes"], "no": ["No"]},
    "ko": {
        "cancel": ["취소"], "ok": ["확인", "승인"], "delete": ["삭제"], "done": ["완료"],
        "save": ["저장"], "close": ["닫기"], "remove": ["제거"], "discard": ["폐기", "버리기"],
        "edit": ["편집", "수정"], "share": ["공유"], "open": ["열기"], "retry": ["다시 시도", "재시도"],
        "continue": ["계속", "계속하기"], "allow": ["허용"], "dontAllow": ["허용 안 함", "허용 안함"],
        "notNow": ["나중에", "나중에 하기", "지금 안 함"], "settings": ["설정"], "signIn": ["로그인"],
        "signOut": ["로그아웃"], "logOut": ["로그아웃"], "reset": ["재설정", "초기화"],
        "erase": ["지우기"], "replace": ["대치", "바꾸기", "교체"], "send": ["보내기", "전송"],
        "reply": ["답장", "답글", "회신"], "view": ["보기"], "ignore": ["무시"],
        "undo": ["실행 취소", "실행취소", "되돌리기"], "yes": ["예", "네"], "no": ["아니요", "아니오"]},
}

# Single words that the collected sources lack, each as Debian's geary 43 ("Reply") and
# gnome-disk-utility 43 ("Erase") have it in that language.
CHECKED = {
    "reply": {
        "ja": "返信", "zh": "回复", "zh-Hant": "回覆", "de": "Antworten", "fr": "Répondre",
        "es": "Responder", "pt": "Responder", "pt-PT": "Responder", "it": "Rispondi",
        "nl": "Beantwoorden", "sv": "Svara", "da": "Svar", "nb": "Svar", "fi": "Vastaa",
        "pl": "Odpowiedz", "cs": "Odpovědět", "sk": "Odpovedať", "hu": "Válasz", "ro": "Răspunde",
        "ru": "Ответить", "uk": "Відповісти", "tr": "Yanıtla", "ar": "رد", "id": "Balas",
        "ms": "Balas", "el": "Απάντηση", "ca": "Respon", "hr": "Odgovori", "sl": "Odgovori",
        "sr": "Одговори", "gl": "Responder", "eu": "Erantzun", "fa": "پاسخ", "lt": "Atsakyti",
        "be": "Адказаць"},
    "erase": {
        "ja": "消去", "zh": "擦除", "zh-Hant": "清除", "de": "Löschen", "fr": "Effacer",
        "es": "Borrar", "pt": "Apagar", "pt-PT": "Apagar", "it": "Cancella", "nl": "Wissen",
        "sv": "Radera", "da": "Slet", "nb": "Slett", "fi": "Tyhjennä", "cs": "Vymazat",
        "sk": "Vymazať", "hu": "Törlés", "ro": "Șterge", "ru": "Очистить", "uk": "Стерти",
        "tr": "Sil", "he": "מחיקה", "hi": "मिटाएं", "th": "ลบ", "id": "Hapus", "ms": "Padam",
        "el": "Διαγραφή", "ca": "Esborra", "fa": "پاک کردن", "hr": "Obriši", "sl": "Izbriši",
        "sr": "Обриши", "bg": "Изтриване", "gl": "Borrar", "eu": "Ezabatu", "lv": "Dzēst",
        "et": "Kustuta"},
}

# Which of the collected texts comes first, where the votes alone would choose a noun, a state, or
# a word of another act.
PREFERRED = {
    "continue": {"th": "ดำเนินการต่อ"},
    "discard": {"es": "Descartar", "cs": "Zahodit", "da": "Kassér", "nb": "Forkast", "pl": "Odrzuć",
                "ro": "Renunță", "ar": "تجاهل", "th": "ทิ้ง", "id": "Buang", "ca": "Descarta"},
    "done": {"fr": "Terminer", "da": "Færdig"},
    "dontAllow": {"fr": "Ne pas autoriser"},
    "edit": {"nb": "Rediger"},
    "ignore": {"ru": "Игнорировать", "zh-Hant": "忽略", "ro": "Ignoră"},
    "logOut": {"zh": "退出登录", "it": "Esci", "pt-PT": "Terminar sessão", "fr": "Se déconnecter",
               "cs": "Odhlásit se", "sk": "Odhlásiť sa", "vi": "Đăng xuất", "ca": "Tanca la sessió",
               "nl": "Uitloggen"},
    "reply": {"th": "ตอบกลับ", "lv": "Atbildēt"},
    "reset": {"fi": "Nollaa", "sk": "Resetovať", "zh-Hant": "重設", "id": "Setel ulang"},
    "retry": {"ja": "再試行", "de": "Erneut versuchen", "da": "Prøv igen", "el": "Προσπαθήστε ξανά"},
    "settings": {"es": "Ajustes", "es-419": "Configuración", "fr": "Réglages", "id": "Pengaturan"},
    "share": {"uk": "Поділитися"},
    "signIn": {"ja": "サインイン", "fr": "Se connecter", "nl": "Inloggen", "ca": "Inicia la sessió"},
    "signOut": {"ja": "サインアウト", "zh": "退出登录", "fr": "Se déconnecter", "nl": "Uitloggen",
                "nb": "Logg ut", "ro": "Deconectare", "tr": "Oturumu kapat", "el": "Αποσύνδεση",
                "fa": "خروج"},
    "undo": {"zh": "撤销", "sk": "Vrátiť späť", "fa": "واگرد", "pt-PT": "Desfazer",
             "hi": "पूर्ववत करें"},
    # “View” is more often a noun; elsewhere there is none.
    "view": {"ja": "表示", "zh": "查看", "zh-Hant": "檢視", "de": "Anzeigen", "fr": "Afficher",
             "es": "Ver", "pt": "Visualizar", "pt-PT": "Ver", "it": "Visualizza", "sv": "Visa",
             "da": "Vis", "nb": "Vis", "fi": "Näytä", "pl": "Zobacz", "cs": "Zobrazit",
             "sk": "Zobraziť", "hu": "Megtekintés", "ro": "Afișează", "ru": "Посмотреть",
             "uk": "Переглянути", "tr": "Görüntüle", "ar": "عرض", "he": "הצגה", "hi": "देखें",
             "th": "ดู", "vi": "Xem", "id": "Lihat", "ms": "Lihat", "el": "Προβολή",
             "ca": "Visualitza", "hr": "Prikaži", "fa": "مشاهده", "lt": "Peržiūrėti", "lv": "Skatīt",
             "et": "Kuva", "bn": "দেখুন", "mr": "पहा", "gu": "જુઓ", "ml": "കാണുക", "am": "አሳይ"},
}

# Texts that are no button of that name: another act, a state, a part of a sentence. `*` is all.
REJECTED = {
    "allow": {"he": ["זה בסדר"], "el": ["Επιτρέπεται"], "am": "*"},
    "cancel": {"hi": ["अभी नहीं"], "fr": ["Arrêter"], "hu": ["Törlés"]},
    "continue": {"th": ["ต่อ,ต่อเนื่อง"]},
    "delete": {"es-419": "*", "cs": ["Zrušit"]},
    "discard": dict.fromkeys(
        ["fr", "ru", "vi", "pt-PT", "sv", "tr", "hi", "nl", "it", "he", "fa", "bn", "ml", "gu", "te",
         "kn"], "*"),
    "done": {"el": "*"},
    "ignore": {"he": "*", "ru": ["Пропустить"], "zh-Hant": ["略過"]},
    "logOut": {"es-419": "*", "he": "*", "it": ["Annulla l'accesso"], "vi": ["Thoát"]},
    "ok": {"es-419": "*", "gu": "*", "uk": ["ТАК"], "el": ["ΟK"]},
    "open": {"am": "*"},
    "replace": {"ja": "*"},
    "reset": {"fi": ["Tyhjennä"], "nl": ["Reset"]},
    "retry": {"ja": ["やり直し", "再読み込み"]},
    "settings": {"es": ["Propiedades"]},
    "share": {"ro": "*", "uk": ["Надіслати"], "es": ["Recurso de red"], "de": ["Freigabe"]},
    "signIn": {"es-419": "*", "ca": ["Registra't"]},
    "signOut": {"es-419": "*", "zh": ["退出"]},
    "undo": {"sk": ["Späť"], "fa": ["لغو", "برگشت"], "he": ["בטל"]},
    "yes": {"th": ["ยอมรับ"]},
}

# Where the language's own word is the English one.
SAME_AS_ENGLISH = {("id", "edit"), ("ms", "edit"), ("da", "send"), ("nb", "send"), ("ca", "no"),
                   ("es", "no"), ("it", "no")}
# Sources that say `zh-Hans`, `pt-BR`; CLDR's `zh` and `pt` are these.
TAGS = {"zh-Hans": "zh", "pt-BR": "pt"}


def votes():
    """By language and term: sources, texts, counts."""
    result = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
    for line in VOTES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            language, name, text, source, count = line.split("\t")
            language = TAGS.get(language, language)
            if "-" not in language or language in ("zh-Hant", "pt-PT", "es-419", "sr-Latn"):
                result[language, name][source][text] += int(count)
    return result


def is_fit(language, name, text, script):
    rejected = REJECTED.get(name, {}).get(language, [])
    if rejected == "*" or text in rejected:
        return False
    if text.lower() in ENGLISH[name] and name != "ok" and (language, name) not in SAME_AS_ENGLISH:
        return False
    if text[0].islower() or unicodedata.category(text[0]) == "Cf" or text.endswith((".", "।")):
        return False
    # A text in another script was left by someone who took the wrong column.
    latin = any(unicodedata.name(c, "").startswith("LATIN") for c in text)
    return name == "ok" or latin == (script in ("Latn", None))


def ranked(language, name, sources, script):
    """The texts with enough support, the best first."""
    score, support, count = collections.Counter(), collections.defaultdict(set), collections.Counter()
    for source, texts in sources.items():
        for text, number in texts.items():
            score[text] += WEIGHTS[source] * number / sum(texts.values())
            support[text].add(source)
            count[text] += number
    fit = [t for t in sorted(score) if is_fit(language, name, t, script)]
    kept = [t for t in fit if len(support[t]) > 1 or ("chromium" in support[t] and count[t] > 1)]
    return sorted(kept, key=lambda t: (-score[t], t))


def entries(scripts_of):
    """Language to term to texts."""
    result = collections.defaultdict(dict)
    for (language, name), sources in votes().items():
        texts = ranked(language, name, sources, scripts_of.get(language.split("-")[0]))
        first = PREFERRED.get(name, {}).get(language)
        if name == "view" and first is None:
            continue
        if first is not None:
            texts = [first] + [t for t in texts if t != first]
        if texts:
            result[language][name] = texts
    for table in (CHECKED, DESIGN):
        for name, languages in table.items():
            for language, texts in languages.items():
                texts = [texts] if isinstance(texts, str) else texts
                others = result[language].get(name, [])
                result[language][name] = texts + [t for t in others if t not in texts]
    result.update({language: dict(terms) for language, terms in REVIEWED.items()})
    # People press OK in Latin letters everywhere.
    for terms in result.values():
        if "ok" in terms and "OK" not in terms["ok"]:
            terms["ok"] = terms["ok"] + ["OK"]
    # ICU's parent of Bokmål; Nynorsk has its own line.
    result["no"] = result["nb"]
    return result


def table():
    """`de<tab>cancel=Abbrechen<tab>ok=OK …`, alternatives between bars, in the order of the tags."""
    lines = []
    for language, terms in sorted(entries(scripts.languages()).items(), key=lambda e: e[0].encode()):
        fields = [f"{name}={'|'.join(terms[name])}" for name in NAMES if name in terms]
        lines.append("\t".join([language, *fields]))
    return "\n".join(lines)
