" Tells vim-lsp (https://github.com/prabirshrestha/vim-lsp) of the language server; call it from vimrc:
"   autocmd User lsp_setup call dialogc#RegisterWithVimLsp()
function! dialogc#RegisterWithVimLsp() abort
  call lsp#register_server({
  \   'name': 'dialogc',
  \   'cmd': {_ -> [get(g:, 'dialogc_program', 'dialogc'), 'lsp']},
  \   'allowlist': ['dialog'],
  \   'root_uri': {_ -> lsp#utils#path_to_uri(dialogc#Root())},
  \ })
endfunction

" The folder that is worked in: that of the repository, else of the file.
function! dialogc#Root() abort
  let git = finddir('.git', expand('%:p:h') . ';')
  return empty(git) ? expand('%:p:h') : fnamemodify(git, ':p:h:h')
endfunction
