import DialogSupport

extension [String] {
  /// Words of a Korean text, each with what stands before a particle at its end: 배를, 배.
  public var withNouns: [String] {
    flatMap { word in
      [word]
        + nounParticles.compactMap {
          word.utf8.hasSuffix($0) ? String(word.dropLast($0.count)) : nil
        }
    }
  }
}

private let nounParticles = [String].words(
  """
  이 가 을 를 은 는 의 님이 님은 님께서 님의 님에게 에 에서 에게 로 으로 와 과 도 만 까지 부터 마다 처럼 보다 이나 나 에는 에서는 입니다 이에요 예요 인
  """)
