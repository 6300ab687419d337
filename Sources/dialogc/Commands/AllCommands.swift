/// The commands, in the order in which help tells of them.
///
/// What builds do not call is left out without the manifest’s trait.
let commands: [Command] =
  [.build, .check, .format, .runDialog, .explain] + toStartFrom + [.catalog, .importDialogs]
  + forEditors + [.completions, .help]

#if Authoring
  private let toStartFrom: [Command] = [.new, .sample]
  private let forEditors: [Command] = [.lsp]
#else
  private let toStartFrom: [Command] = []
  private let forEditors: [Command] = []
#endif
