"""The shape of the sources: folders that use each other one way, short functions, told declarations."""

import debug_build
import documentation
import folders
import language_tags
import sizes
import unused

# Modules whose folders still use each other.
TANGLED = set()
# Public declarations that still have no comment.
UNDOCUMENTED = 0

# What tests alone use of the sources.
USED_BY_TESTS = {
    "DialogCompiler/Reports/GuidelineDocuments.swift guidelineDocuments(_:)": "writes a page of docs",
    "DialogCompiler/Reports/LanguageDocuments.swift languageDocuments()": "writes a page of docs",
    "DialogCompiler/Reports/RuleDocuments.swift ruleDocuments(_:)": "writes pages of docs",
    "DialogFindings/RuleExample.swift bytes": "examples are run as tests",
    "DialogLayout/TextMeasure.swift width": "held against what a shaper makes of a text",
    "DialogRules/Engine/GuidelineChecker.swift allFindings": "rules by themselves, without what settles their findings",
}

# What is said of families of languages, most of which have no file.
NAMING_LANGUAGES = {
    "ForeignText.swift": "pairs of languages of one script: what tells one from the other",
    "FunctionWords.swift": "families that share many words",
    "HiddenCharacters.swift": "languages without spaces in which lines break anywhere",
    "LanguageConventions.swift": "marks by families, and which families set words apart",
    "LanguageConventions+Families.swift": "capitals, marks and endings by families",
    "SharedWord.swift": "what scripts show of stems and roots",
    "TranslationPair+Foreign.swift": "families, and the languages that apps are translated into most",
    "TypographicFault.swift": "dots and dashes by families",
    "TypographyReader+Marks.swift": "marks by scripts, and spaces that French and Spanish set",
    "L10nTypography.swift": "Unicode’s only letter whose capital depends on the language",
}


def test_what_is_built_is_not_built_again():
    """In several calls, as what SwiftPM has in no order, it may give in another each time. It names plugins always."""
    debug_build.debug_build()
    lines = [line for _ in range(4) for line in debug_build.build().splitlines()]
    assert [line for line in lines if "Compiling " in line and "Compiling plugin " not in line] == []


def test_folders_of_a_module_use_each_other_one_way():
    graph = folders.read_folder_graph()
    assert {name for name, edges in graph.items() if folders.cycles(edges)} == TANGLED, "\n".join(
        folders.describe_cycles({name: edges for name, edges in graph.items() if name not in TANGLED}))


def test_what_nothing_uses_is_not_there():
    found = unused.read_unused()
    assert found == {True: set(USED_BY_TESTS), False: set()}


def test_functions_and_files_are_short():
    of_functions, of_files = sizes.read_sizes()
    assert not sizes.faults(of_functions, sizes.FUNCTION_LIMITS)
    assert not sizes.faults(of_files, sizes.FILE_LIMITS)


def test_public_declarations_have_comments():
    lacking = documentation.undocumented(documentation.declarations())
    listed = "\n".join(f"{each.place}: {each.name}" for each in lacking)
    assert len(lacking) <= UNDOCUMENTED, f"python Tests/Checks/Sources/documentation.py\n{listed}"


def test_languages_are_named_in_their_files():
    found = language_tags.places()
    assert set(found) == set(NAMING_LANGUAGES), "\n".join(
        line for name in set(found) - set(NAMING_LANGUAGES) for line in found[name])
