/// What a shell calls to list the names of the dialogs in sources. The words are looked for and nothing is
/// read, so that they are there while a source has mistakes.
///
/// - Parameter places: files and folders, as the shell writes them.
func dialogNames(in places: String) -> String {
  let declaration =
    "^[[:space:]]*(alert|actionSheet|notification)[[:space:]]+[A-Za-z_][A-Za-z0-9_]*"
  return "grep -rhoE --include='*.dialog' '\(declaration)' \(places) 2>/dev/null"
    + " | sed -E 's/.*[[:space:]]//'"
}
