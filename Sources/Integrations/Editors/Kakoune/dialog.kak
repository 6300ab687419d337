# Kakoune: colours and indentation of the dialog language, and the language server by kakoune-lsp.
# For ~/.config/kak/autoload.

hook global BufCreate .*[.]dialog %{
    set-option buffer filetype dialog
}

# Braces in the block need not be in pairs so.
hook global WinSetOption filetype=dialog %<
    require-module dialog
    add-highlighter window/dialog ref dialog
    hook window InsertChar \n -group dialog-indent dialog-indent-on-new-line
    hook window InsertChar \} -group dialog-indent dialog-indent-on-closing
    hook -once -always window WinSetOption filetype=.* %{
        remove-highlighter window/dialog
        remove-hooks window dialog-.+
    }
>

hook global BufSetOption filetype=dialog %{
    set-option buffer comment_line '//'
    set-option buffer comment_block_begin '/*'
    set-option buffer comment_block_end '*/'
    set-option buffer indentwidth 2
    set-option buffer formatcmd 'dialogc format -'
    set-option buffer lintcmd 'dialogc check --diagnostics xcode'
}

# kakoune-lsp from version 17 on.
hook -group lsp-filetype-dialog global BufSetOption filetype=dialog %{
    try %{
        set-option buffer lsp_servers %{
            [dialogc]
            command = "dialogc"
            args = ["lsp"]
            root_globs = [".git"]
        }
    }
}

provide-module dialog %§

add-highlighter shared/dialog regions
add-highlighter shared/dialog/code default-region group
add-highlighter shared/dialog/multiline region '"""' '(?<!\\)(\\\\)*"""' group
add-highlighter shared/dialog/string region '"' '(?<!\\)(\\\\)*"|$' group
add-highlighter shared/dialog/documentation region '///(?!/)' '$' fill documentation
add-highlighter shared/dialog/line region '//' '$' fill comment
add-highlighter shared/dialog/comment region -recurse '/\*' '/\*' '\*/' fill comment

evaluate-commands %sh{
    for region in multiline string; do
        echo "add-highlighter shared/dialog/$region/ fill string"
        printf %s\\n "add-highlighter shared/dialog/$region/ regex '\\\\([nrt\"\\\\{}]|u\\{[0-9A-Fa-f]{1,8}\\})' 0:meta"
        printf %s\\n "add-highlighter shared/dialog/$region/ regex '\\{([A-Za-z_]\\w*)(?::([^{}\"\\\\]+))?\\}' 0:meta 1:variable 2:function"
    done
}

# Words count where a statement starts, attributes wherever no name stands before them.
add-highlighter shared/dialog/code/ regex \b(app|guidelines|source|locales|devices|textSize|notifications|rules|permission|settings|title|subtitle|message|body|hiddenPreview|description|purpose|field|button|choice|cancel|exit|layout|shown|undoable|delivery|category|suggest|level|thread|identifier|sound|badge|consent|detail|media|action|opens)\b 0:keyword
add-highlighter shared/dialog/code/ regex \b(destructive|default|authenticated|required|secure|keyboard|content|initial|input|send|clearedBy|showing|live|after|limit|sensitive)\b 0:attribute
add-highlighter shared/dialog/code/ regex \b(if|not|for|in|by|of)\b 0:operator
add-highlighter shared/dialog/code/ regex \b(zero|one|two|few|many|other|true|false|dismissed|manual|atLaunch|onFirstNeed|off|note|warning|error|local|remote|banner|passive|active|timeSensitive|critical|none|communication|reminder|status|event|transaction|marketing|video|audio|map|text|email|number|decimal|phone|url|name|username|password|newPassword|oneTimeCode|address|purchase|problem|consent|choose|inform)\b 0:value
add-highlighter shared/dialog/code/ regex ^\h*(color|colour|font|icon|image|position|style|vibration)\b 0:Error
add-highlighter shared/dialog/code/ regex \b(String|Int|Double|Bool|Date|Currency|Bytes|URL)\b 0:type
add-highlighter shared/dialog/code/ regex ^\h*(project|enum|terms|alert|actionSheet|notification|translation)\b(?:\h+([A-Za-z][\w-]*))?(?:\h+(of)\h+(\w+))? 1:keyword 2:type 3:keyword 4:type
add-highlighter shared/dialog/code/ regex \b(?:button|choice|action|field)\h+([A-Za-z_]\w*) 1:function
add-highlighter shared/dialog/code/ regex \b([A-Za-z_]\w*)\h*: 1:variable
add-highlighter shared/dialog/code/ regex \b([a-z]{2,3}(?:-\w+)*)\h+(?=") 1:attribute
add-highlighter shared/dialog/code/ regex \b[A-Za-z_]\w*(?:-\w+)*/[A-Za-z_]\w*(?:-\w+)* 0:value
add-highlighter shared/dialog/code/ regex \b[0-9]+(?:\.[0-9]+)?(?:m?s)?\b 0:value
add-highlighter shared/dialog/code/ regex @\h*(allow|deprecated)\b 0:meta

# Braces in the commands need not be in pairs so.
define-command -hidden dialog-indent-on-new-line %~
    evaluate-commands -draft -itersel %!
        # As the line before, and a step more after what opens a block.
        try %{ execute-keys -draft <semicolon> K <a-&> }
        try %| execute-keys -draft k x <a-k> [{(]\h*$ <ret> j <a-gt> |
        # A documentation goes on.
        try %{ execute-keys -draft k x s ^\h*\K///\h* <ret> y gh j P }
    !
~

define-command -hidden dialog-indent-on-closing %~
    try %! execute-keys -draft -itersel <a-h> <a-k> ^\h*\}$ <ret> h m <a-S> 1<a-&> !
~

§
