import DialogCatalogTexts
import DialogModel

extension Placement {
  /// The hash of the source text that the translation was made from, and whether that is the text
  /// of now and nobody asks for another look.
  func stamp(
    of rows: [Int: CatalogRow], _ text: TextEntries, _ first: CatalogRow
  ) -> (hash: String, isCurrent: Bool) {
    let dialog = index.program.dialog(of: text.place)
    let sourceLocale = index.program.project.sourceLocale
    let rules = index.rules(of: sourceLocale)
    var forms = text.entries.map(\.source.form)
    let current = forms
    for (place, row) in rows {
      guard let source = row.source else { continue }
      if row.isSourcePartial, text.resolver(rules).isPart(source, of: current[place], rules) {
        continue
      }
      guard let form = try? text.resolver(rules).form(of: source).usable(rules) else {
        return (Placement.needsReview, false)
      }
      if !form.reads(like: current[place], rules) { forms[place] = form }
    }
    if forms != current {
      let pattern = tree(of: forms, text, sourceLocale).pattern
      return (index.program.stamp(of: pattern, in: dialog), false)
    }
    if rows.values.contains(where: { $0.text.state == .needsReview }) {
      return (Placement.needsReview, false)
    }
    let source = index.program.text(at: text.place)![sourceLocale]!
    return (index.program.stamp(of: source.pattern, in: dialog), true)
  }
}
