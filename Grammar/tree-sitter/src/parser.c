#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 440
#define LARGE_STATE_COUNT 13
#define SYMBOL_COUNT 305
#define ALIAS_COUNT 3
#define TOKEN_COUNT 189
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
  anon_sym_tint = 141,
  anon_sym_tintColor = 142,
  anon_sym_backgroundColor = 143,
  anon_sym_textColor = 144,
  anon_sym_cornerRadius = 145,
  anon_sym_width = 146,
  anon_sym_height = 147,
  anon_sym_shadow = 148,
  anon_sym_opacity = 149,
  anon_sym_border = 150,
  anon_sym_zero = 151,
  anon_sym_one = 152,
  anon_sym_two = 153,
  anon_sym_few = 154,
  anon_sym_many = 155,
  anon_sym_other = 156,
  anon_sym_true = 157,
  anon_sym_false = 158,
  anon_sym_DQUOTE = 159,
  anon_sym_DQUOTE2 = 160,
  anon_sym_DQUOTE_DQUOTE_DQUOTE = 161,
  anon_sym_DQUOTE_DQUOTE_DQUOTE2 = 162,
  sym_string_content = 163,
  aux_sym__multiline_content_token1 = 164,
  aux_sym__multiline_content_token2 = 165,
  sym_escape_sequence = 166,
  anon_sym_LBRACE2 = 167,
  aux_sym_placeholder_token1 = 168,
  anon_sym_COLON2 = 169,
  anon_sym_RBRACE2 = 170,
  anon_sym_number2 = 171,
  anon_sym_percent = 172,
  anon_sym_date = 173,
  anon_sym_time = 174,
  anon_sym_relative = 175,
  anon_sym_list = 176,
  anon_sym_quoted = 177,
  sym_agreement = 178,
  sym_language_tag = 179,
  sym_rule_name = 180,
  sym_number = 181,
  sym_duration = 182,
  sym_doc_comment = 183,
  sym_line_comment = 184,
  anon_sym_SLASH_STAR = 185,
  aux_sym_block_comment_token1 = 186,
  aux_sym_block_comment_token2 = 187,
  anon_sym_STAR_SLASH = 188,
  sym_source_file = 189,
  sym_declaration = 190,
  sym__end = 191,
  sym_directive = 192,
  sym_project = 193,
  sym_project_body = 194,
  sym_app = 195,
  sym_guidelines = 196,
  sym_source_language = 197,
  sym_locales = 198,
  sym_devices = 199,
  sym_text_size = 200,
  sym_notifications = 201,
  sym_notifications_body = 202,
  sym_permission = 203,
  sym_settings = 204,
  sym_rules = 205,
  sym_rules_body = 206,
  sym_rule_setting = 207,
  sym_enum = 208,
  sym_enum_body = 209,
  sym_terms = 210,
  sym_terms_body = 211,
  sym_term = 212,
  sym_translation = 213,
  sym_translation_body = 214,
  sym_translation_row = 215,
  sym_alert = 216,
  sym_alert_body = 217,
  sym_action_sheet = 218,
  sym_action_sheet_body = 219,
  sym_notification = 220,
  sym_notification_body = 221,
  sym_parameters = 222,
  sym_parameter = 223,
  sym__type = 224,
  sym_purpose = 225,
  sym_source_control = 226,
  sym_title = 227,
  sym_message = 228,
  sym_exit = 229,
  sym_layout = 230,
  sym_shown = 231,
  sym_field = 232,
  sym__field_attribute = 233,
  sym_keyboard = 234,
  sym_content = 235,
  sym_initial = 236,
  sym_button = 237,
  sym_choice = 238,
  sym_repetition = 239,
  sym_limit = 240,
  sym_cancel = 241,
  sym_condition = 242,
  sym_delivery = 243,
  sym_category = 244,
  sym_suggest = 245,
  sym_level = 246,
  sym_subtitle = 247,
  sym_body = 248,
  sym_hidden_preview = 249,
  sym_thread = 250,
  sym_identifier_statement = 251,
  sym_sound = 252,
  sym_badge = 253,
  sym_consent = 254,
  sym_opens = 255,
  sym__destination = 256,
  sym_detail = 257,
  sym_detail_body = 258,
  sym_description = 259,
  sym_media = 260,
  sym_action = 261,
  sym_input = 262,
  sym_send = 263,
  sym_refused = 264,
  sym__text = 265,
  sym__plain_text = 266,
  sym__pattern = 267,
  sym__string = 268,
  sym_selection = 269,
  sym_arm = 270,
  sym_languages = 271,
  sym_language_row = 272,
  sym_stamp = 273,
  sym_string = 274,
  sym_multiline_string = 275,
  sym__multiline_content = 276,
  sym_placeholder = 277,
  sym_style = 278,
  sym_block_comment = 279,
  aux_sym_source_file_repeat1 = 280,
  aux_sym_project_body_repeat1 = 281,
  aux_sym_locales_repeat1 = 282,
  aux_sym_devices_repeat1 = 283,
  aux_sym_notifications_body_repeat1 = 284,
  aux_sym_rules_body_repeat1 = 285,
  aux_sym_enum_body_repeat1 = 286,
  aux_sym_terms_body_repeat1 = 287,
  aux_sym_translation_body_repeat1 = 288,
  aux_sym_alert_body_repeat1 = 289,
  aux_sym_action_sheet_body_repeat1 = 290,
  aux_sym_notification_body_repeat1 = 291,
  aux_sym_parameters_repeat1 = 292,
  aux_sym_field_repeat1 = 293,
  aux_sym_button_repeat1 = 294,
  aux_sym_choice_repeat1 = 295,
  aux_sym_cancel_repeat1 = 296,
  aux_sym_detail_body_repeat1 = 297,
  aux_sym_action_repeat1 = 298,
  aux_sym_refused_repeat1 = 299,
  aux_sym_selection_repeat1 = 300,
  aux_sym_languages_repeat1 = 301,
  aux_sym_string_repeat1 = 302,
  aux_sym_multiline_string_repeat1 = 303,
  aux_sym_block_comment_repeat1 = 304,
  alias_sym_enum_case = 305,
  alias_sym_part = 306,
  alias_sym_type_identifier = 307,
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
  [anon_sym_tint] = "tint",
  [anon_sym_tintColor] = "tintColor",
  [anon_sym_backgroundColor] = "backgroundColor",
  [anon_sym_textColor] = "textColor",
  [anon_sym_cornerRadius] = "cornerRadius",
  [anon_sym_width] = "width",
  [anon_sym_height] = "height",
  [anon_sym_shadow] = "shadow",
  [anon_sym_opacity] = "opacity",
  [anon_sym_border] = "border",
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
  [anon_sym_tint] = anon_sym_tint,
  [anon_sym_tintColor] = anon_sym_tintColor,
  [anon_sym_backgroundColor] = anon_sym_backgroundColor,
  [anon_sym_textColor] = anon_sym_textColor,
  [anon_sym_cornerRadius] = anon_sym_cornerRadius,
  [anon_sym_width] = anon_sym_width,
  [anon_sym_height] = anon_sym_height,
  [anon_sym_shadow] = anon_sym_shadow,
  [anon_sym_opacity] = anon_sym_opacity,
  [anon_sym_border] = anon_sym_border,
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
  [anon_sym_tint] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_tintColor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_backgroundColor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_textColor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_cornerRadius] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_width] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_height] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_shadow] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_opacity] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_border] = {
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
  [117] = 14,
  [118] = 13,
  [119] = 15,
  [120] = 120,
  [121] = 121,
  [122] = 122,
  [123] = 123,
  [124] = 124,
  [125] = 125,
  [126] = 126,
  [127] = 127,
  [128] = 124,
  [129] = 124,
  [130] = 130,
  [131] = 122,
  [132] = 122,
  [133] = 124,
  [134] = 122,
  [135] = 135,
  [136] = 136,
  [137] = 137,
  [138] = 138,
  [139] = 139,
  [140] = 140,
  [141] = 141,
  [142] = 142,
  [143] = 11,
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
  [156] = 6,
  [157] = 7,
  [158] = 4,
  [159] = 10,
  [160] = 160,
  [161] = 12,
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
  [260] = 6,
  [261] = 7,
  [262] = 4,
  [263] = 10,
  [264] = 11,
  [265] = 12,
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
  [277] = 14,
  [278] = 278,
  [279] = 279,
  [280] = 280,
  [281] = 13,
  [282] = 282,
  [283] = 283,
  [284] = 15,
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
  [298] = 4,
  [299] = 10,
  [300] = 300,
  [301] = 11,
  [302] = 12,
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
  [322] = 6,
  [323] = 7,
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
      if (lookahead == 'e') ADVANCE(65);
      if (lookahead == 'i') ADVANCE(66);
      END_STATE();
    case 15:
      if (lookahead == 'c') ADVANCE(67);
      if (lookahead == 'd') ADVANCE(68);
      if (lookahead == 'f') ADVANCE(69);
      if (lookahead == 'm') ADVANCE(70);
      if (lookahead == 'n') ADVANCE(71);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(72);
      END_STATE();
    case 17:
      if (lookahead == 'a') ADVANCE(73);
      if (lookahead == 'e') ADVANCE(74);
      if (lookahead == 'i') ADVANCE(75);
      if (lookahead == 'o') ADVANCE(76);
      END_STATE();
    case 18:
      if (lookahead == 'a') ADVANCE(77);
      if (lookahead == 'e') ADVANCE(78);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(79);
      if (lookahead == 'e') ADVANCE(80);
      if (lookahead == 'o') ADVANCE(81);
      END_STATE();
    case 20:
      if (lookahead == 'f') ADVANCE(82);
      if (lookahead == 'n') ADVANCE(83);
      if (lookahead == 'p') ADVANCE(84);
      if (lookahead == 't') ADVANCE(85);
      END_STATE();
    case 21:
      if (lookahead == 'a') ADVANCE(86);
      if (lookahead == 'e') ADVANCE(87);
      if (lookahead == 'h') ADVANCE(88);
      if (lookahead == 'o') ADVANCE(89);
      if (lookahead == 'r') ADVANCE(90);
      if (lookahead == 'u') ADVANCE(91);
      END_STATE();
    case 22:
      if (lookahead == 'e') ADVANCE(92);
      if (lookahead == 'u') ADVANCE(93);
      END_STATE();
    case 23:
      if (lookahead == 'e') ADVANCE(94);
      if (lookahead == 'h') ADVANCE(95);
      if (lookahead == 'o') ADVANCE(96);
      if (lookahead == 't') ADVANCE(97);
      if (lookahead == 'u') ADVANCE(98);
      END_STATE();
    case 24:
      if (lookahead == 'e') ADVANCE(99);
      if (lookahead == 'h') ADVANCE(100);
      if (lookahead == 'i') ADVANCE(101);
      if (lookahead == 'r') ADVANCE(102);
      if (lookahead == 'w') ADVANCE(103);
      END_STATE();
    case 25:
      if (lookahead == 'n') ADVANCE(104);
      if (lookahead == 'r') ADVANCE(105);
      if (lookahead == 's') ADVANCE(106);
      END_STATE();
    case 26:
      if (lookahead == 'i') ADVANCE(107);
      END_STATE();
    case 27:
      if (lookahead == 'a') ADVANCE(108);
      if (lookahead == 'i') ADVANCE(109);
      END_STATE();
    case 28:
      if (lookahead == 'e') ADVANCE(110);
      END_STATE();
    case 29:
      if (lookahead == 'o') ADVANCE(111);
      END_STATE();
    case 30:
      if (lookahead == 't') ADVANCE(112);
      END_STATE();
    case 31:
      if (lookahead == 'r') ADVANCE(113);
      END_STATE();
    case 32:
      if (lookahead == 't') ADVANCE(114);
      END_STATE();
    case 33:
      if (lookahead == 'u') ADVANCE(115);
      END_STATE();
    case 34:
      if (lookahead == 't') ADVANCE(116);
      END_STATE();
    case 35:
      if (lookahead == 'r') ADVANCE(117);
      END_STATE();
    case 36:
      if (lookahead == 'L') ADVANCE(118);
      END_STATE();
    case 37:
      if (lookahead == 't') ADVANCE(119);
      END_STATE();
    case 38:
      if (lookahead == 'd') ADVANCE(120);
      END_STATE();
    case 39:
      if (lookahead == 't') ADVANCE(121);
      END_STATE();
    case 40:
      if (lookahead == 'e') ADVANCE(122);
      if (lookahead == 'l') ADVANCE(123);
      END_STATE();
    case 41:
      if (lookahead == 'p') ADVANCE(124);
      END_STATE();
    case 42:
      if (lookahead == 'L') ADVANCE(125);
      END_STATE();
    case 43:
      if (lookahead == 'd') ADVANCE(126);
      if (lookahead == 't') ADVANCE(127);
      END_STATE();
    case 44:
      if (lookahead == 'c') ADVANCE(128);
      if (lookahead == 'd') ADVANCE(129);
      if (lookahead == 'n') ADVANCE(130);
      END_STATE();
    case 45:
      if (lookahead == 'd') ADVANCE(131);
      if (lookahead == 'r') ADVANCE(132);
      END_STATE();
    case 46:
      if (lookahead == 't') ADVANCE(133);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_by);
      END_STATE();
    case 48:
      if (lookahead == 'n') ADVANCE(134);
      if (lookahead == 't') ADVANCE(135);
      END_STATE();
    case 49:
      if (lookahead == 'o') ADVANCE(136);
      END_STATE();
    case 50:
      if (lookahead == 'e') ADVANCE(137);
      END_STATE();
    case 51:
      if (lookahead == 'l') ADVANCE(138);
      if (lookahead == 'm') ADVANCE(139);
      if (lookahead == 'n') ADVANCE(140);
      if (lookahead == 'r') ADVANCE(141);
      END_STATE();
    case 52:
      if (lookahead == 'i') ADVANCE(142);
      END_STATE();
    case 53:
      if (lookahead == 'c') ADVANCE(143);
      if (lookahead == 'f') ADVANCE(144);
      if (lookahead == 'l') ADVANCE(145);
      if (lookahead == 'p') ADVANCE(146);
      if (lookahead == 's') ADVANCE(147);
      if (lookahead == 't') ADVANCE(148);
      if (lookahead == 'v') ADVANCE(149);
      END_STATE();
    case 54:
      if (lookahead == 's') ADVANCE(150);
      END_STATE();
    case 55:
      if (lookahead == 'a') ADVANCE(151);
      END_STATE();
    case 56:
      if (lookahead == 'u') ADVANCE(152);
      END_STATE();
    case 57:
      if (lookahead == 'r') ADVANCE(153);
      END_STATE();
    case 58:
      if (lookahead == 'e') ADVANCE(154);
      END_STATE();
    case 59:
      if (lookahead == 'i') ADVANCE(155);
      END_STATE();
    case 60:
      if (lookahead == 'l') ADVANCE(156);
      END_STATE();
    case 61:
      if (lookahead == 'w') ADVANCE(157);
      END_STATE();
    case 62:
      if (lookahead == 'e') ADVANCE(158);
      END_STATE();
    case 63:
      if (lookahead == 'n') ADVANCE(159);
      if (lookahead == 'r') ADVANCE(160);
      END_STATE();
    case 64:
      if (lookahead == 'i') ADVANCE(161);
      END_STATE();
    case 65:
      if (lookahead == 'i') ADVANCE(162);
      END_STATE();
    case 66:
      if (lookahead == 'd') ADVANCE(163);
      END_STATE();
    case 67:
      if (lookahead == 'o') ADVANCE(164);
      END_STATE();
    case 68:
      if (lookahead == 'e') ADVANCE(165);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 70:
      if (lookahead == 'a') ADVANCE(166);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'f') ADVANCE(167);
      if (lookahead == 'i') ADVANCE(168);
      if (lookahead == 'p') ADVANCE(169);
      END_STATE();
    case 72:
      if (lookahead == 'y') ADVANCE(170);
      END_STATE();
    case 73:
      if (lookahead == 'y') ADVANCE(171);
      END_STATE();
    case 74:
      if (lookahead == 'v') ADVANCE(172);
      END_STATE();
    case 75:
      if (lookahead == 'm') ADVANCE(173);
      if (lookahead == 'v') ADVANCE(174);
      END_STATE();
    case 76:
      if (lookahead == 'c') ADVANCE(175);
      END_STATE();
    case 77:
      if (lookahead == 'n') ADVANCE(176);
      if (lookahead == 'p') ADVANCE(177);
      if (lookahead == 'r') ADVANCE(178);
      END_STATE();
    case 78:
      if (lookahead == 'd') ADVANCE(179);
      if (lookahead == 's') ADVANCE(180);
      END_STATE();
    case 79:
      if (lookahead == 'm') ADVANCE(181);
      END_STATE();
    case 80:
      if (lookahead == 'w') ADVANCE(182);
      END_STATE();
    case 81:
      if (lookahead == 'n') ADVANCE(183);
      if (lookahead == 't') ADVANCE(184);
      END_STATE();
    case 82:
      if (lookahead == 'f') ADVANCE(185);
      END_STATE();
    case 83:
      if (lookahead == 'F') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(187);
      END_STATE();
    case 84:
      if (lookahead == 'a') ADVANCE(188);
      if (lookahead == 'e') ADVANCE(189);
      END_STATE();
    case 85:
      if (lookahead == 'h') ADVANCE(190);
      END_STATE();
    case 86:
      if (lookahead == 's') ADVANCE(191);
      END_STATE();
    case 87:
      if (lookahead == 'r') ADVANCE(192);
      END_STATE();
    case 88:
      if (lookahead == 'o') ADVANCE(193);
      END_STATE();
    case 89:
      if (lookahead == 's') ADVANCE(194);
      END_STATE();
    case 90:
      if (lookahead == 'o') ADVANCE(195);
      END_STATE();
    case 91:
      if (lookahead == 'r') ADVANCE(196);
      END_STATE();
    case 92:
      if (lookahead == 'm') ADVANCE(197);
      if (lookahead == 'q') ADVANCE(198);
      END_STATE();
    case 93:
      if (lookahead == 'l') ADVANCE(199);
      END_STATE();
    case 94:
      if (lookahead == 'c') ADVANCE(200);
      if (lookahead == 'n') ADVANCE(201);
      if (lookahead == 't') ADVANCE(202);
      END_STATE();
    case 95:
      if (lookahead == 'a') ADVANCE(203);
      if (lookahead == 'o') ADVANCE(204);
      END_STATE();
    case 96:
      if (lookahead == 'u') ADVANCE(205);
      END_STATE();
    case 97:
      if (lookahead == 'a') ADVANCE(206);
      if (lookahead == 'y') ADVANCE(207);
      END_STATE();
    case 98:
      if (lookahead == 'b') ADVANCE(208);
      if (lookahead == 'g') ADVANCE(209);
      END_STATE();
    case 99:
      if (lookahead == 'r') ADVANCE(210);
      if (lookahead == 'x') ADVANCE(211);
      END_STATE();
    case 100:
      if (lookahead == 'r') ADVANCE(212);
      END_STATE();
    case 101:
      if (lookahead == 'm') ADVANCE(213);
      if (lookahead == 'n') ADVANCE(214);
      if (lookahead == 't') ADVANCE(215);
      END_STATE();
    case 102:
      if (lookahead == 'a') ADVANCE(216);
      if (lookahead == 'u') ADVANCE(217);
      END_STATE();
    case 103:
      if (lookahead == 'o') ADVANCE(218);
      END_STATE();
    case 104:
      if (lookahead == 'd') ADVANCE(219);
      END_STATE();
    case 105:
      if (lookahead == 'l') ADVANCE(220);
      END_STATE();
    case 106:
      if (lookahead == 'e') ADVANCE(221);
      END_STATE();
    case 107:
      if (lookahead == 'b') ADVANCE(222);
      if (lookahead == 'd') ADVANCE(223);
      END_STATE();
    case 108:
      if (lookahead == 'r') ADVANCE(224);
      END_STATE();
    case 109:
      if (lookahead == 'd') ADVANCE(225);
      END_STATE();
    case 110:
      if (lookahead == 'r') ADVANCE(226);
      END_STATE();
    case 111:
      if (lookahead == 'l') ADVANCE(227);
      END_STATE();
    case 112:
      if (lookahead == 'e') ADVANCE(228);
      END_STATE();
    case 113:
      if (lookahead == 'r') ADVANCE(229);
      END_STATE();
    case 114:
      if (lookahead == 'e') ADVANCE(230);
      END_STATE();
    case 115:
      if (lookahead == 'b') ADVANCE(231);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(anon_sym_Int);
      END_STATE();
    case 117:
      if (lookahead == 'i') ADVANCE(232);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(anon_sym_URL);
      END_STATE();
    case 119:
      if (lookahead == 'i') ADVANCE(233);
      END_STATE();
    case 120:
      if (lookahead == 'r') ADVANCE(234);
      END_STATE();
    case 121:
      if (lookahead == 'e') ADVANCE(235);
      END_STATE();
    case 122:
      if (lookahead == 'r') ADVANCE(236);
      END_STATE();
    case 123:
      if (lookahead == 'o') ADVANCE(237);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(anon_sym_app);
      END_STATE();
    case 125:
      if (lookahead == 'a') ADVANCE(238);
      END_STATE();
    case 126:
      if (lookahead == 'i') ADVANCE(239);
      END_STATE();
    case 127:
      if (lookahead == 'h') ADVANCE(240);
      END_STATE();
    case 128:
      if (lookahead == 'k') ADVANCE(241);
      END_STATE();
    case 129:
      if (lookahead == 'g') ADVANCE(242);
      END_STATE();
    case 130:
      if (lookahead == 'n') ADVANCE(243);
      END_STATE();
    case 131:
      if (lookahead == 'y') ADVANCE(244);
      END_STATE();
    case 132:
      if (lookahead == 'd') ADVANCE(245);
      END_STATE();
    case 133:
      if (lookahead == 't') ADVANCE(246);
      END_STATE();
    case 134:
      if (lookahead == 'c') ADVANCE(247);
      END_STATE();
    case 135:
      if (lookahead == 'e') ADVANCE(248);
      END_STATE();
    case 136:
      if (lookahead == 'i') ADVANCE(249);
      if (lookahead == 'o') ADVANCE(250);
      END_STATE();
    case 137:
      if (lookahead == 'a') ADVANCE(251);
      END_STATE();
    case 138:
      if (lookahead == 'o') ADVANCE(252);
      END_STATE();
    case 139:
      if (lookahead == 'm') ADVANCE(253);
      END_STATE();
    case 140:
      if (lookahead == 's') ADVANCE(254);
      if (lookahead == 't') ADVANCE(255);
      END_STATE();
    case 141:
      if (lookahead == 'n') ADVANCE(256);
      END_STATE();
    case 142:
      if (lookahead == 't') ADVANCE(257);
      END_STATE();
    case 143:
      if (lookahead == 'i') ADVANCE(258);
      END_STATE();
    case 144:
      if (lookahead == 'a') ADVANCE(259);
      END_STATE();
    case 145:
      if (lookahead == 'i') ADVANCE(260);
      END_STATE();
    case 146:
      if (lookahead == 'r') ADVANCE(261);
      END_STATE();
    case 147:
      if (lookahead == 'c') ADVANCE(262);
      if (lookahead == 't') ADVANCE(263);
      END_STATE();
    case 148:
      if (lookahead == 'a') ADVANCE(264);
      END_STATE();
    case 149:
      if (lookahead == 'i') ADVANCE(265);
      END_STATE();
    case 150:
      if (lookahead == 'm') ADVANCE(266);
      END_STATE();
    case 151:
      if (lookahead == 'i') ADVANCE(267);
      END_STATE();
    case 152:
      if (lookahead == 'm') ADVANCE(268);
      END_STATE();
    case 153:
      if (lookahead == 'o') ADVANCE(269);
      END_STATE();
    case 154:
      if (lookahead == 'n') ADVANCE(270);
      END_STATE();
    case 155:
      if (lookahead == 't') ADVANCE(271);
      END_STATE();
    case 156:
      if (lookahead == 's') ADVANCE(272);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(anon_sym_few);
      END_STATE();
    case 158:
      if (lookahead == 'l') ADVANCE(273);
      END_STATE();
    case 159:
      if (lookahead == 't') ADVANCE(274);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 161:
      if (lookahead == 'd') ADVANCE(275);
      END_STATE();
    case 162:
      if (lookahead == 'g') ADVANCE(276);
      END_STATE();
    case 163:
      if (lookahead == 'd') ADVANCE(277);
      END_STATE();
    case 164:
      if (lookahead == 'n') ADVANCE(278);
      END_STATE();
    case 165:
      if (lookahead == 'n') ADVANCE(279);
      END_STATE();
    case 166:
      if (lookahead == 'g') ADVANCE(280);
      END_STATE();
    case 167:
      if (lookahead == 'o') ADVANCE(281);
      END_STATE();
    case 168:
      if (lookahead == 't') ADVANCE(282);
      END_STATE();
    case 169:
      if (lookahead == 'u') ADVANCE(283);
      END_STATE();
    case 170:
      if (lookahead == 'b') ADVANCE(284);
      END_STATE();
    case 171:
      if (lookahead == 'o') ADVANCE(285);
      END_STATE();
    case 172:
      if (lookahead == 'e') ADVANCE(286);
      END_STATE();
    case 173:
      if (lookahead == 'i') ADVANCE(287);
      END_STATE();
    case 174:
      if (lookahead == 'e') ADVANCE(288);
      END_STATE();
    case 175:
      if (lookahead == 'a') ADVANCE(289);
      END_STATE();
    case 176:
      if (lookahead == 'u') ADVANCE(290);
      if (lookahead == 'y') ADVANCE(291);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(anon_sym_map);
      END_STATE();
    case 178:
      if (lookahead == 'k') ADVANCE(292);
      END_STATE();
    case 179:
      if (lookahead == 'i') ADVANCE(293);
      END_STATE();
    case 180:
      if (lookahead == 's') ADVANCE(294);
      END_STATE();
    case 181:
      if (lookahead == 'e') ADVANCE(295);
      END_STATE();
    case 182:
      if (lookahead == 'P') ADVANCE(296);
      END_STATE();
    case 183:
      if (lookahead == 'e') ADVANCE(297);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(anon_sym_not);
      if (lookahead == 'e') ADVANCE(298);
      if (lookahead == 'i') ADVANCE(299);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(anon_sym_off);
      END_STATE();
    case 186:
      if (lookahead == 'i') ADVANCE(300);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(anon_sym_one);
      if (lookahead == 'T') ADVANCE(301);
      END_STATE();
    case 188:
      if (lookahead == 'c') ADVANCE(302);
      END_STATE();
    case 189:
      if (lookahead == 'n') ADVANCE(303);
      END_STATE();
    case 190:
      if (lookahead == 'e') ADVANCE(304);
      END_STATE();
    case 191:
      if (lookahead == 's') ADVANCE(305);
      END_STATE();
    case 192:
      if (lookahead == 'm') ADVANCE(306);
      END_STATE();
    case 193:
      if (lookahead == 'n') ADVANCE(307);
      END_STATE();
    case 194:
      if (lookahead == 'i') ADVANCE(308);
      END_STATE();
    case 195:
      if (lookahead == 'b') ADVANCE(309);
      if (lookahead == 'j') ADVANCE(310);
      END_STATE();
    case 196:
      if (lookahead == 'c') ADVANCE(311);
      if (lookahead == 'p') ADVANCE(312);
      END_STATE();
    case 197:
      if (lookahead == 'i') ADVANCE(313);
      if (lookahead == 'o') ADVANCE(314);
      END_STATE();
    case 198:
      if (lookahead == 'u') ADVANCE(315);
      END_STATE();
    case 199:
      if (lookahead == 'e') ADVANCE(316);
      END_STATE();
    case 200:
      if (lookahead == 'u') ADVANCE(317);
      END_STATE();
    case 201:
      if (lookahead == 'd') ADVANCE(318);
      if (lookahead == 's') ADVANCE(319);
      END_STATE();
    case 202:
      if (lookahead == 't') ADVANCE(320);
      END_STATE();
    case 203:
      if (lookahead == 'd') ADVANCE(321);
      END_STATE();
    case 204:
      if (lookahead == 'w') ADVANCE(322);
      END_STATE();
    case 205:
      if (lookahead == 'n') ADVANCE(323);
      if (lookahead == 'r') ADVANCE(324);
      END_STATE();
    case 206:
      if (lookahead == 't') ADVANCE(325);
      END_STATE();
    case 207:
      if (lookahead == 'l') ADVANCE(326);
      END_STATE();
    case 208:
      if (lookahead == 't') ADVANCE(327);
      END_STATE();
    case 209:
      if (lookahead == 'g') ADVANCE(328);
      END_STATE();
    case 210:
      if (lookahead == 'm') ADVANCE(329);
      END_STATE();
    case 211:
      if (lookahead == 't') ADVANCE(330);
      END_STATE();
    case 212:
      if (lookahead == 'e') ADVANCE(331);
      END_STATE();
    case 213:
      if (lookahead == 'e') ADVANCE(332);
      END_STATE();
    case 214:
      if (lookahead == 't') ADVANCE(333);
      END_STATE();
    case 215:
      if (lookahead == 'l') ADVANCE(334);
      END_STATE();
    case 216:
      if (lookahead == 'n') ADVANCE(335);
      END_STATE();
    case 217:
      if (lookahead == 'e') ADVANCE(336);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(anon_sym_two);
      END_STATE();
    case 219:
      if (lookahead == 'o') ADVANCE(337);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(anon_sym_url);
      END_STATE();
    case 221:
      if (lookahead == 'r') ADVANCE(338);
      END_STATE();
    case 222:
      if (lookahead == 'r') ADVANCE(339);
      END_STATE();
    case 223:
      if (lookahead == 'e') ADVANCE(340);
      END_STATE();
    case 224:
      if (lookahead == 'n') ADVANCE(341);
      END_STATE();
    case 225:
      if (lookahead == 't') ADVANCE(342);
      END_STATE();
    case 226:
      if (lookahead == 'o') ADVANCE(343);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(anon_sym_Bool);
      END_STATE();
    case 228:
      if (lookahead == 's') ADVANCE(344);
      END_STATE();
    case 229:
      if (lookahead == 'e') ADVANCE(345);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(anon_sym_Date);
      END_STATE();
    case 231:
      if (lookahead == 'l') ADVANCE(346);
      END_STATE();
    case 232:
      if (lookahead == 'n') ADVANCE(347);
      END_STATE();
    case 233:
      if (lookahead == 'o') ADVANCE(348);
      if (lookahead == 'v') ADVANCE(349);
      END_STATE();
    case 234:
      if (lookahead == 'e') ADVANCE(350);
      END_STATE();
    case 235:
      if (lookahead == 'r') ADVANCE(351);
      END_STATE();
    case 236:
      if (lookahead == 't') ADVANCE(352);
      END_STATE();
    case 237:
      if (lookahead == 'w') ADVANCE(353);
      END_STATE();
    case 238:
      if (lookahead == 'u') ADVANCE(354);
      END_STATE();
    case 239:
      if (lookahead == 'o') ADVANCE(355);
      END_STATE();
    case 240:
      if (lookahead == 'e') ADVANCE(356);
      END_STATE();
    case 241:
      if (lookahead == 'g') ADVANCE(357);
      END_STATE();
    case 242:
      if (lookahead == 'e') ADVANCE(358);
      END_STATE();
    case 243:
      if (lookahead == 'e') ADVANCE(359);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(anon_sym_body);
      END_STATE();
    case 245:
      if (lookahead == 'e') ADVANCE(360);
      END_STATE();
    case 246:
      if (lookahead == 'o') ADVANCE(361);
      END_STATE();
    case 247:
      if (lookahead == 'e') ADVANCE(362);
      END_STATE();
    case 248:
      if (lookahead == 'g') ADVANCE(363);
      END_STATE();
    case 249:
      if (lookahead == 'c') ADVANCE(364);
      END_STATE();
    case 250:
      if (lookahead == 's') ADVANCE(365);
      END_STATE();
    case 251:
      if (lookahead == 'r') ADVANCE(366);
      END_STATE();
    case 252:
      if (lookahead == 'r') ADVANCE(367);
      if (lookahead == 'u') ADVANCE(368);
      END_STATE();
    case 253:
      if (lookahead == 'u') ADVANCE(369);
      END_STATE();
    case 254:
      if (lookahead == 'e') ADVANCE(370);
      END_STATE();
    case 255:
      if (lookahead == 'e') ADVANCE(371);
      END_STATE();
    case 256:
      if (lookahead == 'e') ADVANCE(372);
      END_STATE();
    case 257:
      if (lookahead == 'i') ADVANCE(373);
      END_STATE();
    case 258:
      if (lookahead == 'm') ADVANCE(374);
      END_STATE();
    case 259:
      if (lookahead == 'u') ADVANCE(375);
      END_STATE();
    case 260:
      if (lookahead == 'v') ADVANCE(376);
      END_STATE();
    case 261:
      if (lookahead == 'e') ADVANCE(377);
      END_STATE();
    case 262:
      if (lookahead == 'r') ADVANCE(378);
      END_STATE();
    case 263:
      if (lookahead == 'r') ADVANCE(379);
      END_STATE();
    case 264:
      if (lookahead == 'i') ADVANCE(380);
      END_STATE();
    case 265:
      if (lookahead == 'c') ADVANCE(381);
      END_STATE();
    case 266:
      if (lookahead == 'i') ADVANCE(382);
      END_STATE();
    case 267:
      if (lookahead == 'l') ADVANCE(383);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 269:
      if (lookahead == 'r') ADVANCE(384);
      END_STATE();
    case 270:
      if (lookahead == 't') ADVANCE(385);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(anon_sym_exit);
      END_STATE();
    case 272:
      if (lookahead == 'e') ADVANCE(386);
      END_STATE();
    case 273:
      if (lookahead == 'd') ADVANCE(387);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(anon_sym_font);
      END_STATE();
    case 275:
      if (lookahead == 'e') ADVANCE(388);
      END_STATE();
    case 276:
      if (lookahead == 'h') ADVANCE(389);
      END_STATE();
    case 277:
      if (lookahead == 'e') ADVANCE(390);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(anon_sym_icon);
      END_STATE();
    case 279:
      if (lookahead == 't') ADVANCE(391);
      END_STATE();
    case 280:
      if (lookahead == 'e') ADVANCE(392);
      END_STATE();
    case 281:
      if (lookahead == 'r') ADVANCE(393);
      END_STATE();
    case 282:
      if (lookahead == 'i') ADVANCE(394);
      END_STATE();
    case 283:
      if (lookahead == 't') ADVANCE(395);
      END_STATE();
    case 284:
      if (lookahead == 'o') ADVANCE(396);
      END_STATE();
    case 285:
      if (lookahead == 'u') ADVANCE(397);
      END_STATE();
    case 286:
      if (lookahead == 'l') ADVANCE(398);
      END_STATE();
    case 287:
      if (lookahead == 't') ADVANCE(399);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_live);
      END_STATE();
    case 289:
      if (lookahead == 'l') ADVANCE(400);
      END_STATE();
    case 290:
      if (lookahead == 'a') ADVANCE(401);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(anon_sym_many);
      END_STATE();
    case 292:
      if (lookahead == 'e') ADVANCE(402);
      END_STATE();
    case 293:
      if (lookahead == 'a') ADVANCE(403);
      END_STATE();
    case 294:
      if (lookahead == 'a') ADVANCE(404);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(anon_sym_name);
      END_STATE();
    case 296:
      if (lookahead == 'a') ADVANCE(405);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(anon_sym_none);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(anon_sym_note);
      END_STATE();
    case 299:
      if (lookahead == 'f') ADVANCE(406);
      END_STATE();
    case 300:
      if (lookahead == 'r') ADVANCE(407);
      END_STATE();
    case 301:
      if (lookahead == 'i') ADVANCE(408);
      END_STATE();
    case 302:
      if (lookahead == 'i') ADVANCE(409);
      END_STATE();
    case 303:
      if (lookahead == 's') ADVANCE(410);
      END_STATE();
    case 304:
      if (lookahead == 'r') ADVANCE(411);
      END_STATE();
    case 305:
      if (lookahead == 'i') ADVANCE(412);
      if (lookahead == 'w') ADVANCE(413);
      END_STATE();
    case 306:
      if (lookahead == 'i') ADVANCE(414);
      END_STATE();
    case 307:
      if (lookahead == 'e') ADVANCE(415);
      END_STATE();
    case 308:
      if (lookahead == 't') ADVANCE(416);
      END_STATE();
    case 309:
      if (lookahead == 'l') ADVANCE(417);
      END_STATE();
    case 310:
      if (lookahead == 'e') ADVANCE(418);
      END_STATE();
    case 311:
      if (lookahead == 'h') ADVANCE(419);
      END_STATE();
    case 312:
      if (lookahead == 'o') ADVANCE(420);
      END_STATE();
    case 313:
      if (lookahead == 'n') ADVANCE(421);
      END_STATE();
    case 314:
      if (lookahead == 't') ADVANCE(422);
      END_STATE();
    case 315:
      if (lookahead == 'i') ADVANCE(423);
      END_STATE();
    case 316:
      if (lookahead == 's') ADVANCE(424);
      END_STATE();
    case 317:
      if (lookahead == 'r') ADVANCE(425);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(anon_sym_send);
      END_STATE();
    case 319:
      if (lookahead == 'i') ADVANCE(426);
      END_STATE();
    case 320:
      if (lookahead == 'i') ADVANCE(427);
      END_STATE();
    case 321:
      if (lookahead == 'o') ADVANCE(428);
      END_STATE();
    case 322:
      if (lookahead == 'i') ADVANCE(429);
      if (lookahead == 'n') ADVANCE(430);
      END_STATE();
    case 323:
      if (lookahead == 'd') ADVANCE(431);
      END_STATE();
    case 324:
      if (lookahead == 'c') ADVANCE(432);
      END_STATE();
    case 325:
      if (lookahead == 'u') ADVANCE(433);
      END_STATE();
    case 326:
      if (lookahead == 'e') ADVANCE(434);
      END_STATE();
    case 327:
      if (lookahead == 'i') ADVANCE(435);
      END_STATE();
    case 328:
      if (lookahead == 'e') ADVANCE(436);
      END_STATE();
    case 329:
      if (lookahead == 's') ADVANCE(437);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(anon_sym_text);
      if (lookahead == 'C') ADVANCE(438);
      if (lookahead == 'S') ADVANCE(439);
      END_STATE();
    case 331:
      if (lookahead == 'a') ADVANCE(440);
      END_STATE();
    case 332:
      if (lookahead == 'S') ADVANCE(441);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(anon_sym_tint);
      if (lookahead == 'C') ADVANCE(442);
      END_STATE();
    case 334:
      if (lookahead == 'e') ADVANCE(443);
      END_STATE();
    case 335:
      if (lookahead == 's') ADVANCE(444);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 337:
      if (lookahead == 'a') ADVANCE(445);
      END_STATE();
    case 338:
      if (lookahead == 'n') ADVANCE(446);
      END_STATE();
    case 339:
      if (lookahead == 'a') ADVANCE(447);
      END_STATE();
    case 340:
      if (lookahead == 'o') ADVANCE(448);
      END_STATE();
    case 341:
      if (lookahead == 'i') ADVANCE(449);
      END_STATE();
    case 342:
      if (lookahead == 'h') ADVANCE(450);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(anon_sym_zero);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(anon_sym_Bytes);
      END_STATE();
    case 345:
      if (lookahead == 'n') ADVANCE(451);
      END_STATE();
    case 346:
      if (lookahead == 'e') ADVANCE(452);
      END_STATE();
    case 347:
      if (lookahead == 'g') ADVANCE(453);
      END_STATE();
    case 348:
      if (lookahead == 'n') ADVANCE(454);
      END_STATE();
    case 349:
      if (lookahead == 'e') ADVANCE(455);
      END_STATE();
    case 350:
      if (lookahead == 's') ADVANCE(456);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(anon_sym_after);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(anon_sym_alert);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(anon_sym_allow);
      END_STATE();
    case 354:
      if (lookahead == 'n') ADVANCE(457);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(anon_sym_audio);
      END_STATE();
    case 356:
      if (lookahead == 'n') ADVANCE(458);
      END_STATE();
    case 357:
      if (lookahead == 'r') ADVANCE(459);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(anon_sym_badge);
      END_STATE();
    case 359:
      if (lookahead == 'r') ADVANCE(460);
      END_STATE();
    case 360:
      if (lookahead == 'r') ADVANCE(461);
      END_STATE();
    case 361:
      if (lookahead == 'n') ADVANCE(462);
      END_STATE();
    case 362:
      if (lookahead == 'l') ADVANCE(463);
      END_STATE();
    case 363:
      if (lookahead == 'o') ADVANCE(464);
      END_STATE();
    case 364:
      if (lookahead == 'e') ADVANCE(465);
      END_STATE();
    case 365:
      if (lookahead == 'e') ADVANCE(466);
      END_STATE();
    case 366:
      if (lookahead == 'e') ADVANCE(467);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(anon_sym_color);
      END_STATE();
    case 368:
      if (lookahead == 'r') ADVANCE(468);
      END_STATE();
    case 369:
      if (lookahead == 'n') ADVANCE(469);
      END_STATE();
    case 370:
      if (lookahead == 'n') ADVANCE(470);
      END_STATE();
    case 371:
      if (lookahead == 'n') ADVANCE(471);
      END_STATE();
    case 372:
      if (lookahead == 'r') ADVANCE(472);
      END_STATE();
    case 373:
      if (lookahead == 'c') ADVANCE(473);
      END_STATE();
    case 374:
      if (lookahead == 'a') ADVANCE(474);
      END_STATE();
    case 375:
      if (lookahead == 'l') ADVANCE(475);
      END_STATE();
    case 376:
      if (lookahead == 'e') ADVANCE(476);
      END_STATE();
    case 377:
      if (lookahead == 'c') ADVANCE(477);
      END_STATE();
    case 378:
      if (lookahead == 'i') ADVANCE(478);
      END_STATE();
    case 379:
      if (lookahead == 'u') ADVANCE(479);
      END_STATE();
    case 380:
      if (lookahead == 'l') ADVANCE(480);
      END_STATE();
    case 381:
      if (lookahead == 'e') ADVANCE(481);
      END_STATE();
    case 382:
      if (lookahead == 's') ADVANCE(482);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(anon_sym_email);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(anon_sym_error);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(anon_sym_event);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(anon_sym_field);
      END_STATE();
    case 388:
      if (lookahead == 'l') ADVANCE(483);
      END_STATE();
    case 389:
      if (lookahead == 't') ADVANCE(484);
      END_STATE();
    case 390:
      if (lookahead == 'n') ADVANCE(485);
      END_STATE();
    case 391:
      if (lookahead == 'i') ADVANCE(486);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_image);
      END_STATE();
    case 393:
      if (lookahead == 'm') ADVANCE(487);
      END_STATE();
    case 394:
      if (lookahead == 'a') ADVANCE(488);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(anon_sym_input);
      END_STATE();
    case 396:
      if (lookahead == 'a') ADVANCE(489);
      END_STATE();
    case 397:
      if (lookahead == 't') ADVANCE(490);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(anon_sym_level);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(anon_sym_limit);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(anon_sym_local);
      if (lookahead == 'e') ADVANCE(491);
      END_STATE();
    case 401:
      if (lookahead == 'l') ADVANCE(492);
      END_STATE();
    case 402:
      if (lookahead == 't') ADVANCE(493);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(anon_sym_media);
      END_STATE();
    case 404:
      if (lookahead == 'g') ADVANCE(494);
      END_STATE();
    case 405:
      if (lookahead == 's') ADVANCE(495);
      END_STATE();
    case 406:
      if (lookahead == 'i') ADVANCE(496);
      END_STATE();
    case 407:
      if (lookahead == 's') ADVANCE(497);
      END_STATE();
    case 408:
      if (lookahead == 'm') ADVANCE(498);
      END_STATE();
    case 409:
      if (lookahead == 't') ADVANCE(499);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(anon_sym_opens);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(anon_sym_other);
      END_STATE();
    case 412:
      if (lookahead == 'v') ADVANCE(500);
      END_STATE();
    case 413:
      if (lookahead == 'o') ADVANCE(501);
      END_STATE();
    case 414:
      if (lookahead == 's') ADVANCE(502);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(anon_sym_phone);
      END_STATE();
    case 416:
      if (lookahead == 'i') ADVANCE(503);
      END_STATE();
    case 417:
      if (lookahead == 'e') ADVANCE(504);
      END_STATE();
    case 418:
      if (lookahead == 'c') ADVANCE(505);
      END_STATE();
    case 419:
      if (lookahead == 'a') ADVANCE(506);
      END_STATE();
    case 420:
      if (lookahead == 's') ADVANCE(507);
      END_STATE();
    case 421:
      if (lookahead == 'd') ADVANCE(508);
      END_STATE();
    case 422:
      if (lookahead == 'e') ADVANCE(509);
      END_STATE();
    case 423:
      if (lookahead == 'r') ADVANCE(510);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(anon_sym_rules);
      END_STATE();
    case 425:
      if (lookahead == 'e') ADVANCE(511);
      END_STATE();
    case 426:
      if (lookahead == 't') ADVANCE(512);
      END_STATE();
    case 427:
      if (lookahead == 'n') ADVANCE(513);
      END_STATE();
    case 428:
      if (lookahead == 'w') ADVANCE(514);
      END_STATE();
    case 429:
      if (lookahead == 'n') ADVANCE(515);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(anon_sym_shown);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(anon_sym_sound);
      END_STATE();
    case 432:
      if (lookahead == 'e') ADVANCE(516);
      END_STATE();
    case 433:
      if (lookahead == 's') ADVANCE(517);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(anon_sym_style);
      END_STATE();
    case 435:
      if (lookahead == 't') ADVANCE(518);
      END_STATE();
    case 436:
      if (lookahead == 's') ADVANCE(519);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(anon_sym_terms);
      END_STATE();
    case 438:
      if (lookahead == 'o') ADVANCE(520);
      END_STATE();
    case 439:
      if (lookahead == 'i') ADVANCE(521);
      END_STATE();
    case 440:
      if (lookahead == 'd') ADVANCE(522);
      END_STATE();
    case 441:
      if (lookahead == 'e') ADVANCE(523);
      END_STATE();
    case 442:
      if (lookahead == 'o') ADVANCE(524);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(anon_sym_title);
      END_STATE();
    case 444:
      if (lookahead == 'a') ADVANCE(525);
      if (lookahead == 'l') ADVANCE(526);
      END_STATE();
    case 445:
      if (lookahead == 'b') ADVANCE(527);
      END_STATE();
    case 446:
      if (lookahead == 'a') ADVANCE(528);
      END_STATE();
    case 447:
      if (lookahead == 't') ADVANCE(529);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(anon_sym_video);
      END_STATE();
    case 449:
      if (lookahead == 'n') ADVANCE(530);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(anon_sym_width);
      END_STATE();
    case 451:
      if (lookahead == 'c') ADVANCE(531);
      END_STATE();
    case 452:
      ACCEPT_TOKEN(anon_sym_Double);
      END_STATE();
    case 453:
      ACCEPT_TOKEN(anon_sym_String);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(anon_sym_action);
      if (lookahead == 'S') ADVANCE(532);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(anon_sym_active);
      END_STATE();
    case 456:
      if (lookahead == 's') ADVANCE(533);
      END_STATE();
    case 457:
      if (lookahead == 'c') ADVANCE(534);
      END_STATE();
    case 458:
      if (lookahead == 't') ADVANCE(535);
      END_STATE();
    case 459:
      if (lookahead == 'o') ADVANCE(536);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(anon_sym_banner);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(anon_sym_border);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(anon_sym_button);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(anon_sym_cancel);
      END_STATE();
    case 464:
      if (lookahead == 'r') ADVANCE(537);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(anon_sym_choice);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(anon_sym_choose);
      END_STATE();
    case 467:
      if (lookahead == 'd') ADVANCE(538);
      END_STATE();
    case 468:
      ACCEPT_TOKEN(anon_sym_colour);
      END_STATE();
    case 469:
      if (lookahead == 'i') ADVANCE(539);
      END_STATE();
    case 470:
      if (lookahead == 't') ADVANCE(540);
      END_STATE();
    case 471:
      if (lookahead == 't') ADVANCE(541);
      END_STATE();
    case 472:
      if (lookahead == 'R') ADVANCE(542);
      END_STATE();
    case 473:
      if (lookahead == 'a') ADVANCE(543);
      END_STATE();
    case 474:
      if (lookahead == 'l') ADVANCE(544);
      END_STATE();
    case 475:
      if (lookahead == 't') ADVANCE(545);
      END_STATE();
    case 476:
      if (lookahead == 'r') ADVANCE(546);
      END_STATE();
    case 477:
      if (lookahead == 'a') ADVANCE(547);
      END_STATE();
    case 478:
      if (lookahead == 'p') ADVANCE(548);
      END_STATE();
    case 479:
      if (lookahead == 'c') ADVANCE(549);
      END_STATE();
    case 480:
      ACCEPT_TOKEN(anon_sym_detail);
      END_STATE();
    case 481:
      if (lookahead == 's') ADVANCE(550);
      END_STATE();
    case 482:
      if (lookahead == 's') ADVANCE(551);
      END_STATE();
    case 483:
      if (lookahead == 'i') ADVANCE(552);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(anon_sym_height);
      END_STATE();
    case 485:
      if (lookahead == 'P') ADVANCE(553);
      END_STATE();
    case 486:
      if (lookahead == 'f') ADVANCE(554);
      END_STATE();
    case 487:
      ACCEPT_TOKEN(anon_sym_inform);
      END_STATE();
    case 488:
      if (lookahead == 'l') ADVANCE(555);
      END_STATE();
    case 489:
      if (lookahead == 'r') ADVANCE(556);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(anon_sym_layout);
      END_STATE();
    case 491:
      if (lookahead == 's') ADVANCE(557);
      END_STATE();
    case 492:
      ACCEPT_TOKEN(anon_sym_manual);
      END_STATE();
    case 493:
      if (lookahead == 'i') ADVANCE(558);
      END_STATE();
    case 494:
      if (lookahead == 'e') ADVANCE(559);
      END_STATE();
    case 495:
      if (lookahead == 's') ADVANCE(560);
      END_STATE();
    case 496:
      if (lookahead == 'c') ADVANCE(561);
      END_STATE();
    case 497:
      if (lookahead == 't') ADVANCE(562);
      END_STATE();
    case 498:
      if (lookahead == 'e') ADVANCE(563);
      END_STATE();
    case 499:
      if (lookahead == 'y') ADVANCE(564);
      END_STATE();
    case 500:
      if (lookahead == 'e') ADVANCE(565);
      END_STATE();
    case 501:
      if (lookahead == 'r') ADVANCE(566);
      END_STATE();
    case 502:
      if (lookahead == 's') ADVANCE(567);
      END_STATE();
    case 503:
      if (lookahead == 'o') ADVANCE(568);
      END_STATE();
    case 504:
      if (lookahead == 'm') ADVANCE(569);
      END_STATE();
    case 505:
      if (lookahead == 't') ADVANCE(570);
      END_STATE();
    case 506:
      if (lookahead == 's') ADVANCE(571);
      END_STATE();
    case 507:
      if (lookahead == 'e') ADVANCE(572);
      END_STATE();
    case 508:
      if (lookahead == 'e') ADVANCE(573);
      END_STATE();
    case 509:
      ACCEPT_TOKEN(anon_sym_remote);
      END_STATE();
    case 510:
      if (lookahead == 'e') ADVANCE(574);
      END_STATE();
    case 511:
      ACCEPT_TOKEN(anon_sym_secure);
      END_STATE();
    case 512:
      if (lookahead == 'i') ADVANCE(575);
      END_STATE();
    case 513:
      if (lookahead == 'g') ADVANCE(576);
      END_STATE();
    case 514:
      ACCEPT_TOKEN(anon_sym_shadow);
      END_STATE();
    case 515:
      if (lookahead == 'g') ADVANCE(577);
      END_STATE();
    case 516:
      ACCEPT_TOKEN(anon_sym_source);
      END_STATE();
    case 517:
      ACCEPT_TOKEN(anon_sym_status);
      END_STATE();
    case 518:
      if (lookahead == 'l') ADVANCE(578);
      END_STATE();
    case 519:
      if (lookahead == 't') ADVANCE(579);
      END_STATE();
    case 520:
      if (lookahead == 'l') ADVANCE(580);
      END_STATE();
    case 521:
      if (lookahead == 'z') ADVANCE(581);
      END_STATE();
    case 522:
      ACCEPT_TOKEN(anon_sym_thread);
      END_STATE();
    case 523:
      if (lookahead == 'n') ADVANCE(582);
      END_STATE();
    case 524:
      if (lookahead == 'l') ADVANCE(583);
      END_STATE();
    case 525:
      if (lookahead == 'c') ADVANCE(584);
      END_STATE();
    case 526:
      if (lookahead == 'a') ADVANCE(585);
      END_STATE();
    case 527:
      if (lookahead == 'l') ADVANCE(586);
      END_STATE();
    case 528:
      if (lookahead == 'm') ADVANCE(587);
      END_STATE();
    case 529:
      if (lookahead == 'i') ADVANCE(588);
      END_STATE();
    case 530:
      if (lookahead == 'g') ADVANCE(589);
      END_STATE();
    case 531:
      if (lookahead == 'y') ADVANCE(590);
      END_STATE();
    case 532:
      if (lookahead == 'h') ADVANCE(591);
      END_STATE();
    case 533:
      ACCEPT_TOKEN(anon_sym_address);
      END_STATE();
    case 534:
      if (lookahead == 'h') ADVANCE(592);
      END_STATE();
    case 535:
      if (lookahead == 'i') ADVANCE(593);
      END_STATE();
    case 536:
      if (lookahead == 'u') ADVANCE(594);
      END_STATE();
    case 537:
      if (lookahead == 'y') ADVANCE(595);
      END_STATE();
    case 538:
      if (lookahead == 'B') ADVANCE(596);
      END_STATE();
    case 539:
      if (lookahead == 'c') ADVANCE(597);
      END_STATE();
    case 540:
      ACCEPT_TOKEN(anon_sym_consent);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(anon_sym_content);
      END_STATE();
    case 542:
      if (lookahead == 'a') ADVANCE(598);
      END_STATE();
    case 543:
      if (lookahead == 'l') ADVANCE(599);
      END_STATE();
    case 544:
      ACCEPT_TOKEN(anon_sym_decimal);
      END_STATE();
    case 545:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 546:
      if (lookahead == 'y') ADVANCE(600);
      END_STATE();
    case 547:
      if (lookahead == 't') ADVANCE(601);
      END_STATE();
    case 548:
      if (lookahead == 't') ADVANCE(602);
      END_STATE();
    case 549:
      if (lookahead == 't') ADVANCE(603);
      END_STATE();
    case 550:
      ACCEPT_TOKEN(anon_sym_devices);
      END_STATE();
    case 551:
      if (lookahead == 'e') ADVANCE(604);
      END_STATE();
    case 552:
      if (lookahead == 'n') ADVANCE(605);
      END_STATE();
    case 553:
      if (lookahead == 'r') ADVANCE(606);
      END_STATE();
    case 554:
      if (lookahead == 'i') ADVANCE(607);
      END_STATE();
    case 555:
      ACCEPT_TOKEN(anon_sym_initial);
      END_STATE();
    case 556:
      if (lookahead == 'd') ADVANCE(608);
      END_STATE();
    case 557:
      ACCEPT_TOKEN(anon_sym_locales);
      END_STATE();
    case 558:
      if (lookahead == 'n') ADVANCE(609);
      END_STATE();
    case 559:
      ACCEPT_TOKEN(anon_sym_message);
      END_STATE();
    case 560:
      if (lookahead == 'w') ADVANCE(610);
      END_STATE();
    case 561:
      if (lookahead == 'a') ADVANCE(611);
      END_STATE();
    case 562:
      if (lookahead == 'N') ADVANCE(612);
      END_STATE();
    case 563:
      if (lookahead == 'C') ADVANCE(613);
      END_STATE();
    case 564:
      ACCEPT_TOKEN(anon_sym_opacity);
      END_STATE();
    case 565:
      ACCEPT_TOKEN(anon_sym_passive);
      END_STATE();
    case 566:
      if (lookahead == 'd') ADVANCE(614);
      END_STATE();
    case 567:
      if (lookahead == 'i') ADVANCE(615);
      END_STATE();
    case 568:
      if (lookahead == 'n') ADVANCE(616);
      END_STATE();
    case 569:
      ACCEPT_TOKEN(anon_sym_problem);
      END_STATE();
    case 570:
      ACCEPT_TOKEN(anon_sym_project);
      END_STATE();
    case 571:
      if (lookahead == 'e') ADVANCE(617);
      END_STATE();
    case 572:
      ACCEPT_TOKEN(anon_sym_purpose);
      END_STATE();
    case 573:
      if (lookahead == 'r') ADVANCE(618);
      END_STATE();
    case 574:
      if (lookahead == 'd') ADVANCE(619);
      END_STATE();
    case 575:
      if (lookahead == 'v') ADVANCE(620);
      END_STATE();
    case 576:
      if (lookahead == 's') ADVANCE(621);
      END_STATE();
    case 577:
      ACCEPT_TOKEN(anon_sym_showing);
      END_STATE();
    case 578:
      if (lookahead == 'e') ADVANCE(622);
      END_STATE();
    case 579:
      ACCEPT_TOKEN(anon_sym_suggest);
      END_STATE();
    case 580:
      if (lookahead == 'o') ADVANCE(623);
      END_STATE();
    case 581:
      if (lookahead == 'e') ADVANCE(624);
      END_STATE();
    case 582:
      if (lookahead == 's') ADVANCE(625);
      END_STATE();
    case 583:
      if (lookahead == 'o') ADVANCE(626);
      END_STATE();
    case 584:
      if (lookahead == 't') ADVANCE(627);
      END_STATE();
    case 585:
      if (lookahead == 't') ADVANCE(628);
      END_STATE();
    case 586:
      if (lookahead == 'e') ADVANCE(629);
      END_STATE();
    case 587:
      if (lookahead == 'e') ADVANCE(630);
      END_STATE();
    case 588:
      if (lookahead == 'o') ADVANCE(631);
      END_STATE();
    case 589:
      ACCEPT_TOKEN(anon_sym_warning);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(anon_sym_Currency);
      END_STATE();
    case 591:
      if (lookahead == 'e') ADVANCE(632);
      END_STATE();
    case 592:
      ACCEPT_TOKEN(anon_sym_atLaunch);
      END_STATE();
    case 593:
      if (lookahead == 'c') ADVANCE(633);
      END_STATE();
    case 594:
      if (lookahead == 'n') ADVANCE(634);
      END_STATE();
    case 595:
      ACCEPT_TOKEN(anon_sym_category);
      END_STATE();
    case 596:
      if (lookahead == 'y') ADVANCE(635);
      END_STATE();
    case 597:
      if (lookahead == 'a') ADVANCE(636);
      END_STATE();
    case 598:
      if (lookahead == 'd') ADVANCE(637);
      END_STATE();
    case 599:
      ACCEPT_TOKEN(anon_sym_critical);
      END_STATE();
    case 600:
      ACCEPT_TOKEN(anon_sym_delivery);
      END_STATE();
    case 601:
      if (lookahead == 'e') ADVANCE(638);
      END_STATE();
    case 602:
      if (lookahead == 'i') ADVANCE(639);
      END_STATE();
    case 603:
      if (lookahead == 'i') ADVANCE(640);
      END_STATE();
    case 604:
      if (lookahead == 'd') ADVANCE(641);
      END_STATE();
    case 605:
      if (lookahead == 'e') ADVANCE(642);
      END_STATE();
    case 606:
      if (lookahead == 'e') ADVANCE(643);
      END_STATE();
    case 607:
      if (lookahead == 'e') ADVANCE(644);
      END_STATE();
    case 608:
      ACCEPT_TOKEN(anon_sym_keyboard);
      END_STATE();
    case 609:
      if (lookahead == 'g') ADVANCE(645);
      END_STATE();
    case 610:
      if (lookahead == 'o') ADVANCE(646);
      END_STATE();
    case 611:
      if (lookahead == 't') ADVANCE(647);
      END_STATE();
    case 612:
      if (lookahead == 'e') ADVANCE(648);
      END_STATE();
    case 613:
      if (lookahead == 'o') ADVANCE(649);
      END_STATE();
    case 614:
      ACCEPT_TOKEN(anon_sym_password);
      END_STATE();
    case 615:
      if (lookahead == 'o') ADVANCE(650);
      END_STATE();
    case 616:
      ACCEPT_TOKEN(anon_sym_position);
      END_STATE();
    case 617:
      ACCEPT_TOKEN(anon_sym_purchase);
      END_STATE();
    case 618:
      ACCEPT_TOKEN(anon_sym_reminder);
      END_STATE();
    case 619:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 620:
      if (lookahead == 'e') ADVANCE(651);
      END_STATE();
    case 621:
      ACCEPT_TOKEN(anon_sym_settings);
      END_STATE();
    case 622:
      ACCEPT_TOKEN(anon_sym_subtitle);
      END_STATE();
    case 623:
      if (lookahead == 'r') ADVANCE(652);
      END_STATE();
    case 624:
      ACCEPT_TOKEN(anon_sym_textSize);
      END_STATE();
    case 625:
      if (lookahead == 'i') ADVANCE(653);
      END_STATE();
    case 626:
      if (lookahead == 'r') ADVANCE(654);
      END_STATE();
    case 627:
      if (lookahead == 'i') ADVANCE(655);
      END_STATE();
    case 628:
      if (lookahead == 'i') ADVANCE(656);
      END_STATE();
    case 629:
      ACCEPT_TOKEN(sym_undoable);
      END_STATE();
    case 630:
      ACCEPT_TOKEN(anon_sym_username);
      END_STATE();
    case 631:
      if (lookahead == 'n') ADVANCE(657);
      END_STATE();
    case 632:
      if (lookahead == 'e') ADVANCE(658);
      END_STATE();
    case 633:
      if (lookahead == 'a') ADVANCE(659);
      END_STATE();
    case 634:
      if (lookahead == 'd') ADVANCE(660);
      END_STATE();
    case 635:
      ACCEPT_TOKEN(anon_sym_clearedBy);
      END_STATE();
    case 636:
      if (lookahead == 't') ADVANCE(661);
      END_STATE();
    case 637:
      if (lookahead == 'i') ADVANCE(662);
      END_STATE();
    case 638:
      if (lookahead == 'd') ADVANCE(663);
      END_STATE();
    case 639:
      if (lookahead == 'o') ADVANCE(664);
      END_STATE();
    case 640:
      if (lookahead == 'v') ADVANCE(665);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(anon_sym_dismissed);
      END_STATE();
    case 642:
      if (lookahead == 's') ADVANCE(666);
      END_STATE();
    case 643:
      if (lookahead == 'v') ADVANCE(667);
      END_STATE();
    case 644:
      if (lookahead == 'r') ADVANCE(668);
      END_STATE();
    case 645:
      ACCEPT_TOKEN(anon_sym_marketing);
      END_STATE();
    case 646:
      if (lookahead == 'r') ADVANCE(669);
      END_STATE();
    case 647:
      if (lookahead == 'i') ADVANCE(670);
      END_STATE();
    case 648:
      if (lookahead == 'e') ADVANCE(671);
      END_STATE();
    case 649:
      if (lookahead == 'd') ADVANCE(672);
      END_STATE();
    case 650:
      if (lookahead == 'n') ADVANCE(673);
      END_STATE();
    case 651:
      ACCEPT_TOKEN(anon_sym_sensitive);
      END_STATE();
    case 652:
      ACCEPT_TOKEN(anon_sym_textColor);
      END_STATE();
    case 653:
      if (lookahead == 't') ADVANCE(674);
      END_STATE();
    case 654:
      ACCEPT_TOKEN(anon_sym_tintColor);
      END_STATE();
    case 655:
      if (lookahead == 'o') ADVANCE(675);
      END_STATE();
    case 656:
      if (lookahead == 'o') ADVANCE(676);
      END_STATE();
    case 657:
      ACCEPT_TOKEN(anon_sym_vibration);
      END_STATE();
    case 658:
      if (lookahead == 't') ADVANCE(677);
      END_STATE();
    case 659:
      if (lookahead == 't') ADVANCE(678);
      END_STATE();
    case 660:
      if (lookahead == 'C') ADVANCE(679);
      END_STATE();
    case 661:
      if (lookahead == 'i') ADVANCE(680);
      END_STATE();
    case 662:
      if (lookahead == 'u') ADVANCE(681);
      END_STATE();
    case 663:
      ACCEPT_TOKEN(anon_sym_deprecated);
      END_STATE();
    case 664:
      if (lookahead == 'n') ADVANCE(682);
      END_STATE();
    case 665:
      if (lookahead == 'e') ADVANCE(683);
      END_STATE();
    case 666:
      ACCEPT_TOKEN(anon_sym_guidelines);
      END_STATE();
    case 667:
      if (lookahead == 'i') ADVANCE(684);
      END_STATE();
    case 668:
      ACCEPT_TOKEN(anon_sym_identifier);
      END_STATE();
    case 669:
      if (lookahead == 'd') ADVANCE(685);
      END_STATE();
    case 670:
      if (lookahead == 'o') ADVANCE(686);
      END_STATE();
    case 671:
      if (lookahead == 'd') ADVANCE(687);
      END_STATE();
    case 672:
      if (lookahead == 'e') ADVANCE(688);
      END_STATE();
    case 673:
      ACCEPT_TOKEN(anon_sym_permission);
      END_STATE();
    case 674:
      if (lookahead == 'i') ADVANCE(689);
      END_STATE();
    case 675:
      if (lookahead == 'n') ADVANCE(690);
      END_STATE();
    case 676:
      if (lookahead == 'n') ADVANCE(691);
      END_STATE();
    case 677:
      ACCEPT_TOKEN(anon_sym_actionSheet);
      END_STATE();
    case 678:
      if (lookahead == 'e') ADVANCE(692);
      END_STATE();
    case 679:
      if (lookahead == 'o') ADVANCE(693);
      END_STATE();
    case 680:
      if (lookahead == 'o') ADVANCE(694);
      END_STATE();
    case 681:
      if (lookahead == 's') ADVANCE(695);
      END_STATE();
    case 682:
      ACCEPT_TOKEN(anon_sym_description);
      END_STATE();
    case 683:
      ACCEPT_TOKEN(anon_sym_destructive);
      END_STATE();
    case 684:
      if (lookahead == 'e') ADVANCE(696);
      END_STATE();
    case 685:
      ACCEPT_TOKEN(anon_sym_newPassword);
      END_STATE();
    case 686:
      if (lookahead == 'n') ADVANCE(697);
      END_STATE();
    case 687:
      ACCEPT_TOKEN(anon_sym_onFirstNeed);
      END_STATE();
    case 688:
      ACCEPT_TOKEN(anon_sym_oneTimeCode);
      END_STATE();
    case 689:
      if (lookahead == 'v') ADVANCE(698);
      END_STATE();
    case 690:
      ACCEPT_TOKEN(anon_sym_transaction);
      END_STATE();
    case 691:
      ACCEPT_TOKEN(anon_sym_translation);
      END_STATE();
    case 692:
      if (lookahead == 'd') ADVANCE(699);
      END_STATE();
    case 693:
      if (lookahead == 'l') ADVANCE(700);
      END_STATE();
    case 694:
      if (lookahead == 'n') ADVANCE(701);
      END_STATE();
    case 695:
      ACCEPT_TOKEN(anon_sym_cornerRadius);
      END_STATE();
    case 696:
      if (lookahead == 'w') ADVANCE(702);
      END_STATE();
    case 697:
      ACCEPT_TOKEN(anon_sym_notification);
      if (lookahead == 's') ADVANCE(703);
      END_STATE();
    case 698:
      if (lookahead == 'e') ADVANCE(704);
      END_STATE();
    case 699:
      ACCEPT_TOKEN(anon_sym_authenticated);
      END_STATE();
    case 700:
      if (lookahead == 'o') ADVANCE(705);
      END_STATE();
    case 701:
      ACCEPT_TOKEN(anon_sym_communication);
      END_STATE();
    case 702:
      ACCEPT_TOKEN(anon_sym_hiddenPreview);
      END_STATE();
    case 703:
      ACCEPT_TOKEN(anon_sym_notifications);
      END_STATE();
    case 704:
      ACCEPT_TOKEN(anon_sym_timeSensitive);
      END_STATE();
    case 705:
      if (lookahead == 'r') ADVANCE(706);
      END_STATE();
    case 706:
      ACCEPT_TOKEN(anon_sym_backgroundColor);
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
  [22] = {.lex_state = 42},
  [23] = {.lex_state = 2},
  [24] = {.lex_state = 2},
  [25] = {.lex_state = 2},
  [26] = {.lex_state = 42},
  [27] = {.lex_state = 42},
  [28] = {.lex_state = 42},
  [29] = {.lex_state = 2},
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
  [42] = {.lex_state = 42},
  [43] = {.lex_state = 2},
  [44] = {.lex_state = 3},
  [45] = {.lex_state = 3},
  [46] = {.lex_state = 2},
  [47] = {.lex_state = 42},
  [48] = {.lex_state = 2},
  [49] = {.lex_state = 42},
  [50] = {.lex_state = 42},
  [51] = {.lex_state = 42},
  [52] = {.lex_state = 42},
  [53] = {.lex_state = 42},
  [54] = {.lex_state = 42},
  [55] = {.lex_state = 42},
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
  [105] = {.lex_state = 2},
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
  [121] = {.lex_state = 42},
  [122] = {.lex_state = 10},
  [123] = {.lex_state = 10},
  [124] = {.lex_state = 10},
  [125] = {.lex_state = 42},
  [126] = {.lex_state = 42},
  [127] = {.lex_state = 42},
  [128] = {.lex_state = 10},
  [129] = {.lex_state = 10},
  [130] = {.lex_state = 42},
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
    [anon_sym_tint] = ACTIONS(1),
    [anon_sym_tintColor] = ACTIONS(1),
    [anon_sym_backgroundColor] = ACTIONS(1),
    [anon_sym_textColor] = ACTIONS(1),
    [anon_sym_cornerRadius] = ACTIONS(1),
    [anon_sym_width] = ACTIONS(1),
    [anon_sym_height] = ACTIONS(1),
    [anon_sym_shadow] = ACTIONS(1),
    [anon_sym_opacity] = ACTIONS(1),
    [anon_sym_border] = ACTIONS(1),
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
    [aux_sym_source_file_repeat1] = STATE(111),
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
    [anon_sym_tint] = ACTIONS(33),
    [anon_sym_tintColor] = ACTIONS(33),
    [anon_sym_backgroundColor] = ACTIONS(33),
    [anon_sym_textColor] = ACTIONS(33),
    [anon_sym_cornerRadius] = ACTIONS(33),
    [anon_sym_width] = ACTIONS(33),
    [anon_sym_height] = ACTIONS(33),
    [anon_sym_shadow] = ACTIONS(33),
    [anon_sym_opacity] = ACTIONS(33),
    [anon_sym_border] = ACTIONS(33),
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
    [anon_sym_tint] = ACTIONS(35),
    [anon_sym_tintColor] = ACTIONS(35),
    [anon_sym_backgroundColor] = ACTIONS(35),
    [anon_sym_textColor] = ACTIONS(35),
    [anon_sym_cornerRadius] = ACTIONS(35),
    [anon_sym_width] = ACTIONS(35),
    [anon_sym_height] = ACTIONS(35),
    [anon_sym_shadow] = ACTIONS(35),
    [anon_sym_opacity] = ACTIONS(35),
    [anon_sym_border] = ACTIONS(35),
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
    [anon_sym_tint] = ACTIONS(37),
    [anon_sym_tintColor] = ACTIONS(37),
    [anon_sym_backgroundColor] = ACTIONS(37),
    [anon_sym_textColor] = ACTIONS(37),
    [anon_sym_cornerRadius] = ACTIONS(37),
    [anon_sym_width] = ACTIONS(37),
    [anon_sym_height] = ACTIONS(37),
    [anon_sym_shadow] = ACTIONS(37),
    [anon_sym_opacity] = ACTIONS(37),
    [anon_sym_border] = ACTIONS(37),
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
    [anon_sym_tint] = ACTIONS(39),
    [anon_sym_tintColor] = ACTIONS(39),
    [anon_sym_backgroundColor] = ACTIONS(39),
    [anon_sym_textColor] = ACTIONS(39),
    [anon_sym_cornerRadius] = ACTIONS(39),
    [anon_sym_width] = ACTIONS(39),
    [anon_sym_height] = ACTIONS(39),
    [anon_sym_shadow] = ACTIONS(39),
    [anon_sym_opacity] = ACTIONS(39),
    [anon_sym_border] = ACTIONS(39),
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
    [anon_sym_tint] = ACTIONS(41),
    [anon_sym_tintColor] = ACTIONS(41),
    [anon_sym_backgroundColor] = ACTIONS(41),
    [anon_sym_textColor] = ACTIONS(41),
    [anon_sym_cornerRadius] = ACTIONS(41),
    [anon_sym_width] = ACTIONS(41),
    [anon_sym_height] = ACTIONS(41),
    [anon_sym_shadow] = ACTIONS(41),
    [anon_sym_opacity] = ACTIONS(41),
    [anon_sym_border] = ACTIONS(41),
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
    [anon_sym_tint] = ACTIONS(43),
    [anon_sym_tintColor] = ACTIONS(43),
    [anon_sym_backgroundColor] = ACTIONS(43),
    [anon_sym_textColor] = ACTIONS(43),
    [anon_sym_cornerRadius] = ACTIONS(43),
    [anon_sym_width] = ACTIONS(43),
    [anon_sym_height] = ACTIONS(43),
    [anon_sym_shadow] = ACTIONS(43),
    [anon_sym_opacity] = ACTIONS(43),
    [anon_sym_border] = ACTIONS(43),
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
    [anon_sym_tint] = ACTIONS(45),
    [anon_sym_tintColor] = ACTIONS(45),
    [anon_sym_backgroundColor] = ACTIONS(45),
    [anon_sym_textColor] = ACTIONS(45),
    [anon_sym_cornerRadius] = ACTIONS(45),
    [anon_sym_width] = ACTIONS(45),
    [anon_sym_height] = ACTIONS(45),
    [anon_sym_shadow] = ACTIONS(45),
    [anon_sym_opacity] = ACTIONS(45),
    [anon_sym_border] = ACTIONS(45),
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
    [anon_sym_tint] = ACTIONS(47),
    [anon_sym_tintColor] = ACTIONS(47),
    [anon_sym_backgroundColor] = ACTIONS(47),
    [anon_sym_textColor] = ACTIONS(47),
    [anon_sym_cornerRadius] = ACTIONS(47),
    [anon_sym_width] = ACTIONS(47),
    [anon_sym_height] = ACTIONS(47),
    [anon_sym_shadow] = ACTIONS(47),
    [anon_sym_opacity] = ACTIONS(47),
    [anon_sym_border] = ACTIONS(47),
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
    [anon_sym_tint] = ACTIONS(49),
    [anon_sym_tintColor] = ACTIONS(49),
    [anon_sym_backgroundColor] = ACTIONS(49),
    [anon_sym_textColor] = ACTIONS(49),
    [anon_sym_cornerRadius] = ACTIONS(49),
    [anon_sym_width] = ACTIONS(49),
    [anon_sym_height] = ACTIONS(49),
    [anon_sym_shadow] = ACTIONS(49),
    [anon_sym_opacity] = ACTIONS(49),
    [anon_sym_border] = ACTIONS(49),
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
    [anon_sym_tint] = ACTIONS(51),
    [anon_sym_tintColor] = ACTIONS(51),
    [anon_sym_backgroundColor] = ACTIONS(51),
    [anon_sym_textColor] = ACTIONS(51),
    [anon_sym_cornerRadius] = ACTIONS(51),
    [anon_sym_width] = ACTIONS(51),
    [anon_sym_height] = ACTIONS(51),
    [anon_sym_shadow] = ACTIONS(51),
    [anon_sym_opacity] = ACTIONS(51),
    [anon_sym_border] = ACTIONS(51),
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
    [anon_sym_tint] = ACTIONS(53),
    [anon_sym_tintColor] = ACTIONS(53),
    [anon_sym_backgroundColor] = ACTIONS(53),
    [anon_sym_textColor] = ACTIONS(53),
    [anon_sym_cornerRadius] = ACTIONS(53),
    [anon_sym_width] = ACTIONS(53),
    [anon_sym_height] = ACTIONS(53),
    [anon_sym_shadow] = ACTIONS(53),
    [anon_sym_opacity] = ACTIONS(53),
    [anon_sym_border] = ACTIONS(53),
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
    ACTIONS(57), 59,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      sym_identifier,
  [75] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(59), 1,
      ts_builtin_sym_end,
    STATE(14), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(61), 59,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      sym_identifier,
  [150] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(63), 1,
      ts_builtin_sym_end,
    STATE(15), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(65), 59,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      sym_identifier,
  [225] = 25,
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
    ACTIONS(101), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
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
  [338] = 25,
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
    ACTIONS(103), 1,
      anon_sym_RBRACE,
    STATE(16), 1,
      aux_sym_notification_body_repeat1,
    STATE(17), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    ACTIONS(101), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
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
  [451] = 24,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(108), 1,
      anon_sym_AT,
    ACTIONS(111), 1,
      anon_sym_RBRACE,
    ACTIONS(113), 1,
      anon_sym_settings,
    ACTIONS(116), 1,
      anon_sym_consent,
    ACTIONS(119), 1,
      anon_sym_title,
    ACTIONS(122), 1,
      anon_sym_delivery,
    ACTIONS(125), 1,
      anon_sym_category,
    ACTIONS(128), 1,
      anon_sym_suggest,
    ACTIONS(131), 1,
      anon_sym_level,
    ACTIONS(134), 1,
      anon_sym_subtitle,
    ACTIONS(137), 1,
      anon_sym_body,
    ACTIONS(140), 1,
      anon_sym_hiddenPreview,
    ACTIONS(143), 1,
      anon_sym_thread,
    ACTIONS(146), 1,
      anon_sym_identifier,
    ACTIONS(149), 1,
      anon_sym_sound,
    ACTIONS(152), 1,
      anon_sym_badge,
    ACTIONS(155), 1,
      anon_sym_opens,
    ACTIONS(158), 1,
      anon_sym_detail,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(105), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(18), 2,
      sym_block_comment,
      aux_sym_notification_body_repeat1,
    ACTIONS(161), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
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
  [562] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    STATE(19), 1,
      sym_block_comment,
    STATE(20), 1,
      aux_sym_refused_repeat1,
    STATE(22), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(164), 2,
      sym_identifier,
      sym_number,
    ACTIONS(166), 49,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [637] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    STATE(20), 1,
      sym_block_comment,
    STATE(21), 1,
      aux_sym_refused_repeat1,
    STATE(22), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(164), 2,
      sym_identifier,
      sym_number,
    ACTIONS(170), 49,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [712] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(177), 1,
      anon_sym_DQUOTE,
    STATE(22), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(172), 2,
      sym_identifier,
      sym_number,
    STATE(21), 2,
      sym_block_comment,
      aux_sym_refused_repeat1,
    ACTIONS(175), 49,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [785] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(22), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(180), 52,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      anon_sym_DQUOTE,
      sym_identifier,
      sym_number,
  [850] = 19,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(188), 1,
      anon_sym_for,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_by,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(23), 1,
      sym_block_comment,
    STATE(25), 1,
      sym_repetition,
    STATE(49), 1,
      aux_sym_choice_repeat1,
    STATE(51), 1,
      sym__text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(182), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [945] = 17,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(196), 1,
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
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    ACTIONS(200), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1034] = 17,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(192), 1,
      anon_sym_by,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(25), 1,
      sym_block_comment,
    STATE(52), 1,
      sym__text,
    STATE(55), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(208), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1123] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(26), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(210), 50,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1186] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(27), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(212), 50,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1249] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(28), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(214), 49,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1311] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(192), 1,
      anon_sym_by,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(29), 1,
      sym_block_comment,
    STATE(82), 1,
      sym__text,
    STATE(83), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    ACTIONS(216), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1397] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(192), 1,
      anon_sym_by,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(30), 1,
      sym_block_comment,
    STATE(88), 1,
      aux_sym_button_repeat1,
    STATE(89), 1,
      sym__text,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    ACTIONS(220), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1482] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(226), 1,
      anon_sym_showing,
    STATE(31), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(224), 46,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1544] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(32), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(228), 46,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1603] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(33), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(230), 46,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1662] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(232), 1,
      anon_sym_RBRACE,
    ACTIONS(234), 1,
      anon_sym_purpose,
    ACTIONS(236), 1,
      anon_sym_message,
    ACTIONS(238), 1,
      anon_sym_exit,
    ACTIONS(240), 1,
      anon_sym_layout,
    ACTIONS(242), 1,
      anon_sym_shown,
    ACTIONS(244), 1,
      sym_undoable,
    ACTIONS(246), 1,
      anon_sym_field,
    ACTIONS(248), 1,
      anon_sym_button,
    ACTIONS(250), 1,
      anon_sym_cancel,
    STATE(34), 1,
      sym_block_comment,
    STATE(35), 1,
      aux_sym_alert_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(103), 12,
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
    ACTIONS(101), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1750] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(234), 1,
      anon_sym_purpose,
    ACTIONS(236), 1,
      anon_sym_message,
    ACTIONS(238), 1,
      anon_sym_exit,
    ACTIONS(240), 1,
      anon_sym_layout,
    ACTIONS(242), 1,
      anon_sym_shown,
    ACTIONS(244), 1,
      sym_undoable,
    ACTIONS(246), 1,
      anon_sym_field,
    ACTIONS(248), 1,
      anon_sym_button,
    ACTIONS(250), 1,
      anon_sym_cancel,
    ACTIONS(252), 1,
      anon_sym_RBRACE,
    STATE(35), 1,
      sym_block_comment,
    STATE(38), 1,
      aux_sym_alert_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(103), 12,
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
    ACTIONS(101), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1838] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(234), 1,
      anon_sym_purpose,
    ACTIONS(236), 1,
      anon_sym_message,
    ACTIONS(238), 1,
      anon_sym_exit,
    ACTIONS(240), 1,
      anon_sym_layout,
    ACTIONS(242), 1,
      anon_sym_shown,
    ACTIONS(250), 1,
      anon_sym_cancel,
    ACTIONS(254), 1,
      anon_sym_RBRACE,
    ACTIONS(256), 1,
      anon_sym_source,
    ACTIONS(258), 1,
      sym_undoable,
    ACTIONS(260), 1,
      anon_sym_choice,
    STATE(36), 1,
      sym_block_comment,
    STATE(37), 1,
      aux_sym_action_sheet_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(102), 12,
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
    ACTIONS(101), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [1926] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(234), 1,
      anon_sym_purpose,
    ACTIONS(236), 1,
      anon_sym_message,
    ACTIONS(238), 1,
      anon_sym_exit,
    ACTIONS(240), 1,
      anon_sym_layout,
    ACTIONS(242), 1,
      anon_sym_shown,
    ACTIONS(250), 1,
      anon_sym_cancel,
    ACTIONS(256), 1,
      anon_sym_source,
    ACTIONS(258), 1,
      sym_undoable,
    ACTIONS(260), 1,
      anon_sym_choice,
    ACTIONS(262), 1,
      anon_sym_RBRACE,
    STATE(37), 1,
      sym_block_comment,
    STATE(39), 1,
      aux_sym_action_sheet_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(102), 12,
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
    ACTIONS(101), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2014] = 18,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(267), 1,
      anon_sym_AT,
    ACTIONS(270), 1,
      anon_sym_RBRACE,
    ACTIONS(272), 1,
      anon_sym_purpose,
    ACTIONS(275), 1,
      anon_sym_title,
    ACTIONS(278), 1,
      anon_sym_message,
    ACTIONS(281), 1,
      anon_sym_exit,
    ACTIONS(284), 1,
      anon_sym_layout,
    ACTIONS(287), 1,
      anon_sym_shown,
    ACTIONS(290), 1,
      sym_undoable,
    ACTIONS(293), 1,
      anon_sym_field,
    ACTIONS(296), 1,
      anon_sym_button,
    ACTIONS(299), 1,
      anon_sym_cancel,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(264), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(38), 2,
      sym_block_comment,
      aux_sym_alert_body_repeat1,
    STATE(103), 12,
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
    ACTIONS(302), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2100] = 18,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(308), 1,
      anon_sym_AT,
    ACTIONS(311), 1,
      anon_sym_RBRACE,
    ACTIONS(313), 1,
      anon_sym_source,
    ACTIONS(316), 1,
      anon_sym_purpose,
    ACTIONS(319), 1,
      anon_sym_title,
    ACTIONS(322), 1,
      anon_sym_message,
    ACTIONS(325), 1,
      anon_sym_exit,
    ACTIONS(328), 1,
      anon_sym_layout,
    ACTIONS(331), 1,
      anon_sym_shown,
    ACTIONS(334), 1,
      sym_undoable,
    ACTIONS(337), 1,
      anon_sym_choice,
    ACTIONS(340), 1,
      anon_sym_cancel,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(305), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(39), 2,
      sym_block_comment,
      aux_sym_action_sheet_body_repeat1,
    STATE(102), 12,
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
    ACTIONS(343), 18,
      anon_sym_image,
      anon_sym_color,
      anon_sym_colour,
      anon_sym_font,
      anon_sym_icon,
      anon_sym_position,
      anon_sym_style,
      anon_sym_vibration,
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2186] = 12,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(348), 1,
      anon_sym_initial,
    ACTIONS(352), 1,
      anon_sym_keyboard,
    ACTIONS(354), 1,
      anon_sym_content,
    STATE(40), 1,
      sym_block_comment,
    STATE(42), 1,
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
    ACTIONS(346), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2259] = 12,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(348), 1,
      anon_sym_initial,
    ACTIONS(352), 1,
      anon_sym_keyboard,
    ACTIONS(354), 1,
      anon_sym_content,
    STATE(40), 1,
      aux_sym_field_repeat1,
    STATE(41), 1,
      sym_block_comment,
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
    ACTIONS(356), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2332] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(360), 1,
      anon_sym_initial,
    ACTIONS(366), 1,
      anon_sym_keyboard,
    ACTIONS(369), 1,
      anon_sym_content,
    ACTIONS(372), 1,
      anon_sym_if,
    STATE(66), 1,
      sym__field_attribute,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(363), 2,
      anon_sym_required,
      anon_sym_secure,
    STATE(42), 2,
      sym_block_comment,
      aux_sym_field_repeat1,
    STATE(65), 4,
      sym_keyboard,
      sym_content,
      sym_initial,
      sym_condition,
    ACTIONS(358), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2403] = 10,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(43), 1,
      sym_block_comment,
    STATE(80), 1,
      sym__plain_text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
      sym__string,
      sym_languages,
    ACTIONS(375), 36,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2472] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(44), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(35), 41,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      sym_identifier,
      sym_duration,
  [2526] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(45), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(33), 41,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      sym_identifier,
      sym_duration,
  [2580] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(46), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(377), 40,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
      anon_sym_DQUOTE,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [2633] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(381), 1,
      anon_sym_clearedBy,
    STATE(47), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(379), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2687] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(385), 1,
      sym_duration,
    STATE(48), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(383), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2741] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(49), 1,
      sym_block_comment,
    STATE(54), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(208), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2803] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(50), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(387), 39,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2855] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(51), 1,
      sym_block_comment,
    STATE(55), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(208), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2917] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(52), 1,
      sym_block_comment,
    STATE(53), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(389), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [2979] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(53), 1,
      sym_block_comment,
    STATE(54), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(391), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3041] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(398), 1,
      anon_sym_limit,
    ACTIONS(401), 1,
      anon_sym_if,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(395), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(54), 2,
      sym_block_comment,
      aux_sym_choice_repeat1,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(393), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3101] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(54), 1,
      aux_sym_choice_repeat1,
    STATE(55), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(91), 2,
      sym_limit,
      sym_condition,
    ACTIONS(389), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3163] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(56), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(404), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3214] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(57), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(406), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3265] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(58), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(408), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3316] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(59), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(410), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3367] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(60), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(412), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3418] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(61), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(414), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3469] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(62), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(416), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3520] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(63), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(418), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3571] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(64), 1,
      sym_block_comment,
    STATE(84), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(420), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3630] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(65), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(422), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3681] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(66), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(424), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3732] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(67), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(420), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3791] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(68), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(426), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3850] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(69), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(428), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3901] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(70), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(430), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [3952] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(71), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(432), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4003] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(72), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(434), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4054] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(73), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(436), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4105] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(74), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(438), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4156] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(75), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(440), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4207] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(76), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(442), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4258] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(77), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(444), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4309] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(78), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(446), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4360] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(79), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(448), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4411] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(68), 1,
      aux_sym_cancel_repeat1,
    STATE(80), 1,
      sym_block_comment,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(450), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4470] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(81), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(452), 38,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4521] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(82), 1,
      sym_block_comment,
    STATE(86), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(454), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4580] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(83), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(454), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4639] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(84), 1,
      sym_block_comment,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(456), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4698] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(460), 1,
      anon_sym_default,
    ACTIONS(463), 1,
      anon_sym_if,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(85), 2,
      sym_block_comment,
      aux_sym_cancel_repeat1,
    ACTIONS(458), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4755] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(85), 1,
      aux_sym_cancel_repeat1,
    STATE(86), 1,
      sym_block_comment,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(466), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4814] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(473), 1,
      anon_sym_if,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(470), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(87), 2,
      sym_block_comment,
      aux_sym_button_repeat1,
    ACTIONS(468), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4870] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(87), 1,
      aux_sym_button_repeat1,
    STATE(88), 1,
      sym_block_comment,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    ACTIONS(476), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4928] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(89), 1,
      sym_block_comment,
    STATE(90), 1,
      aux_sym_button_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    ACTIONS(476), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [4986] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(87), 1,
      aux_sym_button_repeat1,
    STATE(90), 1,
      sym_block_comment,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    ACTIONS(478), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5044] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(91), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(480), 36,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5093] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(92), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(375), 36,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5142] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(93), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(482), 36,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5191] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(94), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(484), 36,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5240] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(95), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(486), 35,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5288] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(490), 1,
      anon_sym_after,
    STATE(96), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(488), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5338] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(97), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(492), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5385] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(98), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(494), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5432] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(99), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(496), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5479] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(100), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(498), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5526] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(101), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(500), 34,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5573] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(102), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(502), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5618] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(103), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(504), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5663] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(104), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(506), 32,
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
      anon_sym_tint,
      anon_sym_tintColor,
      anon_sym_backgroundColor,
      anon_sym_textColor,
      anon_sym_cornerRadius,
      anon_sym_width,
      anon_sym_height,
      anon_sym_shadow,
      anon_sym_opacity,
      anon_sym_border,
  [5708] = 19,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(192), 1,
      anon_sym_by,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(510), 1,
      anon_sym_input,
    ACTIONS(512), 1,
      anon_sym_send,
    STATE(105), 1,
      sym_block_comment,
    STATE(113), 1,
      sym__text,
    STATE(114), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(514), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(135), 4,
      sym_condition,
      sym_opens,
      sym_input,
      sym_send,
    ACTIONS(508), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [5780] = 15,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(519), 1,
      anon_sym_AT,
    ACTIONS(522), 1,
      anon_sym_RBRACE,
    ACTIONS(524), 1,
      anon_sym_app,
    ACTIONS(527), 1,
      anon_sym_guidelines,
    ACTIONS(530), 1,
      anon_sym_source,
    ACTIONS(533), 1,
      anon_sym_locales,
    ACTIONS(536), 1,
      anon_sym_devices,
    ACTIONS(539), 1,
      anon_sym_textSize,
    ACTIONS(542), 1,
      anon_sym_notifications,
    ACTIONS(545), 1,
      anon_sym_rules,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(516), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(106), 2,
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
  [5838] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(550), 1,
      anon_sym_AT,
    ACTIONS(552), 1,
      anon_sym_RBRACE,
    ACTIONS(554), 1,
      anon_sym_app,
    ACTIONS(556), 1,
      anon_sym_guidelines,
    ACTIONS(558), 1,
      anon_sym_source,
    ACTIONS(560), 1,
      anon_sym_locales,
    ACTIONS(562), 1,
      anon_sym_devices,
    ACTIONS(564), 1,
      anon_sym_textSize,
    ACTIONS(566), 1,
      anon_sym_notifications,
    ACTIONS(568), 1,
      anon_sym_rules,
    STATE(106), 1,
      aux_sym_project_body_repeat1,
    STATE(107), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(548), 2,
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
  [5898] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(550), 1,
      anon_sym_AT,
    ACTIONS(554), 1,
      anon_sym_app,
    ACTIONS(556), 1,
      anon_sym_guidelines,
    ACTIONS(558), 1,
      anon_sym_source,
    ACTIONS(560), 1,
      anon_sym_locales,
    ACTIONS(562), 1,
      anon_sym_devices,
    ACTIONS(564), 1,
      anon_sym_textSize,
    ACTIONS(566), 1,
      anon_sym_notifications,
    ACTIONS(568), 1,
      anon_sym_rules,
    ACTIONS(570), 1,
      anon_sym_RBRACE,
    STATE(107), 1,
      aux_sym_project_body_repeat1,
    STATE(108), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(548), 2,
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
  [5958] = 16,
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
    ACTIONS(572), 1,
      ts_builtin_sym_end,
    STATE(109), 1,
      sym_block_comment,
    STATE(110), 1,
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
  [6017] = 16,
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
    ACTIONS(574), 1,
      ts_builtin_sym_end,
    STATE(110), 1,
      sym_block_comment,
    STATE(112), 1,
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
  [6076] = 16,
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
    ACTIONS(572), 1,
      ts_builtin_sym_end,
    STATE(111), 1,
      sym_block_comment,
    STATE(112), 1,
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
  [6135] = 15,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(576), 1,
      ts_builtin_sym_end,
    ACTIONS(581), 1,
      anon_sym_AT,
    ACTIONS(584), 1,
      anon_sym_project,
    ACTIONS(587), 1,
      anon_sym_enum,
    ACTIONS(590), 1,
      anon_sym_terms,
    ACTIONS(593), 1,
      anon_sym_translation,
    ACTIONS(596), 1,
      anon_sym_alert,
    ACTIONS(599), 1,
      anon_sym_actionSheet,
    ACTIONS(602), 1,
      anon_sym_notification,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(578), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(112), 2,
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
  [6192] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(510), 1,
      anon_sym_input,
    ACTIONS(512), 1,
      anon_sym_send,
    STATE(113), 1,
      sym_block_comment,
    STATE(115), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(514), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(135), 4,
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
  [6237] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(510), 1,
      anon_sym_input,
    ACTIONS(512), 1,
      anon_sym_send,
    STATE(114), 1,
      sym_block_comment,
    STATE(116), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(514), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(135), 4,
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
  [6282] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(97), 1,
      anon_sym_opens,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(510), 1,
      anon_sym_input,
    ACTIONS(512), 1,
      anon_sym_send,
    STATE(115), 1,
      sym_block_comment,
    STATE(116), 1,
      aux_sym_action_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(514), 2,
      anon_sym_destructive,
      anon_sym_authenticated,
    STATE(135), 4,
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
  [6327] = 10,
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
    STATE(135), 4,
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
  [6370] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(117), 1,
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
  [6398] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(118), 1,
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
  [6426] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(119), 1,
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
  [6454] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(628), 1,
      anon_sym_COMMA,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(120), 2,
      sym_block_comment,
      aux_sym_devices_repeat1,
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
  [6483] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(633), 1,
      anon_sym_COMMA,
    STATE(121), 1,
      sym_block_comment,
    STATE(127), 1,
      aux_sym_locales_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(631), 12,
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
  [6514] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(639), 1,
      anon_sym_RBRACE,
    ACTIONS(641), 1,
      sym_number,
    STATE(122), 1,
      sym_block_comment,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6553] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(646), 1,
      anon_sym_SEMI,
    ACTIONS(649), 1,
      anon_sym_RBRACE,
    ACTIONS(651), 1,
      sym_number,
    STATE(150), 1,
      sym_arm,
    STATE(123), 2,
      sym_block_comment,
      aux_sym_selection_repeat1,
    ACTIONS(643), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6590] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(654), 1,
      anon_sym_RBRACE,
    STATE(122), 1,
      aux_sym_selection_repeat1,
    STATE(124), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6629] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(658), 1,
      anon_sym_COMMA,
    STATE(125), 1,
      sym_block_comment,
    STATE(126), 1,
      aux_sym_devices_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(656), 12,
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
  [6660] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(658), 1,
      anon_sym_COMMA,
    STATE(120), 1,
      aux_sym_devices_repeat1,
    STATE(126), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(660), 12,
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
  [6691] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(633), 1,
      anon_sym_COMMA,
    STATE(127), 1,
      sym_block_comment,
    STATE(130), 1,
      aux_sym_locales_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(662), 12,
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
  [6722] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(664), 1,
      anon_sym_RBRACE,
    STATE(128), 1,
      sym_block_comment,
    STATE(131), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6761] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(666), 1,
      anon_sym_RBRACE,
    STATE(129), 1,
      sym_block_comment,
    STATE(132), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6800] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(670), 1,
      anon_sym_COMMA,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(130), 2,
      sym_block_comment,
      aux_sym_locales_repeat1,
    ACTIONS(668), 12,
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
  [6829] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(673), 1,
      anon_sym_RBRACE,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(131), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6868] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(675), 1,
      anon_sym_RBRACE,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(132), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6907] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(677), 1,
      anon_sym_RBRACE,
    STATE(133), 1,
      sym_block_comment,
    STATE(134), 1,
      aux_sym_selection_repeat1,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6946] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(637), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      sym_number,
    ACTIONS(679), 1,
      anon_sym_RBRACE,
    STATE(123), 1,
      aux_sym_selection_repeat1,
    STATE(134), 1,
      sym_block_comment,
    STATE(150), 1,
      sym_arm,
    ACTIONS(635), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6985] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(135), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(681), 13,
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
  [7011] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(136), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(683), 13,
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
  [7037] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(137), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(685), 13,
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
  [7063] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(550), 1,
      anon_sym_AT,
    ACTIONS(687), 1,
      anon_sym_RBRACE,
    ACTIONS(689), 1,
      anon_sym_description,
    ACTIONS(691), 1,
      anon_sym_media,
    ACTIONS(693), 1,
      anon_sym_action,
    STATE(138), 1,
      sym_block_comment,
    STATE(141), 1,
      aux_sym_detail_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(548), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(244), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [7103] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(550), 1,
      anon_sym_AT,
    ACTIONS(689), 1,
      anon_sym_description,
    ACTIONS(691), 1,
      anon_sym_media,
    ACTIONS(693), 1,
      anon_sym_action,
    ACTIONS(695), 1,
      anon_sym_RBRACE,
    STATE(138), 1,
      aux_sym_detail_body_repeat1,
    STATE(139), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(548), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(244), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [7143] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(140), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(668), 13,
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
  [7169] = 10,
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
  [7207] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(142), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(626), 13,
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
  [7233] = 6,
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
    ACTIONS(51), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [7262] = 4,
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
  [7287] = 4,
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
  [7312] = 4,
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
  [7337] = 4,
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
  [7362] = 4,
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
  [7387] = 4,
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
  [7412] = 6,
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
  [7441] = 13,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(192), 1,
      anon_sym_by,
    ACTIONS(732), 1,
      sym_identifier,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(56), 1,
      sym__text,
    STATE(151), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [7484] = 6,
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
  [7513] = 4,
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
  [7538] = 4,
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
  [7563] = 4,
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
  [7588] = 6,
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
    ACTIONS(41), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [7617] = 6,
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
  [7646] = 6,
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
    ACTIONS(37), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [7675] = 6,
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
  [7704] = 4,
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
  [7729] = 6,
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
  [7758] = 6,
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
  [7787] = 6,
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
  [7816] = 4,
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
  [7841] = 5,
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
  [7867] = 5,
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
  [7893] = 8,
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
  [7925] = 5,
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
  [7951] = 5,
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
  [7977] = 5,
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
  [8003] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
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
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8043] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(28), 1,
      sym__text,
    STATE(172), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8083] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(99), 1,
      sym__text,
    STATE(173), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8123] = 5,
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
  [8149] = 5,
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
  [8175] = 9,
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
  [8209] = 5,
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
  [8235] = 5,
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
  [8261] = 5,
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
  [8287] = 5,
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
  [8313] = 5,
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
  [8339] = 5,
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
  [8365] = 5,
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
  [8391] = 5,
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
  [8417] = 5,
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
  [8443] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
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
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8483] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(70), 1,
      sym__text,
    STATE(187), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8523] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(57), 1,
      sym__text,
    STATE(188), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8563] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(137), 1,
      sym__text,
    STATE(189), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8603] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(136), 1,
      sym__text,
    STATE(190), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8643] = 5,
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
  [8669] = 5,
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
  [8695] = 5,
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
  [8721] = 5,
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
  [8747] = 5,
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
  [8773] = 5,
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
  [8799] = 5,
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
  [8825] = 5,
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
  [8851] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
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
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8891] = 5,
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
  [8917] = 8,
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
  [8949] = 8,
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
  [8981] = 10,
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
  [9017] = 10,
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
  [9053] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(734), 1,
      anon_sym_LBRACE,
    ACTIONS(736), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    ACTIONS(792), 1,
      anon_sym_by,
    STATE(41), 1,
      sym__text,
    STATE(205), 1,
      sym_block_comment,
    STATE(5), 2,
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [9093] = 5,
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
  [9119] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
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
      sym__pattern,
      sym_languages,
    STATE(6), 2,
      sym__string,
      sym_selection,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [9159] = 12,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
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
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
      sym__string,
      sym_languages,
  [9198] = 7,
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
  [9227] = 7,
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
  [9256] = 7,
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
  [9285] = 6,
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
  [9311] = 9,
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
  [9343] = 11,
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
  [9379] = 10,
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
  [9413] = 11,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
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
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
      sym__string,
      sym_languages,
  [9449] = 8,
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
  [9479] = 10,
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
  [9513] = 6,
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
  [9539] = 9,
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
  [9571] = 9,
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
  [9603] = 8,
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
  [9633] = 8,
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
  [9663] = 9,
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
  [9695] = 5,
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
  [9719] = 9,
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
  [9751] = 9,
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
  [9783] = 9,
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
  [9815] = 9,
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
  [9846] = 8,
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
  [9875] = 9,
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
  [9906] = 10,
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
  [9939] = 5,
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
  [9962] = 10,
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
  [9995] = 5,
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
  [10018] = 9,
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
  [10049] = 10,
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
  [10082] = 9,
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
  [10113] = 9,
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
  [10144] = 9,
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
  [10175] = 9,
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
  [10206] = 9,
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
  [10237] = 4,
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
  [10257] = 4,
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
  [10277] = 6,
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
  [10301] = 4,
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
  [10321] = 6,
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
  [10345] = 9,
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
  [10374] = 10,
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
  [10405] = 4,
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
  [10424] = 4,
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
  [10443] = 4,
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
  [10462] = 10,
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
  [10493] = 4,
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
  [10512] = 5,
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
  [10533] = 5,
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
  [10554] = 9,
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
  [10583] = 9,
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
  [10612] = 9,
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
  [10641] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(260), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(41), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [10660] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(261), 1,
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
  [10679] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(262), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(37), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [10698] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(263), 1,
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
  [10717] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(264), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(51), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_of,
      sym_identifier,
  [10736] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(265), 1,
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
  [10755] = 9,
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
  [10784] = 9,
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
  [10813] = 9,
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
  [10842] = 8,
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
  [10869] = 9,
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
  [10898] = 9,
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
  [10927] = 9,
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
  [10956] = 9,
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
  [10985] = 5,
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
  [11005] = 4,
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
  [11023] = 5,
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
  [11043] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(277), 1,
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
  [11061] = 4,
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
  [11079] = 5,
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
  [11099] = 9,
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
  [11127] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(281), 1,
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
  [11145] = 5,
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
  [11165] = 6,
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
  [11187] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(284), 1,
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
  [11205] = 8,
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
  [11231] = 6,
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
  [11253] = 8,
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
  [11279] = 4,
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
  [11297] = 6,
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
  [11319] = 4,
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
  [11337] = 4,
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
  [11355] = 4,
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
  [11373] = 6,
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
  [11395] = 4,
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
  [11413] = 4,
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
  [11431] = 9,
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
  [11459] = 5,
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
  [11478] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(298), 1,
      sym_block_comment,
    ACTIONS(37), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(752), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11499] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(299), 1,
      sym_block_comment,
    ACTIONS(49), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(754), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11520] = 6,
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
  [11541] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(301), 1,
      sym_block_comment,
    ACTIONS(51), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(714), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11562] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(302), 1,
      sym_block_comment,
    ACTIONS(53), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(758), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11583] = 8,
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
  [11608] = 5,
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
  [11627] = 6,
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
  [11648] = 5,
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
  [11667] = 5,
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
  [11686] = 8,
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
  [11711] = 6,
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
  [11732] = 6,
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
  [11753] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1236), 1,
      anon_sym_DQUOTE,
    STATE(48), 1,
      sym_string,
    STATE(311), 1,
      sym_block_comment,
    ACTIONS(1234), 2,
      anon_sym_default,
      anon_sym_none,
  [11776] = 6,
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
  [11797] = 8,
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
  [11822] = 6,
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
  [11843] = 6,
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
  [11864] = 5,
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
  [11883] = 6,
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
  [11904] = 6,
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
  [11925] = 5,
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
  [11944] = 6,
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
  [11965] = 5,
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
  [11984] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(322), 1,
      sym_block_comment,
    ACTIONS(41), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(748), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [12005] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(323), 1,
      sym_block_comment,
    ACTIONS(43), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(750), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [12026] = 6,
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
  [12047] = 5,
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
  [12065] = 5,
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
  [12083] = 5,
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
  [12101] = 5,
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
  [12119] = 4,
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
  [12135] = 4,
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
  [12151] = 5,
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
  [12169] = 5,
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
  [12187] = 6,
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
  [12206] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1288), 1,
      sym_identifier,
    STATE(32), 1,
      sym__destination,
    STATE(334), 1,
      sym_block_comment,
  [12225] = 6,
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
  [12244] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1290), 1,
      anon_sym_LBRACE,
    STATE(71), 1,
      sym_detail_body,
    STATE(336), 1,
      sym_block_comment,
  [12263] = 6,
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
  [12282] = 6,
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
  [12301] = 6,
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
  [12320] = 5,
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
  [12337] = 5,
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
  [12354] = 6,
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
  [12373] = 6,
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
  [12392] = 6,
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
  [12411] = 6,
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
  [12430] = 6,
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
  [12449] = 5,
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
  [12466] = 5,
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
  [12483] = 6,
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
  [12502] = 6,
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
  [12521] = 6,
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
  [12540] = 6,
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
  [12559] = 6,
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
  [12578] = 6,
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
  [12597] = 6,
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
  [12616] = 6,
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
  [12635] = 6,
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
  [12654] = 6,
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
  [12673] = 6,
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
  [12692] = 6,
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
  [12711] = 6,
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
  [12730] = 6,
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
  [12749] = 5,
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
  [12765] = 5,
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
  [12781] = 5,
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
  [12797] = 5,
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
  [12813] = 5,
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
  [12829] = 5,
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
  [12845] = 5,
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
  [12861] = 5,
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
  [12877] = 5,
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
  [12893] = 5,
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
  [12909] = 5,
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
  [12925] = 5,
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
  [12941] = 5,
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
  [12957] = 5,
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
  [12973] = 5,
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
  [12989] = 5,
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
  [13005] = 5,
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
  [13021] = 5,
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
  [13037] = 5,
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
  [13053] = 5,
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
  [13069] = 5,
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
  [13085] = 5,
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
  [13101] = 5,
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
  [13117] = 5,
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
  [13133] = 5,
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
  [13149] = 5,
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
  [13165] = 5,
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
  [13181] = 5,
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
  [13197] = 5,
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
  [13213] = 5,
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
  [13229] = 5,
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
  [13245] = 5,
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
  [13261] = 5,
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
  [13277] = 5,
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
  [13293] = 5,
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
  [13309] = 5,
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
  [13325] = 5,
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
  [13341] = 5,
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
  [13357] = 5,
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
  [13373] = 5,
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
  [13389] = 5,
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
  [13405] = 5,
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
  [13421] = 5,
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
  [13437] = 5,
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
  [13453] = 5,
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
  [13469] = 5,
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
  [13485] = 5,
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
  [13501] = 5,
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
  [13517] = 5,
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
  [13533] = 5,
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
  [13549] = 5,
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
  [13565] = 5,
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
  [13581] = 5,
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
  [13597] = 5,
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
  [13613] = 5,
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
  [13629] = 5,
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
  [13645] = 5,
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
  [13661] = 5,
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
  [13677] = 5,
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
  [13693] = 5,
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
  [13709] = 5,
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
  [13725] = 5,
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
  [13741] = 5,
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
  [13757] = 5,
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
  [13773] = 5,
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
  [13789] = 5,
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
  [13805] = 5,
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
  [13821] = 5,
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
  [13837] = 5,
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
  [13853] = 5,
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
  [13869] = 5,
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
  [13885] = 5,
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
  [13901] = 5,
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
  [13917] = 5,
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
  [13933] = 5,
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
  [13949] = 1,
    ACTIONS(1282), 1,
      ts_builtin_sym_end,
  [13953] = 1,
    ACTIONS(1278), 1,
      ts_builtin_sym_end,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(13)] = 0,
  [SMALL_STATE(14)] = 75,
  [SMALL_STATE(15)] = 150,
  [SMALL_STATE(16)] = 225,
  [SMALL_STATE(17)] = 338,
  [SMALL_STATE(18)] = 451,
  [SMALL_STATE(19)] = 562,
  [SMALL_STATE(20)] = 637,
  [SMALL_STATE(21)] = 712,
  [SMALL_STATE(22)] = 785,
  [SMALL_STATE(23)] = 850,
  [SMALL_STATE(24)] = 945,
  [SMALL_STATE(25)] = 1034,
  [SMALL_STATE(26)] = 1123,
  [SMALL_STATE(27)] = 1186,
  [SMALL_STATE(28)] = 1249,
  [SMALL_STATE(29)] = 1311,
  [SMALL_STATE(30)] = 1397,
  [SMALL_STATE(31)] = 1482,
  [SMALL_STATE(32)] = 1544,
  [SMALL_STATE(33)] = 1603,
  [SMALL_STATE(34)] = 1662,
  [SMALL_STATE(35)] = 1750,
  [SMALL_STATE(36)] = 1838,
  [SMALL_STATE(37)] = 1926,
  [SMALL_STATE(38)] = 2014,
  [SMALL_STATE(39)] = 2100,
  [SMALL_STATE(40)] = 2186,
  [SMALL_STATE(41)] = 2259,
  [SMALL_STATE(42)] = 2332,
  [SMALL_STATE(43)] = 2403,
  [SMALL_STATE(44)] = 2472,
  [SMALL_STATE(45)] = 2526,
  [SMALL_STATE(46)] = 2580,
  [SMALL_STATE(47)] = 2633,
  [SMALL_STATE(48)] = 2687,
  [SMALL_STATE(49)] = 2741,
  [SMALL_STATE(50)] = 2803,
  [SMALL_STATE(51)] = 2855,
  [SMALL_STATE(52)] = 2917,
  [SMALL_STATE(53)] = 2979,
  [SMALL_STATE(54)] = 3041,
  [SMALL_STATE(55)] = 3101,
  [SMALL_STATE(56)] = 3163,
  [SMALL_STATE(57)] = 3214,
  [SMALL_STATE(58)] = 3265,
  [SMALL_STATE(59)] = 3316,
  [SMALL_STATE(60)] = 3367,
  [SMALL_STATE(61)] = 3418,
  [SMALL_STATE(62)] = 3469,
  [SMALL_STATE(63)] = 3520,
  [SMALL_STATE(64)] = 3571,
  [SMALL_STATE(65)] = 3630,
  [SMALL_STATE(66)] = 3681,
  [SMALL_STATE(67)] = 3732,
  [SMALL_STATE(68)] = 3791,
  [SMALL_STATE(69)] = 3850,
  [SMALL_STATE(70)] = 3901,
  [SMALL_STATE(71)] = 3952,
  [SMALL_STATE(72)] = 4003,
  [SMALL_STATE(73)] = 4054,
  [SMALL_STATE(74)] = 4105,
  [SMALL_STATE(75)] = 4156,
  [SMALL_STATE(76)] = 4207,
  [SMALL_STATE(77)] = 4258,
  [SMALL_STATE(78)] = 4309,
  [SMALL_STATE(79)] = 4360,
  [SMALL_STATE(80)] = 4411,
  [SMALL_STATE(81)] = 4470,
  [SMALL_STATE(82)] = 4521,
  [SMALL_STATE(83)] = 4580,
  [SMALL_STATE(84)] = 4639,
  [SMALL_STATE(85)] = 4698,
  [SMALL_STATE(86)] = 4755,
  [SMALL_STATE(87)] = 4814,
  [SMALL_STATE(88)] = 4870,
  [SMALL_STATE(89)] = 4928,
  [SMALL_STATE(90)] = 4986,
  [SMALL_STATE(91)] = 5044,
  [SMALL_STATE(92)] = 5093,
  [SMALL_STATE(93)] = 5142,
  [SMALL_STATE(94)] = 5191,
  [SMALL_STATE(95)] = 5240,
  [SMALL_STATE(96)] = 5288,
  [SMALL_STATE(97)] = 5338,
  [SMALL_STATE(98)] = 5385,
  [SMALL_STATE(99)] = 5432,
  [SMALL_STATE(100)] = 5479,
  [SMALL_STATE(101)] = 5526,
  [SMALL_STATE(102)] = 5573,
  [SMALL_STATE(103)] = 5618,
  [SMALL_STATE(104)] = 5663,
  [SMALL_STATE(105)] = 5708,
  [SMALL_STATE(106)] = 5780,
  [SMALL_STATE(107)] = 5838,
  [SMALL_STATE(108)] = 5898,
  [SMALL_STATE(109)] = 5958,
  [SMALL_STATE(110)] = 6017,
  [SMALL_STATE(111)] = 6076,
  [SMALL_STATE(112)] = 6135,
  [SMALL_STATE(113)] = 6192,
  [SMALL_STATE(114)] = 6237,
  [SMALL_STATE(115)] = 6282,
  [SMALL_STATE(116)] = 6327,
  [SMALL_STATE(117)] = 6370,
  [SMALL_STATE(118)] = 6398,
  [SMALL_STATE(119)] = 6426,
  [SMALL_STATE(120)] = 6454,
  [SMALL_STATE(121)] = 6483,
  [SMALL_STATE(122)] = 6514,
  [SMALL_STATE(123)] = 6553,
  [SMALL_STATE(124)] = 6590,
  [SMALL_STATE(125)] = 6629,
  [SMALL_STATE(126)] = 6660,
  [SMALL_STATE(127)] = 6691,
  [SMALL_STATE(128)] = 6722,
  [SMALL_STATE(129)] = 6761,
  [SMALL_STATE(130)] = 6800,
  [SMALL_STATE(131)] = 6829,
  [SMALL_STATE(132)] = 6868,
  [SMALL_STATE(133)] = 6907,
  [SMALL_STATE(134)] = 6946,
  [SMALL_STATE(135)] = 6985,
  [SMALL_STATE(136)] = 7011,
  [SMALL_STATE(137)] = 7037,
  [SMALL_STATE(138)] = 7063,
  [SMALL_STATE(139)] = 7103,
  [SMALL_STATE(140)] = 7143,
  [SMALL_STATE(141)] = 7169,
  [SMALL_STATE(142)] = 7207,
  [SMALL_STATE(143)] = 7233,
  [SMALL_STATE(144)] = 7262,
  [SMALL_STATE(145)] = 7287,
  [SMALL_STATE(146)] = 7312,
  [SMALL_STATE(147)] = 7337,
  [SMALL_STATE(148)] = 7362,
  [SMALL_STATE(149)] = 7387,
  [SMALL_STATE(150)] = 7412,
  [SMALL_STATE(151)] = 7441,
  [SMALL_STATE(152)] = 7484,
  [SMALL_STATE(153)] = 7513,
  [SMALL_STATE(154)] = 7538,
  [SMALL_STATE(155)] = 7563,
  [SMALL_STATE(156)] = 7588,
  [SMALL_STATE(157)] = 7617,
  [SMALL_STATE(158)] = 7646,
  [SMALL_STATE(159)] = 7675,
  [SMALL_STATE(160)] = 7704,
  [SMALL_STATE(161)] = 7729,
  [SMALL_STATE(162)] = 7758,
  [SMALL_STATE(163)] = 7787,
  [SMALL_STATE(164)] = 7816,
  [SMALL_STATE(165)] = 7841,
  [SMALL_STATE(166)] = 7867,
  [SMALL_STATE(167)] = 7893,
  [SMALL_STATE(168)] = 7925,
  [SMALL_STATE(169)] = 7951,
  [SMALL_STATE(170)] = 7977,
  [SMALL_STATE(171)] = 8003,
  [SMALL_STATE(172)] = 8043,
  [SMALL_STATE(173)] = 8083,
  [SMALL_STATE(174)] = 8123,
  [SMALL_STATE(175)] = 8149,
  [SMALL_STATE(176)] = 8175,
  [SMALL_STATE(177)] = 8209,
  [SMALL_STATE(178)] = 8235,
  [SMALL_STATE(179)] = 8261,
  [SMALL_STATE(180)] = 8287,
  [SMALL_STATE(181)] = 8313,
  [SMALL_STATE(182)] = 8339,
  [SMALL_STATE(183)] = 8365,
  [SMALL_STATE(184)] = 8391,
  [SMALL_STATE(185)] = 8417,
  [SMALL_STATE(186)] = 8443,
  [SMALL_STATE(187)] = 8483,
  [SMALL_STATE(188)] = 8523,
  [SMALL_STATE(189)] = 8563,
  [SMALL_STATE(190)] = 8603,
  [SMALL_STATE(191)] = 8643,
  [SMALL_STATE(192)] = 8669,
  [SMALL_STATE(193)] = 8695,
  [SMALL_STATE(194)] = 8721,
  [SMALL_STATE(195)] = 8747,
  [SMALL_STATE(196)] = 8773,
  [SMALL_STATE(197)] = 8799,
  [SMALL_STATE(198)] = 8825,
  [SMALL_STATE(199)] = 8851,
  [SMALL_STATE(200)] = 8891,
  [SMALL_STATE(201)] = 8917,
  [SMALL_STATE(202)] = 8949,
  [SMALL_STATE(203)] = 8981,
  [SMALL_STATE(204)] = 9017,
  [SMALL_STATE(205)] = 9053,
  [SMALL_STATE(206)] = 9093,
  [SMALL_STATE(207)] = 9119,
  [SMALL_STATE(208)] = 9159,
  [SMALL_STATE(209)] = 9198,
  [SMALL_STATE(210)] = 9227,
  [SMALL_STATE(211)] = 9256,
  [SMALL_STATE(212)] = 9285,
  [SMALL_STATE(213)] = 9311,
  [SMALL_STATE(214)] = 9343,
  [SMALL_STATE(215)] = 9379,
  [SMALL_STATE(216)] = 9413,
  [SMALL_STATE(217)] = 9449,
  [SMALL_STATE(218)] = 9479,
  [SMALL_STATE(219)] = 9513,
  [SMALL_STATE(220)] = 9539,
  [SMALL_STATE(221)] = 9571,
  [SMALL_STATE(222)] = 9603,
  [SMALL_STATE(223)] = 9633,
  [SMALL_STATE(224)] = 9663,
  [SMALL_STATE(225)] = 9695,
  [SMALL_STATE(226)] = 9719,
  [SMALL_STATE(227)] = 9751,
  [SMALL_STATE(228)] = 9783,
  [SMALL_STATE(229)] = 9815,
  [SMALL_STATE(230)] = 9846,
  [SMALL_STATE(231)] = 9875,
  [SMALL_STATE(232)] = 9906,
  [SMALL_STATE(233)] = 9939,
  [SMALL_STATE(234)] = 9962,
  [SMALL_STATE(235)] = 9995,
  [SMALL_STATE(236)] = 10018,
  [SMALL_STATE(237)] = 10049,
  [SMALL_STATE(238)] = 10082,
  [SMALL_STATE(239)] = 10113,
  [SMALL_STATE(240)] = 10144,
  [SMALL_STATE(241)] = 10175,
  [SMALL_STATE(242)] = 10206,
  [SMALL_STATE(243)] = 10237,
  [SMALL_STATE(244)] = 10257,
  [SMALL_STATE(245)] = 10277,
  [SMALL_STATE(246)] = 10301,
  [SMALL_STATE(247)] = 10321,
  [SMALL_STATE(248)] = 10345,
  [SMALL_STATE(249)] = 10374,
  [SMALL_STATE(250)] = 10405,
  [SMALL_STATE(251)] = 10424,
  [SMALL_STATE(252)] = 10443,
  [SMALL_STATE(253)] = 10462,
  [SMALL_STATE(254)] = 10493,
  [SMALL_STATE(255)] = 10512,
  [SMALL_STATE(256)] = 10533,
  [SMALL_STATE(257)] = 10554,
  [SMALL_STATE(258)] = 10583,
  [SMALL_STATE(259)] = 10612,
  [SMALL_STATE(260)] = 10641,
  [SMALL_STATE(261)] = 10660,
  [SMALL_STATE(262)] = 10679,
  [SMALL_STATE(263)] = 10698,
  [SMALL_STATE(264)] = 10717,
  [SMALL_STATE(265)] = 10736,
  [SMALL_STATE(266)] = 10755,
  [SMALL_STATE(267)] = 10784,
  [SMALL_STATE(268)] = 10813,
  [SMALL_STATE(269)] = 10842,
  [SMALL_STATE(270)] = 10869,
  [SMALL_STATE(271)] = 10898,
  [SMALL_STATE(272)] = 10927,
  [SMALL_STATE(273)] = 10956,
  [SMALL_STATE(274)] = 10985,
  [SMALL_STATE(275)] = 11005,
  [SMALL_STATE(276)] = 11023,
  [SMALL_STATE(277)] = 11043,
  [SMALL_STATE(278)] = 11061,
  [SMALL_STATE(279)] = 11079,
  [SMALL_STATE(280)] = 11099,
  [SMALL_STATE(281)] = 11127,
  [SMALL_STATE(282)] = 11145,
  [SMALL_STATE(283)] = 11165,
  [SMALL_STATE(284)] = 11187,
  [SMALL_STATE(285)] = 11205,
  [SMALL_STATE(286)] = 11231,
  [SMALL_STATE(287)] = 11253,
  [SMALL_STATE(288)] = 11279,
  [SMALL_STATE(289)] = 11297,
  [SMALL_STATE(290)] = 11319,
  [SMALL_STATE(291)] = 11337,
  [SMALL_STATE(292)] = 11355,
  [SMALL_STATE(293)] = 11373,
  [SMALL_STATE(294)] = 11395,
  [SMALL_STATE(295)] = 11413,
  [SMALL_STATE(296)] = 11431,
  [SMALL_STATE(297)] = 11459,
  [SMALL_STATE(298)] = 11478,
  [SMALL_STATE(299)] = 11499,
  [SMALL_STATE(300)] = 11520,
  [SMALL_STATE(301)] = 11541,
  [SMALL_STATE(302)] = 11562,
  [SMALL_STATE(303)] = 11583,
  [SMALL_STATE(304)] = 11608,
  [SMALL_STATE(305)] = 11627,
  [SMALL_STATE(306)] = 11648,
  [SMALL_STATE(307)] = 11667,
  [SMALL_STATE(308)] = 11686,
  [SMALL_STATE(309)] = 11711,
  [SMALL_STATE(310)] = 11732,
  [SMALL_STATE(311)] = 11753,
  [SMALL_STATE(312)] = 11776,
  [SMALL_STATE(313)] = 11797,
  [SMALL_STATE(314)] = 11822,
  [SMALL_STATE(315)] = 11843,
  [SMALL_STATE(316)] = 11864,
  [SMALL_STATE(317)] = 11883,
  [SMALL_STATE(318)] = 11904,
  [SMALL_STATE(319)] = 11925,
  [SMALL_STATE(320)] = 11944,
  [SMALL_STATE(321)] = 11965,
  [SMALL_STATE(322)] = 11984,
  [SMALL_STATE(323)] = 12005,
  [SMALL_STATE(324)] = 12026,
  [SMALL_STATE(325)] = 12047,
  [SMALL_STATE(326)] = 12065,
  [SMALL_STATE(327)] = 12083,
  [SMALL_STATE(328)] = 12101,
  [SMALL_STATE(329)] = 12119,
  [SMALL_STATE(330)] = 12135,
  [SMALL_STATE(331)] = 12151,
  [SMALL_STATE(332)] = 12169,
  [SMALL_STATE(333)] = 12187,
  [SMALL_STATE(334)] = 12206,
  [SMALL_STATE(335)] = 12225,
  [SMALL_STATE(336)] = 12244,
  [SMALL_STATE(337)] = 12263,
  [SMALL_STATE(338)] = 12282,
  [SMALL_STATE(339)] = 12301,
  [SMALL_STATE(340)] = 12320,
  [SMALL_STATE(341)] = 12337,
  [SMALL_STATE(342)] = 12354,
  [SMALL_STATE(343)] = 12373,
  [SMALL_STATE(344)] = 12392,
  [SMALL_STATE(345)] = 12411,
  [SMALL_STATE(346)] = 12430,
  [SMALL_STATE(347)] = 12449,
  [SMALL_STATE(348)] = 12466,
  [SMALL_STATE(349)] = 12483,
  [SMALL_STATE(350)] = 12502,
  [SMALL_STATE(351)] = 12521,
  [SMALL_STATE(352)] = 12540,
  [SMALL_STATE(353)] = 12559,
  [SMALL_STATE(354)] = 12578,
  [SMALL_STATE(355)] = 12597,
  [SMALL_STATE(356)] = 12616,
  [SMALL_STATE(357)] = 12635,
  [SMALL_STATE(358)] = 12654,
  [SMALL_STATE(359)] = 12673,
  [SMALL_STATE(360)] = 12692,
  [SMALL_STATE(361)] = 12711,
  [SMALL_STATE(362)] = 12730,
  [SMALL_STATE(363)] = 12749,
  [SMALL_STATE(364)] = 12765,
  [SMALL_STATE(365)] = 12781,
  [SMALL_STATE(366)] = 12797,
  [SMALL_STATE(367)] = 12813,
  [SMALL_STATE(368)] = 12829,
  [SMALL_STATE(369)] = 12845,
  [SMALL_STATE(370)] = 12861,
  [SMALL_STATE(371)] = 12877,
  [SMALL_STATE(372)] = 12893,
  [SMALL_STATE(373)] = 12909,
  [SMALL_STATE(374)] = 12925,
  [SMALL_STATE(375)] = 12941,
  [SMALL_STATE(376)] = 12957,
  [SMALL_STATE(377)] = 12973,
  [SMALL_STATE(378)] = 12989,
  [SMALL_STATE(379)] = 13005,
  [SMALL_STATE(380)] = 13021,
  [SMALL_STATE(381)] = 13037,
  [SMALL_STATE(382)] = 13053,
  [SMALL_STATE(383)] = 13069,
  [SMALL_STATE(384)] = 13085,
  [SMALL_STATE(385)] = 13101,
  [SMALL_STATE(386)] = 13117,
  [SMALL_STATE(387)] = 13133,
  [SMALL_STATE(388)] = 13149,
  [SMALL_STATE(389)] = 13165,
  [SMALL_STATE(390)] = 13181,
  [SMALL_STATE(391)] = 13197,
  [SMALL_STATE(392)] = 13213,
  [SMALL_STATE(393)] = 13229,
  [SMALL_STATE(394)] = 13245,
  [SMALL_STATE(395)] = 13261,
  [SMALL_STATE(396)] = 13277,
  [SMALL_STATE(397)] = 13293,
  [SMALL_STATE(398)] = 13309,
  [SMALL_STATE(399)] = 13325,
  [SMALL_STATE(400)] = 13341,
  [SMALL_STATE(401)] = 13357,
  [SMALL_STATE(402)] = 13373,
  [SMALL_STATE(403)] = 13389,
  [SMALL_STATE(404)] = 13405,
  [SMALL_STATE(405)] = 13421,
  [SMALL_STATE(406)] = 13437,
  [SMALL_STATE(407)] = 13453,
  [SMALL_STATE(408)] = 13469,
  [SMALL_STATE(409)] = 13485,
  [SMALL_STATE(410)] = 13501,
  [SMALL_STATE(411)] = 13517,
  [SMALL_STATE(412)] = 13533,
  [SMALL_STATE(413)] = 13549,
  [SMALL_STATE(414)] = 13565,
  [SMALL_STATE(415)] = 13581,
  [SMALL_STATE(416)] = 13597,
  [SMALL_STATE(417)] = 13613,
  [SMALL_STATE(418)] = 13629,
  [SMALL_STATE(419)] = 13645,
  [SMALL_STATE(420)] = 13661,
  [SMALL_STATE(421)] = 13677,
  [SMALL_STATE(422)] = 13693,
  [SMALL_STATE(423)] = 13709,
  [SMALL_STATE(424)] = 13725,
  [SMALL_STATE(425)] = 13741,
  [SMALL_STATE(426)] = 13757,
  [SMALL_STATE(427)] = 13773,
  [SMALL_STATE(428)] = 13789,
  [SMALL_STATE(429)] = 13805,
  [SMALL_STATE(430)] = 13821,
  [SMALL_STATE(431)] = 13837,
  [SMALL_STATE(432)] = 13853,
  [SMALL_STATE(433)] = 13869,
  [SMALL_STATE(434)] = 13885,
  [SMALL_STATE(435)] = 13901,
  [SMALL_STATE(436)] = 13917,
  [SMALL_STATE(437)] = 13933,
  [SMALL_STATE(438)] = 13949,
  [SMALL_STATE(439)] = 13953,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [9] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(109),
  [13] = {.entry = {.count = 1, .reusable = false}}, SHIFT(14),
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
  [37] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_multiline_string, 2, 0, 0),
  [39] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text, 1, 0, 0),
  [41] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__pattern, 1, 0, 0),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__string, 1, 0, 0),
  [45] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_languages, 2, 0, 0),
  [47] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_languages, 3, 0, 0),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_multiline_string, 3, 0, 0),
  [51] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_selection, 4, 0, 14),
  [53] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_selection, 5, 0, 14),
  [55] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 5, 0, 0),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 5, 0, 0),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__end, 1, 0, 0),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__end, 1, 0, 0),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 7, 0, 0),
  [65] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 7, 0, 0),
  [67] = {.entry = {.count = 1, .reusable = false}}, SHIFT(200),
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
  [101] = {.entry = {.count = 1, .reusable = false}}, SHIFT(19),
  [103] = {.entry = {.count = 1, .reusable = false}}, SHIFT(184),
  [105] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [108] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [111] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0),
  [113] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(369),
  [116] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(370),
  [119] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(172),
  [122] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(347),
  [125] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(256),
  [128] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(348),
  [131] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(306),
  [134] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(207),
  [137] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(187),
  [140] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(188),
  [143] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(407),
  [146] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(409),
  [149] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(311),
  [152] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(414),
  [155] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(334),
  [158] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(336),
  [161] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [164] = {.entry = {.count = 1, .reusable = false}}, SHIFT(22),
  [166] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_refused, 1, 0, 0),
  [168] = {.entry = {.count = 1, .reusable = false}}, SHIFT(266),
  [170] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_refused, 2, 0, 0),
  [172] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0), SHIFT_REPEAT(22),
  [175] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0),
  [177] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0), SHIFT_REPEAT(266),
  [180] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 1, 0, 0),
  [182] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 2, 0, 8),
  [184] = {.entry = {.count = 1, .reusable = false}}, SHIFT(280),
  [186] = {.entry = {.count = 1, .reusable = false}}, SHIFT(91),
  [188] = {.entry = {.count = 1, .reusable = false}}, SHIFT(395),
  [190] = {.entry = {.count = 1, .reusable = false}}, SHIFT(415),
  [192] = {.entry = {.count = 1, .reusable = false}}, SHIFT(392),
  [194] = {.entry = {.count = 1, .reusable = false}}, SHIFT(353),
  [196] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [198] = {.entry = {.count = 1, .reusable = false}}, SHIFT(29),
  [200] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 1, 0, 0),
  [202] = {.entry = {.count = 1, .reusable = false}}, SHIFT(43),
  [204] = {.entry = {.count = 1, .reusable = false}}, SHIFT(216),
  [206] = {.entry = {.count = 1, .reusable = false}}, SHIFT(208),
  [208] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 3, 0, 8),
  [210] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_condition, 3, 0, 0),
  [212] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_condition, 2, 0, 0),
  [214] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_title, 2, 0, 0),
  [216] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 2, 0, 8),
  [218] = {.entry = {.count = 1, .reusable = false}}, SHIFT(92),
  [220] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 2, 0, 8),
  [222] = {.entry = {.count = 1, .reusable = false}}, SHIFT(95),
  [224] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__destination, 1, 0, 0),
  [226] = {.entry = {.count = 1, .reusable = false}}, SHIFT(394),
  [228] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_opens, 2, 0, 0),
  [230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__destination, 3, 0, 0),
  [232] = {.entry = {.count = 1, .reusable = false}}, SHIFT(170),
  [234] = {.entry = {.count = 1, .reusable = false}}, SHIFT(235),
  [236] = {.entry = {.count = 1, .reusable = false}}, SHIFT(173),
  [238] = {.entry = {.count = 1, .reusable = false}}, SHIFT(340),
  [240] = {.entry = {.count = 1, .reusable = false}}, SHIFT(375),
  [242] = {.entry = {.count = 1, .reusable = false}}, SHIFT(341),
  [244] = {.entry = {.count = 1, .reusable = false}}, SHIFT(103),
  [246] = {.entry = {.count = 1, .reusable = false}}, SHIFT(399),
  [248] = {.entry = {.count = 1, .reusable = false}}, SHIFT(406),
  [250] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [252] = {.entry = {.count = 1, .reusable = false}}, SHIFT(192),
  [254] = {.entry = {.count = 1, .reusable = false}}, SHIFT(165),
  [256] = {.entry = {.count = 1, .reusable = false}}, SHIFT(433),
  [258] = {.entry = {.count = 1, .reusable = false}}, SHIFT(102),
  [260] = {.entry = {.count = 1, .reusable = false}}, SHIFT(364),
  [262] = {.entry = {.count = 1, .reusable = false}}, SHIFT(193),
  [264] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [267] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [270] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0),
  [272] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [275] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(172),
  [278] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [281] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(340),
  [284] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(375),
  [287] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(341),
  [290] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(103),
  [293] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(399),
  [296] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(406),
  [299] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [302] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [305] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [308] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [311] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0),
  [313] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(433),
  [316] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [319] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(172),
  [322] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [325] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(340),
  [328] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(375),
  [331] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(341),
  [334] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(102),
  [337] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(364),
  [340] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [343] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [346] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 4, 0, 8),
  [348] = {.entry = {.count = 1, .reusable = false}}, SHIFT(151),
  [350] = {.entry = {.count = 1, .reusable = false}}, SHIFT(65),
  [352] = {.entry = {.count = 1, .reusable = false}}, SHIFT(255),
  [354] = {.entry = {.count = 1, .reusable = false}}, SHIFT(225),
  [356] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 3, 0, 8),
  [358] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0),
  [360] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(151),
  [363] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(65),
  [366] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(255),
  [369] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(225),
  [372] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [375] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 1, 0, 0),
  [377] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_repetition, 4, 0, 8),
  [379] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_badge, 2, 0, 0),
  [381] = {.entry = {.count = 1, .reusable = false}}, SHIFT(396),
  [383] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 2, 0, 0),
  [385] = {.entry = {.count = 1, .reusable = false}}, SHIFT(61),
  [387] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_settings, 2, 0, 0),
  [389] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 4, 0, 8),
  [391] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 5, 0, 8),
  [393] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0),
  [395] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(91),
  [398] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(415),
  [401] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [404] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_initial, 2, 0, 0),
  [406] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_hidden_preview, 2, 0, 0),
  [408] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_thread, 2, 0, 0),
  [410] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_identifier_statement, 2, 0, 0),
  [412] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 2, 0, 7),
  [414] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 3, 0, 0),
  [416] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail_body, 2, 0, 0),
  [418] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 1, 0, 0),
  [420] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 2, 0, 0),
  [422] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__field_attribute, 1, 0, 0),
  [424] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 1, 0, 0),
  [426] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 4, 0, 13),
  [428] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_consent, 2, 0, 0),
  [430] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_body, 2, 0, 0),
  [432] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail, 2, 0, 0),
  [434] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_delivery, 2, 0, 0),
  [436] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_category, 2, 0, 0),
  [438] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_badge, 4, 0, 0),
  [440] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_suggest, 2, 0, 7),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail_body, 3, 0, 0),
  [444] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_level, 2, 0, 0),
  [446] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_keyboard, 2, 0, 0),
  [448] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_content, 2, 0, 0),
  [450] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 13),
  [452] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_subtitle, 2, 0, 0),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 8),
  [456] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 0),
  [458] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0),
  [460] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0), SHIFT_REPEAT(92),
  [463] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [466] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 4, 0, 8),
  [468] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0),
  [470] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0), SHIFT_REPEAT(95),
  [473] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [476] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 3, 0, 8),
  [478] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 4, 0, 8),
  [480] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 1, 0, 0),
  [482] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__plain_text, 1, 0, 0),
  [484] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_limit, 2, 0, 0),
  [486] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 1, 0, 0),
  [488] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shown, 2, 0, 0),
  [490] = {.entry = {.count = 1, .reusable = false}}, SHIFT(388),
  [492] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout, 2, 0, 0),
  [494] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shown, 4, 0, 0),
  [496] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_message, 2, 0, 0),
  [498] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_exit, 2, 0, 0),
  [500] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_purpose, 2, 0, 7),
  [502] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 1, 0, 0),
  [504] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 1, 0, 0),
  [506] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_source_control, 2, 0, 0),
  [508] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 2, 0, 8),
  [510] = {.entry = {.count = 1, .reusable = false}}, SHIFT(189),
  [512] = {.entry = {.count = 1, .reusable = false}}, SHIFT(190),
  [514] = {.entry = {.count = 1, .reusable = false}}, SHIFT(135),
  [516] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [519] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(361),
  [522] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0),
  [524] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(199),
  [527] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(373),
  [530] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(377),
  [533] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(378),
  [536] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(380),
  [539] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(382),
  [542] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(350),
  [545] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(351),
  [548] = {.entry = {.count = 1, .reusable = false}}, SHIFT(117),
  [550] = {.entry = {.count = 1, .reusable = false}}, SHIFT(361),
  [552] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [554] = {.entry = {.count = 1, .reusable = false}}, SHIFT(199),
  [556] = {.entry = {.count = 1, .reusable = false}}, SHIFT(373),
  [558] = {.entry = {.count = 1, .reusable = false}}, SHIFT(377),
  [560] = {.entry = {.count = 1, .reusable = false}}, SHIFT(378),
  [562] = {.entry = {.count = 1, .reusable = false}}, SHIFT(380),
  [564] = {.entry = {.count = 1, .reusable = false}}, SHIFT(382),
  [566] = {.entry = {.count = 1, .reusable = false}}, SHIFT(350),
  [568] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [570] = {.entry = {.count = 1, .reusable = false}}, SHIFT(198),
  [572] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [574] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 2, 0, 0),
  [576] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [578] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [581] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [584] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(421),
  [587] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(391),
  [590] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(342),
  [593] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(368),
  [596] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(389),
  [599] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(420),
  [602] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(403),
  [605] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 3, 0, 8),
  [607] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 4, 0, 8),
  [609] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0),
  [611] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(189),
  [614] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(190),
  [617] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(135),
  [620] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(353),
  [623] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(334),
  [626] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_devices_repeat1, 2, 0, 0),
  [628] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_devices_repeat1, 2, 0, 0), SHIFT_REPEAT(426),
  [631] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_locales, 2, 0, 0),
  [633] = {.entry = {.count = 1, .reusable = false}}, SHIFT(411),
  [635] = {.entry = {.count = 1, .reusable = false}}, SHIFT(237),
  [637] = {.entry = {.count = 1, .reusable = true}}, SHIFT(150),
  [639] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [641] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [643] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(237),
  [646] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(150),
  [649] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0),
  [651] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(237),
  [654] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [656] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_devices, 2, 0, 0),
  [658] = {.entry = {.count = 1, .reusable = false}}, SHIFT(426),
  [660] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_devices, 3, 0, 0),
  [662] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_locales, 3, 0, 0),
  [664] = {.entry = {.count = 1, .reusable = true}}, SHIFT(264),
  [666] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [668] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_locales_repeat1, 2, 0, 0),
  [670] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_locales_repeat1, 2, 0, 0), SHIFT_REPEAT(411),
  [673] = {.entry = {.count = 1, .reusable = true}}, SHIFT(265),
  [675] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [677] = {.entry = {.count = 1, .reusable = true}}, SHIFT(143),
  [679] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [681] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 1, 0, 0),
  [683] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_send, 2, 0, 0),
  [685] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_input, 2, 0, 0),
  [687] = {.entry = {.count = 1, .reusable = false}}, SHIFT(76),
  [689] = {.entry = {.count = 1, .reusable = false}}, SHIFT(171),
  [691] = {.entry = {.count = 1, .reusable = false}}, SHIFT(304),
  [693] = {.entry = {.count = 1, .reusable = false}}, SHIFT(372),
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
  [732] = {.entry = {.count = 1, .reusable = false}}, SHIFT(56),
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
  [802] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
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
  [902] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
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
  [937] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
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
  [971] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [974] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [977] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0),
  [979] = {.entry = {.count = 1, .reusable = false}}, SHIFT(179),
  [981] = {.entry = {.count = 1, .reusable = true}}, SHIFT(79),
  [983] = {.entry = {.count = 1, .reusable = false}}, SHIFT(180),
  [985] = {.entry = {.count = 1, .reusable = false}}, SHIFT(149),
  [987] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(251),
  [990] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
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
  [1020] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1022] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 3, 0, 7),
  [1024] = {.entry = {.count = 1, .reusable = false}}, SHIFT(246),
  [1026] = {.entry = {.count = 1, .reusable = true}}, SHIFT(363),
  [1028] = {.entry = {.count = 1, .reusable = false}}, SHIFT(257),
  [1030] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [1032] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1034] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [1036] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [1038] = {.entry = {.count = 1, .reusable = false}}, SHIFT(272),
  [1040] = {.entry = {.count = 1, .reusable = true}}, SHIFT(242),
  [1042] = {.entry = {.count = 1, .reusable = true}}, SHIFT(262),
  [1044] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [1046] = {.entry = {.count = 1, .reusable = true}}, SHIFT(263),
  [1048] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
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
  [1090] = {.entry = {.count = 1, .reusable = true}}, SHIFT(78),
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
  [1152] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
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
  [1194] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1196] = {.entry = {.count = 1, .reusable = true}}, SHIFT(295),
  [1198] = {.entry = {.count = 1, .reusable = false}}, SHIFT(314),
  [1200] = {.entry = {.count = 1, .reusable = false}}, SHIFT(307),
  [1202] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [1204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(253),
  [1206] = {.entry = {.count = 1, .reusable = true}}, SHIFT(34),
  [1208] = {.entry = {.count = 1, .reusable = true}}, SHIFT(374),
  [1210] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 3, 0, 11),
  [1212] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, 0, 11),
  [1214] = {.entry = {.count = 1, .reusable = true}}, SHIFT(77),
  [1216] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(314),
  [1219] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(307),
  [1222] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0),
  [1224] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [1226] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 5, 0, 17),
  [1228] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, 0, 17),
  [1230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 1, 0, 0),
  [1232] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 1, 0, 0),
  [1234] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1236] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [1238] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 3, 0, 12),
  [1240] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, 0, 12),
  [1242] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
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
  [1292] = {.entry = {.count = 1, .reusable = true}}, SHIFT(108),
  [1294] = {.entry = {.count = 1, .reusable = false}}, SHIFT(100),
  [1296] = {.entry = {.count = 1, .reusable = true}}, SHIFT(96),
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
  [1342] = {.entry = {.count = 1, .reusable = true}}, SHIFT(23),
  [1344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(401),
  [1346] = {.entry = {.count = 1, .reusable = true}}, SHIFT(419),
  [1348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [1350] = {.entry = {.count = 1, .reusable = true}}, SHIFT(412),
  [1352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(50),
  [1354] = {.entry = {.count = 1, .reusable = true}}, SHIFT(69),
  [1356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [1358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(154),
  [1362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(233),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(167),
  [1374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(125),
  [1376] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_style, 1, 0, 0),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(252),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [1388] = {.entry = {.count = 1, .reusable = true}}, SHIFT(202),
  [1390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [1396] = {.entry = {.count = 1, .reusable = true}}, SHIFT(343),
  [1398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1400] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
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
  [1422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [1424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1428] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(59),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(124),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(140),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(397),
  [1438] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2, 0, 0),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(47),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(94),
  [1444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3, 0, 0),
  [1446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(354),
  [1448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
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
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(13),
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
