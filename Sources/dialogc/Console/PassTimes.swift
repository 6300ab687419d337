import DialogCompiler
import DialogFindings
import Synchronization

/// How long each part of a call takes, as a clock on the wall has it.
final class PassTimes: Sendable {
  /// A part of a call, by what it is called in the table.
  struct Pass: Equatable {
    let name: Message
  }

  private struct State {
    var last = monotonicTime()
    var passes: [(name: Message, nanoseconds: Int64)] = []
  }

  private let state = Mutex(State())

  /// Counts what has passed since the pass before, or since this was made, for one that ends now. What
  /// is done several times is counted together.
  func end(_ pass: Pass) {
    let now = monotonicTime()
    state.withLock { state in
      let duration = now - state.last
      state.last = now
      if let known = state.passes.firstIndex(where: { $0.name == pass.name }) {
        state.passes[known].nanoseconds += duration
      } else {
        state.passes.append((pass.name, duration))
      }
    }
  }

  /// A line for each pass, in the order in which they began: milliseconds, their part of all, the name.
  func table(_ language: MessageLanguage) -> String {
    let passes = state.withLock(\.passes)
    let total = max(passes.reduce(0) { $0 + $1.nanoseconds }, 1)
    let all = [(name: Message(en: "total", ko: "합계"), nanoseconds: total)]
    let rows = (passes + all).map { pass in
      let hundredths = (pass.nanoseconds + 5_000) / 10_000
      let thousandths = (pass.nanoseconds * 1000 + total / 2) / total
      return padded(decimal(hundredths, 2), 10) + " ms" + padded(decimal(thousandths, 1), 7)
        + " %  " + pass.name[language] + "\n"
    }
    return rows.joined()
  }

  private func decimal(_ number: Int64, _ decimals: Int) -> String {
    let unit: Int64 = decimals == 2 ? 100 : 10
    return "\(number / unit)." + padded(String(number % unit), decimals, with: "0")
  }

  private func padded(_ text: String, _ width: Int, with letter: Character = " ") -> String {
    String(repeating: letter, count: max(0, width - text.count)) + text
  }
}

extension PassTimes.Pass {
  static let read = Self(name: Message(en: "find and read sources", ko: "소스 찾기와 읽기"))
  static let compare = Self(name: Message(en: "compare with the last build", ko: "지난 빌드와 비교"))
  static let tell = Self(name: Message(en: "tell findings", ko: "지적 알리기"))
  static let write = Self(name: Message(en: "write files", ko: "파일 쓰기"))
  static let mend = Self(name: Message(en: "mend", ko: "고치기"))
  static let remember = Self(name: Message(en: "remember the build", ko: "빌드 기억하기"))

  static func make(_ backend: Backend) -> Self {
    Self(name: Message(en: "make \(backend.name)", ko: "\(backend.name) 만들기"))
  }

  static func compile(_ pass: CompilerPass) -> Self {
    switch pass {
    case .parse: Self(name: Message(en: "parse", ko: "구문 분석"))
    case .resolve: Self(name: Message(en: "resolve names and texts", ko: "이름과 텍스트 풀기"))
    case .judge: Self(name: Message(en: "check rules", ko: "규칙 검사"))
    case .settle: Self(name: Message(en: "settle findings", ko: "지적 정리"))
    }
  }
}
