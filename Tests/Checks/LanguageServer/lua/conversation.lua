-- Opens the source that is named in CONVERSATION, asks the language server what people ask it, and writes
-- what came of it to CONVERSATION.json.
local place = vim.env.CONVERSATION
local patience = 10000
local answers = {}

local function parameters()
  return vim.lsp.util.make_position_params(0, 'utf-16')
end

-- The answer of the one server that is attached.
local function ask(method, about)
  local all, failure = vim.lsp.buf_request_sync(0, method, about or parameters(), patience)
  for _, answer in pairs(all or {}) do
    if answer.err then return { error = answer.err.message } end
    return answer.result
  end
  return { error = failure or 'no answer' }
end

-- Puts the cursor on the first byte of some words.
local function go(words)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  assert(vim.fn.search('\\V' .. words, 'cW') > 0, words .. ' is not there')
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'
end

local function wait(is_done)
  return vim.wait(patience, is_done, 20)
end

local function findings()
  local all = {}
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    table.insert(all, { line = finding.lnum + 1, code = finding.code, message = finding.message })
  end
  return all
end

local function code_actions()
  local about = vim.lsp.util.make_range_params(0, 'utf-16')
  about.context = { diagnostics = {} }
  return ask('textDocument/codeAction', about)
end

local function fix()
  local before = text()
  for _, action in ipairs(code_actions() or {}) do
    if action.kind == 'quickfix' and action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
      return { title = action.title, changed = text() ~= before }
    end
  end
  return {}
end

local function format()
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ async = false, timeout_ms = patience })
  else
    vim.lsp.buf.formatting_sync(nil, patience)
  end
  return text()
end

-- The buffer of another window than that of the source.
local function beside(own)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    local buffer = vim.api.nvim_win_get_buf(window)
    if buffer ~= own then return buffer end
  end
end

-- What the server has the user told: without a screen Neovim keeps no messages.
local said = {}
vim.lsp.handlers['window/showMessage'] = function(_, told) table.insert(said, told.message) end

-- What the preview of the dialog under the cursor opens, or what is said of it where nothing is opened.
local function preview()
  local own = vim.api.nvim_get_current_buf()
  require('dialogc').preview()
  wait(function() return beside(own) or #said > 0 end)
  local buffer = beside(own)
  if not buffer then return { said = said } end
  return {
    text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n'),
    readonly = vim.bo[buffer].readonly,
    keeps_focus = vim.api.nvim_get_current_buf() == own,
  }
end

local steps = {
  { 'filetype', function() return vim.bo.filetype end },
  { 'findings', function()
    wait(function() return #vim.diagnostic.get(0) > 0 end)
    return findings()
  end },
  { 'hover', function()
    go('purpose')
    return ask('textDocument/hover')
  end },
  { 'completion', function()
    go('purpose')
    return ask('textDocument/completion')
  end },
  { 'definition', function()
    go('disk} is')
    return ask('textDocument/definition')
  end },
  { 'symbols', function()
    return ask('textDocument/documentSymbol', { textDocument = vim.lsp.util.make_text_document_params(0) })
  end },
  { 'fix', function()
    go('!!')
    return fix()
  end },
  { 'rename', function()
    go('disk: String')
    local about = parameters()
    about.newName = 'volume'
    vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', about), 'utf-16')
    return text()
  end },
  { 'format', format },
  { 'preview', function()
    go('alert')
    return preview()
  end },
  { 'mended', function()
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(vim.env.RIGHT, '\n'))
    wait(function() return #vim.diagnostic.get(0) == 0 end)
    return findings()
  end },
}

vim.cmd('edit ' .. vim.fn.fnameescape(place))
local function attached()
  local clients = (vim.lsp.get_clients or vim.lsp.buf_get_clients)
  return next(vim.lsp.get_clients and clients({ bufnr = 0 }) or clients(0)) ~= nil
end
answers.attached = wait(attached)
for _, step in ipairs(steps) do
  local is_done, answer = pcall(step[2])
  answers[step[1]] = is_done and answer or { failure = tostring(answer) }
end
vim.fn.writefile({ vim.json.encode(answers) }, place .. '.json')
vim.cmd('qall!')
