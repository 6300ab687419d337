"""The scripts of languages (CLDR, likely subtags), as text for ScriptTable.swift."""

import icu_data


def table():
    """A line for each script: `Cyrl ab ba be …`; `mn-CN` where a region writes otherwise."""
    languages, regions = {}, {}
    for key, likely in icu_data.supplemental("likelySubtags").items():
        parts, script = key.split("_"), likely.split("_")[1]
        if parts[0] != "und" and len(parts) == 1:
            languages[key] = script
        elif parts[0] != "und" and len(parts) == 2 and len(parts[1]) < 4:
            regions[key] = script
    scripts = {}
    for language, script in languages.items():
        scripts.setdefault(script, []).append(language)
    for key, script in regions.items():
        if languages.get(key.split("_")[0]) != script:
            scripts.setdefault(script, []).append(key.replace("_", "-"))
    return "\n".join(f"{s} {' '.join(sorted(scripts[s]))}" for s in sorted(scripts))


def fraction_digits():
    """`JPY0 KWD3 …`: the currencies whose amounts don't have two fraction digits."""
    meta = icu_data.Bundle.open("curr", "supplementalData", direct=True).get("CurrencyMeta").value()
    return " ".join(f"{c}{meta[c][0]}" for c in sorted(meta) if c != "DEFAULT" and meta[c][0] != 2)
