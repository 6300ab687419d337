"""Which folder of a module uses declarations of which other; folders must not use each other.

The files that stand in a module's folder itself are a folder too, `.`; a folder in a folder is one of its own.
Run by hand, it prints what each folder uses, and the declarations that make cycles.
"""

import collections
import sys

from debug_build import SOURCES, debug_build
from index_store import IndexStore


def folder_graph(symbols):
    """By module, by pair of folders (who uses, what is used): the declarations used, as "name (file -> file)"."""
    declared = {
        symbol.usr: path for path, found in symbols.items() for symbol in found if symbol.declared}
    graph = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, found in symbols.items():
        for symbol in found:
            owner = declared.get(symbol.usr, path)
            if module(owner) == module(path) and owner.parent != path.parent:
                use = f"{symbol.name} ({path.name} -> {owner.name})"
                graph[module(path)][folder(path), folder(owner)].add(use)
    return graph


def module(path):
    return path.parts[0]


def folder(path):
    return "/".join(path.parts[1:-1]) or "."


def cycles(edges):
    """Groups of folders of which each uses every other, by way of others too; sorted."""
    reached = {start: reach(edges, start) for start, _ in edges}
    groups = {
        tuple(sorted(other for other in reached[start] if start in reached.get(other, ())))
        for start in reached if start in reached[start]
    }
    return sorted(groups)


def reach(edges, start):
    """The folders that `start` uses, by way of others too."""
    found, open_ends = set(), [start]
    while open_ends:
        end = open_ends.pop()
        used = {target for source, target in edges if source == end} - found
        found |= used
        open_ends += used
    return found


def describe_cycle(edges, group):
    """The uses between folders of a cycle, fewest first: those are most often what stands in the wrong place."""
    within = [pair for pair in edges if set(pair) <= set(group)]
    for source, target in sorted(within, key=lambda pair: (len(edges[pair]), pair)):
        uses = sorted(edges[source, target])
        more = f" and {len(uses) - 12} more" if len(uses) > 12 else ""
        yield f"  {source} uses of {target}: {', '.join(uses[:12])}{more}"


def describe(graph):
    """A table: of each module the folders, and how many declarations of which folder each uses."""
    for name, edges in sorted(graph.items()):
        yield name
        for source in sorted({source for source, _ in edges}):
            used = (f"{end} {len(uses)}" for (start, end), uses in sorted(edges.items()) if start == source)
            yield f"  {source:20} {', '.join(used)}"


def read_folder_graph():
    return folder_graph(IndexStore(debug_build() / "index/store").symbols(SOURCES))


def describe_cycles(graph):
    for name, edges in sorted(graph.items()):
        for group in cycles(edges):
            yield f"{name}: {', '.join(group)} use each other"
            yield from describe_cycle(edges, group)


if __name__ == "__main__":
    found = read_folder_graph()
    print("\n".join(describe(found)))
    faults = list(describe_cycles(found))
    print("\n".join(["", *faults] if faults else ["", "no folders use each other"]))
    sys.exit(1 if faults else 0)
