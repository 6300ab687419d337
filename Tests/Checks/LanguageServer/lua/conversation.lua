-- Opens the source that is named in CONVERSATION, asks the language server what people ask it, and writes
-- what came of it to CONVERSATION.json.
local place = vim.env.CONVERSATION
local patience = 10000
local answers = {}

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

local function format()
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ async = false, timeout_ms = patience })
  else
    vim.lsp.buf.formatting_sync(nil, patience)
  end
  return text()
end

local steps = {
  { 'filetype', function() return vim.bo.filetype end },
  { 'findings', function()
    wait(function() return #vim.diagnostic.get(0) > 0 end)
    return findings()
  end },
  { 'format', format },
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
