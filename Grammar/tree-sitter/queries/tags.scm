; What a list of a file's names shows.
(project name: (identifier) @name) @definition.module
(enum name: (identifier) @name) @definition.type
(alert name: (identifier) @name) @definition.class
(action_sheet name: (identifier) @name) @definition.class
(notification name: (identifier) @name) @definition.class
(translation of: (identifier) @name) @reference.class
(type_identifier) @name @reference.type
