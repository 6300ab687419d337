"""Checks that a file belongs to the project declared in its folder or the nearest above it."""

import json
import os
import subprocess

import pytest

from dialogc import BROKEN, DIALOGC, GOOD, ROOT, as_nobody, contents, dialogc, environment, write

PROJECT = "project %s {\n  locales en\n}\n"


def told(*arguments, **options):
    """The status of a check, and the rule and file of each finding that is an error."""
    run = dialogc("check", *arguments, "--diagnostics", "json", **options)
    found = json.loads(run.stdout)["diagnostics"]
    return run.returncode, [(one["rule"], one["file"]) for one in found if one["severity"] == "error"]


@pytest.fixture
def tree(tmp_path):
    """Two projects with a dialog of the same name, one of them in two folders, and a loose file."""
    for folder, name in [("Mail", "Mail"), ("Photos", "Photos")]:
        (tmp_path / folder / "more").mkdir(parents=True)
        write(tmp_path / folder, Project=PROJECT % name, Ask=GOOD)
        write(tmp_path / folder / "more", Other=GOOD.replace("Ask", f"In{name}"))
    write(tmp_path, loose=GOOD)
    (tmp_path / ".git").mkdir()
    return tmp_path


def test_the_samples_are_checked_at_once():
    assert told("Samples", "--strict", cwd=ROOT) == (0, [])
    assert told(".", "--strict", cwd=ROOT / "Samples") == (0, [])


def test_projects_share_no_names(tree):
    assert told(".", cwd=tree) == (0, [])
    write(tree / "Mail/more", Again=GOOD)
    assert told(".", cwd=tree) == (1, [("name/duplicate", "Mail/more/Again.dialog")])


def test_findings_are_one_report_in_the_order_of_files(tree):
    for folder in ["Photos", "Mail", "."]:
        write(tree / folder, a=BROKEN.replace("Ask", "Broken"))
    status, found = told(".", cwd=tree)
    assert status == 1
    assert found == [("syntax/missing-brace", name) for name in
                     ["Mail/a.dialog", "Photos/a.dialog", "a.dialog"]]
    run = dialogc("check", ".", cwd=tree)
    assert run.stderr.splitlines()[-1].startswith("3 errors")


def test_findings_are_of_what_is_asked(tree):
    write(tree / "Photos/more", Broken=BROKEN, Missing=GOOD.replace("Ask", "M(x: Media)"))
    assert told("Photos/Ask.dialog", cwd=tree) == (0, [])
    assert told("Ask.dialog", cwd=tree / "Photos") == (0, [])
    assert told("Photos/more/Missing.dialog", cwd=tree)[1][0] == (
        "name/unknown-type", "Photos/more/Missing.dialog")
    # The other files are read: what they declare is known.
    write(tree / "Photos", Enums="enum Media { photo, video }\n")
    (tree / "Photos/more/Broken.dialog").unlink()
    for paths, folder in [(["Photos/more/Missing.dialog"], "."), (["more"], "Photos"), (["."], "Photos/more"),
                          (["../../Photos/more/../more"], "Mail/more"), ([tree / "Photos/more"], ".")]:
        assert told(*paths, cwd=tree / folder) == (0, []), paths


def test_the_project_above_sets_the_rules(tree):
    write(tree / "Photos", Project="project Photos {\n  source ko\n}\n")
    run = dialogc("check", "more/Other.dialog", "--diagnostics", "json", cwd=tree / "Photos")
    alone = dialogc("check", ".", "--diagnostics", "json", cwd=tree / "Photos")
    one = [found for found in json.loads(alone.stdout)["diagnostics"]
           if found["file"] == "more/Other.dialog"]
    assert json.loads(run.stdout)["diagnostics"] == one


def test_the_search_upwards_ends_at_a_repository(tree):
    (tree / "Photos/more/.git").write_text("gitdir: elsewhere\n")
    write(tree / "Photos", a=BROKEN.replace("Ask", "InPhotos"))
    build = dialogc("build", "Photos/more", "--emit", "json", "--out", "out", "--no-cache", cwd=tree)
    assert build.returncode == 0 and os.listdir(tree / "out") == ["dialogs.json"]


def test_folders_above_that_cannot_be_read_are_passed_over(tree):
    os.chmod(tree / "Photos", 0o311)
    assert told("Photos/more/Other.dialog", cwd=tree, **as_nobody(tree)) == (0, [])
    os.chmod(tree / "Photos", 0o755)


@pytest.mark.parametrize("name, file", [("Photos", "Photos/Project.dialog"), ("Mail", None)])
def test_two_projects_of_one_name_are_one_finding(tree, name, file):
    write(tree / "Mail", Project=PROJECT % name)
    assert told(".", cwd=tree) == ((1, [("name/duplicate", file)]) if file else (0, []))
    assert told("Mail", cwd=tree) == (0, [])


def test_two_blocks_in_a_folder_are_one_finding(tree):
    write(tree / "Photos", Second="project Other {\n  source ko\n  locales ko, en\n}\n")
    assert told(".", cwd=tree) == (1, [("name/duplicate", "Photos/Second.dialog")])
    assert told("Photos", cwd=tree) == (1, [("name/duplicate", "Photos/Second.dialog")])


def test_files_that_declare_nothing_are_fine_beside_projects(tree):
    write(tree, loose="// Later.\n")
    assert told(".", cwd=tree) == (0, [])
    build = dialogc("build", ".", "--emit", "json", "--out", "out/{project}", "--no-cache", cwd=tree)
    assert build.returncode == 0 and sorted(os.listdir(tree / "out")) == ["Mail", "Photos"]


def test_artifacts_of_several_projects_have_a_place_each(tree):
    run = dialogc("build", ".", "--emit", "json,c", "--out", "out/{project}", "--depfile", "out/{project}.d",
                  "--no-cache", cwd=tree)
    assert run.returncode == 0, run.stderr
    assert sorted(os.listdir(tree / "out")) == [
        "Mail", "Mail.d", "Photos", "Photos.d", "dialogs", "dialogs.d"]
    for name in ["Mail", "Photos", "dialogs"]:
        assert {f"{name}.json", f"{name}.h"} <= set(os.listdir(tree / "out" / name))
    depfile = (tree / "out/Mail.d").read_text()
    assert "out/Mail/Mail.json" in depfile and "Mail/more/Other.dialog" in depfile
    assert "Photos" not in depfile
    # The same as from each alone.
    dialogc("build", "Mail", "--emit", "json,c", "--out", "alone/{project}", cwd=tree)
    assert contents(tree / "alone/Mail") == contents(tree / "out/Mail")


@pytest.mark.parametrize("options, proposal", [
    (["--out", "out"], "--out out/{project}"),
    (["--out", "out/{project}", "--depfile", "x/all.d"], "--depfile x/{project}.d"),
])
def test_a_place_for_all_is_wrong_usage(tree, options, proposal):
    before = contents(tree)
    for language, words in [
        ("en", "there are 3 projects: Mail, Photos, dialogs"),
        ("ko", "프로젝트가 3개입니다: Mail, Photos, dialogs"),
    ]:
        run = dialogc("build", ".", "--emit", "json", *options, "--language", language, cwd=tree)
        assert run.returncode == 2
        assert words in run.stderr and proposal in run.stderr
    assert contents(tree) == before


def test_an_error_in_one_project_writes_nothing(tree):
    write(tree / "Mail", a=BROKEN)
    run = dialogc("build", ".", "--emit", "json", "--out", "out/{project}", cwd=tree)
    assert run.returncode == 1 and not (tree / "out").exists()


def test_artifacts_are_of_whole_projects(tree):
    for index, path in enumerate(["Photos", "Photos/Ask.dialog", "Photos/more"]):
        run = dialogc("build", path, "--emit", "json,c", "--out", f"{index}", "--depfile", f"{index}/x.d", cwd=tree)
        assert run.returncode == 0
    assert contents(tree / "0").keys() == contents(tree / "1").keys()
    assert (tree / "0/Photos.json").read_bytes() == (tree / "1/Photos.json").read_bytes() == (
        tree / "2/Photos.json").read_bytes()
    assert "Photos/more/Other.dialog" in (tree / "1/x.d").read_text()
    # So an error counts in whatever file it is.
    write(tree / "Photos/more", Broken=BROKEN)
    run = dialogc("build", "Photos/Ask.dialog", "--emit", "json", "--out", "3", cwd=tree)
    assert run.returncode == 1 and "Photos/more/Broken.dialog" in run.stderr


def test_standard_input_is_of_the_project_beside_it(tree):
    write(tree / "Photos", Enums="enum Media { photo, video }\n")
    source = GOOD.replace("Ask", "New(media: Media)").encode()
    assert told("-", "Photos", cwd=tree, input=source)[1] == []
    assert told("-", cwd=tree / "Photos", input=source)[1][0] == ("name/unknown-type", "<stdin>")
    assert told("-", "Photos", "Mail", cwd=tree, input=source)[1][0] == ("name/unknown-type", "<stdin>")
    assert told("-", "Photos", "Mail", cwd=tree, input=GOOD.encode()) == (0, [])


def test_a_dialog_is_shown_from_whatever_project_has_it(tree):
    write(tree / "Mail", a=BROKEN.replace("Ask", "Broken"))
    run = dialogc("run", ".", "--show", "InPhotos", cwd=tree, input=b"delete\n")
    assert (run.returncode, run.stdout) == (0, "delete\n")
    run = dialogc("run", "Photos/Ask.dialog", "--show", "InPhotos", cwd=tree, input=b"delete\n")
    assert (run.returncode, run.stdout) == (0, "delete\n")
    run = dialogc("run", ".", "--show", "InMail", cwd=tree)
    assert run.returncode == 4 and "Mail/a.dialog" in run.stderr
    for language, words in [
        ("en", "in several projects: Mail, Photos, dialogs"),
        ("ko", "여러 프로젝트에 있습니다: Mail, Photos, dialogs"),
    ]:
        run = dialogc("run", ".", "--show", "Ask", "--language", language, cwd=tree)
        assert run.returncode == 2 and words in run.stderr
    (tree / "Mail/a.dialog").unlink()
    run = dialogc("run", ".", "--show", "InPhoto", cwd=tree)
    assert run.returncode == 2 and "did you mean ‘InPhotos’?" in run.stderr


def test_only_what_is_asked_is_formatted(tree):
    crooked = GOOD.replace("  title", " title")
    write(tree / "Photos", Ask=crooked)
    write(tree / "Photos/more", Other=crooked.replace("Ask", "InPhotos"))
    run = dialogc("format", "--check", ".", cwd=tree)
    assert run.stdout.split() == ["Photos/Ask.dialog", "Photos/more/Other.dialog"]
    assert dialogc("format", "Photos/more", cwd=tree).returncode == 0
    assert (tree / "Photos/Ask.dialog").read_text() == crooked


def test_the_source_of_a_stamp_is_found(tree):
    write(tree / "Photos", Project="project Photos {\n  locales en, ko\n}\n")
    translation = 'translation ko of Ask {\n  title "이 항목을 삭제할까요?"\n}\n'
    write(tree / "Photos/more", Korean=translation)
    before = contents(tree)
    assert dialogc("format", "--stamp", "Photos/more/Korean.dialog", cwd=tree).returncode == 0
    changed = [path for path, data in contents(tree).items() if data != before[path]]
    assert changed == ["Photos/more/Korean.dialog"]
    assert ' of "' in (tree / "Photos/more/Korean.dialog").read_text()


def test_catalogs_of_several_projects(tree):
    for folder in ["Mail", "Photos"]:
        write(tree / folder, Project=f"project {folder} {{\n  locales en, ko\n}}\n")
    (tree / "loose.dialog").unlink()
    export = ["catalog", "export", ".", "--format", "xliff", "--out"]
    run = dialogc(*export, "L10n", cwd=tree)
    assert run.returncode == 2 and "--out L10n/{project}" in run.stderr
    assert dialogc(*export, "L10n/{project}", cwd=tree).returncode == 0
    assert sorted(contents(tree / "L10n")) == ["Mail/ko.xliff", "Photos/ko.xliff"]
    path = tree / "L10n/Photos/ko.xliff"
    text = path.read_text()
    assert "Delete This Item?</source>" in text
    path.write_text(text.replace(
        "Delete This Item?</source>", "Delete This Item?</source><target>이 항목을 삭제할까요?</target>"))
    before = contents(tree / "Mail")
    run = dialogc("catalog", "import", "L10n", "Mail", "Photos", cwd=tree)
    assert run.returncode == 0, run.stderr
    assert contents(tree / "Mail") == before
    assert "이 항목을 삭제할까요?" in (tree / "Photos/Ask.ko.dialog").read_text()
    path.rename(tree / "ko.xliff")
    run = dialogc("catalog", "import", "ko.xliff", "Mail", "Photos", cwd=tree)
    assert run.returncode == 2 and "several projects: Mail, Photos" in run.stderr
    run = dialogc("catalog", "import", "ko.xliff", "Photos", cwd=tree)
    assert run.returncode == 0


def test_an_import_changes_only_files_that_are_given(tree):
    write(tree / "Photos", Project="project Photos {\n  locales en, ko\n}\n")
    dialogc("catalog", "export", "Photos", "--format", "xliff", "--out", ".", cwd=tree)
    text = (tree / "ko.xliff").read_text()
    (tree / "ko.xliff").write_text(text.replace(
        "Delete This Item?</source>", "Delete This Item?</source><target>이 항목을 삭제할까요?</target>"))
    write(tree / "Photos", **{"Ask.ko": "// mine\n"})
    before = contents(tree)
    run = dialogc("catalog", "import", "ko.xliff", "Photos/Ask.dialog", cwd=tree)
    assert run.returncode == 3 and "catalog/file-exists" in run.stderr
    assert contents(tree) == before


def test_links_between_projects(tree):
    (tree / "shared").mkdir()
    write(tree / "shared", Media="enum Media { photo, video }\n")
    for folder in ["Mail", "Photos"]:
        (tree / folder / "shared").symlink_to("../shared")
        (tree / folder / "back").symlink_to("..")
        write(tree / folder, Pick=GOOD.replace("Ask", "Pick(media: Media)"))
    for paths in [["."], ["Mail"], ["Photos", "Mail"], ["Photos/Pick.dialog"]]:
        assert told(*paths, cwd=tree)[1] == [], paths


def test_a_sandbox_of_links_is_read_as_its_tree(tree, tmp_path_factory):
    sandbox = tmp_path_factory.mktemp("sandbox")
    for name in ["Project.dialog", "Ask.dialog"]:
        (sandbox / name).symlink_to(tree / "Photos" / name)
    run = dialogc("build", "Ask.dialog", "Project.dialog", "--emit", "json", "--out", "out", "--no-cache", cwd=sandbox)
    assert run.returncode == 0 and os.listdir(sandbox / "out") == ["Photos.json"]
    assert "InPhotos" not in (sandbox / "out/Photos.json").read_text()


def test_a_pipe_is_read_once(tree):
    command = f'"{DIALOGC}" check <(cat loose.dialog) Photos'
    run = subprocess.run(["bash", "-c", command], cwd=tree, env=environment(), timeout=60)
    assert run.returncode == 0
