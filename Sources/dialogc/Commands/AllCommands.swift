/// The commands, in the order in which help tells of them.
let commands: [Command] =
  [.build, .check, .format, .runDialog, .explain] + ofAuthoring + [.completions, .help]

// What builds do not call is left out without the manifest’s trait; a call of it is told so.
#if Authoring
  private let ofAuthoring: [Command] = [.new, .sample, .catalog, .importDialogs, .lsp]
  let commandsLeftOut: [String] = []
#else
  private let ofAuthoring: [Command] = []
  let commandsLeftOut = ["new", "sample", "catalog", "import", "lsp"]
#endif
