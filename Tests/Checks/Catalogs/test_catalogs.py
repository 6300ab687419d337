"""Checks what ‘catalog export’ and ‘catalog import’ read and write, with Python’s own readers of JSON,
property lists and XML as witnesses."""

import json
import os
import plistlib
import random
import re
import shutil
import xml.etree.ElementTree as ElementTree

import pytest

from dialogc import ROOT, contents, dialogc, write

FORMATS = ["xcstrings", "strings", "xliff"]
FIXTURE = ROOT / "Tests/Fixtures/Catalogs"
PROJECTS = [FIXTURE] + sorted({path.parent for path in (ROOT / "Samples").glob("*/*.dialog")})
XLIFF = "{urn:oasis:names:tc:xliff:document:1.2}"

ASK = """\
project Photos {
  source en
  locales en, ko, ru
}

/// Asked before photos go.
alert Ask(count: Int, album: String) {
  purpose destructive
  title {
    en by count { one "Delete the photo in “{album}”?"  other "Delete {count} photos in “{album}”?" }
  }
  message "They’re gone for good."
  button erase "Erase" destructive
  cancel
}
"""


def export(sources, out, form="xcstrings", *options):
    run = dialogc("catalog", "export", sources, "--format", form, "--out", out, *options)
    assert (run.returncode, run.stderr) == (0, "")
    return contents(out)


def import_into(sources, *catalogs):
    return dialogc("catalog", "import", *catalogs, sources, "--diagnostics", "json")


def found(run):
    return [(f["rule"], f["range"]["start"]["line"]) for f in json.loads(run.stderr)["diagnostics"]]


def catalog(**strings):
    return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False)


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def plural(**forms):
    return {"variations": {"plural": {name: unit(value) for name, value in forms.items()}}}


def xliff(units, head="", attributes='target-language="ko"'):
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n{head}<xliff version="1.2" '
        'xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file original="App/Photos.xcstrings" '
        f'source-language="en" datatype="plaintext" {attributes}><body>\n{units}\n</body></file></xliff>')


def trans_unit(id, source, target):
    return f'<trans-unit id="{id}"><source>{source}</source>{target}</trans-unit>'


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "Sources"
    folder.mkdir()
    return write(folder, Photos=ASK)


# Round trips


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("folder", PROJECTS, ids=lambda path: path.name)
def test_what_was_exported_and_comes_back_changes_nothing(form, folder, tmp_path):
    sources, out = tmp_path / "Sources", tmp_path / "L10n"
    shutil.copytree(folder, sources)
    first = export(sources, out, form)
    assert first
    run = dialogc("catalog", "import", out, sources)
    assert (run.returncode, run.stderr) == (0, "")
    assert contents(sources) == contents(folder)
    assert export(sources, out, form) == first


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name, source", [("Mail", "Samples/Mail"), ("Everything", FIXTURE)])
def test_translations_come_back_into_sources_that_have_none(name, source, form, tmp_path):
    sources, bare = tmp_path / "Sources", tmp_path / "Bare"
    shutil.copytree(ROOT / source, sources)
    bare.mkdir()
    source = (sources / f"{name}.dialog").read_text()
    # The app's name in the source language alone.
    write(bare, **{name: re.sub(r'app \{\s*en ("[^"]*")[^}]*\}', r"app \1", source)})
    before = export(sources, tmp_path / "before", form)
    run = dialogc("catalog", "import", tmp_path / "before", bare)
    assert (run.returncode, run.stderr) == (0, "")
    assert sorted(contents(bare)) == sorted(contents(sources))
    assert export(bare, tmp_path / "after", form) == before
    # Written as the formatter would, with a record of the source.
    assert dialogc("format", "--check", bare).returncode == 0
    assert dialogc("format", "--stamp", "--check", bare).returncode == 0
    stale = dialogc("check", bare, "--diagnostics", "json").stdout
    assert "l10n/stale" not in stale


def test_the_artifact_of_translations_that_came_back_is_the_same(tmp_path):
    sources, bare = tmp_path / "Sources", tmp_path / "Bare"
    shutil.copytree(ROOT / "Samples/Mail", sources)
    bare.mkdir()
    shutil.copy(sources / "Mail.dialog", bare)
    export(sources, tmp_path / "L10n")
    assert import_into(bare, tmp_path / "L10n").returncode == 0
    for folder in [sources, bare]:
        run = dialogc("build", folder, "--emit", "json", "--out", tmp_path / folder.name / "out", "--no-cache")
        assert run.returncode == 0, run.stderr
    assert contents(sources / "out") == contents(bare / "out")


def test_catalogs_in_one_format_say_what_those_in_another_do(tmp_path):
    """Through all three formats one after the other, the String Catalog comes out the same."""
    first = export(FIXTURE, tmp_path / "first")
    for number, form in enumerate(["xliff", "strings", "xcstrings"]):
        bare = tmp_path / f"Bare{number}"
        bare.mkdir()
        shutil.copy(FIXTURE / "Everything.dialog", bare)
        source = FIXTURE if number == 0 else tmp_path / f"Bare{number - 1}"
        export(source, tmp_path / f"L{number}", form)
        assert dialogc("catalog", "import", tmp_path / f"L{number}", bare).returncode == 0
    assert export(tmp_path / "Bare2", tmp_path / "last") == first


# String Catalogs


XCODE = """\
{
  "sourceLanguage" : "en",
  "strings" : {
    "" : {

    },
    "%lld items / all" : {
      "comment" : "A “slash” / and \\t tab",
      "isCommentAutoGenerated" : true
    },
    "Ask.buttons.erase" : {
      "comment" : "Written in Xcode",
      "extractionState" : "manual",
      "futureKey" : [

      ],
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Löschen"
          }
        },
        "en" : {
          "stringUnit" : {
            "state" : "new",
            "value" : "Erase"
          }
        },
        "ko" : {
          "stringUnit" : {
            "note" : 1.50,
            "state" : "needs_review",
            "value" : "지우기"
          }
        },
        "ru" : {
          "variations" : {
            "device" : {
              "mac" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Стереть на Mac"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Стереть"
                }
              }
            }
          }
        }
      }
    },
    "Ask.message" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "They’re gone for good."
          }
        },
        "ko" : {
          "stringUnit" : {
            "state" : "new",
            "value" : "They’re gone for good."
          }
        }
      }
    },
    "Ask.title" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%#@photos@ in “%2$@”?"
          },
          "substitutions" : {
            "photos" : {
              "argNum" : 1,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Delete the photo"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Delete %arg photos"
                    }
                  }
                }
              }
            }
          }
        },
        "ko" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "“%2$@”의 사진 %1$d장을 삭제할까요?"
          }
        }
      }
    },
    "Item 2" : {
      "shouldTranslate" : false
    },
    "Item 10" : {

    }
  },
  "version" : "1.1"
}"""


def test_an_untouched_catalog_changes_no_byte(project, tmp_path):
    out = tmp_path / "L10n"
    out.mkdir()
    (out / "Photos.xcstrings").write_text(XCODE)
    run = import_into(project, out)
    assert run.returncode == 0
    assert sorted(rule for rule, _ in found(run)) == [
        "catalog/device", "catalog/language"]
    assert export(project, out) == {"Photos.xcstrings": XCODE.encode()}
    assert contents(project)["Photos.ko.dialog"].decode() == (
        "translation ko of Ask {\n"
        "  title \"“{album}”의 사진 {count}장을 삭제할까요?\" of \"c07ff9c3\"\n"
        "  erase \"지우기\" of \"needs-review\"\n}\n".replace("c07ff9c3", stamp(project, "title")))
    assert "Стереть\" of" in contents(project)["Photos.ru.dialog"].decode()


def stamp(project, row):
    """What ‘format --stamp’ records of a text."""
    folder = project.parent / "Stamp"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copy(project / "Photos.dialog", folder)
    write(folder, Extra=f'translation ko of Ask {{\n  {row} "x"\n}}\n')
    dialogc("format", "--stamp", folder)
    return re.search(r'of "(\w+)"', contents(folder)["Extra.dialog"].decode()).group(1)


def test_a_changed_source_changes_its_lines_alone(project, tmp_path):
    out = tmp_path / "L10n"
    out.mkdir()
    (out / "Photos.xcstrings").write_text(XCODE)
    import_into(project, out)
    write(project, Photos=ASK.replace("gone for good", "lost"))
    after = export(project, out)["Photos.xcstrings"].decode()
    assert after == XCODE.replace('"translated",\n            "value" : "They’re gone for good."',
                                  '"translated",\n            "value" : "They’re lost."')


def test_a_new_catalog_is_json_with_sorted_keys_and_manual_entries(project, tmp_path):
    text = export(project, tmp_path / "L10n")["Photos.xcstrings"].decode()
    data = json.loads(text)
    assert data["sourceLanguage"] == "en" and data["version"] == "1.0"
    assert list(data["strings"]) == ["Ask.buttons.erase", "Ask.message", "Ask.title"]
    title = data["strings"]["Ask.title"]
    assert title["extractionState"] == "manual"
    assert "Asked before photos go." in title["comment"] and "%1$lld is count" in title["comment"]
    assert title["localizations"]["en"] == plural(
        one="Delete the photo in “%2$@”?", other="Delete %1$lld photos in “%2$@”?")
    assert re.search(r'^  "strings" : \{$', text, re.M) and not text.endswith("\n")


def test_two_numbers_become_substitutions(tmp_path):
    write(tmp_path, Move='alert Move(photos: Int, albums: Int) {\n  title by albums {\n'
          '    one "Move {photos} to an album"\n    other "Move {photos} to {albums} albums"\n  }\n}\n')
    text = export(tmp_path / "Move.dialog", tmp_path / "L10n")["dialogs.xcstrings"]
    english = json.loads(text)["strings"]["Move.title"]["localizations"]["en"]
    assert english["stringUnit"]["value"] == "%#@albums@"
    assert english["substitutions"]["albums"] == {
        "argNum": 1, "formatSpecifier": "lld",
        **plural(one="Move %2$lld to an album", other="Move %2$lld to %arg albums")}


@pytest.mark.parametrize("number", [0, -1, 3, 2**31, 2**63 - 2, 2**63 - 1, 2**63, -2**63, 10**30])
def test_a_substitution_of_an_argument_that_is_not_there_is_refused(tmp_path, number):
    """However large its number is."""
    write(tmp_path, Ask=ASK)
    substitution = {
        "argNum": number, "formatSpecifier": "lld", **plural(other="사진 %arg장을 삭제할까요?")}
    localization = {
        "stringUnit": {"state": "translated", "value": "%#@photos@"}, "substitutions": {"photos": substitution}}
    path = tmp_path / "Photos.xcstrings"
    path.write_text(json.dumps({
        "sourceLanguage": "en", "version": "1.0",
        "strings": {key: {"localizations": {"ko": localization}} for key in ["Ask.title", "Ask.message"]}}))
    run = import_into(tmp_path, path)
    assert run.returncode in (0, 1, 3), run.stderr
    assert "사진" not in (tmp_path / "Ask.dialog").read_text()


def test_keys_stay_in_the_order_of_the_catalog(project, tmp_path):
    out = tmp_path / "L10n"
    out.mkdir()
    (out / "Photos.xcstrings").write_text(catalog(**{k: {} for k in ["a", "Ask_", "ask.zzz", "B 2", "B 10"]}))
    data = json.loads(export(project, out)["Photos.xcstrings"])
    assert list(data["strings"]) == [
        "a", "Ask_", "Ask.buttons.erase", "Ask.message", "Ask.title", "ask.zzz", "B 2", "B 10"]


# Where translations go


def test_translations_go_where_they_are_else_beside_the_source(tmp_path):
    write(tmp_path, Photos="""\
project Photos {
  source en
  locales en, ko, ja
}

alert Ask(album: String) {
  // About the title.
  title { en "Delete “{album}”?"  ko "“{album}”을 삭제할까요?" /* old */ }
  message "Gone."  // stays
  button erase "Erase" destructive
  button keep "Keep"
  cancel
}
""", Korean="""\
// Korean by hand.
translation ko of Ask {
  erase "삭제" of "1c0ffee5"  // checked
}
""")
    (tmp_path / "Photos.xcstrings").write_text(catalog(**{
        "Ask.title": {"localizations": {"ko": unit("“%@”을(를) 지울까요?"), "ja": unit("「%@」を削除しますか？")}},
        "Ask.message": {"localizations": {"ko": unit("사라집니다.")}},
        "Ask.buttons.erase": {"localizations": {"ko": unit("지우기")}},
    }))
    run = import_into(tmp_path / "Photos.dialog", tmp_path / "Photos.xcstrings", tmp_path / "Korean.dialog")
    assert (run.returncode, found(run)) == (0, [])
    files = {name: data.decode() for name, data in contents(tmp_path).items()}
    photos = re.sub(' of "[0-9a-f]{8}"', " of HASH", files["Photos.dialog"])
    assert '  // About the title.\n  title { en "Delete “{album}”?"  ' \
        'ko "“{album}”{album:을/를} 지울까요?" of HASH /* old */ }\n' \
        '  message "Gone."  // stays\n' in photos
    assert re.sub('"[0-9a-f]{8}"', "HASH", files["Korean.dialog"]) == """\
// Korean by hand.
translation ko of Ask {
  erase "지우기" of HASH  // checked
  message "사라집니다." of HASH
}
"""
    assert "1c0ffee5" not in files["Korean.dialog"]
    assert re.sub('"[0-9a-f]{8}"', "HASH", files["Photos.ja.dialog"]) == """\
translation ja of Ask {
  title "「{album}」を削除しますか？" of HASH
}
"""
    assert dialogc("check", tmp_path, "--strict").stderr.count("l10n/stale") == 0


NAMES = """\
project Photos {
  app "Lumen"  // its name
  source en
  locales en, ko, de
}

terms {
  album { en "Album"  ko "앨범" }
  print {
    en "Print"  // on paper
    ko "인쇄"
  }
}

alert Ask {
  purpose problem
  title "Something Odd Happened"
  button print
  button ok
}
"""

NAMES_TRANSLATED = """\
project Photos {
  app { en "Lumen"  ko "루멘" of HASH  de "Lumen DE" of HASH }  // its name
  source en
  locales en, ko, de
}

terms {
  album { en "Album"  ko "사진첩" of HASH  de "Album" of HASH }
  print {
    en "Print"  // on paper
    ko "인쇄"
    de "Drucken" of HASH
  }
}
"""


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("syntax", ["foundation", "icu"])
def test_the_app_name_and_terms_are_translated_where_they_stand(form, syntax, tmp_path):
    sources, out = tmp_path / "Sources", tmp_path / "L10n"
    sources.mkdir()
    write(sources, Photos=NAMES)
    options = ["--placeholders", syntax]
    first = export(sources, out, form, *options)
    text = b"".join(first.values()).decode()
    for key in ["project.app", "terms.album", "terms.print"]:
        assert key in text
    # A button that says a term of the project has no key of its own.
    assert "Ask.buttons" not in text
    names = {"ko": {"project.app": "루멘", "terms.album": "사진첩", "terms.print": "인쇄"},
             "de": {"project.app": "Lumen DE", "terms.album": "Album", "terms.print": "Drucken"}}
    given = tmp_path / "Given"
    for locale, texts in names.items():
        folder = given / f"{locale}.lproj"
        folder.mkdir(parents=True)
        (folder / "Photos.strings").write_text(
            "".join(f'"{key}" = "{value}";\n' for key, value in texts.items()))
    run = import_into(sources, given)
    assert (run.returncode, found(run)) == (0, [])
    source = contents(sources)["Photos.dialog"].decode()
    assert re.sub('"[0-9a-f]{8}"', "HASH", source).startswith(NAMES_TRANSLATED)
    assert "l10n/stale" not in dialogc("check", sources, "--diagnostics", "json").stdout
    # Out, in and out again changes no byte.
    exported = export(sources, out, form, *options)
    run = dialogc("catalog", "import", out, sources, *options)
    assert (run.returncode, run.stderr) == (0, "")
    assert contents(sources)["Photos.dialog"].decode() == source
    assert export(sources, out, form, *options) == exported
    # A changed source makes its translations stale.
    write(sources, Photos=source.replace('"Print"', '"Print All"'))
    stale = json.loads(dialogc("check", sources, "--diagnostics", "json").stdout)
    assert [f["range"]["start"]["line"] for f in stale["diagnostics"] if f["rule"] == "l10n/stale"] == [12]


def test_a_translation_of_an_older_source_is_found_stale(project, tmp_path):
    export(project, tmp_path / "L10n", "xliff")
    path = tmp_path / "L10n/ko.xliff"
    path.write_text(path.read_text().replace(
        "<source>Erase</source>", "<source>Erase</source>\n<target>지우기</target>"))
    write(project, Photos=ASK.replace('"Erase"', '"Erase All"'))
    run = import_into(project, path)
    assert run.returncode == 0 and [rule for rule, _ in found(run)] == ["catalog/source-changed"]
    stale = json.loads(dialogc("check", project, "--diagnostics", "json").stdout)
    assert [f["element"] for f in stale["diagnostics"] if f["rule"] == "l10n/stale"] == ["buttons.erase"]
    # Back to the source that was translated, it is right again.
    write(project, Photos=ASK)
    assert "l10n/stale" not in dialogc("check", project, "--diagnostics", "json").stdout


def test_a_file_that_was_not_given_is_not_replaced(project, tmp_path):
    write(project, **{"Photos.ko": "// mine\n"})
    (tmp_path / "ko.xliff").write_text(xliff(trans_unit("Ask.message", "x", "<target>영구 삭제</target>")))
    run = import_into(project / "Photos.dialog", tmp_path / "ko.xliff")
    assert run.returncode == 3 and "catalog/file-exists" in run.stderr
    assert contents(project)["Photos.ko.dialog"] == b"// mine\n"


def test_sources_that_do_not_parse_stay_as_they_are(project, tmp_path):
    broken = ASK.removesuffix("}\n")
    write(project, Photos=broken)
    (tmp_path / "ko.xliff").write_text(xliff(trans_unit("Ask.message", "x", "<target>y</target>")))
    assert import_into(project, tmp_path / "ko.xliff").returncode == 1
    assert contents(project) == {"Photos.dialog": broken.encode()}
    run = dialogc("catalog", "export", project, "--out", tmp_path / "L10n")
    assert run.returncode == 1 and not (tmp_path / "L10n").exists()


# .strings and .stringsdict


STRINGS = """\
/* A comment with "quotes"; and = signs */
// and another kind
bare.key-1 = bareValue;
"shorthand";
'single' = 'it''s not';
"""


def strings_folder(tmp_path, text, language="ko", encoding="utf-8"):
    folder = tmp_path / f"{language}.lproj"
    folder.mkdir(exist_ok=True)
    (folder / "Photos.strings").write_bytes(text if isinstance(text, bytes) else text.encode(encoding))
    return folder


def test_a_new_file_is_called_like_its_source_utf8_or_not(project, tmp_path):
    source = os.path.join(os.fsencode(project), b"a\xffb.dialog")
    os.rename(project / "Photos.dialog", source)
    (tmp_path / "ko.xliff").write_text(xliff(trans_unit("Ask.message", "x", "<target>영구 삭제</target>")))
    assert import_into(project, tmp_path / "ko.xliff").returncode == 0
    assert b"a\xffb.ko.dialog" in os.listdir(os.fsencode(project))


def test_settings_of_the_project_hold(project, tmp_path):
    folder = strings_folder(tmp_path, '"Ask.message" = "영구 삭제";\n"k" = "v";\n')
    source = project / "Photos.dialog"
    head, rest = source.read_text("utf-8").split("{", 1)
    source.write_text(head + "{ rules { catalog/other-keys off; catalog/unplaced off }" + rest, "utf-8")
    run = import_into(project, folder)
    assert run.returncode == 0 and found(run) == [], run.stderr
    # What is an error stays one.
    source.write_text(source.read_text("utf-8").replace("other-keys", "syntax"), "utf-8")
    (folder / "Photos.strings").write_text("not a catalog", "utf-8")
    run = import_into(project, folder)
    assert run.returncode == 1 and [rule for rule, _ in found(run)] == ["catalog/syntax"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_strings_in_every_encoding(project, tmp_path, encoding):
    text = '/* 주석 */\nbare = x;\n"k";\n"Ask.message" = "영구 삭제 \\U1F4 \\UD83D\\UDDD1 \\"\\\\ \\344\\n";\n'
    folder = strings_folder(tmp_path, text, encoding=encoding)
    before = contents(folder)
    run = import_into(project, folder)
    assert run.returncode == 0 and [rule for rule, _ in found(run)] == ["catalog/other-keys"]
    korean = contents(project)["Photos.ko.dialog"].decode()
    assert 'message "영구 삭제 \u01f4 \U0001f5d1 \\"\\\\ î\\n" of' in korean
    # What says the same is not touched; what is new stands in the same encoding.
    export(project, tmp_path, "strings")
    assert contents(folder) == before
    korean = contents(project)["Photos.ko.dialog"].decode()
    write(project, **{"Photos.ko": korean.replace("}", '  erase "지우기"\n}')})
    export(project, tmp_path, "strings")
    after = contents(folder)["Photos.strings"]
    assert after.startswith(before["Photos.strings"])
    assert '"Ask.buttons.erase" = "지우기";' in after.decode(encoding)


@pytest.mark.parametrize("text, rule, line", [
    ('"a" = "b"\n"c" = "d";\n', "catalog/syntax", 1),
    ('"a" = "b;\n', "catalog/syntax", 1),
    ('\n"a" "b";\n', "catalog/syntax", 2),
    ('"a" = "\\q";\n', "catalog/syntax", 1),
    ('/* open\n"a" = "b";', "catalog/syntax", 1),
    ('"a" = "\\UD83D";\n', "catalog/encoding", 1),
    (b'"a" = "\xff";\n', "catalog/encoding", 1),
    ('"a" = "\ud800";'.encode("utf-16", "surrogatepass"), "catalog/encoding", 1),
    (b"bplist00", "catalog/format", 1),
])
def test_broken_strings_are_refused_with_their_place(project, tmp_path, text, rule, line):
    run = import_into(project, strings_folder(tmp_path, text))
    assert run.returncode == 1 and found(run) == [(rule, line)]
    assert list(contents(project)) == ["Photos.dialog"]


def test_a_key_that_stands_twice_is_reported_and_the_last_counts(project, tmp_path):
    folder = strings_folder(tmp_path, '"Ask.message" = "하나";\n"Ask.message" = "둘";\n')
    run = import_into(project, folder)
    assert run.returncode == 0 and found(run) == [("catalog/duplicate-key", 2)]
    assert 'message "둘"' in contents(project)["Photos.ko.dialog"].decode()


def test_plural_forms_go_into_a_stringsdict_that_goes_first(project, tmp_path):
    folder = strings_folder(tmp_path, '"Ask.title" = "다른 것";\n"Ask.message" = "영구";\n')
    (folder / "Photos.stringsdict").write_bytes(plistlib.dumps({"Ask.title": {
        "NSStringLocalizedFormatKey": "“%2$@”: %1$#@photos@",
        "photos": {
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "d",
            "zero": "아무것도 없음", "other": "사진 %d장을 삭제할까요?"}}}))
    assert import_into(project, folder).returncode == 0
    korean = contents(project)["Photos.ko.dialog"].decode()
    assert '0 "“{album}”: 아무것도 없음"' in korean
    assert 'other "“{album}”: 사진 {count}장을 삭제할까요?"' in korean
    before = contents(folder)
    export(project, tmp_path, "strings")
    assert contents(folder) == before
    english = plistlib.loads((tmp_path / "en.lproj/Photos.stringsdict").read_bytes())
    assert english["Ask.title"] == {
        "NSStringLocalizedFormatKey": "%1$#@count@",
        "count": {
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
            "one": "Delete the photo in “%2$@”?", "other": "Delete %1$lld photos in “%2$@”?"}}


def test_a_strings_file_outside_a_language_folder_is_not_guessed(project, tmp_path):
    (tmp_path / "Photos.strings").write_text('"Ask.message" = "x";\n')
    run = import_into(project, tmp_path / "Photos.strings")
    assert [rule for rule, _ in found(run)] == ["catalog/language"]
    assert list(contents(project)) == ["Photos.dialog"]


# XLIFF


def test_xliff_is_as_xcode_exchanges_it(project, tmp_path):
    path = tmp_path / "L10n"
    export(project, path, "xliff")
    root = ElementTree.parse(path / "ru.xliff").getroot()
    (file,) = root.findall(f"{XLIFF}file")
    assert root.tag == f"{XLIFF}xliff" and root.attrib["version"] == "1.2"
    assert {**file.attrib} == {
        "original": "Photos.xcstrings", "source-language": "en", "target-language": "ru",
        "datatype": "plaintext"}
    units = {u.attrib["id"]: u for u in file.iter(f"{XLIFF}trans-unit")}
    assert sorted(units) == ["Ask.buttons.erase", "Ask.message"] + [
        f"Ask.title|==|plural.{c}" for c in ["few", "many", "one", "other"]]
    for element in units.values():
        assert [child.tag for child in element] == [f"{XLIFF}source", f"{XLIFF}note"]
    few = units["Ask.title|==|plural.few"]
    assert few.findtext(f"{XLIFF}source") == "Delete %1$lld photos in “%2$@”?"


@pytest.mark.parametrize("units", [
    [("Ask.title|==|plural.one", "%1$lld фото из %2$@"), ("Ask.title|==|plural.other", "%1$lld фото в %2$@")],
    [("Ask.title", "%#@n@"), ("Ask.title|==|substitutions.n.plural.one", "%arg фото из %2$@"),
     ("Ask.title|==|substitutions.n.plural.other", "%arg фото в %2$@")],
    [("/Ask.title:dict/NSStringLocalizedFormatKey:dict/:string", "%1$#@n@"),
     ("/Ask.title:dict/n:dict/one:dict/:string", "%d фото из %2$@"),
     ("/Ask.title:dict/n:dict/other:dict/:string", "%d фото в %2$@")],
    [("Ask.title|==|device.mac", "x"), ("Ask.title|==|device.other.plural.one", "%1$lld фото из %2$@"),
     ("Ask.title|==|device.other.plural.other", "%1$lld фото в %2$@")],
])
def test_every_way_to_name_plural_units(project, tmp_path, units):
    body = "\n".join(trans_unit(id, "", f"<target>{target}</target>") for id, target in units)
    (tmp_path / "ru.xliff").write_text(xliff(body, attributes='target-language="ru"'))
    run = import_into(project, tmp_path / "ru.xliff")
    assert run.returncode == 0
    russian = contents(project)["Photos.ru.dialog"].decode()
    assert "{count} фото из {album}" in russian and "{count} фото в {album}" in russian


def test_targets_that_are_no_translations(project, tmp_path):
    body = trans_unit("Ask.message", "They’re gone for good.", '<target state="new">neu</target>') \
        + trans_unit("Ask.buttons.erase", "Erase", "<target/>")
    (tmp_path / "ko.xliff").write_text(xliff(body))
    assert import_into(project, tmp_path / "ko.xliff").returncode == 0
    korean = contents(project)["Photos.ko.dialog"].decode()
    assert 'erase "" of' in korean and "message" not in korean


def test_an_existing_document_keeps_what_it_has(project, tmp_path):
    body = trans_unit("Ask.message", "They’re gone for good.", '<target state="final">영구 삭제</target>') \
        + trans_unit("line&#10;break", "Other &amp; text", "<!-- kept --><target>다른 것</target>")
    (tmp_path / "ko.xliff").write_text(xliff(body))
    import_into(project, tmp_path / "ko.xliff")
    before = contents(tmp_path)["ko.xliff"].decode()
    export(project, tmp_path, "xliff", "--locales", "ko")
    after = contents(tmp_path)["ko.xliff"].decode()
    root = ElementTree.fromstring(after)
    (file,) = root.findall(f"{XLIFF}file")
    assert file.attrib["original"] == "App/Photos.xcstrings"
    head, tail = before.split("\n</body>")
    assert after.startswith(head) and after.endswith("</body>" + tail)
    assert {u.attrib["id"] for u in file.iter(f"{XLIFF}trans-unit")} == {
        "Ask.message", "line\nbreak", "Ask.buttons.erase", "Ask.title|==|plural.other"}
    export(project, tmp_path, "xliff", "--locales", "ko")
    assert contents(tmp_path)["ko.xliff"].decode() == after


def test_a_backslash_before_other_characters_says_nothing(project, tmp_path):
    """As Foundation’s reader has it; of letters and digits none is meant so."""
    folder = strings_folder(tmp_path, '"Ask.message" = "C\\’est \\😀 \\% \\é";\n')
    run = import_into(project, folder)
    assert (run.returncode, found(run)) == (0, [])
    assert 'message "C’est 😀 % é" of' in contents(project)["Photos.ko.dialog"].decode()


UTF_16 = {"little, mark": ("utf-16-le", "\ufeff"), "big, mark": ("utf-16-be", "\ufeff"),
          "little": ("utf-16-le", ""), "big": ("utf-16-be", "")}


@pytest.mark.parametrize("encoding, mark", UTF_16.values(), ids=UTF_16.keys())
def test_xliff_in_utf_16_is_read_and_stays_so(project, tmp_path, encoding, mark):
    text = xliff(trans_unit("Ask.message", "They’re gone for good.", "<target>영구 삭제 🗑</target>"))
    path = tmp_path / "ko.xliff"
    path.write_bytes((mark + text.replace("UTF-8", "UTF-16")).encode(encoding))
    before = path.read_bytes()
    run = import_into(project, path)
    assert (run.returncode, found(run)) == (0, [])
    assert 'message "영구 삭제 🗑" of' in contents(project)["Photos.ko.dialog"].decode()
    export(project, tmp_path, "xliff", "--locales", "ko")
    after = path.read_bytes().decode(encoding)
    assert after.startswith(mark + text.replace("UTF-8", "UTF-16").split("\n</body>")[0])
    assert 'id="Ask.buttons.erase"' in after
    export(project, tmp_path, "xliff", "--locales", "ko")
    assert path.read_bytes().decode(encoding) == after != before.decode(encoding)


def test_half_a_character_in_xliff_is_refused(project, tmp_path):
    text = xliff(trans_unit("Ask.message", "x", "<target>\ud83d</target>"))
    (tmp_path / "ko.xliff").write_bytes(text.encode("utf-16", "surrogatepass"))
    run = import_into(project, tmp_path / "ko.xliff")
    assert (run.returncode, found(run)) == (1, [("catalog/encoding", 4)])


MARKED = '<target>사진이 <g id="1" ctype="bold">영구</g> 삭제됩니다.<x id="2" equiv-text=""/></target>'


def marked_document(project, tmp_path, attributes=""):
    unit = trans_unit("Ask.message", "They’re gone <g id=\"1\">for good</g>.", MARKED)
    path = tmp_path / "ko.xliff"
    path.write_text(xliff(unit.replace("<trans-unit", "<trans-unit" + attributes)))
    run = import_into(project, path)
    assert (run.returncode, found(run)) == (0, [])
    assert 'message "사진이 영구 삭제됩니다." of' in contents(project)["Photos.ko.dialog"].decode()
    return path


def test_inline_codes_stay_in_what_says_the_same(project, tmp_path):
    path = marked_document(project, tmp_path)
    before = path.read_text()
    export(project, tmp_path, "xliff", "--locales", "ko")
    assert path.read_text().startswith(before.split("\n</body>")[0])


@pytest.mark.parametrize("new, target", [
    ("사진이 영구 지워집니다.", '사진이 <g id="1" ctype="bold">영구</g> 지워집니다.<x id="2" equiv-text=""/>'),
    ("사진이 영원히 삭제됩니다.", '사진이 <g id="1" ctype="bold">영원히</g> 삭제됩니다.<x id="2" equiv-text=""/>'),
    ("모두 없어져요.", "모두 없어져요."),
])
def test_inline_codes_stay_where_the_words_around_them_do(project, tmp_path, new, target):
    path = marked_document(project, tmp_path, ' approved="no"')
    korean = contents(project)["Photos.ko.dialog"].decode()
    write(project, **{"Photos.ko": korean.replace("사진이 영구 삭제됩니다.", new)})
    export(project, tmp_path, "xliff", "--locales", "ko")
    after = path.read_text()
    assert target in after and 'They’re gone <g id="1">for good</g>.' in after
    assert '<trans-unit approved="yes" id="Ask.message">' in after


def test_a_state_that_changes_leaves_the_codes(project, tmp_path):
    path = marked_document(project, tmp_path, ' approved="yes"')
    korean = contents(project)["Photos.ko.dialog"].decode()
    write(project, **{"Photos.ko": re.sub('of "[^"]*"', 'of "needs-review"', korean)})
    export(project, tmp_path, "xliff", "--locales", "ko")
    after = path.read_text()
    assert MARKED.replace("<target>", '<target state="needs-review-l10n">') in after
    assert '<trans-unit approved="no" id="Ask.message">' in after


def test_translations_that_are_final_are_approved(project, tmp_path):
    write(project, **{"Photos.ko": """translation ko of Ask {
      message "사라집니다."
      erase "지우기" of "needs-review"
    }"""})
    export(project, tmp_path, "xliff", "--locales", "ko")
    root = ElementTree.parse(tmp_path / "ko.xliff").getroot()
    approved = {u.attrib["id"]: u.attrib.get("approved") for u in root.iter(f"{XLIFF}trans-unit")}
    assert approved == {
        "Ask.message": "yes", "Ask.buttons.erase": "no", "Ask.title|==|plural.other": None}


# What nobody sees


HIDDEN = {
    "zero-width space": ("앨범\u200b 삭제", "앨범\\u{200B} 삭제"),
    "soft hyphen": ("앨\u00ad범", "앨\\u{AD}범"),
    "byte order mark": ("앨범\ufeff", "앨범\\u{FEFF}"),
    "override": ("\u202e앨범\u202c", "\\u{202E}앨범\\u{202C}"),
    "isolates": ("\u2068앨범\u2069", "\\u{2068}앨범\\u{2069}"),
    "mark": ("앨범\u200f", "앨범\\u{200F}"),
    "non-joiner in Korean": ("앨\u200c범", "앨\\u{200C}범"),
}


def in_every_format(tmp_path, locale, value):
    """A catalog of each format that has the value."""
    strings, xcstrings, exchanged = (tmp_path / name for name in ["s", "c", "x"])
    folder = strings / f"{locale}.lproj"
    folder.mkdir(parents=True)
    (folder / "Photos.strings").write_text(f'"Ask.message" = "{value}";')
    listed = tmp_path / "d" / f"{locale}.lproj"
    listed.mkdir(parents=True)
    entry = {"Ask.message": {"NSStringLocalizedFormatKey": value}}
    (listed / "Photos.stringsdict").write_bytes(plistlib.dumps(entry))
    xcstrings.mkdir()
    (xcstrings / "Photos.xcstrings").write_text(
        catalog(**{"Ask.message": {"localizations": {locale: unit(value)}}}))
    exchanged.mkdir()
    (exchanged / "x.xliff").write_text(xliff(
        trans_unit("Ask.message", "They’re gone for good.", f"<target>{value}</target>"),
        attributes=f'target-language="{locale}"'))
    return [strings, listed.parent, xcstrings, exchanged]


@pytest.mark.parametrize("value, written", HIDDEN.values(), ids=HIDDEN.keys())
def test_what_nobody_sees_is_told_and_written_as_an_escape(tmp_path, value, written):
    for place, path in enumerate(in_every_format(tmp_path, "ko", value)):
        sources = tmp_path / str(place)
        sources.mkdir()
        write(sources, Photos=ASK)
        run = import_into(sources, path)
        assert run.returncode == 0
        assert [rule for rule, _ in found(run)] == ["catalog/invisible"], path
        assert f'message "{written}" of' in contents(sources)["Photos.ko.dialog"].decode()
        again = import_into(sources, path)
        assert (again.returncode, found(again)) == (0, [])


NEEDED = {
    "Persian": ("fa", "عکس\u200cها پاک می\u200cشوند."),
    "Persian after Latin letters": ("fa", "فایل PDF\u200cها پاک شدند."),
    "Persian after quotes": ("fa", "«عکس»\u200cها"),
    "Hindi": ("hi", "क्\u200dष"),
    "emoji": ("ko", "가족 👨\u200d👩\u200d👧"),
    "flag": ("ko", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"),
    "Thai": ("th", "ลบ\u200bรูป"),
}


@pytest.mark.parametrize("locale, value", NEEDED.values(), ids=NEEDED.keys())
def test_joiners_that_a_script_needs_stay(tmp_path, locale, value):
    for place, path in enumerate(in_every_format(tmp_path, locale, value)):
        sources = tmp_path / str(place)
        sources.mkdir()
        write(sources, Photos=ASK.replace("ko, ru", f"ko, ru, {locale}".replace("ko, ru, ko", "ko, ru")))
        run = import_into(sources, path)
        assert (run.returncode, found(run)) == (0, [])
        assert f'message "{value}" of' in contents(sources)[f"Photos.{locale}.dialog"].decode()
        assert "l10n/invisible" not in dialogc("check", sources, "--diagnostics", "json").stdout


def test_a_persian_ending_joins_a_value(tmp_path):
    """The value is a neighbour, too."""
    write(tmp_path, Photos="""project Photos { locales en, fa }
alert Ask(album: String) { title "Delete {album}?"; button ok; cancel }""")
    (tmp_path / "fa.lproj").mkdir()
    (tmp_path / "fa.lproj/Photos.strings").write_text('"Ask.title" = "%@\u200cها را پاک می\u200cکنید؟";')
    run = import_into(tmp_path, tmp_path / "fa.lproj")
    assert (run.returncode, found(run)) == (0, [])
    assert "{album}\u200cها" in contents(tmp_path)["Photos.fa.dialog"].decode()


# Keys of others


def app(tmp_path, english, **translations):
    """The .strings files of an app with keys of its own."""
    for locale, rows in {"en": english, **translations}.items():
        folder = tmp_path / "App" / f"{locale}.lproj"
        folder.mkdir(parents=True)
        text = "".join(f'"{key}" = {json.dumps(value, ensure_ascii=False)};\n' for key, value in rows.items())
        (folder / "Localizable.strings").write_text(text)
    return tmp_path / "App"


def import_by_source(sources, *catalogs):
    return dialogc("catalog", "import", "--match", "source", *catalogs, sources, "--diagnostics", "json")


def test_translations_come_in_by_their_source_text(project, tmp_path):
    files = app(
        tmp_path, {"msg.gone": "They’re gone for good.", "erase_button": "Erase", "other": "Something else"},
        ko={"msg.gone": "영구히 삭제됩니다.", "erase_button": "지우기", "other": "다른 것"},
        ru={"erase_button": "Стереть"})
    run = import_into(project, files)
    assert [rule for rule, _ in found(run)] == ["catalog/other-keys"] * 2
    assert list(contents(project)) == ["Photos.dialog"]
    run = import_by_source(project, files)
    assert run.returncode == 0 and [rule for rule, _ in found(run)] == ["catalog/other-keys"]
    korean = contents(project)["Photos.ko.dialog"].decode()
    assert 'message "영구히 삭제됩니다." of' in korean and 'erase "지우기" of' in korean
    assert 'erase "Стереть" of' in contents(project)["Photos.ru.dialog"].decode()
    assert "l10n/stale" not in dialogc("check", project, "--diagnostics", "json").stdout
    before = contents(project)
    assert import_by_source(project, files).returncode == 0
    assert contents(project) == before


def test_what_has_several_translations_is_told_and_left_alone(project, tmp_path):
    files = app(
        tmp_path, {"a": "Erase", "b": "Erase", "c": "They’re gone for good.", "d": "They’re gone for good."},
        ko={"a": "지우기", "b": "삭제", "c": "사라집니다.", "d": "사라집니다."})
    run = import_by_source(project, files)
    assert (run.returncode, found(run)) == (0, [("catalog/ambiguous", 1)])
    korean = contents(project)["Photos.ko.dialog"].decode()
    assert "erase" not in korean and 'message "사라집니다." of' in korean


def test_what_many_dialogs_say_is_told_once(project, tmp_path):
    (project / "More.dialog").write_text("""alert Again {
  purpose destructive
  title "Do this again?"
  button erase "Erase" destructive
  cancel
}
""")
    files = app(tmp_path, {"a": "Erase", "b": "Erase"}, ko={"a": "지우기", "b": "삭제"})
    run = import_by_source(project, files)
    assert (run.returncode, found(run)) == (0, [("catalog/ambiguous", 1)])
    assert "the source of 2 texts has several translations here" in run.stderr


def test_a_key_goes_before_a_source_text(project, tmp_path):
    files = app(
        tmp_path, {"a": "Erase", "Ask.buttons.erase": "Erase"},
        ko={"a": "삭제", "Ask.buttons.erase": "지우기"})
    run = import_by_source(project, files)
    assert (run.returncode, found(run)) == (0, [])
    assert 'erase "지우기" of' in contents(project)["Photos.ko.dialog"].decode()


@pytest.mark.parametrize("form", ["xcstrings", "xliff", "strings"])
def test_values_and_plural_forms_match_too(form, project, tmp_path):
    """The project’s own catalogs with all keys changed; a key that is its source text needs no other."""
    write(project, **{"Photos.ko": """translation ko of Ask {
      title "“{album}”에서 사진 {count}장을 삭제할까요?"
      message "사라집니다."
      erase "지우기"
    }"""})
    first = tmp_path / "first"
    export(project, first, form, "--locales", "ko")
    for path in sorted(first.rglob("*.*")):
        if path.is_file():
            path.write_text(path.read_text().replace("Ask.message", "They’re gone for good.").replace("Ask.", "app_"))
    (project / "Photos.ko.dialog").unlink()
    run = import_by_source(project, first)
    assert (run.returncode, found(run)) == (0, [])
    korean = contents(project)["Photos.ko.dialog"].decode()
    assert "사진 {count}장을" in korean and "사라집니다." in korean and "지우기" in korean


# Placeholders


@pytest.mark.parametrize("value, rule", [
    ("%1$@장", "catalog/placeholder"),
    ("%3$@", "catalog/placeholder"),
    ("100 % %2$@", "catalog/placeholder"),
    ("%#@nothing@", "catalog/placeholder"),
    ("%0$@", "catalog/placeholder"),
    ("\0", "catalog/placeholder"),
])
def test_placeholders_that_would_break_are_not_imported(project, tmp_path, value, rule):
    (tmp_path / "Photos.xcstrings").write_text(
        catalog(**{"Ask.title": {"localizations": {"ko": unit(value)}}}))
    run = import_into(project, tmp_path / "Photos.xcstrings")
    assert run.returncode == 0 and [name for name, _ in found(run)] == [rule]
    assert list(contents(project)) == ["Photos.dialog"]
    assert dialogc("catalog", "import", tmp_path / "Photos.xcstrings", project, "--strict").returncode == 1


@pytest.mark.parametrize("value, text", [
    ("%lld / %@", "{count} / {album}"),
    ("%2$@: %1$d", "{album}: {count}"),
    ("%1$ld, %1$lld %%", "{count}, {count} %"),
    ("{braces} \"quotes\" \\ %2$@", "\\{braces\\} \\\"quotes\\\" \\\\ {album}"),
    ("%2$@을(를) %1$lu", "{album:을/를} {count}"),
])
def test_placeholders_of_c_and_foundation(project, tmp_path, value, text):
    (tmp_path / "Photos.xcstrings").write_text(
        catalog(**{"Ask.title": {"localizations": {"ko": unit(value)}}}))
    run = import_into(project, tmp_path / "Photos.xcstrings")
    assert (run.returncode, found(run)) == (0, [])
    assert f'  title "{text}" of' in contents(project)["Photos.ko.dialog"].decode()


@pytest.mark.parametrize("form", ["xliff", "strings"])
@pytest.mark.parametrize("value, text", [
    ("%@", "\\u{25}@"),
    ("%1$d and %%", "\\u{25}1$d and \\u{25}%"),
    ("{count}, ${count}", "\\u{7B}count\\}, $\\u{7B}count\\}"),
    ("[count] or {name}", "\\u{5B}count] or \\{name\\}"),
    ("100 %, 5 %.", "100 %, 5 %."),
])
def test_what_people_are_to_read_is_no_placeholder(form, value, text, tmp_path):
    """A text without values may have what looks like one; written as an escape, it stays what it is."""
    write(tmp_path, Photos="""\
project Photos {
  source en
  locales en, de
}

alert Ask(count: Int) {
  purpose problem
  title { en "{count} Photos"  de "{count} Fotos" }
  message { en "Old."  de "Alt." }
  cancel
}
""")
    source = tmp_path / "Photos.dialog"
    export(source, tmp_path / "out", form)
    path = next(
        path for path in sorted((tmp_path / "out").rglob("*")) if path.is_file() and "Alt." in path.read_text())
    path.write_text(path.read_text().replace("Alt.", value))
    run = import_into(source, path.parent if form == "strings" else path)
    assert (run.returncode, found(run)) == (0, [])
    assert f'de "{text}"' in source.read_text()
    checked = dialogc("check", source, "--diagnostics", "json")
    assert not [f for f in json.loads(checked.stdout)["diagnostics"] if f["severity"] == "error"]


def test_french_words_keep_agreeing_before_quotes(tmp_path):
    (tmp_path / "Photos.dialog").write_text("""\
project Photos { source en; locales en, fr }
alert Ask(album: String) {
  purpose destructive
  title   { en "Delete the photo of “{album}”?"  fr "Effacer la photo {album:de/d’}«\u00a0{album}\u00a0» ?" }
  message { en "It is part of {album}."  fr "Elle vient {album:de/d’}." }
  button erase { en "Erase"  fr "Effacer" } destructive
  cancel
}
""")
    (tmp_path / "Photos.xcstrings").write_text(catalog(**{
        "Ask.title": {"localizations": {"fr": unit("Supprimer la photo de «\u00a0%@\u00a0» ?")}},
        "Ask.message": {"localizations": {"fr": unit("Elle fait partie de %@.")}},
    }))
    run = import_into(tmp_path / "Photos.dialog", tmp_path / "Photos.xcstrings")
    assert (run.returncode, found(run)) == (0, [])
    text = contents(tmp_path)["Photos.dialog"].decode()
    assert '"Supprimer la photo {album:de/d’}«\u00a0{album}\u00a0» ?"' in text
    assert '"Elle fait partie {album:de/d’}."' in text


# ICU messages


@pytest.mark.parametrize("value, text", [
    ("{1}: {0}", '"{album}: {count}"'),
    ("{album} '{'x'}' it''s '{a}'", '"{album} \\{x\\} it\'s \\{a\\}"'),
    ("{count, number} / {0, number, integer} %", '"{count} / {count} %"'),
    ("{count, plural, =0 {empty} other {# in {album}}}!",
     'by count { 0 "empty!"  other "{count} in {album}!" }'),
])
def test_messages_of_icu_are_read(project, tmp_path, value, text):
    (tmp_path / "ko.xliff").write_text(xliff(trans_unit("Ask.title", "", f"<target>{value}</target>")))
    run = dialogc("catalog", "import", tmp_path / "ko.xliff", project, "--placeholders", "icu")
    assert run.returncode == 0
    assert f"  title {text} of" in contents(project)["Photos.ko.dialog"].decode()


@pytest.mark.parametrize("value", [
    "{nothing}", "{2}", "{count", "a } b", "{count, plural, one {x}}", "{album, plural, other {x}}",
    "{count, selectordinal, other {x}}", "{count, plural, offset:1 other {x}}", "{count, plural, =7 {x} other {y}}",
])
def test_messages_that_cannot_be_said_are_not_imported(project, tmp_path, value):
    (tmp_path / "Photos.xcstrings").write_text(
        catalog(**{"Ask.title": {"localizations": {"ko": unit(value)}}}))
    run = dialogc("catalog", "import", tmp_path / "Photos.xcstrings", project, "--placeholders", "icu",
                  "--diagnostics", "json")
    assert run.returncode == 0 and found(run)[0][0] in ["catalog/placeholder", "catalog/plural"]
    assert list(contents(project)) == ["Photos.dialog"]


@pytest.mark.parametrize("locale", ["en", "ko", "ru", "ar", "fr"])
def test_exported_messages_read_as_the_artifact_does(tmp_path, locale):
    icu_oracle = pytest.importorskip("icu_oracle")
    export(FIXTURE, tmp_path, "xcstrings", "--placeholders", "icu")
    strings = json.loads((tmp_path / "Everything.xcstrings").read_text())["strings"]
    run = dialogc("build", FIXTURE, "--emit", "json", "--out", tmp_path)
    assert run.returncode == 0, run.stderr
    dialogs = json.loads((tmp_path / "Everything.json").read_text())["dialogs"]
    pattern = next(d for d in dialogs if d["name"] == "Choices")["texts"]["message"][locale].get("icu")
    if pattern is None:
        assert locale == "ko"  # Agreement, which ICU cannot say.
        return
    for count in [0, 1, 2, 3, 5, 11, 12, 21, 100, 1000000]:
        key = f"Choices.message[{count if count in (1, 12) else 'other'}]"
        message = strings[key]["localizations"][locale]["stringUnit"]["value"]
        values = {"count": count, "album": "Summer"}
        expected = icu_oracle.format(pattern, locale, values)
        assert re.sub("[\u2068\u2069]", "", expected) == icu_oracle.format(message, locale, values)


# Hostile catalogs


HOSTILE = {
    "bomb.xliff": (xliff(trans_unit("a", "b", "<target>&c;</target>"), '<!DOCTYPE x [<!ENTITY a "aa">'
                         '<!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]>\n'), "catalog/unsafe", 2),
    "external.xliff": (xliff("", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>\n'), "catalog/unsafe", 2),
    "remote.xliff": (xliff("", '<!DOCTYPE xliff SYSTEM "http://example.com/x.dtd">\n'), "catalog/unsafe", 2),
    "entity.xliff": (xliff(trans_unit("a", "b&nbsp;c", "")), "catalog/unsafe", 4),
    "deep.xliff": (xliff("<group>" * 200_000), "catalog/unsafe", 4),
    "attributes.xliff": ("<xliff " + " ".join(f"a{i}=''" for i in range(100_000)) + "/>", "catalog/unsafe", 1),
    "surrogate.xliff": (xliff(trans_unit("a", "&#xD83D;", "")), "catalog/encoding", 4),
    "control.xliff": (xliff(trans_unit("a", "\x01", "")), "catalog/syntax", 4),
    "nul.xliff": (xliff(trans_unit("a", "&#0;", "")), "catalog/syntax", 4),
    "latin1.xliff": (xliff("").replace("UTF-8", "ISO-8859-1"), "catalog/encoding", 1),
    "open.xliff": (xliff("<trans-unit>"), "catalog/syntax", 5),
    "two.xliff": ('<xliff version="2.0"/>', "catalog/format", 1),
    "other.xliff": ("<html/>", "catalog/format", 1),
    "empty.xliff": ("", "catalog/syntax", 1),
    "deep.xcstrings": ("[" * 1_000_000, "catalog/unsafe", 1),
    "broken.xcstrings": (b'{"sourceLanguage": "en",\n"strings": {"a": "\xc3("}}', "catalog/encoding", 2),
    "overlong.xcstrings": (b'{"a": "\xc0\xaf"}', "catalog/encoding", 1),
    "surrogate.xcstrings": ('{"strings": {"a":\n "\\ud83d"}}', "catalog/encoding", 2),
    "swapped.xcstrings": ('{"strings": {"a": "\\ude00\\ud83d"}}', "catalog/encoding", 1),
    "twice.xcstrings": ('{"sourceLanguage": "en", "strings": {"a": {},\n "a": {}}}', "catalog/format", 2),
    "comma.xcstrings": ('{"sourceLanguage": "en", "strings": {},}', "catalog/syntax", 1),
    "comment.xcstrings": ('{} // no', "catalog/syntax", 1),
    "list.xcstrings": ("[]", "catalog/format", 1),
    "shape.xcstrings": (
        '{"sourceLanguage": "en", "strings": {"a": {"localizations": {"ko": 1}}}}', "catalog/format", 1),
    "empty.xcstrings": ("", "catalog/syntax", 1),
    "ko.lproj/x.stringsdict": ('<!DOCTYPE plist [<!ENTITY x "y">]>\n<plist><dict/></plist>', "catalog/unsafe", 1),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_catalogs_are_refused_with_their_place(project, tmp_path, name):
    text, rule, line = HOSTILE[name]
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    run = import_into(project, path)
    assert run.returncode == 1 and found(run) == [(rule, line)]
    assert json.loads(run.stderr)["diagnostics"][0]["file"] == str(path)
    assert list(contents(project)) == ["Photos.dialog"]
    text = dialogc("catalog", "import", path, project, "--language", "ko").stderr
    assert re.search(r"오류\[catalog/.*[가-힣]", text) and f" --> {path}" in text


@pytest.mark.parametrize("name", ["bomb.xliff", "surrogate.xcstrings"])
def test_a_hostile_catalog_is_not_brought_up_to_date(project, tmp_path, name):
    text, rule, line = HOSTILE[name]
    target = tmp_path / ("ko.xliff" if name.endswith("xliff") else "Photos.xcstrings")
    target.write_text(text)
    form = "xliff" if name.endswith("xliff") else "xcstrings"
    run = dialogc("catalog", "export", project, "--out", tmp_path, "--format", form, "--diagnostics", "json")
    assert run.returncode == 1 and found(run) == [(rule, line)]
    assert target.read_text() == text


def test_a_catalog_of_a_hundred_megabytes_is_refused(project, tmp_path):
    path = tmp_path / "big.xcstrings"
    with open(path, "wb") as file:
        file.truncate(100 << 20)
    run = import_into(project, path)
    assert run.returncode == 3 and found(run)[0][0] == "input/too-large"


def test_texts_that_have_no_place_are_reported(project, tmp_path):
    (tmp_path / "Photos.xcstrings").write_text(json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        "Ask.mesage": {"localizations": {"ko": unit("오타")}},
        "Hello %@": {"localizations": {"ko": unit("안녕 %@")}},
        "Other.title": {"localizations": {"ko": unit("다른 것")}},
        "Ask.message": {"localizations": {"fr": unit("Perdu."), "no_such_language": unit("x")}},
        "Ask.title": {"localizations": {"ru": plural(one="x", few="y")}},
    }}, indent=1))
    run = import_into(project, tmp_path / "Photos.xcstrings")
    assert run.returncode == 0
    rules = [rule for rule, _ in found(run)]
    assert rules == ["catalog/unplaced", "catalog/other-keys", "catalog/language", "catalog/language",
                     "catalog/plural"]
    findings = json.loads(run.stderr)["diagnostics"]
    assert "did you mean ‘Ask.message’" in findings[0]["message"]
    assert "2 keys" in findings[1]["message"]
    assert (findings[4]["dialog"], findings[4]["element"], findings[4]["locale"]) == ("Ask", "title", "ru")
    assert list(contents(project)) == ["Photos.dialog"]


# Calls


@pytest.mark.parametrize("arguments, says", [
    (["exprot", "a"], "did you mean ‘export’?"),
    (["export", "a"], "needs --out"),
    (["export"], "needs export|import PATH"),
    (["export", "a", "--out", "x", "--format", "po"], "one of xcstrings, strings, xliff"),
    (["export", "a", "--out", "x", "--locales", "ko,korean!"], "not ‘korean!’"),
])
def test_wrong_calls(arguments, says, tmp_path):
    run = dialogc("catalog", *arguments, cwd=tmp_path)
    assert run.returncode == 2 and says in run.stderr


def test_the_source_language_alone_is_not_exported(tmp_path):
    write(tmp_path, a='alert A { title "Delete?"; button delete destructive; cancel }\n')
    call = ["catalog", "export", "a.dialog", "--format", "xliff", "--out", "out"]
    assert "no other language to export" in dialogc(*call, cwd=tmp_path).stderr
    run = dialogc(*call, "--locales", "en", cwd=tmp_path)
    assert run.returncode == 2 and "names the source language alone" in run.stderr


def test_an_import_needs_catalogs_and_sources(project, tmp_path):
    run = dialogc("catalog", "import", project)
    assert run.returncode == 3 and "no catalog to import" in run.stderr
    (tmp_path / "ko.xliff").write_text(xliff(""))
    run = dialogc("catalog", "import", tmp_path / "ko.xliff")
    assert run.returncode == 3 and "nowhere to go" in run.stderr
    write(tmp_path, One="alert One {\n  title \"One\"\n}\n")
    run = dialogc("catalog", "export", tmp_path / "One.dialog", "--format", "xliff", "--out", tmp_path)
    assert run.returncode == 2 and "no other language" in run.stderr


@pytest.mark.parametrize("table", ["../x", "/tmp/x", "a/b", "..", ".", "", ".hidden"])
def test_no_table_is_outside_the_folder(table, tmp_path):
    write(tmp_path, a='alert A { title { en "Delete?"  ko "삭제?" }; button delete destructive; cancel }\n')
    before = contents(tmp_path)
    run = dialogc("catalog", "export", "a.dialog", "--out", "in/out", "--table", table, cwd=tmp_path)
    assert run.returncode == 2 and contents(tmp_path) == before


def test_a_bundle_of_xcode_is_a_catalog(project, tmp_path):
    folder = tmp_path / "ko.xcloc/Localized Contents"
    folder.mkdir(parents=True)
    (folder / "ko.xliff").write_text(xliff(trans_unit("Ask.message", "They’re gone for good.",
                                                      "<target>영구 삭제</target>")))
    run = import_into(project, tmp_path / "ko.xcloc")
    assert (run.returncode, found(run)) == (0, [])
    assert "영구 삭제" in contents(project)["Photos.ko.dialog"].decode()


def test_keys_are_in_the_order_of_icu(tmp_path):
    """Names of dialogs that differ in case, digits and underscores, as no one would name them."""
    icu = pytest.importorskip("icu")
    collator = icu.Collator.createInstance(icu.Locale.getRoot())
    collator.setAttribute(icu.UCollAttribute.ALTERNATE_HANDLING, icu.UCollAttributeValue.NON_IGNORABLE)
    collator.setAttribute(icu.UCollAttribute.NUMERIC_COLLATION, icu.UCollAttributeValue.ON)
    draw = random.Random(3)
    names = {draw.choice("aAbBzZ") + "".join(draw.choices("aAbBzZ_0129", k=draw.randrange(6))) for _ in range(400)}
    write(tmp_path, Many="".join(f'alert {name} {{\n  title "x"\n}}\n' for name in sorted(names)))
    data = json.loads(export(tmp_path / "Many.dialog", tmp_path / "L10n")["dialogs.xcstrings"])
    keys = list(data["strings"])
    assert len(keys) == len(names)
    assert keys == sorted(keys, key=lambda key: (collator.getSortKey(key), key))


def test_a_character_that_xml_cannot_hold_is_no_silent_loss(tmp_path):
    text = 'project P {\n  source en\n  locales en, ko\n}\n\nalert One {\n  title "a\\u{1}b"\n}\n'
    write(tmp_path, One=text)
    run = dialogc("catalog", "export", tmp_path, "--format", "xliff", "--out", tmp_path / "L10n",
                  "--diagnostics", "json")
    assert run.returncode == 1 and found(run) == [("catalog/character", 7)]
    assert not (tmp_path / "L10n").exists()
    data = json.loads(export(tmp_path, tmp_path / "L10n")["P.xcstrings"])
    assert data["strings"]["One.title"]["localizations"]["en"] == unit("a\x01b")


def test_a_text_with_too_many_choices_is_reported(tmp_path):
    cases = [f"c{i}" for i in range(40)]
    arms = "\n".join(f"    {c} by b {{ " + " ".join(f'{d} "{c}{d}"' for d in cases) + " }" for c in cases)
    declared = f"enum E {{ {', '.join(cases)} }}\n\n"
    write(tmp_path, Many=declared + f"alert Many(a: E, b: E) {{\n  title by a {{\n{arms}\n  }}\n"
          '  message "x"\n}\n')
    run = dialogc("catalog", "export", tmp_path, "--out", tmp_path / "L10n", "--diagnostics", "json")
    assert run.returncode == 0 and found(run) == [("catalog/many-keys", 4)]
    assert list(json.loads(contents(tmp_path / "L10n")["dialogs.xcstrings"])["strings"]) == ["Many.message"]


def test_particles_agree_with_a_value_in_its_style(tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    write(sources, Rates=(
        "project Rates { source en; locales en, ko }\n"
        'alert Change(rate: Double) { purpose problem; title "Set {rate:percent}?"; button ok }\n'))
    (tmp_path / "Rates.xcstrings").write_text(
        catalog(**{"Change.title": {"localizations": {"ko": unit("%@을(를) 쓸까요?")}}}))
    run = import_into(sources, tmp_path / "Rates.xcstrings")
    assert (run.returncode, found(run)) == (0, [])
    assert '"{rate:percent}{rate:을/를} 쓸까요?"' in contents(sources)["Rates.ko.dialog"].decode()
    first = export(sources, tmp_path / "L10n", "xliff")
    assert "%@을(를)".encode() in b"".join(first.values())
    assert import_into(sources, tmp_path / "L10n").returncode == 0
    assert export(sources, tmp_path / "L10n", "xliff") == first
