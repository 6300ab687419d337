"""Declarations of the sources that nothing uses, or tests alone; run by hand, it prints them.

Cases of enumerations, initializers and what protocols ask for are left out: no name leads to them. So are plugins,
which SwiftPM calls.
"""

from debug_build import ROOT, SOURCES, debug_build
from index_store import IndexStore

# Modules of which SwiftPM or an app is the user.
CALLED_FROM_OUTSIDE = {"DialogPlugin", "Runtime"}
# What Swift reads of a property wrapper, which is named nowhere.
READ_BY_SWIFT = {"wrappedValue"}


def read_unused():
    """By whether tests use them: "file name", sorted."""
    store = IndexStore(debug_build() / "index/store")
    sources = store.symbols(SOURCES)
    used, tested = used_of(sources), used_of(store.symbols(ROOT / "Tests"))
    unused = {True: set(), False: set()}
    for path, symbols in sources.items():
        for symbol in symbols:
            if symbol.name in READ_BY_SWIFT or path.parts[0] in CALLED_FROM_OUTSIDE:
                continue
            if symbol.named and symbol.usr not in used:
                unused[symbol.usr in tested].add(f"{path} {symbol.name}")
    return unused


def used_of(files):
    return {symbol.usr for symbols in files.values() for symbol in symbols if symbol.used}


if __name__ == "__main__":
    for tested, names in read_unused().items():
        print("by tests alone:" if tested else "by nothing:", *sorted(names), sep="\n  ")
