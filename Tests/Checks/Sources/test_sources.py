"""The shape of the sources: folders that use each other one way, short functions, told declarations."""

import documentation
import folders
import sizes

# Modules whose folders still use each other.
TANGLED = set()
# Public declarations that still have no comment.
UNDOCUMENTED = 0


def test_folders_of_a_module_use_each_other_one_way():
    graph = folders.read_folder_graph()
    assert {name for name, edges in graph.items() if folders.cycles(edges)} == TANGLED, "\n".join(
        folders.describe_cycles({name: edges for name, edges in graph.items() if name not in TANGLED}))


def test_functions_and_files_are_short():
    of_functions, of_files = sizes.read_sizes()
    assert not sizes.faults(of_functions, sizes.FUNCTION_LIMITS)
    assert not sizes.faults(of_files, sizes.FILE_LIMITS)


def test_public_declarations_have_comments():
    lacking = documentation.undocumented(documentation.declarations())
    listed = "\n".join(f"{each.place}: {each.name}" for each in lacking)
    assert len(lacking) <= UNDOCUMENTED, f"python Tests/Checks/Sources/documentation.py\n{listed}"
