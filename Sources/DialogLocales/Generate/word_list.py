"""The word lists that ICU breaks lines with, read from its compiled dictionaries.

They are tries of bytes, laid out as ICU's `dictionarydata.h` and `bytestrie.h` say.
"""

import ctypes

import icu_data

_BYTES, _OFFSET = 0, 1


def words(name):
    """The words of a dictionary, in the order of their scalars."""
    data, scalar = _dictionary(name)
    return sorted("".join(chr(scalar + byte) for byte in word) for word in _entries(data, 0, b""))


def _dictionary(name):
    """The bytes of the trie, and the scalar that byte 0 stands for."""
    address = icu_data.file("brkitr", "dict", name)
    start, _, _, end, kind, transform, _, _ = (ctypes.c_int32 * 8).from_address(address)
    if kind & 7 != _BYTES or transform >> 24 != _OFFSET:
        raise ValueError(f"{name} is no trie of bytes")
    return ctypes.string_at(address + start, end - start), transform & 0x1FFFFF


def _entries(trie, place, before):
    """The words of a node; it ends with a final value, or with branches."""
    while True:
        lead = trie[place]
        place += 1
        if lead >= 0x20:
            yield before
            if lead & 1:
                return
            place += _extra(lead)
        elif lead >= 0x10:
            length = lead - 0x0F
            before += trie[place:place + length]
            place += length
        else:
            count = trie[place] if lead == 0 else lead
            yield from _branches(trie, place + (lead == 0), count + 1, before)
            return


def _branches(trie, place, count, before):
    """More than five are a search tree: the lesser half stands elsewhere."""
    while count > 5:
        lesser, place = _jump(trie, place + 1)
        yield from _branches(trie, lesser, count // 2, before)
        count -= count // 2
    for _ in range(count - 1):
        word, lead = before + trie[place:place + 1], trie[place + 1]
        after = place + 2 + _extra(lead)
        if lead & 1:
            yield word
        else:
            yield from _entries(trie, after + _value(trie, place + 1), word)
        place = after
    yield from _entries(trie, place + 1, before + trie[place:place + 1])


def _jump(trie, place):
    """Where a distance leads to, and what stands after it."""
    lead = trie[place]
    extra = 0 if lead < 0xC0 else 1 if lead < 0xF0 else 2 if lead < 0xFE else lead - 0xFB
    after = place + 1 + extra
    high = lead - (0, 0xC0, 0xF0)[extra] if extra < 3 else 0
    return after + int.from_bytes(bytes([high]) + trie[place + 1:after], "big"), after


def _extra(lead):
    """How many bytes a value has after its first."""
    lead >>= 1
    return 0 if lead < 0x51 else 1 if lead < 0x6C else 2 if lead < 0x7E else lead - 0x7B


def _value(trie, place):
    extra = _extra(trie[place])
    high = (trie[place] >> 1) - (0x10, 0x51, 0x6C)[extra] if extra < 3 else 0
    return int.from_bytes(bytes([high]) + trie[place + 1:place + 1 + extra], "big")
