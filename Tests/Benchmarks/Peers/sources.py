"""The same dialogs for dialogc and for compilers that are used for such texts: what each reads, and its call.

A dialog is an alert with a title, a message, and two buttons; each has an item of its own in its title. Nothing
of them is found by dialogc.
"""

import shutil
from collections.abc import Callable
from dataclasses import dataclass

MESSAGE = "You can’t undo this action."


def title(number):
    return f"Delete “Item {number}”?"


@dataclass(frozen=True)
class Compiler:
    """What compiles dialogs; `{in}` stands for the source in its call, `{out}` for a new folder."""

    name: str
    file: str
    call: str
    head: str
    dialog: Callable[[int], str]
    tail: str = ""

    @property
    def program(self):
        return self.call.split()[0]

    @property
    def is_here(self):
        return shutil.which(self.program) is not None or self.program == "dialogc"

    def pieces(self, count):
        """The source, in pieces."""
        yield self.head
        for number in range(count): yield self.dialog(number)
        yield self.tail


def alert(number):
    return (f'alert Ask{number} {{\n  title "{title(number)}"\n  message "{MESSAGE}"\n'
            '  button delete "Delete" destructive\n  cancel\n}\n\n')


def resource(number):
    return (f'ASK{number} DIALOGEX 0, 0, 200, 80\nCAPTION L"{title(number)}"\nBEGIN\n'
            f'  LTEXT L"{MESSAGE}", -1, 8, 8, 180, 30\n  PUSHBUTTON L"Delete", 3, 8, 50, 50, 14\n'
            '  DEFPUSHBUTTON L"Cancel", 2, 70, 50, 50, 14\nEND\n\n')


def messages(number):
    return "".join(
        f'msgctxt "Ask{number}.{place}"\nmsgid "{text}"\nmsgstr "{text}"\n\n'
        for place, text in [("title", title(number)), ("message", MESSAGE), ("delete", "Delete"), ("cancel", "Cancel")])


def widget(number):
    def label(kind, place, name, text):
        return (f'<widget class="{kind}" name="{place}{number}"><property name="{name}"><string>{text}</string>'
                "</property></widget>\n")

    return (f'<widget class="QWidget" name="ask{number}">\n' + label("QLabel", "title", "text", title(number))
            + label("QLabel", "message", "text", MESSAGE) + label("QPushButton", "delete", "text", "Delete")
            + label("QPushButton", "cancel", "text", "Cancel") + "</widget>\n")


def table(number):
    return (f"/// {title(number)}\ntable Ask{number} {{\n  /// {MESSAGE}\n  message: string;\n"
            "  /// Delete\n  delete_title: string;\n  /// Cancel\n  cancel_title: string;\n}\n")


def record(number):
    return (f'// {title(number)}\nmessage Ask{number} {{\n  optional string title = 1 [default = "{title(number)}"];\n'
            f'  optional string text = 2 [default = "{MESSAGE}"];\n  optional string button = 3 [default = "Delete"];\n'
            '  optional string other = 4 [default = "Cancel"];\n}\n')


PROJECT = "project Peers {\n  source en\n}\n\n"
UI = ('<?xml version="1.0" encoding="UTF-8"?>\n<ui version="4.0"><class>Peers</class>'
      '<widget class="QWidget" name="Peers">\n')
PO = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: en\\n"\n\n'

# dialogc on one core, as the others are; no build is a repetition.
BUILDS = [
    Compiler("dialogc check", "Peers.dialog", "dialogc check {in} --jobs 1", PROJECT, alert),
    Compiler("dialogc build, json and c", "Peers.dialog",
             "dialogc build {in} --emit json,c --out {out} --no-cache --jobs 1", PROJECT, alert),
    Compiler("dialogc build, nothing changed", "Peers.dialog", "dialogc build {in} --emit json,c --out {kept} --jobs 1",
             PROJECT, alert),
]
PEERS = [
    Compiler("llvm-rc", "Peers.rc", "llvm-rc /C 65001 /FO {out}/Peers.res {in}", "", resource),
    Compiler("msgfmt -c", "Peers.po", "msgfmt -c -o {out}/Peers.mo {in}", PO, messages),
    Compiler("windres", "Peers.rc", "x86_64-w64-mingw32-windres --preprocessor gcc --preprocessor-arg -E "
             "--preprocessor-arg -xc-header -c 65001 {in} {out}/Peers.o", "", resource),
    Compiler("uic", "Peers.ui", "uic {in} -o {out}/Peers.h", UI, widget, "</widget></ui>\n"),
    Compiler("flatc to C++", "Peers.fbs", "flatc --cpp -o {out} {in}", "", table),
    Compiler("protoc to C++", "Peers.proto", "protoc --cpp_out={out} -I{folder} {in}", 'syntax = "proto2";\n', record),
]
