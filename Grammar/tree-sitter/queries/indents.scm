; Blocks stand two spaces in; what closes one stands where its line began.
[
  (block)
  (languages)
  (selection)
  (parameters)
] @indent.begin

["}" ")"] @indent.branch
(block "}" @indent.end)
(languages "}" @indent.end)
(selection "}" @indent.end)
(parameters ")" @indent.end)

; Texts of several lines say their own margin.
(multiline_string) @indent.ignore
(block_comment) @indent.ignore
