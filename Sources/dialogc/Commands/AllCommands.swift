/// The commands, in the order in which help tells of them.
let commands: [Command] = [
  .build, .check, .format, .runDialog, .explain, .catalog, .new, .sample, .lsp, .completions, .help,
]
