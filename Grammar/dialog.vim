" Vim syntax file
" Language: dialog, the language of alerts, action sheets and notifications
" Files:    *.dialog
"
" Put it into ~/.vim/syntax and this line into ~/.vim/filetype.vim:
"   autocmd BufRead,BufNewFile *.dialog setfiletype dialog

if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

syntax case match
" So that the words of a rule such as button/verb and of a tag are no keywords.
syntax iskeyword @,48-57,_,-,/
syntax sync fromstart

" Words. Each is a name where no keyword can stand; the names of buttons are matched below.
syntax keyword dialogDeclaration project enum terms alert actionSheet notification translation
syntax keyword dialogStatement app guidelines source locales devices textSize notifications rules
syntax keyword dialogStatement permission settings
syntax keyword dialogStatement purpose title subtitle message body hiddenPreview
syntax keyword dialogStatement exit layout shown undoable
syntax keyword dialogStatement delivery category suggest level thread identifier sound badge
syntax keyword dialogStatement consent detail description media opens
syntax keyword dialogStatement button choice action field cancel
syntax keyword dialogAttribute destructive default authenticated required secure sensitive
syntax keyword dialogAttribute keyboard content initial input send clearedBy showing live after limit
syntax keyword dialogConditional if not by of
syntax keyword dialogRepeat for in
syntax keyword dialogType String Int Double Bool Date Currency Bytes URL
syntax keyword dialogPlural zero one two few many other
syntax keyword dialogBoolean true false

" Values: what may follow some keywords.
syntax keyword dialogValue purchase problem choose inform manual atLaunch onFirstNeed dismissed
syntax keyword dialogValue local remote banner passive active timeSensitive critical none
syntax keyword dialogValue communication reminder status event transaction marketing
syntax keyword dialogValue image video audio map
syntax keyword dialogValue text email number decimal phone url
syntax keyword dialogValue name username password newPassword oneTimeCode address
syntax keyword dialogValue off note warning error

" Names
syntax match dialogTypeName /\%(\<\%(project\|enum\|alert\|actionSheet\|notification\|of\)\s\+\)\@32<=\h\w*/
syntax match dialogName /\%(\<\%(button\|choice\|action\|field\)\s\+\)\@32<=\h\w*/
syntax match dialogParameter /\<\h\w*\>\ze\s*:/
syntax match dialogTag /\<\a\{2,3}\%(-\w\+\)*\>\ze\s\+\%("\|by\>\)/
syntax match dialogRule /\<\h\w*\%(-\w\+\)*\/\h\w*\%(-\w\+\)*/
syntax match dialogNumber /\<\d\+\%(\.\d\+\)\?\%(m\?s\)\?\>/

" Directives
syntax match dialogAt /@/ nextgroup=dialogDirective skipwhite
syntax keyword dialogDirective contained allow deprecated

" Strings
syntax region dialogString start=/"/ skip=/\\./ end=/"/ oneline contains=@dialogInString,@Spell
syntax region dialogString start=/"""/ skip=/\\./ end=/"""/ keepend contains=@dialogInString,@Spell
syntax cluster dialogInString contains=dialogEscape,dialogPlaceholder,dialogStrayBrace
syntax match dialogStrayBrace contained /[{}]/
syntax match dialogPlaceholder contained /{\h\w*\%(:[^{}"\\]\+\)\?}/ contains=dialogStyle
syntax match dialogEscape contained /\\\%([nrt"\\{}]\|u{\x\{1,8}}\|$\)/
syntax keyword dialogStyle contained number percent date time relative list quoted

" Comments; they nest
syntax match dialogLineComment "//.*$" contains=@Spell
syntax match dialogDocumentation "///\%([^/].*\)\?$" contains=@Spell
syntax region dialogComment start="/\*" end="\*/" contains=dialogComment,@Spell

highlight default link dialogDeclaration Structure
highlight default link dialogStatement Statement
highlight default link dialogAttribute StorageClass
highlight default link dialogConditional Conditional
highlight default link dialogRepeat Repeat
highlight default link dialogType Type
highlight default link dialogPlural Label
highlight default link dialogBoolean Boolean
highlight default link dialogValue Constant
highlight default link dialogTypeName Type
highlight default link dialogName Function
highlight default link dialogParameter Identifier
highlight default link dialogTag Label
highlight default link dialogRule Constant
highlight default link dialogNumber Number
highlight default link dialogAt PreProc
highlight default link dialogDirective PreProc
highlight default link dialogString String
highlight default link dialogStrayBrace Error
highlight default link dialogPlaceholder Identifier
highlight default link dialogEscape SpecialChar
highlight default link dialogStyle Special
highlight default link dialogLineComment Comment
highlight default link dialogComment Comment
highlight default link dialogDocumentation SpecialComment

let b:current_syntax = 'dialog'
let &cpo = s:cpo
unlet s:cpo
