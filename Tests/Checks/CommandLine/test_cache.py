"""Checks that builds are remembered: nothing is done twice, and every answer is that of a fresh build."""

import os
import pathlib
import random
import shutil
import subprocess
import time

import pytest

from dialogc import DIALOGC, GOOD, ROOT, WARNED, as_nobody, contents, dialogc, environment, write

CACHE = ".dialogc-cache"


def build(folder, *more, sources=("src",), emit="json,c", out="out", **options):
    return dialogc("build", *sources, "--emit", emit, "--out", out, *more, cwd=folder, **options)


def outputs(folder):
    return {name: data for name, data in contents(folder).items() if pathlib.Path(name).name != CACHE}


def told(run):
    return run.returncode, run.stdout, run.stderr


@pytest.fixture
def project(tmp_path):
    (tmp_path / "src").mkdir()
    write(tmp_path / "src", a=GOOD, b=WARNED.replace("Ask", "Other"))
    return tmp_path


def test_the_file_stands_beside_the_outputs_alone(project):
    assert build(project).returncode == 0
    assert CACHE in os.listdir(project / "out")
    assert sorted(os.listdir(project)) == ["out", "src"]
    shutil.rmtree(project / "out")
    assert build(project, "--cache", "kept/builds").returncode == 0
    assert os.listdir(project / "kept") == ["builds"] and CACHE not in os.listdir(project / "out")
    shutil.rmtree(project / "out")
    assert build(project, "--no-cache").returncode == 0
    assert CACHE not in os.listdir(project / "out")


def test_nothing_stands_in_the_home_folder(project):
    (project / "home").mkdir()
    assert build(project, env=environment(HOME=str(project / "home"), XDG_CACHE_HOME=None)).returncode == 0
    assert os.listdir(project / "home") == []


def test_one_of_both(project):
    run = build(project, "--cache", "x", "--no-cache")
    assert run.returncode == 2 and "‘--cache’ and ‘--no-cache’" in run.stderr


def test_a_report_is_told_again(project):
    for more in [[], ["--diagnostics", "json"], ["--diagnostics", "sarif"], ["--diagnostics", "xcode"],
                 ["--language", "ko"], ["--color", "always"], ["--diagnostics", "github"]]:
        first = told(build(project, *more))
        assert first[0] == 0 and first[2]
        assert [told(build(project, *more)) for _ in range(3)] == [first] * 3
        assert told(build(project, *more, "--no-cache")) == first


def test_an_error_is_told_each_time_and_not_remembered(project):
    build(project)
    before = contents(project / "out")
    for _ in range(2):
        run = build(project, "--strict")
        assert run.returncode == 1 and "error" in run.stderr
    write(project / "src", a="alert {")
    for _ in range(2):
        assert build(project).returncode == 1
    assert contents(project / "out") == before


@pytest.mark.parametrize("change", [
    lambda path: path.unlink(),
    lambda path: path.write_bytes(b""),
    lambda path: path.write_bytes(bytes([path.read_bytes()[0] ^ 1]) + path.read_bytes()[1:]),
    lambda path: path.write_bytes(path.read_bytes() + b" "),
])
@pytest.mark.parametrize("waits", [0, 0.05])
def test_what_was_changed_by_hand_is_made_anew(project, change, waits):
    build(project)
    before = outputs(project / "out")
    for name in before:
        build(project)
        time.sleep(waits)
        build(project)
        change(project / "out" / name)
        assert build(project).returncode == 0
        assert outputs(project / "out") == before


def test_a_change_that_keeps_size_and_time(project):
    build(project)
    path = project / "out/dialogs.json"
    before, status = path.read_bytes(), path.stat()
    time.sleep(0.05)
    build(project)
    path.write_bytes(before.replace(b"Delete", b"Deleet"))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    build(project)
    assert path.read_bytes() == before


def test_what_stays_the_same_keeps_its_time(project):
    build(project)
    for name in outputs(project / "out"): os.utime(project / "out" / name, (1, 1))
    build(project)
    assert {(project / "out" / name).stat().st_mtime for name in outputs(project / "out")} == {1}


@pytest.mark.parametrize("damage", [
    lambda data: b"", lambda data: b"notes of mine\n", lambda data: data[:-1], lambda data: data + b"x",
    lambda data: data[:40], lambda data: data.replace(b"cache 2", b"cache 0"),
    lambda data: bytes(byte ^ (index == len(data) // 2) for index, byte in enumerate(data)),
    lambda data: data[:16] + b"\xff" * (len(data) - 16), lambda data: os.urandom(4096)])
def test_a_damaged_file_is_made_anew(project, damage):
    build(project)
    build(project)
    cache = project / "out" / CACHE
    whole, before = cache.read_bytes(), outputs(project / "out")
    cache.write_bytes(damage(whole))
    (project / "out/dialogs.h").unlink()
    write(project / "src", b=WARNED.replace("Ask", "Third"))
    run = build(project)
    fresh = build(project, "--no-cache", out="fresh")
    assert told(run) == told(fresh)
    assert outputs(project / "out") == outputs(project / "fresh") != before
    assert cache.read_bytes().startswith(b"dialogc cache 2\n")


def test_every_bit_counts(project):
    build(project, sources=["src/a.dialog"])
    cache = project / "out" / CACHE
    whole = cache.read_bytes()
    random.seed(5)
    before = outputs(project / "out")
    for _ in range(60):
        place = random.randrange(len(whole))
        cache.write_bytes(whole[:place] + bytes([whole[place] ^ 1 << random.randrange(8)]) + whole[place + 1:])
        assert told(build(project, sources=["src/a.dialog"])) == (0, "", "")
        assert outputs(project / "out") == before


def test_options_are_told_apart(project):
    """Builds that write beside each other with other options do not disturb each other."""
    calls = [["--pseudo", "double"], [], ["--warn", "name/duplicate"], ["--guidelines", "2019"]]
    for _ in range(2):
        for number, more in enumerate(calls):
            run = build(project, *more)
            fresh = build(project, *more, "--no-cache", out=f"fresh{number}")
            assert told(run) == told(fresh)
            assert outputs(project / "out") == outputs(project / f"fresh{number}")
    for emit in ["json", "c", "swift", "terminal", "json"]:
        assert build(project, emit=emit, out="each").returncode == 0
        assert build(project, "--no-cache", emit=emit, out=f"fresh-{emit}").returncode == 0
        fresh = outputs(project / f"fresh-{emit}")
        assert {name: outputs(project / "each").get(name) for name in fresh} == fresh


def test_records_are_written_each_time(project):
    more = ["--depfile", "out/x.d", "--touch", "out/stamp"]
    build(project, *more)
    depfile = (project / "out/x.d").read_bytes()
    for _ in range(3):
        for name in ["x.d", "stamp"]: os.utime(project / "out" / name, (1, 1))
        (project / "out/x.d").write_bytes(b"other")
        assert build(project, *more).returncode == 0
        assert (project / "out/x.d").read_bytes() == depfile and (project / "out/x.d").stat().st_mtime > 1
        assert (project / "out/stamp").stat().st_mtime > 1


def test_a_record_replaces_no_source(project):
    more = ["--touch", "out/stamp"]
    build(project, *more)
    (project / "out/stamp").unlink()
    (project / "out/stamp").symlink_to("../src/a.dialog")
    run = build(project, *more)
    assert run.returncode == 3 and "output/collision" in run.stderr
    assert (project / "src/a.dialog").read_text() == GOOD


@pytest.mark.parametrize("place", ["src/a.dialog", "out/dialogs.json", "link"])
def test_the_file_replaces_no_source_or_artifact(project, place):
    (project / "link").symlink_to("src/a.dialog")
    run = build(project, "--cache", place)
    assert run.returncode == 3 and "output/collision" in run.stderr
    assert (project / "src/a.dialog").read_text() == GOOD and not (project / "out").exists()


def test_where_the_file_cannot_be_written(project):
    user = as_nobody(project)
    build(project, "--no-cache")
    (project / "out").chmod(0o555)
    assert build(project, **user).returncode == 0
    run = build(project, "--cache", "/nowhere/builds", sources=["src/a.dialog"], **user)
    assert run.returncode in (0, 3)
    if run.returncode == 0: assert "‘/nowhere/builds’" in run.stderr


def test_standard_input(project):
    for text in [GOOD, GOOD.replace("Ask", "Else"), GOOD]:
        run = build(project, sources=["-"], input=text.encode())
        assert told(run) == (0, "", "")
        build(project, "--no-cache", sources=["-"], out="fresh", input=text.encode())
        assert outputs(project / "out") == outputs(project / "fresh")


def test_a_baseline_counts(project):
    run = dialogc("check", "src", "--baseline", "known.json", "--update-baseline", cwd=project)
    assert run.returncode == 0
    assert told(build(project, "--baseline", "known.json")) == (0, "", "")
    (project / "known.json").write_text((project / "known.json").read_text().replace("unused-parameter", "unused-case"))
    assert "warning" in build(project, "--baseline", "known.json").stderr


def test_the_program_counts(project):
    """Another build of dialogc makes all anew, though it has the same version."""
    own = project / "dialogc"
    shutil.copy(DIALOGC, own)
    call = [own, "build", "src", "--emit", "json", "--out", "out"]
    for _ in range(2): subprocess.run(call, cwd=project, check=True, capture_output=True)
    before = (project / "out" / CACHE).read_bytes()
    os.utime(own, (1, 1))
    subprocess.run(call, cwd=project, check=True, capture_output=True)
    assert (project / "out" / CACHE).read_bytes() != before


def test_projects_in_one_tree(tmp_path):
    for name in ["Mail", "Photos"]:
        (tmp_path / "src" / name).mkdir(parents=True)
        write(tmp_path / "src" / name, p=f"project {name} {{ source en }}\n{WARNED}")
    more = ["--depfile", "out/{project}.d"]
    first = told(build(tmp_path, *more, out="out/{project}/made"))
    assert first[0] == 0
    assert os.path.exists(tmp_path / "out" / CACHE)
    before = outputs(tmp_path / "out")
    assert told(build(tmp_path, *more, out="out/{project}/made")) == first
    (tmp_path / "out/Mail/made/Mail.json").unlink()
    (tmp_path / "out/Photos.d").unlink()
    assert told(build(tmp_path, *more, out="out/{project}/made")) == first
    assert outputs(tmp_path / "out") == before


def test_a_file_that_is_read_as_context(project):
    write(project / "src", p="project Mine { source en }\n", c=GOOD.replace("Ask", "Same"))
    one = ["src/a.dialog"]
    assert build(project, sources=one).returncode == 0
    write(project / "src", c=GOOD.replace("Ask", "Changed"))
    assert told(build(project, sources=one)) == told(build(project, "--no-cache", sources=one, out="fresh"))
    assert outputs(project / "out") == outputs(project / "fresh")
    assert b"Changed" in outputs(project / "out")["Mine.json"]


def test_a_killed_build_is_not_trusted(project):
    write(project / "src", b="".join(WARNED.replace("Ask", f"Other{i}") for i in range(150)))
    started = time.monotonic()
    build(project)
    duration = time.monotonic() - started
    random.seed(2)
    for attempt in range(12):
        write(project / "src", a=GOOD.replace("Ask", f"Ask{attempt % 3}"))
        call = [DIALOGC, "build", "src", "--emit", "json,c", "--out", "out"]
        process = subprocess.Popen(call, cwd=project, env=environment(), stderr=subprocess.DEVNULL)
        time.sleep(duration * random.uniform(0.3, 1.1))
        process.kill()
        process.wait(60)
        write(project / "src", a=GOOD.replace("Ask", f"Ask{(attempt + 1) % 3}"))
        run = build(project)
        assert told(run) == told(build(project, "--no-cache", out="fresh"))
        assert outputs(project / "out") == outputs(project / "fresh")


def test_builds_at_once(project):
    texts = [GOOD.replace("Ask", name) for name in ["One", "Two"]]
    for index, text in enumerate(texts): (project / f"{index}.dialog").write_text(text)
    for _ in range(8):
        running = [
            subprocess.Popen(
                [DIALOGC, "build", f"{index % 2}.dialog", "--emit", "json,c", "--out", "out"], cwd=project,
                env=environment(), stderr=subprocess.PIPE)
            for index in range(6)]
        assert [process.communicate(timeout=60)[1] for process in running] == [b""] * 6
        for index in range(2):
            assert build(project, sources=[f"{index}.dialog"]).returncode == 0
            build(project, "--no-cache", sources=[f"{index}.dialog"], out="fresh")
            assert outputs(project / "out") == outputs(project / "fresh")


INSERTIONS = ["a", " ", "\n", '"', "{", "}", "cancel\n", 'title "Sure?"\n', "// note\n", "(unused: Int)", "가"]


def edited(chance, folder, originals):
    """Changes, brings back, adds, moves or removes a source or an output as people and accidents do."""
    sources = sorted((folder / "src").rglob("*.dialog"))
    path = chance.choice(sources)
    match chance.randrange(8):
        case 0 | 1 | 2:
            data = path.read_text(errors="replace")
            place = chance.randrange(len(data) + 1)
            path.write_text(data[:place] + chance.choice(INSERTIONS) + data[place:])
        case 3 | 4:
            for name, data in originals.items(): (folder / name).write_bytes(data)
        case 5:
            made = [p for p in (folder / "out").rglob("*") if p.is_file()] if (folder / "out").exists() else []
            if made: chance.choice(made).write_bytes(b"" if chance.random() < 0.5 else os.urandom(20))
        case 6:
            path.rename(path.with_name(f"moved{chance.randrange(3)}.dialog"))
        case 7:
            if len(sources) > 2: path.unlink()


@pytest.mark.parametrize("seed", range(4))
def test_answers_are_those_of_a_fresh_build(tmp_path, seed):
    chance = random.Random(seed)
    sample = chance.choice(sorted({path.parent for path in (ROOT / "Samples").glob("*/*.dialog")}))
    shutil.copytree(sample, tmp_path / "src", ignore=lambda folder, names: [
        name for name in names if not name.endswith(".dialog")])
    originals = {f"src/{name}": data for name, data in contents(tmp_path / "src").items()}
    options = [[], ["--strict"], ["--diagnostics", "json"], ["--language", "ko"], ["--depfile", "out/x.d"]]
    for _ in range(30):
        for _ in range(chance.randrange(3)): edited(chance, tmp_path, originals)
        more = chance.choice(options)
        run = build(tmp_path, *more)
        shutil.rmtree(tmp_path / "fresh", ignore_errors=True)
        (tmp_path / "fresh").mkdir()
        # In the same place, so that every path is the same.
        if (tmp_path / "out").exists(): shutil.move(tmp_path / "out", tmp_path / "kept")
        fresh = build(tmp_path, *more, "--no-cache")
        assert told(run) == told(fresh)
        if run.returncode == 0:
            made = outputs(tmp_path / "kept")
            assert {name: made.get(name) for name in outputs(tmp_path / "out")} == outputs(tmp_path / "out")
        shutil.rmtree(tmp_path / "out", ignore_errors=True)
        if (tmp_path / "kept").exists(): shutil.move(tmp_path / "kept", tmp_path / "out")


PARTS = {
    "project": ["project Mine {\n  source en\n  locales en, ko\n}\n", "project Mine {\n  source en\n}\n",
                "project Mine {\n  source en\n  locales en, ko\n  rules {\n    button/verb off\n  }\n}\n",
                "project Other {\n  source en\n  app \"Garden\"\n  locales en, ko\n}\n"],
    "kinds": ["enum Kind { photo, video }\n", "enum Kind { video, photo, film }\n", "// None.\nenum Kind { photo }\n"],
    "terms": ["terms {\n  tidy { en \"Tidy\"  ko \"정리\" }\n}\n",
              "terms {\n  tidy { en \"Clean\"  ko \"청소\" }\n}\n"],
}


def part_of_many(number, variant):
    """A file of several alerts, in one of some variants."""
    text = ["Delete item {n} now?", "Delete the Garden {n}?", "Delete the garden {n}?", "Sure {n}?"][variant % 4]
    more = ["", "  message { en \"It is gone.\"  ko \"사라집니다.\" }\n", "  button tidy\n"][variant % 3]
    allowed = "@allow(button/verb, \"Known.\")\n" if variant == 5 else ""
    return "".join(
        f"// {variant}\n{allowed}alert Ask{number}x{index}(kind: Kind, n: Int) {{\n  purpose destructive\n"
        f'  title {{\n    en "{text}"\n'
        '    ko by kind { photo "사진 {n}개를 삭제할까요?"  other "{n}개를 삭제할까요?" }\n  }\n'
        f"{more}  button delete destructive\n  cancel\n}}\n\n" for index in range(6))


@pytest.mark.parametrize("seed", range(3))
def test_a_change_of_one_of_many_files(tmp_path, seed):
    """Of the files of a project, settings and all, one or two change between builds."""
    chance = random.Random(seed)
    files = {name: variants[0] for name, variants in PARTS.items()}
    files.update({f"f{number}": part_of_many(number, 0) for number in range(8)})
    (tmp_path / "src").mkdir()
    made = 0
    for _ in range(25):
        write(tmp_path / "src", **files)
        more = chance.choice([[], [], ["--pseudo", "double"], ["--jobs", "1"]])
        emit = chance.choice(["json,c", "json,c", "json,c,terminal,swift"])
        run = build(tmp_path, *more, emit=emit)
        fresh = build(tmp_path, *more, "--no-cache", emit=emit, out="fresh")
        assert told(run) == told(fresh)
        if run.returncode == 0:
            wanted = outputs(tmp_path / "fresh")
            assert {name: outputs(tmp_path / "out").get(name) for name in wanted} == wanted
            made += 1
        shutil.rmtree(tmp_path / "fresh", ignore_errors=True)
        for _ in range(chance.randrange(1, 3)):
            name = chance.choice(sorted(files))
            files[name] = chance.choice(PARTS[name]) if name in PARTS else part_of_many(
                int(name[1:]), chance.randrange(6))
    assert made > 5


def test_pieces_of_an_output_that_was_changed_are_not_taken(project):
    build(project)
    path = project / "out/dialogs.json"
    path.write_bytes(path.read_bytes().replace(b"Delete This", b"Deleet This"))
    write(project / "src", a=GOOD.replace("Ask", "Changed"))
    assert told(build(project)) == told(build(project, "--no-cache", out="fresh"))
    assert outputs(project / "out") == outputs(project / "fresh")
