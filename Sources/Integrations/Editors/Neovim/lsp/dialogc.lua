-- For Neovim 0.11 and newer: vim.lsp.enable('dialogc')
---@type vim.lsp.Config
return {
  cmd = { vim.g.dialogc_program or 'dialogc', 'lsp' },
  filetypes = { 'dialog' },
  root_markers = { '.git' },
}
