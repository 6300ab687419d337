import DialogFindings

/// What completes `dialogc` in Fish, with what is said of commands and options.
func fishCompletions(of commands: [Command], _ language: MessageLanguage) -> String {
  var script = "# Completions of dialogc for Fish; made by ‘dialogc completions fish’.\n"
  script += fishDialogs
  script += "complete -c dialogc -f\n"
  for command in commands {
    script += "complete -c dialogc -n __fish_use_subcommand -a \(command.name)"
    script += " -d \(fishQuoted(command.summary[language]))\n"
  }
  for option in generalOptions {
    script += fishOption(option, condition: "__fish_use_subcommand", language)
  }
  for command in commands {
    let condition = "'__fish_seen_subcommand_from \(command.name)'"
    for option in command.options { script += fishOption(option, condition: condition, language) }
    script += fishOperand(command, condition: condition)
  }
  return script
}

/// The dialogs of the files and folders on the line, else of those that are here.
private let fishDialogs = """
  function __dialogc_dialogs
    set -l places
    for place in (commandline -opc)[3..-1]
      test -e $place; and set -a places $place
    end
    set -q places[1]; or set places .
    \(dialogNames(in: "$places"))
  end

  """

private func fishOption(
  _ option: Option, condition: String, _ language: MessageLanguage
) -> String {
  // Of a value that may be left out Fish knows only the word after ‘=’.
  let isNeeded = option.isValueOptional ? "" : " -r"
  let value = option.value.map { isNeeded + fishArguments($0) } ?? ""
  return "complete -c dialogc -n \(condition) -l \(option.name)\(value)"
    + " -d \(fishQuoted(option.summary[language]))\n"
}

private func fishOperand(_ command: Command, condition: String) -> String {
  let arguments = command.operands.map { fishArguments($0.value) } ?? " -f"
  return "complete -c dialogc -n \(condition)\(arguments)\n"
}

private func fishArguments(_ value: Value) -> String {
  switch value {
  case .someOf, .rules:
    " -f -a \(fishQuoted("(__fish_append , \((value.words ?? []).joined(separator: " ")))"))"
  case .file: " -F"
  case .folder: " -f -a '(__fish_complete_directories)'"
  case .sources:
    // What is sorted in front by that function is all there is to be.
    #" -k -a '(__fish_complete_suffix .dialog | string match -er "^[^\t]*(\.dialog|/)(\t|\$)")'"#
  case .number, .free: " -f"
  case .dialog: " -f -a '(__dialogc_dialogs)'"
  case .catalogs: " -F -a 'export import'"
  case .oneOf, .listed:
    " -f -a \(fishQuoted((value.words ?? []).joined(separator: " ")))"
  }
}

private func fishQuoted(_ text: String) -> String {
  let escaped = text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  return "'\(escaped)'"
}
