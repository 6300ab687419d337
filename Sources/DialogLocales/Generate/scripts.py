"""The scripts of languages (CLDR, likely subtags), as text for ScriptTable.swift."""

import icu_data


def languages():
    """Language to script; `mn-CN` where a region writes otherwise than the language."""
    own, regions = {}, {}
    for key, likely in icu_data.supplemental("likelySubtags").items():
        parts, script = key.split("_"), likely.split("_")[1]
        if parts[0] != "und" and len(parts) == 1:
            own[key] = script
        elif parts[0] != "und" and len(parts) == 2 and len(parts[1]) < 4:
            regions[key] = script
    differing = {k.replace("_", "-"): s for k, s in regions.items() if own.get(k.split("_")[0]) != s}
    return own | differing


def table():
    """A line for each: the tag, a tab, its script; in the order of the tags' bytes."""
    return "\n".join(f"{tag}\t{script}" for tag, script in sorted(languages().items()))


def fraction_digits():
    """`JPY0 KWD3 …`: the currencies whose amounts don't have two fraction digits."""
    meta = icu_data.Bundle.open("curr", "supplementalData", direct=True).get("CurrencyMeta").value()
    return " ".join(f"{c}{meta[c][0]}" for c in sorted(meta) if c != "DEFAULT" and meta[c][0] != 2)
