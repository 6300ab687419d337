-- Colours by tree-sitter where its parser is installed; else those of syntax/dialog.vim are there.
if vim.treesitter and vim.treesitter.language and vim.treesitter.language.register then
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'dialog',
    callback = function(event) pcall(vim.treesitter.start, event.buf, 'dialog') end,
  })
end
