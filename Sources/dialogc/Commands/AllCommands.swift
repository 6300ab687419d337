/// The commands, in the order in which help tells of them.
let commands: [Command] = [
  .build, .check, .format, .runDialog, .explain, .new, .sample, .catalog, .importDialogs, .lsp,
  .completions, .help,
]
