"""The forms of Polish nouns, as Morfeusz knows them, of the words that simplemma lists: Morfeusz itself tells
only what it is asked."""

import morfeusz2

from noun_cells import CASES, PREDICATE, WORDS_SOURCE, cells, listed_words

SOURCES = [
    "SGJP, as of 2026-06-01, in PyPI's morfeusz2 1.99.15",
    WORDS_SOURCE,
]
LETTERS = "aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx"
NAMES = dict(zip(("nom", "gen", "dat", "acc", "inst", "loc"), CASES))
# Words are kept by their length, as frequent ones are short; of these ends longer ones too.
LENGTH = 8
LONG_ENDS, LONG = ("enie", "anie", "cie", "cja", "nik", "tor", "arka", "teka", "tura", "oria"), 13
VERBS = 7
# Longer ones that user interfaces have.
FREQUENT = """abonament akumulator aktywność bezpieczeństwo certyfikat częstotliwość dostawca dostępność
    formularz fotografia geolokalizacja głośność hiperłącze jakość kalendarz komentarz komunikator miniatura
    mikrofon możliwość nauczyciel nazwisko nieruchomość odbiorca odległość odnośnik odpowiedź platforma playlista
    podfolder podkatalog pojemność prędkość prywatność przepustowość repozytorium rozdzielczość samochód
    scenariusz słuchawka smartfon smartwatch specjalista społeczność sprzedawca statystyka subskrybent subskrypcja
    synchronizacja szerokość szybkość płatność telewizor temperatura transmisja wiadomości wiadomość właściciel
    wykonawca wysokość wyświetlacz własność zawartość użytkownik
    aktualizować aktywować anulować autoryzować blokować drukować eksportować importować instalować konfigurować
    kompresować logować ładować monitorować nagrywać odbierać odblokować odtwarzać odzyskiwać otwierać pobierać
    podłączać powiększać przełączać przenosić przesyłać przetwarzać przypomnieć przywracać rejestrować resetować
    rozszerzyć rozłączać skanować sortować synchronizować szyfrować tworzyć udostępniać uruchamiać usuwać
    uwierzytelniać weryfikować wprowadzać wylogować wyłączać wysyłać wyszukiwać wyświetlać włączać zaznaczać
    zamykać zapisywać zarządzać zatrzymać zgłaszać zmniejszać łączyć dodawać edytować""".split()
# What Morfeusz says of words and forms that texts of programs do not have; the second only of words that are of
# no other field.
RARE = set("arch. daw. przest. rzad. indyw. gwar. reg. niepopr. pogard. wulg. książk. pszcz.".split())
FIELDS = set("""żegl. hist. zool. bot. mikol. chem. łow. geol. mors. karc. lit. rel. anat. biol. jęz. chor. meteor. fiz.
    mit. wojsk. herald. mat. med.""".split())
# Rare ones of which it does not say so, and which are told from frequent ones by nothing.
HOMONYMS = set("""plika koda dyska systema rabata czata awatara tryba porto linka linek ranka wieczor dzienia dzienie
    imienie parametrum parametro eksporta podróża gościa rucho kart sum sumo dan dań tras tapet poczt kop kopa um
    obraza hosta nica squash master""".split())
# Of what cannot come after a preposition.
PREDICATES = set("fin impt praet inf pcon pant bedzie winien pred imps interj depr aglt".split())


def licence():
    """Its own words, on one line."""
    return " ".join(morfeusz2.Morfeusz().dict_copyright().split())


def table():
    """Each form and its value; forms of other words too are left out."""
    morfeusz = morfeusz2.Morfeusz()
    forms = set()
    for word in filter(is_kept, listed_words("pl").union(FREQUENT)):
        forms.update(form for form, _, tag, _, rarity in morfeusz.generate(word) if is_noun(tag, rarity))
    values = {form: value(form, morfeusz) for form in sorted(forms) if is_written(form)}
    return {form: found for form, found in values.items() if found}


def is_kept(word):
    is_denied = word.startswith("nie") and word.endswith(("anie", "enie", "cie"))
    length = LONG if word.endswith(LONG_ENDS) and not is_denied else VERBS if word.endswith("ć") else LENGTH
    return len(word) > 1 and (len(word) <= length or word in FREQUENT) and is_written(word)


def is_written(word):
    return all(letter in LETTERS for letter in word)


def is_noun(tag, rarity):
    return tag.startswith(("subst:", "ger:")) and not tag.endswith(":neg") and not is_rare(rarity)


def is_rare(lists):
    labels = set(",".join(lists).split(",")) - {"", "hom.", "char."}
    return not RARE.isdisjoint(labels) or (bool(labels) and labels <= FIELDS)


def value(form, morfeusz):
    """None of a form of another word too."""
    value = 0
    for _, _, (_, lemma, tag, _, rarity) in morfeusz.analyse(form):
        part, *details = tag.split(":")
        if is_rare(rarity) or lemma.split(":")[0] in HOMONYMS:
            continue
        if part in PREDICATES:
            value |= PREDICATE
        elif part not in ("subst", "ger"):
            return None
        else:
            number, cases, genders = details[:3]
            code = "".join(NAMES[case] for case in cases.split(".") if case in NAMES)
            value |= cells({gender[0] for gender in genders.split(".")}, number[0] + code) if code else 0
    return None if value == PREDICATE else value
