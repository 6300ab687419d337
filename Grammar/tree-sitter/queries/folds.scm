; What can be folded away.
[
  (block)
  (parameters)
  (languages)
  (selection)
  (multiline_string)
  (block_comment)
] @fold
