/// The commands, in the order in which help tells of them.
///
/// What builds do not call, the manifest’s traits leave out.
let commands: [Command] =
  [.build, .check, .format, .runDialog, .explain] + toStartFrom + [.catalog, .importDialogs]
  + forEditors + [.completions, .help]

#if Samples
  private let toStartFrom: [Command] = [.new, .sample]
#else
  private let toStartFrom: [Command] = []
#endif

#if LanguageServer
  private let forEditors: [Command] = [.lsp]
#else
  private let forEditors: [Command] = []
#endif
