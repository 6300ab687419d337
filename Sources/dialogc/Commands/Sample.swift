#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogSamples
  import DialogSupport

  extension Command {
    static let sample = Command(
      name: "sample",
      summary: Message(
        en: "print dialogs to start from, or random ones", ko: "시작할 때나 시험할 때 쓸 대화상자를 출력합니다"),
      operands: Operands(
        value: .listed("KIND") { SampleKind.all.map(\.name) },
        summary: Message(
          en: "what the dialog is for; --list shows the kinds", ko: "대화상자의 종류. --list로 볼 수 있습니다"
        ),
        count: 0...1),
      ownOptions: [.listKinds, .sampleName, .sampleLocales, .random, .seed, .count, .invalid],
      details: [
        Message(
          en:
            "A sample is a formatted source without findings. Its comments explain the language, "
            + "in English or Korean, as --language says. If it needs a project block, it has one.",
          ko: "샘플은 dialogc format과 같은 서식이고 지적이 없으며, 배울 것을 적은 주석이 --language에 따라 영어나 한국어로 "
            + "들어 있습니다. project 블록이 필요한 샘플에는 그 블록도 있습니다."),
        Message(
          en:
            "--random makes programs without errors that use every construct of the language, "
            + "for tests and measurements. A line on standard error says how many of the "
            + "constructs occur.",
          ko: "--random은 테스트와 측정에 쓸, 오류 없고 언어의 모든 구문이 고루 든 프로그램을 만듭니다. 그중 몇 가지가 들었는지는 표준 오류의 한 줄로 "
            + "알립니다."),
      ],
      examples: [
        Example(
          call: "dialogc sample alert --name DeleteNote",
          purpose: Message(en: "a first dialog", ko: "첫 대화상자")),
        Example(
          call: "dialogc sample marketing --locales en,ja,de",
          purpose: Message(en: "in other languages", ko: "다른 언어로")),
        Example(
          call: "dialogc sample --random --seed 7 --count 1000 | dialogc check -",
          purpose: Message(en: "many, for a test", ko: "테스트에 쓸 여러 대화상자")),
      ]
    ) { invocation throws(UsageError) in try printSample(invocation) }

    private static func printSample(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
      let isRandom = invocation.has(.random)
      try checkSampleOptions(invocation, isRandom: isRandom)
      if isRandom { return writeRandom(invocation) }
      if invocation.has(.listKinds) {
        return invocation.console.write(listOfKinds(invocation.console), to: .standardOutput)
      }
      let kind = try SampleKind.named(invocation.operands.first?.text)
      let languages = try invocation.sampleLanguages(for: .sample)
      let name = try kind.name(invocation.path(.sampleName)?.text)
      let source = kind.source(
        name: name, languages: languages, comments: invocation.console.language)
      return invocation.console.write(source, to: .standardOutput)
    }

    /// Refuses options that go with another way of asking.
    private static func checkSampleOptions(
      _ invocation: Invocation, isRandom: Bool
    ) throws(UsageError) {
      let others: [Option] =
        isRandom ? [.listKinds, .sampleName, .sampleLocales] : [.seed, .count, .invalid]
      guard let other = others.first(where: invocation.has) else {
        if isRandom, let kind = invocation.operands.first {
          throw .unexpectedOperand(kind.text, of: .sample)
        }
        return
      }
      if !isRandom { throw .onlyRandom(other) }
      throw .notTogether(
        Option.random.spelling, other.spelling,
        Message(en: "it chooses for itself", ko: "무작위로 정하는 것이기 때문입니다"), of: .sample)
    }

    /// The kinds and what they are for, then the languages.
    private static func listOfKinds(_ console: Console) -> [UInt8] {
      let widest = SampleKind.all.map(\.name.utf8.count).max() ?? 0
      var lines = SampleKind.all.map { kind in
        let gap = String(repeating: " ", count: widest - kind.name.utf8.count + 2)
        return kind.name + gap + kind.summary[console.language]
      }
      let words = Message(en: "languages: \(languageList)", ko: "언어: \(languageList)")
      lines += ["", words[console.language]]
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    fileprivate static var languageList: String {
      SampleLanguage.all.map(\.tag.tag).joined(separator: ", ")
    }

    /// Writes them as they are made, so that there may be more of them than memory.
    private static func writeRandom(_ invocation: Invocation) -> ExitStatus {
      let console = invocation.console
      var programs = RandomProgram(
        seed: UInt64(invocation.number(.seed) ?? 0), count: invocation.number(.count) ?? 1,
        hasFaults: invocation.has(.invalid))
      while let part = programs.next() {
        let status = console.write(part, to: .standardOutput)
        if status != .fine { return status }
      }
      console.tell(programs.summary)
      return .fine
    }
  }

  extension SampleKind {
    /// The kind that is asked for.
    fileprivate static func named(_ name: String?) throws(UsageError) -> SampleKind {
      guard let name else { throw .noKind }
      guard let kind = all.first(where: { $0.name == name }) else { throw .unknownKind(name) }
      return kind
    }

    /// What the dialog is called.
    fileprivate func name(_ asked: String?) throws(UsageError) -> String {
      guard let asked else { return usualName }
      try DeclaredName.check(asked, given: Option.sampleName.spelling, of: .sample)
      if !accepts(name: asked) { throw .nameInUse(asked) }
      return asked
    }
  }

  extension Invocation {
    /// The languages that samples are to be written in.
    func sampleLanguages(for command: Command) throws(UsageError) -> [SampleLanguage] {
      guard let list = path(.sampleLocales)?.text else { return SampleLanguage.usual }
      var languages: [SampleLanguage] = []
      for word in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let language = SampleLanguage.named(String(word)) else {
          throw .noSampleLanguage(String(word), of: command)
        }
        if !languages.contains(where: { $0.tag == language.tag }) { languages.append(language) }
      }
      return languages
    }
  }

  extension UsageError {
    fileprivate static var noKind: UsageError {
      let kinds = SampleKind.all.map(\.name).joined(separator: ", ")
      return UsageError(
        message: Message(
          en: "‘dialogc sample’ needs a kind, or --random; there are \(kinds)",
          ko: "‘dialogc sample’에는 종류나 --random이 필요합니다. 종류: \(kinds)"),
        command: .sample)
    }

    fileprivate static func unknownKind(_ name: String) -> UsageError {
      let kinds = SampleKind.all.map(\.name)
      let meant = Spelling.nearest(to: name, in: kinds)
      let list = kinds.joined(separator: ", ")
      return UsageError(
        message: Message(
          en: "there is no sample of the kind ‘\(name)’" + didYouMean(meant)
            + (meant == nil ? "; there are \(list)" : ""),
          ko: "‘\(name)’ 종류의 샘플은 없습니다" + meantKorean(meant)
            + (meant == nil ? ". 있는 것: \(list)" : "")),
        command: .sample)
    }

    fileprivate static func onlyRandom(_ option: Option) -> UsageError {
      UsageError(
        message: Message(
          en: "‘\(option.spelling)’ goes with --random alone",
          ko: "‘\(option.spelling)’ 옵션은 --random과만 함께 씁니다"),
        command: .sample)
    }

    fileprivate static func nameInUse(_ name: String) -> UsageError {
      UsageError(
        message: Message(
          en: "the sample has an alert of its own named ‘\(name)’; choose another name",
          ko: "샘플에 이름이 ‘\(name)’인 경고창이 이미 있습니다. 다른 이름을 고르세요"),
        command: .sample)
    }

    fileprivate static func noSampleLanguage(_ word: String, of command: Command) -> UsageError {
      let tags = SampleLanguage.all.map(\.tag.tag)
      let meant =
        tags.first { $0.hasPrefix(word + "-") || word.hasPrefix($0 + "-") }
        ?? Spelling.nearest(to: word, in: tags)
      return UsageError(
        message: Message(
          en: "there are no samples in ‘\(word)’" + didYouMean(meant)
            + "; there are \(tags.joined(separator: ", "))",
          ko: "‘\(word)’ 언어의 샘플은 없습니다" + meantKorean(meant)
            + (meant == nil ? "." : "") + " 있는 언어: \(tags.joined(separator: ", "))"),
        command: command)
    }
  }

  extension RandomProgram {
    /// What it is spread over, or what is wrong with it.
    fileprivate var summary: Message {
      if hasFaults {
        let count = count
        return Message(
          en: "\(count) mistakes, each named on the line above it",
          ko: "실수 \(count)가지. 바로 윗줄에 규칙 이름이 있습니다")
      }
      let (some, all) = (coverage.count, Construct.allCases.count)
      return Message(en: "\(some) of \(all) constructs", ko: "구문 \(all)가지 중 \(some)가지")
    }
  }
#endif
