; What the words of the dialog language look like. The names of captures are those of Neovim; Helix and
; Zed know them too, or the part before the last dot. No node is captured twice: editors differ in which
; capture is heard then.

; Declarations
["project" "enum" "terms" "alert" "actionSheet" "notification" "translation"] @keyword.type

; Statements
["app" "guidelines" "source" "locales" "devices" "textSize" "notifications" "permission" "settings" "rules"
 "purpose" "title" "message" "field" "button" "choice" "cancel" "exit" "layout" "shown"
 "delivery" "category" "suggest" "level" "subtitle" "body" "hiddenPreview" "thread" "identifier" "sound"
 "badge" "consent" "opens" "detail" "description" "media" "action"] @keyword
(undoable) @keyword

; Attributes
["keyboard" "content" "initial" "limit" "input" "send" "clearedBy" "showing" "after" "sensitive"] @keyword.modifier
(attribute) @keyword.modifier
(part) @keyword.modifier
["if" "not"] @keyword.conditional
["for" "in"] @keyword.repeat
["by" "of"] @keyword.operator
["allow" "deprecated" "@"] @attribute

; How a dialog looks is not the source's to say
["color" "colour" "font" "icon" "image" "position" "style" "vibration"
 "tint" "tintColor" "backgroundColor" "textColor" "cornerRadius" "width" "height" "shadow" "opacity" "border"] @keyword.exception

; Names
(project name: (identifier) @type.definition)
(enum name: (identifier) @type.definition)
(alert name: (identifier) @type.definition)
(action_sheet name: (identifier) @type.definition)
(notification name: (identifier) @type.definition)
(translation of: (identifier) @type)
(permission (identifier) @type)
(consent (identifier) @type)
(type_identifier) @type
(builtin_type) @type.builtin
(enum_case) @constant
(term name: (identifier) @property)
(translation_row name: (identifier) @property)
(field name: (identifier) @function)
(button name: (identifier) @function)
(choice name: (identifier) @function)
(cancel name: (identifier) @function)
(action name: (identifier) @function)
(exit (identifier) @function)
(devices (identifier) @constant)
(text_size (identifier) @constant)
(parameter name: (identifier) @variable.parameter)
(selection parameter: (identifier) @variable.parameter)
(condition (identifier) @variable.parameter)
(placeholder (identifier) @variable.parameter)
(repetition (identifier) @variable.parameter)
(badge . (identifier) @variable.parameter)
(arm key: (identifier) @constant)
(category_key) @constant.builtin
(value) @constant.builtin
(rule_name) @constant
(language_tag) @label
(number) @number
(duration) @number
(release) @number

; Texts
(string) @string
(multiline_string) @string
(escape_sequence) @string.escape
(style) @function.builtin
(agreement) @string.special
(placeholder ["{" ":" "}"] @punctuation.special)

(doc_comment) @comment.documentation
(line_comment) @comment
(block_comment) @comment

(block ["{" "}"] @punctuation.bracket)
(languages ["{" "}"] @punctuation.bracket)
(selection ["{" "}"] @punctuation.bracket)
(parameters ["(" ")"] @punctuation.bracket)
(directive ["(" ")"] @punctuation.bracket)
(parameter ["[" "]"] @punctuation.bracket)
(parameter ":" @punctuation.delimiter)
["," ";" "."] @punctuation.delimiter
