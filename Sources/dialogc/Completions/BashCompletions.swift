/// What completes `dialogc` in Bash, also in the version 3.2 of macOS.
func bashCompletions(of commands: [Command]) -> String {
  """
  # Completions of dialogc for Bash; made by ‘dialogc completions bash’.
  _dialogc() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} equals= command= i
    # Bash takes ‘=’ for a word of its own.
    if [[ $word == = ]]; then word= equals==
    elif [[ $option == = ]]; then option=${COMP_WORDS[COMP_CWORD-2]} equals==; fi
    for ((i = 1; i < COMP_CWORD; i++)); do
      case ${COMP_WORDS[i]} in
        \(commands.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
      esac
    done
    COMPREPLY=()
    case $command:$option$equals in
  \(bashValueCases(commands))  esac
    case $command:$word in
      :-*) _dialogc_words \(spellings(generalOptions)) ;;
      :*) _dialogc_words \(commands.map(\.name).joined(separator: " ")) ;;
  \(bashCommandCases(commands))  esac
  }
  _dialogc_words() {
    COMPREPLY=($(compgen -W "$*" -- "$word"))
  }
  # The last of several words after commas.
  _dialogc_list() {
    local before=
    [[ $word == *,* ]] && before=${word%,*},
    COMPREPLY=($(compgen -P "$before" -W "$*" -- "${word##*,}"))
  }
  _dialogc_files() {
    compopt -o filenames 2>/dev/null
    local IFS=$'\\n'
    COMPREPLY=($(compgen "$@" -- "$word"))
  }
  _dialogc_sources() {
    compopt -o filenames 2>/dev/null
    local IFS=$'\\n'
    COMPREPLY=($(compgen -d -- "$word"; compgen -f -X '!*.dialog' -- "$word"))
  }
  # The dialogs of the files and folders on the line, else of those that are here.
  _dialogc_dialogs() {
    local place places=()
    for place in "${COMP_WORDS[@]:2}"; do [[ -e $place ]] && places+=("$place"); done
    _dialogc_words $(\(dialogNames(in: #""${places[@]:-.}""#)))
  }
  _dialogc_catalogs() {
    if [[ $option == catalog ]]; then _dialogc_words export import; else _dialogc_files -f; fi
  }
  complete -F _dialogc dialogc

  """
}

/// Cases of `command:option`, for options with values.
private func bashValueCases(_ commands: [Command]) -> String {
  var cases = ""
  for option in generalOptions where option.value != nil {
    cases += bashValueCase(option, of: "")
  }
  for command in commands {
    for option in command.options where option.value != nil {
      cases += bashValueCase(option, of: command.name)
    }
  }
  return cases
}

/// After a value that may be left out there is no `=` before an operand.
private func bashValueCase(_ option: Option, of command: String) -> String {
  let word = "\(command):\(option.spelling)"
  let patterns = option.isValueOptional ? "\(word)=" : "\(word)|\(word)="
  return "    \(patterns)) \(bashAction(option.value!)); return ;;\n"
}

/// Cases of `command:word`, for options and operands.
private func bashCommandCases(_ commands: [Command]) -> String {
  commands.map { command in
    """
        \(command.name):-*) _dialogc_words \(spellings(command.options)) ;;
        \(command.name):*) \(command.operands.map { bashAction($0.value) } ?? ":") ;;

    """
  }.joined()
}

private func bashAction(_ value: Value) -> String {
  switch value {
  case .someOf, .rules: "_dialogc_list \((value.words ?? []).joined(separator: " "))"
  case .file: "_dialogc_files -f"
  case .folder: "_dialogc_files -d"
  case .sources: "_dialogc_sources"
  case .number, .free: ":"
  case .catalogs: "_dialogc_catalogs"
  case .dialog: "_dialogc_dialogs"
  case .oneOf, .listed:
    "_dialogc_words \((value.words ?? []).joined(separator: " "))"
  }
}

private func spellings(_ options: [Option]) -> String {
  options.map(\.spelling).joined(separator: " ")
}
