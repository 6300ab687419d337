"""Messages put Korean particles by interpolation."""

import pytest

from particles import by_hand, particles_by_hand


def test_messages_put_particles_by_interpolation():
    assert not list(particles_by_hand())


@pytest.mark.parametrize("source, expected", [
    (r'"‘\(name)’로 바꾸세요"', [r"\(name)’로"]),
    (r'"\(a(b))가 아니라 \(c)으로"', [r"\(a(b))가", r"\(c)으로"]),
    ('"""\n  ‘\\(name)’\\\n  을 쓰세요\n  """', ["\\(name)’\\\n  을"]),
    ('"\\(name)"\n  + "는 없습니다"', ['\\(name)"\n  + "는']),
    ('wanted + "이라고 씁니다"', ['d + "이라고']),
    (r'"\(name, .direction) \(name)에서 \(name)의 \(name) 이름 \(number)개가 \(name)이름"', []),
])
def test_by_hand(source, expected):
    assert [text for _, text in by_hand(source)] == expected
