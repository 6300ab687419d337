"""What Unicode says of characters, read from ICU, and the character sets that divide Han."""

import ctypes
import unicodedata

import icu_data

_uc = ctypes.CDLL(f"libicuuc.so.{icu_data.VERSION}")
_i18n = ctypes.CDLL(f"libicui18n.so.{icu_data.VERSION}")
_LAST = 0x10FFFF
_LETTERS = {1, 2, 3, 4, 5}  # the general categories Lu, Ll, Lt, Lm, Lo
_HAN = range(0x4E00, 0xA000)


def _script(scalar):
    status = ctypes.c_int32(0)
    code = _uc.uscript_getScript_72(scalar, ctypes.byref(status))
    _uc.uscript_getShortName_72.restype = ctypes.c_char_p
    return _uc.uscript_getShortName_72(code).decode()


def script_ranges():
    """`(start, script)` of each run of letters of one script; what is no letter breaks no run."""
    ranges = []
    for scalar in range(_LAST + 1):
        if _uc.u_charType_72(scalar) in _LETTERS:
            script = _script(scalar)
            if not ranges or ranges[-1][1] != script:
                ranges.append((scalar, script))
    return ranges


def decompositions():
    """`(scalar, first, second, composes)` of each canonical decomposition, one step of it."""
    status = ctypes.c_int32(0)
    _uc.unorm2_getNFCInstance_72.restype = ctypes.c_void_p
    nfc = ctypes.c_void_p(_uc.unorm2_getNFCInstance_72(ctypes.byref(status)))
    buffer = (ctypes.c_uint16 * 8)()
    table = []
    for scalar in range(_LAST + 1):
        status = ctypes.c_int32(0)
        length = _uc.unorm2_getRawDecomposition_72(nfc, scalar, buffer, 8, ctypes.byref(status))
        if length < 0 or 0xAC00 <= scalar <= 0xD7A3:
            continue
        parts = [ord(c) for c in bytes(buffer)[:2 * length].decode("utf-16-le")]
        first, second = (parts + [0])[:2]
        composed = _uc.unorm2_composePair_72(nfc, first, second) if second else -1
        table.append((scalar, first, second, composed == scalar))
    return table


def look_alikes():
    """`(letter, Latin letter)`: Greek and Cyrillic letters confusable with one of ASCII (UTS 39)."""
    status = ctypes.c_int32(0)
    _i18n.uspoof_open_72.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(_i18n.uspoof_open_72(ctypes.byref(status)))

    def skeleton(scalar):
        status, buffer = ctypes.c_int32(0), (ctypes.c_uint16 * 32)()
        text = chr(scalar).encode("utf-16-le")
        length = _i18n.uspoof_getSkeleton_72(
            checker, 0, text, len(text) // 2, buffer, 32, ctypes.byref(status))
        return bytes(buffer)[:2 * length]

    letters = [c for c in range(0x41, 0x7B) if chr(c).isalpha()]
    latin = {}
    for letter in letters:
        latin.setdefault(skeleton(letter), []).append(letter)
    pairs = []
    for scalar in range(0x370, 0x530):
        alike = latin.get(skeleton(scalar), []) if chr(scalar).isalpha() else []
        # Of `l` and `I`, which look alike themselves, the one of the same case.
        same = [c for c in alike if chr(c).isupper() == chr(scalar).isupper()]
        if same:
            pairs.append((scalar, same[0]))
    return pairs


def radicals():
    """The characters that Kangxi radicals, from U+2F00 to U+2FD5, are compatible with."""
    return unicodedata.normalize("NFKC", "".join(map(chr, range(0x2F00, 0x2FD6))))


def han_sets():
    """For each Han character from U+4E00 to U+9FFF three bits: in GB 2312, Big5, JIS X 0208."""
    def bits(scalar):
        return sum(1 << i for i, codec in enumerate(("gb2312", "big5", "euc_jp")) if within(scalar, codec))

    def within(scalar, codec):
        try:
            # EUC-JP has JIS X 0208 in two bytes, JIS X 0212 in three.
            return len(chr(scalar).encode(codec)) == 2
        except UnicodeEncodeError:
            return False

    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return "".join(alphabet[bits(c) << 3 | bits(c + 1)] for c in _HAN[::2])
