import DialogCompiler
import DialogFindings

extension Command {
  static let check = Command(
    name: "check",
    summary: Message(
      en: "check sources without writing anything", ko: "아무것도 쓰지 않고 소스를 검사합니다"),
    operands: .sources,
    ownOptions: [.fix, .diff, .watch, .baseline, .updateBaseline, .timePasses] + .compiling,
    details: [
      Message(
        en:
          "Each project is checked on its own. If you pass only part of a project, its other "
          + "files are read too, but only what you passed is reported. Findings go to standard "
          + "error, or as json and sarif to standard output.",
        ko: "프로젝트가 여럿이면 저마다 따로 검사합니다. 프로젝트의 일부를 주면 나머지 파일도 읽지만 주어진 "
          + "것만 지적합니다. 지적은 표준 오류로, json과 sarif는 표준 출력으로 나갑니다."),
      Message(
        en:
          "--fix applies the safe fixes, which certainly keep the meaning, including those for "
          + "findings that only then come to light, but none that would cause an error. It says "
          + "what was fixed, and reports what is left. Files are rewritten as by ‘dialogc "
          + "format’, all of them or none, and only those you passed. Standard input is written "
          + "to standard output with its fixes.",
        ko: "--fix는 뜻이 바뀌지 않는 것이 분명한 안전한 수정을 적용합니다. 고친 뒤에 드러나는 것까지 고치고, 오류를 낳을 수정은 하지 않습니다. 고친 것을 "
          + "알리고 남은 것을 지적합니다. 파일은 ‘dialogc format’처럼 모두 바뀌거나 하나도 바뀌지 않으며, 주어진 파일만 고칩니다. 표준 "
          + "입력은 고쳐서 표준 출력에 씁니다."),
      Message(
        en:
          "With --baseline, only new findings are reported, so that an old project can be "
          + "checked from today on. A finding is identified by its rule, its file and the part "
          + "of the dialog. Errors of the language itself are always reported. --update-baseline "
          + "writes the file if there is none; after that, it only removes what was fixed, so "
          + "that nothing new slips in.",
        ko: "--baseline을 주면 새로 생긴 것만 알리므로, 오래된 프로젝트도 오늘부터 검사할 수 있습니다. 지적은 규칙과 파일, "
          + "대화상자의 요소로 알아보며, 언어 자체의 오류는 기준 파일에 넣지 않습니다. --update-baseline은 파일이 없으면 "
          + "만들고, 있으면 고쳐진 것을 빼기만 하므로 새 지적이 섞여 들지 않습니다."),
    ],
    examples: [
      Example(
        call: "dialogc check Sources --strict",
        purpose: Message(en: "before a commit", ko: "커밋하기 전의 검사로")),
      Example(
        call: "dialogc check Sources/Photos/Deleting.dialog",
        purpose: Message(en: "one file of a project", ko: "프로젝트의 한 파일")),
      Example(
        call: "dialogc check --fix Sources",
        purpose: Message(en: "apply the fixes that need no review", ko: "확인하지 않아도 되는 것 고치기")),
      Example(
        call: "dialogc check --fix=text/ending-punctuation --diff Sources",
        purpose: Message(en: "show the fixes of one rule", ko: "한 규칙의 수정을 먼저 보기")),
      Example(
        call: "dialogc check --watch Sources",
        purpose: Message(en: "again after every change", ko: "바뀔 때마다 다시")),
      Example(
        call: "dialogc check Sources --strict --baseline known.json",
        purpose: Message(en: "only new findings", ko: "새로 생긴 것만")),
      Example(
        call: "dialogc check . --diagnostics sarif > dialogs.sarif",
        purpose: Message(en: "for code scanning", ko: "코드 스캐닝용으로")),
    ]
  ) { invocation throws(UsageError) in
    try invocation.checkOptionsOfCheck()
    if invocation.has(.watch) { return watchSources(invocation) }
    return checkSources(invocation, in: Disk()).status
  }
}

/// Checks the sources of a call once, and mends them where that is asked for.
///
/// - Parameter kept: what earlier checks of the same call found out.
/// - Returns: what it ends with, and the files that were written.
func checkSources<Source: FileSource>(
  _ invocation: Invocation, in source: Source, _ kept: KeptWorkspaces? = nil
) -> (status: ExitStatus, written: [Path]) where Source.Failure == FileProblem {
  var compilation = Compilation(invocation, sources: invocation.operands, in: source)
  compilation.kept = kept
  if invocation.has(.diff) { return (compilation.tellDiff(), []) }
  let mending = invocation.has(.fix) ? compilation.mend() : Mending()
  if invocation.has(.fix) { compilation.times?.end(.mend) }
  let analyses = compilation.analyses()
  if invocation.has(.updateBaseline) { compilation.updateBaseline(with: analyses) }
  compilation.add(analyses, isAskedAlone: true)
  let isFree = compilation.reportFormat.isDocument && mending.answer == nil
  let status = compilation.finish(to: isFree ? .standardOutput : .standardError)
  let told = mending.tell(invocation.console)
  return (max(status, told), mending.written)
}

extension Invocation {
  fileprivate func checkOptionsOfCheck() throws(UsageError) {
    if has(.diff), has(.diagnostics) {
      let why = Message(
        en: "it shows changes in place of findings", ko: "지적 대신 바뀔 곳을 보여 줍니다")
      throw .notTogether(Option.diff.spelling, Option.diagnostics.spelling, why, of: command)
    }
    if has(.updateBaseline), !has(.baseline) { throw .missing(.baseline, of: command) }
    if has(.watch), operands.contains(where: \.isStandardInput) {
      let why = Message(en: "standard input is read once", ko: "표준 입력은 한 번만 읽습니다")
      throw .notTogether(Option.watch.spelling, "-", why, of: command)
    }
  }
}
