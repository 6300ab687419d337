"""Reads the data of ICU 72 (CLDR 42) from the shared libraries of Debian's package libicu72."""

import ctypes
import ctypes.util

VERSION = "72"
SOURCE = "ICU 72.1 (CLDR 42, Unicode 15.0), Debian package libicu72"
LICENCE = "Unicode-3.0, https://www.unicode.org/license.txt"

_library = ctypes.CDLL(f"libicuuc.so.{VERSION}")
_MISSING = 2
_STRING, _BINARY, _TABLE, _ALIAS, _INT, _ARRAY, _VECTOR = 0, 1, 2, 3, 7, 8, 14


def _function(name, result, *arguments):
    function = getattr(_library, f"{name}_{VERSION}")
    function.restype = result
    function.argtypes = arguments
    return function


_pointer, _int, _text = ctypes.c_void_p, ctypes.c_int32, ctypes.c_char_p
_status = ctypes.POINTER(ctypes.c_int32)
_open = _function("ures_open", _pointer, _text, _text, _status)
_open_direct = _function("ures_openDirect", _pointer, _text, _text, _status)
_close = _function("ures_close", None, _pointer)
_type = _function("ures_getType", _int, _pointer)
_key = _function("ures_getKey", _text, _pointer)
_size = _function("ures_getSize", _int, _pointer)
_by_index = _function("ures_getByIndex", _pointer, _pointer, _int, _pointer, _status)
_by_key = _function(
    "ures_getByKeyWithFallback", _pointer, _pointer, _text, _pointer, _status)
_string = _function("ures_getString", _pointer, _pointer, ctypes.POINTER(_int), _status)
_locale = _function("ures_getLocaleByType", _text, _pointer, _int, _status)
_integer = _function("ures_getInt", _int, _pointer, _status)
_vector = _function(
    "ures_getIntVector", ctypes.POINTER(_int), _pointer, ctypes.POINTER(_int), _status)
_open_file = _function("udata_open", _pointer, _text, _text, _text, _status)
_memory = _function("udata_getMemory", _pointer, _pointer)


class Bundle:
    """A resource: a table or array of resources, a string or numbers."""

    def __init__(self, handle):
        self.handle = handle

    @staticmethod
    def open(tree, locale, direct=False):
        """The tree is empty for the main data, else `curr`, `lang`, `unit` …; the locale is ICU's
        name of it, or a file such as `plurals`. `direct` forgoes inheritance."""
        status = ctypes.c_int32(0)
        path = f"icudt{VERSION}l-{tree}".encode() if tree else None
        function = _open_direct if direct else _open
        handle = function(path, locale.encode(), ctypes.byref(status))
        if status.value > 0:
            raise KeyError(f"{tree} {locale}: status {status.value}")
        return Bundle(handle)

    def __del__(self):
        _close(self.handle)

    def get(self, path):
        """The resource at a path of keys, inherited where the locale has none; nil where none."""
        bundle = self
        for key in path.split("/"):
            status = ctypes.c_int32(0)
            handle = _by_key(bundle.handle, key.encode(), None, ctypes.byref(status))
            if status.value > 0:
                return None
            bundle = Bundle(handle)
        return bundle

    def text(self, path):
        """The string at a path, or None."""
        bundle = self.get(path)
        return None if bundle is None else bundle.value()

    def locale(self):
        """ICU's name of the locale that the data is of, after aliases and inheritance."""
        status = ctypes.c_int32(0)
        return _locale(self.handle, 0, ctypes.byref(status)).decode()

    def key(self):
        key = _key(self.handle)
        return None if key is None else key.decode()

    def children(self):
        for index in range(_size(self.handle)):
            status = ctypes.c_int32(0)
            handle = _by_index(self.handle, index, None, ctypes.byref(status))
            if status.value <= 0:
                yield Bundle(handle)

    def value(self):
        """The resource as dictionaries, lists, strings and integers."""
        status, length = ctypes.c_int32(0), ctypes.c_int32(0)
        kind = _type(self.handle)
        if kind == _STRING:
            address = _string(self.handle, ctypes.byref(length), ctypes.byref(status))
            return ctypes.string_at(address, 2 * length.value).decode("utf-16-le")
        if kind == _INT:
            return _integer(self.handle, ctypes.byref(status))
        if kind == _VECTOR:
            numbers = _vector(self.handle, ctypes.byref(length), ctypes.byref(status))
            return [numbers[i] for i in range(length.value)]
        if kind == _TABLE:
            return {child.key(): child.value() for child in self.children()}
        if kind == _ARRAY:
            return [child.value() for child in self.children()]
        return None


def supplemental(name):
    """A file that is of no locale, as dictionaries."""
    return Bundle.open("", name, direct=True).value()


def locales(tree=""):
    """ICU's names of the locales that a tree has data for, in order."""
    return sorted(supplemental_index(tree)["InstalledLocales"])


def supplemental_index(tree):
    return Bundle.open(tree, "res_index", direct=True).value()


def file(tree, kind, name):
    """The address of a file that is no bundle, after its header."""
    status = ctypes.c_int32(0)
    handle = _open_file(
        f"icudt{VERSION}l-{tree}".encode(), kind.encode(), name.encode(), ctypes.byref(status))
    if status.value > 0:
        raise KeyError(f"{tree} {name}.{kind}: status {status.value}")
    return _memory(handle)
