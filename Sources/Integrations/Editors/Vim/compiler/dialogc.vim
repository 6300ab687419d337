" Vim compiler file: :make checks the file, or what is given to it
" Compiler: dialogc

if exists('current_compiler')
  finish
endif
let current_compiler = 'dialogc'

let s:cpo = &cpo
set cpo&vim
CompilerSet makeprg=dialogc\ check\ --diagnostics\ xcode\ %:S\ $*
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m,%f:\ %trror:\ %m
let &cpo = s:cpo
unlet s:cpo
