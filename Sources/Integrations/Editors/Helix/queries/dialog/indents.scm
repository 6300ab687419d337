; Blocks stand one step in; what closes one stands where its line began.
[
  (block)
  (languages)
  (selection)
  (parameters)
] @indent

["}" ")"] @outdent
