import DialogFindings
import DialogModel

extension ActiveRules {
  /// What is found in each of the dialogs at some places by itself; those that are known to be
  /// faultless are not looked at.
  func judge(_ places: Range<Int>, in project: ProjectContext) -> [Judgement] {
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
