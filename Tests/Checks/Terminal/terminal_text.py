"""What the renderer knows of text, by way of a library that a C compiler makes of its sources."""

import ctypes
import subprocess

from terminal_program import C_SOURCES, ROOT


class TextLibrary:
    def __init__(self, library):
        self.library = library

    def call(self, name, text, *arguments):
        buffer = ctypes.create_string_buffer(1 << 16)
        getattr(self.library, "check_" + name)(
            ctypes.c_char_p(text.encode()), *arguments, buffer, ctypes.c_size_t(len(buffer)))
        return buffer.value.decode()

    def columns(self, text):
        return self.library.check_columns(ctypes.c_char_p(text.encode()))


def build_text_library(folder):
    library = folder / "text.so"
    subprocess.run(
        ["gcc", "-std=c99", "-shared", "-fPIC", "-O2", "-Wno-unused-function", "-I",
         ROOT / "Sources/Runtime/include", "-o", library, C_SOURCES / "text.c"],
        check=True, timeout=120)
    return TextLibrary(ctypes.CDLL(str(library)))
