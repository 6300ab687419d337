"""Words with values as a graph in which equal endings are one, written as characters;
WordGraph.swift reads it.

A branch is four characters of six bits above 0x30, high ones first. Of its number the lowest bit
is 1 where it is the last of its node, the next bits are its letter, and the others the branch at
which the node after it begins. Words begin at branch 0, letters count from 1 and rise within a
node. A branch of letter 0 ends a word: in place of a node it has the word's value.
"""

from swift_file import six_bits, unbroken


def write(words, letter_bits):
    """The lines of a graph. Words are tuples of letters, each with its value."""
    data = _characters(_nodes(_tree(words)), letter_bits)
    assert dict(read(data, letter_bits)) == words
    return unbroken(data)


def read(data, letter_bits):
    """The words of a graph and their values, as they stand in the characters."""
    numbers = [_number(data[place:place + 4]) for place in range(0, len(data), 4)]

    def words(branch, before):
        while True:
            target, letter = divmod(numbers[branch] >> 1, 1 << letter_bits)
            if letter:
                yield from words(target, before + (letter,))
            else:
                yield before, target
            if numbers[branch] & 1:
                return
            branch += 1

    return words(0, ())


def _number(characters):
    number = 0
    for character in characters:
        number = number << 6 | ord(character) - 0x30
    return number


def _tree(words):
    """A node is a dictionary of the nodes after its letters; after 0 is a value."""
    root = {}
    for word, value in words.items():
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[0] = value
    return root


def _nodes(root):
    """The nodes, equal ones once, the root first. A branch is its letter and the number of the
    node after it, or the value."""
    nodes, numbers = [None], {}

    def number(node):
        if isinstance(node, int):
            return node
        branches = tuple((letter, number(node[letter])) for letter in sorted(node))
        if branches not in numbers:
            numbers[branches] = len(nodes)
            nodes.append(branches)
        return numbers[branches]

    assert number(root) == len(nodes) - 1
    nodes[0] = nodes.pop()
    return nodes


def _characters(nodes, letter_bits):
    starts = [0]
    for node in nodes:
        starts.append(starts[-1] + len(node))
    text = ""
    for node in nodes:
        for letter, target in node:
            assert letter < 1 << letter_bits
            after = starts[target] if letter else target
            text += six_bits((after << letter_bits | letter) << 1 | (letter == node[-1][0]), 4)
    return text
