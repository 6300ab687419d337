(project "project" @context name: (identifier) @name) @item
(enum "enum" @context name: (identifier) @name) @item
(alert "alert" @context name: (identifier) @name) @item
(action_sheet "actionSheet" @context name: (identifier) @name) @item
(notification "notification" @context name: (identifier) @name) @item
(translation "translation" @context of: (identifier) @name) @item
