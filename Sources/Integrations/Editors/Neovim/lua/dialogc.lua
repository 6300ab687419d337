-- The language server of dialogc, for every Neovim from 0.7 on, without other plug-ins.
local M = {}

--- The folder that is worked in: that of the repository, else of the file.
local function root(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  local folder = vim.fn.fnamemodify(name, ':p:h')
  local git = vim.fn.finddir('.git', folder .. ';')
  return git == '' and folder or vim.fn.fnamemodify(git, ':p:h:h')
end

--- The same folder has one server, whatever files of it are open.
local clients = {}

local function attach(buffer)
  local folder = root(buffer)
  local config = {
    name = 'dialogc',
    cmd = { vim.g.dialogc_program or 'dialogc', 'lsp' },
    root_dir = folder,
  }
  if vim.lsp.start then
    vim.api.nvim_buf_call(buffer, function() vim.lsp.start(config) end)
    return
  end
  config.on_exit = function() clients[folder] = nil end
  clients[folder] = clients[folder] or vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(buffer, clients[folder])
end

--- Starts the server for every file of the language, those that are open too.
function M.setup()
  if vim.lsp.enable then
    vim.lsp.enable('dialogc')
    return
  end
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'dialog',
    callback = function(event) attach(event.buf) end,
  })
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.bo[buffer].filetype == 'dialog' then attach(buffer) end
  end
end

local function is_preview(action)
  local command = type(action.command) == 'table' and action.command.command or action.command
  return command == 'dialogc.preview'
end

--- Neovim 0.7 asks which action is meant, whatever it is told.
local function preview_without_choice()
  local about = vim.lsp.util.make_range_params()
  about.context = { diagnostics = {} }
  vim.lsp.buf_request(0, 'textDocument/codeAction', about, function(_, actions)
    for _, action in ipairs(actions or {}) do
      if is_preview(action) then
        vim.lsp.buf.execute_command(type(action.command) == 'table' and action.command or action)
      end
    end
  end)
end

--- Shows the dialog under the cursor as it will stand, in a window beside.
function M.preview()
  if not vim.lsp.start then return preview_without_choice() end
  vim.lsp.buf.code_action({ filter = is_preview, apply = true })
end

return M
