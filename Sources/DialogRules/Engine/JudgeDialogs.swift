import DialogFindings
import DialogModel

/// What one thread found in some dialogs, and what it handed over.
struct JudgedBlock: @unchecked Sendable {
  let judgements: [Judgement]
  /// What the dialogs were judged by.
  let memory: ProjectContext.Memory
  /// What they put into groups; the thread has let go of them.
  let comparisons: [any AnyComparisonTable]
}

extension ActiveRules {
  /// Judges the dialogs at some places by themselves, and adds them to comparisons while their texts are known.
  func judge(
    _ places: Range<Int>, in project: ProjectContext, comparisons: [any AnyComparisonTable]
  ) -> JudgedBlock {
    let judgements = judge(places, in: project)
    for comparison in comparisons { comparison.add(places, of: project) }
    return JudgedBlock(
      judgements: judgements, memory: project.memory, comparisons: comparisons)
  }

  /// What is found in each of the dialogs at some places by itself; those that are known to be
  /// faultless are not looked at.
  private func judge(_ places: Range<Int>, in project: ProjectContext) -> [Judgement] {
    let memory = project.remembered
    return places.map { place in
      if let known = memory?.faultlessDialog(at: place, in: project) {
        return Judgement(evidence: known.evidence, faultless: known)
      }
      var judgement = judge(place, in: project)
      if judgement.findings.isEmpty {
        judgement.faultless = memory?.judgedDialog(at: place, in: project)
      }
      return judgement
    }
  }

  /// Judges the dialog at a place by itself.
  func judge(_ place: Int, in project: ProjectContext) -> Judgement {
    if ignoresDialogs { return Judgement() }
    var findings = Findings()
    project.beginJudging(project.program.dialogs[place].name.text)
    check(DialogContext(place, of: project), &findings)
    return Judgement(findings: findings.all, evidence: project.evidence)
  }
}
