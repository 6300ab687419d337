"""What regions and scripts say of each other, as text for LanguageMatchingData.swift."""

import collections

import icu_data


def languages():
    """The languages that there is data for: a reader of another finds it by its bare tag."""
    return sorted({name.split("_")[0] for name in icu_data.locales()} - {"root"})


def scripts(likely):
    """For each language its script and region; then other scripts that it is written in, each with
    its region, and the regions that write it so where they do not say."""
    result = {}
    for language in languages():
        if language not in likely:
            continue
        _, script, region = likely[language].split("_")
        others = {}
        for tag, full in sorted(likely.items()):
            subtags = tag.split("_")
            if subtags[0] != language or len(subtags) != 2:
                continue
            _, other, main = full.split("_")
            own = others.setdefault(other, [region, []])
            if len(subtags[1]) == 4:
                own[0] = main
            else:
                own[1].append(subtags[1])
        result[language] = (script, region, {f"{s}={r}": rs for s, (r, rs) in others.items()})
    return result


def parents():
    """For each language the regions that are nearer to another of its tags than to the bare one."""
    result = collections.defaultdict(list)
    for parent, children in sorted(icu_data.supplemental("supplementalData")["parentLocales"].items()):
        children = [children] if isinstance(children, str) else children
        language = parent.split("_")[0]
        regions = [c.split("_")[-1] for c in children if c.startswith(language + "_")]
        if parent != "root" and regions:
            result[language].append((parent.replace("_", "-"), regions))
    return result


def aliases():
    """For each tag the other codes of its language: deprecated, longer, of its standard form."""
    result = collections.defaultdict(list)
    table = icu_data.supplemental("metadata")["alias"]["language"]
    for code, entry in sorted(table.items()):
        if code.isalpha():
            result[entry["replacement"].replace("_", "-")].append(code)
    for parent, children in icu_data.supplemental("supplementalData")["parentLocales"].items():
        if "_" not in parent and parent != "root":
            result[parent] += children
    return result


def table():
    near, other_codes = parents(), aliases()
    lines = []
    for language, (script, region, own) in scripts(icu_data.supplemental("likelySubtags")).items():
        codes = [f"{tag}:{' '.join(codes)}" for tag, codes in sorted(other_codes.items())
                 if tag.split("-")[0] == language]
        lines.append("\t".join([
            language, script, region,
            "|".join(f"{s}:{' '.join(regions)}" for s, regions in sorted(own.items())),
            "|".join(f"{tag}:{' '.join(regions)}" for tag, regions in near[language]),
            "|".join(codes)]))
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
