" The language server of dialogc in ALE (https://github.com/dense-analysis/ale).

call ale#Set('dialog_dialogc_executable', 'dialogc')

" The folder that declares the project, or the file's own.
function! ale_linters#dialog#dialogc#Root(buffer) abort
  let root = ale#path#FindNearestDirectory(a:buffer, '.git')
  return empty(root) ? expand('#' . a:buffer . ':p:h') : fnamemodify(root, ':h:h')
endfunction

call ale#linter#Define('dialog', {
\   'name': 'dialogc',
\   'lsp': 'stdio',
\   'executable': {b -> ale#Var(b, 'dialog_dialogc_executable')},
\   'command': '%e lsp',
\   'project_root': function('ale_linters#dialog#dialogc#Root'),
\})
