"""Reads the index that a debug build writes: which file declares and which uses which symbol.

The index comes from the compiler, so that overloads, members and inferred types are those it chose.
The library that reads it stands beside the compiler; its interface is `indexstore/indexstore.h`.
"""

import ctypes
import dataclasses
import json
import pathlib
import subprocess
import sys

# Roles of a symbol in a file: `indexstore_symbol_role_t`.
DECLARATION, DEFINITION, OVERRIDE = 1 << 0, 1 << 1, 1 << 11
# To be mentioned, read, written or called.
USES = 0b1111 << 2
# Kinds of symbols that are no declarations of their own, and subkinds that go with a property.
MODULE, EXTENSION, PARAMETER = 1, 9, 25
# Kinds that are not called by their name: cases, which are met when all are gone through, and what makes and ends a
# value.
UNNAMED = {15, 22, 23}
ACCESSORS = {3, 4, *range(1000, 1004), *range(1014, 1019)}
# The kind of dependency of a unit (a compiled file) that leads to a record (its symbols).
RECORD = 2

POINTER = ctypes.c_void_p


class StringRef(ctypes.Structure):
    _fields_ = [("data", POINTER), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


@dataclasses.dataclass(frozen=True)
class Symbol:
    """A symbol as one file knows it: its unique id, its name, and what it is there."""

    usr: str
    name: str
    kind: int
    roles: int

    @property
    def declared(self):
        return self.roles & (DECLARATION | DEFINITION) != 0

    @property
    def used(self):
        return self.roles & USES != 0

    @property
    def named(self):
        """Whether it is declared to be called by its name, and not what a protocol or a class above asks for."""
        return self.declared and self.kind not in UNNAMED and self.roles & OVERRIDE == 0


APPLY_TO_STRING = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, StringRef)
APPLY_TO_POINTER = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)

# Functions of the library: what they return, then what they take.
SIGNATURES = {
    "store_create": (POINTER, ctypes.c_char_p, POINTER),
    "store_dispose": (None, POINTER),
    "store_units_apply_f": (ctypes.c_bool, POINTER, ctypes.c_uint, POINTER, APPLY_TO_STRING),
    "unit_reader_create": (POINTER, POINTER, ctypes.c_char_p, POINTER),
    "unit_reader_dispose": (None, POINTER),
    "unit_reader_get_main_file": (StringRef, POINTER),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, POINTER, POINTER, APPLY_TO_POINTER),
    "unit_dependency_get_kind": (ctypes.c_int, POINTER),
    "unit_dependency_get_filepath": (StringRef, POINTER),
    "unit_dependency_get_name": (StringRef, POINTER),
    "record_reader_create": (POINTER, POINTER, ctypes.c_char_p, POINTER),
    "record_reader_dispose": (None, POINTER),
    "record_reader_symbols_apply_f": (
        ctypes.c_bool, POINTER, ctypes.c_bool, POINTER, APPLY_TO_POINTER),
    "symbol_get_kind": (ctypes.c_int, POINTER),
    "symbol_get_subkind": (ctypes.c_int, POINTER),
    "symbol_get_roles": (ctypes.c_uint64, POINTER),
    "symbol_get_name": (StringRef, POINTER),
    "symbol_get_usr": (StringRef, POINTER),
}


def library():
    target = subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, check=True, text=True)
    folder = pathlib.Path(json.loads(target.stdout)["paths"]["runtimeResourcePath"]).parent
    suffix = "dylib" if sys.platform == "darwin" else "so"
    loaded = ctypes.CDLL(str(folder / f"libIndexStore.{suffix}"))
    for name, (result, *arguments) in SIGNATURES.items():
        function = getattr(loaded, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return loaded


class IndexStore:
    """The index at a path."""

    def __init__(self, path):
        self.path = path
        self.library = library()
        self.store = self._call("store_create", str(path).encode(), None)
        if not self.store:
            raise FileNotFoundError(f"no index at {path}")

    def symbols(self, folder):
        """The symbols of every Swift file that stands below a folder now, by the path in it."""
        records = self._records(f"{folder}/")
        return {
            pathlib.Path(path).relative_to(folder): self._symbols(record)
            for path, record in sorted(records.items())
        }

    def _records(self, prefix):
        """Names of records by file, the newest. The index keeps what it knew of files that are gone."""
        found = {}
        for unit in self._units():
            reader = self._call("unit_reader_create", self.store, unit.encode(), None)
            main = str(self._call("unit_reader_get_main_file", reader))
            if main.startswith(prefix) and pathlib.Path(main).exists():
                found.update(each for each in self._dependencies(reader) if each[0] == main)
            self._call("unit_reader_dispose", reader)
        return found

    def _units(self):
        """The oldest first."""
        names = []
        visit = APPLY_TO_STRING(lambda _, name: names.append(str(name)) or True)
        self._call("store_units_apply_f", self.store, 1, None, visit)
        written = {unit.name: unit.stat().st_mtime for unit in self.path.glob("v*/units/*")}
        return sorted(names, key=lambda name: written.get(name, 0))

    def _dependencies(self, reader):
        """Files of a unit with the names of their records."""
        found = []

        def visit(_, dependency):
            if self._call("unit_dependency_get_kind", dependency) == RECORD:
                path = self._call("unit_dependency_get_filepath", dependency)
                found.append((str(path), str(self._call("unit_dependency_get_name", dependency))))
            return True

        self._call("unit_reader_dependencies_apply_f", reader, None, APPLY_TO_POINTER(visit))
        return found

    def _symbols(self, record):
        symbols = []
        reader = self._call("record_reader_create", self.store, record.encode(), None)

        def visit(_, symbol):
            kind, subkind = (self._call(f"symbol_get_{part}", symbol) for part in ("kind", "subkind"))
            if kind not in (MODULE, EXTENSION, PARAMETER) and subkind not in ACCESSORS:
                symbols.append(self._symbol(symbol))
            return True

        self._call("record_reader_symbols_apply_f", reader, True, None, APPLY_TO_POINTER(visit))
        self._call("record_reader_dispose", reader)
        return symbols

    def _symbol(self, symbol):
        usr, name, kind, roles = (
            self._call(f"symbol_get_{part}", symbol) for part in ("usr", "name", "kind", "roles"))
        return Symbol(str(usr), str(name), kind, roles)

    def _call(self, name, *arguments):
        return getattr(self.library, f"indexstore_{name}")(*arguments)
