"""Swift files that scripts make: written, or with --check only held against what is there."""

import sys


def write(path, content, script):
    """Whether the file is what the script writes; without --check it becomes that."""
    if "--check" not in sys.argv:
        path.write_text(content, encoding="utf-8")
        return True
    same = path.exists() and path.read_text(encoding="utf-8") == content
    if not same:
        print(f"{path.name} is not what {script} writes")
    return same
