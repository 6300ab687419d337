; A parameter is known in its dialog, a repetition's element in its choice.
[
  (alert)
  (action_sheet)
  (notification)
  (choice)
] @local.scope

(parameter name: (identifier) @local.definition.parameter)
(repetition name: (identifier) @local.definition.parameter)
(enum name: (identifier) @local.definition.type)
(alert name: (identifier) @local.definition.type)
(action_sheet name: (identifier) @local.definition.type)
(notification name: (identifier) @local.definition.type)

(placeholder (identifier) @local.reference)
(selection parameter: (identifier) @local.reference)
(condition (identifier) @local.reference)
(type_identifier) @local.reference
