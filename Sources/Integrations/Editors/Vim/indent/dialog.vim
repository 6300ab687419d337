" Vim indent file: a block stands one step in
" Language: dialog

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=DialogIndent()
setlocal indentkeys=0},0),0],!^F,o,O
setlocal nosmartindent
let b:undo_indent = 'setlocal indentexpr< indentkeys< smartindent<'

if exists('*DialogIndent')
  finish
endif

" A line without what is in strings and comments.
function! s:Code(line) abort
  let text = substitute(a:line, '"\%(\\.\|[^"\\]\)*"', '', 'g')
  return substitute(text, '//.*\|/\*.\{-}\*/', '', 'g')
endfunction

" Whether a line stands inside a text of several lines or a comment.
function! s:IsText(line) abort
  let name = synIDattr(synID(a:line, 1, 1), 'name')
  return name ==# 'dialogString' || name ==# 'dialogComment'
endfunction

function! DialogIndent() abort
  if s:IsText(v:lnum)
    return -1
  endif
  let above = prevnonblank(v:lnum - 1)
  while above > 0 && s:IsText(above)
    let above = prevnonblank(above - 1)
  endwhile
  if above == 0
    return 0
  endif
  let depth = 0
  for character in split(s:Code(getline(above)), '\zs')
    if character =~# '[{([]'
      let depth += 1
    elseif character =~# '[])}]'
      " What closes a block of a line before is already out.
      let depth = max([depth - 1, 0])
    endif
  endfor
  let isClosed = s:Code(getline(v:lnum)) =~# '^\s*[])}]'
  return indent(above) + (min([depth, 1]) - isClosed) * shiftwidth()
endfunction
