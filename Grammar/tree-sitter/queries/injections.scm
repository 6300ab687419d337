; Comments hold marks such as TODO.
((line_comment) @injection.content (#set! injection.language "comment"))
((block_comment) @injection.content (#set! injection.language "comment"))
