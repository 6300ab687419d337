" Vim syntax file
" Language: dialog, the language of alerts, action sheets and notifications
" Files:    *.dialog
"
" Sources/Integrations/Editors/Vim is a plug-in that has this as syntax/dialog.vim. Words are keywords
" only where a keyword can stand: each block knows its own, and names are what follows them.

if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

syntax case match
syntax sync fromstart

" Comments; they nest
syntax match dialogLineComment "//.*$" contains=@Spell
syntax match dialogDocumentation "///\%([^/].*\)\?$" contains=@Spell
syntax region dialogComment start="/\*" end="\*/" contains=dialogComment,@Spell fold
syntax cluster dialogComments contains=dialogLineComment,dialogDocumentation,dialogComment

" Strings
syntax region dialogString start=/"/ skip=/\\./ end=/"/ oneline contains=@dialogInString,@Spell nextgroup=dialogDuration skipwhite
syntax region dialogString start=/"""/ skip=/\\./ end=/"""/ keepend contains=@dialogInString,@Spell fold
syntax cluster dialogInString contains=dialogEscape,dialogPlaceholder,dialogStrayBrace
syntax match dialogStrayBrace contained /[{}]/
syntax match dialogPlaceholder contained /{\h\w*\%(:[^{}"\\]\+\)\?}/ contains=dialogStyle,dialogAgreement
syntax match dialogEscape contained /\\\%([nrt"\\{}]\|[u]{\x\{1,8}}\|$\)/
syntax match dialogAgreement contained /:\@1<=[^{}"\\]\+/
syntax match dialogStyle contained /:\@1<=\%(number\|percent\|date\|time\|relative\|list\|quoted\)\ze}/

" Directives
syntax match dialogAt /@/ nextgroup=dialogDirective skipwhite skipempty
syntax keyword dialogDirective contained allow deprecated nextgroup=dialogReason skipwhite skipempty
syntax region dialogReason contained start=/(/ end=/)/ contains=dialogRule,dialogString,@dialogComments
syntax cluster dialogCommon contains=@dialogComments,dialogString,dialogAt

" Texts: of a language each, or by a value
syntax region dialogLanguages contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogBy,dialogOf,dialogTag
syntax match dialogTag contained /\<\a\w*\%(-\w\+\)*/
syntax keyword dialogBy contained by nextgroup=dialogSelector skipwhite
syntax keyword dialogOf contained of
syntax match dialogSelector contained /\h\w*/ nextgroup=dialogSelection skipwhite skipempty
syntax region dialogSelection contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogBy,dialogPlural,dialogBoolean,dialogCase,dialogNumber
syntax keyword dialogPlural contained zero one two few many other
syntax keyword dialogBoolean contained true false
syntax match dialogCase contained /\<\h\w*/
syntax cluster dialogText contains=dialogString,dialogLanguages,dialogBy

" Declarations
syntax keyword dialogDeclaration project nextgroup=dialogProjectName skipwhite
syntax keyword dialogDeclaration enum nextgroup=dialogEnumName skipwhite
syntax keyword dialogDeclaration terms nextgroup=dialogTerms skipwhite skipempty
syntax keyword dialogDeclaration alert actionSheet notification nextgroup=dialogName skipwhite
syntax keyword dialogDeclaration translation nextgroup=dialogTranslationTag skipwhite
syntax match dialogProjectName contained /\h\w*/ nextgroup=dialogProject skipwhite skipempty
syntax match dialogEnumName contained /\h\w*/ nextgroup=dialogEnum skipwhite skipempty
syntax match dialogName contained /\h\w*/ nextgroup=dialogParameters,dialogBlock skipwhite skipempty
syntax match dialogTranslationTag contained /\a\+\%(-\w\+\)*/ nextgroup=dialogTranslationOf skipwhite skipempty
syntax keyword dialogTranslationOf contained of nextgroup=dialogTranslationName skipwhite skipempty
syntax match dialogTranslationName contained /\h\w*/ nextgroup=dialogTranslation skipwhite skipempty

" Projects, enums, terms, translations
syntax region dialogProject contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogProjectStatement,dialogLanguages,dialogBy,dialogNumber
syntax keyword dialogProjectStatement contained app guidelines
syntax keyword dialogProjectStatement contained permission settings nextgroup=dialogNames skipwhite
syntax keyword dialogProjectStatement contained source locales nextgroup=dialogTags skipwhite
syntax keyword dialogProjectStatement contained devices textSize nextgroup=dialogNames skipwhite
syntax keyword dialogProjectStatement contained notifications nextgroup=dialogProject skipwhite skipempty
syntax keyword dialogProjectStatement contained rules nextgroup=dialogRelease,dialogRules skipwhite skipempty
syntax match dialogRelease contained /\<\d\+\.\d\+\>/ nextgroup=dialogRules skipwhite
syntax match dialogTags contained /\a[[:alnum:]-]*/ nextgroup=dialogTagComma skipwhite
syntax match dialogTagComma contained /,/ nextgroup=dialogTags skipwhite skipempty
syntax match dialogNames contained /\h\w*/ nextgroup=dialogNameComma skipwhite
syntax match dialogNameComma contained /,/ nextgroup=dialogNames skipwhite skipempty
syntax region dialogRules contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogRule
syntax match dialogRule contained /\<\h\w*\%(-\w\+\)*\/\h\w*\%(-\w\+\)*/ nextgroup=dialogSeverity skipwhite
syntax keyword dialogSeverity contained off note warning error
syntax region dialogEnum contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogCase
syntax region dialogTerms contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogTerm,dialogLanguages,dialogBy
syntax match dialogTerm contained /\<\h\w*/ nextgroup=@dialogText skipwhite
syntax region dialogTranslation contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogTerm,dialogPart,dialogStamp,dialogBy
syntax match dialogPart contained /\.\@1<=\%(input\|send\|initial\)\>/ nextgroup=@dialogText skipwhite
syntax match dialogStamp contained /\<of\ze\s*"/

" Parameters
syntax region dialogParameters contained start=/(/ end=/)/ nextgroup=dialogBlock skipwhite skipempty contains=@dialogComments,dialogParameter,dialogSensitive,dialogType,dialogTypeName
syntax match dialogTypeName contained /\<\u\w*/
syntax keyword dialogType contained String Int Double Bool Date Currency Bytes URL
syntax match dialogParameter contained /\<\h\w*\ze\s*:/
syntax match dialogSensitive contained /\<sensitive\ze\s\+\h/

" Dialogs
syntax region dialogBlock contained matchgroup=dialogBrace start=/{/ end=/}/ fold contains=@dialogCommon,dialogStatement,dialogAttribute,dialogConditional,dialogRepeat,dialogRefused,dialogLanguages,dialogBy,dialogNumber
syntax keyword dialogStatement contained title subtitle message body hiddenPreview description undoable
syntax keyword dialogStatement contained button choice field action nextgroup=dialogElement skipwhite
syntax keyword dialogStatement contained cancel nextgroup=dialogCancelName skipwhite
syntax keyword dialogStatement contained source thread identifier badge consent settings opens nextgroup=dialogNames skipwhite
syntax keyword dialogStatement contained detail nextgroup=dialogBlock skipwhite skipempty
syntax keyword dialogStatement contained purpose nextgroup=dialogPurpose skipwhite
syntax keyword dialogStatement contained exit nextgroup=dialogExit,dialogElement skipwhite
syntax keyword dialogStatement contained layout nextgroup=dialogLayout skipwhite
syntax keyword dialogStatement contained shown nextgroup=dialogShown skipwhite
syntax keyword dialogStatement contained delivery nextgroup=dialogDelivery skipwhite
syntax keyword dialogStatement contained category nextgroup=dialogCategory skipwhite
syntax keyword dialogStatement contained suggest nextgroup=dialogSuggest skipwhite
syntax keyword dialogStatement contained level nextgroup=dialogLevel skipwhite
syntax keyword dialogStatement contained sound nextgroup=dialogSound skipwhite
syntax keyword dialogStatement contained media nextgroup=dialogMedia skipwhite
syntax match dialogElement contained /\h\w*/ nextgroup=@dialogText skipwhite
syntax match dialogCancelName contained /\%(\%(default\|if\)\>\s*[^"{ ]\|\%(default\|if\)\s*$\|by\s\+\h\)\@!\h\w*/ nextgroup=@dialogText skipwhite
syntax match dialogRefused contained /\%(^\|[;{}]\)\@1<=\s*\<\%(color\|colour\|font\|icon\|image\|position\|style\|vibration\|tint\|tintColor\|backgroundColor\|textColor\|cornerRadius\|width\|height\|shadow\|opacity\|border\)\>/

" Attributes
syntax keyword dialogAttribute contained destructive default authenticated required secure input send live
syntax keyword dialogAttribute contained limit
syntax keyword dialogAttribute contained showing after clearedBy nextgroup=dialogNames skipwhite
syntax keyword dialogAttribute contained keyboard nextgroup=dialogKeyboard skipwhite
syntax keyword dialogAttribute contained content nextgroup=dialogContent skipwhite
syntax keyword dialogAttribute contained initial nextgroup=@dialogText,dialogNames skipwhite
syntax keyword dialogConditional contained if nextgroup=dialogNot,dialogNames skipwhite
syntax keyword dialogNot contained not nextgroup=dialogNames skipwhite
syntax keyword dialogRepeat contained for in nextgroup=dialogNames skipwhite

" Values
syntax keyword dialogPurpose contained destructive purchase problem permission consent input choose inform
syntax keyword dialogExit contained dismissed
syntax keyword dialogLayout contained manual
syntax keyword dialogShown contained atLaunch onFirstNeed
syntax keyword dialogDelivery contained local remote
syntax keyword dialogCategory contained communication reminder status event transaction marketing
syntax keyword dialogSuggest contained banner alert
syntax keyword dialogLevel contained passive active timeSensitive critical
syntax keyword dialogSound contained default none
syntax keyword dialogMedia contained image video audio map nextgroup=dialogNames skipwhite
syntax keyword dialogKeyboard contained text email number decimal phone url
syntax keyword dialogContent contained name username password newPassword oneTimeCode email phone address url
syntax match dialogNumber contained /\<\d\+\>/
syntax match dialogDuration contained /\<\d\+\%(\.\d\+\)\?[m]\?[s]\>/

highlight default link dialogDeclaration Structure
highlight default link dialogTranslationOf Structure
highlight default link dialogProjectStatement Statement
highlight default link dialogStatement Statement
highlight default link dialogAttribute StorageClass
highlight default link dialogPart StorageClass
highlight default link dialogSensitive StorageClass
highlight default link dialogConditional Conditional
highlight default link dialogNot Conditional
highlight default link dialogRepeat Repeat
highlight default link dialogBy Conditional
highlight default link dialogOf Conditional
highlight default link dialogStamp Conditional
highlight default link dialogRefused Error
highlight default link dialogType Type
highlight default link dialogTypeName Type
highlight default link dialogProjectName Type
highlight default link dialogEnumName Type
highlight default link dialogName Type
highlight default link dialogTranslationName Type
highlight default link dialogTranslationTag Label
highlight default link dialogTag Label
highlight default link dialogTags Label
highlight default link dialogElement Function
highlight default link dialogCancelName Function
highlight default link dialogTerm Function
highlight default link dialogParameter Identifier
highlight default link dialogSelector Identifier
highlight default link dialogCase Constant
highlight default link dialogPlural Label
highlight default link dialogBoolean Boolean
highlight default link dialogRule Constant
highlight default link dialogSeverity Constant
highlight default link dialogPurpose Constant
highlight default link dialogExit Constant
highlight default link dialogLayout Constant
highlight default link dialogShown Constant
highlight default link dialogDelivery Constant
highlight default link dialogCategory Constant
highlight default link dialogSuggest Constant
highlight default link dialogLevel Constant
highlight default link dialogSound Constant
highlight default link dialogMedia Constant
highlight default link dialogKeyboard Constant
highlight default link dialogContent Constant
highlight default link dialogNumber Number
highlight default link dialogDuration Number
highlight default link dialogRelease Number
highlight default link dialogAt PreProc
highlight default link dialogDirective PreProc
highlight default link dialogString String
highlight default link dialogStrayBrace Error
highlight default link dialogPlaceholder Identifier
highlight default link dialogEscape SpecialChar
highlight default link dialogStyle Special
highlight default link dialogAgreement Special
highlight default link dialogLineComment Comment
highlight default link dialogComment Comment
highlight default link dialogDocumentation SpecialComment

let b:current_syntax = 'dialog'
let &cpo = s:cpo
unlet s:cpo
