; What `]f`, `maf` and their like move over and select.
(alert body: (_) @class.inside) @class.around
(action_sheet body: (_) @class.inside) @class.around
(notification body: (_) @class.inside) @class.around
(button) @function.around
(choice) @function.around
(action) @function.around
(field) @function.around
(parameter) @parameter.inside
[(doc_comment) (line_comment) (block_comment)] @comment.around
