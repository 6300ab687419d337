" Vim filetype plug-in
" Language: dialog

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=s1:/*,mb:*,ex:*/,:///,://
setlocal commentstring=//\ %s
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=2 softtabstop=2 tabstop=2
setlocal suffixesadd=.dialog
" The words of a rule and a language tag are one word each.
setlocal iskeyword=@,48-57,_

" gq and = over a whole file are what `dialogc format` makes of it; a file that does not parse stays.
if executable('dialogc')
  setlocal equalprg=dialogc\ format\ -
  compiler dialogc
endif

let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< expandtab< shiftwidth<'
      \ . ' softtabstop< tabstop< suffixesadd< iskeyword< equalprg< makeprg< errorformat<'
