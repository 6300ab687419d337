import DialogFindings

/// What completes `dialogc` in Zsh, with what is said of commands and options.
func zshCompletions(of commands: [Command], _ language: MessageLanguage) -> String {
  """
  #compdef dialogc
  # Completions of dialogc for Zsh; made by ‘dialogc completions zsh’.
  # The dialogs of the files and folders on the line, else of those that are here.
  _dialogc_dialogs() {
    local place
    local -a places
    for place in "${(@Q)words[2,-1]}"; do [[ -e $place ]] && places+=("$place"); done
    (( $#places )) || places=(.)
    compadd - $(\(dialogNames(in: #""${places[@]}""#)))
  }
  _dialogc() {
    local curcontext=$curcontext state line
    local -a commands
    commands=(
  \(commands.map { "    \(zshPair($0.name, $0.summary[language]))\n" }.joined())  )
    _arguments -C \\
  \(zshOptions(generalOptions, language))    '1:\(zshEscaped(HelpWords.commands[language])):->command' '*::: :->arguments'
    case $state in
      command) _describe -t commands command commands ;;
      arguments)
        words=($line[1] "${words[@]}")
        (( CURRENT += 1 ))
        curcontext=${curcontext%:*}-$line[1]:
        case $line[1] in
  \(commands.map { zshCase($0, language) }.joined())      esac ;;
    esac
  }
  if [[ $funcstack[1] == _dialogc ]]; then _dialogc "$@"; else compdef _dialogc dialogc; fi

  """
}

private func zshCase(_ command: Command, _ language: MessageLanguage) -> String {
  return """
          \(command.name)) _arguments -s -S \\
    \(zshOptions(command.options, language))    \(zshOperands(command.operands)) ;;

    """
}

private func zshOperands(_ operands: Command.Operands?) -> String {
  guard let operands else { return "''" }
  let count = operands.count.upperBound > 1 ? "*" : "1"
  let message = zshEscaped(operands.value.placeholder)
  return "'\(count):\(message):\(zshAction(operands.value))'"
}

private func zshOptions(_ options: [Option], _ language: MessageLanguage) -> String {
  options.map { option in
    let summary = "[" + zshEscaped(option.summary[language]) + "]"
    guard let value = option.value else { return "    '\(option.spelling)\(summary)' \\\n" }
    let message = zshEscaped(value.placeholder)
    // `=-` takes a value in the same word alone, `::` one that may be left out.
    let (sign, colons) = option.isValueOptional ? ("=-", "::") : ("=", ":")
    return "    '\(option.spelling)\(sign)\(summary)\(colons)\(message):\(zshAction(value))' \\\n"
  }.joined()
}

private func zshAction(_ value: Value) -> String {
  switch value {
  case .someOf, .rules: "_sequence compadd - \((value.words ?? []).joined(separator: " "))"
  case .file: "_files"
  case .folder: "_files -/"
  case .sources: #"_files -g "*.dialog(-.) *(-/)""#
  case .number, .free: ""
  case .dialog: "_dialogc_dialogs"
  case .catalogs: "{ (( CURRENT == 2 )) && compadd export import || _files }"
  case .oneOf, .listed: "(\((value.words ?? []).joined(separator: " ")))"
  }
}

private func zshPair(_ name: String, _ summary: String) -> String {
  "'\(name):\(zshEscaped(summary))'"
}

/// For single quotes, in which brackets and colons mean something to `_arguments`.
private func zshEscaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "'": #"'\''"#
    case "[", "]", ":", "\\": "\\\(character)"
    default: String(character)
    }
  }.joined()
}
