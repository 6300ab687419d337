"""Checks of the terminal: what fields take; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import unicodedata

import pytest

from terminal_checks import check_frame, check_output, fields_of, shown, start_share, visual
from terminal_program import Program, build, compile_program


@pytest.mark.parametrize("keys,name", [
    ("x", "Tripx"), ("\x7f", "Tri"), ("\x1b[Hx", "xTrip"), ("\x01\x1b[3~", "rip"),
    ("\x1b[D\x1b[Dx", "Trxip"), ("\x02\x0b", "Tri"), ("\x15x", "x"), (" to Rome\x17", "Trip to "),
    ("\x01\x06\x06\x15", "ip"), ("\x01\x05!", "Trip!"), ("\x01\x04", "rip"),
    ("한글", "Trip한글"), ("한글\x7f", "Trip한"), ("\u1112\u1161\u11ab\x7f!", "Trip!"),
    ("e\u0301\x7f", "Trip"), ("👩‍👩‍👧\x7f!", "Trip!"), ("🇰🇷\x1b[D.", "Trip.🇰🇷"),
    ("\x1b[200~ a\nb\tc\x1b[31m\r\x1b[201~!", "Trip a b c[31m !"),
    ("\x1b[200~ a\x03b\x1b[2\x1b[201~!", "Trip ab[2!"),
    ("x" * 2100, "Trip" + "x" * 2043),
])
def test_editing(program, keys, name):
    with start_share(program) as session:
        data = keys.encode()
        for i in range(0, len(data), 100):
            session.send(data[i:i + 100])
            session.settle(0.03)
        session.settle()
        session.send("\t\t\tsecret\r")
        assert session.end() == 0
        assert fields_of(session)["name"] == name


@pytest.mark.parametrize("key", ["\x03", "\x1b"])
def test_a_paste_without_an_end_is_left_by_two_keys_alone(program, key):
    with start_share(program) as session:
        session.send("\x1b[200~hello")
        session.wait_for("Triphello")
        session.settle(1.2)
        for other in "\x15", "\x04", "\x1b[D", "\t!\r":
            session.send(other)
            session.settle()
        session.wait_for("Triphello[D ! ")
        session.send(key)
        assert session.end() == 1


def test_a_paste_that_stalls_is_still_one(program):
    with start_share(program, hasCode="false") as session:
        for part in "\x1b[200~", "한".encode()[:2], "한".encode()[2:] + b"\x1b[20", "1~\x15ok\r":
            session.send(part)
            session.settle(1.2)
        assert session.end() == 0 and fields_of(session)["name"] == "ok"


def test_a_paste_that_stalls_presses_nothing(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send("\x1b[200~x")
        session.settle(1.2)
        session.send("cancel\r")
        session.settle()
        assert session.process.poll() is None
        session.send("\x1b[201~d\r")
        assert session.end() == 0


@pytest.mark.parametrize("pause", [0.02, 0.15])
def test_a_character_in_parts_is_one(program, pause):
    with start_share(program) as session:
        for byte in "각".encode():
            session.send(bytes([byte]))
            session.settle(pause)
        session.send(b"\xff\xc3(\xe0\x80")  # not UTF-8
        session.settle()
        session.send("\t\t\ts\r")
        assert session.end() == 0 and fields_of(session)["name"] == "Trip각("


def test_secret_is_never_shown(program):
    with start_share(program) as session:
        session.send("\t\t\t비밀abc")
        session.wait_for("•••••")
        assert "••••••" not in session.text() and "abc" not in session.text()
        session.send("\r")
        assert session.end() == 0
        assert fields_of(session) == {"name": "Trip", "email": "", "days": "", "code": "비밀abc"}
        assert b"abc" not in session.sent


def test_required_fields_disable_their_button(program):
    with start_share(program) as session:
        session.send("\x15\r")  # empties the name; Return does nothing
        session.settle()
        assert session.process.poll() is None
        row, column = session.find("Share")[0], session.lines()[-1]
        row, column = session.find("  Share  ")
        session.click(row, column + 2)
        session.settle()
        assert session.process.poll() is None, "not by the mouse either"
        session.send("A")  # Return had put the cursor where something is missing
        session.settle()
        session.send("\t\t\tB")
        session.settle()
        session.click(row, column + 2)
        assert session.end() == 0 and fields_of(session)["name"] == "A"


@pytest.mark.parametrize("email,is_sent", [
    ("a@b.co", True), ("", True), ("a", False), ("a@b", False), ("@b.co", False), ("a@@b.co", False),
    ("é@한.kr", True), ("a b@c.de", True),  # an email keyboard has no space
    ("kim.lee+x@mail.b-c.org", True), ("kim@..x", False), ("a@b..c", False), ("kim@-.-", False),
    ("a@b.c>", False), ("a,b@c.d", False), (".a@b.co", False), ("a@b.co.", False),
])
def test_an_email_is_one(program, email, is_sent):
    with start_share(program, hasCode="false") as session:
        session.send("\t" + email)
        session.settle()
        session.send("\r")
        if is_sent:
            assert session.end() == 0 and fields_of(session)["email"] == email.replace(" ", "")
        else:
            session.settle(0.15)
            assert session.process.poll() is None
            session.send("\x1b")
            assert session.end() == 1


def start_connecting(program, *options, server="a.org"):
    session = program.show("Connect", "--format", "json", *options, server=server)
    return session.wait_for("╰")


@pytest.mark.parametrize("address,is_sent", [
    ("https://a.org/b?c#d", True), ("http://localhost:80", True), ("mailto:a@b.co", True), ("a.org", True),
    ("192.168.0.1:8080/x", True), ("한국.kr", True), ("file:///tmp", True),
    ("http://", False), ("1:2", False), ("a..b", False), ("a.", False), (".a", False), ("a", False),
    ("http:", False), ("-a.org", False),
])
def test_an_address_is_one(program, address, is_sent):
    with start_connecting(program) as session:
        session.send("\x15" + address)
        session.settle()
        session.send("\r")
        if is_sent:
            assert session.end() == 0 and fields_of(session)["server"] == address
        else:
            session.settle(0.15)
            assert session.process.poll() is None
            session.send("\x1b")
            assert session.end() == 1


@pytest.mark.parametrize("blank", ["\u3000", "\u200b", "\u00a0 \u2003", "\u200e\u3164"])
def test_what_cannot_be_seen_does_not_fill_in_a_required_field(program, blank):
    with start_share(program, hasCode="false") as session:
        session.send("\x15" + blank + "\r")
        session.settle(0.15)
        assert session.process.poll() is None
        session.send("A\r")
        assert session.end() == 0 and fields_of(session)["name"].endswith("A")


def test_a_number_has_digits_alone(program):
    with start_share(program, hasCode="false") as session:
        session.send("\t\t1a2 -3.\r")
        assert session.end() == 0 and fields_of(session)["days"] == "123"


def test_digits_of_any_script_are_digits(program):
    with start_share(program, hasCode="false") as session:
        session.send("\t\t١۲३４๕\r")
        assert session.end() == 0 and fields_of(session)["days"] == "12345"
    with start_connecting(program) as session:
        session.send("\t−１２٫５\t＋82\r")
        assert session.end() == 0
        assert fields_of(session) == {"server": "a.org", "limit": "-12.5", "phone": "+82"}


@pytest.mark.parametrize("initial,kept", [
    ("one\ntwo\r\nthree\u2028four\tfive", "one two three four five"),
    ("a\x1b[2Jb\x07\x9bc\u202ed", "a[2Jbcd"),
    ("가" * 682, "가" * 682), ("가" * 683, ""), ("k" * 2048, ""), ("k" * 20000, ""),  # a field holds 2047 bytes
])
def test_an_initial_value_is_one_line_of_text(program, initial, kept):
    with start_share(program, folder=initial, hasCode="false") as session:
        before = session.text()
        check_output(session.sent)
        check_frame(session)
        session.send("!\r")
        assert session.end() == 0 and fields_of(session)["name"] == kept + "!"
        assert not initial.startswith("one") or "one two three four" in before


def test_a_paste_that_does_not_fit_is_refused_whole(program):
    with start_share(program, hasCode="false") as session:
        session.send("\x1b[D")
        bells = session.screen.bells
        for part in ["\x1b[200~", *["0123456789" * 50] * 5, "\x1b[201~"]:
            session.send(part)
            session.settle(0.05)
        assert session.screen.bells == bells + 1
        session.send("\x1b[200~" + "x" * 200 + "\x1b[201~!\r")
        assert session.end() == 0 and fields_of(session)["name"] == "Tri" + "x" * 200 + "!p"


@pytest.mark.parametrize("keyboard,pasted,kept", [
    ("number", "12abc34", None), ("number", "12 34", None), ("number", "-1", None), ("number", " ١٢\n", "12"),
    ("number", "1\x1b2", None), ("number", b"1\xff2", None),
    ("decimal", "1e5", None), ("decimal", "1.5", "1.5"), ("decimal", "\t-2,5 \r", "-2.5"),
    ("phone", "555 CALL", None), ("phone", "\u202d+1 555\u202c", "+1 555"), ("phone", "+1\u202c555", None),
    ("url", "https://a.example/x y", None), ("url", "\n https://b.example\r\n", "https://b.example"),
    ("email", "kim lee@b.co", None), ("email", "\u00a0kim@b.co\u3000", "kim@b.co"), ("email", "k@b.co\x07", None),
])
def test_a_paste_is_taken_whole_or_refused(program, keyboard, pasted, kept):
    dialog, tabs, name = {
        "number": ("NewShare", 2, "days"), "email": ("NewShare", 1, "email"), "url": ("Connect", 0, "server"),
        "decimal": ("Connect", 1, "limit"), "phone": ("Connect", 2, "phone")}[keyboard]
    values = {"folder": "Trip", "hasCode": "false"} if dialog == "NewShare" else {"server": ""}
    with program.show(dialog, "--format", "json", **values) as session:
        session.wait_for("╰")
        session.send("\t" * tabs)
        session.settle()
        pasted = pasted if isinstance(pasted, bytes) else pasted.encode()
        session.send(b"\x1b[200~" + pasted + b"\x1b[201~")
        session.settle()
        assert session.screen.bells == (1 if kept is None else 0)
        if kept is None:  # what was there stays, and the next paste is taken
            kept = {"number": "7", "decimal": "7", "phone": "7", "url": "c.org", "email": "k@c.org"}[keyboard]
            session.send(f"\x1b[200~{kept}\x1b[201~")
        session.send("\x1b[Z" * tabs + "c.org\r" if dialog == "Connect" and tabs else "\r")
        assert session.end() == 0 and fields_of(session)[name] == kept


@pytest.mark.parametrize("typed,said", [("1,2,3", "1,2,3"), ("-", "-"), ("2,5", "2.5")])
def test_what_is_no_number_is_told_as_typed_when_left(program, typed, said):
    with program.show("Connect", "--format", "json", server="") as session:
        session.wait_for("╰")
        session.send("\t" + typed)
        session.settle()
        session.send("\x1b")
        assert session.end() == 1 and fields_of(session)["limit"] == said


def test_arrows_are_those_of_the_screen(program):
    with start_share(program, "--locale", "ar", folder="سلام", hasCode="false") as session:
        places = [session.screen.cursor.x]
        for key in "\x1b[C", "\x1b[C", "\x1b[D", "\x02", "\x06":
            session.send(key)
            session.settle()
            places.append(session.screen.cursor.x)
        # Ctrl-B and Ctrl-F go by the text, back and forth.
        assert [place - places[0] for place in places] == [0, 1, 2, 1, 2, 1]
        session.send("!\r")
        assert session.end() == 0 and fields_of(session)["name"] == "سلا!م"


def under_cursor(session):
    return session.screen.buffer[session.screen.cursor.y][session.screen.cursor.x].data


@pytest.mark.parametrize("locale,tabs,text,keys,under,kept", [
    ("ar", 1, "a@b.co", "\x1b[D\x1b[D", "c", "a@b.Xco"),
    ("ar", 1, "a@b.co", "\x1b[C", " ", "a@b.coX"),  # at the end, which is on the right
    ("ar", 1, "a@b.co", "\x1b[D" * 9, "a", "Xa@b.co"),
    ("ar", 2, "1234", "\x1b[D", "4", None),
    ("ar", 0, "abcd", "\x1b[D\x1b[D\x1b[C", "d", "abcXd"),
    ("en", 0, "שלום", "", " ", "שלוםX"),
    ("en", 0, "שלום", "\x1b[C", "ם", "שלוXם"),
    ("en", 0, "שלום", "\x1b[C" * 9, "ש", "Xשלום"),
    ("en", 0, "שלום", "\x01\x1b[D", "ל", "שXלום"),
    ("en", 0, "ab שלום cd", "\x1b[D" * 4, "ש", "ab Xשלום cd"),  # the first of its word is on its right
    ("en", 0, "ab שלום cd", "\x1b[D" * 7, "ם", "ab שלוXם cd"),
    ("en", 0, "ab שלום cd", "\x1b[D" * 8, " ", "abX שלום cd"),
    ("en", 0, "ab שלום cd", "\x01" + "\x1b[C" * 3, "ם", "ab שלוXם cd"),
    ("ar", 0, "سلا (ab) م", "\x1b[C" * 4, "a", "سلا (Xab) م"),
])
def test_the_cursor_is_at_its_character(program, locale, tabs, text, keys, under, kept):
    with start_share(program, "--locale", locale, hasCode="false") as session:
        session.send("\t" * tabs + "\x15" + text)
        session.settle()
        session.send(keys)
        session.settle()
        assert unicodedata.normalize("NFKC", under_cursor(session)) == under
        if kept is not None:
            session.send("X")
            session.settle()
            assert unicodedata.normalize("NFKC", under_cursor(session)) in (under, " ")
            session.send("\r" if tabs == 0 else "\x1b[Z\r")
            assert session.end() == 0 and fields_of(session)[["name", "email"][tabs]] == kept


def press(session, key):
    """Waits until the key has done something that can be seen, and all of it is drawn."""
    def state():
        return session.screen.cursor.x, session.lines()[session.screen.cursor.y]
    before = state()
    session.send(key)
    session.wait_until(lambda: not session.screen.cursor.hidden and state() != before, key)


@pytest.mark.parametrize("text", ["qb שלמק 12 cd 3", "שלמק rb, 12 (רן) x", "بجحد 12 kw@p.co ذر", "日本 שלמק 語"])
@pytest.mark.parametrize("locale", ["en", "ar"])
def test_arrows_pass_every_character_in_the_order_of_the_screen(program, text, locale):
    with start_share(program, "--locale", locale, hasCode="false", folder=text) as session:
        session.send("\x1b[D" * 40)
        session.settle(0.3)
        columns = [session.screen.cursor.x]
        for _ in range(len(text)):
            press(session, "\x1b[C")
            columns.append(session.screen.cursor.x)
        assert len(set(columns)) == len(text) + 1 and columns == sorted(columns)
        row = session.screen.cursor.y
        for _ in range(len(text)):  # deleting takes the character that the cursor is on
            press(session, "\x1b[D")
            character = unicodedata.normalize("NFKC", under_cursor(session))
            if character not in " ,()":
                press(session, "\x1b[3~")
                left = unicodedata.normalize("NFKC", session.lines()[row])
                assert character not in left, left
                press(session, character)
                press(session, "\x02")
        session.send("\x1b")
        assert session.end() == 1


def test_secrets_stand_as_their_page_does(program):
    with start_share(program, "--locale", "ar") as session:
        session.send("\t\t\tabc")
        session.settle()
        end = session.screen.cursor.x
        session.send("\x1b[C\x1b[C!")
        session.settle()
        assert session.screen.cursor.x == end + 1 and under_cursor(session) == "•"
        session.send("\r")
        assert session.end() == 0 and fields_of(session)["code"] == "a!bc"


def test_a_field_shows_the_part_around_its_cursor(program):
    with start_share(program, hasCode="false") as session:
        session.send("가나다라마바사아자차카타파하" * 3)
        session.settle()
        assert not session.screen.cursor.hidden
        row = session.find("Name")[0]
        assert session.screen.cursor.y == row and "파하" in session.lines()[row]
        check_frame(session)
        session.send("\x1b[H")
        session.settle()
        assert "Trip가나다" in session.lines()[row]
        assert session.screen.buffer[row][session.screen.cursor.x].data == "T"
        session.send("\x1b")
        assert session.end() == 1


def test_a_field_of_right_to_left_text(program):
    with start_share(program, "--locale", "ar", folder="سلام", hasCode="false") as session:
        session.wait_until(lambda: visual("سلام") in shown(session))
        session.send("!\x7f\r")
        assert session.end() == 0 and fields_of(session)["name"] == "سلام"


def test_a_click_puts_the_focus_into_a_field(program):
    with start_share(program) as session:
        row, column = session.find("Days")
        session.click(row, column + 10)
        session.settle()
        session.send("7")
        session.settle()
        assert "7" in session.lines()[row]
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("columns", [1, 2, 3, 16])
def test_the_cursor_stays_in_a_narrow_field(program, columns):
    with program.show("NewShare", rows=10, columns=columns, folder="한글", hasCode="false") as session:
        session.wait_until(lambda: b"\x1b[?25h" in session.sent, "the cursor")
        for key in "\x01", "\x1b[C", "שלום", "\x1b[D", "\x01":
            session.send(key)
            session.settle()
            check_output(session.sent)
            assert session.screen.cursor.x < columns
        session.send("\x1b")
        assert session.end() == 1


def test_fields_on_a_small_screen(program):
    with program.show("NewShare", rows=6, columns=20, folder="Trip", hasCode="true") as session:
        session.wait_for("Cancel")
        for _ in range(3):
            session.send("\t")
            session.settle()
        session.send("ab")
        session.settle()
        assert "••" in session.text() and "Cancel" in session.text()
        session.send("\r")
        assert session.end() == 0


REQUIRED = {"en": "This field is required.", "ko": "필수 항목입니다.", "ja": "このフィールドは必須です。"}


@pytest.mark.parametrize("locale", REQUIRED)
def test_an_empty_field_says_that_it_is_required(program, locale):
    with start_share(program, "--locale", locale, hasCode="false", folder="") as session:
        assert REQUIRED[locale] not in session.text()
        session.send("\r")
        session.wait_for(REQUIRED[locale])
        check_frame(session)
        session.send("a")
        session.wait_until(lambda: REQUIRED[locale] not in session.text())
        session.send("\r")
        assert session.end() == 0


@pytest.mark.parametrize("dialog,tabs,typed,said", [
    ("NewShare", 1, "bad", "Enter a valid email address. (name@example.com)"),
    ("NewShare", 2, "1x", "Enter a whole number. (0-9)"),
    ("Connect", 0, "b c", "Enter a valid URL. (https://example.com)"),
    ("Connect", 1, "1.2.3", "Enter a number. (-1.5)"),
    ("Connect", 2, "()", "Enter a valid value. (+ 0-9 ( ) -)"),
])
def test_a_refused_answer_says_why(program, dialog, tabs, typed, said):
    values = {"folder": "Trip", "hasCode": "false"} if dialog == "NewShare" else {"server": "a.org"}
    with program.show(dialog, columns=100, **values) as session:
        session.wait_for("╰")
        session.send("\t" * tabs + "\x15" + typed + ("" if typed == "1x" else "\r"))
        session.wait_until(lambda: said.split(" (")[0] in session.text())
        assert " ".join(session.text().replace("│", " ").split()).count(said) == 1
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("rows,columns", [(6, 20), (5, 30), (24, 24)])
def test_a_refusal_has_room_on_a_small_screen(program, rows, columns):
    with program.show("NewShare", rows=rows, columns=columns, folder="", hasCode="false") as session:
        session.wait_for("Cancel")
        session.send("\r")
        session.wait_for("This field")
        assert "Name" in session.text() and "Cancel" in session.text()
        check_frame(session)
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("folder", ["Share", "Don"])
def test_a_button_that_waits_says_what_for(program, folder):
    with program.show("NewShare", folder="", hasCode="false") as session:
        session.wait_for("Cancel")
        row, column = session.find("  Share  ")
        if folder == "Share":
            session.click(row, column + 2)
        else:
            session.send("\t\t\ts")  # from Cancel, by its letter
        session.wait_for("This field is required.")
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("locale,typed,said", [
    ("en", "-1.5", "-1.5"), ("en", "1,5", "1.5"), ("en", "1,234", None), ("en", "1.234", "1.234"),
    ("de", "-1,5", "-1.5"), ("de", "1.5", "1.5"), ("de", "1.234", None), ("de", "1,234", "1.234"),
])
def test_decimals_are_told_as_c_reads_them(tmp_path, locale, typed, said):
    (tmp_path / "Rates.dialog").write_text("""
        project Rates { source en; locales en, de }
        alert Rate(rate: Double, count: Int) {
          purpose input
          title { en "Set the Rate"  de "Rate festlegen" }
          field rate { en "Rate"  de "Rate" } keyboard decimal initial rate
          field count { en "Count"  de "Anzahl" } keyboard number initial count
          button set { en "Set"  de "Festlegen" } default
          cancel
        }
        """, encoding="utf-8")
    programs = [Program("run", tmp_path),
                Program("c", tmp_path, compile_program(build(tmp_path, tmp_path / "out"), tmp_path / "prog"))]
    for program in programs:
        answer = program.ask(
            "Rate", "--locale", locale, "--format", "lines", lines=f"{typed}\n\n\n1\n", rate="1234.5", count=5678)
        fields = dict(line.split("=", 1) for line in answer.stdout.decode().splitlines())
        # One that may be meant otherwise is asked again; a line alone keeps what stood there.
        assert fields["field.rate"] == (said or "1234.5") and fields["field.count"] == "5678"
        assert ("(-1" in answer.stderr.decode()) == (said is None)
