"""The table of English words, from WordNet."""

import collections
import re

import wordnet

# Bits of the first of a word's three numbers; the second is how often it is which part of speech.
NOUN, VERB, ADJECTIVE, ADVERB, INTRANSITIVE, NAME = 1, 2, 4, 8, 16, 32
# Bits of the third.
PAST, PARTICIPLE, PLURAL, NO_BASE = 1, 2, 4, 8

# Verbs whose past is their base form; WordNet lists only forms that differ.
UNCHANGED = """bet bid broadcast burst cast cost cut fit forecast hit hurt input let offset output
    overwrite preset put quit read reset rid set shed shut split spread thrust upset""".split()

# Verbs whose participle is their base form, though their past is not.
PAST_ONLY = "become come outrun overcome overrun rerun run".split()

# Words of user interfaces that WordNet 3.0 lacks as this part of speech.
VERBS = """archive autofill autoplay blacklist bookmark crop deauthorize decrypt deregister
    deselect email encrypt favorite favourite fetch fire google login mirror onboard preload
    preview repost resync roam sideload stream subscribe swipe sync text toggle triage unarchive
    unblock unfavorite unfollow unfriend unhide unlink unmute unpair unpin unpublish unshare
    unsubscribe unsync unzip upvote downvote whitelist zip autocorrect autosave blur livestream
    mute opt paste ping prefetch push reauthenticate reauthorize rebuild reconnect reinstall
    reload resend reshare retry reupload screenshot screenshare scrobble snooze stash tether
    timeout tweet unassign""".split()
# Nouns that WordNet has as their own plurals too; and such as are plurals without a sign of it.
SINGULARS = "apparatus gas genus".split()
COLLECTIVES = "cattle folk livestock people police".split()
NOUNS = """app backup blog bookmark bot chat checkbox download dropdown edit email emoji firmware
    hashtag hotspot inbox keychain livestream login logout metadata passcode passkey paywall
    playlist plugin podcast popup preset preview screenshot setup sideload signup smartphone
    smartwatch spam tablet thumbnail toolbar tooltip touchscreen upload url username voicemail
    webpage website widget wifi wishlist workflow""".split()


def table():
    """Each word and its value, as the documentation of `englishWordsData` says."""
    words = collections.defaultdict(lambda: [0, 0, 0])
    counts = wordnet.tag_counts()
    named = set()
    for part, letter in wordnet.PARTS.items():
        add_part(part, letter, words, counts, named)
    for word in named:
        if word in words:
            words[word][0] |= NAME
    for verb in VERBS:
        words[verb][0] |= VERB
    for noun in NOUNS:
        words[noun][0] |= NOUN
    add_irregular_verbs(words)
    add_irregular_nouns(words)
    return {word: parts | frequencies << 6 | forms << 12
            for word, (parts, frequencies, forms) in sorted(words.items()) if parts}


def everyday():
    """Words that its tagged texts have more than seldom, and those of user interfaces."""
    often = {word for word, value in table().items() if any(value >> place & 2 for place in (6, 8, 10))}
    return often.union(VERBS, NOUNS)


def lemmas():
    """All words, rare ones and names too."""
    return {lemma for part in wordnet.PARTS for lemma in wordnet.senses(part)}


def add_part(part, letter, words, counts, named):
    data = wordnet.synsets(part)
    for lemma, offsets in wordnet.senses(part).items():
        if not re.fullmatch(r"[a-z]{2,}", lemma):
            continue
        mine = [data[o] for o in offsets]
        spellings = [w for s in mine for w in s.words if w.lower() == lemma]
        # The commonest sense is a name: China, May.
        if spellings[0] != lemma:
            named.add(lemma)
        if lemma not in spellings or is_rare(mine, counts[lemma, letter], part):
            continue
        bit = {"n": NOUN, "v": VERB, "a": ADJECTIVE, "r": ADVERB}[letter]
        words[lemma][0] |= bit
        if letter == "v" and is_intransitive(lemma, mine):
            words[lemma][0] |= INTRANSITIVE
        if letter in "nva":
            words[lemma][1] |= bucket(counts[lemma, letter]) << 2 * "nva".index(letter)


def is_rare(senses, count, part):
    """A plant or an animal that no tagged text names."""
    kinds = {s.lexicographer for s in senses}
    return part == "noun" and count == 0 and kinds <= wordnet.PLANTS_AND_ANIMALS


def is_intransitive(verb, senses):
    """Whether its first sense takes no object, or most of its first three may lack one."""
    takes_none = [bool(wordnet.INTRANSITIVE & s.frames[verb]) for s in senses[:3]]
    is_pure = senses[0].frames[verb] <= wordnet.INTRANSITIVE
    return (takes_none[0] and is_pure) or sum(takes_none) >= 2


def bucket(count):
    return 0 if count == 0 else 1 if count < 5 else 2 if count < 25 else 3


def add_irregular_verbs(words):
    forms = collections.defaultdict(list)
    for form, bases in wordnet.exceptions("verb").items():
        for base in bases:
            if re.fullmatch(r"[a-z]+", form) and not form.endswith("ing") and base in words:
                if form not in regular(base) and not form.endswith("s"):
                    forms[base].append(form)
    for base, irregular in forms.items():
        for form in irregular:
            is_known = form in words and words[form][0] & VERB
            words[form][0] |= VERB | words[base][0] & INTRANSITIVE
            words[form][2] |= kind(base, form, irregular) | (0 if is_known else NO_BASE)
    for verb in UNCHANGED:
        words[verb][0] |= VERB
        words[verb][2] |= PAST | PARTICIPLE
    for verb in PAST_ONLY:
        words[verb][2] |= PARTICIPLE


def regular(verb):
    """The regular pasts that readers of the table derive by themselves."""
    return {verb + "ed", verb + "d", verb[:-1] + "ied", verb + verb[-1] + "ed"}


def kind(base, form, irregular):
    """Past, participle or both. Of a verb with two irregular forms one ends in n or has u where
    the other has a: taken and took, begun and began."""
    if base in PAST_ONLY:
        return PAST
    if len(irregular) == 1:
        return PARTICIPLE if re.search(r"[^aeiou]en$|own$|awn$", form) else PAST | PARTICIPLE
    for participle in irregular:
        past = re.sub("u(?=[^u]*$)", "a", participle)
        if past != participle and past in irregular:
            return PAST if form == past else PARTICIPLE
    if any(f.endswith(("n", "ne")) for f in irregular):
        return PARTICIPLE if form.endswith(("n", "ne")) else PAST
    return PAST | PARTICIPLE


def add_irregular_nouns(words):
    for form, bases in wordnet.exceptions("noun").items():
        regular_plurals = {b + e for b in bases for e in ("s", "es")}
        regular_plurals |= {b[:-1] + "ies" for b in bases}
        if re.fullmatch(r"[a-z]+", form) and form not in regular_plurals and form not in SINGULARS:
            if any(b in words and words[b][1] & 3 for b in bases):
                words[form][0] |= NOUN
                words[form][2] |= PLURAL
    for noun in COLLECTIVES:
        words[noun][2] |= PLURAL
