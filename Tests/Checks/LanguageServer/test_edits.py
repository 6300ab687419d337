from edits import edit


def test_both_sides_hold_the_same_after_edits(server):
    # `edits.py COUNT` makes more of them.
    memory = edit(server, 2000, seed=1)
    assert memory[-1] < memory[4] + 8 * 1024
