#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 440
#define LARGE_STATE_COUNT 13
#define SYMBOL_COUNT 295
#define ALIAS_COUNT 3
#define TOKEN_COUNT 179
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 7
#define MAX_ALIAS_SEQUENCE_LENGTH 7
#define PRODUCTION_ID_COUNT 21

enum ts_symbol_identifiers {
  sym_identifier = 1,
  anon_sym_BOM = 2,
  aux_sym__end_token1 = 3,
  anon_sym_SEMI = 4,
  anon_sym_AT = 5,
  anon_sym_allow = 6,
  anon_sym_LPAREN = 7,
  anon_sym_COMMA = 8,
  anon_sym_RPAREN = 9,
  anon_sym_deprecated = 10,
  anon_sym_project = 11,
  anon_sym_LBRACE = 12,
  anon_sym_RBRACE = 13,
  anon_sym_app = 14,
  anon_sym_guidelines = 15,
  anon_sym_source = 16,
  anon_sym_locales = 17,
  anon_sym_devices = 18,
  anon_sym_textSize = 19,
  anon_sym_notifications = 20,
  anon_sym_permission = 21,
  anon_sym_settings = 22,
  anon_sym_rules = 23,
  anon_sym_off = 24,
  anon_sym_note = 25,
  anon_sym_warning = 26,
  anon_sym_error = 27,
  anon_sym_enum = 28,
  anon_sym_terms = 29,
  anon_sym_translation = 30,
  anon_sym_of = 31,
  anon_sym_DOT = 32,
  anon_sym_input = 33,
  anon_sym_send = 34,
  anon_sym_initial = 35,
  anon_sym_alert = 36,
  anon_sym_actionSheet = 37,
  anon_sym_notification = 38,
  anon_sym_sensitive = 39,
  anon_sym_COLON = 40,
  anon_sym_LBRACK = 41,
  anon_sym_RBRACK = 42,
  anon_sym_String = 43,
  anon_sym_Int = 44,
  anon_sym_Double = 45,
  anon_sym_Bool = 46,
  anon_sym_Date = 47,
  anon_sym_Currency = 48,
  anon_sym_Bytes = 49,
  anon_sym_URL = 50,
  anon_sym_purpose = 51,
  anon_sym_destructive = 52,
  anon_sym_purchase = 53,
  anon_sym_problem = 54,
  anon_sym_consent = 55,
  anon_sym_choose = 56,
  anon_sym_inform = 57,
  anon_sym_title = 58,
  anon_sym_message = 59,
  anon_sym_exit = 60,
  anon_sym_dismissed = 61,
  anon_sym_layout = 62,
  anon_sym_manual = 63,
  anon_sym_shown = 64,
  anon_sym_atLaunch = 65,
  anon_sym_onFirstNeed = 66,
  anon_sym_after = 67,
  sym_undoable = 68,
  anon_sym_field = 69,
  anon_sym_required = 70,
  anon_sym_secure = 71,
  anon_sym_keyboard = 72,
  anon_sym_text = 73,
  anon_sym_email = 74,
  anon_sym_number = 75,
  anon_sym_decimal = 76,
  anon_sym_phone = 77,
  anon_sym_url = 78,
  anon_sym_content = 79,
  anon_sym_name = 80,
  anon_sym_username = 81,
  anon_sym_password = 82,
  anon_sym_newPassword = 83,
  anon_sym_oneTimeCode = 84,
  anon_sym_address = 85,
  anon_sym_button = 86,
  anon_sym_default = 87,
  anon_sym_choice = 88,
  anon_sym_for = 89,
  anon_sym_in = 90,
  anon_sym_limit = 91,
  anon_sym_cancel = 92,
  anon_sym_by = 93,
  anon_sym_if = 94,
  anon_sym_not = 95,
  anon_sym_delivery = 96,
  anon_sym_local = 97,
  anon_sym_remote = 98,
  anon_sym_category = 99,
  anon_sym_communication = 100,
  anon_sym_reminder = 101,
  anon_sym_status = 102,
  anon_sym_event = 103,
  anon_sym_transaction = 104,
  anon_sym_marketing = 105,
  anon_sym_suggest = 106,
  anon_sym_banner = 107,
  anon_sym_level = 108,
  anon_sym_passive = 109,
  anon_sym_active = 110,
  anon_sym_timeSensitive = 111,
  anon_sym_critical = 112,
  anon_sym_subtitle = 113,
  anon_sym_body = 114,
  anon_sym_hiddenPreview = 115,
  anon_sym_thread = 116,
  anon_sym_identifier = 117,
  anon_sym_sound = 118,
  anon_sym_none = 119,
  anon_sym_badge = 120,
  anon_sym_clearedBy = 121,
  anon_sym_opens = 122,
  anon_sym_showing = 123,
  anon_sym_detail = 124,
  anon_sym_description = 125,
  anon_sym_media = 126,
  anon_sym_image = 127,
  anon_sym_video = 128,
  anon_sym_audio = 129,
  anon_sym_map = 130,
  anon_sym_live = 131,
  anon_sym_action = 132,
  anon_sym_authenticated = 133,
  anon_sym_color = 134,
  anon_sym_colour = 135,
  anon_sym_font = 136,
  anon_sym_icon = 137,
  anon_sym_position = 138,
  anon_sym_style = 139,
  anon_sym_vibration = 140,
  anon_sym_zero = 141,
  anon_sym_one = 142,
  anon_sym_two = 143,
  anon_sym_few = 144,
  anon_sym_many = 145,
  anon_sym_other = 146,
  anon_sym_true = 147,
  anon_sym_false = 148,
  anon_sym_DQUOTE = 149,
  anon_sym_DQUOTE2 = 150,
  anon_sym_DQUOTE_DQUOTE_DQUOTE = 151,
  anon_sym_DQUOTE_DQUOTE_DQUOTE2 = 152,
  sym_string_content = 153,
  aux_sym__multiline_content_token1 = 154,
  aux_sym__multiline_content_token2 = 155,
  sym_escape_sequence = 156,
  anon_sym_LBRACE2 = 157,
  aux_sym_placeholder_token1 = 158,
  anon_sym_COLON2 = 159,
  anon_sym_RBRACE2 = 160,
  anon_sym_number2 = 161,
  anon_sym_percent = 162,
  anon_sym_date = 163,
  anon_sym_time = 164,
  anon_sym_relative = 165,
  anon_sym_list = 166,
  anon_sym_quoted = 167,
  sym_agreement = 168,
  sym_language_tag = 169,
  sym_rule_name = 170,
  sym_number = 171,
  sym_duration = 172,
  sym_doc_comment = 173,
  sym_line_comment = 174,
  anon_sym_SLASH_STAR = 175,
  aux_sym_block_comment_token1 = 176,
  aux_sym_block_comment_token2 = 177,
  anon_sym_STAR_SLASH = 178,
  sym_source_file = 179,
  sym_declaration = 180,
  sym__end = 181,
  sym_directive = 182,
  sym_project = 183,
  sym_project_body = 184,
  sym_app = 185,
  sym_guidelines = 186,
  sym_source_language = 187,
  sym_locales = 188,
  sym_devices = 189,
  sym_text_size = 190,
  sym_notifications = 191,
  sym_notifications_body = 192,
  sym_permission = 193,
  sym_settings = 194,
  sym_rules = 195,
  sym_rules_body = 196,
  sym_rule_setting = 197,
  sym_enum = 198,
  sym_enum_body = 199,
  sym_terms = 200,
  sym_terms_body = 201,
  sym_term = 202,
  sym_translation = 203,
  sym_translation_body = 204,
  sym_translation_row = 205,
  sym_alert = 206,
  sym_alert_body = 207,
  sym_action_sheet = 208,
  sym_action_sheet_body = 209,
  sym_notification = 210,
  sym_notification_body = 211,
  sym_parameters = 212,
  sym_parameter = 213,
  sym__type = 214,
  sym_purpose = 215,
  sym_source_control = 216,
  sym_title = 217,
  sym_message = 218,
  sym_exit = 219,
  sym_layout = 220,
  sym_shown = 221,
  sym_field = 222,
  sym__field_attribute = 223,
  sym_keyboard = 224,
  sym_content = 225,
  sym_initial = 226,
  sym_button = 227,
  sym_choice = 228,
  sym_repetition = 229,
  sym_limit = 230,
  sym_cancel = 231,
  sym_condition = 232,
  sym_delivery = 233,
  sym_category = 234,
  sym_suggest = 235,
  sym_level = 236,
  sym_subtitle = 237,
  sym_body = 238,
  sym_hidden_preview = 239,
  sym_thread = 240,
  sym_identifier_statement = 241,
  sym_sound = 242,
  sym_badge = 243,
  sym_consent = 244,
  sym_opens = 245,
  sym__destination = 246,
  sym_detail = 247,
  sym_detail_body = 248,
  sym_description = 249,
  sym_media = 250,
  sym_action = 251,
  sym_input = 252,
  sym_send = 253,
  sym_refused = 254,
  sym__text = 255,
  sym__plain_text = 256,
  sym__pattern = 257,
  sym__string = 258,
  sym_selection = 259,
  sym_arm = 260,
  sym_languages = 261,
  sym_language_row = 262,
  sym_stamp = 263,
  sym_string = 264,
  sym_multiline_string = 265,
  sym__multiline_content = 266,
  sym_placeholder = 267,
  sym_style = 268,
  sym_block_comment = 269,
  aux_sym_source_file_repeat1 = 270,
  aux_sym_project_body_repeat1 = 271,
  aux_sym_locales_repeat1 = 272,
  aux_sym_devices_repeat1 = 273,
  aux_sym_notifications_body_repeat1 = 274,
  aux_sym_rules_body_repeat1 = 275,
  aux_sym_enum_body_repeat1 = 276,
  aux_sym_terms_body_repeat1 = 277,
  aux_sym_translation_body_repeat1 = 278,
  aux_sym_alert_body_repeat1 = 279,
  aux_sym_action_sheet_body_repeat1 = 280,
  aux_sym_notification_body_repeat1 = 281,
  aux_sym_parameters_repeat1 = 282,
  aux_sym_field_repeat1 = 283,
  aux_sym_button_repeat1 = 284,
  aux_sym_choice_repeat1 = 285,
  aux_sym_cancel_repeat1 = 286,
  aux_sym_detail_body_repeat1 = 287,
  aux_sym_action_repeat1 = 288,
  aux_sym_refused_repeat1 = 289,
  aux_sym_selection_repeat1 = 290,
  aux_sym_languages_repeat1 = 291,
  aux_sym_string_repeat1 = 292,
  aux_sym_multiline_string_repeat1 = 293,
  aux_sym_block_comment_repeat1 = 294,
  alias_sym_enum_case = 295,
  alias_sym_part = 296,
  alias_sym_type_identifier = 297,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_BOM] = "\ufeff",
  [aux_sym__end_token1] = "_end_token1",
  [anon_sym_SEMI] = ";",
  [anon_sym_AT] = "@",
  [anon_sym_allow] = "allow",
  [anon_sym_LPAREN] = "(",
  [anon_sym_COMMA] = ",",
  [anon_sym_RPAREN] = ")",
  [anon_sym_deprecated] = "deprecated",
  [anon_sym_project] = "project",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_app] = "app",
  [anon_sym_guidelines] = "guidelines",
  [anon_sym_source] = "source",
  [anon_sym_locales] = "locales",
  [anon_sym_devices] = "devices",
  [anon_sym_textSize] = "textSize",
  [anon_sym_notifications] = "notifications",
  [anon_sym_permission] = "permission",
  [anon_sym_settings] = "settings",
  [anon_sym_rules] = "rules",
  [anon_sym_off] = "value",
  [anon_sym_note] = "value",
  [anon_sym_warning] = "value",
  [anon_sym_error] = "value",
  [anon_sym_enum] = "enum",
  [anon_sym_terms] = "terms",
  [anon_sym_translation] = "translation",
  [anon_sym_of] = "of",
  [anon_sym_DOT] = ".",
  [anon_sym_input] = "input",
  [anon_sym_send] = "send",
  [anon_sym_initial] = "initial",
  [anon_sym_alert] = "alert",
  [anon_sym_actionSheet] = "actionSheet",
  [anon_sym_notification] = "notification",
  [anon_sym_sensitive] = "sensitive",
  [anon_sym_COLON] = ":",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_String] = "builtin_type",
  [anon_sym_Int] = "builtin_type",
  [anon_sym_Double] = "builtin_type",
  [anon_sym_Bool] = "builtin_type",
  [anon_sym_Date] = "builtin_type",
  [anon_sym_Currency] = "builtin_type",
  [anon_sym_Bytes] = "builtin_type",
  [anon_sym_URL] = "builtin_type",
  [anon_sym_purpose] = "purpose",
  [anon_sym_destructive] = "attribute",
  [anon_sym_purchase] = "value",
  [anon_sym_problem] = "value",
  [anon_sym_consent] = "consent",
  [anon_sym_choose] = "value",
  [anon_sym_inform] = "value",
  [anon_sym_title] = "title",
  [anon_sym_message] = "message",
  [anon_sym_exit] = "exit",
  [anon_sym_dismissed] = "value",
  [anon_sym_layout] = "layout",
  [anon_sym_manual] = "value",
  [anon_sym_shown] = "shown",
  [anon_sym_atLaunch] = "value",
  [anon_sym_onFirstNeed] = "value",
  [anon_sym_after] = "after",
  [sym_undoable] = "undoable",
  [anon_sym_field] = "field",
  [anon_sym_required] = "attribute",
  [anon_sym_secure] = "attribute",
  [anon_sym_keyboard] = "keyboard",
  [anon_sym_text] = "value",
  [anon_sym_email] = "value",
  [anon_sym_number] = "value",
  [anon_sym_decimal] = "value",
  [anon_sym_phone] = "value",
  [anon_sym_url] = "value",
  [anon_sym_content] = "content",
  [anon_sym_name] = "value",
  [anon_sym_username] = "value",
  [anon_sym_password] = "value",
  [anon_sym_newPassword] = "value",
  [anon_sym_oneTimeCode] = "value",
  [anon_sym_address] = "value",
  [anon_sym_button] = "button",
  [anon_sym_default] = "attribute",
  [anon_sym_choice] = "choice",
  [anon_sym_for] = "for",
  [anon_sym_in] = "in",
  [anon_sym_limit] = "limit",
  [anon_sym_cancel] = "cancel",
  [anon_sym_by] = "by",
  [anon_sym_if] = "if",
  [anon_sym_not] = "not",
  [anon_sym_delivery] = "delivery",
  [anon_sym_local] = "value",
  [anon_sym_remote] = "value",
  [anon_sym_category] = "category",
  [anon_sym_communication] = "value",
  [anon_sym_reminder] = "value",
  [anon_sym_status] = "value",
  [anon_sym_event] = "value",
  [anon_sym_transaction] = "value",
  [anon_sym_marketing] = "value",
  [anon_sym_suggest] = "suggest",
  [anon_sym_banner] = "value",
  [anon_sym_level] = "level",
  [anon_sym_passive] = "value",
  [anon_sym_active] = "value",
  [anon_sym_timeSensitive] = "value",
  [anon_sym_critical] = "value",
  [anon_sym_subtitle] = "subtitle",
  [anon_sym_body] = "body",
  [anon_sym_hiddenPreview] = "hiddenPreview",
  [anon_sym_thread] = "thread",
  [anon_sym_identifier] = "identifier",
  [anon_sym_sound] = "sound",
  [anon_sym_none] = "value",
  [anon_sym_badge] = "badge",
  [anon_sym_clearedBy] = "clearedBy",
  [anon_sym_opens] = "opens",
  [anon_sym_showing] = "showing",
  [anon_sym_detail] = "detail",
  [anon_sym_description] = "description",
  [anon_sym_media] = "media",
  [anon_sym_image] = "image",
  [anon_sym_video] = "value",
  [anon_sym_audio] = "value",
  [anon_sym_map] = "value",
  [anon_sym_live] = "attribute",
  [anon_sym_action] = "action",
  [anon_sym_authenticated] = "attribute",
  [anon_sym_color] = "color",
  [anon_sym_colour] = "colour",
  [anon_sym_font] = "font",
  [anon_sym_icon] = "icon",
  [anon_sym_position] = "position",
  [anon_sym_style] = "style",
  [anon_sym_vibration] = "vibration",
  [anon_sym_zero] = "category_key",
  [anon_sym_one] = "category_key",
  [anon_sym_two] = "category_key",
  [anon_sym_few] = "category_key",
  [anon_sym_many] = "category_key",
  [anon_sym_other] = "category_key",
  [anon_sym_true] = "category_key",
  [anon_sym_false] = "category_key",
  [anon_sym_DQUOTE] = "\"",
  [anon_sym_DQUOTE2] = "\"",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = "\"\"\"",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE2] = "\"\"\"",
  [sym_string_content] = "string_content",
  [aux_sym__multiline_content_token1] = "_multiline_content_token1",
  [aux_sym__multiline_content_token2] = "_multiline_content_token2",
  [sym_escape_sequence] = "escape_sequence",
  [anon_sym_LBRACE2] = "{",
  [aux_sym_placeholder_token1] = "identifier",
  [anon_sym_COLON2] = ":",
  [anon_sym_RBRACE2] = "}",
  [anon_sym_number2] = "number",
  [anon_sym_percent] = "percent",
  [anon_sym_date] = "date",
  [anon_sym_time] = "time",
  [anon_sym_relative] = "relative",
  [anon_sym_list] = "list",
  [anon_sym_quoted] = "quoted",
  [sym_agreement] = "agreement",
  [sym_language_tag] = "language_tag",
  [sym_rule_name] = "rule_name",
  [sym_number] = "number",
  [sym_duration] = "duration",
  [sym_doc_comment] = "doc_comment",
  [sym_line_comment] = "line_comment",
  [anon_sym_SLASH_STAR] = "/*",
  [aux_sym_block_comment_token1] = "block_comment_token1",
  [aux_sym_block_comment_token2] = "block_comment_token2",
  [anon_sym_STAR_SLASH] = "*/",
  [sym_source_file] = "source_file",
  [sym_declaration] = "declaration",
  [sym__end] = "_end",
  [sym_directive] = "directive",
  [sym_project] = "project",
  [sym_project_body] = "block",
  [sym_app] = "app",
  [sym_guidelines] = "guidelines",
  [sym_source_language] = "source_language",
  [sym_locales] = "locales",
  [sym_devices] = "devices",
  [sym_text_size] = "text_size",
  [sym_notifications] = "notifications",
  [sym_notifications_body] = "block",
  [sym_permission] = "permission",
  [sym_settings] = "settings",
  [sym_rules] = "rules",
  [sym_rules_body] = "block",
  [sym_rule_setting] = "rule_setting",
  [sym_enum] = "enum",
  [sym_enum_body] = "block",
  [sym_terms] = "terms",
  [sym_terms_body] = "block",
  [sym_term] = "term",
  [sym_translation] = "translation",
  [sym_translation_body] = "block",
  [sym_translation_row] = "translation_row",
  [sym_alert] = "alert",
  [sym_alert_body] = "block",
  [sym_action_sheet] = "action_sheet",
  [sym_action_sheet_body] = "block",
  [sym_notification] = "notification",
  [sym_notification_body] = "block",
  [sym_parameters] = "parameters",
  [sym_parameter] = "parameter",
  [sym__type] = "_type",
  [sym_purpose] = "purpose",
  [sym_source_control] = "source_control",
  [sym_title] = "title",
  [sym_message] = "message",
  [sym_exit] = "exit",
  [sym_layout] = "layout",
  [sym_shown] = "shown",
  [sym_field] = "field",
  [sym__field_attribute] = "_field_attribute",
  [sym_keyboard] = "keyboard",
  [sym_content] = "content",
  [sym_initial] = "initial",
  [sym_button] = "button",
  [sym_choice] = "choice",
  [sym_repetition] = "repetition",
  [sym_limit] = "limit",
  [sym_cancel] = "cancel",
  [sym_condition] = "condition",
  [sym_delivery] = "delivery",
  [sym_category] = "category",
  [sym_suggest] = "suggest",
  [sym_level] = "level",
  [sym_subtitle] = "subtitle",
  [sym_body] = "body",
  [sym_hidden_preview] = "hidden_preview",
  [sym_thread] = "thread",
  [sym_identifier_statement] = "identifier_statement",
  [sym_sound] = "sound",
  [sym_badge] = "badge",
  [sym_consent] = "consent",
  [sym_opens] = "opens",
  [sym__destination] = "_destination",
  [sym_detail] = "detail",
  [sym_detail_body] = "block",
  [sym_description] = "description",
  [sym_media] = "media",
  [sym_action] = "action",
  [sym_input] = "input",
  [sym_send] = "send",
  [sym_refused] = "refused",
  [sym__text] = "_text",
  [sym__plain_text] = "_plain_text",
  [sym__pattern] = "_pattern",
  [sym__string] = "_string",
  [sym_selection] = "selection",
  [sym_arm] = "arm",
  [sym_languages] = "languages",
  [sym_language_row] = "language_row",
  [sym_stamp] = "stamp",
  [sym_string] = "string",
  [sym_multiline_string] = "multiline_string",
  [sym__multiline_content] = "string_content",
  [sym_placeholder] = "placeholder",
  [sym_style] = "style",
  [sym_block_comment] = "block_comment",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_project_body_repeat1] = "project_body_repeat1",
  [aux_sym_locales_repeat1] = "locales_repeat1",
  [aux_sym_devices_repeat1] = "devices_repeat1",
  [aux_sym_notifications_body_repeat1] = "notifications_body_repeat1",
  [aux_sym_rules_body_repeat1] = "rules_body_repeat1",
  [aux_sym_enum_body_repeat1] = "enum_body_repeat1",
  [aux_sym_terms_body_repeat1] = "terms_body_repeat1",
  [aux_sym_translation_body_repeat1] = "translation_body_repeat1",
  [aux_sym_alert_body_repeat1] = "alert_body_repeat1",
  [aux_sym_action_sheet_body_repeat1] = "action_sheet_body_repeat1",
  [aux_sym_notification_body_repeat1] = "notification_body_repeat1",
  [aux_sym_parameters_repeat1] = "parameters_repeat1",
  [aux_sym_field_repeat1] = "field_repeat1",
  [aux_sym_button_repeat1] = "button_repeat1",
  [aux_sym_choice_repeat1] = "choice_repeat1",
  [aux_sym_cancel_repeat1] = "cancel_repeat1",
  [aux_sym_detail_body_repeat1] = "detail_body_repeat1",
  [aux_sym_action_repeat1] = "action_repeat1",
  [aux_sym_refused_repeat1] = "refused_repeat1",
  [aux_sym_selection_repeat1] = "selection_repeat1",
  [aux_sym_languages_repeat1] = "languages_repeat1",
  [aux_sym_string_repeat1] = "string_repeat1",
  [aux_sym_multiline_string_repeat1] = "multiline_string_repeat1",
  [aux_sym_block_comment_repeat1] = "block_comment_repeat1",
  [alias_sym_enum_case] = "enum_case",
  [alias_sym_part] = "part",
  [alias_sym_type_identifier] = "type_identifier",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_BOM] = anon_sym_BOM,
  [aux_sym__end_token1] = aux_sym__end_token1,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_AT] = anon_sym_AT,
  [anon_sym_allow] = anon_sym_allow,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_deprecated] = anon_sym_deprecated,
  [anon_sym_project] = anon_sym_project,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_app] = anon_sym_app,
  [anon_sym_guidelines] = anon_sym_guidelines,
  [anon_sym_source] = anon_sym_source,
  [anon_sym_locales] = anon_sym_locales,
  [anon_sym_devices] = anon_sym_devices,
  [anon_sym_textSize] = anon_sym_textSize,
  [anon_sym_notifications] = anon_sym_notifications,
  [anon_sym_permission] = anon_sym_permission,
  [anon_sym_settings] = anon_sym_settings,
  [anon_sym_rules] = anon_sym_rules,
  [anon_sym_off] = anon_sym_off,
  [anon_sym_note] = anon_sym_off,
  [anon_sym_warning] = anon_sym_off,
  [anon_sym_error] = anon_sym_off,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_terms] = anon_sym_terms,
  [anon_sym_translation] = anon_sym_translation,
  [anon_sym_of] = anon_sym_of,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_input] = anon_sym_input,
  [anon_sym_send] = anon_sym_send,
  [anon_sym_initial] = anon_sym_initial,
  [anon_sym_alert] = anon_sym_alert,
  [anon_sym_actionSheet] = anon_sym_actionSheet,
  [anon_sym_notification] = anon_sym_notification,
  [anon_sym_sensitive] = anon_sym_sensitive,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_String] = anon_sym_String,
  [anon_sym_Int] = anon_sym_String,
  [anon_sym_Double] = anon_sym_String,
  [anon_sym_Bool] = anon_sym_String,
  [anon_sym_Date] = anon_sym_String,
  [anon_sym_Currency] = anon_sym_String,
  [anon_sym_Bytes] = anon_sym_String,
  [anon_sym_URL] = anon_sym_String,
  [anon_sym_purpose] = anon_sym_purpose,
  [anon_sym_destructive] = anon_sym_destructive,
  [anon_sym_purchase] = anon_sym_off,
  [anon_sym_problem] = anon_sym_off,
  [anon_sym_consent] = anon_sym_consent,
  [anon_sym_choose] = anon_sym_off,
  [anon_sym_inform] = anon_sym_off,
  [anon_sym_title] = anon_sym_title,
  [anon_sym_message] = anon_sym_message,
  [anon_sym_exit] = anon_sym_exit,
  [anon_sym_dismissed] = anon_sym_off,
  [anon_sym_layout] = anon_sym_layout,
  [anon_sym_manual] = anon_sym_off,
  [anon_sym_shown] = anon_sym_shown,
  [anon_sym_atLaunch] = anon_sym_off,
  [anon_sym_onFirstNeed] = anon_sym_off,
  [anon_sym_after] = anon_sym_after,
  [sym_undoable] = sym_undoable,
  [anon_sym_field] = anon_sym_field,
  [anon_sym_required] = anon_sym_destructive,
  [anon_sym_secure] = anon_sym_destructive,
  [anon_sym_keyboard] = anon_sym_keyboard,
  [anon_sym_text] = anon_sym_off,
  [anon_sym_email] = anon_sym_off,
  [anon_sym_number] = anon_sym_off,
  [anon_sym_decimal] = anon_sym_off,
  [anon_sym_phone] = anon_sym_off,
  [anon_sym_url] = anon_sym_off,
  [anon_sym_content] = anon_sym_content,
  [anon_sym_name] = anon_sym_off,
  [anon_sym_username] = anon_sym_off,
  [anon_sym_password] = anon_sym_off,
  [anon_sym_newPassword] = anon_sym_off,
  [anon_sym_oneTimeCode] = anon_sym_off,
  [anon_sym_address] = anon_sym_off,
  [anon_sym_button] = anon_sym_button,
  [anon_sym_default] = anon_sym_destructive,
  [anon_sym_choice] = anon_sym_choice,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_limit] = anon_sym_limit,
  [anon_sym_cancel] = anon_sym_cancel,
  [anon_sym_by] = anon_sym_by,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_not] = anon_sym_not,
  [anon_sym_delivery] = anon_sym_delivery,
  [anon_sym_local] = anon_sym_off,
  [anon_sym_remote] = anon_sym_off,
  [anon_sym_category] = anon_sym_category,
  [anon_sym_communication] = anon_sym_off,
  [anon_sym_reminder] = anon_sym_off,
  [anon_sym_status] = anon_sym_off,
  [anon_sym_event] = anon_sym_off,
  [anon_sym_transaction] = anon_sym_off,
  [anon_sym_marketing] = anon_sym_off,
  [anon_sym_suggest] = anon_sym_suggest,
  [anon_sym_banner] = anon_sym_off,
  [anon_sym_level] = anon_sym_level,
  [anon_sym_passive] = anon_sym_off,
  [anon_sym_active] = anon_sym_off,
  [anon_sym_timeSensitive] = anon_sym_off,
  [anon_sym_critical] = anon_sym_off,
  [anon_sym_subtitle] = anon_sym_subtitle,
  [anon_sym_body] = anon_sym_body,
  [anon_sym_hiddenPreview] = anon_sym_hiddenPreview,
  [anon_sym_thread] = anon_sym_thread,
  [anon_sym_identifier] = anon_sym_identifier,
  [anon_sym_sound] = anon_sym_sound,
  [anon_sym_none] = anon_sym_off,
  [anon_sym_badge] = anon_sym_badge,
  [anon_sym_clearedBy] = anon_sym_clearedBy,
  [anon_sym_opens] = anon_sym_opens,
  [anon_sym_showing] = anon_sym_showing,
  [anon_sym_detail] = anon_sym_detail,
  [anon_sym_description] = anon_sym_description,
  [anon_sym_media] = anon_sym_media,
  [anon_sym_image] = anon_sym_image,
  [anon_sym_video] = anon_sym_off,
  [anon_sym_audio] = anon_sym_off,
  [anon_sym_map] = anon_sym_off,
  [anon_sym_live] = anon_sym_destructive,
  [anon_sym_action] = anon_sym_action,
  [anon_sym_authenticated] = anon_sym_destructive,
  [anon_sym_color] = anon_sym_color,
  [anon_sym_colour] = anon_sym_colour,
  [anon_sym_font] = anon_sym_font,
  [anon_sym_icon] = anon_sym_icon,
  [anon_sym_position] = anon_sym_position,
  [anon_sym_style] = anon_sym_style,
  [anon_sym_vibration] = anon_sym_vibration,
  [anon_sym_zero] = anon_sym_zero,
  [anon_sym_one] = anon_sym_zero,
  [anon_sym_two] = anon_sym_zero,
  [anon_sym_few] = anon_sym_zero,
  [anon_sym_many] = anon_sym_zero,
  [anon_sym_other] = anon_sym_zero,
  [anon_sym_true] = anon_sym_zero,
  [anon_sym_false] = anon_sym_zero,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [anon_sym_DQUOTE2] = anon_sym_DQUOTE,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE2] = anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [sym_string_content] = sym_string_content,
  [aux_sym__multiline_content_token1] = aux_sym__multiline_content_token1,
  [aux_sym__multiline_content_token2] = aux_sym__multiline_content_token2,
  [sym_escape_sequence] = sym_escape_sequence,
  [anon_sym_LBRACE2] = anon_sym_LBRACE,
  [aux_sym_placeholder_token1] = sym_identifier,
  [anon_sym_COLON2] = anon_sym_COLON,
  [anon_sym_RBRACE2] = anon_sym_RBRACE,
  [anon_sym_number2] = anon_sym_number,
  [anon_sym_percent] = anon_sym_percent,
  [anon_sym_date] = anon_sym_date,
  [anon_sym_time] = anon_sym_time,
  [anon_sym_relative] = anon_sym_relative,
  [anon_sym_list] = anon_sym_list,
  [anon_sym_quoted] = anon_sym_quoted,
  [sym_agreement] = sym_agreement,
  [sym_language_tag] = sym_language_tag,
  [sym_rule_name] = sym_rule_name,
  [sym_number] = sym_number,
  [sym_duration] = sym_duration,
  [sym_doc_comment] = sym_doc_comment,
  [sym_line_comment] = sym_line_comment,
  [anon_sym_SLASH_STAR] = anon_sym_SLASH_STAR,
  [aux_sym_block_comment_token1] = aux_sym_block_comment_token1,
  [aux_sym_block_comment_token2] = aux_sym_block_comment_token2,
  [anon_sym_STAR_SLASH] = anon_sym_STAR_SLASH,
  [sym_source_file] = sym_source_file,
  [sym_declaration] = sym_declaration,
  [sym__end] = sym__end,
  [sym_directive] = sym_directive,
  [sym_project] = sym_project,
  [sym_project_body] = sym_project_body,
  [sym_app] = sym_app,
  [sym_guidelines] = sym_guidelines,
  [sym_source_language] = sym_source_language,
  [sym_locales] = sym_locales,
  [sym_devices] = sym_devices,
  [sym_text_size] = sym_text_size,
  [sym_notifications] = sym_notifications,
  [sym_notifications_body] = sym_project_body,
  [sym_permission] = sym_permission,
  [sym_settings] = sym_settings,
  [sym_rules] = sym_rules,
  [sym_rules_body] = sym_project_body,
  [sym_rule_setting] = sym_rule_setting,
  [sym_enum] = sym_enum,
  [sym_enum_body] = sym_project_body,
  [sym_terms] = sym_terms,
  [sym_terms_body] = sym_project_body,
  [sym_term] = sym_term,
  [sym_translation] = sym_translation,
  [sym_translation_body] = sym_project_body,
  [sym_translation_row] = sym_translation_row,
  [sym_alert] = sym_alert,
  [sym_alert_body] = sym_project_body,
  [sym_action_sheet] = sym_action_sheet,
  [sym_action_sheet_body] = sym_project_body,
  [sym_notification] = sym_notification,
  [sym_notification_body] = sym_project_body,
  [sym_parameters] = sym_parameters,
  [sym_parameter] = sym_parameter,
  [sym__type] = sym__type,
  [sym_purpose] = sym_purpose,
  [sym_source_control] = sym_source_control,
  [sym_title] = sym_title,
  [sym_message] = sym_message,
  [sym_exit] = sym_exit,
  [sym_layout] = sym_layout,
  [sym_shown] = sym_shown,
  [sym_field] = sym_field,
  [sym__field_attribute] = sym__field_attribute,
  [sym_keyboard] = sym_keyboard,
  [sym_content] = sym_content,
  [sym_initial] = sym_initial,
  [sym_button] = sym_button,
  [sym_choice] = sym_choice,
  [sym_repetition] = sym_repetition,
  [sym_limit] = sym_limit,
  [sym_cancel] = sym_cancel,
  [sym_condition] = sym_condition,
  [sym_delivery] = sym_delivery,
  [sym_category] = sym_category,
  [sym_suggest] = sym_suggest,
  [sym_level] = sym_level,
  [sym_subtitle] = sym_subtitle,
  [sym_body] = sym_body,
  [sym_hidden_preview] = sym_hidden_preview,
  [sym_thread] = sym_thread,
  [sym_identifier_statement] = sym_identifier_statement,
  [sym_sound] = sym_sound,
  [sym_badge] = sym_badge,
  [sym_consent] = sym_consent,
  [sym_opens] = sym_opens,
  [sym__destination] = sym__destination,
  [sym_detail] = sym_detail,
  [sym_detail_body] = sym_project_body,
  [sym_description] = sym_description,
  [sym_media] = sym_media,
  [sym_action] = sym_action,
  [sym_input] = sym_input,
  [sym_send] = sym_send,
  [sym_refused] = sym_refused,
  [sym__text] = sym__text,
  [sym__plain_text] = sym__plain_text,
  [sym__pattern] = sym__pattern,
  [sym__string] = sym__string,
  [sym_selection] = sym_selection,
  [sym_arm] = sym_arm,
  [sym_languages] = sym_languages,
  [sym_language_row] = sym_language_row,
  [sym_stamp] = sym_stamp,
  [sym_string] = sym_string,
  [sym_multiline_string] = sym_multiline_string,
  [sym__multiline_content] = sym_string_content,
  [sym_placeholder] = sym_placeholder,
  [sym_style] = sym_style,
  [sym_block_comment] = sym_block_comment,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_project_body_repeat1] = aux_sym_project_body_repeat1,
  [aux_sym_locales_repeat1] = aux_sym_locales_repeat1,
  [aux_sym_devices_repeat1] = aux_sym_devices_repeat1,
  [aux_sym_notifications_body_repeat1] = aux_sym_notifications_body_repeat1,
  [aux_sym_rules_body_repeat1] = aux_sym_rules_body_repeat1,
  [aux_sym_enum_body_repeat1] = aux_sym_enum_body_repeat1,
  [aux_sym_terms_body_repeat1] = aux_sym_terms_body_repeat1,
  [aux_sym_translation_body_repeat1] = aux_sym_translation_body_repeat1,
  [aux_sym_alert_body_repeat1] = aux_sym_alert_body_repeat1,
  [aux_sym_action_sheet_body_repeat1] = aux_sym_action_sheet_body_repeat1,
  [aux_sym_notification_body_repeat1] = aux_sym_notification_body_repeat1,
  [aux_sym_parameters_repeat1] = aux_sym_parameters_repeat1,
  [aux_sym_field_repeat1] = aux_sym_field_repeat1,
  [aux_sym_button_repeat1] = aux_sym_button_repeat1,
  [aux_sym_choice_repeat1] = aux_sym_choice_repeat1,
  [aux_sym_cancel_repeat1] = aux_sym_cancel_repeat1,
  [aux_sym_detail_body_repeat1] = aux_sym_detail_body_repeat1,
  [aux_sym_action_repeat1] = aux_sym_action_repeat1,
  [aux_sym_refused_repeat1] = aux_sym_refused_repeat1,
  [aux_sym_selection_repeat1] = aux_sym_selection_repeat1,
  [aux_sym_languages_repeat1] = aux_sym_languages_repeat1,
  [aux_sym_string_repeat1] = aux_sym_string_repeat1,
  [aux_sym_multiline_string_repeat1] = aux_sym_multiline_string_repeat1,
  [aux_sym_block_comment_repeat1] = aux_sym_block_comment_repeat1,
  [alias_sym_enum_case] = alias_sym_enum_case,
  [alias_sym_part] = alias_sym_part,
  [alias_sym_type_identifier] = alias_sym_type_identifier,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_BOM] = {
    .visible = true,
    .named = false,
  },
  [aux_sym__end_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_allow] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_deprecated] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_project] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_app] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_guidelines] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_source] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_locales] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_devices] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_textSize] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_notifications] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_permission] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_settings] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rules] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_off] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_note] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_warning] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_error] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_terms] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_translation] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_of] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_input] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_send] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_initial] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_alert] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_actionSheet] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_notification] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sensitive] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_String] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_Int] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_Double] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_Bool] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_Date] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_Currency] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_Bytes] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_URL] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_purpose] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_destructive] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_purchase] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_problem] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_consent] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_choose] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_inform] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_title] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_message] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_exit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dismissed] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_layout] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_manual] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_shown] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_atLaunch] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_onFirstNeed] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_after] = {
    .visible = true,
    .named = false,
  },
  [sym_undoable] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_field] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_required] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_secure] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_keyboard] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_text] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_email] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_number] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_decimal] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_phone] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_url] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_content] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_name] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_username] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_password] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_newPassword] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_oneTimeCode] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_address] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_button] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_default] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_choice] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_limit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_cancel] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_by] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_not] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_delivery] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_local] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_remote] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_category] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_communication] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_reminder] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_status] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_event] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_transaction] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_marketing] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_suggest] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_banner] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_level] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_passive] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_active] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_timeSensitive] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_critical] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_subtitle] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_body] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_hiddenPreview] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_thread] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_identifier] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sound] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_none] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_badge] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_clearedBy] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_opens] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_showing] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_detail] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_description] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_media] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_image] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_video] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_audio] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_map] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_live] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_action] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_authenticated] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_color] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_colour] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_font] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_icon] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_position] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_style] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_vibration] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_zero] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_one] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_two] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_few] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_many] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_other] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE2] = {
    .visible = true,
    .named = false,
  },
  [sym_string_content] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__multiline_content_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__multiline_content_token2] = {
    .visible = false,
    .named = false,
  },
  [sym_escape_sequence] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_LBRACE2] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_placeholder_token1] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_COLON2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_number2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_percent] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_date] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_time] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_relative] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_list] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_quoted] = {
    .visible = true,
    .named = false,
  },
  [sym_agreement] = {
    .visible = true,
    .named = true,
  },
  [sym_language_tag] = {
    .visible = true,
    .named = true,
  },
  [sym_rule_name] = {
    .visible = true,
    .named = true,
  },
  [sym_number] = {
    .visible = true,
    .named = true,
  },
  [sym_duration] = {
    .visible = true,
    .named = true,
  },
  [sym_doc_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_line_comment] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_SLASH_STAR] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_block_comment_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_comment_token2] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_STAR_SLASH] = {
    .visible = true,
    .named = false,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym_declaration] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__end] = {
    .visible = false,
    .named = true,
  },
  [sym_directive] = {
    .visible = true,
    .named = true,
  },
  [sym_project] = {
    .visible = true,
    .named = true,
  },
  [sym_project_body] = {
    .visible = true,
    .named = true,
  },
  [sym_app] = {
    .visible = true,
    .named = true,
  },
  [sym_guidelines] = {
    .visible = true,
    .named = true,
  },
  [sym_source_language] = {
    .visible = true,
    .named = true,
  },
  [sym_locales] = {
    .visible = true,
    .named = true,
  },
  [sym_devices] = {
    .visible = true,
    .named = true,
  },
  [sym_text_size] = {
    .visible = true,
    .named = true,
  },
  [sym_notifications] = {
    .visible = true,
    .named = true,
  },
  [sym_notifications_body] = {
    .visible = true,
    .named = true,
  },
  [sym_permission] = {
    .visible = true,
    .named = true,
  },
  [sym_settings] = {
    .visible = true,
    .named = true,
  },
  [sym_rules] = {
    .visible = true,
    .named = true,
  },
  [sym_rules_body] = {
    .visible = true,
    .named = true,
  },
  [sym_rule_setting] = {
    .visible = true,
    .named = true,
  },
  [sym_enum] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_body] = {
    .visible = true,
    .named = true,
  },
  [sym_terms] = {
    .visible = true,
    .named = true,
  },
  [sym_terms_body] = {
    .visible = true,
    .named = true,
  },
  [sym_term] = {
    .visible = true,
    .named = true,
  },
  [sym_translation] = {
    .visible = true,
    .named = true,
  },
  [sym_translation_body] = {
    .visible = true,
    .named = true,
  },
  [sym_translation_row] = {
    .visible = true,
    .named = true,
  },
  [sym_alert] = {
    .visible = true,
    .named = true,
  },
  [sym_alert_body] = {
    .visible = true,
    .named = true,
  },
  [sym_action_sheet] = {
    .visible = true,
    .named = true,
  },
  [sym_action_sheet_body] = {
    .visible = true,
    .named = true,
  },
  [sym_notification] = {
    .visible = true,
    .named = true,
  },
  [sym_notification_body] = {
    .visible = true,
    .named = true,
  },
  [sym_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym__type] = {
    .visible = false,
    .named = true,
  },
  [sym_purpose] = {
    .visible = true,
    .named = true,
  },
  [sym_source_control] = {
    .visible = true,
    .named = true,
  },
  [sym_title] = {
    .visible = true,
    .named = true,
  },
  [sym_message] = {
    .visible = true,
    .named = true,
  },
  [sym_exit] = {
    .visible = true,
    .named = true,
  },
  [sym_layout] = {
    .visible = true,
    .named = true,
  },
  [sym_shown] = {
    .visible = true,
    .named = true,
  },
  [sym_field] = {
    .visible = true,
    .named = true,
  },
  [sym__field_attribute] = {
    .visible = false,
    .named = true,
  },
  [sym_keyboard] = {
    .visible = true,
    .named = true,
  },
  [sym_content] = {
    .visible = true,
    .named = true,
  },
  [sym_initial] = {
    .visible = true,
    .named = true,
  },
  [sym_button] = {
    .visible = true,
    .named = true,
  },
  [sym_choice] = {
    .visible = true,
    .named = true,
  },
  [sym_repetition] = {
    .visible = true,
    .named = true,
  },
  [sym_limit] = {
    .visible = true,
    .named = true,
  },
  [sym_cancel] = {
    .visible = true,
    .named = true,
  },
  [sym_condition] = {
    .visible = true,
    .named = true,
  },
  [sym_delivery] = {
    .visible = true,
    .named = true,
  },
  [sym_category] = {
    .visible = true,
    .named = true,
  },
  [sym_suggest] = {
    .visible = true,
    .named = true,
  },
  [sym_level] = {
    .visible = true,
    .named = true,
  },
  [sym_subtitle] = {
    .visible = true,
    .named = true,
  },
  [sym_body] = {
    .visible = true,
    .named = true,
  },
  [sym_hidden_preview] = {
    .visible = true,
    .named = true,
  },
  [sym_thread] = {
    .visible = true,
    .named = true,
  },
  [sym_identifier_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_sound] = {
    .visible = true,
    .named = true,
  },
  [sym_badge] = {
    .visible = true,
    .named = true,
  },
  [sym_consent] = {
    .visible = true,
    .named = true,
  },
  [sym_opens] = {
    .visible = true,
    .named = true,
  },
  [sym__destination] = {
    .visible = false,
    .named = true,
  },
  [sym_detail] = {
    .visible = true,
    .named = true,
  },
  [sym_detail_body] = {
    .visible = true,
    .named = true,
  },
  [sym_description] = {
    .visible = true,
    .named = true,
  },
  [sym_media] = {
    .visible = true,
    .named = true,
  },
  [sym_action] = {
    .visible = true,
    .named = true,
  },
  [sym_input] = {
    .visible = true,
    .named = true,
  },
  [sym_send] = {
    .visible = true,
    .named = true,
  },
  [sym_refused] = {
    .visible = true,
    .named = true,
  },
  [sym__text] = {
    .visible = false,
    .named = true,
  },
  [sym__plain_text] = {
    .visible = false,
    .named = true,
  },
  [sym__pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__string] = {
    .visible = false,
    .named = true,
  },
  [sym_selection] = {
    .visible = true,
    .named = true,
  },
  [sym_arm] = {
    .visible = true,
    .named = true,
  },
  [sym_languages] = {
    .visible = true,
    .named = true,
  },
  [sym_language_row] = {
    .visible = true,
    .named = true,
  },
  [sym_stamp] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_multiline_string] = {
    .visible = true,
    .named = true,
  },
  [sym__multiline_content] = {
    .visible = true,
    .named = true,
  },
  [sym_placeholder] = {
    .visible = true,
    .named = true,
  },
  [sym_style] = {
    .visible = true,
    .named = true,
  },
  [sym_block_comment] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_project_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_locales_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_devices_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_notifications_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_rules_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_terms_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_translation_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_alert_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_action_sheet_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_notification_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_field_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_button_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_choice_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_cancel_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_detail_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_action_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_refused_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_selection_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_languages_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_multiline_string_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_comment_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_enum_case] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_part] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_type_identifier] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_body = 1,
  field_key = 2,
  field_language = 3,
  field_name = 4,
  field_of = 5,
  field_parameter = 6,
  field_type = 7,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_body] = "body",
  [field_key] = "key",
  [field_language] = "language",
  [field_name] = "name",
  [field_of] = "of",
  [field_parameter] = "parameter",
  [field_type] = "type",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 2},
  [4] = {.index = 3, .length = 1},
  [5] = {.index = 4, .length = 2},
  [6] = {.index = 6, .length = 3},
  [8] = {.index = 9, .length = 1},
  [9] = {.index = 10, .length = 1},
  [11] = {.index = 11, .length = 2},
  [12] = {.index = 11, .length = 2},
  [13] = {.index = 9, .length = 1},
  [14] = {.index = 13, .length = 1},
  [15] = {.index = 14, .length = 2},
  [16] = {.index = 16, .length = 1},
  [17] = {.index = 17, .length = 4},
  [18] = {.index = 17, .length = 4},
  [19] = {.index = 3, .length = 1},
  [20] = {.index = 21, .length = 4},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_body, 1},
  [1] =
    {field_body, 2},
    {field_name, 1},
  [3] =
    {field_name, 0},
  [4] =
    {field_body, 3},
    {field_name, 1},
  [6] =
    {field_body, 4},
    {field_language, 1},
    {field_of, 3},
  [9] =
    {field_name, 1},
  [10] =
    {field_language, 0},
  [11] =
    {field_name, 0},
    {field_type, 2},
  [13] =
    {field_parameter, 1},
  [14] =
    {field_name, 1},
    {field_type, 3},
  [16] =
    {field_key, 0},
  [17] =
    {field_name, 0},
    {field_type, 2},
    {field_type, 3},
    {field_type, 4},
  [21] =
    {field_name, 1},
    {field_type, 3},
    {field_type, 4},
    {field_type, 5},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [3] = {
    [0] = alias_sym_enum_case,
  },
  [7] = {
    [1] = anon_sym_off,
  },
  [10] = {
    [0] = alias_sym_type_identifier,
  },
  [11] = {
    [0] = sym_identifier,
  },
  [13] = {
    [1] = sym_identifier,
  },
  [17] = {
    [0] = sym_identifier,
  },
  [19] = {
    [2] = alias_sym_part,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 40,
  [41] = 41,
  [42] = 42,
  [43] = 43,
  [44] = 3,
  [45] = 2,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 49,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 56,
  [57] = 57,
  [58] = 58,
  [59] = 59,
  [60] = 60,
  [61] = 61,
  [62] = 62,
  [63] = 63,
  [64] = 64,
  [65] = 65,
  [66] = 66,
  [67] = 67,
  [68] = 68,
  [69] = 69,
  [70] = 70,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 77,
  [78] = 78,
  [79] = 79,
  [80] = 80,
  [81] = 81,
  [82] = 82,
  [83] = 83,
  [84] = 84,
  [85] = 85,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 90,
  [91] = 91,
  [92] = 92,
  [93] = 93,
  [94] = 94,
  [95] = 95,
  [96] = 96,
  [97] = 97,
  [98] = 98,
  [99] = 99,
  [100] = 100,
  [101] = 101,
  [102] = 102,
  [103] = 103,
  [104] = 104,
  [105] = 105,
  [106] = 106,
  [107] = 107,
  [108] = 108,
  [109] = 109,
  [110] = 110,
  [111] = 111,
  [112] = 112,
  [113] = 113,
  [114] = 114,
  [115] = 115,
  [116] = 116,
  [117] = 13,
  [118] = 15,
  [119] = 14,
  [120] = 120,
  [121] = 121,
  [122] = 122,
  [123] = 123,
  [124] = 124,
  [125] = 125,
  [126] = 126,
  [127] = 127,
  [128] = 121,
  [129] = 129,
  [130] = 122,
  [131] = 121,
  [132] = 122,
  [133] = 121,
  [134] = 122,
  [135] = 135,
  [136] = 136,
  [137] = 137,
  [138] = 138,
  [139] = 139,
  [140] = 140,
  [141] = 141,
  [142] = 142,
  [143] = 9,
  [144] = 144,
  [145] = 145,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 150,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 154,
  [155] = 155,
  [156] = 5,
  [157] = 8,
  [158] = 12,
  [159] = 7,
  [160] = 160,
  [161] = 10,
  [162] = 3,
  [163] = 2,
  [164] = 164,
  [165] = 165,
  [166] = 166,
  [167] = 167,
  [168] = 168,
  [169] = 169,
  [170] = 170,
  [171] = 171,
  [172] = 172,
  [173] = 173,
  [174] = 174,
  [175] = 175,
  [176] = 176,
  [177] = 177,
  [178] = 178,
  [179] = 179,
  [180] = 180,
  [181] = 181,
  [182] = 182,
  [183] = 183,
  [184] = 184,
  [185] = 185,
  [186] = 186,
  [187] = 187,
  [188] = 188,
  [189] = 189,
  [190] = 190,
  [191] = 191,
  [192] = 192,
  [193] = 193,
  [194] = 194,
  [195] = 195,
  [196] = 196,
  [197] = 197,
  [198] = 198,
  [199] = 199,
  [200] = 200,
  [201] = 201,
  [202] = 202,
  [203] = 203,
  [204] = 204,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 210,
  [211] = 211,
  [212] = 212,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 216,
  [217] = 217,
  [218] = 218,
  [219] = 212,
  [220] = 220,
  [221] = 221,
  [222] = 222,
  [223] = 223,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 228,
  [229] = 229,
  [230] = 230,
  [231] = 231,
  [232] = 232,
  [233] = 233,
  [234] = 234,
  [235] = 235,
  [236] = 231,
  [237] = 237,
  [238] = 231,
  [239] = 229,
  [240] = 229,
  [241] = 229,
  [242] = 231,
  [243] = 243,
  [244] = 244,
  [245] = 245,
  [246] = 246,
  [247] = 247,
  [248] = 248,
  [249] = 249,
  [250] = 250,
  [251] = 251,
  [252] = 252,
  [253] = 253,
  [254] = 254,
  [255] = 255,
  [256] = 256,
  [257] = 257,
  [258] = 248,
  [259] = 259,
  [260] = 5,
  [261] = 8,
  [262] = 12,
  [263] = 7,
  [264] = 9,
  [265] = 10,
  [266] = 257,
  [267] = 248,
  [268] = 257,
  [269] = 269,
  [270] = 257,
  [271] = 248,
  [272] = 257,
  [273] = 248,
  [274] = 274,
  [275] = 275,
  [276] = 276,
  [277] = 13,
  [278] = 278,
  [279] = 279,
  [280] = 280,
  [281] = 15,
  [282] = 282,
  [283] = 283,
  [284] = 14,
  [285] = 285,
  [286] = 286,
  [287] = 287,
  [288] = 288,
  [289] = 2,
  [290] = 290,
  [291] = 291,
  [292] = 292,
  [293] = 3,
  [294] = 294,
  [295] = 295,
  [296] = 296,
  [297] = 297,
  [298] = 12,
  [299] = 7,
  [300] = 300,
  [301] = 9,
  [302] = 10,
  [303] = 303,
  [304] = 304,
  [305] = 305,
  [306] = 306,
  [307] = 307,
  [308] = 308,
  [309] = 309,
  [310] = 310,
  [311] = 311,
  [312] = 312,
  [313] = 313,
  [314] = 314,
  [315] = 300,
  [316] = 276,
  [317] = 317,
  [318] = 318,
  [319] = 319,
  [320] = 314,
  [321] = 274,
  [322] = 5,
  [323] = 8,
  [324] = 324,
  [325] = 325,
  [326] = 326,
  [327] = 275,
  [328] = 3,
  [329] = 329,
  [330] = 330,
  [331] = 2,
  [332] = 332,
  [333] = 333,
  [334] = 334,
  [335] = 335,
  [336] = 336,
  [337] = 337,
  [338] = 338,
  [339] = 333,
  [340] = 340,
  [341] = 341,
  [342] = 342,
  [343] = 343,
  [344] = 344,
  [345] = 345,
  [346] = 346,
  [347] = 347,
  [348] = 348,
  [349] = 349,
  [350] = 350,
  [351] = 351,
  [352] = 352,
  [353] = 353,
  [354] = 354,
  [355] = 354,
  [356] = 349,
  [357] = 357,
  [358] = 338,
  [359] = 333,
  [360] = 338,
  [361] = 345,
  [362] = 345,
  [363] = 363,
  [364] = 364,
  [365] = 365,
  [366] = 366,
  [367] = 367,
  [368] = 368,
  [369] = 369,
  [370] = 370,
  [371] = 371,
  [372] = 372,
  [373] = 373,
  [374] = 374,
  [375] = 375,
  [376] = 376,
  [377] = 377,
  [378] = 378,
  [379] = 379,
  [380] = 380,
  [381] = 381,
  [382] = 382,
  [383] = 383,
  [384] = 384,
  [385] = 385,
  [386] = 386,
  [387] = 387,
  [388] = 388,
  [389] = 389,
  [390] = 390,
  [391] = 391,
  [392] = 363,
  [393] = 386,
  [394] = 394,
  [395] = 395,
  [396] = 396,
  [397] = 397,
  [398] = 384,
  [399] = 399,
  [400] = 390,
  [401] = 401,
  [402] = 402,
  [403] = 403,
  [404] = 386,
  [405] = 405,
  [406] = 406,
  [407] = 407,
  [408] = 408,
  [409] = 409,
  [410] = 410,
  [411] = 411,
  [412] = 412,
  [413] = 413,
  [414] = 414,
  [415] = 415,
  [416] = 416,
  [417] = 376,
  [418] = 410,
  [419] = 419,
  [420] = 420,
  [421] = 421,
  [422] = 410,
  [423] = 410,
  [424] = 367,
  [425] = 371,
  [426] = 426,
  [427] = 367,
  [428] = 371,
  [429] = 363,
  [430] = 363,
  [431] = 431,
  [432] = 401,
  [433] = 433,
  [434] = 401,
  [435] = 365,
  [436] = 365,
  [437] = 390,
  [438] = 330,
  [439] = 329,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(44);
      ADVANCE_MAP(
        '"', 64,
        '(', 49,
        ')', 51,
        '*', 195,
        ',', 50,
        '.', 57,
        '/', 194,
        ':', 85,
        ';', 47,
        '@', 48,
        '[', 59,
        '\\', 5,
        ']', 60,
        'd', 138,
        'l', 154,
        'n', 172,
        'o', 153,
        'p', 144,
        'q', 173,
        'r', 145,
        't', 156,
        '{', 83,
        '}', 86,
        0xfeff, 45,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(43);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(181);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(82);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '\n', 46,
        '\r', 46,
        '"', 63,
        '/', 15,
        ';', 47,
        '@', 48,
        '{', 52,
        '}', 53,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(2);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(17);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 3:
      if (lookahead == '\n') ADVANCE(46);
      if (lookahead == '\r') ADVANCE(46);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(47);
      if (lookahead == '@') ADVANCE(48);
      if (lookahead == 'o') ADVANCE(153);
      if (lookahead == '}') ADVANCE(53);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(3);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(17);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 4:
      if (lookahead == '\n') ADVANCE(46);
      if (lookahead == '\r') ADVANCE(46);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(47);
      if (lookahead == '@') ADVANCE(48);
      if (lookahead == '}') ADVANCE(53);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(4);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        '\r', 1,
        'u', 27,
        '\n', 82,
        '"', 82,
        '\\', 82,
        'n', 82,
        'r', 82,
        't', 82,
        '{', 82,
        '}', 82,
      );
      END_STATE();
    case 6:
      if (lookahead == '"') ADVANCE(64);
      if (lookahead == '/') ADVANCE(67);
      if (lookahead == '\\') ADVANCE(5);
      if (lookahead == '{') ADVANCE(83);
      if (lookahead == '\n' ||
          lookahead == '\r') SKIP(20);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(68);
      if (lookahead != 0 &&
          lookahead != '}') ADVANCE(72);
      END_STATE();
    case 7:
      if (lookahead == '"') ADVANCE(62);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ':') ADVANCE(85);
      if (lookahead == 'n') ADVANCE(174);
      if (lookahead == '}') ADVANCE(86);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(8);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 8:
      if (lookahead == '"') ADVANCE(62);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == 'n') ADVANCE(174);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(8);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 9:
      if (lookahead == '"') ADVANCE(62);
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(9);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '"', 63,
        '(', 49,
        ')', 51,
        ',', 50,
        '.', 57,
        '/', 15,
        ':', 58,
        ';', 47,
        '[', 59,
        ']', 60,
        '{', 52,
        '}', 53,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(10);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(181);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 11:
      if (lookahead == '"') ADVANCE(65);
      END_STATE();
    case 12:
      if (lookahead == '"') ADVANCE(81);
      if (lookahead == '/') ADVANCE(73);
      if (lookahead == '\\') ADVANCE(5);
      if (lookahead == '{') ADVANCE(83);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(74);
      if (lookahead != 0 &&
          lookahead != '}') ADVANCE(79);
      END_STATE();
    case 13:
      if (lookahead == ')') ADVANCE(51);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(47);
      if (lookahead == 'o') ADVANCE(177);
      if (lookahead == '}') ADVANCE(53);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(13);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 14:
      if (lookahead == '*') ADVANCE(195);
      if (lookahead == '/') ADVANCE(194);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(192);
      if (lookahead != 0) ADVANCE(193);
      END_STATE();
    case 15:
      if (lookahead == '*') ADVANCE(189);
      if (lookahead == '/') ADVANCE(187);
      END_STATE();
    case 16:
      if (lookahead == '-') ADVANCE(40);
      if (lookahead == '/') ADVANCE(38);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 17:
      if (lookahead == '.') ADVANCE(36);
      if (lookahead == 'm') ADVANCE(26);
      if (lookahead == 's') ADVANCE(182);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(17);
      END_STATE();
    case 18:
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(47);
      if (lookahead == '}') ADVANCE(53);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 19:
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == 'o') ADVANCE(24);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(19);
      END_STATE();
    case 20:
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(20);
      END_STATE();
    case 21:
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(20);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(84);
      END_STATE();
    case 22:
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(22);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 23:
      ADVANCE_MAP(
        '/', 101,
        'd', 104,
        'l', 117,
        'n', 133,
        'p', 109,
        'q', 134,
        'r', 110,
        't', 119,
      );
      if (lookahead == '\n' ||
          lookahead == '\r') SKIP(20);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(102);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 24:
      if (lookahead == 'f') ADVANCE(54);
      END_STATE();
    case 25:
      if (lookahead == 'm') ADVANCE(26);
      if (lookahead == 's') ADVANCE(182);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(25);
      END_STATE();
    case 26:
      if (lookahead == 's') ADVANCE(182);
      END_STATE();
    case 27:
      if (lookahead == '{') ADVANCE(37);
      END_STATE();
    case 28:
      if (lookahead == '}') ADVANCE(82);
      END_STATE();
    case 29:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(28);
      END_STATE();
    case 30:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(29);
      END_STATE();
    case 31:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(30);
      END_STATE();
    case 32:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(31);
      END_STATE();
    case 33:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(32);
      END_STATE();
    case 34:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(33);
      END_STATE();
    case 35:
      if (lookahead == '}') ADVANCE(82);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(34);
      END_STATE();
    case 36:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(25);
      END_STATE();
    case 37:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(35);
      END_STATE();
    case 38:
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 39:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(179);
      END_STATE();
    case 40:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 41:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 42:
      if (eof) ADVANCE(44);
      ADVANCE_MAP(
        '\n', 46,
        '\r', 46,
        '"', 62,
        ',', 50,
        '/', 15,
        ';', 47,
        '@', 48,
        '}', 53,
        0xfeff, 45,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(42);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(181);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 43:
      if (eof) ADVANCE(44);
      ADVANCE_MAP(
        '"', 62,
        '(', 49,
        ')', 51,
        ',', 50,
        '.', 57,
        '/', 15,
        ':', 58,
        ';', 47,
        '@', 48,
        '[', 59,
        ']', 60,
        'n', 174,
        'o', 153,
        '{', 52,
        '}', 53,
        0xfeff, 45,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(43);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(181);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(anon_sym_BOM);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(aux_sym__end_token1);
      if (lookahead == '\n') ADVANCE(46);
      if (lookahead == '\r') ADVANCE(46);
      if (lookahead == '/') ADVANCE(15);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(anon_sym_of);
      if (lookahead == '-') ADVANCE(39);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(anon_sym_of);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(anon_sym_number);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      if (lookahead == '"') ADVANCE(11);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(anon_sym_DQUOTE2);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE2);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '*') ADVANCE(190);
      if (lookahead == '/') ADVANCE(70);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(72);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '/') ADVANCE(67);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(68);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(72);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '/') ADVANCE(72);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(186);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(71);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '/') ADVANCE(69);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(72);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(186);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(71);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(72);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '*') ADVANCE(191);
      if (lookahead == '/') ADVANCE(75);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(79);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '/') ADVANCE(73);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(74);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(79);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '/') ADVANCE(76);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(79);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(78);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '/') ADVANCE(78);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(79);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(186);
      if (lookahead != 0) ADVANCE(77);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(79);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(186);
      if (lookahead != 0) ADVANCE(77);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(79);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(78);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(79);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(aux_sym__multiline_content_token2);
      if (lookahead == '"') ADVANCE(66);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(aux_sym__multiline_content_token2);
      if (lookahead == '"') ADVANCE(80);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(sym_escape_sequence);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(anon_sym_LBRACE2);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(aux_sym_placeholder_token1);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(84);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(anon_sym_COLON2);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(anon_sym_RBRACE2);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(anon_sym_number2);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(anon_sym_number2);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(anon_sym_percent);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(anon_sym_percent);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(anon_sym_date);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_date);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(anon_sym_time);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(anon_sym_time);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(anon_sym_relative);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(anon_sym_relative);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(anon_sym_list);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(anon_sym_list);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(anon_sym_quoted);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(anon_sym_quoted);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '*') ADVANCE(189);
      if (lookahead == '/') ADVANCE(103);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '/') ADVANCE(101);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(102);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '/') ADVANCE(183);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(188);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(136);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'a') ADVANCE(131);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'a') ADVANCE(130);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'b') ADVANCE(116);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'c') ADVANCE(113);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'd') ADVANCE(100);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(125);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(120);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(92);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(94);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(123);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(108);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(96);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(126);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'i') ADVANCE(127);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'i') ADVANCE(135);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'i') ADVANCE(122);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'l') ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'm') ADVANCE(106);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'm') ADVANCE(112);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'n') ADVANCE(129);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'o') ADVANCE(132);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'r') ADVANCE(107);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'r') ADVANCE(88);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 's') ADVANCE(128);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(98);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(90);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(118);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(111);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'u') ADVANCE(121);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'u') ADVANCE(124);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'v') ADVANCE(115);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(188);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(136);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(137);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(170);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(169);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(151);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(152);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(148);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(99);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(163);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(157);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(91);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(93);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(161);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 149:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(143);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(95);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(164);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(165);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'f') ADVANCE(56);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(166);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(175);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(159);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(139);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(140);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(147);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(141);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(168);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(171);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(142);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(61);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(167);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(97);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(89);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(155);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(146);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(149);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(158);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(162);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(160);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'v') ADVANCE(150);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(sym_identifier);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(176);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(sym_language_tag);
      if (lookahead == '-') ADVANCE(39);
      if (lookahead == 'f') ADVANCE(55);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(sym_language_tag);
      if (lookahead == '-') ADVANCE(39);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(sym_language_tag);
      if (lookahead == '-') ADVANCE(39);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(179);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(sym_rule_name);
      if (lookahead == '-') ADVANCE(41);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(181);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(sym_duration);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(186);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '/') ADVANCE(184);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(186);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(184);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '/') ADVANCE(186);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(186);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(sym_line_comment);
      if (lookahead == '/') ADVANCE(185);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(188);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(sym_line_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(188);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(72);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(79);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(aux_sym_block_comment_token1);
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(192);
      if (lookahead != 0 &&
          lookahead != '*') ADVANCE(193);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(aux_sym_block_comment_token1);
      if (lookahead != 0 &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(193);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(aux_sym_block_comment_token2);
      if (lookahead == '*') ADVANCE(189);
      if (lookahead == '/') ADVANCE(187);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(aux_sym_block_comment_token2);
      if (lookahead == '/') ADVANCE(196);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(anon_sym_STAR_SLASH);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ADVANCE_MAP(
        'B', 1,
        'C', 2,
        'D', 3,
        'I', 4,
        'S', 5,
        'U', 6,
        'a', 7,
        'b', 8,
        'c', 9,
        'd', 10,
        'e', 11,
        'f', 12,
        'g', 13,
        'h', 14,
        'i', 15,
        'k', 16,
        'l', 17,
        'm', 18,
        'n', 19,
        'o', 20,
        'p', 21,
        'r', 22,
        's', 23,
        't', 24,
        'u', 25,
        'v', 26,
        'w', 27,
        'z', 28,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(0);
      END_STATE();
    case 1:
      if (lookahead == 'o') ADVANCE(29);
      if (lookahead == 'y') ADVANCE(30);
      END_STATE();
    case 2:
      if (lookahead == 'u') ADVANCE(31);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(32);
      if (lookahead == 'o') ADVANCE(33);
      END_STATE();
    case 4:
      if (lookahead == 'n') ADVANCE(34);
      END_STATE();
    case 5:
      if (lookahead == 't') ADVANCE(35);
      END_STATE();
    case 6:
      if (lookahead == 'R') ADVANCE(36);
      END_STATE();
    case 7:
      if (lookahead == 'c') ADVANCE(37);
      if (lookahead == 'd') ADVANCE(38);
      if (lookahead == 'f') ADVANCE(39);
      if (lookahead == 'l') ADVANCE(40);
      if (lookahead == 'p') ADVANCE(41);
      if (lookahead == 't') ADVANCE(42);
      if (lookahead == 'u') ADVANCE(43);
      END_STATE();
    case 8:
      if (lookahead == 'a') ADVANCE(44);
      if (lookahead == 'o') ADVANCE(45);
      if (lookahead == 'u') ADVANCE(46);
      if (lookahead == 'y') ADVANCE(47);
      END_STATE();
    case 9:
      if (lookahead == 'a') ADVANCE(48);
      if (lookahead == 'h') ADVANCE(49);
      if (lookahead == 'l') ADVANCE(50);
      if (lookahead == 'o') ADVANCE(51);
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(53);
      if (lookahead == 'i') ADVANCE(54);
      END_STATE();
    case 11:
      if (lookahead == 'm') ADVANCE(55);
      if (lookahead == 'n') ADVANCE(56);
      if (lookahead == 'r') ADVANCE(57);
      if (lookahead == 'v') ADVANCE(58);
      if (lookahead == 'x') ADVANCE(59);
      END_STATE();
    case 12:
      if (lookahead == 'a') ADVANCE(60);
      if (lookahead == 'e') ADVANCE(61);
      if (lookahead == 'i') ADVANCE(62);
      if (lookahead == 'o') ADVANCE(63);
      END_STATE();
    case 13:
      if (lookahead == 'u') ADVANCE(64);
      END_STATE();
    case 14:
      if (lookahead == 'i') ADVANCE(65);
      END_STATE();
    case 15:
      if (lookahead == 'c') ADVANCE(66);
      if (lookahead == 'd') ADVANCE(67);
      if (lookahead == 'f') ADVANCE(68);
      if (lookahead == 'm') ADVANCE(69);
      if (lookahead == 'n') ADVANCE(70);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(71);
      END_STATE();
    case 17:
      if (lookahead == 'a') ADVANCE(72);
      if (lookahead == 'e') ADVANCE(73);
      if (lookahead == 'i') ADVANCE(74);
      if (lookahead == 'o') ADVANCE(75);
      END_STATE();
    case 18:
      if (lookahead == 'a') ADVANCE(76);
      if (lookahead == 'e') ADVANCE(77);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(78);
      if (lookahead == 'e') ADVANCE(79);
      if (lookahead == 'o') ADVANCE(80);
      END_STATE();
    case 20:
      if (lookahead == 'f') ADVANCE(81);
      if (lookahead == 'n') ADVANCE(82);
      if (lookahead == 'p') ADVANCE(83);
      if (lookahead == 't') ADVANCE(84);
      END_STATE();
    case 21:
      if (lookahead == 'a') ADVANCE(85);
      if (lookahead == 'e') ADVANCE(86);
      if (lookahead == 'h') ADVANCE(87);
      if (lookahead == 'o') ADVANCE(88);
      if (lookahead == 'r') ADVANCE(89);
      if (lookahead == 'u') ADVANCE(90);
      END_STATE();
    case 22:
      if (lookahead == 'e') ADVANCE(91);
      if (lookahead == 'u') ADVANCE(92);
      END_STATE();
    case 23:
      if (lookahead == 'e') ADVANCE(93);
      if (lookahead == 'h') ADVANCE(94);
      if (lookahead == 'o') ADVANCE(95);
      if (lookahead == 't') ADVANCE(96);
      if (lookahead == 'u') ADVANCE(97);
      END_STATE();
    case 24:
      if (lookahead == 'e') ADVANCE(98);
      if (lookahead == 'h') ADVANCE(99);
      if (lookahead == 'i') ADVANCE(100);
      if (lookahead == 'r') ADVANCE(101);
      if (lookahead == 'w') ADVANCE(102);
      END_STATE();
    case 25:
      if (lookahead == 'n') ADVANCE(103);
      if (lookahead == 'r') ADVANCE(104);
      if (lookahead == 's') ADVANCE(105);
      END_STATE();
    case 26:
      if (lookahead == 'i') ADVANCE(106);
      END_STATE();
    case 27:
      if (lookahead == 'a') ADVANCE(107);
      END_STATE();
    case 28:
      if (lookahead == 'e') ADVANCE(108);
      END_STATE();
    case 29:
      if (lookahead == 'o') ADVANCE(109);
      END_STATE();
    case 30:
      if (lookahead == 't') ADVANCE(110);
      END_STATE();
    case 31:
      if (lookahead == 'r') ADVANCE(111);
      END_STATE();
    case 32:
      if (lookahead == 't') ADVANCE(112);
      END_STATE();
    case 33:
      if (lookahead == 'u') ADVANCE(113);
      END_STATE();
    case 34:
      if (lookahead == 't') ADVANCE(114);
      END_STATE();
    case 35:
      if (lookahead == 'r') ADVANCE(115);
      END_STATE();
    case 36:
      if (lookahead == 'L') ADVANCE(116);
      END_STATE();
    case 37:
      if (lookahead == 't') ADVANCE(117);
      END_STATE();
    case 38:
      if (lookahead == 'd') ADVANCE(118);
      END_STATE();
    case 39:
      if (lookahead == 't') ADVANCE(119);
      END_STATE();
    case 40:
      if (lookahead == 'e') ADVANCE(120);
      if (lookahead == 'l') ADVANCE(121);
      END_STATE();
    case 41:
      if (lookahead == 'p') ADVANCE(122);
      END_STATE();
    case 42:
      if (lookahead == 'L') ADVANCE(123);
      END_STATE();
    case 43:
      if (lookahead == 'd') ADVANCE(124);
      if (lookahead == 't') ADVANCE(125);
      END_STATE();
    case 44:
      if (lookahead == 'd') ADVANCE(126);
      if (lookahead == 'n') ADVANCE(127);
      END_STATE();
    case 45:
      if (lookahead == 'd') ADVANCE(128);
      END_STATE();
    case 46:
      if (lookahead == 't') ADVANCE(129);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_by);
      END_STATE();
    case 48:
      if (lookahead == 'n') ADVANCE(130);
      if (lookahead == 't') ADVANCE(131);
      END_STATE();
    case 49:
      if (lookahead == 'o') ADVANCE(132);
      END_STATE();
    case 50:
      if (lookahead == 'e') ADVANCE(133);
      END_STATE();
    case 51:
      if (lookahead == 'l') ADVANCE(134);
      if (lookahead == 'm') ADVANCE(135);
      if (lookahead == 'n') ADVANCE(136);
      END_STATE();
    case 52:
      if (lookahead == 'i') ADVANCE(137);
      END_STATE();
    case 53:
      if (lookahead == 'c') ADVANCE(138);
      if (lookahead == 'f') ADVANCE(139);
      if (lookahead == 'l') ADVANCE(140);
      if (lookahead == 'p') ADVANCE(141);
      if (lookahead == 's') ADVANCE(142);
      if (lookahead == 't') ADVANCE(143);
      if (lookahead == 'v') ADVANCE(144);
      END_STATE();
    case 54:
      if (lookahead == 's') ADVANCE(145);
      END_STATE();
    case 55:
      if (lookahead == 'a') ADVANCE(146);
      END_STATE();
    case 56:
      if (lookahead == 'u') ADVANCE(147);
      END_STATE();
    case 57:
      if (lookahead == 'r') ADVANCE(148);
      END_STATE();
    case 58:
      if (lookahead == 'e') ADVANCE(149);
      END_STATE();
    case 59:
      if (lookahead == 'i') ADVANCE(150);
      END_STATE();
    case 60:
      if (lookahead == 'l') ADVANCE(151);
      END_STATE();
    case 61:
      if (lookahead == 'w') ADVANCE(152);
      END_STATE();
    case 62:
      if (lookahead == 'e') ADVANCE(153);
      END_STATE();
    case 63:
      if (lookahead == 'n') ADVANCE(154);
      if (lookahead == 'r') ADVANCE(155);
      END_STATE();
    case 64:
      if (lookahead == 'i') ADVANCE(156);
      END_STATE();
    case 65:
      if (lookahead == 'd') ADVANCE(157);
      END_STATE();
    case 66:
      if (lookahead == 'o') ADVANCE(158);
      END_STATE();
    case 67:
      if (lookahead == 'e') ADVANCE(159);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 69:
      if (lookahead == 'a') ADVANCE(160);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'f') ADVANCE(161);
      if (lookahead == 'i') ADVANCE(162);
      if (lookahead == 'p') ADVANCE(163);
      END_STATE();
    case 71:
      if (lookahead == 'y') ADVANCE(164);
      END_STATE();
    case 72:
      if (lookahead == 'y') ADVANCE(165);
      END_STATE();
    case 73:
      if (lookahead == 'v') ADVANCE(166);
      END_STATE();
    case 74:
      if (lookahead == 'm') ADVANCE(167);
      if (lookahead == 'v') ADVANCE(168);
      END_STATE();
    case 75:
      if (lookahead == 'c') ADVANCE(169);
      END_STATE();
    case 76:
      if (lookahead == 'n') ADVANCE(170);
      if (lookahead == 'p') ADVANCE(171);
      if (lookahead == 'r') ADVANCE(172);
      END_STATE();
    case 77:
      if (lookahead == 'd') ADVANCE(173);
      if (lookahead == 's') ADVANCE(174);
      END_STATE();
    case 78:
      if (lookahead == 'm') ADVANCE(175);
      END_STATE();
    case 79:
      if (lookahead == 'w') ADVANCE(176);
      END_STATE();
    case 80:
      if (lookahead == 'n') ADVANCE(177);
      if (lookahead == 't') ADVANCE(178);
      END_STATE();
    case 81:
      if (lookahead == 'f') ADVANCE(179);
      END_STATE();
    case 82:
      if (lookahead == 'F') ADVANCE(180);
      if (lookahead == 'e') ADVANCE(181);
      END_STATE();
    case 83:
      if (lookahead == 'e') ADVANCE(182);
      END_STATE();
    case 84:
      if (lookahead == 'h') ADVANCE(183);
      END_STATE();
    case 85:
      if (lookahead == 's') ADVANCE(184);
      END_STATE();
    case 86:
      if (lookahead == 'r') ADVANCE(185);
      END_STATE();
    case 87:
      if (lookahead == 'o') ADVANCE(186);
      END_STATE();
    case 88:
      if (lookahead == 's') ADVANCE(187);
      END_STATE();
    case 89:
      if (lookahead == 'o') ADVANCE(188);
      END_STATE();
    case 90:
      if (lookahead == 'r') ADVANCE(189);
      END_STATE();
    case 91:
      if (lookahead == 'm') ADVANCE(190);
      if (lookahead == 'q') ADVANCE(191);
      END_STATE();
    case 92:
      if (lookahead == 'l') ADVANCE(192);
      END_STATE();
    case 93:
      if (lookahead == 'c') ADVANCE(193);
      if (lookahead == 'n') ADVANCE(194);
      if (lookahead == 't') ADVANCE(195);
      END_STATE();
    case 94:
      if (lookahead == 'o') ADVANCE(196);
      END_STATE();
    case 95:
      if (lookahead == 'u') ADVANCE(197);
      END_STATE();
    case 96:
      if (lookahead == 'a') ADVANCE(198);
      if (lookahead == 'y') ADVANCE(199);
      END_STATE();
    case 97:
      if (lookahead == 'b') ADVANCE(200);
      if (lookahead == 'g') ADVANCE(201);
      END_STATE();
    case 98:
      if (lookahead == 'r') ADVANCE(202);
      if (lookahead == 'x') ADVANCE(203);
      END_STATE();
    case 99:
      if (lookahead == 'r') ADVANCE(204);
      END_STATE();
    case 100:
      if (lookahead == 'm') ADVANCE(205);
      if (lookahead == 't') ADVANCE(206);
      END_STATE();
    case 101:
      if (lookahead == 'a') ADVANCE(207);
      if (lookahead == 'u') ADVANCE(208);
      END_STATE();
    case 102:
      if (lookahead == 'o') ADVANCE(209);
      END_STATE();
    case 103:
      if (lookahead == 'd') ADVANCE(210);
      END_STATE();
    case 104:
      if (lookahead == 'l') ADVANCE(211);
      END_STATE();
    case 105:
      if (lookahead == 'e') ADVANCE(212);
      END_STATE();
    case 106:
      if (lookahead == 'b') ADVANCE(213);
      if (lookahead == 'd') ADVANCE(214);
      END_STATE();
    case 107:
      if (lookahead == 'r') ADVANCE(215);
      END_STATE();
    case 108:
      if (lookahead == 'r') ADVANCE(216);
      END_STATE();
    case 109:
      if (lookahead == 'l') ADVANCE(217);
      END_STATE();
    case 110:
      if (lookahead == 'e') ADVANCE(218);
      END_STATE();
    case 111:
      if (lookahead == 'r') ADVANCE(219);
      END_STATE();
    case 112:
      if (lookahead == 'e') ADVANCE(220);
      END_STATE();
    case 113:
      if (lookahead == 'b') ADVANCE(221);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(anon_sym_Int);
      END_STATE();
    case 115:
      if (lookahead == 'i') ADVANCE(222);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(anon_sym_URL);
      END_STATE();
    case 117:
      if (lookahead == 'i') ADVANCE(223);
      END_STATE();
    case 118:
      if (lookahead == 'r') ADVANCE(224);
      END_STATE();
    case 119:
      if (lookahead == 'e') ADVANCE(225);
      END_STATE();
    case 120:
      if (lookahead == 'r') ADVANCE(226);
      END_STATE();
    case 121:
      if (lookahead == 'o') ADVANCE(227);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(anon_sym_app);
      END_STATE();
    case 123:
      if (lookahead == 'a') ADVANCE(228);
      END_STATE();
    case 124:
      if (lookahead == 'i') ADVANCE(229);
      END_STATE();
    case 125:
      if (lookahead == 'h') ADVANCE(230);
      END_STATE();
    case 126:
      if (lookahead == 'g') ADVANCE(231);
      END_STATE();
    case 127:
      if (lookahead == 'n') ADVANCE(232);
      END_STATE();
    case 128:
      if (lookahead == 'y') ADVANCE(233);
      END_STATE();
    case 129:
      if (lookahead == 't') ADVANCE(234);
      END_STATE();
    case 130:
      if (lookahead == 'c') ADVANCE(235);
      END_STATE();
    case 131:
      if (lookahead == 'e') ADVANCE(236);
      END_STATE();
    case 132:
      if (lookahead == 'i') ADVANCE(237);
      if (lookahead == 'o') ADVANCE(238);
      END_STATE();
    case 133:
      if (lookahead == 'a') ADVANCE(239);
      END_STATE();
    case 134:
      if (lookahead == 'o') ADVANCE(240);
      END_STATE();
    case 135:
      if (lookahead == 'm') ADVANCE(241);
      END_STATE();
    case 136:
      if (lookahead == 's') ADVANCE(242);
      if (lookahead == 't') ADVANCE(243);
      END_STATE();
    case 137:
      if (lookahead == 't') ADVANCE(244);
      END_STATE();
    case 138:
      if (lookahead == 'i') ADVANCE(245);
      END_STATE();
    case 139:
      if (lookahead == 'a') ADVANCE(246);
      END_STATE();
    case 140:
      if (lookahead == 'i') ADVANCE(247);
      END_STATE();
    case 141:
      if (lookahead == 'r') ADVANCE(248);
      END_STATE();
    case 142:
      if (lookahead == 'c') ADVANCE(249);
      if (lookahead == 't') ADVANCE(250);
      END_STATE();
    case 143:
      if (lookahead == 'a') ADVANCE(251);
      END_STATE();
    case 144:
      if (lookahead == 'i') ADVANCE(252);
      END_STATE();
    case 145:
      if (lookahead == 'm') ADVANCE(253);
      END_STATE();
    case 146:
      if (lookahead == 'i') ADVANCE(254);
      END_STATE();
    case 147:
      if (lookahead == 'm') ADVANCE(255);
      END_STATE();
    case 148:
      if (lookahead == 'o') ADVANCE(256);
      END_STATE();
    case 149:
      if (lookahead == 'n') ADVANCE(257);
      END_STATE();
    case 150:
      if (lookahead == 't') ADVANCE(258);
      END_STATE();
    case 151:
      if (lookahead == 's') ADVANCE(259);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_few);
      END_STATE();
    case 153:
      if (lookahead == 'l') ADVANCE(260);
      END_STATE();
    case 154:
      if (lookahead == 't') ADVANCE(261);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 156:
      if (lookahead == 'd') ADVANCE(262);
      END_STATE();
    case 157:
      if (lookahead == 'd') ADVANCE(263);
      END_STATE();
    case 158:
      if (lookahead == 'n') ADVANCE(264);
      END_STATE();
    case 159:
      if (lookahead == 'n') ADVANCE(265);
      END_STATE();
    case 160:
      if (lookahead == 'g') ADVANCE(266);
      END_STATE();
    case 161:
      if (lookahead == 'o') ADVANCE(267);
      END_STATE();
    case 162:
      if (lookahead == 't') ADVANCE(268);
      END_STATE();
    case 163:
      if (lookahead == 'u') ADVANCE(269);
      END_STATE();
    case 164:
      if (lookahead == 'b') ADVANCE(270);
      END_STATE();
    case 165:
      if (lookahead == 'o') ADVANCE(271);
      END_STATE();
    case 166:
      if (lookahead == 'e') ADVANCE(272);
      END_STATE();
    case 167:
      if (lookahead == 'i') ADVANCE(273);
      END_STATE();
    case 168:
      if (lookahead == 'e') ADVANCE(274);
      END_STATE();
    case 169:
      if (lookahead == 'a') ADVANCE(275);
      END_STATE();
    case 170:
      if (lookahead == 'u') ADVANCE(276);
      if (lookahead == 'y') ADVANCE(277);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_map);
      END_STATE();
    case 172:
      if (lookahead == 'k') ADVANCE(278);
      END_STATE();
    case 173:
      if (lookahead == 'i') ADVANCE(279);
      END_STATE();
    case 174:
      if (lookahead == 's') ADVANCE(280);
      END_STATE();
    case 175:
      if (lookahead == 'e') ADVANCE(281);
      END_STATE();
    case 176:
      if (lookahead == 'P') ADVANCE(282);
      END_STATE();
    case 177:
      if (lookahead == 'e') ADVANCE(283);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(anon_sym_not);
      if (lookahead == 'e') ADVANCE(284);
      if (lookahead == 'i') ADVANCE(285);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_off);
      END_STATE();
    case 180:
      if (lookahead == 'i') ADVANCE(286);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(anon_sym_one);
      if (lookahead == 'T') ADVANCE(287);
      END_STATE();
    case 182:
      if (lookahead == 'n') ADVANCE(288);
      END_STATE();
    case 183:
      if (lookahead == 'e') ADVANCE(289);
      END_STATE();
    case 184:
      if (lookahead == 's') ADVANCE(290);
      END_STATE();
    case 185:
      if (lookahead == 'm') ADVANCE(291);
      END_STATE();
    case 186:
      if (lookahead == 'n') ADVANCE(292);
      END_STATE();
    case 187:
      if (lookahead == 'i') ADVANCE(293);
      END_STATE();
    case 188:
      if (lookahead == 'b') ADVANCE(294);
      if (lookahead == 'j') ADVANCE(295);
      END_STATE();
    case 189:
      if (lookahead == 'c') ADVANCE(296);
      if (lookahead == 'p') ADVANCE(297);
      END_STATE();
    case 190:
      if (lookahead == 'i') ADVANCE(298);
      if (lookahead == 'o') ADVANCE(299);
      END_STATE();
    case 191:
      if (lookahead == 'u') ADVANCE(300);
      END_STATE();
    case 192:
      if (lookahead == 'e') ADVANCE(301);
      END_STATE();
    case 193:
      if (lookahead == 'u') ADVANCE(302);
      END_STATE();
    case 194:
      if (lookahead == 'd') ADVANCE(303);
      if (lookahead == 's') ADVANCE(304);
      END_STATE();
    case 195:
      if (lookahead == 't') ADVANCE(305);
      END_STATE();
    case 196:
      if (lookahead == 'w') ADVANCE(306);
      END_STATE();
    case 197:
      if (lookahead == 'n') ADVANCE(307);
      if (lookahead == 'r') ADVANCE(308);
      END_STATE();
    case 198:
      if (lookahead == 't') ADVANCE(309);
      END_STATE();
    case 199:
      if (lookahead == 'l') ADVANCE(310);
      END_STATE();
    case 200:
      if (lookahead == 't') ADVANCE(311);
      END_STATE();
    case 201:
      if (lookahead == 'g') ADVANCE(312);
      END_STATE();
    case 202:
      if (lookahead == 'm') ADVANCE(313);
      END_STATE();
    case 203:
      if (lookahead == 't') ADVANCE(314);
      END_STATE();
    case 204:
      if (lookahead == 'e') ADVANCE(315);
      END_STATE();
    case 205:
      if (lookahead == 'e') ADVANCE(316);
      END_STATE();
    case 206:
      if (lookahead == 'l') ADVANCE(317);
      END_STATE();
    case 207:
      if (lookahead == 'n') ADVANCE(318);
      END_STATE();
    case 208:
      if (lookahead == 'e') ADVANCE(319);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(anon_sym_two);
      END_STATE();
    case 210:
      if (lookahead == 'o') ADVANCE(320);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(anon_sym_url);
      END_STATE();
    case 212:
      if (lookahead == 'r') ADVANCE(321);
      END_STATE();
    case 213:
      if (lookahead == 'r') ADVANCE(322);
      END_STATE();
    case 214:
      if (lookahead == 'e') ADVANCE(323);
      END_STATE();
    case 215:
      if (lookahead == 'n') ADVANCE(324);
      END_STATE();
    case 216:
      if (lookahead == 'o') ADVANCE(325);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(anon_sym_Bool);
      END_STATE();
    case 218:
      if (lookahead == 's') ADVANCE(326);
      END_STATE();
    case 219:
      if (lookahead == 'e') ADVANCE(327);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(anon_sym_Date);
      END_STATE();
    case 221:
      if (lookahead == 'l') ADVANCE(328);
      END_STATE();
    case 222:
      if (lookahead == 'n') ADVANCE(329);
      END_STATE();
    case 223:
      if (lookahead == 'o') ADVANCE(330);
      if (lookahead == 'v') ADVANCE(331);
      END_STATE();
    case 224:
      if (lookahead == 'e') ADVANCE(332);
      END_STATE();
    case 225:
      if (lookahead == 'r') ADVANCE(333);
      END_STATE();
    case 226:
      if (lookahead == 't') ADVANCE(334);
      END_STATE();
    case 227:
      if (lookahead == 'w') ADVANCE(335);
      END_STATE();
    case 228:
      if (lookahead == 'u') ADVANCE(336);
      END_STATE();
    case 229:
      if (lookahead == 'o') ADVANCE(337);
      END_STATE();
    case 230:
      if (lookahead == 'e') ADVANCE(338);
      END_STATE();
    case 231:
      if (lookahead == 'e') ADVANCE(339);
      END_STATE();
    case 232:
      if (lookahead == 'e') ADVANCE(340);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(anon_sym_body);
      END_STATE();
    case 234:
      if (lookahead == 'o') ADVANCE(341);
      END_STATE();
    case 235:
      if (lookahead == 'e') ADVANCE(342);
      END_STATE();
    case 236:
      if (lookahead == 'g') ADVANCE(343);
      END_STATE();
    case 237:
      if (lookahead == 'c') ADVANCE(344);
      END_STATE();
    case 238:
      if (lookahead == 's') ADVANCE(345);
      END_STATE();
    case 239:
      if (lookahead == 'r') ADVANCE(346);
      END_STATE();
    case 240:
      if (lookahead == 'r') ADVANCE(347);
      if (lookahead == 'u') ADVANCE(348);
      END_STATE();
    case 241:
      if (lookahead == 'u') ADVANCE(349);
      END_STATE();
    case 242:
      if (lookahead == 'e') ADVANCE(350);
      END_STATE();
    case 243:
      if (lookahead == 'e') ADVANCE(351);
      END_STATE();
    case 244:
      if (lookahead == 'i') ADVANCE(352);
      END_STATE();
    case 245:
      if (lookahead == 'm') ADVANCE(353);
      END_STATE();
    case 246:
      if (lookahead == 'u') ADVANCE(354);
      END_STATE();
    case 247:
      if (lookahead == 'v') ADVANCE(355);
      END_STATE();
    case 248:
      if (lookahead == 'e') ADVANCE(356);
      END_STATE();
    case 249:
      if (lookahead == 'r') ADVANCE(357);
      END_STATE();
    case 250:
      if (lookahead == 'r') ADVANCE(358);
      END_STATE();
    case 251:
      if (lookahead == 'i') ADVANCE(359);
      END_STATE();
    case 252:
      if (lookahead == 'c') ADVANCE(360);
      END_STATE();
    case 253:
      if (lookahead == 'i') ADVANCE(361);
      END_STATE();
    case 254:
      if (lookahead == 'l') ADVANCE(362);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 256:
      if (lookahead == 'r') ADVANCE(363);
      END_STATE();
    case 257:
      if (lookahead == 't') ADVANCE(364);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(anon_sym_exit);
      END_STATE();
    case 259:
      if (lookahead == 'e') ADVANCE(365);
      END_STATE();
    case 260:
      if (lookahead == 'd') ADVANCE(366);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(anon_sym_font);
      END_STATE();
    case 262:
      if (lookahead == 'e') ADVANCE(367);
      END_STATE();
    case 263:
      if (lookahead == 'e') ADVANCE(368);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_icon);
      END_STATE();
    case 265:
      if (lookahead == 't') ADVANCE(369);
      END_STATE();
    case 266:
      if (lookahead == 'e') ADVANCE(370);
      END_STATE();
    case 267:
      if (lookahead == 'r') ADVANCE(371);
      END_STATE();
    case 268:
      if (lookahead == 'i') ADVANCE(372);
      END_STATE();
    case 269:
      if (lookahead == 't') ADVANCE(373);
      END_STATE();
    case 270:
      if (lookahead == 'o') ADVANCE(374);
      END_STATE();
    case 271:
      if (lookahead == 'u') ADVANCE(375);
      END_STATE();
    case 272:
      if (lookahead == 'l') ADVANCE(376);
      END_STATE();
    case 273:
      if (lookahead == 't') ADVANCE(377);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(anon_sym_live);
      END_STATE();
    case 275:
      if (lookahead == 'l') ADVANCE(378);
      END_STATE();
    case 276:
      if (lookahead == 'a') ADVANCE(379);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(anon_sym_many);
      END_STATE();
    case 278:
      if (lookahead == 'e') ADVANCE(380);
      END_STATE();
    case 279:
      if (lookahead == 'a') ADVANCE(381);
      END_STATE();
    case 280:
      if (lookahead == 'a') ADVANCE(382);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(anon_sym_name);
      END_STATE();
    case 282:
      if (lookahead == 'a') ADVANCE(383);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(anon_sym_none);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(anon_sym_note);
      END_STATE();
    case 285:
      if (lookahead == 'f') ADVANCE(384);
      END_STATE();
    case 286:
      if (lookahead == 'r') ADVANCE(385);
      END_STATE();
    case 287:
      if (lookahead == 'i') ADVANCE(386);
      END_STATE();
    case 288:
      if (lookahead == 's') ADVANCE(387);
      END_STATE();
    case 289:
      if (lookahead == 'r') ADVANCE(388);
      END_STATE();
    case 290:
      if (lookahead == 'i') ADVANCE(389);
      if (lookahead == 'w') ADVANCE(390);
      END_STATE();
    case 291:
      if (lookahead == 'i') ADVANCE(391);
      END_STATE();
    case 292:
      if (lookahead == 'e') ADVANCE(392);
      END_STATE();
    case 293:
      if (lookahead == 't') ADVANCE(393);
      END_STATE();
    case 294:
      if (lookahead == 'l') ADVANCE(394);
      END_STATE();
    case 295:
      if (lookahead == 'e') ADVANCE(395);
      END_STATE();
    case 296:
      if (lookahead == 'h') ADVANCE(396);
      END_STATE();
    case 297:
      if (lookahead == 'o') ADVANCE(397);
      END_STATE();
    case 298:
      if (lookahead == 'n') ADVANCE(398);
      END_STATE();
    case 299:
      if (lookahead == 't') ADVANCE(399);
      END_STATE();
    case 300:
      if (lookahead == 'i') ADVANCE(400);
      END_STATE();
    case 301:
      if (lookahead == 's') ADVANCE(401);
      END_STATE();
    case 302:
      if (lookahead == 'r') ADVANCE(402);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(anon_sym_send);
      END_STATE();
    case 304:
      if (lookahead == 'i') ADVANCE(403);
      END_STATE();
    case 305:
      if (lookahead == 'i') ADVANCE(404);
      END_STATE();
    case 306:
      if (lookahead == 'i') ADVANCE(405);
      if (lookahead == 'n') ADVANCE(406);
      END_STATE();
    case 307:
      if (lookahead == 'd') ADVANCE(407);
      END_STATE();
    case 308:
      if (lookahead == 'c') ADVANCE(408);
      END_STATE();
    case 309:
      if (lookahead == 'u') ADVANCE(409);
      END_STATE();
    case 310:
      if (lookahead == 'e') ADVANCE(410);
      END_STATE();
    case 311:
      if (lookahead == 'i') ADVANCE(411);
      END_STATE();
    case 312:
      if (lookahead == 'e') ADVANCE(412);
      END_STATE();
    case 313:
      if (lookahead == 's') ADVANCE(413);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(anon_sym_text);
      if (lookahead == 'S') ADVANCE(414);
      END_STATE();
    case 315:
      if (lookahead == 'a') ADVANCE(415);
      END_STATE();
    case 316:
      if (lookahead == 'S') ADVANCE(416);
      END_STATE();
    case 317:
      if (lookahead == 'e') ADVANCE(417);
      END_STATE();
    case 318:
      if (lookahead == 's') ADVANCE(418);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 320:
      if (lookahead == 'a') ADVANCE(419);
      END_STATE();
    case 321:
      if (lookahead == 'n') ADVANCE(420);
      END_STATE();
    case 322:
      if (lookahead == 'a') ADVANCE(421);
      END_STATE();
    case 323:
      if (lookahead == 'o') ADVANCE(422);
      END_STATE();
    case 324:
      if (lookahead == 'i') ADVANCE(423);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(anon_sym_zero);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(anon_sym_Bytes);
      END_STATE();
    case 327:
      if (lookahead == 'n') ADVANCE(424);
      END_STATE();
    case 328:
      if (lookahead == 'e') ADVANCE(425);
      END_STATE();
    case 329:
      if (lookahead == 'g') ADVANCE(426);
      END_STATE();
    case 330:
      if (lookahead == 'n') ADVANCE(427);
      END_STATE();
    case 331:
      if (lookahead == 'e') ADVANCE(428);
      END_STATE();
    case 332:
      if (lookahead == 's') ADVANCE(429);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(anon_sym_after);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(anon_sym_alert);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(anon_sym_allow);
      END_STATE();
    case 336:
      if (lookahead == 'n') ADVANCE(430);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(anon_sym_audio);
      END_STATE();
    case 338:
      if (lookahead == 'n') ADVANCE(431);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(anon_sym_badge);
      END_STATE();
    case 340:
      if (lookahead == 'r') ADVANCE(432);
      END_STATE();
    case 341:
      if (lookahead == 'n') ADVANCE(433);
      END_STATE();
    case 342:
      if (lookahead == 'l') ADVANCE(434);
      END_STATE();
    case 343:
      if (lookahead == 'o') ADVANCE(435);
      END_STATE();
    case 344:
      if (lookahead == 'e') ADVANCE(436);
      END_STATE();
    case 345:
      if (lookahead == 'e') ADVANCE(437);
      END_STATE();
    case 346:
      if (lookahead == 'e') ADVANCE(438);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(anon_sym_color);
      END_STATE();
    case 348:
      if (lookahead == 'r') ADVANCE(439);
      END_STATE();
    case 349:
      if (lookahead == 'n') ADVANCE(440);
      END_STATE();
    case 350:
      if (lookahead == 'n') ADVANCE(441);
      END_STATE();
    case 351:
      if (lookahead == 'n') ADVANCE(442);
      END_STATE();
    case 352:
      if (lookahead == 'c') ADVANCE(443);
      END_STATE();
    case 353:
      if (lookahead == 'a') ADVANCE(444);
      END_STATE();
    case 354:
      if (lookahead == 'l') ADVANCE(445);
      END_STATE();
    case 355:
      if (lookahead == 'e') ADVANCE(446);
      END_STATE();
    case 356:
      if (lookahead == 'c') ADVANCE(447);
      END_STATE();
    case 357:
      if (lookahead == 'i') ADVANCE(448);
      END_STATE();
    case 358:
      if (lookahead == 'u') ADVANCE(449);
      END_STATE();
    case 359:
      if (lookahead == 'l') ADVANCE(450);
      END_STATE();
    case 360:
      if (lookahead == 'e') ADVANCE(451);
      END_STATE();
    case 361:
      if (lookahead == 's') ADVANCE(452);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(anon_sym_email);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(anon_sym_error);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(anon_sym_event);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(anon_sym_field);
      END_STATE();
    case 367:
      if (lookahead == 'l') ADVANCE(453);
      END_STATE();
    case 368:
      if (lookahead == 'n') ADVANCE(454);
      END_STATE();
    case 369:
      if (lookahead == 'i') ADVANCE(455);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(anon_sym_image);
      END_STATE();
    case 371:
      if (lookahead == 'm') ADVANCE(456);
      END_STATE();
    case 372:
      if (lookahead == 'a') ADVANCE(457);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(anon_sym_input);
      END_STATE();
    case 374:
      if (lookahead == 'a') ADVANCE(458);
      END_STATE();
    case 375:
      if (lookahead == 't') ADVANCE(459);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(anon_sym_level);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(anon_sym_limit);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(anon_sym_local);
      if (lookahead == 'e') ADVANCE(460);
      END_STATE();
    case 379:
      if (lookahead == 'l') ADVANCE(461);
      END_STATE();
    case 380:
      if (lookahead == 't') ADVANCE(462);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(anon_sym_media);
      END_STATE();
    case 382:
      if (lookahead == 'g') ADVANCE(463);
      END_STATE();
    case 383:
      if (lookahead == 's') ADVANCE(464);
      END_STATE();
    case 384:
      if (lookahead == 'i') ADVANCE(465);
      END_STATE();
    case 385:
      if (lookahead == 's') ADVANCE(466);
      END_STATE();
    case 386:
      if (lookahead == 'm') ADVANCE(467);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(anon_sym_opens);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(anon_sym_other);
      END_STATE();
    case 389:
      if (lookahead == 'v') ADVANCE(468);
      END_STATE();
    case 390:
      if (lookahead == 'o') ADVANCE(469);
      END_STATE();
    case 391:
      if (lookahead == 's') ADVANCE(470);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_phone);
      END_STATE();
    case 393:
      if (lookahead == 'i') ADVANCE(471);
      END_STATE();
    case 394:
      if (lookahead == 'e') ADVANCE(472);
      END_STATE();
    case 395:
      if (lookahead == 'c') ADVANCE(473);
      END_STATE();
    case 396:
      if (lookahead == 'a') ADVANCE(474);
      END_STATE();
    case 397:
      if (lookahead == 's') ADVANCE(475);
      END_STATE();
    case 398:
      if (lookahead == 'd') ADVANCE(476);
      END_STATE();
    case 399:
      if (lookahead == 'e') ADVANCE(477);
      END_STATE();
    case 400:
      if (lookahead == 'r') ADVANCE(478);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(anon_sym_rules);
      END_STATE();
    case 402:
      if (lookahead == 'e') ADVANCE(479);
      END_STATE();
    case 403:
      if (lookahead == 't') ADVANCE(480);
      END_STATE();
    case 404:
      if (lookahead == 'n') ADVANCE(481);
      END_STATE();
    case 405:
      if (lookahead == 'n') ADVANCE(482);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(anon_sym_shown);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(anon_sym_sound);
      END_STATE();
    case 408:
      if (lookahead == 'e') ADVANCE(483);
      END_STATE();
    case 409:
      if (lookahead == 's') ADVANCE(484);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(anon_sym_style);
      END_STATE();
    case 411:
      if (lookahead == 't') ADVANCE(485);
      END_STATE();
    case 412:
      if (lookahead == 's') ADVANCE(486);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(anon_sym_terms);
      END_STATE();
    case 414:
      if (lookahead == 'i') ADVANCE(487);
      END_STATE();
    case 415:
      if (lookahead == 'd') ADVANCE(488);
      END_STATE();
    case 416:
      if (lookahead == 'e') ADVANCE(489);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(anon_sym_title);
      END_STATE();
    case 418:
      if (lookahead == 'a') ADVANCE(490);
      if (lookahead == 'l') ADVANCE(491);
      END_STATE();
    case 419:
      if (lookahead == 'b') ADVANCE(492);
      END_STATE();
    case 420:
      if (lookahead == 'a') ADVANCE(493);
      END_STATE();
    case 421:
      if (lookahead == 't') ADVANCE(494);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(anon_sym_video);
      END_STATE();
    case 423:
      if (lookahead == 'n') ADVANCE(495);
      END_STATE();
    case 424:
      if (lookahead == 'c') ADVANCE(496);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(anon_sym_Double);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(anon_sym_String);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(anon_sym_action);
      if (lookahead == 'S') ADVANCE(497);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(anon_sym_active);
      END_STATE();
    case 429:
      if (lookahead == 's') ADVANCE(498);
      END_STATE();
    case 430:
      if (lookahead == 'c') ADVANCE(499);
      END_STATE();
    case 431:
      if (lookahead == 't') ADVANCE(500);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(anon_sym_banner);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(anon_sym_button);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(anon_sym_cancel);
      END_STATE();
    case 435:
      if (lookahead == 'r') ADVANCE(501);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(anon_sym_choice);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(anon_sym_choose);
      END_STATE();
    case 438:
      if (lookahead == 'd') ADVANCE(502);
      END_STATE();
    case 439:
      ACCEPT_TOKEN(anon_sym_colour);
      END_STATE();
    case 440:
      if (lookahead == 'i') ADVANCE(503);
      END_STATE();
    case 441:
      if (lookahead == 't') ADVANCE(504);
      END_STATE();
    case 442:
      if (lookahead == 't') ADVANCE(505);
      END_STATE();
    case 443:
      if (lookahead == 'a') ADVANCE(506);
      END_STATE();
    case 444:
      if (lookahead == 'l') ADVANCE(507);
      END_STATE();
    case 445:
      if (lookahead == 't') ADVANCE(508);
      END_STATE();
    case 446:
      if (lookahead == 'r') ADVANCE(509);
      END_STATE();
    case 447:
      if (lookahead == 'a') ADVANCE(510);
      END_STATE();
    case 448:
      if (lookahead == 'p') ADVANCE(511);
      END_STATE();
    case 449:
      if (lookahead == 'c') ADVANCE(512);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(anon_sym_detail);
      END_STATE();
    case 451:
      if (lookahead == 's') ADVANCE(513);
      END_STATE();
    case 452:
      if (lookahead == 's') ADVANCE(514);
      END_STATE();
    case 453:
      if (lookahead == 'i') ADVANCE(515);
      END_STATE();
    case 454:
      if (lookahead == 'P') ADVANCE(516);
      END_STATE();
    case 455:
      if (lookahead == 'f') ADVANCE(517);
      END_STATE();
    case 456:
      ACCEPT_TOKEN(anon_sym_inform);
      END_STATE();
    case 457:
      if (lookahead == 'l') ADVANCE(518);
      END_STATE();
    case 458:
      if (lookahead == 'r') ADVANCE(519);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(anon_sym_layout);
      END_STATE();
    case 460:
      if (lookahead == 's') ADVANCE(520);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(anon_sym_manual);
      END_STATE();
    case 462:
      if (lookahead == 'i') ADVANCE(521);
      END_STATE();
    case 463:
      if (lookahead == 'e') ADVANCE(522);
      END_STATE();
    case 464:
      if (lookahead == 's') ADVANCE(523);
      END_STATE();
    case 465:
      if (lookahead == 'c') ADVANCE(524);
      END_STATE();
    case 466:
      if (lookahead == 't') ADVANCE(525);
      END_STATE();
    case 467:
      if (lookahead == 'e') ADVANCE(526);
      END_STATE();
    case 468:
      if (lookahead == 'e') ADVANCE(527);
      END_STATE();
    case 469:
      if (lookahead == 'r') ADVANCE(528);
      END_STATE();
    case 470:
      if (lookahead == 's') ADVANCE(529);
      END_STATE();
    case 471:
      if (lookahead == 'o') ADVANCE(530);
      END_STATE();
    case 472:
      if (lookahead == 'm') ADVANCE(531);
      END_STATE();
    case 473:
      if (lookahead == 't') ADVANCE(532);
      END_STATE();
    case 474:
      if (lookahead == 's') ADVANCE(533);
      END_STATE();
    case 475:
      if (lookahead == 'e') ADVANCE(534);
      END_STATE();
    case 476:
      if (lookahead == 'e') ADVANCE(535);
      END_STATE();
    case 477:
      ACCEPT_TOKEN(anon_sym_remote);
      END_STATE();
    case 478:
      if (lookahead == 'e') ADVANCE(536);
      END_STATE();
    case 479:
      ACCEPT_TOKEN(anon_sym_secure);
      END_STATE();
    case 480:
      if (lookahead == 'i') ADVANCE(537);
      END_STATE();
    case 481:
      if (lookahead == 'g') ADVANCE(538);
      END_STATE();
    case 482:
      if (lookahead == 'g') ADVANCE(539);
      END_STATE();
    case 483:
      ACCEPT_TOKEN(anon_sym_source);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(anon_sym_status);
      END_STATE();
    case 485:
      if (lookahead == 'l') ADVANCE(540);
      END_STATE();
    case 486:
      if (lookahead == 't') ADVANCE(541);
      END_STATE();
    case 487:
      if (lookahead == 'z') ADVANCE(542);
      END_STATE();
    case 488:
      ACCEPT_TOKEN(anon_sym_thread);
      END_STATE();
    case 489:
      if (lookahead == 'n') ADVANCE(543);
      END_STATE();
    case 490:
      if (lookahead == 'c') ADVANCE(544);
      END_STATE();
    case 491:
      if (lookahead == 'a') ADVANCE(545);
      END_STATE();
    case 492:
      if (lookahead == 'l') ADVANCE(546);
      END_STATE();
    case 493:
      if (lookahead == 'm') ADVANCE(547);
      END_STATE();
    case 494:
      if (lookahead == 'i') ADVANCE(548);
      END_STATE();
    case 495:
      if (lookahead == 'g') ADVANCE(549);
      END_STATE();
    case 496:
      if (lookahead == 'y') ADVANCE(550);
      END_STATE();
    case 497:
      if (lookahead == 'h') ADVANCE(551);
      END_STATE();
    case 498:
      ACCEPT_TOKEN(anon_sym_address);
      END_STATE();
    case 499:
      if (lookahead == 'h') ADVANCE(552);
      END_STATE();
    case 500:
      if (lookahead == 'i') ADVANCE(553);
      END_STATE();
    case 501:
      if (lookahead == 'y') ADVANCE(554);
      END_STATE();
    case 502:
      if (lookahead == 'B') ADVANCE(555);
      END_STATE();
    case 503:
      if (lookahead == 'c') ADVANCE(556);
      END_STATE();
    case 504:
      ACCEPT_TOKEN(anon_sym_consent);
      END_STATE();
    case 505:
      ACCEPT_TOKEN(anon_sym_content);
      END_STATE();
    case 506:
      if (lookahead == 'l') ADVANCE(557);
      END_STATE();
    case 507:
      ACCEPT_TOKEN(anon_sym_decimal);
      END_STATE();
    case 508:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 509:
      if (lookahead == 'y') ADVANCE(558);
      END_STATE();
    case 510:
      if (lookahead == 't') ADVANCE(559);
      END_STATE();
    case 511:
      if (lookahead == 't') ADVANCE(560);
      END_STATE();
    case 512:
      if (lookahead == 't') ADVANCE(561);
      END_STATE();
    case 513:
      ACCEPT_TOKEN(anon_sym_devices);
      END_STATE();
    case 514:
      if (lookahead == 'e') ADVANCE(562);
      END_STATE();
    case 515:
      if (lookahead == 'n') ADVANCE(563);
      END_STATE();
    case 516:
      if (lookahead == 'r') ADVANCE(564);
      END_STATE();
    case 517:
      if (lookahead == 'i') ADVANCE(565);
      END_STATE();
    case 518:
      ACCEPT_TOKEN(anon_sym_initial);
      END_STATE();
    case 519:
      if (lookahead == 'd') ADVANCE(566);
      END_STATE();
    case 520:
      ACCEPT_TOKEN(anon_sym_locales);
      END_STATE();
    case 521:
      if (lookahead == 'n') ADVANCE(567);
      END_STATE();
    case 522:
      ACCEPT_TOKEN(anon_sym_message);
      END_STATE();
    case 523:
      if (lookahead == 'w') ADVANCE(568);
      END_STATE();
    case 524:
      if (lookahead == 'a') ADVANCE(569);
      END_STATE();
    case 525:
      if (lookahead == 'N') ADVANCE(570);
      END_STATE();
    case 526:
      if (lookahead == 'C') ADVANCE(571);
      END_STATE();
    case 527:
      ACCEPT_TOKEN(anon_sym_passive);
      END_STATE();
    case 528:
      if (lookahead == 'd') ADVANCE(572);
      END_STATE();
    case 529:
      if (lookahead == 'i') ADVANCE(573);
      END_STATE();
    case 530:
      if (lookahead == 'n') ADVANCE(574);
      END_STATE();
    case 531:
      ACCEPT_TOKEN(anon_sym_problem);
      END_STATE();
    case 532:
      ACCEPT_TOKEN(anon_sym_project);
      END_STATE();
    case 533:
      if (lookahead == 'e') ADVANCE(575);
      END_STATE();
    case 534:
      ACCEPT_TOKEN(anon_sym_purpose);
      END_STATE();
    case 535:
      if (lookahead == 'r') ADVANCE(576);
      END_STATE();
    case 536:
      if (lookahead == 'd') ADVANCE(577);
      END_STATE();
    case 537:
      if (lookahead == 'v') ADVANCE(578);
      END_STATE();
    case 538:
      if (lookahead == 's') ADVANCE(579);
      END_STATE();
    case 539:
      ACCEPT_TOKEN(anon_sym_showing);
      END_STATE();
    case 540:
      if (lookahead == 'e') ADVANCE(580);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(anon_sym_suggest);
      END_STATE();
    case 542:
      if (lookahead == 'e') ADVANCE(581);
      END_STATE();
    case 543:
      if (lookahead == 's') ADVANCE(582);
      END_STATE();
    case 544:
      if (lookahead == 't') ADVANCE(583);
      END_STATE();
    case 545:
      if (lookahead == 't') ADVANCE(584);
      END_STATE();
    case 546:
      if (lookahead == 'e') ADVANCE(585);
      END_STATE();
    case 547:
      if (lookahead == 'e') ADVANCE(586);
      END_STATE();
    case 548:
      if (lookahead == 'o') ADVANCE(587);
      END_STATE();
    case 549:
      ACCEPT_TOKEN(anon_sym_warning);
      END_STATE();
    case 550:
      ACCEPT_TOKEN(anon_sym_Currency);
      END_STATE();
    case 551:
      if (lookahead == 'e') ADVANCE(588);
      END_STATE();
    case 552:
      ACCEPT_TOKEN(anon_sym_atLaunch);
      END_STATE();
    case 553:
      if (lookahead == 'c') ADVANCE(589);
      END_STATE();
    case 554:
      ACCEPT_TOKEN(anon_sym_category);
      END_STATE();
    case 555:
      if (lookahead == 'y') ADVANCE(590);
      END_STATE();
    case 556:
      if (lookahead == 'a') ADVANCE(591);
      END_STATE();
    case 557:
      ACCEPT_TOKEN(anon_sym_critical);
      END_STATE();
    case 558:
      ACCEPT_TOKEN(anon_sym_delivery);
      END_STATE();
    case 559:
      if (lookahead == 'e') ADVANCE(592);
      END_STATE();
    case 560:
      if (lookahead == 'i') ADVANCE(593);
      END_STATE();
    case 561:
      if (lookahead == 'i') ADVANCE(594);
      END_STATE();
    case 562:
      if (lookahead == 'd') ADVANCE(595);
      END_STATE();
    case 563:
      if (lookahead == 'e') ADVANCE(596);
      END_STATE();
    case 564:
      if (lookahead == 'e') ADVANCE(597);
      END_STATE();
    case 565:
      if (lookahead == 'e') ADVANCE(598);
      END_STATE();
    case 566:
      ACCEPT_TOKEN(anon_sym_keyboard);
      END_STATE();
    case 567:
      if (lookahead == 'g') ADVANCE(599);
      END_STATE();
    case 568:
      if (lookahead == 'o') ADVANCE(600);
      END_STATE();
    case 569:
      if (lookahead == 't') ADVANCE(601);
      END_STATE();
    case 570:
      if (lookahead == 'e') ADVANCE(602);
      END_STATE();
    case 571:
      if (lookahead == 'o') ADVANCE(603);
      END_STATE();
    case 572:
      ACCEPT_TOKEN(anon_sym_password);
      END_STATE();
    case 573:
      if (lookahead == 'o') ADVANCE(604);
      END_STATE();
    case 574:
      ACCEPT_TOKEN(anon_sym_position);
      END_STATE();
    case 575:
      ACCEPT_TOKEN(anon_sym_purchase);
      END_STATE();
    case 576:
      ACCEPT_TOKEN(anon_sym_reminder);
      END_STATE();
    case 577:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 578:
      if (lookahead == 'e') ADVANCE(605);
      END_STATE();
    case 579:
      ACCEPT_TOKEN(anon_sym_settings);
      END_STATE();
    case 580:
      ACCEPT_TOKEN(anon_sym_subtitle);
      END_STATE();
    case 581:
      ACCEPT_TOKEN(anon_sym_textSize);
      END_STATE();
    case 582:
      if (lookahead == 'i') ADVANCE(606);
      END_STATE();
    case 583:
      if (lookahead == 'i') ADVANCE(607);
      END_STATE();
    case 584:
      if (lookahead == 'i') ADVANCE(608);
      END_STATE();
    case 585:
      ACCEPT_TOKEN(sym_undoable);
      END_STATE();
    case 586:
      ACCEPT_TOKEN(anon_sym_username);
      END_STATE();
    case 587:
      if (lookahead == 'n') ADVANCE(609);
      END_STATE();
    case 588:
      if (lookahead == 'e') ADVANCE(610);
      END_STATE();
    case 589:
      if (lookahead == 'a') ADVANCE(611);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(anon_sym_clearedBy);
      END_STATE();
    case 591:
      if (lookahead == 't') ADVANCE(612);
      END_STATE();
    case 592:
      if (lookahead == 'd') ADVANCE(613);
      END_STATE();
    case 593:
      if (lookahead == 'o') ADVANCE(614);
      END_STATE();
    case 594:
      if (lookahead == 'v') ADVANCE(615);
      END_STATE();
    case 595:
      ACCEPT_TOKEN(anon_sym_dismissed);
      END_STATE();
    case 596:
      if (lookahead == 's') ADVANCE(616);
      END_STATE();
    case 597:
      if (lookahead == 'v') ADVANCE(617);
      END_STATE();
    case 598:
      if (lookahead == 'r') ADVANCE(618);
      END_STATE();
    case 599:
      ACCEPT_TOKEN(anon_sym_marketing);
      END_STATE();
    case 600:
      if (lookahead == 'r') ADVANCE(619);
      END_STATE();
    case 601:
      if (lookahead == 'i') ADVANCE(620);
      END_STATE();
    case 602:
      if (lookahead == 'e') ADVANCE(621);
      END_STATE();
    case 603:
      if (lookahead == 'd') ADVANCE(622);
      END_STATE();
    case 604:
      if (lookahead == 'n') ADVANCE(623);
      END_STATE();
    case 605:
      ACCEPT_TOKEN(anon_sym_sensitive);
      END_STATE();
    case 606:
      if (lookahead == 't') ADVANCE(624);
      END_STATE();
    case 607:
      if (lookahead == 'o') ADVANCE(625);
      END_STATE();
    case 608:
      if (lookahead == 'o') ADVANCE(626);
      END_STATE();
    case 609:
      ACCEPT_TOKEN(anon_sym_vibration);
      END_STATE();
    case 610:
      if (lookahead == 't') ADVANCE(627);
      END_STATE();
    case 611:
      if (lookahead == 't') ADVANCE(628);
      END_STATE();
    case 612:
      if (lookahead == 'i') ADVANCE(629);
      END_STATE();
    case 613:
      ACCEPT_TOKEN(anon_sym_deprecated);
      END_STATE();
    case 614:
      if (lookahead == 'n') ADVANCE(630);
      END_STATE();
    case 615:
      if (lookahead == 'e') ADVANCE(631);
      END_STATE();
    case 616:
      ACCEPT_TOKEN(anon_sym_guidelines);
      END_STATE();
    case 617:
      if (lookahead == 'i') ADVANCE(632);
      END_STATE();
    case 618:
      ACCEPT_TOKEN(anon_sym_identifier);
      END_STATE();
    case 619:
      if (lookahead == 'd') ADVANCE(633);
      END_STATE();
    case 620:
      if (lookahead == 'o') ADVANCE(634);
      END_STATE();
    case 621:
      if (lookahead == 'd') ADVANCE(635);
      END_STATE();
    case 622:
      if (lookahead == 'e') ADVANCE(636);
      END_STATE();
    case 623:
      ACCEPT_TOKEN(anon_sym_permission);
      END_STATE();
    case 624:
      if (lookahead == 'i') ADVANCE(637);
      END_STATE();
    case 625:
      if (lookahead == 'n') ADVANCE(638);
      END_STATE();
    case 626:
      if (lookahead == 'n') ADVANCE(639);
      END_STATE();
    case 627:
      ACCEPT_TOKEN(anon_sym_actionSheet);
      END_STATE();
    case 628:
      if (lookahead == 'e') ADVANCE(640);
      END_STATE();
    case 629:
      if (lookahead == 'o') ADVANCE(641);
      END_STATE();
    case 630:
      ACCEPT_TOKEN(anon_sym_description);
      END_STATE();
    case 631:
      ACCEPT_TOKEN(anon_sym_destructive);
      END_STATE();
    case 632:
      if (lookahead == 'e') ADVANCE(642);
      END_STATE();
    case 633:
      ACCEPT_TOKEN(anon_sym_newPassword);
      END_STATE();
    case 634:
      if (lookahead == 'n') ADVANCE(643);
      END_STATE();
    case 635:
      ACCEPT_TOKEN(anon_sym_onFirstNeed);
      END_STATE();
    case 636:
      ACCEPT_TOKEN(anon_sym_oneTimeCode);
      END_STATE();
    case 637:
      if (lookahead == 'v') ADVANCE(644);
      END_STATE();
    case 638:
      ACCEPT_TOKEN(anon_sym_transaction);
      END_STATE();
    case 639:
      ACCEPT_TOKEN(anon_sym_translation);
      END_STATE();
    case 640:
      if (lookahead == 'd') ADVANCE(645);
      END_STATE();
    case 641:
      if (lookahead == 'n') ADVANCE(646);
      END_STATE();
    case 642:
      if (lookahead == 'w') ADVANCE(647);
      END_STATE();
    case 643:
      ACCEPT_TOKEN(anon_sym_notification);
      if (lookahead == 's') ADVANCE(648);
      END_STATE();
    case 644:
      if (lookahead == 'e') ADVANCE(649);
      END_STATE();
    case 645:
      ACCEPT_TOKEN(anon_sym_authenticated);
      END_STATE();
    case 646:
      ACCEPT_TOKEN(anon_sym_communication);
      END_STATE();
    case 647:
      ACCEPT_TOKEN(anon_sym_hiddenPreview);
      END_STATE();
    case 648:
      ACCEPT_TOKEN(anon_sym_notifications);
      END_STATE();
    case 649:
      ACCEPT_TOKEN(anon_sym_timeSensitive);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0},
  [1] = {.lex_state = 42},
  [2] = {.lex_state = 42},
  [3] = {.lex_state = 42},
  [4] = {.lex_state = 42},
  [5] = {.lex_state = 42},
  [6] = {.lex_state = 42},
  [7] = {.lex_state = 42},
  [8] = {.lex_state = 42},
  [9] = {.lex_state = 42},
  [10] = {.lex_state = 42},
  [11] = {.lex_state = 42},
  [12] = {.lex_state = 42},
  [13] = {.lex_state = 42},
  [14] = {.lex_state = 42},
  [15] = {.lex_state = 42},
  [16] = {.lex_state = 42},
  [17] = {.lex_state = 42},
  [18] = {.lex_state = 42},
  [19] = {.lex_state = 42},
  [20] = {.lex_state = 42},
  [21] = {.lex_state = 42},
  [22] = {.lex_state = 2},
  [23] = {.lex_state = 42},
  [24] = {.lex_state = 2},
  [25] = {.lex_state = 42},
  [26] = {.lex_state = 2},
  [27] = {.lex_state = 42},
  [28] = {.lex_state = 2},
  [29] = {.lex_state = 42},
  [30] = {.lex_state = 2},
  [31] = {.lex_state = 42},
  [32] = {.lex_state = 42},
  [33] = {.lex_state = 42},
  [34] = {.lex_state = 42},
  [35] = {.lex_state = 42},
  [36] = {.lex_state = 42},
  [37] = {.lex_state = 42},
  [38] = {.lex_state = 42},
  [39] = {.lex_state = 42},
  [40] = {.lex_state = 42},
  [41] = {.lex_state = 42},
  [42] = {.lex_state = 2},
  [43] = {.lex_state = 42},
  [44] = {.lex_state = 3},
  [45] = {.lex_state = 3},
  [46] = {.lex_state = 2},
  [47] = {.lex_state = 42},
  [48] = {.lex_state = 42},
  [49] = {.lex_state = 42},
  [50] = {.lex_state = 42},
  [51] = {.lex_state = 2},
  [52] = {.lex_state = 42},
  [53] = {.lex_state = 42},
  [54] = {.lex_state = 42},
  [55] = {.lex_state = 2},
  [56] = {.lex_state = 42},
  [57] = {.lex_state = 42},
  [58] = {.lex_state = 42},
  [59] = {.lex_state = 42},
  [60] = {.lex_state = 42},
  [61] = {.lex_state = 42},
  [62] = {.lex_state = 42},
  [63] = {.lex_state = 42},
  [64] = {.lex_state = 42},
  [65] = {.lex_state = 42},
  [66] = {.lex_state = 42},
  [67] = {.lex_state = 42},
  [68] = {.lex_state = 42},
  [69] = {.lex_state = 42},
  [70] = {.lex_state = 42},
  [71] = {.lex_state = 42},
  [72] = {.lex_state = 42},
  [73] = {.lex_state = 42},
  [74] = {.lex_state = 42},
  [75] = {.lex_state = 42},
  [76] = {.lex_state = 42},
  [77] = {.lex_state = 42},
  [78] = {.lex_state = 42},
  [79] = {.lex_state = 42},
  [80] = {.lex_state = 42},
  [81] = {.lex_state = 42},
  [82] = {.lex_state = 42},
  [83] = {.lex_state = 42},
  [84] = {.lex_state = 42},
  [85] = {.lex_state = 42},
  [86] = {.lex_state = 42},
  [87] = {.lex_state = 42},
  [88] = {.lex_state = 42},
  [89] = {.lex_state = 42},
  [90] = {.lex_state = 42},
  [91] = {.lex_state = 42},
  [92] = {.lex_state = 42},
  [93] = {.lex_state = 42},
  [94] = {.lex_state = 42},
  [95] = {.lex_state = 42},
  [96] = {.lex_state = 42},
  [97] = {.lex_state = 42},
  [98] = {.lex_state = 42},
  [99] = {.lex_state = 42},
  [100] = {.lex_state = 42},
  [101] = {.lex_state = 42},
  [102] = {.lex_state = 42},
  [103] = {.lex_state = 42},
  [104] = {.lex_state = 42},
  [105] = {.lex_state = 42},
  [106] = {.lex_state = 42},
  [107] = {.lex_state = 42},
  [108] = {.lex_state = 42},
  [109] = {.lex_state = 42},
  [110] = {.lex_state = 42},
  [111] = {.lex_state = 42},
  [112] = {.lex_state = 42},
  [113] = {.lex_state = 42},
  [114] = {.lex_state = 42},
  [115] = {.lex_state = 42},
  [116] = {.lex_state = 42},
  [117] = {.lex_state = 42},
  [118] = {.lex_state = 42},
  [119] = {.lex_state = 42},
  [120] = {.lex_state = 42},
  [121] = {.lex_state = 10},
  [122] = {.lex_state = 10},
  [123] = {.lex_state = 10},
  [124] = {.lex_state = 42},
  [125] = {.lex_state = 42},
  [126] = {.lex_state = 42},
  [127] = {.lex_state = 42},
  [128] = {.lex_state = 10},
  [129] = {.lex_state = 42},
  [130] = {.lex_state = 10},
  [131] = {.lex_state = 10},
  [132] = {.lex_state = 10},
  [133] = {.lex_state = 10},
  [134] = {.lex_state = 10},
  [135] = {.lex_state = 42},
  [136] = {.lex_state = 42},
  [137] = {.lex_state = 42},
  [138] = {.lex_state = 42},
  [139] = {.lex_state = 42},
  [140] = {.lex_state = 42},
  [141] = {.lex_state = 42},
  [142] = {.lex_state = 42},
  [143] = {.lex_state = 10},
  [144] = {.lex_state = 42},
  [145] = {.lex_state = 42},
  [146] = {.lex_state = 42},
  [147] = {.lex_state = 42},
  [148] = {.lex_state = 42},
  [149] = {.lex_state = 42},
  [150] = {.lex_state = 10},
  [151] = {.lex_state = 10},
  [152] = {.lex_state = 10},
  [153] = {.lex_state = 42},
  [154] = {.lex_state = 42},
  [155] = {.lex_state = 42},
  [156] = {.lex_state = 10},
  [157] = {.lex_state = 10},
  [158] = {.lex_state = 10},
  [159] = {.lex_state = 10},
  [160] = {.lex_state = 42},
  [161] = {.lex_state = 10},
  [162] = {.lex_state = 10},
  [163] = {.lex_state = 10},
  [164] = {.lex_state = 42},
  [165] = {.lex_state = 42},
  [166] = {.lex_state = 42},
  [167] = {.lex_state = 10},
  [168] = {.lex_state = 42},
  [169] = {.lex_state = 42},
  [170] = {.lex_state = 42},
  [171] = {.lex_state = 10},
  [172] = {.lex_state = 10},
  [173] = {.lex_state = 10},
  [174] = {.lex_state = 42},
  [175] = {.lex_state = 42},
  [176] = {.lex_state = 42},
  [177] = {.lex_state = 42},
  [178] = {.lex_state = 42},
  [179] = {.lex_state = 42},
  [180] = {.lex_state = 42},
  [181] = {.lex_state = 42},
  [182] = {.lex_state = 42},
  [183] = {.lex_state = 42},
  [184] = {.lex_state = 42},
  [185] = {.lex_state = 42},
  [186] = {.lex_state = 10},
  [187] = {.lex_state = 10},
  [188] = {.lex_state = 10},
  [189] = {.lex_state = 10},
  [190] = {.lex_state = 10},
  [191] = {.lex_state = 42},
  [192] = {.lex_state = 42},
  [193] = {.lex_state = 42},
  [194] = {.lex_state = 42},
  [195] = {.lex_state = 42},
  [196] = {.lex_state = 42},
  [197] = {.lex_state = 42},
  [198] = {.lex_state = 42},
  [199] = {.lex_state = 10},
  [200] = {.lex_state = 42},
  [201] = {.lex_state = 10},
  [202] = {.lex_state = 10},
  [203] = {.lex_state = 42},
  [204] = {.lex_state = 42},
  [205] = {.lex_state = 10},
  [206] = {.lex_state = 42},
  [207] = {.lex_state = 10},
  [208] = {.lex_state = 10},
  [209] = {.lex_state = 10},
  [210] = {.lex_state = 10},
  [211] = {.lex_state = 10},
  [212] = {.lex_state = 23},
  [213] = {.lex_state = 4},
  [214] = {.lex_state = 10},
  [215] = {.lex_state = 42},
  [216] = {.lex_state = 10},
  [217] = {.lex_state = 42},
  [218] = {.lex_state = 42},
  [219] = {.lex_state = 23},
  [220] = {.lex_state = 42},
  [221] = {.lex_state = 42},
  [222] = {.lex_state = 4},
  [223] = {.lex_state = 42},
  [224] = {.lex_state = 42},
  [225] = {.lex_state = 10},
  [226] = {.lex_state = 42},
  [227] = {.lex_state = 4},
  [228] = {.lex_state = 42},
  [229] = {.lex_state = 12},
  [230] = {.lex_state = 12},
  [231] = {.lex_state = 12},
  [232] = {.lex_state = 10},
  [233] = {.lex_state = 42},
  [234] = {.lex_state = 10},
  [235] = {.lex_state = 10},
  [236] = {.lex_state = 12},
  [237] = {.lex_state = 10},
  [238] = {.lex_state = 12},
  [239] = {.lex_state = 12},
  [240] = {.lex_state = 12},
  [241] = {.lex_state = 12},
  [242] = {.lex_state = 12},
  [243] = {.lex_state = 42},
  [244] = {.lex_state = 42},
  [245] = {.lex_state = 3},
  [246] = {.lex_state = 42},
  [247] = {.lex_state = 3},
  [248] = {.lex_state = 6},
  [249] = {.lex_state = 10},
  [250] = {.lex_state = 42},
  [251] = {.lex_state = 42},
  [252] = {.lex_state = 42},
  [253] = {.lex_state = 10},
  [254] = {.lex_state = 42},
  [255] = {.lex_state = 7},
  [256] = {.lex_state = 10},
  [257] = {.lex_state = 6},
  [258] = {.lex_state = 6},
  [259] = {.lex_state = 10},
  [260] = {.lex_state = 3},
  [261] = {.lex_state = 3},
  [262] = {.lex_state = 3},
  [263] = {.lex_state = 3},
  [264] = {.lex_state = 3},
  [265] = {.lex_state = 3},
  [266] = {.lex_state = 6},
  [267] = {.lex_state = 6},
  [268] = {.lex_state = 6},
  [269] = {.lex_state = 6},
  [270] = {.lex_state = 6},
  [271] = {.lex_state = 6},
  [272] = {.lex_state = 6},
  [273] = {.lex_state = 6},
  [274] = {.lex_state = 12},
  [275] = {.lex_state = 42},
  [276] = {.lex_state = 12},
  [277] = {.lex_state = 4},
  [278] = {.lex_state = 42},
  [279] = {.lex_state = 12},
  [280] = {.lex_state = 18},
  [281] = {.lex_state = 4},
  [282] = {.lex_state = 12},
  [283] = {.lex_state = 10},
  [284] = {.lex_state = 4},
  [285] = {.lex_state = 13},
  [286] = {.lex_state = 10},
  [287] = {.lex_state = 18},
  [288] = {.lex_state = 42},
  [289] = {.lex_state = 13},
  [290] = {.lex_state = 42},
  [291] = {.lex_state = 4},
  [292] = {.lex_state = 42},
  [293] = {.lex_state = 13},
  [294] = {.lex_state = 42},
  [295] = {.lex_state = 4},
  [296] = {.lex_state = 18},
  [297] = {.lex_state = 10},
  [298] = {.lex_state = 13},
  [299] = {.lex_state = 13},
  [300] = {.lex_state = 14},
  [301] = {.lex_state = 13},
  [302] = {.lex_state = 13},
  [303] = {.lex_state = 10},
  [304] = {.lex_state = 10},
  [305] = {.lex_state = 10},
  [306] = {.lex_state = 10},
  [307] = {.lex_state = 14},
  [308] = {.lex_state = 10},
  [309] = {.lex_state = 10},
  [310] = {.lex_state = 10},
  [311] = {.lex_state = 9},
  [312] = {.lex_state = 10},
  [313] = {.lex_state = 10},
  [314] = {.lex_state = 14},
  [315] = {.lex_state = 14},
  [316] = {.lex_state = 6},
  [317] = {.lex_state = 10},
  [318] = {.lex_state = 10},
  [319] = {.lex_state = 6},
  [320] = {.lex_state = 14},
  [321] = {.lex_state = 6},
  [322] = {.lex_state = 13},
  [323] = {.lex_state = 13},
  [324] = {.lex_state = 10},
  [325] = {.lex_state = 18},
  [326] = {.lex_state = 10},
  [327] = {.lex_state = 18},
  [328] = {.lex_state = 18},
  [329] = {.lex_state = 14},
  [330] = {.lex_state = 14},
  [331] = {.lex_state = 18},
  [332] = {.lex_state = 18},
  [333] = {.lex_state = 7},
  [334] = {.lex_state = 10},
  [335] = {.lex_state = 10},
  [336] = {.lex_state = 10},
  [337] = {.lex_state = 10},
  [338] = {.lex_state = 7},
  [339] = {.lex_state = 7},
  [340] = {.lex_state = 10},
  [341] = {.lex_state = 10},
  [342] = {.lex_state = 10},
  [343] = {.lex_state = 10},
  [344] = {.lex_state = 10},
  [345] = {.lex_state = 10},
  [346] = {.lex_state = 10},
  [347] = {.lex_state = 10},
  [348] = {.lex_state = 10},
  [349] = {.lex_state = 7},
  [350] = {.lex_state = 10},
  [351] = {.lex_state = 10},
  [352] = {.lex_state = 10},
  [353] = {.lex_state = 10},
  [354] = {.lex_state = 7},
  [355] = {.lex_state = 7},
  [356] = {.lex_state = 7},
  [357] = {.lex_state = 10},
  [358] = {.lex_state = 7},
  [359] = {.lex_state = 7},
  [360] = {.lex_state = 7},
  [361] = {.lex_state = 10},
  [362] = {.lex_state = 10},
  [363] = {.lex_state = 10},
  [364] = {.lex_state = 10},
  [365] = {.lex_state = 0},
  [366] = {.lex_state = 10},
  [367] = {.lex_state = 0},
  [368] = {.lex_state = 18},
  [369] = {.lex_state = 10},
  [370] = {.lex_state = 10},
  [371] = {.lex_state = 0},
  [372] = {.lex_state = 10},
  [373] = {.lex_state = 0},
  [374] = {.lex_state = 10},
  [375] = {.lex_state = 10},
  [376] = {.lex_state = 21},
  [377] = {.lex_state = 18},
  [378] = {.lex_state = 18},
  [379] = {.lex_state = 10},
  [380] = {.lex_state = 10},
  [381] = {.lex_state = 7},
  [382] = {.lex_state = 10},
  [383] = {.lex_state = 0},
  [384] = {.lex_state = 7},
  [385] = {.lex_state = 10},
  [386] = {.lex_state = 0},
  [387] = {.lex_state = 10},
  [388] = {.lex_state = 10},
  [389] = {.lex_state = 10},
  [390] = {.lex_state = 0},
  [391] = {.lex_state = 10},
  [392] = {.lex_state = 10},
  [393] = {.lex_state = 0},
  [394] = {.lex_state = 10},
  [395] = {.lex_state = 10},
  [396] = {.lex_state = 10},
  [397] = {.lex_state = 10},
  [398] = {.lex_state = 7},
  [399] = {.lex_state = 10},
  [400] = {.lex_state = 0},
  [401] = {.lex_state = 22},
  [402] = {.lex_state = 0},
  [403] = {.lex_state = 10},
  [404] = {.lex_state = 0},
  [405] = {.lex_state = 10},
  [406] = {.lex_state = 10},
  [407] = {.lex_state = 10},
  [408] = {.lex_state = 0},
  [409] = {.lex_state = 10},
  [410] = {.lex_state = 10},
  [411] = {.lex_state = 18},
  [412] = {.lex_state = 19},
  [413] = {.lex_state = 10},
  [414] = {.lex_state = 10},
  [415] = {.lex_state = 0},
  [416] = {.lex_state = 10},
  [417] = {.lex_state = 21},
  [418] = {.lex_state = 10},
  [419] = {.lex_state = 10},
  [420] = {.lex_state = 10},
  [421] = {.lex_state = 10},
  [422] = {.lex_state = 10},
  [423] = {.lex_state = 10},
  [424] = {.lex_state = 0},
  [425] = {.lex_state = 0},
  [426] = {.lex_state = 10},
  [427] = {.lex_state = 0},
  [428] = {.lex_state = 0},
  [429] = {.lex_state = 10},
  [430] = {.lex_state = 10},
  [431] = {.lex_state = 0},
  [432] = {.lex_state = 22},
  [433] = {.lex_state = 10},
  [434] = {.lex_state = 22},
  [435] = {.lex_state = 0},
  [436] = {.lex_state = 0},
  [437] = {.lex_state = 0},
  [438] = {(TSStateId)(-1)},
  [439] = {(TSStateId)(-1)},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [sym_block_comment] = STATE(0),
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_identifier] = ACTIONS(1),
    [anon_sym_BOM] = ACTIONS(1),
    [anon_sym_SEMI] = ACTIONS(1),
    [anon_sym_AT] = ACTIONS(1),
    [anon_sym_allow] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_deprecated] = ACTIONS(1),
    [anon_sym_project] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_app] = ACTIONS(1),
    [anon_sym_guidelines] = ACTIONS(1),
    [anon_sym_source] = ACTIONS(1),
    [anon_sym_locales] = ACTIONS(1),
    [anon_sym_devices] = ACTIONS(1),
    [anon_sym_textSize] = ACTIONS(1),
    [anon_sym_notifications] = ACTIONS(1),
    [anon_sym_permission] = ACTIONS(1),
    [anon_sym_settings] = ACTIONS(1),
    [anon_sym_rules] = ACTIONS(1),
    [anon_sym_off] = ACTIONS(1),
    [anon_sym_note] = ACTIONS(1),
    [anon_sym_warning] = ACTIONS(1),
    [anon_sym_error] = ACTIONS(1),
    [anon_sym_enum] = ACTIONS(1),
    [anon_sym_terms] = ACTIONS(1),
    [anon_sym_translation] = ACTIONS(1),
    [anon_sym_of] = ACTIONS(1),
    [anon_sym_DOT] = ACTIONS(1),
    [anon_sym_input] = ACTIONS(1),
    [anon_sym_send] = ACTIONS(1),
    [anon_sym_initial] = ACTIONS(1),
    [anon_sym_alert] = ACTIONS(1),
    [anon_sym_actionSheet] = ACTIONS(1),
    [anon_sym_notification] = ACTIONS(1),
    [anon_sym_sensitive] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [anon_sym_LBRACK] = ACTIONS(1),
    [anon_sym_RBRACK] = ACTIONS(1),
    [anon_sym_String] = ACTIONS(1),
    [anon_sym_Int] = ACTIONS(1),
    [anon_sym_Double] = ACTIONS(1),
    [anon_sym_Bool] = ACTIONS(1),
    [anon_sym_Date] = ACTIONS(1),
    [anon_sym_Currency] = ACTIONS(1),
    [anon_sym_Bytes] = ACTIONS(1),
    [anon_sym_URL] = ACTIONS(1),
    [anon_sym_purpose] = ACTIONS(1),
    [anon_sym_destructive] = ACTIONS(1),
    [anon_sym_purchase] = ACTIONS(1),
    [anon_sym_problem] = ACTIONS(1),
    [anon_sym_consent] = ACTIONS(1),
    [anon_sym_choose] = ACTIONS(1),
    [anon_sym_inform] = ACTIONS(1),
    [anon_sym_title] = ACTIONS(1),
    [anon_sym_message] = ACTIONS(1),
    [anon_sym_exit] = ACTIONS(1),
    [anon_sym_dismissed] = ACTIONS(1),
    [anon_sym_layout] = ACTIONS(1),
    [anon_sym_manual] = ACTIONS(1),
    [anon_sym_shown] = ACTIONS(1),
    [anon_sym_atLaunch] = ACTIONS(1),
    [anon_sym_onFirstNeed] = ACTIONS(1),
    [anon_sym_after] = ACTIONS(1),
    [sym_undoable] = ACTIONS(1),
    [anon_sym_field] = ACTIONS(1),
    [anon_sym_required] = ACTIONS(1),
    [anon_sym_secure] = ACTIONS(1),
    [anon_sym_keyboard] = ACTIONS(1),
    [anon_sym_text] = ACTIONS(1),
    [anon_sym_email] = ACTIONS(1),
    [anon_sym_number] = ACTIONS(1),
    [anon_sym_decimal] = ACTIONS(1),
    [anon_sym_phone] = ACTIONS(1),
    [anon_sym_url] = ACTIONS(1),
    [anon_sym_content] = ACTIONS(1),
    [anon_sym_name] = ACTIONS(1),
    [anon_sym_username] = ACTIONS(1),
    [anon_sym_password] = ACTIONS(1),
    [anon_sym_newPassword] = ACTIONS(1),
    [anon_sym_oneTimeCode] = ACTIONS(1),
    [anon_sym_address] = ACTIONS(1),
    [anon_sym_button] = ACTIONS(1),
    [anon_sym_default] = ACTIONS(1),
    [anon_sym_choice] = ACTIONS(1),
    [anon_sym_for] = ACTIONS(1),
    [anon_sym_in] = ACTIONS(1),
    [anon_sym_limit] = ACTIONS(1),
    [anon_sym_cancel] = ACTIONS(1),
    [anon_sym_by] = ACTIONS(1),
    [anon_sym_if] = ACTIONS(1),
    [anon_sym_not] = ACTIONS(1),
    [anon_sym_delivery] = ACTIONS(1),
    [anon_sym_local] = ACTIONS(1),
    [anon_sym_remote] = ACTIONS(1),
    [anon_sym_category] = ACTIONS(1),
    [anon_sym_communication] = ACTIONS(1),
    [anon_sym_reminder] = ACTIONS(1),
    [anon_sym_status] = ACTIONS(1),
    [anon_sym_event] = ACTIONS(1),
    [anon_sym_transaction] = ACTIONS(1),
    [anon_sym_marketing] = ACTIONS(1),
    [anon_sym_suggest] = ACTIONS(1),
    [anon_sym_banner] = ACTIONS(1),
    [anon_sym_level] = ACTIONS(1),
    [anon_sym_passive] = ACTIONS(1),
    [anon_sym_active] = ACTIONS(1),
    [anon_sym_timeSensitive] = ACTIONS(1),
    [anon_sym_critical] = ACTIONS(1),
    [anon_sym_subtitle] = ACTIONS(1),
    [anon_sym_body] = ACTIONS(1),
    [anon_sym_hiddenPreview] = ACTIONS(1),
    [anon_sym_thread] = ACTIONS(1),
    [anon_sym_identifier] = ACTIONS(1),
    [anon_sym_sound] = ACTIONS(1),
    [anon_sym_none] = ACTIONS(1),
    [anon_sym_badge] = ACTIONS(1),
    [anon_sym_clearedBy] = ACTIONS(1),
    [anon_sym_opens] = ACTIONS(1),
    [anon_sym_showing] = ACTIONS(1),
    [anon_sym_detail] = ACTIONS(1),
    [anon_sym_description] = ACTIONS(1),
    [anon_sym_media] = ACTIONS(1),
    [anon_sym_image] = ACTIONS(1),
    [anon_sym_video] = ACTIONS(1),
    [anon_sym_audio] = ACTIONS(1),
    [anon_sym_map] = ACTIONS(1),
    [anon_sym_live] = ACTIONS(1),
    [anon_sym_action] = ACTIONS(1),
    [anon_sym_authenticated] = ACTIONS(1),
    [anon_sym_color] = ACTIONS(1),
    [anon_sym_colour] = ACTIONS(1),
    [anon_sym_font] = ACTIONS(1),
    [anon_sym_icon] = ACTIONS(1),
    [anon_sym_position] = ACTIONS(1),
    [anon_sym_style] = ACTIONS(1),
    [anon_sym_vibration] = ACTIONS(1),
    [anon_sym_zero] = ACTIONS(1),
    [anon_sym_one] = ACTIONS(1),
    [anon_sym_two] = ACTIONS(1),
    [anon_sym_few] = ACTIONS(1),
    [anon_sym_many] = ACTIONS(1),
    [anon_sym_other] = ACTIONS(1),
    [anon_sym_true] = ACTIONS(1),
    [anon_sym_false] = ACTIONS(1),
    [anon_sym_DQUOTE] = ACTIONS(1),
    [anon_sym_DQUOTE2] = ACTIONS(1),
    [sym_escape_sequence] = ACTIONS(1),
    [anon_sym_LBRACE2] = ACTIONS(1),
    [anon_sym_COLON2] = ACTIONS(1),
    [anon_sym_RBRACE2] = ACTIONS(1),
    [anon_sym_number2] = ACTIONS(1),
    [anon_sym_percent] = ACTIONS(1),
    [anon_sym_date] = ACTIONS(1),
    [anon_sym_time] = ACTIONS(1),
    [anon_sym_relative] = ACTIONS(1),
    [anon_sym_list] = ACTIONS(1),
    [anon_sym_quoted] = ACTIONS(1),
    [sym_number] = ACTIONS(1),
    [sym_doc_comment] = ACTIONS(3),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(7),
    [aux_sym_block_comment_token2] = ACTIONS(1),
    [anon_sym_STAR_SLASH] = ACTIONS(1),
  },
  [1] = {
    [sym_source_file] = STATE(408),
    [sym_declaration] = STATE(168),
    [sym__end] = STATE(168),
    [sym_directive] = STATE(168),
    [sym_project] = STATE(174),
    [sym_enum] = STATE(174),
    [sym_terms] = STATE(174),
    [sym_translation] = STATE(174),
    [sym_alert] = STATE(174),
    [sym_action_sheet] = STATE(174),
    [sym_notification] = STATE(174),
    [sym_block_comment] = STATE(1),
    [aux_sym_source_file_repeat1] = STATE(107),
    [ts_builtin_sym_end] = ACTIONS(9),
    [anon_sym_BOM] = ACTIONS(11),
    [aux_sym__end_token1] = ACTIONS(13),
    [anon_sym_SEMI] = ACTIONS(13),
    [anon_sym_AT] = ACTIONS(15),
    [anon_sym_project] = ACTIONS(17),
    [anon_sym_enum] = ACTIONS(19),
    [anon_sym_terms] = ACTIONS(21),
    [anon_sym_translation] = ACTIONS(23),
    [anon_sym_alert] = ACTIONS(25),
    [anon_sym_actionSheet] = ACTIONS(27),
    [anon_sym_notification] = ACTIONS(29),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [2] = {
    [sym_block_comment] = STATE(2),
    [sym_identifier] = ACTIONS(33),
    [aux_sym__end_token1] = ACTIONS(33),
    [anon_sym_SEMI] = ACTIONS(33),
    [anon_sym_AT] = ACTIONS(33),
    [anon_sym_RBRACE] = ACTIONS(33),
    [anon_sym_app] = ACTIONS(33),
    [anon_sym_guidelines] = ACTIONS(33),
    [anon_sym_source] = ACTIONS(33),
    [anon_sym_locales] = ACTIONS(33),
    [anon_sym_devices] = ACTIONS(33),
    [anon_sym_textSize] = ACTIONS(33),
    [anon_sym_notifications] = ACTIONS(33),
    [anon_sym_settings] = ACTIONS(33),
    [anon_sym_rules] = ACTIONS(33),
    [anon_sym_input] = ACTIONS(33),
    [anon_sym_send] = ACTIONS(33),
    [anon_sym_initial] = ACTIONS(33),
    [anon_sym_purpose] = ACTIONS(33),
    [anon_sym_destructive] = ACTIONS(33),
    [anon_sym_consent] = ACTIONS(33),
    [anon_sym_title] = ACTIONS(33),
    [anon_sym_message] = ACTIONS(33),
    [anon_sym_exit] = ACTIONS(33),
    [anon_sym_layout] = ACTIONS(33),
    [anon_sym_shown] = ACTIONS(33),
    [sym_undoable] = ACTIONS(33),
    [anon_sym_field] = ACTIONS(33),
    [anon_sym_required] = ACTIONS(33),
    [anon_sym_secure] = ACTIONS(33),
    [anon_sym_keyboard] = ACTIONS(33),
    [anon_sym_content] = ACTIONS(33),
    [anon_sym_button] = ACTIONS(33),
    [anon_sym_default] = ACTIONS(33),
    [anon_sym_choice] = ACTIONS(33),
    [anon_sym_limit] = ACTIONS(33),
    [anon_sym_cancel] = ACTIONS(33),
    [anon_sym_if] = ACTIONS(33),
    [anon_sym_delivery] = ACTIONS(33),
    [anon_sym_category] = ACTIONS(33),
    [anon_sym_suggest] = ACTIONS(33),
    [anon_sym_level] = ACTIONS(33),
    [anon_sym_subtitle] = ACTIONS(33),
    [anon_sym_body] = ACTIONS(33),
    [anon_sym_hiddenPreview] = ACTIONS(33),
    [anon_sym_thread] = ACTIONS(33),
    [anon_sym_identifier] = ACTIONS(33),
    [anon_sym_sound] = ACTIONS(33),
    [anon_sym_badge] = ACTIONS(33),
    [anon_sym_opens] = ACTIONS(33),
    [anon_sym_detail] = ACTIONS(33),
    [anon_sym_description] = ACTIONS(33),
    [anon_sym_media] = ACTIONS(33),
    [anon_sym_image] = ACTIONS(33),
    [anon_sym_action] = ACTIONS(33),
    [anon_sym_authenticated] = ACTIONS(33),
    [anon_sym_color] = ACTIONS(33),
    [anon_sym_colour] = ACTIONS(33),
    [anon_sym_font] = ACTIONS(33),
    [anon_sym_icon] = ACTIONS(33),
    [anon_sym_position] = ACTIONS(33),
    [anon_sym_style] = ACTIONS(33),
    [anon_sym_vibration] = ACTIONS(33),
    [anon_sym_DQUOTE] = ACTIONS(33),
    [sym_number] = ACTIONS(33),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [3] = {
    [sym_block_comment] = STATE(3),
    [sym_identifier] = ACTIONS(35),
    [aux_sym__end_token1] = ACTIONS(35),
    [anon_sym_SEMI] = ACTIONS(35),
    [anon_sym_AT] = ACTIONS(35),
    [anon_sym_RBRACE] = ACTIONS(35),
    [anon_sym_app] = ACTIONS(35),
    [anon_sym_guidelines] = ACTIONS(35),
    [anon_sym_source] = ACTIONS(35),
    [anon_sym_locales] = ACTIONS(35),
    [anon_sym_devices] = ACTIONS(35),
    [anon_sym_textSize] = ACTIONS(35),
    [anon_sym_notifications] = ACTIONS(35),
    [anon_sym_settings] = ACTIONS(35),
    [anon_sym_rules] = ACTIONS(35),
    [anon_sym_input] = ACTIONS(35),
    [anon_sym_send] = ACTIONS(35),
    [anon_sym_initial] = ACTIONS(35),
    [anon_sym_purpose] = ACTIONS(35),
    [anon_sym_destructive] = ACTIONS(35),
    [anon_sym_consent] = ACTIONS(35),
    [anon_sym_title] = ACTIONS(35),
    [anon_sym_message] = ACTIONS(35),
    [anon_sym_exit] = ACTIONS(35),
    [anon_sym_layout] = ACTIONS(35),
    [anon_sym_shown] = ACTIONS(35),
    [sym_undoable] = ACTIONS(35),
    [anon_sym_field] = ACTIONS(35),
    [anon_sym_required] = ACTIONS(35),
    [anon_sym_secure] = ACTIONS(35),
    [anon_sym_keyboard] = ACTIONS(35),
    [anon_sym_content] = ACTIONS(35),
    [anon_sym_button] = ACTIONS(35),
    [anon_sym_default] = ACTIONS(35),
    [anon_sym_choice] = ACTIONS(35),
    [anon_sym_limit] = ACTIONS(35),
    [anon_sym_cancel] = ACTIONS(35),
    [anon_sym_if] = ACTIONS(35),
    [anon_sym_delivery] = ACTIONS(35),
    [anon_sym_category] = ACTIONS(35),
    [anon_sym_suggest] = ACTIONS(35),
    [anon_sym_level] = ACTIONS(35),
    [anon_sym_subtitle] = ACTIONS(35),
    [anon_sym_body] = ACTIONS(35),
    [anon_sym_hiddenPreview] = ACTIONS(35),
    [anon_sym_thread] = ACTIONS(35),
    [anon_sym_identifier] = ACTIONS(35),
    [anon_sym_sound] = ACTIONS(35),
    [anon_sym_badge] = ACTIONS(35),
    [anon_sym_opens] = ACTIONS(35),
    [anon_sym_detail] = ACTIONS(35),
    [anon_sym_description] = ACTIONS(35),
    [anon_sym_media] = ACTIONS(35),
    [anon_sym_image] = ACTIONS(35),
    [anon_sym_action] = ACTIONS(35),
    [anon_sym_authenticated] = ACTIONS(35),
    [anon_sym_color] = ACTIONS(35),
    [anon_sym_colour] = ACTIONS(35),
    [anon_sym_font] = ACTIONS(35),
    [anon_sym_icon] = ACTIONS(35),
    [anon_sym_position] = ACTIONS(35),
    [anon_sym_style] = ACTIONS(35),
    [anon_sym_vibration] = ACTIONS(35),
    [anon_sym_DQUOTE] = ACTIONS(35),
    [sym_number] = ACTIONS(35),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [4] = {
    [sym_block_comment] = STATE(4),
    [sym_identifier] = ACTIONS(37),
    [aux_sym__end_token1] = ACTIONS(37),
    [anon_sym_SEMI] = ACTIONS(37),
    [anon_sym_AT] = ACTIONS(37),
    [anon_sym_RBRACE] = ACTIONS(37),
    [anon_sym_app] = ACTIONS(37),
    [anon_sym_guidelines] = ACTIONS(37),
    [anon_sym_source] = ACTIONS(37),
    [anon_sym_locales] = ACTIONS(37),
    [anon_sym_devices] = ACTIONS(37),
    [anon_sym_textSize] = ACTIONS(37),
    [anon_sym_notifications] = ACTIONS(37),
    [anon_sym_settings] = ACTIONS(37),
    [anon_sym_rules] = ACTIONS(37),
    [anon_sym_input] = ACTIONS(37),
    [anon_sym_send] = ACTIONS(37),
    [anon_sym_initial] = ACTIONS(37),
    [anon_sym_purpose] = ACTIONS(37),
    [anon_sym_destructive] = ACTIONS(37),
    [anon_sym_consent] = ACTIONS(37),
    [anon_sym_title] = ACTIONS(37),
    [anon_sym_message] = ACTIONS(37),
    [anon_sym_exit] = ACTIONS(37),
    [anon_sym_layout] = ACTIONS(37),
    [anon_sym_shown] = ACTIONS(37),
    [sym_undoable] = ACTIONS(37),
    [anon_sym_field] = ACTIONS(37),
    [anon_sym_required] = ACTIONS(37),
    [anon_sym_secure] = ACTIONS(37),
    [anon_sym_keyboard] = ACTIONS(37),
    [anon_sym_content] = ACTIONS(37),
    [anon_sym_button] = ACTIONS(37),
    [anon_sym_default] = ACTIONS(37),
    [anon_sym_choice] = ACTIONS(37),
    [anon_sym_limit] = ACTIONS(37),
    [anon_sym_cancel] = ACTIONS(37),
    [anon_sym_if] = ACTIONS(37),
    [anon_sym_delivery] = ACTIONS(37),
    [anon_sym_category] = ACTIONS(37),
    [anon_sym_suggest] = ACTIONS(37),
    [anon_sym_level] = ACTIONS(37),
    [anon_sym_subtitle] = ACTIONS(37),
    [anon_sym_body] = ACTIONS(37),
    [anon_sym_hiddenPreview] = ACTIONS(37),
    [anon_sym_thread] = ACTIONS(37),
    [anon_sym_identifier] = ACTIONS(37),
    [anon_sym_sound] = ACTIONS(37),
    [anon_sym_badge] = ACTIONS(37),
    [anon_sym_opens] = ACTIONS(37),
    [anon_sym_detail] = ACTIONS(37),
    [anon_sym_description] = ACTIONS(37),
    [anon_sym_media] = ACTIONS(37),
    [anon_sym_image] = ACTIONS(37),
    [anon_sym_action] = ACTIONS(37),
    [anon_sym_authenticated] = ACTIONS(37),
    [anon_sym_color] = ACTIONS(37),
    [anon_sym_colour] = ACTIONS(37),
    [anon_sym_font] = ACTIONS(37),
    [anon_sym_icon] = ACTIONS(37),
    [anon_sym_position] = ACTIONS(37),
    [anon_sym_style] = ACTIONS(37),
    [anon_sym_vibration] = ACTIONS(37),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [5] = {
    [sym_block_comment] = STATE(5),
    [sym_identifier] = ACTIONS(39),
    [aux_sym__end_token1] = ACTIONS(39),
    [anon_sym_SEMI] = ACTIONS(39),
    [anon_sym_AT] = ACTIONS(39),
    [anon_sym_RBRACE] = ACTIONS(39),
    [anon_sym_app] = ACTIONS(39),
    [anon_sym_guidelines] = ACTIONS(39),
    [anon_sym_source] = ACTIONS(39),
    [anon_sym_locales] = ACTIONS(39),
    [anon_sym_devices] = ACTIONS(39),
    [anon_sym_textSize] = ACTIONS(39),
    [anon_sym_notifications] = ACTIONS(39),
    [anon_sym_settings] = ACTIONS(39),
    [anon_sym_rules] = ACTIONS(39),
    [anon_sym_input] = ACTIONS(39),
    [anon_sym_send] = ACTIONS(39),
    [anon_sym_initial] = ACTIONS(39),
    [anon_sym_purpose] = ACTIONS(39),
    [anon_sym_destructive] = ACTIONS(39),
    [anon_sym_consent] = ACTIONS(39),
    [anon_sym_title] = ACTIONS(39),
    [anon_sym_message] = ACTIONS(39),
    [anon_sym_exit] = ACTIONS(39),
    [anon_sym_layout] = ACTIONS(39),
    [anon_sym_shown] = ACTIONS(39),
    [sym_undoable] = ACTIONS(39),
    [anon_sym_field] = ACTIONS(39),
    [anon_sym_required] = ACTIONS(39),
    [anon_sym_secure] = ACTIONS(39),
    [anon_sym_keyboard] = ACTIONS(39),
    [anon_sym_content] = ACTIONS(39),
    [anon_sym_button] = ACTIONS(39),
    [anon_sym_default] = ACTIONS(39),
    [anon_sym_choice] = ACTIONS(39),
    [anon_sym_limit] = ACTIONS(39),
    [anon_sym_cancel] = ACTIONS(39),
    [anon_sym_if] = ACTIONS(39),
    [anon_sym_delivery] = ACTIONS(39),
    [anon_sym_category] = ACTIONS(39),
    [anon_sym_suggest] = ACTIONS(39),
    [anon_sym_level] = ACTIONS(39),
    [anon_sym_subtitle] = ACTIONS(39),
    [anon_sym_body] = ACTIONS(39),
    [anon_sym_hiddenPreview] = ACTIONS(39),
    [anon_sym_thread] = ACTIONS(39),
    [anon_sym_identifier] = ACTIONS(39),
    [anon_sym_sound] = ACTIONS(39),
    [anon_sym_badge] = ACTIONS(39),
    [anon_sym_opens] = ACTIONS(39),
    [anon_sym_detail] = ACTIONS(39),
    [anon_sym_description] = ACTIONS(39),
    [anon_sym_media] = ACTIONS(39),
    [anon_sym_image] = ACTIONS(39),
    [anon_sym_action] = ACTIONS(39),
    [anon_sym_authenticated] = ACTIONS(39),
    [anon_sym_color] = ACTIONS(39),
    [anon_sym_colour] = ACTIONS(39),
    [anon_sym_font] = ACTIONS(39),
    [anon_sym_icon] = ACTIONS(39),
    [anon_sym_position] = ACTIONS(39),
    [anon_sym_style] = ACTIONS(39),
    [anon_sym_vibration] = ACTIONS(39),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [6] = {
    [sym_block_comment] = STATE(6),
    [sym_identifier] = ACTIONS(41),
    [aux_sym__end_token1] = ACTIONS(41),
    [anon_sym_SEMI] = ACTIONS(41),
    [anon_sym_AT] = ACTIONS(41),
    [anon_sym_RBRACE] = ACTIONS(41),
    [anon_sym_app] = ACTIONS(41),
    [anon_sym_guidelines] = ACTIONS(41),
    [anon_sym_source] = ACTIONS(41),
    [anon_sym_locales] = ACTIONS(41),
    [anon_sym_devices] = ACTIONS(41),
    [anon_sym_textSize] = ACTIONS(41),
    [anon_sym_notifications] = ACTIONS(41),
    [anon_sym_settings] = ACTIONS(41),
    [anon_sym_rules] = ACTIONS(41),
    [anon_sym_input] = ACTIONS(41),
    [anon_sym_send] = ACTIONS(41),
    [anon_sym_initial] = ACTIONS(41),
    [anon_sym_purpose] = ACTIONS(41),
    [anon_sym_destructive] = ACTIONS(41),
    [anon_sym_consent] = ACTIONS(41),
    [anon_sym_title] = ACTIONS(41),
    [anon_sym_message] = ACTIONS(41),
    [anon_sym_exit] = ACTIONS(41),
    [anon_sym_layout] = ACTIONS(41),
    [anon_sym_shown] = ACTIONS(41),
    [sym_undoable] = ACTIONS(41),
    [anon_sym_field] = ACTIONS(41),
    [anon_sym_required] = ACTIONS(41),
    [anon_sym_secure] = ACTIONS(41),
    [anon_sym_keyboard] = ACTIONS(41),
    [anon_sym_content] = ACTIONS(41),
    [anon_sym_button] = ACTIONS(41),
    [anon_sym_default] = ACTIONS(41),
    [anon_sym_choice] = ACTIONS(41),
    [anon_sym_limit] = ACTIONS(41),
    [anon_sym_cancel] = ACTIONS(41),
    [anon_sym_if] = ACTIONS(41),
    [anon_sym_delivery] = ACTIONS(41),
    [anon_sym_category] = ACTIONS(41),
    [anon_sym_suggest] = ACTIONS(41),
    [anon_sym_level] = ACTIONS(41),
    [anon_sym_subtitle] = ACTIONS(41),
    [anon_sym_body] = ACTIONS(41),
    [anon_sym_hiddenPreview] = ACTIONS(41),
    [anon_sym_thread] = ACTIONS(41),
    [anon_sym_identifier] = ACTIONS(41),
    [anon_sym_sound] = ACTIONS(41),
    [anon_sym_badge] = ACTIONS(41),
    [anon_sym_opens] = ACTIONS(41),
    [anon_sym_detail] = ACTIONS(41),
    [anon_sym_description] = ACTIONS(41),
    [anon_sym_media] = ACTIONS(41),
    [anon_sym_image] = ACTIONS(41),
    [anon_sym_action] = ACTIONS(41),
    [anon_sym_authenticated] = ACTIONS(41),
    [anon_sym_color] = ACTIONS(41),
    [anon_sym_colour] = ACTIONS(41),
    [anon_sym_font] = ACTIONS(41),
    [anon_sym_icon] = ACTIONS(41),
    [anon_sym_position] = ACTIONS(41),
    [anon_sym_style] = ACTIONS(41),
    [anon_sym_vibration] = ACTIONS(41),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [7] = {
    [sym_block_comment] = STATE(7),
    [sym_identifier] = ACTIONS(43),
    [aux_sym__end_token1] = ACTIONS(43),
    [anon_sym_SEMI] = ACTIONS(43),
    [anon_sym_AT] = ACTIONS(43),
    [anon_sym_RBRACE] = ACTIONS(43),
    [anon_sym_app] = ACTIONS(43),
    [anon_sym_guidelines] = ACTIONS(43),
    [anon_sym_source] = ACTIONS(43),
    [anon_sym_locales] = ACTIONS(43),
    [anon_sym_devices] = ACTIONS(43),
    [anon_sym_textSize] = ACTIONS(43),
    [anon_sym_notifications] = ACTIONS(43),
    [anon_sym_settings] = ACTIONS(43),
    [anon_sym_rules] = ACTIONS(43),
    [anon_sym_input] = ACTIONS(43),
    [anon_sym_send] = ACTIONS(43),
    [anon_sym_initial] = ACTIONS(43),
    [anon_sym_purpose] = ACTIONS(43),
    [anon_sym_destructive] = ACTIONS(43),
    [anon_sym_consent] = ACTIONS(43),
    [anon_sym_title] = ACTIONS(43),
    [anon_sym_message] = ACTIONS(43),
    [anon_sym_exit] = ACTIONS(43),
    [anon_sym_layout] = ACTIONS(43),
    [anon_sym_shown] = ACTIONS(43),
    [sym_undoable] = ACTIONS(43),
    [anon_sym_field] = ACTIONS(43),
    [anon_sym_required] = ACTIONS(43),
    [anon_sym_secure] = ACTIONS(43),
    [anon_sym_keyboard] = ACTIONS(43),
    [anon_sym_content] = ACTIONS(43),
    [anon_sym_button] = ACTIONS(43),
    [anon_sym_default] = ACTIONS(43),
    [anon_sym_choice] = ACTIONS(43),
    [anon_sym_limit] = ACTIONS(43),
    [anon_sym_cancel] = ACTIONS(43),
    [anon_sym_if] = ACTIONS(43),
    [anon_sym_delivery] = ACTIONS(43),
    [anon_sym_category] = ACTIONS(43),
    [anon_sym_suggest] = ACTIONS(43),
    [anon_sym_level] = ACTIONS(43),
    [anon_sym_subtitle] = ACTIONS(43),
    [anon_sym_body] = ACTIONS(43),
    [anon_sym_hiddenPreview] = ACTIONS(43),
    [anon_sym_thread] = ACTIONS(43),
    [anon_sym_identifier] = ACTIONS(43),
    [anon_sym_sound] = ACTIONS(43),
    [anon_sym_badge] = ACTIONS(43),
    [anon_sym_opens] = ACTIONS(43),
    [anon_sym_detail] = ACTIONS(43),
    [anon_sym_description] = ACTIONS(43),
    [anon_sym_media] = ACTIONS(43),
    [anon_sym_image] = ACTIONS(43),
    [anon_sym_action] = ACTIONS(43),
    [anon_sym_authenticated] = ACTIONS(43),
    [anon_sym_color] = ACTIONS(43),
    [anon_sym_colour] = ACTIONS(43),
    [anon_sym_font] = ACTIONS(43),
    [anon_sym_icon] = ACTIONS(43),
    [anon_sym_position] = ACTIONS(43),
    [anon_sym_style] = ACTIONS(43),
    [anon_sym_vibration] = ACTIONS(43),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [8] = {
    [sym_block_comment] = STATE(8),
    [sym_identifier] = ACTIONS(45),
    [aux_sym__end_token1] = ACTIONS(45),
    [anon_sym_SEMI] = ACTIONS(45),
    [anon_sym_AT] = ACTIONS(45),
    [anon_sym_RBRACE] = ACTIONS(45),
    [anon_sym_app] = ACTIONS(45),
    [anon_sym_guidelines] = ACTIONS(45),
    [anon_sym_source] = ACTIONS(45),
    [anon_sym_locales] = ACTIONS(45),
    [anon_sym_devices] = ACTIONS(45),
    [anon_sym_textSize] = ACTIONS(45),
    [anon_sym_notifications] = ACTIONS(45),
    [anon_sym_settings] = ACTIONS(45),
    [anon_sym_rules] = ACTIONS(45),
    [anon_sym_input] = ACTIONS(45),
    [anon_sym_send] = ACTIONS(45),
    [anon_sym_initial] = ACTIONS(45),
    [anon_sym_purpose] = ACTIONS(45),
    [anon_sym_destructive] = ACTIONS(45),
    [anon_sym_consent] = ACTIONS(45),
    [anon_sym_title] = ACTIONS(45),
    [anon_sym_message] = ACTIONS(45),
    [anon_sym_exit] = ACTIONS(45),
    [anon_sym_layout] = ACTIONS(45),
    [anon_sym_shown] = ACTIONS(45),
    [sym_undoable] = ACTIONS(45),
    [anon_sym_field] = ACTIONS(45),
    [anon_sym_required] = ACTIONS(45),
    [anon_sym_secure] = ACTIONS(45),
    [anon_sym_keyboard] = ACTIONS(45),
    [anon_sym_content] = ACTIONS(45),
    [anon_sym_button] = ACTIONS(45),
    [anon_sym_default] = ACTIONS(45),
    [anon_sym_choice] = ACTIONS(45),
    [anon_sym_limit] = ACTIONS(45),
    [anon_sym_cancel] = ACTIONS(45),
    [anon_sym_if] = ACTIONS(45),
    [anon_sym_delivery] = ACTIONS(45),
    [anon_sym_category] = ACTIONS(45),
    [anon_sym_suggest] = ACTIONS(45),
    [anon_sym_level] = ACTIONS(45),
    [anon_sym_subtitle] = ACTIONS(45),
    [anon_sym_body] = ACTIONS(45),
    [anon_sym_hiddenPreview] = ACTIONS(45),
    [anon_sym_thread] = ACTIONS(45),
    [anon_sym_identifier] = ACTIONS(45),
    [anon_sym_sound] = ACTIONS(45),
    [anon_sym_badge] = ACTIONS(45),
    [anon_sym_opens] = ACTIONS(45),
    [anon_sym_detail] = ACTIONS(45),
    [anon_sym_description] = ACTIONS(45),
    [anon_sym_media] = ACTIONS(45),
    [anon_sym_image] = ACTIONS(45),
    [anon_sym_action] = ACTIONS(45),
    [anon_sym_authenticated] = ACTIONS(45),
    [anon_sym_color] = ACTIONS(45),
    [anon_sym_colour] = ACTIONS(45),
    [anon_sym_font] = ACTIONS(45),
    [anon_sym_icon] = ACTIONS(45),
    [anon_sym_position] = ACTIONS(45),
    [anon_sym_style] = ACTIONS(45),
    [anon_sym_vibration] = ACTIONS(45),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [9] = {
    [sym_block_comment] = STATE(9),
    [sym_identifier] = ACTIONS(47),
    [aux_sym__end_token1] = ACTIONS(47),
    [anon_sym_SEMI] = ACTIONS(47),
    [anon_sym_AT] = ACTIONS(47),
    [anon_sym_RBRACE] = ACTIONS(47),
    [anon_sym_app] = ACTIONS(47),
    [anon_sym_guidelines] = ACTIONS(47),
    [anon_sym_source] = ACTIONS(47),
    [anon_sym_locales] = ACTIONS(47),
    [anon_sym_devices] = ACTIONS(47),
    [anon_sym_textSize] = ACTIONS(47),
    [anon_sym_notifications] = ACTIONS(47),
    [anon_sym_settings] = ACTIONS(47),
    [anon_sym_rules] = ACTIONS(47),
    [anon_sym_input] = ACTIONS(47),
    [anon_sym_send] = ACTIONS(47),
    [anon_sym_initial] = ACTIONS(47),
    [anon_sym_purpose] = ACTIONS(47),
    [anon_sym_destructive] = ACTIONS(47),
    [anon_sym_consent] = ACTIONS(47),
    [anon_sym_title] = ACTIONS(47),
    [anon_sym_message] = ACTIONS(47),
    [anon_sym_exit] = ACTIONS(47),
    [anon_sym_layout] = ACTIONS(47),
    [anon_sym_shown] = ACTIONS(47),
    [sym_undoable] = ACTIONS(47),
    [anon_sym_field] = ACTIONS(47),
    [anon_sym_required] = ACTIONS(47),
    [anon_sym_secure] = ACTIONS(47),
    [anon_sym_keyboard] = ACTIONS(47),
    [anon_sym_content] = ACTIONS(47),
    [anon_sym_button] = ACTIONS(47),
    [anon_sym_default] = ACTIONS(47),
    [anon_sym_choice] = ACTIONS(47),
    [anon_sym_limit] = ACTIONS(47),
    [anon_sym_cancel] = ACTIONS(47),
    [anon_sym_if] = ACTIONS(47),
    [anon_sym_delivery] = ACTIONS(47),
    [anon_sym_category] = ACTIONS(47),
    [anon_sym_suggest] = ACTIONS(47),
    [anon_sym_level] = ACTIONS(47),
    [anon_sym_subtitle] = ACTIONS(47),
    [anon_sym_body] = ACTIONS(47),
    [anon_sym_hiddenPreview] = ACTIONS(47),
    [anon_sym_thread] = ACTIONS(47),
    [anon_sym_identifier] = ACTIONS(47),
    [anon_sym_sound] = ACTIONS(47),
    [anon_sym_badge] = ACTIONS(47),
    [anon_sym_opens] = ACTIONS(47),
    [anon_sym_detail] = ACTIONS(47),
    [anon_sym_description] = ACTIONS(47),
    [anon_sym_media] = ACTIONS(47),
    [anon_sym_image] = ACTIONS(47),
    [anon_sym_action] = ACTIONS(47),
    [anon_sym_authenticated] = ACTIONS(47),
    [anon_sym_color] = ACTIONS(47),
    [anon_sym_colour] = ACTIONS(47),
    [anon_sym_font] = ACTIONS(47),
    [anon_sym_icon] = ACTIONS(47),
    [anon_sym_position] = ACTIONS(47),
    [anon_sym_style] = ACTIONS(47),
    [anon_sym_vibration] = ACTIONS(47),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [10] = {
    [sym_block_comment] = STATE(10),
    [sym_identifier] = ACTIONS(49),
    [aux_sym__end_token1] = ACTIONS(49),
    [anon_sym_SEMI] = ACTIONS(49),
    [anon_sym_AT] = ACTIONS(49),
    [anon_sym_RBRACE] = ACTIONS(49),
    [anon_sym_app] = ACTIONS(49),
    [anon_sym_guidelines] = ACTIONS(49),
    [anon_sym_source] = ACTIONS(49),
    [anon_sym_locales] = ACTIONS(49),
    [anon_sym_devices] = ACTIONS(49),
    [anon_sym_textSize] = ACTIONS(49),
    [anon_sym_notifications] = ACTIONS(49),
    [anon_sym_settings] = ACTIONS(49),
    [anon_sym_rules] = ACTIONS(49),
    [anon_sym_input] = ACTIONS(49),
    [anon_sym_send] = ACTIONS(49),
    [anon_sym_initial] = ACTIONS(49),
    [anon_sym_purpose] = ACTIONS(49),
    [anon_sym_destructive] = ACTIONS(49),
    [anon_sym_consent] = ACTIONS(49),
    [anon_sym_title] = ACTIONS(49),
    [anon_sym_message] = ACTIONS(49),
    [anon_sym_exit] = ACTIONS(49),
    [anon_sym_layout] = ACTIONS(49),
    [anon_sym_shown] = ACTIONS(49),
    [sym_undoable] = ACTIONS(49),
    [anon_sym_field] = ACTIONS(49),
    [anon_sym_required] = ACTIONS(49),
    [anon_sym_secure] = ACTIONS(49),
    [anon_sym_keyboard] = ACTIONS(49),
    [anon_sym_content] = ACTIONS(49),
    [anon_sym_button] = ACTIONS(49),
    [anon_sym_default] = ACTIONS(49),
    [anon_sym_choice] = ACTIONS(49),
    [anon_sym_limit] = ACTIONS(49),
    [anon_sym_cancel] = ACTIONS(49),
    [anon_sym_if] = ACTIONS(49),
    [anon_sym_delivery] = ACTIONS(49),
    [anon_sym_category] = ACTIONS(49),
    [anon_sym_suggest] = ACTIONS(49),
    [anon_sym_level] = ACTIONS(49),
    [anon_sym_subtitle] = ACTIONS(49),
    [anon_sym_body] = ACTIONS(49),
    [anon_sym_hiddenPreview] = ACTIONS(49),
    [anon_sym_thread] = ACTIONS(49),
    [anon_sym_identifier] = ACTIONS(49),
    [anon_sym_sound] = ACTIONS(49),
    [anon_sym_badge] = ACTIONS(49),
    [anon_sym_opens] = ACTIONS(49),
    [anon_sym_detail] = ACTIONS(49),
    [anon_sym_description] = ACTIONS(49),
    [anon_sym_media] = ACTIONS(49),
    [anon_sym_image] = ACTIONS(49),
    [anon_sym_action] = ACTIONS(49),
    [anon_sym_authenticated] = ACTIONS(49),
    [anon_sym_color] = ACTIONS(49),
    [anon_sym_colour] = ACTIONS(49),
    [anon_sym_font] = ACTIONS(49),
    [anon_sym_icon] = ACTIONS(49),
    [anon_sym_position] = ACTIONS(49),
    [anon_sym_style] = ACTIONS(49),
    [anon_sym_vibration] = ACTIONS(49),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [11] = {
    [sym_block_comment] = STATE(11),
    [sym_identifier] = ACTIONS(51),
    [aux_sym__end_token1] = ACTIONS(51),
    [anon_sym_SEMI] = ACTIONS(51),
    [anon_sym_AT] = ACTIONS(51),
    [anon_sym_RBRACE] = ACTIONS(51),
    [anon_sym_app] = ACTIONS(51),
    [anon_sym_guidelines] = ACTIONS(51),
    [anon_sym_source] = ACTIONS(51),
    [anon_sym_locales] = ACTIONS(51),
    [anon_sym_devices] = ACTIONS(51),
    [anon_sym_textSize] = ACTIONS(51),
    [anon_sym_notifications] = ACTIONS(51),
    [anon_sym_settings] = ACTIONS(51),
    [anon_sym_rules] = ACTIONS(51),
    [anon_sym_input] = ACTIONS(51),
    [anon_sym_send] = ACTIONS(51),
    [anon_sym_initial] = ACTIONS(51),
    [anon_sym_purpose] = ACTIONS(51),
    [anon_sym_destructive] = ACTIONS(51),
    [anon_sym_consent] = ACTIONS(51),
    [anon_sym_title] = ACTIONS(51),
    [anon_sym_message] = ACTIONS(51),
    [anon_sym_exit] = ACTIONS(51),
    [anon_sym_layout] = ACTIONS(51),
    [anon_sym_shown] = ACTIONS(51),
    [sym_undoable] = ACTIONS(51),
    [anon_sym_field] = ACTIONS(51),
    [anon_sym_required] = ACTIONS(51),
    [anon_sym_secure] = ACTIONS(51),
    [anon_sym_keyboard] = ACTIONS(51),
    [anon_sym_content] = ACTIONS(51),
    [anon_sym_button] = ACTIONS(51),
    [anon_sym_default] = ACTIONS(51),
    [anon_sym_choice] = ACTIONS(51),
    [anon_sym_limit] = ACTIONS(51),
    [anon_sym_cancel] = ACTIONS(51),
    [anon_sym_if] = ACTIONS(51),
    [anon_sym_delivery] = ACTIONS(51),
    [anon_sym_category] = ACTIONS(51),
    [anon_sym_suggest] = ACTIONS(51),
    [anon_sym_level] = ACTIONS(51),
    [anon_sym_subtitle] = ACTIONS(51),
    [anon_sym_body] = ACTIONS(51),
    [anon_sym_hiddenPreview] = ACTIONS(51),
    [anon_sym_thread] = ACTIONS(51),
    [anon_sym_identifier] = ACTIONS(51),
    [anon_sym_sound] = ACTIONS(51),
    [anon_sym_badge] = ACTIONS(51),
    [anon_sym_opens] = ACTIONS(51),
    [anon_sym_detail] = ACTIONS(51),
    [anon_sym_description] = ACTIONS(51),
    [anon_sym_media] = ACTIONS(51),
    [anon_sym_image] = ACTIONS(51),
    [anon_sym_action] = ACTIONS(51),
    [anon_sym_authenticated] = ACTIONS(51),
    [anon_sym_color] = ACTIONS(51),
    [anon_sym_colour] = ACTIONS(51),
    [anon_sym_font] = ACTIONS(51),
    [anon_sym_icon] = ACTIONS(51),
    [anon_sym_position] = ACTIONS(51),
    [anon_sym_style] = ACTIONS(51),
    [anon_sym_vibration] = ACTIONS(51),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
  [12] = {
    [sym_block_comment] = STATE(12),
    [sym_identifier] = ACTIONS(53),
    [aux_sym__end_token1] = ACTIONS(53),
    [anon_sym_SEMI] = ACTIONS(53),
    [anon_sym_AT] = ACTIONS(53),
    [anon_sym_RBRACE] = ACTIONS(53),
    [anon_sym_app] = ACTIONS(53),
    [anon_sym_guidelines] = ACTIONS(53),
    [anon_sym_source] = ACTIONS(53),
    [anon_sym_locales] = ACTIONS(53),
    [anon_sym_devices] = ACTIONS(53),
    [anon_sym_textSize] = ACTIONS(53),
    [anon_sym_notifications] = ACTIONS(53),
    [anon_sym_settings] = ACTIONS(53),
    [anon_sym_rules] = ACTIONS(53),
    [anon_sym_input] = ACTIONS(53),
    [anon_sym_send] = ACTIONS(53),
    [anon_sym_initial] = ACTIONS(53),
    [anon_sym_purpose] = ACTIONS(53),
    [anon_sym_destructive] = ACTIONS(53),
    [anon_sym_consent] = ACTIONS(53),
    [anon_sym_title] = ACTIONS(53),
    [anon_sym_message] = ACTIONS(53),
    [anon_sym_exit] = ACTIONS(53),
    [anon_sym_layout] = ACTIONS(53),
    [anon_sym_shown] = ACTIONS(53),
    [sym_undoable] = ACTIONS(53),
    [anon_sym_field] = ACTIONS(53),
    [anon_sym_required] = ACTIONS(53),
    [anon_sym_secure] = ACTIONS(53),
    [anon_sym_keyboard] = ACTIONS(53),
    [anon_sym_content] = ACTIONS(53),
    [anon_sym_button] = ACTIONS(53),
    [anon_sym_default] = ACTIONS(53),
    [anon_sym_choice] = ACTIONS(53),
    [anon_sym_limit] = ACTIONS(53),
    [anon_sym_cancel] = ACTIONS(53),
    [anon_sym_if] = ACTIONS(53),
    [anon_sym_delivery] = ACTIONS(53),
    [anon_sym_category] = ACTIONS(53),
    [anon_sym_suggest] = ACTIONS(53),
    [anon_sym_level] = ACTIONS(53),
    [anon_sym_subtitle] = ACTIONS(53),
    [anon_sym_body] = ACTIONS(53),
    [anon_sym_hiddenPreview] = ACTIONS(53),
    [anon_sym_thread] = ACTIONS(53),
    [anon_sym_identifier] = ACTIONS(53),
    [anon_sym_sound] = ACTIONS(53),
    [anon_sym_badge] = ACTIONS(53),
    [anon_sym_opens] = ACTIONS(53),
    [anon_sym_detail] = ACTIONS(53),
    [anon_sym_description] = ACTIONS(53),
    [anon_sym_media] = ACTIONS(53),
    [anon_sym_image] = ACTIONS(53),
    [anon_sym_action] = ACTIONS(53),
    [anon_sym_authenticated] = ACTIONS(53),
    [anon_sym_color] = ACTIONS(53),
    [anon_sym_colour] = ACTIONS(53),
    [anon_sym_font] = ACTIONS(53),
    [anon_sym_icon] = ACTIONS(53),
    [anon_sym_position] = ACTIONS(53),
    [anon_sym_style] = ACTIONS(53),
    [anon_sym_vibration] = ACTIONS(53),
    [sym_doc_comment] = ACTIONS(5),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(31),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(55), 1,
      ts_builtin_sym_end,
    STATE(13), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(57), 49,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_project,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_permission,
      anon_sym_settings,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      sym_identifier,
  [65] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(59), 1,
      ts_builtin_sym_end,
    STATE(14), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(61), 49,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_project,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_permission,
      anon_sym_settings,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      sym_identifier,
  [130] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(63), 1,
      ts_builtin_sym_end,
    STATE(15), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(65), 49,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_project,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_permission,
      anon_sym_settings,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      sym_identifier,
  [195] = 25,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(67), 1,
      anon_sym_RBRACE,
    ACTIONS(69), 1,
      anon_sym_settings,
    ACTIONS(71), 1,
      anon_sym_consent,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(75), 1,
      anon_sym_delivery,
    ACTIONS(77), 1,
      anon_sym_category,
    ACTIONS(79), 1,
      anon_sym_suggest,
    ACTIONS(81), 1,
      anon_sym_level,
    ACTIONS(83), 1,
      anon_sym_subtitle,
    ACTIONS(85), 1,
      anon_sym_body,
    ACTIONS(87), 1,
      anon_sym_hiddenPreview,
    ACTIONS(89), 1,
      anon_sym_thread,
    ACTIONS(91), 1,
      anon_sym_identifier,
    ACTIONS(93), 1,
      anon_sym_sound,
    ACTIONS(95), 1,
      anon_sym_badge,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(99), 1,
      anon_sym_detail,
    STATE(16), 1,
      sym_block_comment,
    STATE(18), 1,
      aux_sym_notification_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(63), 19,
      sym__end,
      sym_directive,
      sym_settings,
      sym_title,
      sym_delivery,
      sym_category,
      sym_suggest,
      sym_level,
      sym_subtitle,
      sym_body,
      sym_hidden_preview,
      sym_thread,
      sym_identifier_statement,
      sym_sound,
      sym_badge,
      sym_consent,
      sym_opens,
      sym_detail,
      sym_refused,
  [298] = 24,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(106), 1,
      anon_sym_AT,
    ACTIONS(109), 1,
      anon_sym_RBRACE,
    ACTIONS(111), 1,
      anon_sym_settings,
    ACTIONS(114), 1,
      anon_sym_consent,
    ACTIONS(117), 1,
      anon_sym_title,
    ACTIONS(120), 1,
      anon_sym_delivery,
    ACTIONS(123), 1,
      anon_sym_category,
    ACTIONS(126), 1,
      anon_sym_suggest,
    ACTIONS(129), 1,
      anon_sym_level,
    ACTIONS(132), 1,
      anon_sym_subtitle,
    ACTIONS(135), 1,
      anon_sym_body,
    ACTIONS(138), 1,
      anon_sym_hiddenPreview,
    ACTIONS(141), 1,
      anon_sym_thread,
    ACTIONS(144), 1,
      anon_sym_identifier,
    ACTIONS(147), 1,
      anon_sym_sound,
    ACTIONS(150), 1,
      anon_sym_badge,
    ACTIONS(153), 1,
      anon_sym_opens,
    ACTIONS(156), 1,
      anon_sym_detail,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(103), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(17), 2,
      sym_block_comment,
      aux_sym_notification_body_repeat1,
    ACTIONS(159), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(63), 19,
      sym__end,
      sym_directive,
      sym_settings,
      sym_title,
      sym_delivery,
      sym_category,
      sym_suggest,
      sym_level,
      sym_subtitle,
      sym_body,
      sym_hidden_preview,
      sym_thread,
      sym_identifier_statement,
      sym_sound,
      sym_badge,
      sym_consent,
      sym_opens,
      sym_detail,
      sym_refused,
  [399] = 25,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(69), 1,
      anon_sym_settings,
    ACTIONS(71), 1,
      anon_sym_consent,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(75), 1,
      anon_sym_delivery,
    ACTIONS(77), 1,
      anon_sym_category,
    ACTIONS(79), 1,
      anon_sym_suggest,
    ACTIONS(81), 1,
      anon_sym_level,
    ACTIONS(83), 1,
      anon_sym_subtitle,
    ACTIONS(85), 1,
      anon_sym_body,
    ACTIONS(87), 1,
      anon_sym_hiddenPreview,
    ACTIONS(89), 1,
      anon_sym_thread,
    ACTIONS(91), 1,
      anon_sym_identifier,
    ACTIONS(93), 1,
      anon_sym_sound,
    ACTIONS(95), 1,
      anon_sym_badge,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(99), 1,
      anon_sym_detail,
    ACTIONS(162), 1,
      anon_sym_RBRACE,
    STATE(17), 1,
      aux_sym_notification_body_repeat1,
    STATE(18), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(63), 19,
      sym__end,
      sym_directive,
      sym_settings,
      sym_title,
      sym_delivery,
      sym_category,
      sym_suggest,
      sym_level,
      sym_subtitle,
      sym_body,
      sym_hidden_preview,
      sym_thread,
      sym_identifier_statement,
      sym_sound,
      sym_badge,
      sym_consent,
      sym_opens,
      sym_detail,
      sym_refused,
  [502] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(169), 1,
      anon_sym_DQUOTE,
    STATE(23), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(164), 2,
      sym_identifier,
      sym_number,
    STATE(19), 2,
      sym_block_comment,
      aux_sym_refused_repeat1,
    ACTIONS(167), 39,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_settings,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [565] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    STATE(19), 1,
      aux_sym_refused_repeat1,
    STATE(20), 1,
      sym_block_comment,
    STATE(23), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(172), 2,
      sym_identifier,
      sym_number,
    ACTIONS(174), 39,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_settings,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [630] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    STATE(20), 1,
      aux_sym_refused_repeat1,
    STATE(21), 1,
      sym_block_comment,
    STATE(23), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(172), 2,
      sym_identifier,
      sym_number,
    ACTIONS(178), 39,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_settings,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [695] = 19,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(186), 1,
      anon_sym_for,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(190), 1,
      anon_sym_by,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(22), 1,
      sym_block_comment,
    STATE(26), 1,
      sym_repetition,
    STATE(48), 1,
      aux_sym_choice_repeat1,
    STATE(49), 1,
      sym__text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(180), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [780] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(23), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(196), 42,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_settings,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_DQUOTE,
      sym_identifier,
      sym_number,
  [835] = 17,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(198), 1,
      sym_identifier,
    ACTIONS(202), 1,
      anon_sym_default,
    ACTIONS(204), 1,
      anon_sym_by,
    ACTIONS(206), 1,
      anon_sym_if,
    STATE(24), 1,
      sym_block_comment,
    STATE(64), 1,
      sym__text,
    STATE(67), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    ACTIONS(200), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [914] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(25), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(208), 40,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_input,
      anon_sym_send,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_destructive,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_limit,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_opens,
      anon_sym_description,
      anon_sym_media,
      anon_sym_image,
      anon_sym_action,
      anon_sym_authenticated,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [967] = 17,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(190), 1,
      anon_sym_by,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(26), 1,
      sym_block_comment,
    STATE(54), 1,
      aux_sym_choice_repeat1,
    STATE(56), 1,
      sym__text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(210), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1046] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(27), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(212), 40,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_input,
      anon_sym_send,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_destructive,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_limit,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_opens,
      anon_sym_description,
      anon_sym_media,
      anon_sym_image,
      anon_sym_action,
      anon_sym_authenticated,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1099] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(190), 1,
      anon_sym_by,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(28), 1,
      sym_block_comment,
    STATE(82), 1,
      sym__text,
    STATE(83), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    ACTIONS(214), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1175] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(29), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(218), 39,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_settings,
      anon_sym_purpose,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1227] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(190), 1,
      anon_sym_by,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(30), 1,
      sym_block_comment,
    STATE(88), 1,
      aux_sym_button_repeat1,
    STATE(89), 1,
      sym__text,
    STATE(96), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    ACTIONS(220), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1302] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(226), 1,
      anon_sym_showing,
    STATE(31), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(224), 36,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_input,
      anon_sym_send,
      anon_sym_destructive,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_if,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_description,
      anon_sym_media,
      anon_sym_image,
      anon_sym_action,
      anon_sym_authenticated,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1354] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(32), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(228), 36,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_input,
      anon_sym_send,
      anon_sym_destructive,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_if,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_description,
      anon_sym_media,
      anon_sym_image,
      anon_sym_action,
      anon_sym_authenticated,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1403] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(33), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(230), 36,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_input,
      anon_sym_send,
      anon_sym_destructive,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_if,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_description,
      anon_sym_media,
      anon_sym_image,
      anon_sym_action,
      anon_sym_authenticated,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1452] = 18,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(235), 1,
      anon_sym_AT,
    ACTIONS(238), 1,
      anon_sym_RBRACE,
    ACTIONS(240), 1,
      anon_sym_purpose,
    ACTIONS(243), 1,
      anon_sym_title,
    ACTIONS(246), 1,
      anon_sym_message,
    ACTIONS(249), 1,
      anon_sym_exit,
    ACTIONS(252), 1,
      anon_sym_layout,
    ACTIONS(255), 1,
      anon_sym_shown,
    ACTIONS(258), 1,
      sym_undoable,
    ACTIONS(261), 1,
      anon_sym_field,
    ACTIONS(264), 1,
      anon_sym_button,
    ACTIONS(267), 1,
      anon_sym_cancel,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(232), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(34), 2,
      sym_block_comment,
      aux_sym_alert_body_repeat1,
    ACTIONS(270), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(111), 12,
      sym__end,
      sym_directive,
      sym_purpose,
      sym_title,
      sym_message,
      sym_exit,
      sym_layout,
      sym_shown,
      sym_field,
      sym_button,
      sym_cancel,
      sym_refused,
  [1528] = 18,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(276), 1,
      anon_sym_AT,
    ACTIONS(279), 1,
      anon_sym_RBRACE,
    ACTIONS(281), 1,
      anon_sym_source,
    ACTIONS(284), 1,
      anon_sym_purpose,
    ACTIONS(287), 1,
      anon_sym_title,
    ACTIONS(290), 1,
      anon_sym_message,
    ACTIONS(293), 1,
      anon_sym_exit,
    ACTIONS(296), 1,
      anon_sym_layout,
    ACTIONS(299), 1,
      anon_sym_shown,
    ACTIONS(302), 1,
      sym_undoable,
    ACTIONS(305), 1,
      anon_sym_choice,
    ACTIONS(308), 1,
      anon_sym_cancel,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(273), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(35), 2,
      sym_block_comment,
      aux_sym_action_sheet_body_repeat1,
    ACTIONS(311), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(112), 12,
      sym__end,
      sym_directive,
      sym_purpose,
      sym_source_control,
      sym_title,
      sym_message,
      sym_exit,
      sym_layout,
      sym_shown,
      sym_choice,
      sym_cancel,
      sym_refused,
  [1604] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(314), 1,
      anon_sym_RBRACE,
    ACTIONS(316), 1,
      anon_sym_purpose,
    ACTIONS(318), 1,
      anon_sym_message,
    ACTIONS(320), 1,
      anon_sym_exit,
    ACTIONS(322), 1,
      anon_sym_layout,
    ACTIONS(324), 1,
      anon_sym_shown,
    ACTIONS(326), 1,
      sym_undoable,
    ACTIONS(328), 1,
      anon_sym_field,
    ACTIONS(330), 1,
      anon_sym_button,
    ACTIONS(332), 1,
      anon_sym_cancel,
    STATE(36), 1,
      sym_block_comment,
    STATE(37), 1,
      aux_sym_alert_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(111), 12,
      sym__end,
      sym_directive,
      sym_purpose,
      sym_title,
      sym_message,
      sym_exit,
      sym_layout,
      sym_shown,
      sym_field,
      sym_button,
      sym_cancel,
      sym_refused,
  [1682] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(316), 1,
      anon_sym_purpose,
    ACTIONS(318), 1,
      anon_sym_message,
    ACTIONS(320), 1,
      anon_sym_exit,
    ACTIONS(322), 1,
      anon_sym_layout,
    ACTIONS(324), 1,
      anon_sym_shown,
    ACTIONS(326), 1,
      sym_undoable,
    ACTIONS(328), 1,
      anon_sym_field,
    ACTIONS(330), 1,
      anon_sym_button,
    ACTIONS(332), 1,
      anon_sym_cancel,
    ACTIONS(334), 1,
      anon_sym_RBRACE,
    STATE(34), 1,
      aux_sym_alert_body_repeat1,
    STATE(37), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(111), 12,
      sym__end,
      sym_directive,
      sym_purpose,
      sym_title,
      sym_message,
      sym_exit,
      sym_layout,
      sym_shown,
      sym_field,
      sym_button,
      sym_cancel,
      sym_refused,
  [1760] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(316), 1,
      anon_sym_purpose,
    ACTIONS(318), 1,
      anon_sym_message,
    ACTIONS(320), 1,
      anon_sym_exit,
    ACTIONS(322), 1,
      anon_sym_layout,
    ACTIONS(324), 1,
      anon_sym_shown,
    ACTIONS(332), 1,
      anon_sym_cancel,
    ACTIONS(336), 1,
      anon_sym_RBRACE,
    ACTIONS(338), 1,
      anon_sym_source,
    ACTIONS(340), 1,
      sym_undoable,
    ACTIONS(342), 1,
      anon_sym_choice,
    STATE(35), 1,
      aux_sym_action_sheet_body_repeat1,
    STATE(38), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(112), 12,
      sym__end,
      sym_directive,
      sym_purpose,
      sym_source_control,
      sym_title,
      sym_message,
      sym_exit,
      sym_layout,
      sym_shown,
      sym_choice,
      sym_cancel,
      sym_refused,
  [1838] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(316), 1,
      anon_sym_purpose,
    ACTIONS(318), 1,
      anon_sym_message,
    ACTIONS(320), 1,
      anon_sym_exit,
    ACTIONS(322), 1,
      anon_sym_layout,
    ACTIONS(324), 1,
      anon_sym_shown,
    ACTIONS(332), 1,
      anon_sym_cancel,
    ACTIONS(338), 1,
      anon_sym_source,
    ACTIONS(340), 1,
      sym_undoable,
    ACTIONS(342), 1,
      anon_sym_choice,
    ACTIONS(344), 1,
      anon_sym_RBRACE,
    STATE(38), 1,
      aux_sym_action_sheet_body_repeat1,
    STATE(39), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 8,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
    STATE(112), 12,
      sym__end,
      sym_directive,
      sym_purpose,
      sym_source_control,
      sym_title,
      sym_message,
      sym_exit,
      sym_layout,
      sym_shown,
      sym_choice,
      sym_cancel,
      sym_refused,
  [1916] = 12,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(348), 1,
      anon_sym_initial,
    ACTIONS(352), 1,
      anon_sym_keyboard,
    ACTIONS(354), 1,
      anon_sym_content,
    STATE(40), 1,
      sym_block_comment,
    STATE(41), 1,
      aux_sym_field_repeat1,
    STATE(66), 1,
      sym__field_attribute,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(350), 2,
      anon_sym_required,
      anon_sym_secure,
    STATE(65), 4,
      sym_keyboard,
      sym_content,
      sym_initial,
      sym_condition,
    ACTIONS(346), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [1979] = 12,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(348), 1,
      anon_sym_initial,
    ACTIONS(352), 1,
      anon_sym_keyboard,
    ACTIONS(354), 1,
      anon_sym_content,
    STATE(41), 1,
      sym_block_comment,
    STATE(43), 1,
      aux_sym_field_repeat1,
    STATE(66), 1,
      sym__field_attribute,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(350), 2,
      anon_sym_required,
      anon_sym_secure,
    STATE(65), 4,
      sym_keyboard,
      sym_content,
      sym_initial,
      sym_condition,
    ACTIONS(356), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2042] = 10,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(42), 1,
      sym_block_comment,
    STATE(80), 1,
      sym__plain_text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
      sym__string,
      sym_languages,
    ACTIONS(358), 26,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2101] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(362), 1,
      anon_sym_initial,
    ACTIONS(368), 1,
      anon_sym_keyboard,
    ACTIONS(371), 1,
      anon_sym_content,
    ACTIONS(374), 1,
      anon_sym_if,
    STATE(66), 1,
      sym__field_attribute,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(365), 2,
      anon_sym_required,
      anon_sym_secure,
    STATE(43), 2,
      sym_block_comment,
      aux_sym_field_repeat1,
    STATE(65), 4,
      sym_keyboard,
      sym_content,
      sym_initial,
      sym_condition,
    ACTIONS(360), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2162] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(44), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(35), 31,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_of,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      sym_identifier,
      sym_duration,
  [2206] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(45), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(33), 31,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_of,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      sym_identifier,
      sym_duration,
  [2250] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(46), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(377), 30,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_destructive,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_limit,
      anon_sym_cancel,
      anon_sym_by,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_DQUOTE,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [2293] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(47), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(379), 29,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_permission,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2335] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(48), 1,
      sym_block_comment,
    STATE(53), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(210), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2387] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(49), 1,
      sym_block_comment,
    STATE(54), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(210), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2439] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(383), 1,
      anon_sym_clearedBy,
    STATE(50), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(381), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2483] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(387), 1,
      sym_duration,
    STATE(51), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(385), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2527] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(52), 1,
      sym_block_comment,
    STATE(53), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(389), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2579] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(396), 1,
      anon_sym_limit,
    ACTIONS(399), 1,
      anon_sym_if,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(393), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(53), 2,
      sym_block_comment,
      aux_sym_choice_repeat1,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(391), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2629] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(53), 1,
      aux_sym_choice_repeat1,
    STATE(54), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(402), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2681] = 19,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(182), 1,
      anon_sym_LBRACE,
    ACTIONS(190), 1,
      anon_sym_by,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(194), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(406), 1,
      anon_sym_input,
    ACTIONS(408), 1,
      anon_sym_send,
    STATE(55), 1,
      sym_block_comment,
    STATE(113), 1,
      sym__text,
    STATE(114), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(410), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    STATE(138), 4,
      sym_condition,
      sym_opens,
      sym_input,
      sym_send,
    ACTIONS(404), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [2753] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(188), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(52), 1,
      aux_sym_choice_repeat1,
    STATE(56), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(184), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(92), 2,
      sym_limit,
      sym_condition,
    ACTIONS(402), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2805] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(57), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(412), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2846] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(58), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(414), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2887] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(59), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(416), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2928] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(60), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(418), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [2969] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(61), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(420), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3010] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(62), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(422), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3051] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(63), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(424), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3092] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(64), 1,
      sym_block_comment,
    STATE(84), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(426), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3141] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(65), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(428), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3182] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(66), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(430), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3223] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(67), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(426), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3272] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(68), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(432), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3321] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(69), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(434), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3362] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(70), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(436), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3411] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(71), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(438), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3452] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(72), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(440), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3493] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(73), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(442), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3534] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(74), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(444), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3575] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(75), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(446), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3616] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(76), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(448), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3657] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(77), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(450), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3698] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(78), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(452), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3739] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(79), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(454), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_initial,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_required,
      anon_sym_secure,
      anon_sym_keyboard,
      anon_sym_content,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3780] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(68), 1,
      aux_sym_cancel_repeat1,
    STATE(80), 1,
      sym_block_comment,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(456), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3829] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(81), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(458), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3870] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(70), 1,
      aux_sym_cancel_repeat1,
    STATE(82), 1,
      sym_block_comment,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(460), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3919] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(83), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(460), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [3968] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(216), 1,
      anon_sym_default,
    STATE(84), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(462), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4017] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(466), 1,
      anon_sym_default,
    ACTIONS(469), 1,
      anon_sym_if,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(85), 2,
      sym_block_comment,
      aux_sym_cancel_repeat1,
    ACTIONS(464), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4064] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(86), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(472), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4105] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(87), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(474), 28,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_settings,
      anon_sym_consent,
      anon_sym_title,
      anon_sym_delivery,
      anon_sym_category,
      anon_sym_suggest,
      anon_sym_level,
      anon_sym_subtitle,
      anon_sym_body,
      anon_sym_hiddenPreview,
      anon_sym_thread,
      anon_sym_identifier,
      anon_sym_sound,
      anon_sym_badge,
      anon_sym_opens,
      anon_sym_detail,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4146] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(88), 1,
      sym_block_comment,
    STATE(91), 1,
      aux_sym_button_repeat1,
    STATE(96), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    ACTIONS(476), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4194] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(89), 1,
      sym_block_comment,
    STATE(90), 1,
      aux_sym_button_repeat1,
    STATE(96), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    ACTIONS(476), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4242] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(192), 1,
      anon_sym_if,
    STATE(90), 1,
      sym_block_comment,
    STATE(91), 1,
      aux_sym_button_repeat1,
    STATE(96), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    ACTIONS(478), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4290] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(485), 1,
      anon_sym_if,
    STATE(96), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(482), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(91), 2,
      sym_block_comment,
      aux_sym_button_repeat1,
    ACTIONS(480), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4336] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(92), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(488), 26,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_destructive,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_limit,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4375] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(93), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(490), 26,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4414] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(94), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(492), 26,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_destructive,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_limit,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4453] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(95), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(358), 26,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_default,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4492] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(96), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(494), 25,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_destructive,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_default,
      anon_sym_cancel,
      anon_sym_if,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4530] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(498), 1,
      anon_sym_after,
    STATE(97), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(496), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4570] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(98), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(500), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4607] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(99), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(502), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4644] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(100), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(504), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4681] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(101), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(506), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4718] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(102), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(508), 24,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [4755] = 15,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(513), 1,
      anon_sym_AT,
    ACTIONS(516), 1,
      anon_sym_RBRACE,
    ACTIONS(518), 1,
      anon_sym_app,
    ACTIONS(521), 1,
      anon_sym_guidelines,
    ACTIONS(524), 1,
      anon_sym_source,
    ACTIONS(527), 1,
      anon_sym_locales,
    ACTIONS(530), 1,
      anon_sym_devices,
    ACTIONS(533), 1,
      anon_sym_textSize,
    ACTIONS(536), 1,
      anon_sym_notifications,
    ACTIONS(539), 1,
      anon_sym_rules,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(510), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(103), 2,
      sym_block_comment,
      aux_sym_project_body_repeat1,
    STATE(145), 10,
      sym__end,
      sym_directive,
      sym_app,
      sym_guidelines,
      sym_source_language,
      sym_locales,
      sym_devices,
      sym_text_size,
      sym_notifications,
      sym_rules,
  [4813] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(544), 1,
      anon_sym_AT,
    ACTIONS(546), 1,
      anon_sym_RBRACE,
    ACTIONS(548), 1,
      anon_sym_app,
    ACTIONS(550), 1,
      anon_sym_guidelines,
    ACTIONS(552), 1,
      anon_sym_source,
    ACTIONS(554), 1,
      anon_sym_locales,
    ACTIONS(556), 1,
      anon_sym_devices,
    ACTIONS(558), 1,
      anon_sym_textSize,
    ACTIONS(560), 1,
      anon_sym_notifications,
    ACTIONS(562), 1,
      anon_sym_rules,
    STATE(103), 1,
      aux_sym_project_body_repeat1,
    STATE(104), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(542), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(145), 10,
      sym__end,
      sym_directive,
      sym_app,
      sym_guidelines,
      sym_source_language,
      sym_locales,
      sym_devices,
      sym_text_size,
      sym_notifications,
      sym_rules,
  [4873] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(544), 1,
      anon_sym_AT,
    ACTIONS(548), 1,
      anon_sym_app,
    ACTIONS(550), 1,
      anon_sym_guidelines,
    ACTIONS(552), 1,
      anon_sym_source,
    ACTIONS(554), 1,
      anon_sym_locales,
    ACTIONS(556), 1,
      anon_sym_devices,
    ACTIONS(558), 1,
      anon_sym_textSize,
    ACTIONS(560), 1,
      anon_sym_notifications,
    ACTIONS(562), 1,
      anon_sym_rules,
    ACTIONS(564), 1,
      anon_sym_RBRACE,
    STATE(104), 1,
      aux_sym_project_body_repeat1,
    STATE(105), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(542), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(145), 10,
      sym__end,
      sym_directive,
      sym_app,
      sym_guidelines,
      sym_source_language,
      sym_locales,
      sym_devices,
      sym_text_size,
      sym_notifications,
      sym_rules,
  [4933] = 16,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(17), 1,
      anon_sym_project,
    ACTIONS(19), 1,
      anon_sym_enum,
    ACTIONS(21), 1,
      anon_sym_terms,
    ACTIONS(23), 1,
      anon_sym_translation,
    ACTIONS(25), 1,
      anon_sym_alert,
    ACTIONS(27), 1,
      anon_sym_actionSheet,
    ACTIONS(29), 1,
      anon_sym_notification,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(566), 1,
      ts_builtin_sym_end,
    STATE(106), 1,
      sym_block_comment,
    STATE(109), 1,
      aux_sym_source_file_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(168), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(174), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [4992] = 16,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(17), 1,
      anon_sym_project,
    ACTIONS(19), 1,
      anon_sym_enum,
    ACTIONS(21), 1,
      anon_sym_terms,
    ACTIONS(23), 1,
      anon_sym_translation,
    ACTIONS(25), 1,
      anon_sym_alert,
    ACTIONS(27), 1,
      anon_sym_actionSheet,
    ACTIONS(29), 1,
      anon_sym_notification,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(566), 1,
      ts_builtin_sym_end,
    STATE(107), 1,
      sym_block_comment,
    STATE(108), 1,
      aux_sym_source_file_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(168), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(174), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [5051] = 15,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(568), 1,
      ts_builtin_sym_end,
    ACTIONS(573), 1,
      anon_sym_AT,
    ACTIONS(576), 1,
      anon_sym_project,
    ACTIONS(579), 1,
      anon_sym_enum,
    ACTIONS(582), 1,
      anon_sym_terms,
    ACTIONS(585), 1,
      anon_sym_translation,
    ACTIONS(588), 1,
      anon_sym_alert,
    ACTIONS(591), 1,
      anon_sym_actionSheet,
    ACTIONS(594), 1,
      anon_sym_notification,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(570), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(108), 2,
      sym_block_comment,
      aux_sym_source_file_repeat1,
    STATE(168), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(174), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [5108] = 16,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(17), 1,
      anon_sym_project,
    ACTIONS(19), 1,
      anon_sym_enum,
    ACTIONS(21), 1,
      anon_sym_terms,
    ACTIONS(23), 1,
      anon_sym_translation,
    ACTIONS(25), 1,
      anon_sym_alert,
    ACTIONS(27), 1,
      anon_sym_actionSheet,
    ACTIONS(29), 1,
      anon_sym_notification,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(597), 1,
      ts_builtin_sym_end,
    STATE(108), 1,
      aux_sym_source_file_repeat1,
    STATE(109), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(168), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(174), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [5167] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(110), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(599), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [5202] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(111), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(601), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_field,
      anon_sym_button,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [5237] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(112), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(603), 22,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_source,
      anon_sym_purpose,
      anon_sym_title,
      anon_sym_message,
      anon_sym_exit,
      anon_sym_layout,
      anon_sym_shown,
      sym_undoable,
      anon_sym_choice,
      anon_sym_cancel,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
  [5272] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(406), 1,
      anon_sym_input,
    ACTIONS(408), 1,
      anon_sym_send,
    STATE(113), 1,
      sym_block_comment,
    STATE(115), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(410), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(138), 4,
      sym_condition,
      sym_opens,
      sym_input,
      sym_send,
    ACTIONS(605), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5317] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(406), 1,
      anon_sym_input,
    ACTIONS(408), 1,
      anon_sym_send,
    STATE(114), 1,
      sym_block_comment,
    STATE(116), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(410), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(138), 4,
      sym_condition,
      sym_opens,
      sym_input,
      sym_send,
    ACTIONS(605), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5362] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(192), 1,
      anon_sym_if,
    ACTIONS(406), 1,
      anon_sym_input,
    ACTIONS(408), 1,
      anon_sym_send,
    STATE(115), 1,
      sym_block_comment,
    STATE(116), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(410), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(138), 4,
      sym_condition,
      sym_opens,
      sym_input,
      sym_send,
    ACTIONS(607), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5407] = 10,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(611), 1,
      anon_sym_input,
    ACTIONS(614), 1,
      anon_sym_send,
    ACTIONS(620), 1,
      anon_sym_if,
    ACTIONS(623), 1,
      anon_sym_opens,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(617), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(116), 2,
      sym_block_comment,
      aux_sym_action_repeat1,
    STATE(138), 4,
      sym_condition,
      sym_opens,
      sym_input,
      sym_send,
    ACTIONS(609), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5450] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(117), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(57), 15,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5478] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(118), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(65), 15,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5506] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(119), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(61), 15,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5534] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(628), 1,
      anon_sym_COMMA,
    STATE(120), 1,
      sym_block_comment,
    STATE(129), 1,
      aux_sym_devices_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(626), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [5565] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(634), 1,
      anon_sym_RBRACE,
    ACTIONS(636), 1,
      sym_number,
    STATE(121), 1,
      sym_block_comment,
    STATE(122), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5604] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(638), 1,
      anon_sym_RBRACE,
    STATE(122), 1,
      sym_block_comment,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5643] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(643), 1,
      anon_sym_SEMI,
    ACTIONS(646), 1,
      anon_sym_RBRACE,
    ACTIONS(648), 1,
      sym_number,
    STATE(150), 1,
      sym_arm,
    STATE(123), 2,
      sym_block_comment,
      aux_sym_selection_repeat1,
    ACTIONS(640), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5680] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(628), 1,
      anon_sym_COMMA,
    STATE(120), 1,
      aux_sym_devices_repeat1,
    STATE(124), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(651), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [5711] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(655), 1,
      anon_sym_COMMA,
    STATE(125), 1,
      sym_block_comment,
    STATE(127), 1,
      aux_sym_locales_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(653), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [5742] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(655), 1,
      anon_sym_COMMA,
    STATE(125), 1,
      aux_sym_locales_repeat1,
    STATE(126), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(657), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [5773] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(661), 1,
      anon_sym_COMMA,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(127), 2,
      sym_block_comment,
      aux_sym_locales_repeat1,
    ACTIONS(659), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [5802] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(664), 1,
      anon_sym_RBRACE,
    STATE(128), 1,
      sym_block_comment,
    STATE(130), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5841] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(668), 1,
      anon_sym_COMMA,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(129), 2,
      sym_block_comment,
      aux_sym_devices_repeat1,
    ACTIONS(666), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [5870] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(671), 1,
      anon_sym_RBRACE,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(130), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5909] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(673), 1,
      anon_sym_RBRACE,
    STATE(131), 1,
      sym_block_comment,
    STATE(132), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5948] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(675), 1,
      anon_sym_RBRACE,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(132), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [5987] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(677), 1,
      anon_sym_RBRACE,
    STATE(133), 1,
      sym_block_comment,
    STATE(134), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6026] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(632), 1,
      anon_sym_SEMI,
    ACTIONS(636), 1,
      sym_number,
    ACTIONS(679), 1,
      anon_sym_RBRACE,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(134), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(630), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6065] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(544), 1,
      anon_sym_AT,
    ACTIONS(681), 1,
      anon_sym_RBRACE,
    ACTIONS(683), 1,
      anon_sym_description,
    ACTIONS(685), 1,
      anon_sym_media,
    ACTIONS(687), 1,
      anon_sym_action,
    STATE(135), 1,
      sym_block_comment,
    STATE(141), 1,
      aux_sym_detail_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(542), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(244), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [6105] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(136), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(689), 13,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_input,
      anon_sym_send,
      anon_sym_destructive,
      anon_sym_if,
      anon_sym_opens,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
      anon_sym_authenticated,
  [6131] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(137), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(691), 13,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_input,
      anon_sym_send,
      anon_sym_destructive,
      anon_sym_if,
      anon_sym_opens,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
      anon_sym_authenticated,
  [6157] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(138), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(693), 13,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_input,
      anon_sym_send,
      anon_sym_destructive,
      anon_sym_if,
      anon_sym_opens,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
      anon_sym_authenticated,
  [6183] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(544), 1,
      anon_sym_AT,
    ACTIONS(683), 1,
      anon_sym_description,
    ACTIONS(685), 1,
      anon_sym_media,
    ACTIONS(687), 1,
      anon_sym_action,
    ACTIONS(695), 1,
      anon_sym_RBRACE,
    STATE(135), 1,
      aux_sym_detail_body_repeat1,
    STATE(139), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(542), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(244), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [6223] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(140), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(659), 13,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6249] = 10,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(700), 1,
      anon_sym_AT,
    ACTIONS(703), 1,
      anon_sym_RBRACE,
    ACTIONS(705), 1,
      anon_sym_description,
    ACTIONS(708), 1,
      anon_sym_media,
    ACTIONS(711), 1,
      anon_sym_action,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(697), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(141), 2,
      sym_block_comment,
      aux_sym_detail_body_repeat1,
    STATE(244), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [6287] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(142), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(666), 13,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6313] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(143), 1,
      sym_block_comment,
    ACTIONS(714), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(47), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6342] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(144), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(716), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6367] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(145), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(718), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6392] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(146), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(720), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6417] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(147), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(722), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6442] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(148), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(724), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6467] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(149), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(726), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6492] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(150), 1,
      sym_block_comment,
    ACTIONS(730), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(728), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6521] = 13,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(190), 1,
      anon_sym_by,
    ACTIONS(732), 1,
      sym_identifier,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(78), 1,
      sym__text,
    STATE(151), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [6564] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(152), 1,
      sym_block_comment,
    ACTIONS(740), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(738), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6593] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(153), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(742), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6618] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(154), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(744), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6643] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(155), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(746), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6668] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(156), 1,
      sym_block_comment,
    ACTIONS(748), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(39), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6697] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(157), 1,
      sym_block_comment,
    ACTIONS(750), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(45), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6726] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(158), 1,
      sym_block_comment,
    ACTIONS(752), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(53), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6755] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(159), 1,
      sym_block_comment,
    ACTIONS(754), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(43), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6784] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(160), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(756), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6809] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(161), 1,
      sym_block_comment,
    ACTIONS(758), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(49), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6838] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(162), 1,
      sym_block_comment,
    ACTIONS(760), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(35), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6867] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(163), 1,
      sym_block_comment,
    ACTIONS(762), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(33), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6896] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(164), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(764), 12,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_app,
      anon_sym_guidelines,
      anon_sym_source,
      anon_sym_locales,
      anon_sym_devices,
      anon_sym_textSize,
      anon_sym_notifications,
      anon_sym_rules,
  [6921] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(766), 1,
      ts_builtin_sym_end,
    STATE(165), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(768), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [6947] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(770), 1,
      ts_builtin_sym_end,
    STATE(166), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(772), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [6973] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(774), 1,
      sym_identifier,
    ACTIONS(776), 1,
      anon_sym_LBRACK,
    STATE(167), 1,
      sym_block_comment,
    STATE(318), 1,
      sym__type,
    ACTIONS(778), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [7005] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(780), 1,
      ts_builtin_sym_end,
    STATE(168), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(782), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7031] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(784), 1,
      ts_builtin_sym_end,
    STATE(169), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(786), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7057] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(788), 1,
      ts_builtin_sym_end,
    STATE(170), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(790), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7083] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(171), 1,
      sym_block_comment,
    STATE(243), 1,
      sym__text,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7123] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(29), 1,
      sym__text,
    STATE(172), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7163] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(102), 1,
      sym__text,
    STATE(173), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7203] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(794), 1,
      ts_builtin_sym_end,
    STATE(174), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(796), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7229] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(798), 1,
      ts_builtin_sym_end,
    STATE(175), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(800), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7255] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(805), 1,
      anon_sym_AT,
    ACTIONS(808), 1,
      anon_sym_RBRACE,
    ACTIONS(810), 1,
      anon_sym_permission,
    ACTIONS(813), 1,
      anon_sym_settings,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(802), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(176), 2,
      sym_block_comment,
      aux_sym_notifications_body_repeat1,
    STATE(254), 4,
      sym__end,
      sym_directive,
      sym_permission,
      sym_settings,
  [7289] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(816), 1,
      ts_builtin_sym_end,
    STATE(177), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(818), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7315] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(820), 1,
      ts_builtin_sym_end,
    STATE(178), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(822), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7341] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(824), 1,
      ts_builtin_sym_end,
    STATE(179), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(826), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7367] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(828), 1,
      ts_builtin_sym_end,
    STATE(180), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(830), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7393] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(832), 1,
      ts_builtin_sym_end,
    STATE(181), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(834), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7419] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(836), 1,
      ts_builtin_sym_end,
    STATE(182), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(838), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7445] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(840), 1,
      ts_builtin_sym_end,
    STATE(183), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(842), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7471] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(844), 1,
      ts_builtin_sym_end,
    STATE(184), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(846), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7497] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(848), 1,
      ts_builtin_sym_end,
    STATE(185), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(850), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7523] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(186), 1,
      sym_block_comment,
    STATE(292), 1,
      sym__text,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7563] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(86), 1,
      sym__text,
    STATE(187), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7603] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(71), 1,
      sym__text,
    STATE(188), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7643] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(136), 1,
      sym__text,
    STATE(189), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7683] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(137), 1,
      sym__text,
    STATE(190), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7723] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(852), 1,
      ts_builtin_sym_end,
    STATE(191), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(854), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7749] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(856), 1,
      ts_builtin_sym_end,
    STATE(192), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(858), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7775] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(860), 1,
      ts_builtin_sym_end,
    STATE(193), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(862), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7801] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(864), 1,
      ts_builtin_sym_end,
    STATE(194), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(866), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7827] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(868), 1,
      ts_builtin_sym_end,
    STATE(195), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(870), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7853] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(872), 1,
      ts_builtin_sym_end,
    STATE(196), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(874), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7879] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(876), 1,
      ts_builtin_sym_end,
    STATE(197), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(878), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7905] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(880), 1,
      ts_builtin_sym_end,
    STATE(198), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(882), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7931] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(153), 1,
      sym__text,
    STATE(199), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [7971] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(884), 1,
      ts_builtin_sym_end,
    STATE(200), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(886), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [7997] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(774), 1,
      sym_identifier,
    ACTIONS(888), 1,
      anon_sym_LBRACK,
    STATE(201), 1,
      sym_block_comment,
    STATE(305), 1,
      sym__type,
    ACTIONS(778), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8029] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(774), 1,
      sym_identifier,
    ACTIONS(890), 1,
      anon_sym_LBRACK,
    STATE(202), 1,
      sym_block_comment,
    STATE(312), 1,
      sym__type,
    ACTIONS(778), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8061] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(69), 1,
      anon_sym_settings,
    ACTIONS(892), 1,
      anon_sym_RBRACE,
    ACTIONS(894), 1,
      anon_sym_permission,
    STATE(176), 1,
      aux_sym_notifications_body_repeat1,
    STATE(203), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(254), 4,
      sym__end,
      sym_directive,
      sym_permission,
      sym_settings,
  [8097] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(69), 1,
      anon_sym_settings,
    ACTIONS(894), 1,
      anon_sym_permission,
    ACTIONS(896), 1,
      anon_sym_RBRACE,
    STATE(203), 1,
      aux_sym_notifications_body_repeat1,
    STATE(204), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(254), 4,
      sym__end,
      sym_directive,
      sym_permission,
      sym_settings,
  [8133] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(40), 1,
      sym__text,
    STATE(205), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [8173] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(898), 1,
      ts_builtin_sym_end,
    STATE(206), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(900), 10,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_project,
      anon_sym_enum,
      anon_sym_terms,
      anon_sym_translation,
      anon_sym_alert,
      anon_sym_actionSheet,
      anon_sym_notification,
  [8199] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(81), 1,
      sym__text,
    STATE(207), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
  [8239] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(902), 1,
      sym_identifier,
    ACTIONS(904), 1,
      anon_sym_not,
    STATE(80), 1,
      sym__plain_text,
    STATE(208), 1,
      sym_block_comment,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
      sym__string,
      sym_languages,
  [8278] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(774), 1,
      sym_identifier,
    STATE(209), 1,
      sym_block_comment,
    STATE(402), 1,
      sym__type,
    ACTIONS(778), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8307] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(774), 1,
      sym_identifier,
    STATE(210), 1,
      sym_block_comment,
    STATE(431), 1,
      sym__type,
    ACTIONS(778), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8336] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(774), 1,
      sym_identifier,
    STATE(211), 1,
      sym_block_comment,
    STATE(383), 1,
      sym__type,
    ACTIONS(778), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8365] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(908), 1,
      sym_agreement,
    STATE(212), 1,
      sym_block_comment,
    STATE(398), 1,
      sym_style,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(906), 7,
      anon_sym_number2,
      anon_sym_percent,
      anon_sym_date,
      anon_sym_time,
      anon_sym_relative,
      anon_sym_list,
      anon_sym_quoted,
  [8391] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(912), 1,
      anon_sym_AT,
    ACTIONS(914), 1,
      anon_sym_RBRACE,
    ACTIONS(916), 1,
      sym_rule_name,
    STATE(213), 1,
      sym_block_comment,
    STATE(227), 1,
      aux_sym_rules_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(910), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(291), 3,
      sym__end,
      sym_directive,
      sym_rule_setting,
  [8423] = 11,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(918), 1,
      anon_sym_DOT,
    ACTIONS(920), 1,
      anon_sym_by,
    ACTIONS(922), 1,
      anon_sym_DQUOTE,
    ACTIONS(924), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(214), 1,
      sym_block_comment,
    STATE(247), 1,
      sym__pattern,
    STATE(260), 2,
      sym__string,
      sym_selection,
    STATE(261), 2,
      sym_string,
      sym_multiline_string,
  [8459] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(926), 1,
      sym_identifier,
    ACTIONS(928), 1,
      anon_sym_COMMA,
    ACTIONS(930), 1,
      anon_sym_RBRACE,
    STATE(215), 1,
      sym_block_comment,
    STATE(228), 1,
      aux_sym_enum_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(250), 2,
      sym__end,
      sym_directive,
  [8493] = 11,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(176), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(932), 1,
      sym_identifier,
    STATE(80), 1,
      sym__plain_text,
    STATE(216), 1,
      sym_block_comment,
    STATE(8), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
      sym__string,
      sym_languages,
  [8529] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(934), 1,
      sym_identifier,
    ACTIONS(940), 1,
      anon_sym_AT,
    ACTIONS(943), 1,
      anon_sym_RBRACE,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(937), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(217), 2,
      sym_block_comment,
      aux_sym_terms_body_repeat1,
    STATE(290), 3,
      sym__end,
      sym_directive,
      sym_term,
  [8559] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(926), 1,
      sym_identifier,
    ACTIONS(928), 1,
      anon_sym_COMMA,
    ACTIONS(945), 1,
      anon_sym_RBRACE,
    STATE(215), 1,
      aux_sym_enum_body_repeat1,
    STATE(218), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(250), 2,
      sym__end,
      sym_directive,
  [8593] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(947), 1,
      sym_agreement,
    STATE(219), 1,
      sym_block_comment,
    STATE(384), 1,
      sym_style,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(906), 7,
      anon_sym_number2,
      anon_sym_percent,
      anon_sym_date,
      anon_sym_time,
      anon_sym_relative,
      anon_sym_list,
      anon_sym_quoted,
  [8619] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(949), 1,
      sym_identifier,
    ACTIONS(951), 1,
      anon_sym_RBRACE,
    STATE(217), 1,
      aux_sym_terms_body_repeat1,
    STATE(220), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(290), 3,
      sym__end,
      sym_directive,
      sym_term,
  [8651] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(953), 1,
      sym_identifier,
    ACTIONS(955), 1,
      anon_sym_RBRACE,
    STATE(221), 1,
      sym_block_comment,
    STATE(224), 1,
      aux_sym_translation_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(278), 3,
      sym__end,
      sym_directive,
      sym_translation_row,
  [8683] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(960), 1,
      anon_sym_AT,
    ACTIONS(963), 1,
      anon_sym_RBRACE,
    ACTIONS(965), 1,
      sym_rule_name,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(957), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(222), 2,
      sym_block_comment,
      aux_sym_rules_body_repeat1,
    STATE(291), 3,
      sym__end,
      sym_directive,
      sym_rule_setting,
  [8713] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(968), 1,
      sym_identifier,
    ACTIONS(974), 1,
      anon_sym_AT,
    ACTIONS(977), 1,
      anon_sym_RBRACE,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(971), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(223), 2,
      sym_block_comment,
      aux_sym_translation_body_repeat1,
    STATE(278), 3,
      sym__end,
      sym_directive,
      sym_translation_row,
  [8743] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(953), 1,
      sym_identifier,
    ACTIONS(979), 1,
      anon_sym_RBRACE,
    STATE(223), 1,
      aux_sym_translation_body_repeat1,
    STATE(224), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(278), 3,
      sym__end,
      sym_directive,
      sym_translation_row,
  [8775] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(225), 1,
      sym_block_comment,
    ACTIONS(981), 9,
      anon_sym_email,
      anon_sym_phone,
      anon_sym_url,
      anon_sym_name,
      anon_sym_username,
      anon_sym_password,
      anon_sym_newPassword,
      anon_sym_oneTimeCode,
      anon_sym_address,
  [8799] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(949), 1,
      sym_identifier,
    ACTIONS(983), 1,
      anon_sym_RBRACE,
    STATE(220), 1,
      aux_sym_terms_body_repeat1,
    STATE(226), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(290), 3,
      sym__end,
      sym_directive,
      sym_term,
  [8831] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(912), 1,
      anon_sym_AT,
    ACTIONS(916), 1,
      sym_rule_name,
    ACTIONS(985), 1,
      anon_sym_RBRACE,
    STATE(222), 1,
      aux_sym_rules_body_repeat1,
    STATE(227), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(910), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(291), 3,
      sym__end,
      sym_directive,
      sym_rule_setting,
  [8863] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(987), 1,
      sym_identifier,
    ACTIONS(993), 1,
      anon_sym_AT,
    ACTIONS(996), 1,
      anon_sym_COMMA,
    ACTIONS(999), 1,
      anon_sym_RBRACE,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(990), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(228), 2,
      sym_block_comment,
      aux_sym_enum_body_repeat1,
    STATE(250), 2,
      sym__end,
      sym_directive,
  [8895] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1001), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    STATE(229), 1,
      sym_block_comment,
    STATE(230), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [8926] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    ACTIONS(1014), 1,
      sym_escape_sequence,
    ACTIONS(1017), 1,
      anon_sym_LBRACE2,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1011), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(230), 2,
      sym_block_comment,
      aux_sym_multiline_string_repeat1,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [8955] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1020), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(231), 1,
      sym_block_comment,
    STATE(241), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [8986] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(920), 1,
      anon_sym_by,
    ACTIONS(922), 1,
      anon_sym_DQUOTE,
    ACTIONS(924), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(232), 1,
      sym_block_comment,
    STATE(245), 1,
      sym__pattern,
    STATE(260), 2,
      sym__string,
      sym_selection,
    STATE(261), 2,
      sym_string,
      sym_multiline_string,
  [9019] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1024), 1,
      anon_sym_live,
    STATE(233), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1022), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [9042] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1026), 1,
      anon_sym_by,
    ACTIONS(1028), 1,
      anon_sym_DQUOTE,
    ACTIONS(1030), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(234), 1,
      sym_block_comment,
    STATE(285), 1,
      sym__pattern,
    STATE(322), 2,
      sym__string,
      sym_selection,
    STATE(323), 2,
      sym_string,
      sym_multiline_string,
  [9075] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(235), 1,
      sym_block_comment,
    ACTIONS(1032), 8,
      anon_sym_permission,
      anon_sym_input,
      anon_sym_destructive,
      anon_sym_purchase,
      anon_sym_problem,
      anon_sym_consent,
      anon_sym_choose,
      anon_sym_inform,
  [9098] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1034), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(229), 1,
      aux_sym_multiline_string_repeat1,
    STATE(236), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [9129] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1036), 1,
      anon_sym_by,
    ACTIONS(1038), 1,
      anon_sym_DQUOTE,
    ACTIONS(1040), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(152), 1,
      sym__pattern,
    STATE(237), 1,
      sym_block_comment,
    STATE(156), 2,
      sym__string,
      sym_selection,
    STATE(157), 2,
      sym_string,
      sym_multiline_string,
  [9162] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1042), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(238), 1,
      sym_block_comment,
    STATE(240), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [9193] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1044), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(230), 1,
      aux_sym_multiline_string_repeat1,
    STATE(239), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [9224] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1046), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(230), 1,
      aux_sym_multiline_string_repeat1,
    STATE(240), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [9255] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1048), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(230), 1,
      aux_sym_multiline_string_repeat1,
    STATE(241), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [9286] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      sym_escape_sequence,
    ACTIONS(1007), 1,
      anon_sym_LBRACE2,
    ACTIONS(1050), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(239), 1,
      aux_sym_multiline_string_repeat1,
    STATE(242), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1003), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(282), 2,
      sym__multiline_content,
      sym_placeholder,
  [9317] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(243), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1052), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [9337] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(244), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1054), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [9357] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1058), 1,
      anon_sym_of,
    STATE(245), 1,
      sym_block_comment,
    STATE(294), 1,
      sym_stamp,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1056), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [9381] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(246), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1060), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [9401] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1058), 1,
      anon_sym_of,
    STATE(247), 1,
      sym_block_comment,
    STATE(288), 1,
      sym_stamp,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1062), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [9425] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1064), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    STATE(248), 1,
      sym_block_comment,
    STATE(269), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9454] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1072), 1,
      sym_identifier,
    ACTIONS(1074), 1,
      anon_sym_COMMA,
    ACTIONS(1076), 1,
      anon_sym_RPAREN,
    ACTIONS(1078), 1,
      anon_sym_sensitive,
    STATE(249), 1,
      sym_block_comment,
    STATE(259), 1,
      aux_sym_parameters_repeat1,
    STATE(310), 1,
      sym_parameter,
  [9485] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(250), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1080), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_identifier,
  [9504] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(251), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1082), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_identifier,
  [9523] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(252), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1084), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_permission,
      anon_sym_settings,
  [9542] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1072), 1,
      sym_identifier,
    ACTIONS(1074), 1,
      anon_sym_COMMA,
    ACTIONS(1078), 1,
      anon_sym_sensitive,
    ACTIONS(1086), 1,
      anon_sym_RPAREN,
    STATE(249), 1,
      aux_sym_parameters_repeat1,
    STATE(253), 1,
      sym_block_comment,
    STATE(310), 1,
      sym_parameter,
  [9573] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(254), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1088), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_permission,
      anon_sym_settings,
  [9592] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(255), 1,
      sym_block_comment,
    ACTIONS(1090), 6,
      anon_sym_text,
      anon_sym_email,
      anon_sym_number,
      anon_sym_decimal,
      anon_sym_phone,
      anon_sym_url,
  [9613] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(256), 1,
      sym_block_comment,
    ACTIONS(1092), 6,
      anon_sym_communication,
      anon_sym_reminder,
      anon_sym_status,
      anon_sym_event,
      anon_sym_transaction,
      anon_sym_marketing,
  [9634] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1094), 1,
      anon_sym_DQUOTE2,
    STATE(257), 1,
      sym_block_comment,
    STATE(258), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9663] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1096), 1,
      anon_sym_DQUOTE2,
    STATE(258), 1,
      sym_block_comment,
    STATE(269), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9692] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1098), 1,
      sym_identifier,
    ACTIONS(1101), 1,
      anon_sym_COMMA,
    ACTIONS(1104), 1,
      anon_sym_RPAREN,
    ACTIONS(1106), 1,
      anon_sym_sensitive,
    STATE(310), 1,
      sym_parameter,
    STATE(259), 2,
      sym_block_comment,
      aux_sym_parameters_repeat1,
  [9721] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(260), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(39), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [9740] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(261), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(45), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [9759] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(262), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(53), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [9778] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(263), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(43), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [9797] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(264), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(47), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [9816] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(265), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(49), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [9835] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1109), 1,
      anon_sym_DQUOTE2,
    STATE(266), 1,
      sym_block_comment,
    STATE(267), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9864] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1111), 1,
      anon_sym_DQUOTE2,
    STATE(267), 1,
      sym_block_comment,
    STATE(269), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9893] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1113), 1,
      anon_sym_DQUOTE2,
    STATE(248), 1,
      aux_sym_string_repeat1,
    STATE(268), 1,
      sym_block_comment,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9922] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1115), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1117), 1,
      sym_string_content,
    ACTIONS(1120), 1,
      sym_escape_sequence,
    ACTIONS(1123), 1,
      anon_sym_LBRACE2,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(269), 2,
      sym_block_comment,
      aux_sym_string_repeat1,
  [9949] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1126), 1,
      anon_sym_DQUOTE2,
    STATE(270), 1,
      sym_block_comment,
    STATE(271), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [9978] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1128), 1,
      anon_sym_DQUOTE2,
    STATE(269), 1,
      aux_sym_string_repeat1,
    STATE(271), 1,
      sym_block_comment,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10007] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1130), 1,
      anon_sym_DQUOTE2,
    STATE(272), 1,
      sym_block_comment,
    STATE(273), 1,
      aux_sym_string_repeat1,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10036] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1066), 1,
      sym_string_content,
    ACTIONS(1068), 1,
      sym_escape_sequence,
    ACTIONS(1070), 1,
      anon_sym_LBRACE2,
    ACTIONS(1132), 1,
      anon_sym_DQUOTE2,
    STATE(269), 1,
      aux_sym_string_repeat1,
    STATE(273), 1,
      sym_block_comment,
    STATE(319), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10065] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(274), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1136), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1134), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [10085] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(275), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1138), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [10103] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(276), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1142), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1140), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [10123] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(277), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(57), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [10141] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(278), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1144), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [10159] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(279), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1148), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1146), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [10179] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1150), 1,
      anon_sym_SEMI,
    ACTIONS(1152), 1,
      anon_sym_RBRACE,
    ACTIONS(1154), 1,
      sym_language_tag,
    STATE(280), 1,
      sym_block_comment,
    STATE(296), 1,
      aux_sym_languages_repeat1,
    STATE(325), 1,
      sym_language_row,
  [10207] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(281), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(65), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [10225] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(282), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1158), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1156), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [10245] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(283), 1,
      sym_block_comment,
    ACTIONS(1160), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1162), 3,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_RBRACK,
  [10267] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(284), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(61), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [10285] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1166), 1,
      anon_sym_of,
    ACTIONS(1168), 1,
      sym_language_tag,
    STATE(285), 1,
      sym_block_comment,
    STATE(332), 1,
      sym_stamp,
    ACTIONS(1164), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [10311] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(286), 1,
      sym_block_comment,
    ACTIONS(1170), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1172), 3,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_RBRACK,
  [10333] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1174), 1,
      anon_sym_SEMI,
    ACTIONS(1177), 1,
      anon_sym_RBRACE,
    ACTIONS(1179), 1,
      sym_language_tag,
    STATE(325), 1,
      sym_language_row,
    STATE(287), 2,
      sym_block_comment,
      aux_sym_languages_repeat1,
  [10359] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(288), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1182), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [10377] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(289), 1,
      sym_block_comment,
    ACTIONS(33), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(762), 3,
      anon_sym_SEMI,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [10399] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(290), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1184), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [10417] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(291), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1186), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [10435] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(292), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1188), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [10453] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(293), 1,
      sym_block_comment,
    ACTIONS(35), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(760), 3,
      anon_sym_SEMI,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [10475] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(294), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1190), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [10493] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(295), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1192), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [10511] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1150), 1,
      anon_sym_SEMI,
    ACTIONS(1154), 1,
      sym_language_tag,
    ACTIONS(1194), 1,
      anon_sym_RBRACE,
    STATE(287), 1,
      aux_sym_languages_repeat1,
    STATE(296), 1,
      sym_block_comment,
    STATE(325), 1,
      sym_language_row,
  [10539] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(297), 1,
      sym_block_comment,
    ACTIONS(1196), 4,
      anon_sym_off,
      anon_sym_note,
      anon_sym_warning,
      anon_sym_error,
  [10558] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(298), 1,
      sym_block_comment,
    ACTIONS(53), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(752), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [10579] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(299), 1,
      sym_block_comment,
    ACTIONS(43), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(754), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [10600] = 6,
    ACTIONS(1198), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1202), 1,
      anon_sym_STAR_SLASH,
    STATE(300), 1,
      sym_block_comment,
    STATE(307), 1,
      aux_sym_block_comment_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1200), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [10621] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(301), 1,
      sym_block_comment,
    ACTIONS(47), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(714), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [10642] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(302), 1,
      sym_block_comment,
    ACTIONS(49), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(758), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [10663] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1204), 1,
      anon_sym_LPAREN,
    ACTIONS(1206), 1,
      anon_sym_LBRACE,
    STATE(194), 1,
      sym_alert_body,
    STATE(303), 1,
      sym_block_comment,
    STATE(346), 1,
      sym_parameters,
  [10688] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(304), 1,
      sym_block_comment,
    ACTIONS(1208), 4,
      anon_sym_image,
      anon_sym_video,
      anon_sym_audio,
      anon_sym_map,
  [10707] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(305), 1,
      sym_block_comment,
    ACTIONS(1210), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1212), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [10728] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(306), 1,
      sym_block_comment,
    ACTIONS(1214), 4,
      anon_sym_passive,
      anon_sym_active,
      anon_sym_timeSensitive,
      anon_sym_critical,
  [10747] = 5,
    ACTIONS(1216), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1222), 1,
      anon_sym_STAR_SLASH,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1219), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
    STATE(307), 2,
      sym_block_comment,
      aux_sym_block_comment_repeat1,
  [10766] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1204), 1,
      anon_sym_LPAREN,
    ACTIONS(1224), 1,
      anon_sym_LBRACE,
    STATE(196), 1,
      sym_action_sheet_body,
    STATE(308), 1,
      sym_block_comment,
    STATE(352), 1,
      sym_parameters,
  [10791] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(309), 1,
      sym_block_comment,
    ACTIONS(1226), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1228), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [10812] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(310), 1,
      sym_block_comment,
    ACTIONS(1230), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1232), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [10833] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1236), 1,
      anon_sym_DQUOTE,
    STATE(51), 1,
      sym_string,
    STATE(311), 1,
      sym_block_comment,
    ACTIONS(1234), 2,
      anon_sym_default,
      anon_sym_none,
  [10856] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(312), 1,
      sym_block_comment,
    ACTIONS(1238), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1240), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [10877] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1204), 1,
      anon_sym_LPAREN,
    ACTIONS(1242), 1,
      anon_sym_LBRACE,
    STATE(197), 1,
      sym_notification_body,
    STATE(313), 1,
      sym_block_comment,
    STATE(335), 1,
      sym_parameters,
  [10902] = 6,
    ACTIONS(1198), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1246), 1,
      anon_sym_STAR_SLASH,
    STATE(314), 1,
      sym_block_comment,
    STATE(315), 1,
      aux_sym_block_comment_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1244), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [10923] = 6,
    ACTIONS(1198), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1248), 1,
      anon_sym_STAR_SLASH,
    STATE(307), 1,
      aux_sym_block_comment_repeat1,
    STATE(315), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1200), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [10944] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1142), 1,
      sym_string_content,
    STATE(316), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1140), 3,
      anon_sym_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [10963] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(317), 1,
      sym_block_comment,
    ACTIONS(1250), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1252), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [10984] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(318), 1,
      sym_block_comment,
    ACTIONS(1254), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1256), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11005] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1260), 1,
      sym_string_content,
    STATE(319), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1258), 3,
      anon_sym_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11024] = 6,
    ACTIONS(1198), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1264), 1,
      anon_sym_STAR_SLASH,
    STATE(300), 1,
      aux_sym_block_comment_repeat1,
    STATE(320), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1262), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [11045] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1136), 1,
      sym_string_content,
    STATE(321), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1134), 3,
      anon_sym_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11064] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(322), 1,
      sym_block_comment,
    ACTIONS(39), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(748), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11085] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(323), 1,
      sym_block_comment,
    ACTIONS(45), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(750), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11106] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(324), 1,
      sym_block_comment,
    ACTIONS(1266), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1268), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11127] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(325), 1,
      sym_block_comment,
    ACTIONS(1270), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [11145] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(326), 1,
      sym_block_comment,
    ACTIONS(1272), 3,
      anon_sym_input,
      anon_sym_send,
      anon_sym_initial,
  [11163] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(327), 1,
      sym_block_comment,
    ACTIONS(1274), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [11181] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(328), 1,
      sym_block_comment,
    ACTIONS(760), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [11199] = 4,
    ACTIONS(1278), 1,
      anon_sym_STAR_SLASH,
    STATE(329), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1276), 3,
      anon_sym_SLASH_STAR,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [11215] = 4,
    ACTIONS(1282), 1,
      anon_sym_STAR_SLASH,
    STATE(330), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1280), 3,
      anon_sym_SLASH_STAR,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [11231] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(331), 1,
      sym_block_comment,
    ACTIONS(762), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [11249] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(332), 1,
      sym_block_comment,
    ACTIONS(1284), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [11267] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1286), 1,
      anon_sym_DQUOTE,
    STATE(333), 1,
      sym_block_comment,
    STATE(404), 1,
      sym_string,
  [11286] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1288), 1,
      sym_identifier,
    STATE(33), 1,
      sym__destination,
    STATE(334), 1,
      sym_block_comment,
  [11305] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1242), 1,
      anon_sym_LBRACE,
    STATE(191), 1,
      sym_notification_body,
    STATE(335), 1,
      sym_block_comment,
  [11324] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1290), 1,
      anon_sym_LBRACE,
    STATE(87), 1,
      sym_detail_body,
    STATE(336), 1,
      sym_block_comment,
  [11343] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1292), 1,
      anon_sym_LBRACE,
    STATE(175), 1,
      sym_project_body,
    STATE(337), 1,
      sym_block_comment,
  [11362] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1286), 1,
      anon_sym_DQUOTE,
    STATE(338), 1,
      sym_block_comment,
    STATE(437), 1,
      sym_string,
  [11381] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1286), 1,
      anon_sym_DQUOTE,
    STATE(339), 1,
      sym_block_comment,
    STATE(386), 1,
      sym_string,
  [11400] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(340), 1,
      sym_block_comment,
    ACTIONS(1294), 2,
      anon_sym_dismissed,
      sym_identifier,
  [11417] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(341), 1,
      sym_block_comment,
    ACTIONS(1296), 2,
      anon_sym_atLaunch,
      anon_sym_onFirstNeed,
  [11434] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1298), 1,
      anon_sym_LBRACE,
    STATE(195), 1,
      sym_terms_body,
    STATE(342), 1,
      sym_block_comment,
  [11453] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_LBRACE,
    STATE(178), 1,
      sym_enum_body,
    STATE(343), 1,
      sym_block_comment,
  [11472] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1302), 1,
      sym_identifier,
    ACTIONS(1304), 1,
      anon_sym_COLON,
    STATE(344), 1,
      sym_block_comment,
  [11491] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1306), 1,
      anon_sym_allow,
    ACTIONS(1308), 1,
      anon_sym_deprecated,
    STATE(345), 1,
      sym_block_comment,
  [11510] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1206), 1,
      anon_sym_LBRACE,
    STATE(181), 1,
      sym_alert_body,
    STATE(346), 1,
      sym_block_comment,
  [11529] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(347), 1,
      sym_block_comment,
    ACTIONS(1310), 2,
      anon_sym_local,
      anon_sym_remote,
  [11546] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(348), 1,
      sym_block_comment,
    ACTIONS(1312), 2,
      anon_sym_alert,
      anon_sym_banner,
  [11563] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1314), 1,
      anon_sym_DQUOTE,
    STATE(327), 1,
      sym_string,
    STATE(349), 1,
      sym_block_comment,
  [11582] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1316), 1,
      anon_sym_LBRACE,
    STATE(164), 1,
      sym_notifications_body,
    STATE(350), 1,
      sym_block_comment,
  [11601] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1318), 1,
      anon_sym_LBRACE,
    STATE(144), 1,
      sym_rules_body,
    STATE(351), 1,
      sym_block_comment,
  [11620] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1224), 1,
      anon_sym_LBRACE,
    STATE(183), 1,
      sym_action_sheet_body,
    STATE(352), 1,
      sym_block_comment,
  [11639] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(902), 1,
      sym_identifier,
    ACTIONS(904), 1,
      anon_sym_not,
    STATE(353), 1,
      sym_block_comment,
  [11658] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1320), 1,
      anon_sym_COLON2,
    ACTIONS(1322), 1,
      anon_sym_RBRACE2,
    STATE(354), 1,
      sym_block_comment,
  [11677] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1324), 1,
      anon_sym_COLON2,
    ACTIONS(1326), 1,
      anon_sym_RBRACE2,
    STATE(355), 1,
      sym_block_comment,
  [11696] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1328), 1,
      anon_sym_DQUOTE,
    STATE(275), 1,
      sym_string,
    STATE(356), 1,
      sym_block_comment,
  [11715] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1330), 1,
      anon_sym_LBRACE,
    STATE(185), 1,
      sym_translation_body,
    STATE(357), 1,
      sym_block_comment,
  [11734] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1286), 1,
      anon_sym_DQUOTE,
    STATE(358), 1,
      sym_block_comment,
    STATE(390), 1,
      sym_string,
  [11753] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1286), 1,
      anon_sym_DQUOTE,
    STATE(359), 1,
      sym_block_comment,
    STATE(393), 1,
      sym_string,
  [11772] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1286), 1,
      anon_sym_DQUOTE,
    STATE(360), 1,
      sym_block_comment,
    STATE(400), 1,
      sym_string,
  [11791] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1332), 1,
      anon_sym_allow,
    ACTIONS(1334), 1,
      anon_sym_deprecated,
    STATE(361), 1,
      sym_block_comment,
  [11810] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1336), 1,
      anon_sym_allow,
    ACTIONS(1338), 1,
      anon_sym_deprecated,
    STATE(362), 1,
      sym_block_comment,
  [11829] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1340), 1,
      sym_identifier,
    STATE(363), 1,
      sym_block_comment,
  [11845] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1342), 1,
      sym_identifier,
    STATE(364), 1,
      sym_block_comment,
  [11861] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1344), 1,
      anon_sym_LPAREN,
    STATE(365), 1,
      sym_block_comment,
  [11877] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1346), 1,
      anon_sym_in,
    STATE(366), 1,
      sym_block_comment,
  [11893] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1348), 1,
      anon_sym_LPAREN,
    STATE(367), 1,
      sym_block_comment,
  [11909] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1350), 1,
      sym_language_tag,
    STATE(368), 1,
      sym_block_comment,
  [11925] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1352), 1,
      sym_identifier,
    STATE(369), 1,
      sym_block_comment,
  [11941] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1354), 1,
      sym_identifier,
    STATE(370), 1,
      sym_block_comment,
  [11957] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1356), 1,
      anon_sym_COMMA,
    STATE(371), 1,
      sym_block_comment,
  [11973] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1358), 1,
      sym_identifier,
    STATE(372), 1,
      sym_block_comment,
  [11989] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1360), 1,
      sym_number,
    STATE(373), 1,
      sym_block_comment,
  [12005] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1362), 1,
      sym_identifier,
    STATE(374), 1,
      sym_block_comment,
  [12021] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1364), 1,
      anon_sym_manual,
    STATE(375), 1,
      sym_block_comment,
  [12037] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1366), 1,
      aux_sym_placeholder_token1,
    STATE(376), 1,
      sym_block_comment,
  [12053] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1368), 1,
      sym_language_tag,
    STATE(377), 1,
      sym_block_comment,
  [12069] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1370), 1,
      sym_language_tag,
    STATE(378), 1,
      sym_block_comment,
  [12085] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1372), 1,
      anon_sym_COLON,
    STATE(379), 1,
      sym_block_comment,
  [12101] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1374), 1,
      sym_identifier,
    STATE(380), 1,
      sym_block_comment,
  [12117] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1376), 1,
      anon_sym_RBRACE2,
    STATE(381), 1,
      sym_block_comment,
  [12133] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1378), 1,
      sym_identifier,
    STATE(382), 1,
      sym_block_comment,
  [12149] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1380), 1,
      anon_sym_RBRACK,
    STATE(383), 1,
      sym_block_comment,
  [12165] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1382), 1,
      anon_sym_RBRACE2,
    STATE(384), 1,
      sym_block_comment,
  [12181] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1384), 1,
      sym_identifier,
    STATE(385), 1,
      sym_block_comment,
  [12197] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1386), 1,
      anon_sym_RPAREN,
    STATE(386), 1,
      sym_block_comment,
  [12213] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1388), 1,
      anon_sym_COLON,
    STATE(387), 1,
      sym_block_comment,
  [12229] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1390), 1,
      sym_identifier,
    STATE(388), 1,
      sym_block_comment,
  [12245] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1392), 1,
      sym_identifier,
    STATE(389), 1,
      sym_block_comment,
  [12261] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1394), 1,
      anon_sym_RPAREN,
    STATE(390), 1,
      sym_block_comment,
  [12277] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1396), 1,
      sym_identifier,
    STATE(391), 1,
      sym_block_comment,
  [12293] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(932), 1,
      sym_identifier,
    STATE(392), 1,
      sym_block_comment,
  [12309] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1398), 1,
      anon_sym_RPAREN,
    STATE(393), 1,
      sym_block_comment,
  [12325] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1400), 1,
      sym_identifier,
    STATE(394), 1,
      sym_block_comment,
  [12341] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1402), 1,
      sym_identifier,
    STATE(395), 1,
      sym_block_comment,
  [12357] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1404), 1,
      sym_identifier,
    STATE(396), 1,
      sym_block_comment,
  [12373] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1406), 1,
      sym_identifier,
    STATE(397), 1,
      sym_block_comment,
  [12389] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1408), 1,
      anon_sym_RBRACE2,
    STATE(398), 1,
      sym_block_comment,
  [12405] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1410), 1,
      sym_identifier,
    STATE(399), 1,
      sym_block_comment,
  [12421] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1412), 1,
      anon_sym_RPAREN,
    STATE(400), 1,
      sym_block_comment,
  [12437] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1414), 1,
      sym_rule_name,
    STATE(401), 1,
      sym_block_comment,
  [12453] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1416), 1,
      anon_sym_RBRACK,
    STATE(402), 1,
      sym_block_comment,
  [12469] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1418), 1,
      sym_identifier,
    STATE(403), 1,
      sym_block_comment,
  [12485] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1420), 1,
      anon_sym_RPAREN,
    STATE(404), 1,
      sym_block_comment,
  [12501] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1422), 1,
      sym_identifier,
    STATE(405), 1,
      sym_block_comment,
  [12517] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1424), 1,
      sym_identifier,
    STATE(406), 1,
      sym_block_comment,
  [12533] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1426), 1,
      sym_identifier,
    STATE(407), 1,
      sym_block_comment,
  [12549] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1428), 1,
      ts_builtin_sym_end,
    STATE(408), 1,
      sym_block_comment,
  [12565] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1430), 1,
      sym_identifier,
    STATE(409), 1,
      sym_block_comment,
  [12581] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1432), 1,
      anon_sym_LBRACE,
    STATE(410), 1,
      sym_block_comment,
  [12597] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1434), 1,
      sym_language_tag,
    STATE(411), 1,
      sym_block_comment,
  [12613] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1436), 1,
      anon_sym_of,
    STATE(412), 1,
      sym_block_comment,
  [12629] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1438), 1,
      anon_sym_LBRACE,
    STATE(413), 1,
      sym_block_comment,
  [12645] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1440), 1,
      sym_identifier,
    STATE(414), 1,
      sym_block_comment,
  [12661] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1442), 1,
      sym_number,
    STATE(415), 1,
      sym_block_comment,
  [12677] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1444), 1,
      anon_sym_LBRACE,
    STATE(416), 1,
      sym_block_comment,
  [12693] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1446), 1,
      aux_sym_placeholder_token1,
    STATE(417), 1,
      sym_block_comment,
  [12709] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1448), 1,
      anon_sym_LBRACE,
    STATE(418), 1,
      sym_block_comment,
  [12725] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1450), 1,
      sym_identifier,
    STATE(419), 1,
      sym_block_comment,
  [12741] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1452), 1,
      sym_identifier,
    STATE(420), 1,
      sym_block_comment,
  [12757] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1454), 1,
      sym_identifier,
    STATE(421), 1,
      sym_block_comment,
  [12773] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1456), 1,
      anon_sym_LBRACE,
    STATE(422), 1,
      sym_block_comment,
  [12789] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1458), 1,
      anon_sym_LBRACE,
    STATE(423), 1,
      sym_block_comment,
  [12805] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1460), 1,
      anon_sym_LPAREN,
    STATE(424), 1,
      sym_block_comment,
  [12821] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1462), 1,
      anon_sym_COMMA,
    STATE(425), 1,
      sym_block_comment,
  [12837] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1464), 1,
      sym_identifier,
    STATE(426), 1,
      sym_block_comment,
  [12853] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1466), 1,
      anon_sym_LPAREN,
    STATE(427), 1,
      sym_block_comment,
  [12869] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1468), 1,
      anon_sym_COMMA,
    STATE(428), 1,
      sym_block_comment,
  [12885] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1470), 1,
      sym_identifier,
    STATE(429), 1,
      sym_block_comment,
  [12901] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1472), 1,
      sym_identifier,
    STATE(430), 1,
      sym_block_comment,
  [12917] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1474), 1,
      anon_sym_RBRACK,
    STATE(431), 1,
      sym_block_comment,
  [12933] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1476), 1,
      sym_rule_name,
    STATE(432), 1,
      sym_block_comment,
  [12949] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1478), 1,
      sym_identifier,
    STATE(433), 1,
      sym_block_comment,
  [12965] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1480), 1,
      sym_rule_name,
    STATE(434), 1,
      sym_block_comment,
  [12981] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1482), 1,
      anon_sym_LPAREN,
    STATE(435), 1,
      sym_block_comment,
  [12997] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1484), 1,
      anon_sym_LPAREN,
    STATE(436), 1,
      sym_block_comment,
  [13013] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1486), 1,
      anon_sym_RPAREN,
    STATE(437), 1,
      sym_block_comment,
  [13029] = 1,
    ACTIONS(1282), 1,
      ts_builtin_sym_end,
  [13033] = 1,
    ACTIONS(1278), 1,
      ts_builtin_sym_end,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(13)] = 0,
  [SMALL_STATE(14)] = 65,
  [SMALL_STATE(15)] = 130,
  [SMALL_STATE(16)] = 195,
  [SMALL_STATE(17)] = 298,
  [SMALL_STATE(18)] = 399,
  [SMALL_STATE(19)] = 502,
  [SMALL_STATE(20)] = 565,
  [SMALL_STATE(21)] = 630,
  [SMALL_STATE(22)] = 695,
  [SMALL_STATE(23)] = 780,
  [SMALL_STATE(24)] = 835,
  [SMALL_STATE(25)] = 914,
  [SMALL_STATE(26)] = 967,
  [SMALL_STATE(27)] = 1046,
  [SMALL_STATE(28)] = 1099,
  [SMALL_STATE(29)] = 1175,
  [SMALL_STATE(30)] = 1227,
  [SMALL_STATE(31)] = 1302,
  [SMALL_STATE(32)] = 1354,
  [SMALL_STATE(33)] = 1403,
  [SMALL_STATE(34)] = 1452,
  [SMALL_STATE(35)] = 1528,
  [SMALL_STATE(36)] = 1604,
  [SMALL_STATE(37)] = 1682,
  [SMALL_STATE(38)] = 1760,
  [SMALL_STATE(39)] = 1838,
  [SMALL_STATE(40)] = 1916,
  [SMALL_STATE(41)] = 1979,
  [SMALL_STATE(42)] = 2042,
  [SMALL_STATE(43)] = 2101,
  [SMALL_STATE(44)] = 2162,
  [SMALL_STATE(45)] = 2206,
  [SMALL_STATE(46)] = 2250,
  [SMALL_STATE(47)] = 2293,
  [SMALL_STATE(48)] = 2335,
  [SMALL_STATE(49)] = 2387,
  [SMALL_STATE(50)] = 2439,
  [SMALL_STATE(51)] = 2483,
  [SMALL_STATE(52)] = 2527,
  [SMALL_STATE(53)] = 2579,
  [SMALL_STATE(54)] = 2629,
  [SMALL_STATE(55)] = 2681,
  [SMALL_STATE(56)] = 2753,
  [SMALL_STATE(57)] = 2805,
  [SMALL_STATE(58)] = 2846,
  [SMALL_STATE(59)] = 2887,
  [SMALL_STATE(60)] = 2928,
  [SMALL_STATE(61)] = 2969,
  [SMALL_STATE(62)] = 3010,
  [SMALL_STATE(63)] = 3051,
  [SMALL_STATE(64)] = 3092,
  [SMALL_STATE(65)] = 3141,
  [SMALL_STATE(66)] = 3182,
  [SMALL_STATE(67)] = 3223,
  [SMALL_STATE(68)] = 3272,
  [SMALL_STATE(69)] = 3321,
  [SMALL_STATE(70)] = 3362,
  [SMALL_STATE(71)] = 3411,
  [SMALL_STATE(72)] = 3452,
  [SMALL_STATE(73)] = 3493,
  [SMALL_STATE(74)] = 3534,
  [SMALL_STATE(75)] = 3575,
  [SMALL_STATE(76)] = 3616,
  [SMALL_STATE(77)] = 3657,
  [SMALL_STATE(78)] = 3698,
  [SMALL_STATE(79)] = 3739,
  [SMALL_STATE(80)] = 3780,
  [SMALL_STATE(81)] = 3829,
  [SMALL_STATE(82)] = 3870,
  [SMALL_STATE(83)] = 3919,
  [SMALL_STATE(84)] = 3968,
  [SMALL_STATE(85)] = 4017,
  [SMALL_STATE(86)] = 4064,
  [SMALL_STATE(87)] = 4105,
  [SMALL_STATE(88)] = 4146,
  [SMALL_STATE(89)] = 4194,
  [SMALL_STATE(90)] = 4242,
  [SMALL_STATE(91)] = 4290,
  [SMALL_STATE(92)] = 4336,
  [SMALL_STATE(93)] = 4375,
  [SMALL_STATE(94)] = 4414,
  [SMALL_STATE(95)] = 4453,
  [SMALL_STATE(96)] = 4492,
  [SMALL_STATE(97)] = 4530,
  [SMALL_STATE(98)] = 4570,
  [SMALL_STATE(99)] = 4607,
  [SMALL_STATE(100)] = 4644,
  [SMALL_STATE(101)] = 4681,
  [SMALL_STATE(102)] = 4718,
  [SMALL_STATE(103)] = 4755,
  [SMALL_STATE(104)] = 4813,
  [SMALL_STATE(105)] = 4873,
  [SMALL_STATE(106)] = 4933,
  [SMALL_STATE(107)] = 4992,
  [SMALL_STATE(108)] = 5051,
  [SMALL_STATE(109)] = 5108,
  [SMALL_STATE(110)] = 5167,
  [SMALL_STATE(111)] = 5202,
  [SMALL_STATE(112)] = 5237,
  [SMALL_STATE(113)] = 5272,
  [SMALL_STATE(114)] = 5317,
  [SMALL_STATE(115)] = 5362,
  [SMALL_STATE(116)] = 5407,
  [SMALL_STATE(117)] = 5450,
  [SMALL_STATE(118)] = 5478,
  [SMALL_STATE(119)] = 5506,
  [SMALL_STATE(120)] = 5534,
  [SMALL_STATE(121)] = 5565,
  [SMALL_STATE(122)] = 5604,
  [SMALL_STATE(123)] = 5643,
  [SMALL_STATE(124)] = 5680,
  [SMALL_STATE(125)] = 5711,
  [SMALL_STATE(126)] = 5742,
  [SMALL_STATE(127)] = 5773,
  [SMALL_STATE(128)] = 5802,
  [SMALL_STATE(129)] = 5841,
  [SMALL_STATE(130)] = 5870,
  [SMALL_STATE(131)] = 5909,
  [SMALL_STATE(132)] = 5948,
  [SMALL_STATE(133)] = 5987,
  [SMALL_STATE(134)] = 6026,
  [SMALL_STATE(135)] = 6065,
  [SMALL_STATE(136)] = 6105,
  [SMALL_STATE(137)] = 6131,
  [SMALL_STATE(138)] = 6157,
  [SMALL_STATE(139)] = 6183,
  [SMALL_STATE(140)] = 6223,
  [SMALL_STATE(141)] = 6249,
  [SMALL_STATE(142)] = 6287,
  [SMALL_STATE(143)] = 6313,
  [SMALL_STATE(144)] = 6342,
  [SMALL_STATE(145)] = 6367,
  [SMALL_STATE(146)] = 6392,
  [SMALL_STATE(147)] = 6417,
  [SMALL_STATE(148)] = 6442,
  [SMALL_STATE(149)] = 6467,
  [SMALL_STATE(150)] = 6492,
  [SMALL_STATE(151)] = 6521,
  [SMALL_STATE(152)] = 6564,
  [SMALL_STATE(153)] = 6593,
  [SMALL_STATE(154)] = 6618,
  [SMALL_STATE(155)] = 6643,
  [SMALL_STATE(156)] = 6668,
  [SMALL_STATE(157)] = 6697,
  [SMALL_STATE(158)] = 6726,
  [SMALL_STATE(159)] = 6755,
  [SMALL_STATE(160)] = 6784,
  [SMALL_STATE(161)] = 6809,
  [SMALL_STATE(162)] = 6838,
  [SMALL_STATE(163)] = 6867,
  [SMALL_STATE(164)] = 6896,
  [SMALL_STATE(165)] = 6921,
  [SMALL_STATE(166)] = 6947,
  [SMALL_STATE(167)] = 6973,
  [SMALL_STATE(168)] = 7005,
  [SMALL_STATE(169)] = 7031,
  [SMALL_STATE(170)] = 7057,
  [SMALL_STATE(171)] = 7083,
  [SMALL_STATE(172)] = 7123,
  [SMALL_STATE(173)] = 7163,
  [SMALL_STATE(174)] = 7203,
  [SMALL_STATE(175)] = 7229,
  [SMALL_STATE(176)] = 7255,
  [SMALL_STATE(177)] = 7289,
  [SMALL_STATE(178)] = 7315,
  [SMALL_STATE(179)] = 7341,
  [SMALL_STATE(180)] = 7367,
  [SMALL_STATE(181)] = 7393,
  [SMALL_STATE(182)] = 7419,
  [SMALL_STATE(183)] = 7445,
  [SMALL_STATE(184)] = 7471,
  [SMALL_STATE(185)] = 7497,
  [SMALL_STATE(186)] = 7523,
  [SMALL_STATE(187)] = 7563,
  [SMALL_STATE(188)] = 7603,
  [SMALL_STATE(189)] = 7643,
  [SMALL_STATE(190)] = 7683,
  [SMALL_STATE(191)] = 7723,
  [SMALL_STATE(192)] = 7749,
  [SMALL_STATE(193)] = 7775,
  [SMALL_STATE(194)] = 7801,
  [SMALL_STATE(195)] = 7827,
  [SMALL_STATE(196)] = 7853,
  [SMALL_STATE(197)] = 7879,
  [SMALL_STATE(198)] = 7905,
  [SMALL_STATE(199)] = 7931,
  [SMALL_STATE(200)] = 7971,
  [SMALL_STATE(201)] = 7997,
  [SMALL_STATE(202)] = 8029,
  [SMALL_STATE(203)] = 8061,
  [SMALL_STATE(204)] = 8097,
  [SMALL_STATE(205)] = 8133,
  [SMALL_STATE(206)] = 8173,
  [SMALL_STATE(207)] = 8199,
  [SMALL_STATE(208)] = 8239,
  [SMALL_STATE(209)] = 8278,
  [SMALL_STATE(210)] = 8307,
  [SMALL_STATE(211)] = 8336,
  [SMALL_STATE(212)] = 8365,
  [SMALL_STATE(213)] = 8391,
  [SMALL_STATE(214)] = 8423,
  [SMALL_STATE(215)] = 8459,
  [SMALL_STATE(216)] = 8493,
  [SMALL_STATE(217)] = 8529,
  [SMALL_STATE(218)] = 8559,
  [SMALL_STATE(219)] = 8593,
  [SMALL_STATE(220)] = 8619,
  [SMALL_STATE(221)] = 8651,
  [SMALL_STATE(222)] = 8683,
  [SMALL_STATE(223)] = 8713,
  [SMALL_STATE(224)] = 8743,
  [SMALL_STATE(225)] = 8775,
  [SMALL_STATE(226)] = 8799,
  [SMALL_STATE(227)] = 8831,
  [SMALL_STATE(228)] = 8863,
  [SMALL_STATE(229)] = 8895,
  [SMALL_STATE(230)] = 8926,
  [SMALL_STATE(231)] = 8955,
  [SMALL_STATE(232)] = 8986,
  [SMALL_STATE(233)] = 9019,
  [SMALL_STATE(234)] = 9042,
  [SMALL_STATE(235)] = 9075,
  [SMALL_STATE(236)] = 9098,
  [SMALL_STATE(237)] = 9129,
  [SMALL_STATE(238)] = 9162,
  [SMALL_STATE(239)] = 9193,
  [SMALL_STATE(240)] = 9224,
  [SMALL_STATE(241)] = 9255,
  [SMALL_STATE(242)] = 9286,
  [SMALL_STATE(243)] = 9317,
  [SMALL_STATE(244)] = 9337,
  [SMALL_STATE(245)] = 9357,
  [SMALL_STATE(246)] = 9381,
  [SMALL_STATE(247)] = 9401,
  [SMALL_STATE(248)] = 9425,
  [SMALL_STATE(249)] = 9454,
  [SMALL_STATE(250)] = 9485,
  [SMALL_STATE(251)] = 9504,
  [SMALL_STATE(252)] = 9523,
  [SMALL_STATE(253)] = 9542,
  [SMALL_STATE(254)] = 9573,
  [SMALL_STATE(255)] = 9592,
  [SMALL_STATE(256)] = 9613,
  [SMALL_STATE(257)] = 9634,
  [SMALL_STATE(258)] = 9663,
  [SMALL_STATE(259)] = 9692,
  [SMALL_STATE(260)] = 9721,
  [SMALL_STATE(261)] = 9740,
  [SMALL_STATE(262)] = 9759,
  [SMALL_STATE(263)] = 9778,
  [SMALL_STATE(264)] = 9797,
  [SMALL_STATE(265)] = 9816,
  [SMALL_STATE(266)] = 9835,
  [SMALL_STATE(267)] = 9864,
  [SMALL_STATE(268)] = 9893,
  [SMALL_STATE(269)] = 9922,
  [SMALL_STATE(270)] = 9949,
  [SMALL_STATE(271)] = 9978,
  [SMALL_STATE(272)] = 10007,
  [SMALL_STATE(273)] = 10036,
  [SMALL_STATE(274)] = 10065,
  [SMALL_STATE(275)] = 10085,
  [SMALL_STATE(276)] = 10103,
  [SMALL_STATE(277)] = 10123,
  [SMALL_STATE(278)] = 10141,
  [SMALL_STATE(279)] = 10159,
  [SMALL_STATE(280)] = 10179,
  [SMALL_STATE(281)] = 10207,
  [SMALL_STATE(282)] = 10225,
  [SMALL_STATE(283)] = 10245,
  [SMALL_STATE(284)] = 10267,
  [SMALL_STATE(285)] = 10285,
  [SMALL_STATE(286)] = 10311,
  [SMALL_STATE(287)] = 10333,
  [SMALL_STATE(288)] = 10359,
  [SMALL_STATE(289)] = 10377,
  [SMALL_STATE(290)] = 10399,
  [SMALL_STATE(291)] = 10417,
  [SMALL_STATE(292)] = 10435,
  [SMALL_STATE(293)] = 10453,
  [SMALL_STATE(294)] = 10475,
  [SMALL_STATE(295)] = 10493,
  [SMALL_STATE(296)] = 10511,
  [SMALL_STATE(297)] = 10539,
  [SMALL_STATE(298)] = 10558,
  [SMALL_STATE(299)] = 10579,
  [SMALL_STATE(300)] = 10600,
  [SMALL_STATE(301)] = 10621,
  [SMALL_STATE(302)] = 10642,
  [SMALL_STATE(303)] = 10663,
  [SMALL_STATE(304)] = 10688,
  [SMALL_STATE(305)] = 10707,
  [SMALL_STATE(306)] = 10728,
  [SMALL_STATE(307)] = 10747,
  [SMALL_STATE(308)] = 10766,
  [SMALL_STATE(309)] = 10791,
  [SMALL_STATE(310)] = 10812,
  [SMALL_STATE(311)] = 10833,
  [SMALL_STATE(312)] = 10856,
  [SMALL_STATE(313)] = 10877,
  [SMALL_STATE(314)] = 10902,
  [SMALL_STATE(315)] = 10923,
  [SMALL_STATE(316)] = 10944,
  [SMALL_STATE(317)] = 10963,
  [SMALL_STATE(318)] = 10984,
  [SMALL_STATE(319)] = 11005,
  [SMALL_STATE(320)] = 11024,
  [SMALL_STATE(321)] = 11045,
  [SMALL_STATE(322)] = 11064,
  [SMALL_STATE(323)] = 11085,
  [SMALL_STATE(324)] = 11106,
  [SMALL_STATE(325)] = 11127,
  [SMALL_STATE(326)] = 11145,
  [SMALL_STATE(327)] = 11163,
  [SMALL_STATE(328)] = 11181,
  [SMALL_STATE(329)] = 11199,
  [SMALL_STATE(330)] = 11215,
  [SMALL_STATE(331)] = 11231,
  [SMALL_STATE(332)] = 11249,
  [SMALL_STATE(333)] = 11267,
  [SMALL_STATE(334)] = 11286,
  [SMALL_STATE(335)] = 11305,
  [SMALL_STATE(336)] = 11324,
  [SMALL_STATE(337)] = 11343,
  [SMALL_STATE(338)] = 11362,
  [SMALL_STATE(339)] = 11381,
  [SMALL_STATE(340)] = 11400,
  [SMALL_STATE(341)] = 11417,
  [SMALL_STATE(342)] = 11434,
  [SMALL_STATE(343)] = 11453,
  [SMALL_STATE(344)] = 11472,
  [SMALL_STATE(345)] = 11491,
  [SMALL_STATE(346)] = 11510,
  [SMALL_STATE(347)] = 11529,
  [SMALL_STATE(348)] = 11546,
  [SMALL_STATE(349)] = 11563,
  [SMALL_STATE(350)] = 11582,
  [SMALL_STATE(351)] = 11601,
  [SMALL_STATE(352)] = 11620,
  [SMALL_STATE(353)] = 11639,
  [SMALL_STATE(354)] = 11658,
  [SMALL_STATE(355)] = 11677,
  [SMALL_STATE(356)] = 11696,
  [SMALL_STATE(357)] = 11715,
  [SMALL_STATE(358)] = 11734,
  [SMALL_STATE(359)] = 11753,
  [SMALL_STATE(360)] = 11772,
  [SMALL_STATE(361)] = 11791,
  [SMALL_STATE(362)] = 11810,
  [SMALL_STATE(363)] = 11829,
  [SMALL_STATE(364)] = 11845,
  [SMALL_STATE(365)] = 11861,
  [SMALL_STATE(366)] = 11877,
  [SMALL_STATE(367)] = 11893,
  [SMALL_STATE(368)] = 11909,
  [SMALL_STATE(369)] = 11925,
  [SMALL_STATE(370)] = 11941,
  [SMALL_STATE(371)] = 11957,
  [SMALL_STATE(372)] = 11973,
  [SMALL_STATE(373)] = 11989,
  [SMALL_STATE(374)] = 12005,
  [SMALL_STATE(375)] = 12021,
  [SMALL_STATE(376)] = 12037,
  [SMALL_STATE(377)] = 12053,
  [SMALL_STATE(378)] = 12069,
  [SMALL_STATE(379)] = 12085,
  [SMALL_STATE(380)] = 12101,
  [SMALL_STATE(381)] = 12117,
  [SMALL_STATE(382)] = 12133,
  [SMALL_STATE(383)] = 12149,
  [SMALL_STATE(384)] = 12165,
  [SMALL_STATE(385)] = 12181,
  [SMALL_STATE(386)] = 12197,
  [SMALL_STATE(387)] = 12213,
  [SMALL_STATE(388)] = 12229,
  [SMALL_STATE(389)] = 12245,
  [SMALL_STATE(390)] = 12261,
  [SMALL_STATE(391)] = 12277,
  [SMALL_STATE(392)] = 12293,
  [SMALL_STATE(393)] = 12309,
  [SMALL_STATE(394)] = 12325,
  [SMALL_STATE(395)] = 12341,
  [SMALL_STATE(396)] = 12357,
  [SMALL_STATE(397)] = 12373,
  [SMALL_STATE(398)] = 12389,
  [SMALL_STATE(399)] = 12405,
  [SMALL_STATE(400)] = 12421,
  [SMALL_STATE(401)] = 12437,
  [SMALL_STATE(402)] = 12453,
  [SMALL_STATE(403)] = 12469,
  [SMALL_STATE(404)] = 12485,
  [SMALL_STATE(405)] = 12501,
  [SMALL_STATE(406)] = 12517,
  [SMALL_STATE(407)] = 12533,
  [SMALL_STATE(408)] = 12549,
  [SMALL_STATE(409)] = 12565,
  [SMALL_STATE(410)] = 12581,
  [SMALL_STATE(411)] = 12597,
  [SMALL_STATE(412)] = 12613,
  [SMALL_STATE(413)] = 12629,
  [SMALL_STATE(414)] = 12645,
  [SMALL_STATE(415)] = 12661,
  [SMALL_STATE(416)] = 12677,
  [SMALL_STATE(417)] = 12693,
  [SMALL_STATE(418)] = 12709,
  [SMALL_STATE(419)] = 12725,
  [SMALL_STATE(420)] = 12741,
  [SMALL_STATE(421)] = 12757,
  [SMALL_STATE(422)] = 12773,
  [SMALL_STATE(423)] = 12789,
  [SMALL_STATE(424)] = 12805,
  [SMALL_STATE(425)] = 12821,
  [SMALL_STATE(426)] = 12837,
  [SMALL_STATE(427)] = 12853,
  [SMALL_STATE(428)] = 12869,
  [SMALL_STATE(429)] = 12885,
  [SMALL_STATE(430)] = 12901,
  [SMALL_STATE(431)] = 12917,
  [SMALL_STATE(432)] = 12933,
  [SMALL_STATE(433)] = 12949,
  [SMALL_STATE(434)] = 12965,
  [SMALL_STATE(435)] = 12981,
  [SMALL_STATE(436)] = 12997,
  [SMALL_STATE(437)] = 13013,
  [SMALL_STATE(438)] = 13029,
  [SMALL_STATE(439)] = 13033,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [9] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(106),
  [13] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [15] = {.entry = {.count = 1, .reusable = false}}, SHIFT(345),
  [17] = {.entry = {.count = 1, .reusable = false}}, SHIFT(421),
  [19] = {.entry = {.count = 1, .reusable = false}}, SHIFT(391),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(342),
  [23] = {.entry = {.count = 1, .reusable = false}}, SHIFT(368),
  [25] = {.entry = {.count = 1, .reusable = false}}, SHIFT(389),
  [27] = {.entry = {.count = 1, .reusable = false}}, SHIFT(420),
  [29] = {.entry = {.count = 1, .reusable = false}}, SHIFT(403),
  [31] = {.entry = {.count = 1, .reusable = false}}, SHIFT(320),
  [33] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3, 0, 0),
  [35] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2, 0, 0),
  [37] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_languages, 2, 0, 0),
  [39] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__pattern, 1, 0, 0),
  [41] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text, 1, 0, 0),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_multiline_string, 3, 0, 0),
  [45] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__string, 1, 0, 0),
  [47] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_selection, 4, 0, 14),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_selection, 5, 0, 14),
  [51] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_languages, 3, 0, 0),
  [53] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_multiline_string, 2, 0, 0),
  [55] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__end, 1, 0, 0),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__end, 1, 0, 0),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 7, 0, 0),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 7, 0, 0),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 5, 0, 0),
  [65] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 5, 0, 0),
  [67] = {.entry = {.count = 1, .reusable = false}}, SHIFT(184),
  [69] = {.entry = {.count = 1, .reusable = false}}, SHIFT(369),
  [71] = {.entry = {.count = 1, .reusable = false}}, SHIFT(370),
  [73] = {.entry = {.count = 1, .reusable = false}}, SHIFT(172),
  [75] = {.entry = {.count = 1, .reusable = false}}, SHIFT(347),
  [77] = {.entry = {.count = 1, .reusable = false}}, SHIFT(256),
  [79] = {.entry = {.count = 1, .reusable = false}}, SHIFT(348),
  [81] = {.entry = {.count = 1, .reusable = false}}, SHIFT(306),
  [83] = {.entry = {.count = 1, .reusable = false}}, SHIFT(207),
  [85] = {.entry = {.count = 1, .reusable = false}}, SHIFT(187),
  [87] = {.entry = {.count = 1, .reusable = false}}, SHIFT(188),
  [89] = {.entry = {.count = 1, .reusable = false}}, SHIFT(407),
  [91] = {.entry = {.count = 1, .reusable = false}}, SHIFT(409),
  [93] = {.entry = {.count = 1, .reusable = false}}, SHIFT(311),
  [95] = {.entry = {.count = 1, .reusable = false}}, SHIFT(414),
  [97] = {.entry = {.count = 1, .reusable = false}}, SHIFT(334),
  [99] = {.entry = {.count = 1, .reusable = false}}, SHIFT(336),
  [101] = {.entry = {.count = 1, .reusable = false}}, SHIFT(21),
  [103] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [106] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [109] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0),
  [111] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(369),
  [114] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(370),
  [117] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(172),
  [120] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(347),
  [123] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(256),
  [126] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(348),
  [129] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(306),
  [132] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(207),
  [135] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(187),
  [138] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(188),
  [141] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(407),
  [144] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(409),
  [147] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(311),
  [150] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(414),
  [153] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(334),
  [156] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(336),
  [159] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(21),
  [162] = {.entry = {.count = 1, .reusable = false}}, SHIFT(200),
  [164] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0), SHIFT_REPEAT(23),
  [167] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0),
  [169] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0), SHIFT_REPEAT(266),
  [172] = {.entry = {.count = 1, .reusable = false}}, SHIFT(23),
  [174] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_refused, 2, 0, 0),
  [176] = {.entry = {.count = 1, .reusable = false}}, SHIFT(266),
  [178] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_refused, 1, 0, 0),
  [180] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 2, 0, 8),
  [182] = {.entry = {.count = 1, .reusable = false}}, SHIFT(280),
  [184] = {.entry = {.count = 1, .reusable = false}}, SHIFT(92),
  [186] = {.entry = {.count = 1, .reusable = false}}, SHIFT(395),
  [188] = {.entry = {.count = 1, .reusable = false}}, SHIFT(415),
  [190] = {.entry = {.count = 1, .reusable = false}}, SHIFT(392),
  [192] = {.entry = {.count = 1, .reusable = false}}, SHIFT(353),
  [194] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [196] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 1, 0, 0),
  [198] = {.entry = {.count = 1, .reusable = false}}, SHIFT(28),
  [200] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 1, 0, 0),
  [202] = {.entry = {.count = 1, .reusable = false}}, SHIFT(42),
  [204] = {.entry = {.count = 1, .reusable = false}}, SHIFT(216),
  [206] = {.entry = {.count = 1, .reusable = false}}, SHIFT(208),
  [208] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_condition, 2, 0, 0),
  [210] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 3, 0, 8),
  [212] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_condition, 3, 0, 0),
  [214] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 2, 0, 8),
  [216] = {.entry = {.count = 1, .reusable = false}}, SHIFT(95),
  [218] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_title, 2, 0, 0),
  [220] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 2, 0, 8),
  [222] = {.entry = {.count = 1, .reusable = false}}, SHIFT(96),
  [224] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__destination, 1, 0, 0),
  [226] = {.entry = {.count = 1, .reusable = false}}, SHIFT(394),
  [228] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__destination, 3, 0, 0),
  [230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_opens, 2, 0, 0),
  [232] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [235] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [238] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0),
  [240] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [243] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(172),
  [246] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [249] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(340),
  [252] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(375),
  [255] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(341),
  [258] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(111),
  [261] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(399),
  [264] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(406),
  [267] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [270] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(21),
  [273] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [276] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [279] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0),
  [281] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(433),
  [284] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [287] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(172),
  [290] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [293] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(340),
  [296] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(375),
  [299] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(341),
  [302] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(112),
  [305] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(364),
  [308] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [311] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(21),
  [314] = {.entry = {.count = 1, .reusable = false}}, SHIFT(170),
  [316] = {.entry = {.count = 1, .reusable = false}}, SHIFT(235),
  [318] = {.entry = {.count = 1, .reusable = false}}, SHIFT(173),
  [320] = {.entry = {.count = 1, .reusable = false}}, SHIFT(340),
  [322] = {.entry = {.count = 1, .reusable = false}}, SHIFT(375),
  [324] = {.entry = {.count = 1, .reusable = false}}, SHIFT(341),
  [326] = {.entry = {.count = 1, .reusable = false}}, SHIFT(111),
  [328] = {.entry = {.count = 1, .reusable = false}}, SHIFT(399),
  [330] = {.entry = {.count = 1, .reusable = false}}, SHIFT(406),
  [332] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [334] = {.entry = {.count = 1, .reusable = false}}, SHIFT(192),
  [336] = {.entry = {.count = 1, .reusable = false}}, SHIFT(193),
  [338] = {.entry = {.count = 1, .reusable = false}}, SHIFT(433),
  [340] = {.entry = {.count = 1, .reusable = false}}, SHIFT(112),
  [342] = {.entry = {.count = 1, .reusable = false}}, SHIFT(364),
  [344] = {.entry = {.count = 1, .reusable = false}}, SHIFT(165),
  [346] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 3, 0, 8),
  [348] = {.entry = {.count = 1, .reusable = false}}, SHIFT(151),
  [350] = {.entry = {.count = 1, .reusable = false}}, SHIFT(65),
  [352] = {.entry = {.count = 1, .reusable = false}}, SHIFT(255),
  [354] = {.entry = {.count = 1, .reusable = false}}, SHIFT(225),
  [356] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 4, 0, 8),
  [358] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 1, 0, 0),
  [360] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0),
  [362] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(151),
  [365] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(65),
  [368] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(255),
  [371] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(225),
  [374] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [377] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_repetition, 4, 0, 8),
  [379] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_settings, 2, 0, 0),
  [381] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_badge, 2, 0, 0),
  [383] = {.entry = {.count = 1, .reusable = false}}, SHIFT(396),
  [385] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 2, 0, 0),
  [387] = {.entry = {.count = 1, .reusable = false}}, SHIFT(61),
  [389] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 5, 0, 8),
  [391] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0),
  [393] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(92),
  [396] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(415),
  [399] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [402] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 4, 0, 8),
  [404] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 2, 0, 8),
  [406] = {.entry = {.count = 1, .reusable = false}}, SHIFT(189),
  [408] = {.entry = {.count = 1, .reusable = false}}, SHIFT(190),
  [410] = {.entry = {.count = 1, .reusable = false}}, SHIFT(138),
  [412] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_content, 2, 0, 0),
  [414] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_thread, 2, 0, 0),
  [416] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_identifier_statement, 2, 0, 0),
  [418] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 2, 0, 7),
  [420] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 3, 0, 0),
  [422] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail_body, 2, 0, 0),
  [424] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 1, 0, 0),
  [426] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 2, 0, 0),
  [428] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__field_attribute, 1, 0, 0),
  [430] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 1, 0, 0),
  [432] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 4, 0, 13),
  [434] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_consent, 2, 0, 0),
  [436] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 4, 0, 8),
  [438] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_hidden_preview, 2, 0, 0),
  [440] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_delivery, 2, 0, 0),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_category, 2, 0, 0),
  [444] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_badge, 4, 0, 0),
  [446] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_suggest, 2, 0, 7),
  [448] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_level, 2, 0, 0),
  [450] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail_body, 3, 0, 0),
  [452] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_initial, 2, 0, 0),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_keyboard, 2, 0, 0),
  [456] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 13),
  [458] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_subtitle, 2, 0, 0),
  [460] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 8),
  [462] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 0),
  [464] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0),
  [466] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0), SHIFT_REPEAT(95),
  [469] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [472] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_body, 2, 0, 0),
  [474] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail, 2, 0, 0),
  [476] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 3, 0, 8),
  [478] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 4, 0, 8),
  [480] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0),
  [482] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0), SHIFT_REPEAT(96),
  [485] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [488] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 1, 0, 0),
  [490] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__plain_text, 1, 0, 0),
  [492] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_limit, 2, 0, 0),
  [494] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 1, 0, 0),
  [496] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shown, 2, 0, 0),
  [498] = {.entry = {.count = 1, .reusable = false}}, SHIFT(388),
  [500] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_purpose, 2, 0, 7),
  [502] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shown, 4, 0, 0),
  [504] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout, 2, 0, 0),
  [506] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_exit, 2, 0, 0),
  [508] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_message, 2, 0, 0),
  [510] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [513] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(361),
  [516] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0),
  [518] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(199),
  [521] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(373),
  [524] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(377),
  [527] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(378),
  [530] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(380),
  [533] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(382),
  [536] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(350),
  [539] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(351),
  [542] = {.entry = {.count = 1, .reusable = false}}, SHIFT(117),
  [544] = {.entry = {.count = 1, .reusable = false}}, SHIFT(361),
  [546] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [548] = {.entry = {.count = 1, .reusable = false}}, SHIFT(199),
  [550] = {.entry = {.count = 1, .reusable = false}}, SHIFT(373),
  [552] = {.entry = {.count = 1, .reusable = false}}, SHIFT(377),
  [554] = {.entry = {.count = 1, .reusable = false}}, SHIFT(378),
  [556] = {.entry = {.count = 1, .reusable = false}}, SHIFT(380),
  [558] = {.entry = {.count = 1, .reusable = false}}, SHIFT(382),
  [560] = {.entry = {.count = 1, .reusable = false}}, SHIFT(350),
  [562] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [564] = {.entry = {.count = 1, .reusable = false}}, SHIFT(198),
  [566] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [568] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [570] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [573] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [576] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(421),
  [579] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(391),
  [582] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(342),
  [585] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(368),
  [588] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(389),
  [591] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(420),
  [594] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(403),
  [597] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 2, 0, 0),
  [599] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_source_control, 2, 0, 0),
  [601] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 1, 0, 0),
  [603] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 1, 0, 0),
  [605] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 3, 0, 8),
  [607] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 4, 0, 8),
  [609] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0),
  [611] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(189),
  [614] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(190),
  [617] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(138),
  [620] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [623] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(334),
  [626] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_devices, 3, 0, 0),
  [628] = {.entry = {.count = 1, .reusable = false}}, SHIFT(426),
  [630] = {.entry = {.count = 1, .reusable = false}}, SHIFT(237),
  [632] = {.entry = {.count = 1, .reusable = true}}, SHIFT(150),
  [634] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [636] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [638] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [640] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(237),
  [643] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(150),
  [646] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0),
  [648] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(237),
  [651] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_devices, 2, 0, 0),
  [653] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_locales, 3, 0, 0),
  [655] = {.entry = {.count = 1, .reusable = false}}, SHIFT(411),
  [657] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_locales, 2, 0, 0),
  [659] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_locales_repeat1, 2, 0, 0),
  [661] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_locales_repeat1, 2, 0, 0), SHIFT_REPEAT(411),
  [664] = {.entry = {.count = 1, .reusable = true}}, SHIFT(264),
  [666] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_devices_repeat1, 2, 0, 0),
  [668] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_devices_repeat1, 2, 0, 0), SHIFT_REPEAT(426),
  [671] = {.entry = {.count = 1, .reusable = true}}, SHIFT(265),
  [673] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [675] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [677] = {.entry = {.count = 1, .reusable = true}}, SHIFT(143),
  [679] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [681] = {.entry = {.count = 1, .reusable = false}}, SHIFT(77),
  [683] = {.entry = {.count = 1, .reusable = false}}, SHIFT(171),
  [685] = {.entry = {.count = 1, .reusable = false}}, SHIFT(304),
  [687] = {.entry = {.count = 1, .reusable = false}}, SHIFT(372),
  [689] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_input, 2, 0, 0),
  [691] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_send, 2, 0, 0),
  [693] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 1, 0, 0),
  [695] = {.entry = {.count = 1, .reusable = false}}, SHIFT(62),
  [697] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [700] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(361),
  [703] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0),
  [705] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(171),
  [708] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(304),
  [711] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(372),
  [714] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selection, 4, 0, 14),
  [716] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules, 2, 0, 0),
  [718] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 1, 0, 0),
  [720] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notifications_body, 2, 0, 0),
  [722] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules_body, 2, 0, 0),
  [724] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notifications_body, 3, 0, 0),
  [726] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules_body, 3, 0, 0),
  [728] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_selection_repeat1, 1, 0, 0),
  [730] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 1, 0, 0),
  [732] = {.entry = {.count = 1, .reusable = false}}, SHIFT(78),
  [734] = {.entry = {.count = 1, .reusable = true}}, SHIFT(280),
  [736] = {.entry = {.count = 1, .reusable = true}}, SHIFT(231),
  [738] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_arm, 2, 0, 16),
  [740] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_arm, 2, 0, 16),
  [742] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_app, 2, 0, 0),
  [744] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_guidelines, 2, 0, 0),
  [746] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_source_language, 2, 0, 0),
  [748] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__pattern, 1, 0, 0),
  [750] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__string, 1, 0, 0),
  [752] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_multiline_string, 2, 0, 0),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_multiline_string, 3, 0, 0),
  [756] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_text_size, 2, 0, 0),
  [758] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selection, 5, 0, 14),
  [760] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2, 0, 0),
  [762] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3, 0, 0),
  [764] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notifications, 2, 0, 0),
  [766] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet_body, 2, 0, 0),
  [768] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet_body, 2, 0, 0),
  [770] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_translation_body, 2, 0, 0),
  [772] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_body, 2, 0, 0),
  [774] = {.entry = {.count = 1, .reusable = false}}, SHIFT(286),
  [776] = {.entry = {.count = 1, .reusable = true}}, SHIFT(209),
  [778] = {.entry = {.count = 1, .reusable = false}}, SHIFT(283),
  [780] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 1, 0, 0),
  [782] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 1, 0, 0),
  [784] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_terms_body, 3, 0, 0),
  [786] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_terms_body, 3, 0, 0),
  [788] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert_body, 2, 0, 0),
  [790] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert_body, 2, 0, 0),
  [792] = {.entry = {.count = 1, .reusable = true}}, SHIFT(392),
  [794] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_declaration, 1, 0, 0),
  [796] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_declaration, 1, 0, 0),
  [798] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_project, 3, 0, 2),
  [800] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_project, 3, 0, 2),
  [802] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [805] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [808] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0),
  [810] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(385),
  [813] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(369),
  [816] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3, 0, 0),
  [818] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_enum_body, 3, 0, 0),
  [820] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum, 3, 0, 2),
  [822] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_enum, 3, 0, 2),
  [824] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_translation_body, 3, 0, 0),
  [826] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_body, 3, 0, 0),
  [828] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_terms_body, 2, 0, 0),
  [830] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_terms_body, 2, 0, 0),
  [832] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert, 4, 0, 5),
  [834] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert, 4, 0, 5),
  [836] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_project_body, 3, 0, 0),
  [838] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_project_body, 3, 0, 0),
  [840] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet, 4, 0, 5),
  [842] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet, 4, 0, 5),
  [844] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification_body, 2, 0, 0),
  [846] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification_body, 2, 0, 0),
  [848] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_translation, 5, 0, 6),
  [850] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation, 5, 0, 6),
  [852] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification, 4, 0, 5),
  [854] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification, 4, 0, 5),
  [856] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert_body, 3, 0, 0),
  [858] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert_body, 3, 0, 0),
  [860] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet_body, 3, 0, 0),
  [862] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet_body, 3, 0, 0),
  [864] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert, 3, 0, 2),
  [866] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert, 3, 0, 2),
  [868] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_terms, 2, 0, 1),
  [870] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_terms, 2, 0, 1),
  [872] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet, 3, 0, 2),
  [874] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet, 3, 0, 2),
  [876] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification, 3, 0, 2),
  [878] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification, 3, 0, 2),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_project_body, 2, 0, 0),
  [882] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_project_body, 2, 0, 0),
  [884] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification_body, 3, 0, 0),
  [886] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification_body, 3, 0, 0),
  [888] = {.entry = {.count = 1, .reusable = true}}, SHIFT(210),
  [890] = {.entry = {.count = 1, .reusable = true}}, SHIFT(211),
  [892] = {.entry = {.count = 1, .reusable = false}}, SHIFT(148),
  [894] = {.entry = {.count = 1, .reusable = false}}, SHIFT(385),
  [896] = {.entry = {.count = 1, .reusable = false}}, SHIFT(146),
  [898] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2, 0, 0),
  [900] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_enum_body, 2, 0, 0),
  [902] = {.entry = {.count = 1, .reusable = false}}, SHIFT(25),
  [904] = {.entry = {.count = 1, .reusable = false}}, SHIFT(405),
  [906] = {.entry = {.count = 1, .reusable = false}}, SHIFT(381),
  [908] = {.entry = {.count = 1, .reusable = false}}, SHIFT(398),
  [910] = {.entry = {.count = 1, .reusable = false}}, SHIFT(277),
  [912] = {.entry = {.count = 1, .reusable = false}}, SHIFT(362),
  [914] = {.entry = {.count = 1, .reusable = false}}, SHIFT(147),
  [916] = {.entry = {.count = 1, .reusable = false}}, SHIFT(297),
  [918] = {.entry = {.count = 1, .reusable = true}}, SHIFT(326),
  [920] = {.entry = {.count = 1, .reusable = true}}, SHIFT(429),
  [922] = {.entry = {.count = 1, .reusable = false}}, SHIFT(268),
  [924] = {.entry = {.count = 1, .reusable = true}}, SHIFT(238),
  [926] = {.entry = {.count = 1, .reusable = false}}, SHIFT(251),
  [928] = {.entry = {.count = 1, .reusable = false}}, SHIFT(250),
  [930] = {.entry = {.count = 1, .reusable = false}}, SHIFT(177),
  [932] = {.entry = {.count = 1, .reusable = true}}, SHIFT(410),
  [934] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(186),
  [937] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [940] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [943] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0),
  [945] = {.entry = {.count = 1, .reusable = false}}, SHIFT(206),
  [947] = {.entry = {.count = 1, .reusable = false}}, SHIFT(384),
  [949] = {.entry = {.count = 1, .reusable = false}}, SHIFT(186),
  [951] = {.entry = {.count = 1, .reusable = false}}, SHIFT(169),
  [953] = {.entry = {.count = 1, .reusable = false}}, SHIFT(214),
  [955] = {.entry = {.count = 1, .reusable = false}}, SHIFT(166),
  [957] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0), SHIFT_REPEAT(277),
  [960] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0), SHIFT_REPEAT(362),
  [963] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0),
  [965] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0), SHIFT_REPEAT(297),
  [968] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(214),
  [971] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [974] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [977] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0),
  [979] = {.entry = {.count = 1, .reusable = false}}, SHIFT(179),
  [981] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [983] = {.entry = {.count = 1, .reusable = false}}, SHIFT(180),
  [985] = {.entry = {.count = 1, .reusable = false}}, SHIFT(149),
  [987] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(251),
  [990] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [993] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [996] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(250),
  [999] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0),
  [1001] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [1003] = {.entry = {.count = 1, .reusable = false}}, SHIFT(279),
  [1005] = {.entry = {.count = 1, .reusable = true}}, SHIFT(282),
  [1007] = {.entry = {.count = 1, .reusable = true}}, SHIFT(417),
  [1009] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0),
  [1011] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0), SHIFT_REPEAT(279),
  [1014] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0), SHIFT_REPEAT(282),
  [1017] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0), SHIFT_REPEAT(417),
  [1020] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [1022] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 3, 0, 7),
  [1024] = {.entry = {.count = 1, .reusable = false}}, SHIFT(246),
  [1026] = {.entry = {.count = 1, .reusable = true}}, SHIFT(363),
  [1028] = {.entry = {.count = 1, .reusable = false}}, SHIFT(257),
  [1030] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [1032] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1034] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [1036] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [1038] = {.entry = {.count = 1, .reusable = false}}, SHIFT(272),
  [1040] = {.entry = {.count = 1, .reusable = true}}, SHIFT(242),
  [1042] = {.entry = {.count = 1, .reusable = true}}, SHIFT(262),
  [1044] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [1046] = {.entry = {.count = 1, .reusable = true}}, SHIFT(263),
  [1048] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1050] = {.entry = {.count = 1, .reusable = true}}, SHIFT(158),
  [1052] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_description, 2, 0, 0),
  [1054] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 1, 0, 0),
  [1056] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 4, 0, 19),
  [1058] = {.entry = {.count = 1, .reusable = false}}, SHIFT(356),
  [1060] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 4, 0, 7),
  [1062] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 2, 0, 4),
  [1064] = {.entry = {.count = 1, .reusable = true}}, SHIFT(45),
  [1066] = {.entry = {.count = 1, .reusable = false}}, SHIFT(319),
  [1068] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [1070] = {.entry = {.count = 1, .reusable = true}}, SHIFT(376),
  [1072] = {.entry = {.count = 1, .reusable = false}}, SHIFT(387),
  [1074] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [1076] = {.entry = {.count = 1, .reusable = true}}, SHIFT(416),
  [1078] = {.entry = {.count = 1, .reusable = false}}, SHIFT(344),
  [1080] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 1, 0, 0),
  [1082] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 1, 0, 3),
  [1084] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_permission, 2, 0, 0),
  [1086] = {.entry = {.count = 1, .reusable = true}}, SHIFT(413),
  [1088] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 1, 0, 0),
  [1090] = {.entry = {.count = 1, .reusable = true}}, SHIFT(79),
  [1092] = {.entry = {.count = 1, .reusable = true}}, SHIFT(73),
  [1094] = {.entry = {.count = 1, .reusable = true}}, SHIFT(293),
  [1096] = {.entry = {.count = 1, .reusable = true}}, SHIFT(289),
  [1098] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0), SHIFT_REPEAT(387),
  [1101] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0), SHIFT_REPEAT(310),
  [1104] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0),
  [1106] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [1109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [1111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [1113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [1115] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0),
  [1117] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0), SHIFT_REPEAT(319),
  [1120] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0), SHIFT_REPEAT(319),
  [1123] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0), SHIFT_REPEAT(376),
  [1126] = {.entry = {.count = 1, .reusable = true}}, SHIFT(328),
  [1128] = {.entry = {.count = 1, .reusable = true}}, SHIFT(331),
  [1130] = {.entry = {.count = 1, .reusable = true}}, SHIFT(162),
  [1132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(163),
  [1134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_placeholder, 3, 0, 0),
  [1136] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_placeholder, 3, 0, 0),
  [1138] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_stamp, 2, 0, 0),
  [1140] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_placeholder, 5, 0, 0),
  [1142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_placeholder, 5, 0, 0),
  [1144] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 1, 0, 0),
  [1146] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__multiline_content, 1, 0, 0),
  [1148] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__multiline_content, 1, 0, 0),
  [1150] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [1152] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1154] = {.entry = {.count = 1, .reusable = true}}, SHIFT(234),
  [1156] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 1, 0, 0),
  [1158] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_multiline_string_repeat1, 1, 0, 0),
  [1160] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1, 0, 0),
  [1162] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1, 0, 0),
  [1164] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_language_row, 2, 0, 9),
  [1166] = {.entry = {.count = 1, .reusable = false}}, SHIFT(349),
  [1168] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_language_row, 2, 0, 9),
  [1170] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1, 0, 10),
  [1172] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1, 0, 10),
  [1174] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 2, 0, 0), SHIFT_REPEAT(325),
  [1177] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 2, 0, 0),
  [1179] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 2, 0, 0), SHIFT_REPEAT(234),
  [1182] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 3, 0, 4),
  [1184] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 1, 0, 0),
  [1186] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 1, 0, 0),
  [1188] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_term, 2, 0, 4),
  [1190] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 5, 0, 19),
  [1192] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rule_setting, 2, 0, 0),
  [1194] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [1196] = {.entry = {.count = 1, .reusable = true}}, SHIFT(295),
  [1198] = {.entry = {.count = 1, .reusable = false}}, SHIFT(314),
  [1200] = {.entry = {.count = 1, .reusable = false}}, SHIFT(307),
  [1202] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [1204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(253),
  [1206] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [1208] = {.entry = {.count = 1, .reusable = true}}, SHIFT(374),
  [1210] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 3, 0, 11),
  [1212] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, 0, 11),
  [1214] = {.entry = {.count = 1, .reusable = true}}, SHIFT(76),
  [1216] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(314),
  [1219] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(307),
  [1222] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0),
  [1224] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [1226] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 5, 0, 17),
  [1228] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, 0, 17),
  [1230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 1, 0, 0),
  [1232] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 1, 0, 0),
  [1234] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1236] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [1238] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 3, 0, 12),
  [1240] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, 0, 12),
  [1242] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [1244] = {.entry = {.count = 1, .reusable = false}}, SHIFT(315),
  [1246] = {.entry = {.count = 1, .reusable = true}}, SHIFT(329),
  [1248] = {.entry = {.count = 1, .reusable = true}}, SHIFT(330),
  [1250] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 6, 0, 20),
  [1252] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 6, 0, 20),
  [1254] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 4, 0, 15),
  [1256] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 4, 0, 15),
  [1258] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 1, 0, 0),
  [1260] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 1, 0, 0),
  [1262] = {.entry = {.count = 1, .reusable = false}}, SHIFT(300),
  [1264] = {.entry = {.count = 1, .reusable = true}}, SHIFT(439),
  [1266] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 5, 0, 18),
  [1268] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, 0, 18),
  [1270] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 1, 0, 0),
  [1272] = {.entry = {.count = 1, .reusable = true}}, SHIFT(232),
  [1274] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_stamp, 2, 0, 0),
  [1276] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block_comment, 2, 0, 0),
  [1278] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block_comment, 2, 0, 0),
  [1280] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block_comment, 3, 0, 0),
  [1282] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block_comment, 3, 0, 0),
  [1284] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_language_row, 3, 0, 9),
  [1286] = {.entry = {.count = 1, .reusable = true}}, SHIFT(257),
  [1288] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [1290] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [1292] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1294] = {.entry = {.count = 1, .reusable = false}}, SHIFT(101),
  [1296] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [1298] = {.entry = {.count = 1, .reusable = true}}, SHIFT(226),
  [1300] = {.entry = {.count = 1, .reusable = true}}, SHIFT(218),
  [1302] = {.entry = {.count = 1, .reusable = true}}, SHIFT(379),
  [1304] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [1306] = {.entry = {.count = 1, .reusable = true}}, SHIFT(365),
  [1308] = {.entry = {.count = 1, .reusable = true}}, SHIFT(367),
  [1310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(72),
  [1312] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [1314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(270),
  [1316] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
  [1318] = {.entry = {.count = 1, .reusable = true}}, SHIFT(213),
  [1320] = {.entry = {.count = 1, .reusable = true}}, SHIFT(212),
  [1322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(274),
  [1324] = {.entry = {.count = 1, .reusable = true}}, SHIFT(219),
  [1326] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [1328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(266),
  [1330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(221),
  [1332] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [1334] = {.entry = {.count = 1, .reusable = true}}, SHIFT(424),
  [1336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(436),
  [1338] = {.entry = {.count = 1, .reusable = true}}, SHIFT(427),
  [1340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(418),
  [1342] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [1344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(401),
  [1346] = {.entry = {.count = 1, .reusable = true}}, SHIFT(419),
  [1348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [1350] = {.entry = {.count = 1, .reusable = true}}, SHIFT(412),
  [1352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(47),
  [1354] = {.entry = {.count = 1, .reusable = true}}, SHIFT(69),
  [1356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [1358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(154),
  [1362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(233),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(100),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(126),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(167),
  [1374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(124),
  [1376] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_style, 1, 0, 0),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(252),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [1388] = {.entry = {.count = 1, .reusable = true}}, SHIFT(202),
  [1390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(99),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [1396] = {.entry = {.count = 1, .reusable = true}}, SHIFT(343),
  [1398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1400] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [1402] = {.entry = {.count = 1, .reusable = true}}, SHIFT(366),
  [1404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(74),
  [1406] = {.entry = {.count = 1, .reusable = true}}, SHIFT(357),
  [1408] = {.entry = {.count = 1, .reusable = true}}, SHIFT(276),
  [1410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(205),
  [1412] = {.entry = {.count = 1, .reusable = true}}, SHIFT(281),
  [1414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(371),
  [1416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(317),
  [1418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [1420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(284),
  [1422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [1424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1428] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(59),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(140),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(397),
  [1438] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2, 0, 0),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(50),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(94),
  [1444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3, 0, 0),
  [1446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(354),
  [1448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(131),
  [1450] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
  [1452] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [1454] = {.entry = {.count = 1, .reusable = true}}, SHIFT(337),
  [1456] = {.entry = {.count = 1, .reusable = true}}, SHIFT(128),
  [1458] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [1460] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1462] = {.entry = {.count = 1, .reusable = true}}, SHIFT(359),
  [1464] = {.entry = {.count = 1, .reusable = true}}, SHIFT(142),
  [1466] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1468] = {.entry = {.count = 1, .reusable = true}}, SHIFT(333),
  [1470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(422),
  [1472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(423),
  [1474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [1476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(425),
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(110),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
};

#ifdef __cplusplus
extern "C" {
#endif
#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_dialog(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
