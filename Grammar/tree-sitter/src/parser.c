#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 442
#define LARGE_STATE_COUNT 13
#define SYMBOL_COUNT 306
#define ALIAS_COUNT 3
#define TOKEN_COUNT 190
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
  sym_release = 182,
  sym_duration = 183,
  sym_doc_comment = 184,
  sym_line_comment = 185,
  anon_sym_SLASH_STAR = 186,
  aux_sym_block_comment_token1 = 187,
  aux_sym_block_comment_token2 = 188,
  anon_sym_STAR_SLASH = 189,
  sym_source_file = 190,
  sym_declaration = 191,
  sym__end = 192,
  sym_directive = 193,
  sym_project = 194,
  sym_project_body = 195,
  sym_app = 196,
  sym_guidelines = 197,
  sym_source_language = 198,
  sym_locales = 199,
  sym_devices = 200,
  sym_text_size = 201,
  sym_notifications = 202,
  sym_notifications_body = 203,
  sym_permission = 204,
  sym_settings = 205,
  sym_rules = 206,
  sym_rules_body = 207,
  sym_rule_setting = 208,
  sym_enum = 209,
  sym_enum_body = 210,
  sym_terms = 211,
  sym_terms_body = 212,
  sym_term = 213,
  sym_translation = 214,
  sym_translation_body = 215,
  sym_translation_row = 216,
  sym_alert = 217,
  sym_alert_body = 218,
  sym_action_sheet = 219,
  sym_action_sheet_body = 220,
  sym_notification = 221,
  sym_notification_body = 222,
  sym_parameters = 223,
  sym_parameter = 224,
  sym__type = 225,
  sym_purpose = 226,
  sym_source_control = 227,
  sym_title = 228,
  sym_message = 229,
  sym_exit = 230,
  sym_layout = 231,
  sym_shown = 232,
  sym_field = 233,
  sym__field_attribute = 234,
  sym_keyboard = 235,
  sym_content = 236,
  sym_initial = 237,
  sym_button = 238,
  sym_choice = 239,
  sym_repetition = 240,
  sym_limit = 241,
  sym_cancel = 242,
  sym_condition = 243,
  sym_delivery = 244,
  sym_category = 245,
  sym_suggest = 246,
  sym_level = 247,
  sym_subtitle = 248,
  sym_body = 249,
  sym_hidden_preview = 250,
  sym_thread = 251,
  sym_identifier_statement = 252,
  sym_sound = 253,
  sym_badge = 254,
  sym_consent = 255,
  sym_opens = 256,
  sym__destination = 257,
  sym_detail = 258,
  sym_detail_body = 259,
  sym_description = 260,
  sym_media = 261,
  sym_action = 262,
  sym_input = 263,
  sym_send = 264,
  sym_refused = 265,
  sym__text = 266,
  sym__plain_text = 267,
  sym__pattern = 268,
  sym__string = 269,
  sym_selection = 270,
  sym_arm = 271,
  sym_languages = 272,
  sym_language_row = 273,
  sym_stamp = 274,
  sym_string = 275,
  sym_multiline_string = 276,
  sym__multiline_content = 277,
  sym_placeholder = 278,
  sym_style = 279,
  sym_block_comment = 280,
  aux_sym_source_file_repeat1 = 281,
  aux_sym_project_body_repeat1 = 282,
  aux_sym_locales_repeat1 = 283,
  aux_sym_devices_repeat1 = 284,
  aux_sym_notifications_body_repeat1 = 285,
  aux_sym_rules_body_repeat1 = 286,
  aux_sym_enum_body_repeat1 = 287,
  aux_sym_terms_body_repeat1 = 288,
  aux_sym_translation_body_repeat1 = 289,
  aux_sym_alert_body_repeat1 = 290,
  aux_sym_action_sheet_body_repeat1 = 291,
  aux_sym_notification_body_repeat1 = 292,
  aux_sym_parameters_repeat1 = 293,
  aux_sym_field_repeat1 = 294,
  aux_sym_button_repeat1 = 295,
  aux_sym_choice_repeat1 = 296,
  aux_sym_cancel_repeat1 = 297,
  aux_sym_detail_body_repeat1 = 298,
  aux_sym_action_repeat1 = 299,
  aux_sym_refused_repeat1 = 300,
  aux_sym_selection_repeat1 = 301,
  aux_sym_languages_repeat1 = 302,
  aux_sym_string_repeat1 = 303,
  aux_sym_multiline_string_repeat1 = 304,
  aux_sym_block_comment_repeat1 = 305,
  alias_sym_enum_case = 306,
  alias_sym_part = 307,
  alias_sym_type_identifier = 308,
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
  [sym_release] = "release",
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
  [sym_release] = sym_release,
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
  [sym_release] = {
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
  [118] = 14,
  [119] = 15,
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
  [130] = 130,
  [131] = 130,
  [132] = 130,
  [133] = 121,
  [134] = 130,
  [135] = 121,
  [136] = 136,
  [137] = 137,
  [138] = 138,
  [139] = 139,
  [140] = 140,
  [141] = 141,
  [142] = 142,
  [143] = 143,
  [144] = 8,
  [145] = 145,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 150,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 4,
  [155] = 7,
  [156] = 156,
  [157] = 9,
  [158] = 11,
  [159] = 12,
  [160] = 2,
  [161] = 3,
  [162] = 162,
  [163] = 163,
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
  [219] = 219,
  [220] = 220,
  [221] = 221,
  [222] = 222,
  [223] = 223,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 223,
  [229] = 229,
  [230] = 230,
  [231] = 231,
  [232] = 232,
  [233] = 233,
  [234] = 234,
  [235] = 235,
  [236] = 236,
  [237] = 237,
  [238] = 231,
  [239] = 236,
  [240] = 240,
  [241] = 231,
  [242] = 236,
  [243] = 231,
  [244] = 236,
  [245] = 245,
  [246] = 246,
  [247] = 247,
  [248] = 248,
  [249] = 249,
  [250] = 250,
  [251] = 4,
  [252] = 252,
  [253] = 7,
  [254] = 254,
  [255] = 250,
  [256] = 8,
  [257] = 257,
  [258] = 258,
  [259] = 259,
  [260] = 9,
  [261] = 250,
  [262] = 11,
  [263] = 257,
  [264] = 12,
  [265] = 265,
  [266] = 250,
  [267] = 257,
  [268] = 268,
  [269] = 257,
  [270] = 270,
  [271] = 271,
  [272] = 272,
  [273] = 250,
  [274] = 257,
  [275] = 275,
  [276] = 276,
  [277] = 277,
  [278] = 2,
  [279] = 3,
  [280] = 280,
  [281] = 281,
  [282] = 282,
  [283] = 283,
  [284] = 284,
  [285] = 285,
  [286] = 286,
  [287] = 287,
  [288] = 288,
  [289] = 289,
  [290] = 290,
  [291] = 291,
  [292] = 292,
  [293] = 13,
  [294] = 14,
  [295] = 295,
  [296] = 296,
  [297] = 15,
  [298] = 298,
  [299] = 299,
  [300] = 292,
  [301] = 301,
  [302] = 302,
  [303] = 290,
  [304] = 4,
  [305] = 7,
  [306] = 306,
  [307] = 8,
  [308] = 308,
  [309] = 309,
  [310] = 310,
  [311] = 11,
  [312] = 312,
  [313] = 12,
  [314] = 314,
  [315] = 315,
  [316] = 316,
  [317] = 317,
  [318] = 318,
  [319] = 319,
  [320] = 320,
  [321] = 321,
  [322] = 299,
  [323] = 323,
  [324] = 323,
  [325] = 325,
  [326] = 9,
  [327] = 291,
  [328] = 328,
  [329] = 2,
  [330] = 3,
  [331] = 331,
  [332] = 332,
  [333] = 333,
  [334] = 334,
  [335] = 335,
  [336] = 336,
  [337] = 337,
  [338] = 338,
  [339] = 339,
  [340] = 340,
  [341] = 341,
  [342] = 342,
  [343] = 343,
  [344] = 337,
  [345] = 345,
  [346] = 346,
  [347] = 347,
  [348] = 348,
  [349] = 349,
  [350] = 350,
  [351] = 351,
  [352] = 352,
  [353] = 343,
  [354] = 354,
  [355] = 351,
  [356] = 356,
  [357] = 357,
  [358] = 358,
  [359] = 359,
  [360] = 338,
  [361] = 341,
  [362] = 338,
  [363] = 341,
  [364] = 337,
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
  [391] = 376,
  [392] = 392,
  [393] = 393,
  [394] = 394,
  [395] = 395,
  [396] = 396,
  [397] = 397,
  [398] = 398,
  [399] = 399,
  [400] = 367,
  [401] = 401,
  [402] = 376,
  [403] = 403,
  [404] = 404,
  [405] = 405,
  [406] = 395,
  [407] = 407,
  [408] = 408,
  [409] = 409,
  [410] = 410,
  [411] = 411,
  [412] = 395,
  [413] = 413,
  [414] = 414,
  [415] = 415,
  [416] = 416,
  [417] = 417,
  [418] = 418,
  [419] = 398,
  [420] = 371,
  [421] = 421,
  [422] = 422,
  [423] = 423,
  [424] = 371,
  [425] = 371,
  [426] = 414,
  [427] = 373,
  [428] = 415,
  [429] = 414,
  [430] = 373,
  [431] = 415,
  [432] = 415,
  [433] = 433,
  [434] = 413,
  [435] = 435,
  [436] = 413,
  [437] = 411,
  [438] = 411,
  [439] = 439,
  [440] = 331,
  [441] = 333,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(46);
      ADVANCE_MAP(
        '"', 66,
        '(', 51,
        ')', 53,
        '*', 199,
        ',', 52,
        '.', 59,
        '/', 198,
        ':', 87,
        ';', 49,
        '@', 50,
        '[', 61,
        '\\', 5,
        ']', 62,
        'd', 140,
        'l', 156,
        'n', 174,
        'o', 155,
        'p', 146,
        'q', 175,
        'r', 147,
        't', 158,
        '{', 85,
        '}', 88,
        0xfeff, 47,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(45);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(183);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(84);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '\n', 48,
        '\r', 48,
        '"', 65,
        '/', 15,
        ';', 49,
        '@', 50,
        '{', 54,
        '}', 55,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(2);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(18);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 3:
      if (lookahead == '\n') ADVANCE(48);
      if (lookahead == '\r') ADVANCE(48);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(49);
      if (lookahead == '@') ADVANCE(50);
      if (lookahead == 'o') ADVANCE(155);
      if (lookahead == '}') ADVANCE(55);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(3);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(18);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 4:
      if (lookahead == '\n') ADVANCE(48);
      if (lookahead == '\r') ADVANCE(48);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(49);
      if (lookahead == '@') ADVANCE(50);
      if (lookahead == '}') ADVANCE(55);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(4);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        '\r', 1,
        'u', 28,
        '\n', 84,
        '"', 84,
        '\\', 84,
        'n', 84,
        'r', 84,
        't', 84,
        '{', 84,
        '}', 84,
      );
      END_STATE();
    case 6:
      if (lookahead == '"') ADVANCE(66);
      if (lookahead == '/') ADVANCE(69);
      if (lookahead == '\\') ADVANCE(5);
      if (lookahead == '{') ADVANCE(85);
      if (lookahead == '\n' ||
          lookahead == '\r') SKIP(21);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(70);
      if (lookahead != 0 &&
          lookahead != '}') ADVANCE(74);
      END_STATE();
    case 7:
      if (lookahead == '"') ADVANCE(64);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ':') ADVANCE(87);
      if (lookahead == 'n') ADVANCE(176);
      if (lookahead == '{') ADVANCE(54);
      if (lookahead == '}') ADVANCE(88);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(8);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(17);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 8:
      if (lookahead == '"') ADVANCE(64);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == 'n') ADVANCE(176);
      if (lookahead == '{') ADVANCE(54);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(8);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(17);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 9:
      if (lookahead == '"') ADVANCE(64);
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(9);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '"', 65,
        '(', 51,
        ')', 53,
        ',', 52,
        '.', 59,
        '/', 15,
        ':', 60,
        ';', 49,
        '[', 61,
        ']', 62,
        '{', 54,
        '}', 55,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(10);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(184);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 11:
      if (lookahead == '"') ADVANCE(67);
      END_STATE();
    case 12:
      if (lookahead == '"') ADVANCE(83);
      if (lookahead == '/') ADVANCE(75);
      if (lookahead == '\\') ADVANCE(5);
      if (lookahead == '{') ADVANCE(85);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(76);
      if (lookahead != 0 &&
          lookahead != '}') ADVANCE(81);
      END_STATE();
    case 13:
      if (lookahead == ')') ADVANCE(53);
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(49);
      if (lookahead == 'o') ADVANCE(179);
      if (lookahead == '}') ADVANCE(55);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(13);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 14:
      if (lookahead == '*') ADVANCE(199);
      if (lookahead == '/') ADVANCE(198);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(196);
      if (lookahead != 0) ADVANCE(197);
      END_STATE();
    case 15:
      if (lookahead == '*') ADVANCE(193);
      if (lookahead == '/') ADVANCE(191);
      END_STATE();
    case 16:
      if (lookahead == '-') ADVANCE(42);
      if (lookahead == '/') ADVANCE(40);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 17:
      if (lookahead == '.') ADVANCE(37);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(17);
      END_STATE();
    case 18:
      if (lookahead == '.') ADVANCE(38);
      if (lookahead == 'm') ADVANCE(27);
      if (lookahead == 's') ADVANCE(186);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(18);
      END_STATE();
    case 19:
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == ';') ADVANCE(49);
      if (lookahead == '}') ADVANCE(55);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(19);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 20:
      if (lookahead == '/') ADVANCE(15);
      if (lookahead == 'o') ADVANCE(25);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(20);
      END_STATE();
    case 21:
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(21);
      END_STATE();
    case 22:
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(21);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(86);
      END_STATE();
    case 23:
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(23);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 24:
      ADVANCE_MAP(
        '/', 103,
        'd', 106,
        'l', 119,
        'n', 135,
        'p', 111,
        'q', 136,
        'r', 112,
        't', 121,
      );
      if (lookahead == '\n' ||
          lookahead == '\r') SKIP(21);
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') ADVANCE(104);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 25:
      if (lookahead == 'f') ADVANCE(56);
      END_STATE();
    case 26:
      if (lookahead == 'm') ADVANCE(27);
      if (lookahead == 's') ADVANCE(186);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(26);
      END_STATE();
    case 27:
      if (lookahead == 's') ADVANCE(186);
      END_STATE();
    case 28:
      if (lookahead == '{') ADVANCE(39);
      END_STATE();
    case 29:
      if (lookahead == '}') ADVANCE(84);
      END_STATE();
    case 30:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(29);
      END_STATE();
    case 31:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(30);
      END_STATE();
    case 32:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(31);
      END_STATE();
    case 33:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(32);
      END_STATE();
    case 34:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(33);
      END_STATE();
    case 35:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(34);
      END_STATE();
    case 36:
      if (lookahead == '}') ADVANCE(84);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(35);
      END_STATE();
    case 37:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(185);
      END_STATE();
    case 38:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(26);
      END_STATE();
    case 39:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(36);
      END_STATE();
    case 40:
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 41:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(181);
      END_STATE();
    case 42:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(16);
      END_STATE();
    case 43:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 44:
      if (eof) ADVANCE(46);
      ADVANCE_MAP(
        '\n', 48,
        '\r', 48,
        '"', 64,
        ',', 52,
        '/', 15,
        ';', 49,
        '@', 50,
        '{', 54,
        '}', 55,
        0xfeff, 47,
      );
      if (('\t' <= lookahead && lookahead <= '\f') ||
          lookahead == ' ') SKIP(44);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(184);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 45:
      if (eof) ADVANCE(46);
      ADVANCE_MAP(
        '"', 64,
        '(', 51,
        ')', 53,
        ',', 52,
        '.', 59,
        '/', 15,
        ':', 60,
        ';', 49,
        '@', 50,
        '[', 61,
        ']', 62,
        'n', 176,
        'o', 155,
        '{', 54,
        '}', 55,
        0xfeff, 47,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(45);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(183);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_BOM);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(aux_sym__end_token1);
      if (lookahead == '\n') ADVANCE(48);
      if (lookahead == '\r') ADVANCE(48);
      if (lookahead == '/') ADVANCE(15);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(anon_sym_of);
      if (lookahead == '-') ADVANCE(41);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(anon_sym_of);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_number);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      if (lookahead == '"') ADVANCE(11);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_DQUOTE2);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE2);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '*') ADVANCE(194);
      if (lookahead == '/') ADVANCE(72);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(74);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '/') ADVANCE(69);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(70);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(74);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '/') ADVANCE(74);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(190);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(73);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '/') ADVANCE(71);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(74);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(190);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(73);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(sym_string_content);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(74);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '*') ADVANCE(195);
      if (lookahead == '/') ADVANCE(77);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(81);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '/') ADVANCE(75);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(76);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(81);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '/') ADVANCE(78);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(81);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(80);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '/') ADVANCE(80);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(81);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(190);
      if (lookahead != 0) ADVANCE(79);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(81);
      if (lookahead == '"' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(190);
      if (lookahead != 0) ADVANCE(79);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead == '\n' ||
          lookahead == '\r') ADVANCE(81);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(80);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(aux_sym__multiline_content_token1);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(81);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(aux_sym__multiline_content_token2);
      if (lookahead == '"') ADVANCE(68);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(aux_sym__multiline_content_token2);
      if (lookahead == '"') ADVANCE(82);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(sym_escape_sequence);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(anon_sym_LBRACE2);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(aux_sym_placeholder_token1);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(86);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(anon_sym_COLON2);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(anon_sym_RBRACE2);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(anon_sym_number2);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(anon_sym_number2);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(anon_sym_percent);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_percent);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(anon_sym_date);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(anon_sym_date);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(anon_sym_time);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(anon_sym_time);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(anon_sym_relative);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(anon_sym_relative);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(anon_sym_list);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(anon_sym_list);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(anon_sym_quoted);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(anon_sym_quoted);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '*') ADVANCE(193);
      if (lookahead == '/') ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '/') ADVANCE(103);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(104);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '/') ADVANCE(187);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(192);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(138);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'a') ADVANCE(133);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'a') ADVANCE(132);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'b') ADVANCE(118);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'c') ADVANCE(115);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'd') ADVANCE(102);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(127);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(122);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(94);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(96);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(125);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(110);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(98);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'e') ADVANCE(128);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'i') ADVANCE(129);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'i') ADVANCE(137);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'i') ADVANCE(124);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'l') ADVANCE(107);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'm') ADVANCE(108);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'm') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'n') ADVANCE(131);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'o') ADVANCE(134);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'r') ADVANCE(109);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'r') ADVANCE(90);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 's') ADVANCE(130);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(100);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(92);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(120);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(113);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 't') ADVANCE(116);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'u') ADVANCE(123);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'u') ADVANCE(126);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == 'v') ADVANCE(117);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(192);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(138);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(sym_agreement);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != ':' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(139);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(172);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(171);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(153);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'b') ADVANCE(154);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(150);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(101);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(165);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(159);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(93);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 149:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(95);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(163);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(145);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(97);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(166);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(167);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'f') ADVANCE(58);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(168);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(177);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(161);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'l') ADVANCE(141);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(142);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(149);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'm') ADVANCE(143);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(170);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'o') ADVANCE(173);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(144);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(89);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(63);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(169);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(99);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(91);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(157);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(148);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(151);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(160);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(164);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'u') ADVANCE(162);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'v') ADVANCE(152);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(sym_identifier);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(178);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(sym_language_tag);
      if (lookahead == '-') ADVANCE(41);
      if (lookahead == 'f') ADVANCE(57);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(sym_language_tag);
      if (lookahead == '-') ADVANCE(41);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(180);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(sym_language_tag);
      if (lookahead == '-') ADVANCE(41);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(181);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(sym_rule_name);
      if (lookahead == '-') ADVANCE(43);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(182);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(37);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(183);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(184);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(sym_release);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(185);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(sym_duration);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(190);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '/') ADVANCE(188);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead == '"' ||
          lookahead == ':' ||
          lookahead == '\\' ||
          lookahead == '{' ||
          lookahead == '}') ADVANCE(190);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(188);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '/') ADVANCE(190);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(sym_doc_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(190);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(sym_line_comment);
      if (lookahead == '/') ADVANCE(189);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(192);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(sym_line_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(192);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(74);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(81);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(aux_sym_block_comment_token1);
      if (lookahead == '/') ADVANCE(15);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(196);
      if (lookahead != 0 &&
          lookahead != '*') ADVANCE(197);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(aux_sym_block_comment_token1);
      if (lookahead != 0 &&
          lookahead != '*' &&
          lookahead != '/') ADVANCE(197);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(aux_sym_block_comment_token2);
      if (lookahead == '*') ADVANCE(193);
      if (lookahead == '/') ADVANCE(191);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(aux_sym_block_comment_token2);
      if (lookahead == '/') ADVANCE(200);
      END_STATE();
    case 200:
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
  [1] = {.lex_state = 44},
  [2] = {.lex_state = 44},
  [3] = {.lex_state = 44},
  [4] = {.lex_state = 44},
  [5] = {.lex_state = 44},
  [6] = {.lex_state = 44},
  [7] = {.lex_state = 44},
  [8] = {.lex_state = 44},
  [9] = {.lex_state = 44},
  [10] = {.lex_state = 44},
  [11] = {.lex_state = 44},
  [12] = {.lex_state = 44},
  [13] = {.lex_state = 44},
  [14] = {.lex_state = 44},
  [15] = {.lex_state = 44},
  [16] = {.lex_state = 44},
  [17] = {.lex_state = 44},
  [18] = {.lex_state = 44},
  [19] = {.lex_state = 44},
  [20] = {.lex_state = 44},
  [21] = {.lex_state = 44},
  [22] = {.lex_state = 44},
  [23] = {.lex_state = 2},
  [24] = {.lex_state = 2},
  [25] = {.lex_state = 2},
  [26] = {.lex_state = 44},
  [27] = {.lex_state = 44},
  [28] = {.lex_state = 44},
  [29] = {.lex_state = 2},
  [30] = {.lex_state = 2},
  [31] = {.lex_state = 44},
  [32] = {.lex_state = 44},
  [33] = {.lex_state = 44},
  [34] = {.lex_state = 44},
  [35] = {.lex_state = 44},
  [36] = {.lex_state = 44},
  [37] = {.lex_state = 44},
  [38] = {.lex_state = 44},
  [39] = {.lex_state = 44},
  [40] = {.lex_state = 44},
  [41] = {.lex_state = 2},
  [42] = {.lex_state = 44},
  [43] = {.lex_state = 44},
  [44] = {.lex_state = 3},
  [45] = {.lex_state = 3},
  [46] = {.lex_state = 2},
  [47] = {.lex_state = 44},
  [48] = {.lex_state = 2},
  [49] = {.lex_state = 44},
  [50] = {.lex_state = 44},
  [51] = {.lex_state = 44},
  [52] = {.lex_state = 44},
  [53] = {.lex_state = 44},
  [54] = {.lex_state = 44},
  [55] = {.lex_state = 44},
  [56] = {.lex_state = 44},
  [57] = {.lex_state = 44},
  [58] = {.lex_state = 44},
  [59] = {.lex_state = 44},
  [60] = {.lex_state = 44},
  [61] = {.lex_state = 44},
  [62] = {.lex_state = 44},
  [63] = {.lex_state = 44},
  [64] = {.lex_state = 44},
  [65] = {.lex_state = 44},
  [66] = {.lex_state = 44},
  [67] = {.lex_state = 44},
  [68] = {.lex_state = 44},
  [69] = {.lex_state = 44},
  [70] = {.lex_state = 44},
  [71] = {.lex_state = 44},
  [72] = {.lex_state = 44},
  [73] = {.lex_state = 44},
  [74] = {.lex_state = 44},
  [75] = {.lex_state = 44},
  [76] = {.lex_state = 44},
  [77] = {.lex_state = 44},
  [78] = {.lex_state = 44},
  [79] = {.lex_state = 44},
  [80] = {.lex_state = 44},
  [81] = {.lex_state = 44},
  [82] = {.lex_state = 44},
  [83] = {.lex_state = 44},
  [84] = {.lex_state = 44},
  [85] = {.lex_state = 44},
  [86] = {.lex_state = 44},
  [87] = {.lex_state = 44},
  [88] = {.lex_state = 44},
  [89] = {.lex_state = 44},
  [90] = {.lex_state = 44},
  [91] = {.lex_state = 44},
  [92] = {.lex_state = 44},
  [93] = {.lex_state = 44},
  [94] = {.lex_state = 44},
  [95] = {.lex_state = 44},
  [96] = {.lex_state = 44},
  [97] = {.lex_state = 44},
  [98] = {.lex_state = 44},
  [99] = {.lex_state = 44},
  [100] = {.lex_state = 44},
  [101] = {.lex_state = 44},
  [102] = {.lex_state = 44},
  [103] = {.lex_state = 44},
  [104] = {.lex_state = 44},
  [105] = {.lex_state = 2},
  [106] = {.lex_state = 44},
  [107] = {.lex_state = 44},
  [108] = {.lex_state = 44},
  [109] = {.lex_state = 44},
  [110] = {.lex_state = 44},
  [111] = {.lex_state = 44},
  [112] = {.lex_state = 44},
  [113] = {.lex_state = 44},
  [114] = {.lex_state = 44},
  [115] = {.lex_state = 44},
  [116] = {.lex_state = 44},
  [117] = {.lex_state = 44},
  [118] = {.lex_state = 44},
  [119] = {.lex_state = 44},
  [120] = {.lex_state = 10},
  [121] = {.lex_state = 10},
  [122] = {.lex_state = 44},
  [123] = {.lex_state = 44},
  [124] = {.lex_state = 44},
  [125] = {.lex_state = 44},
  [126] = {.lex_state = 44},
  [127] = {.lex_state = 44},
  [128] = {.lex_state = 10},
  [129] = {.lex_state = 44},
  [130] = {.lex_state = 10},
  [131] = {.lex_state = 10},
  [132] = {.lex_state = 10},
  [133] = {.lex_state = 10},
  [134] = {.lex_state = 10},
  [135] = {.lex_state = 10},
  [136] = {.lex_state = 44},
  [137] = {.lex_state = 44},
  [138] = {.lex_state = 44},
  [139] = {.lex_state = 44},
  [140] = {.lex_state = 44},
  [141] = {.lex_state = 44},
  [142] = {.lex_state = 44},
  [143] = {.lex_state = 44},
  [144] = {.lex_state = 10},
  [145] = {.lex_state = 44},
  [146] = {.lex_state = 44},
  [147] = {.lex_state = 44},
  [148] = {.lex_state = 10},
  [149] = {.lex_state = 44},
  [150] = {.lex_state = 10},
  [151] = {.lex_state = 44},
  [152] = {.lex_state = 44},
  [153] = {.lex_state = 44},
  [154] = {.lex_state = 10},
  [155] = {.lex_state = 10},
  [156] = {.lex_state = 44},
  [157] = {.lex_state = 10},
  [158] = {.lex_state = 10},
  [159] = {.lex_state = 10},
  [160] = {.lex_state = 10},
  [161] = {.lex_state = 10},
  [162] = {.lex_state = 44},
  [163] = {.lex_state = 10},
  [164] = {.lex_state = 44},
  [165] = {.lex_state = 44},
  [166] = {.lex_state = 44},
  [167] = {.lex_state = 10},
  [168] = {.lex_state = 44},
  [169] = {.lex_state = 44},
  [170] = {.lex_state = 10},
  [171] = {.lex_state = 44},
  [172] = {.lex_state = 44},
  [173] = {.lex_state = 10},
  [174] = {.lex_state = 44},
  [175] = {.lex_state = 44},
  [176] = {.lex_state = 44},
  [177] = {.lex_state = 10},
  [178] = {.lex_state = 44},
  [179] = {.lex_state = 10},
  [180] = {.lex_state = 10},
  [181] = {.lex_state = 44},
  [182] = {.lex_state = 10},
  [183] = {.lex_state = 44},
  [184] = {.lex_state = 44},
  [185] = {.lex_state = 10},
  [186] = {.lex_state = 10},
  [187] = {.lex_state = 44},
  [188] = {.lex_state = 44},
  [189] = {.lex_state = 10},
  [190] = {.lex_state = 10},
  [191] = {.lex_state = 44},
  [192] = {.lex_state = 10},
  [193] = {.lex_state = 44},
  [194] = {.lex_state = 44},
  [195] = {.lex_state = 44},
  [196] = {.lex_state = 44},
  [197] = {.lex_state = 44},
  [198] = {.lex_state = 44},
  [199] = {.lex_state = 44},
  [200] = {.lex_state = 44},
  [201] = {.lex_state = 44},
  [202] = {.lex_state = 10},
  [203] = {.lex_state = 44},
  [204] = {.lex_state = 44},
  [205] = {.lex_state = 44},
  [206] = {.lex_state = 44},
  [207] = {.lex_state = 44},
  [208] = {.lex_state = 10},
  [209] = {.lex_state = 44},
  [210] = {.lex_state = 10},
  [211] = {.lex_state = 10},
  [212] = {.lex_state = 10},
  [213] = {.lex_state = 10},
  [214] = {.lex_state = 44},
  [215] = {.lex_state = 4},
  [216] = {.lex_state = 44},
  [217] = {.lex_state = 4},
  [218] = {.lex_state = 44},
  [219] = {.lex_state = 44},
  [220] = {.lex_state = 10},
  [221] = {.lex_state = 44},
  [222] = {.lex_state = 44},
  [223] = {.lex_state = 24},
  [224] = {.lex_state = 10},
  [225] = {.lex_state = 4},
  [226] = {.lex_state = 10},
  [227] = {.lex_state = 44},
  [228] = {.lex_state = 24},
  [229] = {.lex_state = 44},
  [230] = {.lex_state = 44},
  [231] = {.lex_state = 12},
  [232] = {.lex_state = 10},
  [233] = {.lex_state = 12},
  [234] = {.lex_state = 10},
  [235] = {.lex_state = 10},
  [236] = {.lex_state = 12},
  [237] = {.lex_state = 44},
  [238] = {.lex_state = 12},
  [239] = {.lex_state = 12},
  [240] = {.lex_state = 10},
  [241] = {.lex_state = 12},
  [242] = {.lex_state = 12},
  [243] = {.lex_state = 12},
  [244] = {.lex_state = 12},
  [245] = {.lex_state = 3},
  [246] = {.lex_state = 44},
  [247] = {.lex_state = 3},
  [248] = {.lex_state = 44},
  [249] = {.lex_state = 44},
  [250] = {.lex_state = 6},
  [251] = {.lex_state = 3},
  [252] = {.lex_state = 44},
  [253] = {.lex_state = 3},
  [254] = {.lex_state = 44},
  [255] = {.lex_state = 6},
  [256] = {.lex_state = 3},
  [257] = {.lex_state = 6},
  [258] = {.lex_state = 44},
  [259] = {.lex_state = 10},
  [260] = {.lex_state = 3},
  [261] = {.lex_state = 6},
  [262] = {.lex_state = 3},
  [263] = {.lex_state = 6},
  [264] = {.lex_state = 3},
  [265] = {.lex_state = 10},
  [266] = {.lex_state = 6},
  [267] = {.lex_state = 6},
  [268] = {.lex_state = 7},
  [269] = {.lex_state = 6},
  [270] = {.lex_state = 6},
  [271] = {.lex_state = 44},
  [272] = {.lex_state = 10},
  [273] = {.lex_state = 6},
  [274] = {.lex_state = 6},
  [275] = {.lex_state = 10},
  [276] = {.lex_state = 4},
  [277] = {.lex_state = 4},
  [278] = {.lex_state = 13},
  [279] = {.lex_state = 13},
  [280] = {.lex_state = 44},
  [281] = {.lex_state = 19},
  [282] = {.lex_state = 13},
  [283] = {.lex_state = 19},
  [284] = {.lex_state = 44},
  [285] = {.lex_state = 44},
  [286] = {.lex_state = 10},
  [287] = {.lex_state = 44},
  [288] = {.lex_state = 10},
  [289] = {.lex_state = 19},
  [290] = {.lex_state = 12},
  [291] = {.lex_state = 44},
  [292] = {.lex_state = 12},
  [293] = {.lex_state = 4},
  [294] = {.lex_state = 4},
  [295] = {.lex_state = 12},
  [296] = {.lex_state = 12},
  [297] = {.lex_state = 4},
  [298] = {.lex_state = 44},
  [299] = {.lex_state = 14},
  [300] = {.lex_state = 6},
  [301] = {.lex_state = 10},
  [302] = {.lex_state = 6},
  [303] = {.lex_state = 6},
  [304] = {.lex_state = 13},
  [305] = {.lex_state = 13},
  [306] = {.lex_state = 10},
  [307] = {.lex_state = 13},
  [308] = {.lex_state = 10},
  [309] = {.lex_state = 10},
  [310] = {.lex_state = 10},
  [311] = {.lex_state = 13},
  [312] = {.lex_state = 10},
  [313] = {.lex_state = 13},
  [314] = {.lex_state = 10},
  [315] = {.lex_state = 10},
  [316] = {.lex_state = 10},
  [317] = {.lex_state = 14},
  [318] = {.lex_state = 10},
  [319] = {.lex_state = 10},
  [320] = {.lex_state = 10},
  [321] = {.lex_state = 9},
  [322] = {.lex_state = 14},
  [323] = {.lex_state = 14},
  [324] = {.lex_state = 14},
  [325] = {.lex_state = 10},
  [326] = {.lex_state = 13},
  [327] = {.lex_state = 19},
  [328] = {.lex_state = 7},
  [329] = {.lex_state = 19},
  [330] = {.lex_state = 19},
  [331] = {.lex_state = 14},
  [332] = {.lex_state = 19},
  [333] = {.lex_state = 14},
  [334] = {.lex_state = 19},
  [335] = {.lex_state = 10},
  [336] = {.lex_state = 10},
  [337] = {.lex_state = 10},
  [338] = {.lex_state = 7},
  [339] = {.lex_state = 10},
  [340] = {.lex_state = 10},
  [341] = {.lex_state = 7},
  [342] = {.lex_state = 10},
  [343] = {.lex_state = 7},
  [344] = {.lex_state = 10},
  [345] = {.lex_state = 10},
  [346] = {.lex_state = 10},
  [347] = {.lex_state = 10},
  [348] = {.lex_state = 10},
  [349] = {.lex_state = 10},
  [350] = {.lex_state = 10},
  [351] = {.lex_state = 7},
  [352] = {.lex_state = 10},
  [353] = {.lex_state = 7},
  [354] = {.lex_state = 10},
  [355] = {.lex_state = 7},
  [356] = {.lex_state = 10},
  [357] = {.lex_state = 10},
  [358] = {.lex_state = 10},
  [359] = {.lex_state = 10},
  [360] = {.lex_state = 7},
  [361] = {.lex_state = 7},
  [362] = {.lex_state = 7},
  [363] = {.lex_state = 7},
  [364] = {.lex_state = 10},
  [365] = {.lex_state = 10},
  [366] = {.lex_state = 7},
  [367] = {.lex_state = 7},
  [368] = {.lex_state = 10},
  [369] = {.lex_state = 0},
  [370] = {.lex_state = 10},
  [371] = {.lex_state = 10},
  [372] = {.lex_state = 10},
  [373] = {.lex_state = 0},
  [374] = {.lex_state = 19},
  [375] = {.lex_state = 10},
  [376] = {.lex_state = 0},
  [377] = {.lex_state = 0},
  [378] = {.lex_state = 20},
  [379] = {.lex_state = 10},
  [380] = {.lex_state = 10},
  [381] = {.lex_state = 19},
  [382] = {.lex_state = 0},
  [383] = {.lex_state = 10},
  [384] = {.lex_state = 10},
  [385] = {.lex_state = 10},
  [386] = {.lex_state = 10},
  [387] = {.lex_state = 10},
  [388] = {.lex_state = 10},
  [389] = {.lex_state = 0},
  [390] = {.lex_state = 10},
  [391] = {.lex_state = 0},
  [392] = {.lex_state = 10},
  [393] = {.lex_state = 10},
  [394] = {.lex_state = 10},
  [395] = {.lex_state = 0},
  [396] = {.lex_state = 10},
  [397] = {.lex_state = 10},
  [398] = {.lex_state = 22},
  [399] = {.lex_state = 10},
  [400] = {.lex_state = 7},
  [401] = {.lex_state = 10},
  [402] = {.lex_state = 0},
  [403] = {.lex_state = 10},
  [404] = {.lex_state = 10},
  [405] = {.lex_state = 10},
  [406] = {.lex_state = 0},
  [407] = {.lex_state = 10},
  [408] = {.lex_state = 10},
  [409] = {.lex_state = 10},
  [410] = {.lex_state = 10},
  [411] = {.lex_state = 0},
  [412] = {.lex_state = 0},
  [413] = {.lex_state = 23},
  [414] = {.lex_state = 0},
  [415] = {.lex_state = 10},
  [416] = {.lex_state = 10},
  [417] = {.lex_state = 19},
  [418] = {.lex_state = 10},
  [419] = {.lex_state = 22},
  [420] = {.lex_state = 10},
  [421] = {.lex_state = 10},
  [422] = {.lex_state = 10},
  [423] = {.lex_state = 19},
  [424] = {.lex_state = 10},
  [425] = {.lex_state = 10},
  [426] = {.lex_state = 0},
  [427] = {.lex_state = 0},
  [428] = {.lex_state = 10},
  [429] = {.lex_state = 0},
  [430] = {.lex_state = 0},
  [431] = {.lex_state = 10},
  [432] = {.lex_state = 10},
  [433] = {.lex_state = 10},
  [434] = {.lex_state = 23},
  [435] = {.lex_state = 10},
  [436] = {.lex_state = 23},
  [437] = {.lex_state = 0},
  [438] = {.lex_state = 0},
  [439] = {.lex_state = 10},
  [440] = {(TSStateId)(-1)},
  [441] = {(TSStateId)(-1)},
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
    [sym_release] = ACTIONS(1),
    [sym_doc_comment] = ACTIONS(3),
    [sym_line_comment] = ACTIONS(5),
    [anon_sym_SLASH_STAR] = ACTIONS(7),
    [aux_sym_block_comment_token2] = ACTIONS(1),
    [anon_sym_STAR_SLASH] = ACTIONS(1),
  },
  [1] = {
    [sym_source_file] = STATE(369),
    [sym_declaration] = STATE(195),
    [sym__end] = STATE(195),
    [sym_directive] = STATE(195),
    [sym_project] = STATE(176),
    [sym_enum] = STATE(176),
    [sym_terms] = STATE(176),
    [sym_translation] = STATE(176),
    [sym_alert] = STATE(176),
    [sym_action_sheet] = STATE(176),
    [sym_notification] = STATE(176),
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
    STATE(72), 19,
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
    STATE(72), 19,
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
    STATE(72), 19,
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
  [637] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(175), 1,
      anon_sym_DQUOTE,
    STATE(22), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(170), 2,
      sym_identifier,
      sym_number,
    STATE(20), 2,
      sym_block_comment,
      aux_sym_refused_repeat1,
    ACTIONS(173), 49,
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
  [710] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    STATE(20), 1,
      aux_sym_refused_repeat1,
    STATE(21), 1,
      sym_block_comment,
    STATE(22), 1,
      sym_string,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(164), 2,
      sym_identifier,
      sym_number,
    ACTIONS(178), 49,
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
    STATE(50), 1,
      sym__text,
    STATE(51), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
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
    STATE(57), 1,
      aux_sym_cancel_repeat1,
    STATE(85), 1,
      sym__text,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
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
    STATE(53), 1,
      aux_sym_choice_repeat1,
    STATE(54), 1,
      sym__text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(93), 2,
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
    STATE(60), 1,
      sym__text,
    STATE(61), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
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
    STATE(87), 1,
      sym__text,
    STATE(88), 1,
      aux_sym_button_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
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
  [1662] = 18,
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
    STATE(102), 12,
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
    ACTIONS(270), 18,
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
  [1748] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(273), 1,
      anon_sym_RBRACE,
    ACTIONS(275), 1,
      anon_sym_source,
    ACTIONS(277), 1,
      anon_sym_purpose,
    ACTIONS(279), 1,
      anon_sym_message,
    ACTIONS(281), 1,
      anon_sym_exit,
    ACTIONS(283), 1,
      anon_sym_layout,
    ACTIONS(285), 1,
      anon_sym_shown,
    ACTIONS(287), 1,
      sym_undoable,
    ACTIONS(289), 1,
      anon_sym_choice,
    ACTIONS(291), 1,
      anon_sym_cancel,
    STATE(35), 1,
      sym_block_comment,
    STATE(39), 1,
      aux_sym_action_sheet_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(104), 12,
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
  [1836] = 18,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(296), 1,
      anon_sym_AT,
    ACTIONS(299), 1,
      anon_sym_RBRACE,
    ACTIONS(301), 1,
      anon_sym_source,
    ACTIONS(304), 1,
      anon_sym_purpose,
    ACTIONS(307), 1,
      anon_sym_title,
    ACTIONS(310), 1,
      anon_sym_message,
    ACTIONS(313), 1,
      anon_sym_exit,
    ACTIONS(316), 1,
      anon_sym_layout,
    ACTIONS(319), 1,
      anon_sym_shown,
    ACTIONS(322), 1,
      sym_undoable,
    ACTIONS(325), 1,
      anon_sym_choice,
    ACTIONS(328), 1,
      anon_sym_cancel,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(293), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(36), 2,
      sym_block_comment,
      aux_sym_action_sheet_body_repeat1,
    STATE(104), 12,
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
    ACTIONS(331), 18,
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
  [1922] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(277), 1,
      anon_sym_purpose,
    ACTIONS(279), 1,
      anon_sym_message,
    ACTIONS(281), 1,
      anon_sym_exit,
    ACTIONS(283), 1,
      anon_sym_layout,
    ACTIONS(285), 1,
      anon_sym_shown,
    ACTIONS(291), 1,
      anon_sym_cancel,
    ACTIONS(334), 1,
      anon_sym_RBRACE,
    ACTIONS(336), 1,
      sym_undoable,
    ACTIONS(338), 1,
      anon_sym_field,
    ACTIONS(340), 1,
      anon_sym_button,
    STATE(37), 1,
      sym_block_comment,
    STATE(38), 1,
      aux_sym_alert_body_repeat1,
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
  [2010] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(277), 1,
      anon_sym_purpose,
    ACTIONS(279), 1,
      anon_sym_message,
    ACTIONS(281), 1,
      anon_sym_exit,
    ACTIONS(283), 1,
      anon_sym_layout,
    ACTIONS(285), 1,
      anon_sym_shown,
    ACTIONS(291), 1,
      anon_sym_cancel,
    ACTIONS(336), 1,
      sym_undoable,
    ACTIONS(338), 1,
      anon_sym_field,
    ACTIONS(340), 1,
      anon_sym_button,
    ACTIONS(342), 1,
      anon_sym_RBRACE,
    STATE(34), 1,
      aux_sym_alert_body_repeat1,
    STATE(38), 1,
      sym_block_comment,
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
  [2098] = 19,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(73), 1,
      anon_sym_title,
    ACTIONS(275), 1,
      anon_sym_source,
    ACTIONS(277), 1,
      anon_sym_purpose,
    ACTIONS(279), 1,
      anon_sym_message,
    ACTIONS(281), 1,
      anon_sym_exit,
    ACTIONS(283), 1,
      anon_sym_layout,
    ACTIONS(285), 1,
      anon_sym_shown,
    ACTIONS(287), 1,
      sym_undoable,
    ACTIONS(289), 1,
      anon_sym_choice,
    ACTIONS(291), 1,
      anon_sym_cancel,
    ACTIONS(344), 1,
      anon_sym_RBRACE,
    STATE(36), 1,
      aux_sym_action_sheet_body_repeat1,
    STATE(39), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(104), 12,
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
    STATE(86), 1,
      sym__field_attribute,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(350), 2,
      anon_sym_required,
      anon_sym_secure,
    STATE(69), 4,
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
  [2259] = 10,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(168), 1,
      anon_sym_DQUOTE,
    ACTIONS(184), 1,
      anon_sym_LBRACE,
    ACTIONS(196), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(41), 1,
      sym_block_comment,
    STATE(59), 1,
      sym__plain_text,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(94), 2,
      sym__string,
      sym_languages,
    ACTIONS(356), 36,
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
  [2328] = 12,
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
    STATE(42), 1,
      sym_block_comment,
    STATE(43), 1,
      aux_sym_field_repeat1,
    STATE(86), 1,
      sym__field_attribute,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(350), 2,
      anon_sym_required,
      anon_sym_secure,
    STATE(69), 4,
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
  [2401] = 11,
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
    STATE(86), 1,
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
    STATE(69), 4,
      sym_keyboard,
      sym_content,
      sym_initial,
      sym_condition,
    ACTIONS(360), 32,
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
  [2741] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(49), 1,
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
  [2793] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(50), 1,
      sym_block_comment,
    STATE(53), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(93), 2,
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
  [2855] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(51), 1,
      sym_block_comment,
    STATE(52), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(93), 2,
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
  [2917] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(394), 1,
      anon_sym_limit,
    ACTIONS(397), 1,
      anon_sym_if,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(391), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(52), 2,
      sym_block_comment,
      aux_sym_choice_repeat1,
    STATE(93), 2,
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
  [2977] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(52), 1,
      aux_sym_choice_repeat1,
    STATE(53), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(93), 2,
      sym_limit,
      sym_condition,
    ACTIONS(400), 32,
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
  [3039] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(190), 1,
      anon_sym_limit,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(54), 1,
      sym_block_comment,
    STATE(55), 1,
      aux_sym_choice_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(93), 2,
      sym_limit,
      sym_condition,
    ACTIONS(400), 32,
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
    STATE(52), 1,
      aux_sym_choice_repeat1,
    STATE(55), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(186), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(93), 2,
      sym_limit,
      sym_condition,
    ACTIONS(402), 32,
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
  [3163] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(56), 1,
      sym_block_comment,
    STATE(62), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(404), 34,
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
  [3222] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(57), 1,
      sym_block_comment,
    STATE(62), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(406), 34,
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
  [3281] = 4,
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
  [3332] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(59), 1,
      sym_block_comment,
    STATE(71), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(410), 34,
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
  [3391] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(60), 1,
      sym_block_comment,
    STATE(73), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(412), 34,
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
  [3450] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(61), 1,
      sym_block_comment,
    STATE(62), 1,
      aux_sym_cancel_repeat1,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(412), 34,
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
  [3509] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(416), 1,
      anon_sym_default,
    ACTIONS(419), 1,
      anon_sym_if,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(62), 2,
      sym_block_comment,
      aux_sym_cancel_repeat1,
    ACTIONS(414), 34,
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
  [3566] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(63), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(422), 38,
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
  [3617] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(64), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(424), 38,
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
  [3668] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(65), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(426), 38,
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
  [3719] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(66), 1,
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
  [3770] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(67), 1,
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
  [3821] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(68), 1,
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
  [3872] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(69), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(434), 38,
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
  [3923] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(70), 1,
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
  [3974] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(62), 1,
      aux_sym_cancel_repeat1,
    STATE(71), 1,
      sym_block_comment,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(438), 34,
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
  [4033] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(72), 1,
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
  [4084] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(62), 1,
      aux_sym_cancel_repeat1,
    STATE(73), 1,
      sym_block_comment,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(442), 34,
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
  [4143] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(74), 1,
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
  [4194] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(75), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(446), 38,
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
  [4245] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(76), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(448), 38,
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
  [4296] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(77), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(450), 38,
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
  [4347] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(78), 1,
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
  [4398] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(79), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(454), 38,
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
  [4449] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(80), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(456), 38,
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
  [4500] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(81), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(458), 38,
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
  [4551] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(82), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(460), 38,
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
  [4602] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(83), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(462), 38,
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
  [4653] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(84), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(464), 38,
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
  [4704] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    ACTIONS(218), 1,
      anon_sym_default,
    STATE(56), 1,
      aux_sym_cancel_repeat1,
    STATE(85), 1,
      sym_block_comment,
    STATE(92), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(406), 34,
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
  [4763] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(86), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(466), 38,
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
  [4814] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(87), 1,
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
  [4872] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(194), 1,
      anon_sym_if,
    STATE(88), 1,
      sym_block_comment,
    STATE(89), 1,
      aux_sym_button_repeat1,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(222), 2,
      anon_sym_destructive,
      anon_sym_default,
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
  [4930] = 7,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(475), 1,
      anon_sym_if,
    STATE(95), 1,
      sym_condition,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(472), 2,
      anon_sym_destructive,
      anon_sym_default,
    STATE(89), 2,
      sym_block_comment,
      aux_sym_button_repeat1,
    ACTIONS(470), 32,
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
    STATE(89), 1,
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
    ACTIONS(356), 36,
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
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(136), 4,
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
  [5780] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(518), 1,
      anon_sym_AT,
    ACTIONS(520), 1,
      anon_sym_RBRACE,
    ACTIONS(522), 1,
      anon_sym_app,
    ACTIONS(524), 1,
      anon_sym_guidelines,
    ACTIONS(526), 1,
      anon_sym_source,
    ACTIONS(528), 1,
      anon_sym_locales,
    ACTIONS(530), 1,
      anon_sym_devices,
    ACTIONS(532), 1,
      anon_sym_textSize,
    ACTIONS(534), 1,
      anon_sym_notifications,
    ACTIONS(536), 1,
      anon_sym_rules,
    STATE(106), 1,
      sym_block_comment,
    STATE(108), 1,
      aux_sym_project_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(516), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(153), 10,
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
  [5840] = 16,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(518), 1,
      anon_sym_AT,
    ACTIONS(522), 1,
      anon_sym_app,
    ACTIONS(524), 1,
      anon_sym_guidelines,
    ACTIONS(526), 1,
      anon_sym_source,
    ACTIONS(528), 1,
      anon_sym_locales,
    ACTIONS(530), 1,
      anon_sym_devices,
    ACTIONS(532), 1,
      anon_sym_textSize,
    ACTIONS(534), 1,
      anon_sym_notifications,
    ACTIONS(536), 1,
      anon_sym_rules,
    ACTIONS(538), 1,
      anon_sym_RBRACE,
    STATE(106), 1,
      aux_sym_project_body_repeat1,
    STATE(107), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(516), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(153), 10,
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
  [5900] = 15,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(543), 1,
      anon_sym_AT,
    ACTIONS(546), 1,
      anon_sym_RBRACE,
    ACTIONS(548), 1,
      anon_sym_app,
    ACTIONS(551), 1,
      anon_sym_guidelines,
    ACTIONS(554), 1,
      anon_sym_source,
    ACTIONS(557), 1,
      anon_sym_locales,
    ACTIONS(560), 1,
      anon_sym_devices,
    ACTIONS(563), 1,
      anon_sym_textSize,
    ACTIONS(566), 1,
      anon_sym_notifications,
    ACTIONS(569), 1,
      anon_sym_rules,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(540), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(108), 2,
      sym_block_comment,
      aux_sym_project_body_repeat1,
    STATE(153), 10,
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
    STATE(112), 1,
      aux_sym_source_file_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(195), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(176), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [6017] = 15,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(574), 1,
      ts_builtin_sym_end,
    ACTIONS(579), 1,
      anon_sym_AT,
    ACTIONS(582), 1,
      anon_sym_project,
    ACTIONS(585), 1,
      anon_sym_enum,
    ACTIONS(588), 1,
      anon_sym_terms,
    ACTIONS(591), 1,
      anon_sym_translation,
    ACTIONS(594), 1,
      anon_sym_alert,
    ACTIONS(597), 1,
      anon_sym_actionSheet,
    ACTIONS(600), 1,
      anon_sym_notification,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(576), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(110), 2,
      sym_block_comment,
      aux_sym_source_file_repeat1,
    STATE(195), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(176), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [6074] = 16,
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
    STATE(110), 1,
      aux_sym_source_file_repeat1,
    STATE(111), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(195), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(176), 7,
      sym_project,
      sym_enum,
      sym_terms,
      sym_translation,
      sym_alert,
      sym_action_sheet,
      sym_notification,
  [6133] = 16,
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
    ACTIONS(603), 1,
      ts_builtin_sym_end,
    STATE(110), 1,
      aux_sym_source_file_repeat1,
    STATE(112), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(195), 3,
      sym_declaration,
      sym__end,
      sym_directive,
    STATE(176), 7,
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
    STATE(136), 4,
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
    STATE(136), 4,
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
    STATE(136), 4,
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
    STATE(136), 4,
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
  [6398] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(118), 1,
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
  [6454] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(629), 1,
      anon_sym_SEMI,
    ACTIONS(632), 1,
      anon_sym_RBRACE,
    ACTIONS(634), 1,
      sym_number,
    STATE(148), 1,
      sym_arm,
    STATE(120), 2,
      sym_block_comment,
      aux_sym_selection_repeat1,
    ACTIONS(626), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6491] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(641), 1,
      anon_sym_RBRACE,
    ACTIONS(643), 1,
      sym_number,
    STATE(121), 1,
      sym_block_comment,
    STATE(131), 1,
      aux_sym_selection_repeat1,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6530] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(647), 1,
      anon_sym_COMMA,
    STATE(122), 1,
      sym_block_comment,
    STATE(125), 1,
      aux_sym_locales_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(645), 12,
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
  [6561] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(651), 1,
      anon_sym_COMMA,
    STATE(123), 1,
      sym_block_comment,
    STATE(129), 1,
      aux_sym_devices_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(649), 12,
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
  [6592] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(651), 1,
      anon_sym_COMMA,
    STATE(123), 1,
      aux_sym_devices_repeat1,
    STATE(124), 1,
      sym_block_comment,
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
  [6623] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(647), 1,
      anon_sym_COMMA,
    STATE(125), 1,
      sym_block_comment,
    STATE(127), 1,
      aux_sym_locales_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(655), 12,
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
  [6654] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(659), 1,
      anon_sym_LBRACE,
    STATE(126), 1,
      sym_block_comment,
    STATE(166), 1,
      sym_rules_body,
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
  [6685] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(663), 1,
      anon_sym_COMMA,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(127), 2,
      sym_block_comment,
      aux_sym_locales_repeat1,
    ACTIONS(661), 12,
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
  [6714] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(666), 1,
      anon_sym_RBRACE,
    STATE(128), 1,
      sym_block_comment,
    STATE(130), 1,
      aux_sym_selection_repeat1,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6753] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(670), 1,
      anon_sym_COMMA,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(129), 2,
      sym_block_comment,
      aux_sym_devices_repeat1,
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
  [6782] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(673), 1,
      anon_sym_RBRACE,
    STATE(120), 1,
      aux_sym_selection_repeat1,
    STATE(130), 1,
      sym_block_comment,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6821] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(675), 1,
      anon_sym_RBRACE,
    STATE(120), 1,
      aux_sym_selection_repeat1,
    STATE(131), 1,
      sym_block_comment,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6860] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(677), 1,
      anon_sym_RBRACE,
    STATE(120), 1,
      aux_sym_selection_repeat1,
    STATE(132), 1,
      sym_block_comment,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6899] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(679), 1,
      anon_sym_RBRACE,
    STATE(133), 1,
      sym_block_comment,
    STATE(134), 1,
      aux_sym_selection_repeat1,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6938] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(681), 1,
      anon_sym_RBRACE,
    STATE(120), 1,
      aux_sym_selection_repeat1,
    STATE(134), 1,
      sym_block_comment,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [6977] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(639), 1,
      anon_sym_SEMI,
    ACTIONS(643), 1,
      sym_number,
    ACTIONS(683), 1,
      anon_sym_RBRACE,
    STATE(132), 1,
      aux_sym_selection_repeat1,
    STATE(135), 1,
      sym_block_comment,
    STATE(148), 1,
      sym_arm,
    ACTIONS(637), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [7016] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(136), 1,
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
  [7042] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(518), 1,
      anon_sym_AT,
    ACTIONS(687), 1,
      anon_sym_RBRACE,
    ACTIONS(689), 1,
      anon_sym_description,
    ACTIONS(691), 1,
      anon_sym_media,
    ACTIONS(693), 1,
      anon_sym_action,
    STATE(137), 1,
      sym_block_comment,
    STATE(141), 1,
      aux_sym_detail_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(516), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(249), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [7082] = 10,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(698), 1,
      anon_sym_AT,
    ACTIONS(701), 1,
      anon_sym_RBRACE,
    ACTIONS(703), 1,
      anon_sym_description,
    ACTIONS(706), 1,
      anon_sym_media,
    ACTIONS(709), 1,
      anon_sym_action,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(695), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(138), 2,
      sym_block_comment,
      aux_sym_detail_body_repeat1,
    STATE(249), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [7120] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(139), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(712), 13,
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
  [7146] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(140), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(714), 13,
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
  [7172] = 11,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(518), 1,
      anon_sym_AT,
    ACTIONS(689), 1,
      anon_sym_description,
    ACTIONS(691), 1,
      anon_sym_media,
    ACTIONS(693), 1,
      anon_sym_action,
    ACTIONS(716), 1,
      anon_sym_RBRACE,
    STATE(138), 1,
      aux_sym_detail_body_repeat1,
    STATE(141), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(516), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(249), 5,
      sym__end,
      sym_directive,
      sym_description,
      sym_media,
      sym_action,
  [7212] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(142), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(661), 13,
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
  [7238] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(143), 1,
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
  [7264] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(144), 1,
      sym_block_comment,
    ACTIONS(718), 3,
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
  [7293] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(145), 1,
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
  [7318] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(146), 1,
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
  [7343] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(147), 1,
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
  [7368] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(148), 1,
      sym_block_comment,
    ACTIONS(728), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(726), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [7397] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(149), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(730), 12,
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
  [7422] = 13,
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
    STATE(79), 1,
      sym__text,
    STATE(150), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [7465] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(151), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(738), 12,
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
  [7490] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(152), 1,
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
  [7515] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(153), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(740), 12,
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
  [7540] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(154), 1,
      sym_block_comment,
    ACTIONS(742), 3,
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
  [7569] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(155), 1,
      sym_block_comment,
    ACTIONS(744), 3,
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
  [7598] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(156), 1,
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
  [7623] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(157), 1,
      sym_block_comment,
    ACTIONS(748), 3,
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
  [7652] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(158), 1,
      sym_block_comment,
    ACTIONS(750), 3,
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
  [7681] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(159), 1,
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
  [7710] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(160), 1,
      sym_block_comment,
    ACTIONS(754), 3,
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
  [7739] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(161), 1,
      sym_block_comment,
    ACTIONS(756), 3,
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
  [7768] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(162), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(758), 12,
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
  [7793] = 6,
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
    ACTIONS(760), 9,
      anon_sym_zero,
      anon_sym_one,
      anon_sym_two,
      anon_sym_few,
      anon_sym_many,
      anon_sym_other,
      anon_sym_true,
      anon_sym_false,
      sym_identifier,
  [7822] = 4,
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
  [7847] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(165), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(766), 12,
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
  [7872] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(166), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(768), 12,
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
  [7897] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(156), 1,
      sym__text,
    STATE(167), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [7937] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(772), 1,
      ts_builtin_sym_end,
    STATE(168), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(774), 10,
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
  [7963] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(776), 1,
      ts_builtin_sym_end,
    STATE(169), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(778), 10,
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
  [7989] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(64), 1,
      sym__text,
    STATE(170), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8029] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(780), 1,
      ts_builtin_sym_end,
    STATE(171), 1,
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
  [8055] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(787), 1,
      anon_sym_AT,
    ACTIONS(790), 1,
      anon_sym_RBRACE,
    ACTIONS(792), 1,
      anon_sym_permission,
    ACTIONS(795), 1,
      anon_sym_settings,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(784), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(172), 2,
      sym_block_comment,
      aux_sym_notifications_body_repeat1,
    STATE(271), 4,
      sym__end,
      sym_directive,
      sym_permission,
      sym_settings,
  [8089] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(28), 1,
      sym__text,
    STATE(173), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8129] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(69), 1,
      anon_sym_settings,
    ACTIONS(798), 1,
      anon_sym_RBRACE,
    ACTIONS(800), 1,
      anon_sym_permission,
    STATE(172), 1,
      aux_sym_notifications_body_repeat1,
    STATE(174), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(271), 4,
      sym__end,
      sym_directive,
      sym_permission,
      sym_settings,
  [8165] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(802), 1,
      ts_builtin_sym_end,
    STATE(175), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(804), 10,
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
  [8191] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(806), 1,
      ts_builtin_sym_end,
    STATE(176), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(808), 10,
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
  [8217] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(97), 1,
      sym__text,
    STATE(177), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8257] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(810), 1,
      ts_builtin_sym_end,
    STATE(178), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(812), 10,
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
  [8283] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(814), 1,
      sym_identifier,
    ACTIONS(816), 1,
      anon_sym_LBRACK,
    STATE(179), 1,
      sym_block_comment,
    STATE(306), 1,
      sym__type,
    ACTIONS(818), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8315] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(814), 1,
      sym_identifier,
    ACTIONS(820), 1,
      anon_sym_LBRACK,
    STATE(180), 1,
      sym_block_comment,
    STATE(309), 1,
      sym__type,
    ACTIONS(818), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8347] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(822), 1,
      ts_builtin_sym_end,
    STATE(181), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(824), 10,
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
  [8373] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(67), 1,
      sym__text,
    STATE(182), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8413] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(826), 1,
      ts_builtin_sym_end,
    STATE(183), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(828), 10,
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
  [8439] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(830), 1,
      ts_builtin_sym_end,
    STATE(184), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(832), 10,
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
  [8465] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(40), 1,
      sym__text,
    STATE(185), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8505] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(63), 1,
      sym__text,
    STATE(186), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8545] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(834), 1,
      ts_builtin_sym_end,
    STATE(187), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(836), 10,
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
  [8571] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(838), 1,
      ts_builtin_sym_end,
    STATE(188), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(840), 10,
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
  [8597] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(139), 1,
      sym__text,
    STATE(189), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8637] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(140), 1,
      sym__text,
    STATE(190), 1,
      sym_block_comment,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [8677] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(842), 1,
      ts_builtin_sym_end,
    STATE(191), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(844), 10,
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
  [8703] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(814), 1,
      sym_identifier,
    ACTIONS(846), 1,
      anon_sym_LBRACK,
    STATE(192), 1,
      sym_block_comment,
    STATE(318), 1,
      sym__type,
    ACTIONS(818), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [8735] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(848), 1,
      ts_builtin_sym_end,
    STATE(193), 1,
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
  [8761] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(852), 1,
      ts_builtin_sym_end,
    STATE(194), 1,
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
  [8787] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(856), 1,
      ts_builtin_sym_end,
    STATE(195), 1,
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
  [8813] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(860), 1,
      ts_builtin_sym_end,
    STATE(196), 1,
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
  [8839] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(864), 1,
      ts_builtin_sym_end,
    STATE(197), 1,
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
  [8865] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(868), 1,
      ts_builtin_sym_end,
    STATE(198), 1,
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
  [8891] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(872), 1,
      ts_builtin_sym_end,
    STATE(199), 1,
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
  [8917] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(876), 1,
      ts_builtin_sym_end,
    STATE(200), 1,
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
  [8943] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(880), 1,
      ts_builtin_sym_end,
    STATE(201), 1,
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
  [8969] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(202), 1,
      sym_block_comment,
    STATE(284), 1,
      sym__text,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [9009] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(69), 1,
      anon_sym_settings,
    ACTIONS(800), 1,
      anon_sym_permission,
    ACTIONS(884), 1,
      anon_sym_RBRACE,
    STATE(174), 1,
      aux_sym_notifications_body_repeat1,
    STATE(203), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(271), 4,
      sym__end,
      sym_directive,
      sym_permission,
      sym_settings,
  [9045] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(886), 1,
      ts_builtin_sym_end,
    STATE(204), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(888), 10,
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
  [9071] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(890), 1,
      ts_builtin_sym_end,
    STATE(205), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(892), 10,
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
  [9097] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(894), 1,
      ts_builtin_sym_end,
    STATE(206), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(896), 10,
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
  [9123] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(898), 1,
      ts_builtin_sym_end,
    STATE(207), 1,
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
  [9149] = 12,
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
    ACTIONS(770), 1,
      anon_sym_by,
    STATE(208), 1,
      sym_block_comment,
    STATE(246), 1,
      sym__text,
    STATE(4), 2,
      sym__string,
      sym_selection,
    STATE(6), 2,
      sym__pattern,
      sym_languages,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
  [9189] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(902), 1,
      ts_builtin_sym_end,
    STATE(209), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(904), 10,
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
  [9215] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(814), 1,
      sym_identifier,
    STATE(210), 1,
      sym_block_comment,
    STATE(382), 1,
      sym__type,
    ACTIONS(818), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [9244] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(814), 1,
      sym_identifier,
    STATE(211), 1,
      sym_block_comment,
    STATE(377), 1,
      sym__type,
    ACTIONS(818), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [9273] = 12,
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
    ACTIONS(906), 1,
      sym_identifier,
    ACTIONS(908), 1,
      anon_sym_not,
    STATE(59), 1,
      sym__plain_text,
    STATE(212), 1,
      sym_block_comment,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(94), 2,
      sym__string,
      sym_languages,
  [9312] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(814), 1,
      sym_identifier,
    STATE(213), 1,
      sym_block_comment,
    STATE(389), 1,
      sym__type,
    ACTIONS(818), 8,
      anon_sym_String,
      anon_sym_Int,
      anon_sym_Double,
      anon_sym_Bool,
      anon_sym_Date,
      anon_sym_Currency,
      anon_sym_Bytes,
      anon_sym_URL,
  [9341] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(910), 1,
      sym_identifier,
    ACTIONS(912), 1,
      anon_sym_RBRACE,
    STATE(214), 1,
      sym_block_comment,
    STATE(219), 1,
      aux_sym_terms_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(298), 3,
      sym__end,
      sym_directive,
      sym_term,
  [9373] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(917), 1,
      anon_sym_AT,
    ACTIONS(920), 1,
      anon_sym_RBRACE,
    ACTIONS(922), 1,
      sym_rule_name,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(914), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(215), 2,
      sym_block_comment,
      aux_sym_rules_body_repeat1,
    STATE(276), 3,
      sym__end,
      sym_directive,
      sym_rule_setting,
  [9403] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(925), 1,
      sym_identifier,
    ACTIONS(927), 1,
      anon_sym_COMMA,
    ACTIONS(929), 1,
      anon_sym_RBRACE,
    STATE(216), 1,
      sym_block_comment,
    STATE(230), 1,
      aux_sym_enum_body_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(258), 2,
      sym__end,
      sym_directive,
  [9437] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(933), 1,
      anon_sym_AT,
    ACTIONS(935), 1,
      anon_sym_RBRACE,
    ACTIONS(937), 1,
      sym_rule_name,
    STATE(215), 1,
      aux_sym_rules_body_repeat1,
    STATE(217), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(931), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(276), 3,
      sym__end,
      sym_directive,
      sym_rule_setting,
  [9469] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(939), 1,
      sym_identifier,
    ACTIONS(945), 1,
      anon_sym_AT,
    ACTIONS(948), 1,
      anon_sym_RBRACE,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(942), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(218), 2,
      sym_block_comment,
      aux_sym_translation_body_repeat1,
    STATE(285), 3,
      sym__end,
      sym_directive,
      sym_translation_row,
  [9499] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(950), 1,
      sym_identifier,
    ACTIONS(956), 1,
      anon_sym_AT,
    ACTIONS(959), 1,
      anon_sym_RBRACE,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(953), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(219), 2,
      sym_block_comment,
      aux_sym_terms_body_repeat1,
    STATE(298), 3,
      sym__end,
      sym_directive,
      sym_term,
  [9529] = 11,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(961), 1,
      anon_sym_DOT,
    ACTIONS(963), 1,
      anon_sym_by,
    ACTIONS(965), 1,
      anon_sym_DQUOTE,
    ACTIONS(967), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(220), 1,
      sym_block_comment,
    STATE(245), 1,
      sym__pattern,
    STATE(251), 2,
      sym__string,
      sym_selection,
    STATE(253), 2,
      sym_string,
      sym_multiline_string,
  [9565] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(969), 1,
      sym_identifier,
    ACTIONS(971), 1,
      anon_sym_RBRACE,
    STATE(218), 1,
      aux_sym_translation_body_repeat1,
    STATE(221), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(285), 3,
      sym__end,
      sym_directive,
      sym_translation_row,
  [9597] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(910), 1,
      sym_identifier,
    ACTIONS(973), 1,
      anon_sym_RBRACE,
    STATE(214), 1,
      aux_sym_terms_body_repeat1,
    STATE(222), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(298), 3,
      sym__end,
      sym_directive,
      sym_term,
  [9629] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(977), 1,
      sym_agreement,
    STATE(223), 1,
      sym_block_comment,
    STATE(400), 1,
      sym_style,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(975), 7,
      anon_sym_number2,
      anon_sym_percent,
      anon_sym_date,
      anon_sym_time,
      anon_sym_relative,
      anon_sym_list,
      anon_sym_quoted,
  [9655] = 11,
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
    ACTIONS(979), 1,
      sym_identifier,
    STATE(59), 1,
      sym__plain_text,
    STATE(224), 1,
      sym_block_comment,
    STATE(7), 2,
      sym_string,
      sym_multiline_string,
    STATE(94), 2,
      sym__string,
      sym_languages,
  [9691] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(933), 1,
      anon_sym_AT,
    ACTIONS(937), 1,
      sym_rule_name,
    ACTIONS(981), 1,
      anon_sym_RBRACE,
    STATE(217), 1,
      aux_sym_rules_body_repeat1,
    STATE(225), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(931), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(276), 3,
      sym__end,
      sym_directive,
      sym_rule_setting,
  [9723] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(226), 1,
      sym_block_comment,
    ACTIONS(983), 9,
      anon_sym_email,
      anon_sym_phone,
      anon_sym_url,
      anon_sym_name,
      anon_sym_username,
      anon_sym_password,
      anon_sym_newPassword,
      anon_sym_oneTimeCode,
      anon_sym_address,
  [9747] = 9,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(969), 1,
      sym_identifier,
    ACTIONS(985), 1,
      anon_sym_RBRACE,
    STATE(221), 1,
      aux_sym_translation_body_repeat1,
    STATE(227), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(285), 3,
      sym__end,
      sym_directive,
      sym_translation_row,
  [9779] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(987), 1,
      sym_agreement,
    STATE(228), 1,
      sym_block_comment,
    STATE(367), 1,
      sym_style,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(975), 7,
      anon_sym_number2,
      anon_sym_percent,
      anon_sym_date,
      anon_sym_time,
      anon_sym_relative,
      anon_sym_list,
      anon_sym_quoted,
  [9805] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(989), 1,
      sym_identifier,
    ACTIONS(995), 1,
      anon_sym_AT,
    ACTIONS(998), 1,
      anon_sym_COMMA,
    ACTIONS(1001), 1,
      anon_sym_RBRACE,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(992), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(229), 2,
      sym_block_comment,
      aux_sym_enum_body_repeat1,
    STATE(258), 2,
      sym__end,
      sym_directive,
  [9837] = 10,
    ACTIONS(15), 1,
      anon_sym_AT,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(925), 1,
      sym_identifier,
    ACTIONS(927), 1,
      anon_sym_COMMA,
    ACTIONS(1003), 1,
      anon_sym_RBRACE,
    STATE(229), 1,
      aux_sym_enum_body_repeat1,
    STATE(230), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(13), 2,
      aux_sym__end_token1,
      anon_sym_SEMI,
    STATE(258), 2,
      sym__end,
      sym_directive,
  [9871] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    STATE(231), 1,
      sym_block_comment,
    STATE(236), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [9902] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1013), 1,
      anon_sym_by,
    ACTIONS(1015), 1,
      anon_sym_DQUOTE,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(232), 1,
      sym_block_comment,
    STATE(282), 1,
      sym__pattern,
    STATE(304), 2,
      sym__string,
      sym_selection,
    STATE(305), 2,
      sym_string,
      sym_multiline_string,
  [9935] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1019), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    ACTIONS(1024), 1,
      sym_escape_sequence,
    ACTIONS(1027), 1,
      anon_sym_LBRACE2,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1021), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(233), 2,
      sym_block_comment,
      aux_sym_multiline_string_repeat1,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [9964] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(963), 1,
      anon_sym_by,
    ACTIONS(965), 1,
      anon_sym_DQUOTE,
    ACTIONS(967), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(234), 1,
      sym_block_comment,
    STATE(247), 1,
      sym__pattern,
    STATE(251), 2,
      sym__string,
      sym_selection,
    STATE(253), 2,
      sym_string,
      sym_multiline_string,
  [9997] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1030), 1,
      anon_sym_by,
    ACTIONS(1032), 1,
      anon_sym_DQUOTE,
    ACTIONS(1034), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE,
    STATE(163), 1,
      sym__pattern,
    STATE(235), 1,
      sym_block_comment,
    STATE(154), 2,
      sym__string,
      sym_selection,
    STATE(155), 2,
      sym_string,
      sym_multiline_string,
  [10030] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1036), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(233), 1,
      aux_sym_multiline_string_repeat1,
    STATE(236), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10061] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1040), 1,
      anon_sym_live,
    STATE(237), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1038), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [10084] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1042), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(238), 1,
      sym_block_comment,
    STATE(239), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10115] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1044), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(233), 1,
      aux_sym_multiline_string_repeat1,
    STATE(239), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10146] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(240), 1,
      sym_block_comment,
    ACTIONS(1046), 8,
      anon_sym_permission,
      anon_sym_input,
      anon_sym_destructive,
      anon_sym_purchase,
      anon_sym_problem,
      anon_sym_consent,
      anon_sym_choose,
      anon_sym_inform,
  [10169] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1048), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(241), 1,
      sym_block_comment,
    STATE(242), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10200] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1050), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(233), 1,
      aux_sym_multiline_string_repeat1,
    STATE(242), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10231] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1052), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(243), 1,
      sym_block_comment,
    STATE(244), 1,
      aux_sym_multiline_string_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10262] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1009), 1,
      sym_escape_sequence,
    ACTIONS(1011), 1,
      anon_sym_LBRACE2,
    ACTIONS(1054), 1,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
    STATE(233), 1,
      aux_sym_multiline_string_repeat1,
    STATE(244), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1007), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    STATE(296), 2,
      sym__multiline_content,
      sym_placeholder,
  [10293] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1058), 1,
      anon_sym_of,
    STATE(245), 1,
      sym_block_comment,
    STATE(280), 1,
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
  [10317] = 4,
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
  [10337] = 6,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1058), 1,
      anon_sym_of,
    STATE(247), 1,
      sym_block_comment,
    STATE(287), 1,
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
  [10361] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(248), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1064), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [10381] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(249), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1066), 7,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_description,
      anon_sym_media,
      anon_sym_action,
  [10401] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1068), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    STATE(250), 1,
      sym_block_comment,
    STATE(269), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10430] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(251), 1,
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
  [10449] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(252), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1076), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_permission,
      anon_sym_settings,
  [10468] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(253), 1,
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
  [10487] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(254), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1078), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_identifier,
  [10506] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1080), 1,
      anon_sym_DQUOTE2,
    STATE(255), 1,
      sym_block_comment,
    STATE(257), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10535] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(256), 1,
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
  [10554] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1082), 1,
      anon_sym_DQUOTE2,
    STATE(257), 1,
      sym_block_comment,
    STATE(270), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10583] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(258), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1084), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_COMMA,
      anon_sym_RBRACE,
      sym_identifier,
  [10602] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(259), 1,
      sym_block_comment,
    ACTIONS(1086), 6,
      anon_sym_communication,
      anon_sym_reminder,
      anon_sym_status,
      anon_sym_event,
      anon_sym_transaction,
      anon_sym_marketing,
  [10623] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(260), 1,
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
  [10642] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1088), 1,
      anon_sym_DQUOTE2,
    STATE(261), 1,
      sym_block_comment,
    STATE(263), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10671] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(262), 1,
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
  [10690] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1090), 1,
      anon_sym_DQUOTE2,
    STATE(263), 1,
      sym_block_comment,
    STATE(270), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10719] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(264), 1,
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
  [10738] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1092), 1,
      sym_identifier,
    ACTIONS(1094), 1,
      anon_sym_COMMA,
    ACTIONS(1096), 1,
      anon_sym_RPAREN,
    ACTIONS(1098), 1,
      anon_sym_sensitive,
    STATE(265), 1,
      sym_block_comment,
    STATE(272), 1,
      aux_sym_parameters_repeat1,
    STATE(320), 1,
      sym_parameter,
  [10769] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1100), 1,
      anon_sym_DQUOTE2,
    STATE(266), 1,
      sym_block_comment,
    STATE(267), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10798] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1102), 1,
      anon_sym_DQUOTE2,
    STATE(267), 1,
      sym_block_comment,
    STATE(270), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10827] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(268), 1,
      sym_block_comment,
    ACTIONS(1104), 6,
      anon_sym_text,
      anon_sym_email,
      anon_sym_number,
      anon_sym_decimal,
      anon_sym_phone,
      anon_sym_url,
  [10848] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1106), 1,
      anon_sym_DQUOTE2,
    STATE(269), 1,
      sym_block_comment,
    STATE(270), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10877] = 8,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1108), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1110), 1,
      sym_string_content,
    ACTIONS(1113), 1,
      sym_escape_sequence,
    ACTIONS(1116), 1,
      anon_sym_LBRACE2,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    STATE(270), 2,
      sym_block_comment,
      aux_sym_string_repeat1,
  [10904] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(271), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1119), 6,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      anon_sym_permission,
      anon_sym_settings,
  [10923] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1121), 1,
      sym_identifier,
    ACTIONS(1124), 1,
      anon_sym_COMMA,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
    ACTIONS(1129), 1,
      anon_sym_sensitive,
    STATE(320), 1,
      sym_parameter,
    STATE(272), 2,
      sym_block_comment,
      aux_sym_parameters_repeat1,
  [10952] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1132), 1,
      anon_sym_DQUOTE2,
    STATE(273), 1,
      sym_block_comment,
    STATE(274), 1,
      aux_sym_string_repeat1,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [10981] = 9,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1070), 1,
      sym_string_content,
    ACTIONS(1072), 1,
      sym_escape_sequence,
    ACTIONS(1074), 1,
      anon_sym_LBRACE2,
    ACTIONS(1134), 1,
      anon_sym_DQUOTE2,
    STATE(270), 1,
      aux_sym_string_repeat1,
    STATE(274), 1,
      sym_block_comment,
    STATE(302), 1,
      sym_placeholder,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
  [11010] = 10,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1092), 1,
      sym_identifier,
    ACTIONS(1094), 1,
      anon_sym_COMMA,
    ACTIONS(1098), 1,
      anon_sym_sensitive,
    ACTIONS(1136), 1,
      anon_sym_RPAREN,
    STATE(265), 1,
      aux_sym_parameters_repeat1,
    STATE(275), 1,
      sym_block_comment,
    STATE(320), 1,
      sym_parameter,
  [11041] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(276), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1138), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [11059] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(277), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1140), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_rule_name,
  [11077] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(278), 1,
      sym_block_comment,
    ACTIONS(33), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(754), 3,
      anon_sym_SEMI,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [11099] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(279), 1,
      sym_block_comment,
    ACTIONS(35), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(756), 3,
      anon_sym_SEMI,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [11121] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(280), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1142), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [11139] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1144), 1,
      anon_sym_SEMI,
    ACTIONS(1146), 1,
      anon_sym_RBRACE,
    ACTIONS(1148), 1,
      sym_language_tag,
    STATE(281), 1,
      sym_block_comment,
    STATE(289), 1,
      aux_sym_languages_repeat1,
    STATE(334), 1,
      sym_language_row,
  [11167] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1152), 1,
      anon_sym_of,
    ACTIONS(1154), 1,
      sym_language_tag,
    STATE(282), 1,
      sym_block_comment,
    STATE(332), 1,
      sym_stamp,
    ACTIONS(1150), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11193] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1156), 1,
      anon_sym_SEMI,
    ACTIONS(1159), 1,
      anon_sym_RBRACE,
    ACTIONS(1161), 1,
      sym_language_tag,
    STATE(334), 1,
      sym_language_row,
    STATE(283), 2,
      sym_block_comment,
      aux_sym_languages_repeat1,
  [11219] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(284), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1164), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [11237] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(285), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1166), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [11255] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(286), 1,
      sym_block_comment,
    ACTIONS(1168), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1170), 3,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_RBRACK,
  [11277] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(287), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1172), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [11295] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(288), 1,
      sym_block_comment,
    ACTIONS(1174), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1176), 3,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_RBRACK,
  [11317] = 9,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1144), 1,
      anon_sym_SEMI,
    ACTIONS(1148), 1,
      sym_language_tag,
    ACTIONS(1178), 1,
      anon_sym_RBRACE,
    STATE(283), 1,
      aux_sym_languages_repeat1,
    STATE(289), 1,
      sym_block_comment,
    STATE(334), 1,
      sym_language_row,
  [11345] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(290), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1182), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1180), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11365] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(291), 1,
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
  [11383] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(292), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1188), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1186), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11403] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(293), 1,
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
  [11421] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(294), 1,
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
  [11439] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(295), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1192), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1190), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11459] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(296), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1196), 2,
      aux_sym__multiline_content_token1,
      aux_sym__multiline_content_token2,
    ACTIONS(1194), 3,
      anon_sym_DQUOTE_DQUOTE_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11479] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(297), 1,
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
  [11497] = 4,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    STATE(298), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1198), 5,
      aux_sym__end_token1,
      anon_sym_SEMI,
      anon_sym_AT,
      anon_sym_RBRACE,
      sym_identifier,
  [11515] = 6,
    ACTIONS(1200), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1204), 1,
      anon_sym_STAR_SLASH,
    STATE(299), 1,
      sym_block_comment,
    STATE(324), 1,
      aux_sym_block_comment_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1202), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [11536] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1188), 1,
      sym_string_content,
    STATE(300), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1186), 3,
      anon_sym_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11555] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(301), 1,
      sym_block_comment,
    ACTIONS(1206), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1208), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11576] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1212), 1,
      sym_string_content,
    STATE(302), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1210), 3,
      anon_sym_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11595] = 5,
    ACTIONS(31), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1182), 1,
      sym_string_content,
    STATE(303), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1180), 3,
      anon_sym_DQUOTE2,
      sym_escape_sequence,
      anon_sym_LBRACE2,
  [11614] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(304), 1,
      sym_block_comment,
    ACTIONS(37), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(742), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11635] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(305), 1,
      sym_block_comment,
    ACTIONS(43), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(744), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11656] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(306), 1,
      sym_block_comment,
    ACTIONS(1214), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1216), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11677] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(307), 1,
      sym_block_comment,
    ACTIONS(45), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(718), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11698] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1218), 1,
      anon_sym_LPAREN,
    ACTIONS(1220), 1,
      anon_sym_LBRACE,
    STATE(181), 1,
      sym_action_sheet_body,
    STATE(308), 1,
      sym_block_comment,
    STATE(359), 1,
      sym_parameters,
  [11723] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(309), 1,
      sym_block_comment,
    ACTIONS(1222), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1224), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11744] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1218), 1,
      anon_sym_LPAREN,
    ACTIONS(1226), 1,
      anon_sym_LBRACE,
    STATE(183), 1,
      sym_notification_body,
    STATE(310), 1,
      sym_block_comment,
    STATE(346), 1,
      sym_parameters,
  [11769] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(311), 1,
      sym_block_comment,
    ACTIONS(51), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(750), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11790] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(312), 1,
      sym_block_comment,
    ACTIONS(1228), 4,
      anon_sym_passive,
      anon_sym_active,
      anon_sym_timeSensitive,
      anon_sym_critical,
  [11809] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(313), 1,
      sym_block_comment,
    ACTIONS(53), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(752), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [11830] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(314), 1,
      sym_block_comment,
    ACTIONS(1230), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1232), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11851] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(315), 1,
      sym_block_comment,
    ACTIONS(1234), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1236), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11872] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(316), 1,
      sym_block_comment,
    ACTIONS(1238), 4,
      anon_sym_off,
      anon_sym_note,
      anon_sym_warning,
      anon_sym_error,
  [11891] = 5,
    ACTIONS(1240), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1246), 1,
      anon_sym_STAR_SLASH,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1243), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
    STATE(317), 2,
      sym_block_comment,
      aux_sym_block_comment_repeat1,
  [11910] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(318), 1,
      sym_block_comment,
    ACTIONS(1248), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1250), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11931] = 8,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1218), 1,
      anon_sym_LPAREN,
    ACTIONS(1252), 1,
      anon_sym_LBRACE,
    STATE(168), 1,
      sym_alert_body,
    STATE(319), 1,
      sym_block_comment,
    STATE(357), 1,
      sym_parameters,
  [11956] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(320), 1,
      sym_block_comment,
    ACTIONS(1254), 2,
      anon_sym_sensitive,
      sym_identifier,
    ACTIONS(1256), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [11977] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1260), 1,
      anon_sym_DQUOTE,
    STATE(48), 1,
      sym_string,
    STATE(321), 1,
      sym_block_comment,
    ACTIONS(1258), 2,
      anon_sym_default,
      anon_sym_none,
  [12000] = 6,
    ACTIONS(1200), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1264), 1,
      anon_sym_STAR_SLASH,
    STATE(322), 1,
      sym_block_comment,
    STATE(323), 1,
      aux_sym_block_comment_repeat1,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1262), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [12021] = 6,
    ACTIONS(1200), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1268), 1,
      anon_sym_STAR_SLASH,
    STATE(317), 1,
      aux_sym_block_comment_repeat1,
    STATE(323), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1266), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [12042] = 6,
    ACTIONS(1200), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1270), 1,
      anon_sym_STAR_SLASH,
    STATE(317), 1,
      aux_sym_block_comment_repeat1,
    STATE(324), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1266), 2,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [12063] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(325), 1,
      sym_block_comment,
    ACTIONS(1272), 4,
      anon_sym_image,
      anon_sym_video,
      anon_sym_audio,
      anon_sym_map,
  [12082] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(326), 1,
      sym_block_comment,
    ACTIONS(47), 2,
      anon_sym_of,
      sym_language_tag,
    ACTIONS(748), 2,
      anon_sym_SEMI,
      anon_sym_RBRACE,
  [12103] = 5,
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
  [12121] = 7,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1276), 1,
      anon_sym_LBRACE,
    ACTIONS(1278), 1,
      sym_release,
    STATE(152), 1,
      sym_rules_body,
    STATE(328), 1,
      sym_block_comment,
  [12143] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(329), 1,
      sym_block_comment,
    ACTIONS(754), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [12161] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(330), 1,
      sym_block_comment,
    ACTIONS(756), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [12179] = 4,
    ACTIONS(1282), 1,
      anon_sym_STAR_SLASH,
    STATE(331), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1280), 3,
      anon_sym_SLASH_STAR,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [12195] = 5,
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
  [12213] = 4,
    ACTIONS(1288), 1,
      anon_sym_STAR_SLASH,
    STATE(333), 1,
      sym_block_comment,
    ACTIONS(5), 2,
      sym_doc_comment,
      sym_line_comment,
    ACTIONS(1286), 3,
      anon_sym_SLASH_STAR,
      aux_sym_block_comment_token1,
      aux_sym_block_comment_token2,
  [12229] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(334), 1,
      sym_block_comment,
    ACTIONS(1290), 3,
      anon_sym_SEMI,
      anon_sym_RBRACE,
      sym_language_tag,
  [12247] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(335), 1,
      sym_block_comment,
    ACTIONS(1292), 3,
      anon_sym_input,
      anon_sym_send,
      anon_sym_initial,
  [12265] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1294), 1,
      anon_sym_LBRACE,
    STATE(197), 1,
      sym_enum_body,
    STATE(336), 1,
      sym_block_comment,
  [12284] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1296), 1,
      anon_sym_allow,
    ACTIONS(1298), 1,
      anon_sym_deprecated,
    STATE(337), 1,
      sym_block_comment,
  [12303] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_DQUOTE,
    STATE(338), 1,
      sym_block_comment,
    STATE(376), 1,
      sym_string,
  [12322] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1302), 1,
      sym_identifier,
    STATE(32), 1,
      sym__destination,
    STATE(339), 1,
      sym_block_comment,
  [12341] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1304), 1,
      anon_sym_LBRACE,
    STATE(83), 1,
      sym_detail_body,
    STATE(340), 1,
      sym_block_comment,
  [12360] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_DQUOTE,
    STATE(341), 1,
      sym_block_comment,
    STATE(412), 1,
      sym_string,
  [12379] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(342), 1,
      sym_block_comment,
    ACTIONS(1306), 2,
      anon_sym_local,
      anon_sym_remote,
  [12396] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1308), 1,
      anon_sym_COLON2,
    ACTIONS(1310), 1,
      anon_sym_RBRACE2,
    STATE(343), 1,
      sym_block_comment,
  [12415] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1312), 1,
      anon_sym_allow,
    ACTIONS(1314), 1,
      anon_sym_deprecated,
    STATE(344), 1,
      sym_block_comment,
  [12434] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1316), 1,
      anon_sym_LBRACE,
    STATE(149), 1,
      sym_notifications_body,
    STATE(345), 1,
      sym_block_comment,
  [12453] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1226), 1,
      anon_sym_LBRACE,
    STATE(193), 1,
      sym_notification_body,
    STATE(346), 1,
      sym_block_comment,
  [12472] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(347), 1,
      sym_block_comment,
    ACTIONS(1318), 2,
      anon_sym_alert,
      anon_sym_banner,
  [12489] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1320), 1,
      anon_sym_LBRACE,
    STATE(178), 1,
      sym_translation_body,
    STATE(348), 1,
      sym_block_comment,
  [12508] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(906), 1,
      sym_identifier,
    ACTIONS(908), 1,
      anon_sym_not,
    STATE(349), 1,
      sym_block_comment,
  [12527] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1322), 1,
      sym_identifier,
    ACTIONS(1324), 1,
      anon_sym_COLON,
    STATE(350), 1,
      sym_block_comment,
  [12546] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1326), 1,
      anon_sym_DQUOTE,
    STATE(327), 1,
      sym_string,
    STATE(351), 1,
      sym_block_comment,
  [12565] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1328), 1,
      anon_sym_LBRACE,
    STATE(196), 1,
      sym_terms_body,
    STATE(352), 1,
      sym_block_comment,
  [12584] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1330), 1,
      anon_sym_COLON2,
    ACTIONS(1332), 1,
      anon_sym_RBRACE2,
    STATE(353), 1,
      sym_block_comment,
  [12603] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(354), 1,
      sym_block_comment,
    ACTIONS(1334), 2,
      anon_sym_dismissed,
      sym_identifier,
  [12620] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1336), 1,
      anon_sym_DQUOTE,
    STATE(291), 1,
      sym_string,
    STATE(355), 1,
      sym_block_comment,
  [12639] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    STATE(356), 1,
      sym_block_comment,
    ACTIONS(1338), 2,
      anon_sym_atLaunch,
      anon_sym_onFirstNeed,
  [12656] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1252), 1,
      anon_sym_LBRACE,
    STATE(199), 1,
      sym_alert_body,
    STATE(357), 1,
      sym_block_comment,
  [12675] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1340), 1,
      anon_sym_LBRACE,
    STATE(209), 1,
      sym_project_body,
    STATE(358), 1,
      sym_block_comment,
  [12694] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1220), 1,
      anon_sym_LBRACE,
    STATE(204), 1,
      sym_action_sheet_body,
    STATE(359), 1,
      sym_block_comment,
  [12713] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_DQUOTE,
    STATE(360), 1,
      sym_block_comment,
    STATE(391), 1,
      sym_string,
  [12732] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_DQUOTE,
    STATE(361), 1,
      sym_block_comment,
    STATE(395), 1,
      sym_string,
  [12751] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_DQUOTE,
    STATE(362), 1,
      sym_block_comment,
    STATE(402), 1,
      sym_string,
  [12770] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1300), 1,
      anon_sym_DQUOTE,
    STATE(363), 1,
      sym_block_comment,
    STATE(406), 1,
      sym_string,
  [12789] = 6,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1342), 1,
      anon_sym_allow,
    ACTIONS(1344), 1,
      anon_sym_deprecated,
    STATE(364), 1,
      sym_block_comment,
  [12808] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1346), 1,
      sym_identifier,
    STATE(365), 1,
      sym_block_comment,
  [12824] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1348), 1,
      anon_sym_RBRACE2,
    STATE(366), 1,
      sym_block_comment,
  [12840] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1350), 1,
      anon_sym_RBRACE2,
    STATE(367), 1,
      sym_block_comment,
  [12856] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1352), 1,
      sym_identifier,
    STATE(368), 1,
      sym_block_comment,
  [12872] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1354), 1,
      ts_builtin_sym_end,
    STATE(369), 1,
      sym_block_comment,
  [12888] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1356), 1,
      sym_identifier,
    STATE(370), 1,
      sym_block_comment,
  [12904] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1358), 1,
      anon_sym_LBRACE,
    STATE(371), 1,
      sym_block_comment,
  [12920] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1360), 1,
      sym_number,
    STATE(372), 1,
      sym_block_comment,
  [12936] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1362), 1,
      anon_sym_COMMA,
    STATE(373), 1,
      sym_block_comment,
  [12952] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1364), 1,
      sym_language_tag,
    STATE(374), 1,
      sym_block_comment,
  [12968] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1366), 1,
      sym_identifier,
    STATE(375), 1,
      sym_block_comment,
  [12984] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1368), 1,
      anon_sym_RPAREN,
    STATE(376), 1,
      sym_block_comment,
  [13000] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1370), 1,
      anon_sym_RBRACK,
    STATE(377), 1,
      sym_block_comment,
  [13016] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1372), 1,
      anon_sym_of,
    STATE(378), 1,
      sym_block_comment,
  [13032] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1374), 1,
      anon_sym_LBRACE,
    STATE(379), 1,
      sym_block_comment,
  [13048] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1376), 1,
      sym_identifier,
    STATE(380), 1,
      sym_block_comment,
  [13064] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1378), 1,
      sym_language_tag,
    STATE(381), 1,
      sym_block_comment,
  [13080] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1380), 1,
      anon_sym_RBRACK,
    STATE(382), 1,
      sym_block_comment,
  [13096] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1382), 1,
      anon_sym_COLON,
    STATE(383), 1,
      sym_block_comment,
  [13112] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1384), 1,
      sym_identifier,
    STATE(384), 1,
      sym_block_comment,
  [13128] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1386), 1,
      anon_sym_COLON,
    STATE(385), 1,
      sym_block_comment,
  [13144] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1388), 1,
      sym_identifier,
    STATE(386), 1,
      sym_block_comment,
  [13160] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1390), 1,
      anon_sym_LBRACE,
    STATE(387), 1,
      sym_block_comment,
  [13176] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1392), 1,
      sym_identifier,
    STATE(388), 1,
      sym_block_comment,
  [13192] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1394), 1,
      anon_sym_RBRACK,
    STATE(389), 1,
      sym_block_comment,
  [13208] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1396), 1,
      sym_identifier,
    STATE(390), 1,
      sym_block_comment,
  [13224] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1398), 1,
      anon_sym_RPAREN,
    STATE(391), 1,
      sym_block_comment,
  [13240] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1400), 1,
      sym_number,
    STATE(392), 1,
      sym_block_comment,
  [13256] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1402), 1,
      sym_identifier,
    STATE(393), 1,
      sym_block_comment,
  [13272] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1404), 1,
      sym_identifier,
    STATE(394), 1,
      sym_block_comment,
  [13288] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1406), 1,
      anon_sym_RPAREN,
    STATE(395), 1,
      sym_block_comment,
  [13304] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1408), 1,
      anon_sym_in,
    STATE(396), 1,
      sym_block_comment,
  [13320] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1410), 1,
      sym_identifier,
    STATE(397), 1,
      sym_block_comment,
  [13336] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1412), 1,
      aux_sym_placeholder_token1,
    STATE(398), 1,
      sym_block_comment,
  [13352] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1414), 1,
      anon_sym_manual,
    STATE(399), 1,
      sym_block_comment,
  [13368] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1416), 1,
      anon_sym_RBRACE2,
    STATE(400), 1,
      sym_block_comment,
  [13384] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1418), 1,
      sym_identifier,
    STATE(401), 1,
      sym_block_comment,
  [13400] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1420), 1,
      anon_sym_RPAREN,
    STATE(402), 1,
      sym_block_comment,
  [13416] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1422), 1,
      sym_identifier,
    STATE(403), 1,
      sym_block_comment,
  [13432] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1424), 1,
      sym_identifier,
    STATE(404), 1,
      sym_block_comment,
  [13448] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1426), 1,
      sym_identifier,
    STATE(405), 1,
      sym_block_comment,
  [13464] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1428), 1,
      anon_sym_RPAREN,
    STATE(406), 1,
      sym_block_comment,
  [13480] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1430), 1,
      sym_identifier,
    STATE(407), 1,
      sym_block_comment,
  [13496] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1432), 1,
      sym_identifier,
    STATE(408), 1,
      sym_block_comment,
  [13512] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1434), 1,
      sym_identifier,
    STATE(409), 1,
      sym_block_comment,
  [13528] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1436), 1,
      sym_identifier,
    STATE(410), 1,
      sym_block_comment,
  [13544] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1438), 1,
      anon_sym_LPAREN,
    STATE(411), 1,
      sym_block_comment,
  [13560] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1440), 1,
      anon_sym_RPAREN,
    STATE(412), 1,
      sym_block_comment,
  [13576] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1442), 1,
      sym_rule_name,
    STATE(413), 1,
      sym_block_comment,
  [13592] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1444), 1,
      anon_sym_LPAREN,
    STATE(414), 1,
      sym_block_comment,
  [13608] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(979), 1,
      sym_identifier,
    STATE(415), 1,
      sym_block_comment,
  [13624] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1446), 1,
      sym_identifier,
    STATE(416), 1,
      sym_block_comment,
  [13640] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1448), 1,
      sym_language_tag,
    STATE(417), 1,
      sym_block_comment,
  [13656] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1450), 1,
      sym_identifier,
    STATE(418), 1,
      sym_block_comment,
  [13672] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1452), 1,
      aux_sym_placeholder_token1,
    STATE(419), 1,
      sym_block_comment,
  [13688] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1454), 1,
      anon_sym_LBRACE,
    STATE(420), 1,
      sym_block_comment,
  [13704] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1456), 1,
      sym_identifier,
    STATE(421), 1,
      sym_block_comment,
  [13720] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1458), 1,
      sym_identifier,
    STATE(422), 1,
      sym_block_comment,
  [13736] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1460), 1,
      sym_language_tag,
    STATE(423), 1,
      sym_block_comment,
  [13752] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1462), 1,
      anon_sym_LBRACE,
    STATE(424), 1,
      sym_block_comment,
  [13768] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1464), 1,
      anon_sym_LBRACE,
    STATE(425), 1,
      sym_block_comment,
  [13784] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1466), 1,
      anon_sym_LPAREN,
    STATE(426), 1,
      sym_block_comment,
  [13800] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1468), 1,
      anon_sym_COMMA,
    STATE(427), 1,
      sym_block_comment,
  [13816] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1470), 1,
      sym_identifier,
    STATE(428), 1,
      sym_block_comment,
  [13832] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1472), 1,
      anon_sym_LPAREN,
    STATE(429), 1,
      sym_block_comment,
  [13848] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1474), 1,
      anon_sym_COMMA,
    STATE(430), 1,
      sym_block_comment,
  [13864] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1476), 1,
      sym_identifier,
    STATE(431), 1,
      sym_block_comment,
  [13880] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1478), 1,
      sym_identifier,
    STATE(432), 1,
      sym_block_comment,
  [13896] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1480), 1,
      sym_identifier,
    STATE(433), 1,
      sym_block_comment,
  [13912] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1482), 1,
      sym_rule_name,
    STATE(434), 1,
      sym_block_comment,
  [13928] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1484), 1,
      sym_identifier,
    STATE(435), 1,
      sym_block_comment,
  [13944] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1486), 1,
      sym_rule_name,
    STATE(436), 1,
      sym_block_comment,
  [13960] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1488), 1,
      anon_sym_LPAREN,
    STATE(437), 1,
      sym_block_comment,
  [13976] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1490), 1,
      anon_sym_LPAREN,
    STATE(438), 1,
      sym_block_comment,
  [13992] = 5,
    ACTIONS(3), 1,
      sym_doc_comment,
    ACTIONS(5), 1,
      sym_line_comment,
    ACTIONS(7), 1,
      anon_sym_SLASH_STAR,
    ACTIONS(1492), 1,
      sym_identifier,
    STATE(439), 1,
      sym_block_comment,
  [14008] = 1,
    ACTIONS(1282), 1,
      ts_builtin_sym_end,
  [14012] = 1,
    ACTIONS(1288), 1,
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
  [SMALL_STATE(21)] = 710,
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
  [SMALL_STATE(35)] = 1748,
  [SMALL_STATE(36)] = 1836,
  [SMALL_STATE(37)] = 1922,
  [SMALL_STATE(38)] = 2010,
  [SMALL_STATE(39)] = 2098,
  [SMALL_STATE(40)] = 2186,
  [SMALL_STATE(41)] = 2259,
  [SMALL_STATE(42)] = 2328,
  [SMALL_STATE(43)] = 2401,
  [SMALL_STATE(44)] = 2472,
  [SMALL_STATE(45)] = 2526,
  [SMALL_STATE(46)] = 2580,
  [SMALL_STATE(47)] = 2633,
  [SMALL_STATE(48)] = 2687,
  [SMALL_STATE(49)] = 2741,
  [SMALL_STATE(50)] = 2793,
  [SMALL_STATE(51)] = 2855,
  [SMALL_STATE(52)] = 2917,
  [SMALL_STATE(53)] = 2977,
  [SMALL_STATE(54)] = 3039,
  [SMALL_STATE(55)] = 3101,
  [SMALL_STATE(56)] = 3163,
  [SMALL_STATE(57)] = 3222,
  [SMALL_STATE(58)] = 3281,
  [SMALL_STATE(59)] = 3332,
  [SMALL_STATE(60)] = 3391,
  [SMALL_STATE(61)] = 3450,
  [SMALL_STATE(62)] = 3509,
  [SMALL_STATE(63)] = 3566,
  [SMALL_STATE(64)] = 3617,
  [SMALL_STATE(65)] = 3668,
  [SMALL_STATE(66)] = 3719,
  [SMALL_STATE(67)] = 3770,
  [SMALL_STATE(68)] = 3821,
  [SMALL_STATE(69)] = 3872,
  [SMALL_STATE(70)] = 3923,
  [SMALL_STATE(71)] = 3974,
  [SMALL_STATE(72)] = 4033,
  [SMALL_STATE(73)] = 4084,
  [SMALL_STATE(74)] = 4143,
  [SMALL_STATE(75)] = 4194,
  [SMALL_STATE(76)] = 4245,
  [SMALL_STATE(77)] = 4296,
  [SMALL_STATE(78)] = 4347,
  [SMALL_STATE(79)] = 4398,
  [SMALL_STATE(80)] = 4449,
  [SMALL_STATE(81)] = 4500,
  [SMALL_STATE(82)] = 4551,
  [SMALL_STATE(83)] = 4602,
  [SMALL_STATE(84)] = 4653,
  [SMALL_STATE(85)] = 4704,
  [SMALL_STATE(86)] = 4763,
  [SMALL_STATE(87)] = 4814,
  [SMALL_STATE(88)] = 4872,
  [SMALL_STATE(89)] = 4930,
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
  [SMALL_STATE(107)] = 5840,
  [SMALL_STATE(108)] = 5900,
  [SMALL_STATE(109)] = 5958,
  [SMALL_STATE(110)] = 6017,
  [SMALL_STATE(111)] = 6074,
  [SMALL_STATE(112)] = 6133,
  [SMALL_STATE(113)] = 6192,
  [SMALL_STATE(114)] = 6237,
  [SMALL_STATE(115)] = 6282,
  [SMALL_STATE(116)] = 6327,
  [SMALL_STATE(117)] = 6370,
  [SMALL_STATE(118)] = 6398,
  [SMALL_STATE(119)] = 6426,
  [SMALL_STATE(120)] = 6454,
  [SMALL_STATE(121)] = 6491,
  [SMALL_STATE(122)] = 6530,
  [SMALL_STATE(123)] = 6561,
  [SMALL_STATE(124)] = 6592,
  [SMALL_STATE(125)] = 6623,
  [SMALL_STATE(126)] = 6654,
  [SMALL_STATE(127)] = 6685,
  [SMALL_STATE(128)] = 6714,
  [SMALL_STATE(129)] = 6753,
  [SMALL_STATE(130)] = 6782,
  [SMALL_STATE(131)] = 6821,
  [SMALL_STATE(132)] = 6860,
  [SMALL_STATE(133)] = 6899,
  [SMALL_STATE(134)] = 6938,
  [SMALL_STATE(135)] = 6977,
  [SMALL_STATE(136)] = 7016,
  [SMALL_STATE(137)] = 7042,
  [SMALL_STATE(138)] = 7082,
  [SMALL_STATE(139)] = 7120,
  [SMALL_STATE(140)] = 7146,
  [SMALL_STATE(141)] = 7172,
  [SMALL_STATE(142)] = 7212,
  [SMALL_STATE(143)] = 7238,
  [SMALL_STATE(144)] = 7264,
  [SMALL_STATE(145)] = 7293,
  [SMALL_STATE(146)] = 7318,
  [SMALL_STATE(147)] = 7343,
  [SMALL_STATE(148)] = 7368,
  [SMALL_STATE(149)] = 7397,
  [SMALL_STATE(150)] = 7422,
  [SMALL_STATE(151)] = 7465,
  [SMALL_STATE(152)] = 7490,
  [SMALL_STATE(153)] = 7515,
  [SMALL_STATE(154)] = 7540,
  [SMALL_STATE(155)] = 7569,
  [SMALL_STATE(156)] = 7598,
  [SMALL_STATE(157)] = 7623,
  [SMALL_STATE(158)] = 7652,
  [SMALL_STATE(159)] = 7681,
  [SMALL_STATE(160)] = 7710,
  [SMALL_STATE(161)] = 7739,
  [SMALL_STATE(162)] = 7768,
  [SMALL_STATE(163)] = 7793,
  [SMALL_STATE(164)] = 7822,
  [SMALL_STATE(165)] = 7847,
  [SMALL_STATE(166)] = 7872,
  [SMALL_STATE(167)] = 7897,
  [SMALL_STATE(168)] = 7937,
  [SMALL_STATE(169)] = 7963,
  [SMALL_STATE(170)] = 7989,
  [SMALL_STATE(171)] = 8029,
  [SMALL_STATE(172)] = 8055,
  [SMALL_STATE(173)] = 8089,
  [SMALL_STATE(174)] = 8129,
  [SMALL_STATE(175)] = 8165,
  [SMALL_STATE(176)] = 8191,
  [SMALL_STATE(177)] = 8217,
  [SMALL_STATE(178)] = 8257,
  [SMALL_STATE(179)] = 8283,
  [SMALL_STATE(180)] = 8315,
  [SMALL_STATE(181)] = 8347,
  [SMALL_STATE(182)] = 8373,
  [SMALL_STATE(183)] = 8413,
  [SMALL_STATE(184)] = 8439,
  [SMALL_STATE(185)] = 8465,
  [SMALL_STATE(186)] = 8505,
  [SMALL_STATE(187)] = 8545,
  [SMALL_STATE(188)] = 8571,
  [SMALL_STATE(189)] = 8597,
  [SMALL_STATE(190)] = 8637,
  [SMALL_STATE(191)] = 8677,
  [SMALL_STATE(192)] = 8703,
  [SMALL_STATE(193)] = 8735,
  [SMALL_STATE(194)] = 8761,
  [SMALL_STATE(195)] = 8787,
  [SMALL_STATE(196)] = 8813,
  [SMALL_STATE(197)] = 8839,
  [SMALL_STATE(198)] = 8865,
  [SMALL_STATE(199)] = 8891,
  [SMALL_STATE(200)] = 8917,
  [SMALL_STATE(201)] = 8943,
  [SMALL_STATE(202)] = 8969,
  [SMALL_STATE(203)] = 9009,
  [SMALL_STATE(204)] = 9045,
  [SMALL_STATE(205)] = 9071,
  [SMALL_STATE(206)] = 9097,
  [SMALL_STATE(207)] = 9123,
  [SMALL_STATE(208)] = 9149,
  [SMALL_STATE(209)] = 9189,
  [SMALL_STATE(210)] = 9215,
  [SMALL_STATE(211)] = 9244,
  [SMALL_STATE(212)] = 9273,
  [SMALL_STATE(213)] = 9312,
  [SMALL_STATE(214)] = 9341,
  [SMALL_STATE(215)] = 9373,
  [SMALL_STATE(216)] = 9403,
  [SMALL_STATE(217)] = 9437,
  [SMALL_STATE(218)] = 9469,
  [SMALL_STATE(219)] = 9499,
  [SMALL_STATE(220)] = 9529,
  [SMALL_STATE(221)] = 9565,
  [SMALL_STATE(222)] = 9597,
  [SMALL_STATE(223)] = 9629,
  [SMALL_STATE(224)] = 9655,
  [SMALL_STATE(225)] = 9691,
  [SMALL_STATE(226)] = 9723,
  [SMALL_STATE(227)] = 9747,
  [SMALL_STATE(228)] = 9779,
  [SMALL_STATE(229)] = 9805,
  [SMALL_STATE(230)] = 9837,
  [SMALL_STATE(231)] = 9871,
  [SMALL_STATE(232)] = 9902,
  [SMALL_STATE(233)] = 9935,
  [SMALL_STATE(234)] = 9964,
  [SMALL_STATE(235)] = 9997,
  [SMALL_STATE(236)] = 10030,
  [SMALL_STATE(237)] = 10061,
  [SMALL_STATE(238)] = 10084,
  [SMALL_STATE(239)] = 10115,
  [SMALL_STATE(240)] = 10146,
  [SMALL_STATE(241)] = 10169,
  [SMALL_STATE(242)] = 10200,
  [SMALL_STATE(243)] = 10231,
  [SMALL_STATE(244)] = 10262,
  [SMALL_STATE(245)] = 10293,
  [SMALL_STATE(246)] = 10317,
  [SMALL_STATE(247)] = 10337,
  [SMALL_STATE(248)] = 10361,
  [SMALL_STATE(249)] = 10381,
  [SMALL_STATE(250)] = 10401,
  [SMALL_STATE(251)] = 10430,
  [SMALL_STATE(252)] = 10449,
  [SMALL_STATE(253)] = 10468,
  [SMALL_STATE(254)] = 10487,
  [SMALL_STATE(255)] = 10506,
  [SMALL_STATE(256)] = 10535,
  [SMALL_STATE(257)] = 10554,
  [SMALL_STATE(258)] = 10583,
  [SMALL_STATE(259)] = 10602,
  [SMALL_STATE(260)] = 10623,
  [SMALL_STATE(261)] = 10642,
  [SMALL_STATE(262)] = 10671,
  [SMALL_STATE(263)] = 10690,
  [SMALL_STATE(264)] = 10719,
  [SMALL_STATE(265)] = 10738,
  [SMALL_STATE(266)] = 10769,
  [SMALL_STATE(267)] = 10798,
  [SMALL_STATE(268)] = 10827,
  [SMALL_STATE(269)] = 10848,
  [SMALL_STATE(270)] = 10877,
  [SMALL_STATE(271)] = 10904,
  [SMALL_STATE(272)] = 10923,
  [SMALL_STATE(273)] = 10952,
  [SMALL_STATE(274)] = 10981,
  [SMALL_STATE(275)] = 11010,
  [SMALL_STATE(276)] = 11041,
  [SMALL_STATE(277)] = 11059,
  [SMALL_STATE(278)] = 11077,
  [SMALL_STATE(279)] = 11099,
  [SMALL_STATE(280)] = 11121,
  [SMALL_STATE(281)] = 11139,
  [SMALL_STATE(282)] = 11167,
  [SMALL_STATE(283)] = 11193,
  [SMALL_STATE(284)] = 11219,
  [SMALL_STATE(285)] = 11237,
  [SMALL_STATE(286)] = 11255,
  [SMALL_STATE(287)] = 11277,
  [SMALL_STATE(288)] = 11295,
  [SMALL_STATE(289)] = 11317,
  [SMALL_STATE(290)] = 11345,
  [SMALL_STATE(291)] = 11365,
  [SMALL_STATE(292)] = 11383,
  [SMALL_STATE(293)] = 11403,
  [SMALL_STATE(294)] = 11421,
  [SMALL_STATE(295)] = 11439,
  [SMALL_STATE(296)] = 11459,
  [SMALL_STATE(297)] = 11479,
  [SMALL_STATE(298)] = 11497,
  [SMALL_STATE(299)] = 11515,
  [SMALL_STATE(300)] = 11536,
  [SMALL_STATE(301)] = 11555,
  [SMALL_STATE(302)] = 11576,
  [SMALL_STATE(303)] = 11595,
  [SMALL_STATE(304)] = 11614,
  [SMALL_STATE(305)] = 11635,
  [SMALL_STATE(306)] = 11656,
  [SMALL_STATE(307)] = 11677,
  [SMALL_STATE(308)] = 11698,
  [SMALL_STATE(309)] = 11723,
  [SMALL_STATE(310)] = 11744,
  [SMALL_STATE(311)] = 11769,
  [SMALL_STATE(312)] = 11790,
  [SMALL_STATE(313)] = 11809,
  [SMALL_STATE(314)] = 11830,
  [SMALL_STATE(315)] = 11851,
  [SMALL_STATE(316)] = 11872,
  [SMALL_STATE(317)] = 11891,
  [SMALL_STATE(318)] = 11910,
  [SMALL_STATE(319)] = 11931,
  [SMALL_STATE(320)] = 11956,
  [SMALL_STATE(321)] = 11977,
  [SMALL_STATE(322)] = 12000,
  [SMALL_STATE(323)] = 12021,
  [SMALL_STATE(324)] = 12042,
  [SMALL_STATE(325)] = 12063,
  [SMALL_STATE(326)] = 12082,
  [SMALL_STATE(327)] = 12103,
  [SMALL_STATE(328)] = 12121,
  [SMALL_STATE(329)] = 12143,
  [SMALL_STATE(330)] = 12161,
  [SMALL_STATE(331)] = 12179,
  [SMALL_STATE(332)] = 12195,
  [SMALL_STATE(333)] = 12213,
  [SMALL_STATE(334)] = 12229,
  [SMALL_STATE(335)] = 12247,
  [SMALL_STATE(336)] = 12265,
  [SMALL_STATE(337)] = 12284,
  [SMALL_STATE(338)] = 12303,
  [SMALL_STATE(339)] = 12322,
  [SMALL_STATE(340)] = 12341,
  [SMALL_STATE(341)] = 12360,
  [SMALL_STATE(342)] = 12379,
  [SMALL_STATE(343)] = 12396,
  [SMALL_STATE(344)] = 12415,
  [SMALL_STATE(345)] = 12434,
  [SMALL_STATE(346)] = 12453,
  [SMALL_STATE(347)] = 12472,
  [SMALL_STATE(348)] = 12489,
  [SMALL_STATE(349)] = 12508,
  [SMALL_STATE(350)] = 12527,
  [SMALL_STATE(351)] = 12546,
  [SMALL_STATE(352)] = 12565,
  [SMALL_STATE(353)] = 12584,
  [SMALL_STATE(354)] = 12603,
  [SMALL_STATE(355)] = 12620,
  [SMALL_STATE(356)] = 12639,
  [SMALL_STATE(357)] = 12656,
  [SMALL_STATE(358)] = 12675,
  [SMALL_STATE(359)] = 12694,
  [SMALL_STATE(360)] = 12713,
  [SMALL_STATE(361)] = 12732,
  [SMALL_STATE(362)] = 12751,
  [SMALL_STATE(363)] = 12770,
  [SMALL_STATE(364)] = 12789,
  [SMALL_STATE(365)] = 12808,
  [SMALL_STATE(366)] = 12824,
  [SMALL_STATE(367)] = 12840,
  [SMALL_STATE(368)] = 12856,
  [SMALL_STATE(369)] = 12872,
  [SMALL_STATE(370)] = 12888,
  [SMALL_STATE(371)] = 12904,
  [SMALL_STATE(372)] = 12920,
  [SMALL_STATE(373)] = 12936,
  [SMALL_STATE(374)] = 12952,
  [SMALL_STATE(375)] = 12968,
  [SMALL_STATE(376)] = 12984,
  [SMALL_STATE(377)] = 13000,
  [SMALL_STATE(378)] = 13016,
  [SMALL_STATE(379)] = 13032,
  [SMALL_STATE(380)] = 13048,
  [SMALL_STATE(381)] = 13064,
  [SMALL_STATE(382)] = 13080,
  [SMALL_STATE(383)] = 13096,
  [SMALL_STATE(384)] = 13112,
  [SMALL_STATE(385)] = 13128,
  [SMALL_STATE(386)] = 13144,
  [SMALL_STATE(387)] = 13160,
  [SMALL_STATE(388)] = 13176,
  [SMALL_STATE(389)] = 13192,
  [SMALL_STATE(390)] = 13208,
  [SMALL_STATE(391)] = 13224,
  [SMALL_STATE(392)] = 13240,
  [SMALL_STATE(393)] = 13256,
  [SMALL_STATE(394)] = 13272,
  [SMALL_STATE(395)] = 13288,
  [SMALL_STATE(396)] = 13304,
  [SMALL_STATE(397)] = 13320,
  [SMALL_STATE(398)] = 13336,
  [SMALL_STATE(399)] = 13352,
  [SMALL_STATE(400)] = 13368,
  [SMALL_STATE(401)] = 13384,
  [SMALL_STATE(402)] = 13400,
  [SMALL_STATE(403)] = 13416,
  [SMALL_STATE(404)] = 13432,
  [SMALL_STATE(405)] = 13448,
  [SMALL_STATE(406)] = 13464,
  [SMALL_STATE(407)] = 13480,
  [SMALL_STATE(408)] = 13496,
  [SMALL_STATE(409)] = 13512,
  [SMALL_STATE(410)] = 13528,
  [SMALL_STATE(411)] = 13544,
  [SMALL_STATE(412)] = 13560,
  [SMALL_STATE(413)] = 13576,
  [SMALL_STATE(414)] = 13592,
  [SMALL_STATE(415)] = 13608,
  [SMALL_STATE(416)] = 13624,
  [SMALL_STATE(417)] = 13640,
  [SMALL_STATE(418)] = 13656,
  [SMALL_STATE(419)] = 13672,
  [SMALL_STATE(420)] = 13688,
  [SMALL_STATE(421)] = 13704,
  [SMALL_STATE(422)] = 13720,
  [SMALL_STATE(423)] = 13736,
  [SMALL_STATE(424)] = 13752,
  [SMALL_STATE(425)] = 13768,
  [SMALL_STATE(426)] = 13784,
  [SMALL_STATE(427)] = 13800,
  [SMALL_STATE(428)] = 13816,
  [SMALL_STATE(429)] = 13832,
  [SMALL_STATE(430)] = 13848,
  [SMALL_STATE(431)] = 13864,
  [SMALL_STATE(432)] = 13880,
  [SMALL_STATE(433)] = 13896,
  [SMALL_STATE(434)] = 13912,
  [SMALL_STATE(435)] = 13928,
  [SMALL_STATE(436)] = 13944,
  [SMALL_STATE(437)] = 13960,
  [SMALL_STATE(438)] = 13976,
  [SMALL_STATE(439)] = 13992,
  [SMALL_STATE(440)] = 14008,
  [SMALL_STATE(441)] = 14012,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [9] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(109),
  [13] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [15] = {.entry = {.count = 1, .reusable = false}}, SHIFT(344),
  [17] = {.entry = {.count = 1, .reusable = false}}, SHIFT(386),
  [19] = {.entry = {.count = 1, .reusable = false}}, SHIFT(405),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(352),
  [23] = {.entry = {.count = 1, .reusable = false}}, SHIFT(417),
  [25] = {.entry = {.count = 1, .reusable = false}}, SHIFT(388),
  [27] = {.entry = {.count = 1, .reusable = false}}, SHIFT(416),
  [29] = {.entry = {.count = 1, .reusable = false}}, SHIFT(368),
  [31] = {.entry = {.count = 1, .reusable = false}}, SHIFT(299),
  [33] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2, 0, 0),
  [35] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3, 0, 0),
  [37] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__pattern, 1, 0, 0),
  [39] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_languages, 2, 0, 0),
  [41] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__text, 1, 0, 0),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__string, 1, 0, 0),
  [45] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_multiline_string, 2, 0, 0),
  [47] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_multiline_string, 3, 0, 0),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_languages, 3, 0, 0),
  [51] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_selection, 4, 0, 14),
  [53] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_selection, 5, 0, 14),
  [55] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__end, 1, 0, 0),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__end, 1, 0, 0),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 5, 0, 0),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 5, 0, 0),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_directive, 7, 0, 0),
  [65] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_directive, 7, 0, 0),
  [67] = {.entry = {.count = 1, .reusable = false}}, SHIFT(169),
  [69] = {.entry = {.count = 1, .reusable = false}}, SHIFT(433),
  [71] = {.entry = {.count = 1, .reusable = false}}, SHIFT(394),
  [73] = {.entry = {.count = 1, .reusable = false}}, SHIFT(173),
  [75] = {.entry = {.count = 1, .reusable = false}}, SHIFT(342),
  [77] = {.entry = {.count = 1, .reusable = false}}, SHIFT(259),
  [79] = {.entry = {.count = 1, .reusable = false}}, SHIFT(347),
  [81] = {.entry = {.count = 1, .reusable = false}}, SHIFT(312),
  [83] = {.entry = {.count = 1, .reusable = false}}, SHIFT(186),
  [85] = {.entry = {.count = 1, .reusable = false}}, SHIFT(170),
  [87] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [89] = {.entry = {.count = 1, .reusable = false}}, SHIFT(403),
  [91] = {.entry = {.count = 1, .reusable = false}}, SHIFT(384),
  [93] = {.entry = {.count = 1, .reusable = false}}, SHIFT(321),
  [95] = {.entry = {.count = 1, .reusable = false}}, SHIFT(397),
  [97] = {.entry = {.count = 1, .reusable = false}}, SHIFT(339),
  [99] = {.entry = {.count = 1, .reusable = false}}, SHIFT(340),
  [101] = {.entry = {.count = 1, .reusable = false}}, SHIFT(19),
  [103] = {.entry = {.count = 1, .reusable = false}}, SHIFT(205),
  [105] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [108] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [111] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0),
  [113] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(433),
  [116] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(394),
  [119] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [122] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(342),
  [125] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(259),
  [128] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(347),
  [131] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(312),
  [134] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(186),
  [137] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(170),
  [140] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(182),
  [143] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(403),
  [146] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(384),
  [149] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(321),
  [152] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(397),
  [155] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(339),
  [158] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(340),
  [161] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [164] = {.entry = {.count = 1, .reusable = false}}, SHIFT(22),
  [166] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_refused, 1, 0, 0),
  [168] = {.entry = {.count = 1, .reusable = false}}, SHIFT(255),
  [170] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0), SHIFT_REPEAT(22),
  [173] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0),
  [175] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 2, 0, 0), SHIFT_REPEAT(255),
  [178] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_refused, 2, 0, 0),
  [180] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_refused_repeat1, 1, 0, 0),
  [182] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 2, 0, 8),
  [184] = {.entry = {.count = 1, .reusable = false}}, SHIFT(281),
  [186] = {.entry = {.count = 1, .reusable = false}}, SHIFT(93),
  [188] = {.entry = {.count = 1, .reusable = false}}, SHIFT(365),
  [190] = {.entry = {.count = 1, .reusable = false}}, SHIFT(392),
  [192] = {.entry = {.count = 1, .reusable = false}}, SHIFT(415),
  [194] = {.entry = {.count = 1, .reusable = false}}, SHIFT(349),
  [196] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [198] = {.entry = {.count = 1, .reusable = false}}, SHIFT(29),
  [200] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 1, 0, 0),
  [202] = {.entry = {.count = 1, .reusable = false}}, SHIFT(41),
  [204] = {.entry = {.count = 1, .reusable = false}}, SHIFT(224),
  [206] = {.entry = {.count = 1, .reusable = false}}, SHIFT(212),
  [208] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 3, 0, 8),
  [210] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_condition, 2, 0, 0),
  [212] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_condition, 3, 0, 0),
  [214] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_title, 2, 0, 0),
  [216] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 2, 0, 8),
  [218] = {.entry = {.count = 1, .reusable = false}}, SHIFT(92),
  [220] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 2, 0, 8),
  [222] = {.entry = {.count = 1, .reusable = false}}, SHIFT(95),
  [224] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__destination, 1, 0, 0),
  [226] = {.entry = {.count = 1, .reusable = false}}, SHIFT(439),
  [228] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_opens, 2, 0, 0),
  [230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__destination, 3, 0, 0),
  [232] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [235] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [238] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0),
  [240] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(240),
  [243] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [246] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(177),
  [249] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(354),
  [252] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(399),
  [255] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(356),
  [258] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(102),
  [261] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(409),
  [264] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(410),
  [267] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [270] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [273] = {.entry = {.count = 1, .reusable = false}}, SHIFT(200),
  [275] = {.entry = {.count = 1, .reusable = false}}, SHIFT(421),
  [277] = {.entry = {.count = 1, .reusable = false}}, SHIFT(240),
  [279] = {.entry = {.count = 1, .reusable = false}}, SHIFT(177),
  [281] = {.entry = {.count = 1, .reusable = false}}, SHIFT(354),
  [283] = {.entry = {.count = 1, .reusable = false}}, SHIFT(399),
  [285] = {.entry = {.count = 1, .reusable = false}}, SHIFT(356),
  [287] = {.entry = {.count = 1, .reusable = false}}, SHIFT(104),
  [289] = {.entry = {.count = 1, .reusable = false}}, SHIFT(390),
  [291] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [293] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [296] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [299] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0),
  [301] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(421),
  [304] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(240),
  [307] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(173),
  [310] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(177),
  [313] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(354),
  [316] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(399),
  [319] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(356),
  [322] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(104),
  [325] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(390),
  [328] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [331] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 2, 0, 0), SHIFT_REPEAT(19),
  [334] = {.entry = {.count = 1, .reusable = false}}, SHIFT(171),
  [336] = {.entry = {.count = 1, .reusable = false}}, SHIFT(102),
  [338] = {.entry = {.count = 1, .reusable = false}}, SHIFT(409),
  [340] = {.entry = {.count = 1, .reusable = false}}, SHIFT(410),
  [342] = {.entry = {.count = 1, .reusable = false}}, SHIFT(194),
  [344] = {.entry = {.count = 1, .reusable = false}}, SHIFT(188),
  [346] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 3, 0, 8),
  [348] = {.entry = {.count = 1, .reusable = false}}, SHIFT(150),
  [350] = {.entry = {.count = 1, .reusable = false}}, SHIFT(69),
  [352] = {.entry = {.count = 1, .reusable = false}}, SHIFT(268),
  [354] = {.entry = {.count = 1, .reusable = false}}, SHIFT(226),
  [356] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 1, 0, 0),
  [358] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 4, 0, 8),
  [360] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0),
  [362] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(150),
  [365] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(69),
  [368] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(268),
  [371] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(226),
  [374] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2, 0, 0), SHIFT_REPEAT(349),
  [377] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_repetition, 4, 0, 8),
  [379] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_badge, 2, 0, 0),
  [381] = {.entry = {.count = 1, .reusable = false}}, SHIFT(401),
  [383] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 2, 0, 0),
  [385] = {.entry = {.count = 1, .reusable = false}}, SHIFT(65),
  [387] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_settings, 2, 0, 0),
  [389] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0),
  [391] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(93),
  [394] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(392),
  [397] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 2, 0, 0), SHIFT_REPEAT(349),
  [400] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 4, 0, 8),
  [402] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_choice, 5, 0, 8),
  [404] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 0),
  [406] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 2, 0, 0),
  [408] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_level, 2, 0, 0),
  [410] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 13),
  [412] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 3, 0, 8),
  [414] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0),
  [416] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0), SHIFT_REPEAT(92),
  [419] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cancel_repeat1, 2, 0, 0), SHIFT_REPEAT(349),
  [422] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_subtitle, 2, 0, 0),
  [424] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_body, 2, 0, 0),
  [426] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 3, 0, 0),
  [428] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail_body, 2, 0, 0),
  [430] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_hidden_preview, 2, 0, 0),
  [432] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_thread, 2, 0, 0),
  [434] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__field_attribute, 1, 0, 0),
  [436] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_identifier_statement, 2, 0, 0),
  [438] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 4, 0, 13),
  [440] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notification_body_repeat1, 1, 0, 0),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cancel, 4, 0, 8),
  [444] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_sound, 2, 0, 7),
  [446] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_consent, 2, 0, 0),
  [448] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_badge, 4, 0, 0),
  [450] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_delivery, 2, 0, 0),
  [452] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail_body, 3, 0, 0),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_initial, 2, 0, 0),
  [456] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_keyboard, 2, 0, 0),
  [458] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_content, 2, 0, 0),
  [460] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_category, 2, 0, 0),
  [462] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_detail, 2, 0, 0),
  [464] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_suggest, 2, 0, 7),
  [466] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 1, 0, 0),
  [468] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 3, 0, 8),
  [470] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0),
  [472] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0), SHIFT_REPEAT(95),
  [475] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 2, 0, 0), SHIFT_REPEAT(349),
  [478] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_button, 4, 0, 8),
  [480] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_limit, 2, 0, 0),
  [482] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_choice_repeat1, 1, 0, 0),
  [484] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__plain_text, 1, 0, 0),
  [486] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_button_repeat1, 1, 0, 0),
  [488] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shown, 2, 0, 0),
  [490] = {.entry = {.count = 1, .reusable = false}}, SHIFT(370),
  [492] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_message, 2, 0, 0),
  [494] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shown, 4, 0, 0),
  [496] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_exit, 2, 0, 0),
  [498] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout, 2, 0, 0),
  [500] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_purpose, 2, 0, 7),
  [502] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_alert_body_repeat1, 1, 0, 0),
  [504] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_source_control, 2, 0, 0),
  [506] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_sheet_body_repeat1, 1, 0, 0),
  [508] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 2, 0, 8),
  [510] = {.entry = {.count = 1, .reusable = false}}, SHIFT(189),
  [512] = {.entry = {.count = 1, .reusable = false}}, SHIFT(190),
  [514] = {.entry = {.count = 1, .reusable = false}}, SHIFT(136),
  [516] = {.entry = {.count = 1, .reusable = false}}, SHIFT(117),
  [518] = {.entry = {.count = 1, .reusable = false}}, SHIFT(364),
  [520] = {.entry = {.count = 1, .reusable = false}}, SHIFT(206),
  [522] = {.entry = {.count = 1, .reusable = false}}, SHIFT(167),
  [524] = {.entry = {.count = 1, .reusable = false}}, SHIFT(372),
  [526] = {.entry = {.count = 1, .reusable = false}}, SHIFT(374),
  [528] = {.entry = {.count = 1, .reusable = false}}, SHIFT(381),
  [530] = {.entry = {.count = 1, .reusable = false}}, SHIFT(404),
  [532] = {.entry = {.count = 1, .reusable = false}}, SHIFT(418),
  [534] = {.entry = {.count = 1, .reusable = false}}, SHIFT(345),
  [536] = {.entry = {.count = 1, .reusable = false}}, SHIFT(328),
  [538] = {.entry = {.count = 1, .reusable = false}}, SHIFT(184),
  [540] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [543] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(364),
  [546] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0),
  [548] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(167),
  [551] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(372),
  [554] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(374),
  [557] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(381),
  [560] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(404),
  [563] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(418),
  [566] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [569] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 2, 0, 0), SHIFT_REPEAT(328),
  [572] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [574] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [576] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [579] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [582] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(386),
  [585] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(405),
  [588] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(352),
  [591] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(417),
  [594] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(388),
  [597] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(416),
  [600] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(368),
  [603] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 2, 0, 0),
  [605] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 3, 0, 8),
  [607] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action, 4, 0, 8),
  [609] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0),
  [611] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(189),
  [614] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(190),
  [617] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(136),
  [620] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(349),
  [623] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 2, 0, 0), SHIFT_REPEAT(339),
  [626] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [629] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(148),
  [632] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0),
  [634] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [637] = {.entry = {.count = 1, .reusable = false}}, SHIFT(235),
  [639] = {.entry = {.count = 1, .reusable = true}}, SHIFT(148),
  [641] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [643] = {.entry = {.count = 1, .reusable = true}}, SHIFT(235),
  [645] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_locales, 2, 0, 0),
  [647] = {.entry = {.count = 1, .reusable = false}}, SHIFT(423),
  [649] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_devices, 3, 0, 0),
  [651] = {.entry = {.count = 1, .reusable = false}}, SHIFT(435),
  [653] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_devices, 2, 0, 0),
  [655] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_locales, 3, 0, 0),
  [657] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules, 2, 0, 0),
  [659] = {.entry = {.count = 1, .reusable = false}}, SHIFT(225),
  [661] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_locales_repeat1, 2, 0, 0),
  [663] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_locales_repeat1, 2, 0, 0), SHIFT_REPEAT(423),
  [666] = {.entry = {.count = 1, .reusable = true}}, SHIFT(311),
  [668] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_devices_repeat1, 2, 0, 0),
  [670] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_devices_repeat1, 2, 0, 0), SHIFT_REPEAT(435),
  [673] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [675] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [677] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [679] = {.entry = {.count = 1, .reusable = true}}, SHIFT(262),
  [681] = {.entry = {.count = 1, .reusable = true}}, SHIFT(264),
  [683] = {.entry = {.count = 1, .reusable = true}}, SHIFT(158),
  [685] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_action_repeat1, 1, 0, 0),
  [687] = {.entry = {.count = 1, .reusable = false}}, SHIFT(66),
  [689] = {.entry = {.count = 1, .reusable = false}}, SHIFT(208),
  [691] = {.entry = {.count = 1, .reusable = false}}, SHIFT(325),
  [693] = {.entry = {.count = 1, .reusable = false}}, SHIFT(408),
  [695] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [698] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(364),
  [701] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0),
  [703] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(208),
  [706] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(325),
  [709] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 2, 0, 0), SHIFT_REPEAT(408),
  [712] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_input, 2, 0, 0),
  [714] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_send, 2, 0, 0),
  [716] = {.entry = {.count = 1, .reusable = false}}, SHIFT(78),
  [718] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_multiline_string, 2, 0, 0),
  [720] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_text_size, 2, 0, 0),
  [722] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notifications_body, 3, 0, 0),
  [724] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules_body, 3, 0, 0),
  [726] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_selection_repeat1, 1, 0, 0),
  [728] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selection_repeat1, 1, 0, 0),
  [730] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notifications, 2, 0, 0),
  [732] = {.entry = {.count = 1, .reusable = false}}, SHIFT(79),
  [734] = {.entry = {.count = 1, .reusable = true}}, SHIFT(281),
  [736] = {.entry = {.count = 1, .reusable = true}}, SHIFT(231),
  [738] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notifications_body, 2, 0, 0),
  [740] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_project_body_repeat1, 1, 0, 0),
  [742] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__pattern, 1, 0, 0),
  [744] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__string, 1, 0, 0),
  [746] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_app, 2, 0, 0),
  [748] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_multiline_string, 3, 0, 0),
  [750] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selection, 4, 0, 14),
  [752] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selection, 5, 0, 14),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2, 0, 0),
  [756] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3, 0, 0),
  [758] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_guidelines, 2, 0, 0),
  [760] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_arm, 2, 0, 16),
  [762] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_arm, 2, 0, 16),
  [764] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_source_language, 2, 0, 0),
  [766] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules_body, 2, 0, 0),
  [768] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules, 3, 0, 0),
  [770] = {.entry = {.count = 1, .reusable = true}}, SHIFT(415),
  [772] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert, 3, 0, 2),
  [774] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert, 3, 0, 2),
  [776] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification_body, 3, 0, 0),
  [778] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification_body, 3, 0, 0),
  [780] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert_body, 2, 0, 0),
  [782] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert_body, 2, 0, 0),
  [784] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [787] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [790] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0),
  [792] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(375),
  [795] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 2, 0, 0), SHIFT_REPEAT(433),
  [798] = {.entry = {.count = 1, .reusable = false}}, SHIFT(146),
  [800] = {.entry = {.count = 1, .reusable = false}}, SHIFT(375),
  [802] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_translation_body, 3, 0, 0),
  [804] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_body, 3, 0, 0),
  [806] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_declaration, 1, 0, 0),
  [808] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_declaration, 1, 0, 0),
  [810] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_translation, 5, 0, 6),
  [812] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation, 5, 0, 6),
  [814] = {.entry = {.count = 1, .reusable = false}}, SHIFT(288),
  [816] = {.entry = {.count = 1, .reusable = true}}, SHIFT(211),
  [818] = {.entry = {.count = 1, .reusable = false}}, SHIFT(286),
  [820] = {.entry = {.count = 1, .reusable = true}}, SHIFT(213),
  [822] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet, 3, 0, 2),
  [824] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet, 3, 0, 2),
  [826] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification, 3, 0, 2),
  [828] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification, 3, 0, 2),
  [830] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_project_body, 2, 0, 0),
  [832] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_project_body, 2, 0, 0),
  [834] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2, 0, 0),
  [836] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_enum_body, 2, 0, 0),
  [838] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet_body, 3, 0, 0),
  [840] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet_body, 3, 0, 0),
  [842] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_translation_body, 2, 0, 0),
  [844] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_body, 2, 0, 0),
  [846] = {.entry = {.count = 1, .reusable = true}}, SHIFT(210),
  [848] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification, 4, 0, 5),
  [850] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification, 4, 0, 5),
  [852] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert_body, 3, 0, 0),
  [854] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert_body, 3, 0, 0),
  [856] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 1, 0, 0),
  [858] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 1, 0, 0),
  [860] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_terms, 2, 0, 1),
  [862] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_terms, 2, 0, 1),
  [864] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum, 3, 0, 2),
  [866] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_enum, 3, 0, 2),
  [868] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_terms_body, 3, 0, 0),
  [870] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_terms_body, 3, 0, 0),
  [872] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alert, 4, 0, 5),
  [874] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_alert, 4, 0, 5),
  [876] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet_body, 2, 0, 0),
  [878] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet_body, 2, 0, 0),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_terms_body, 2, 0, 0),
  [882] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_terms_body, 2, 0, 0),
  [884] = {.entry = {.count = 1, .reusable = false}}, SHIFT(151),
  [886] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action_sheet, 4, 0, 5),
  [888] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_action_sheet, 4, 0, 5),
  [890] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_notification_body, 2, 0, 0),
  [892] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_notification_body, 2, 0, 0),
  [894] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_project_body, 3, 0, 0),
  [896] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_project_body, 3, 0, 0),
  [898] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3, 0, 0),
  [900] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_enum_body, 3, 0, 0),
  [902] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_project, 3, 0, 2),
  [904] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_project, 3, 0, 2),
  [906] = {.entry = {.count = 1, .reusable = false}}, SHIFT(26),
  [908] = {.entry = {.count = 1, .reusable = false}}, SHIFT(380),
  [910] = {.entry = {.count = 1, .reusable = false}}, SHIFT(202),
  [912] = {.entry = {.count = 1, .reusable = false}}, SHIFT(198),
  [914] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0), SHIFT_REPEAT(293),
  [917] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0), SHIFT_REPEAT(337),
  [920] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0),
  [922] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 2, 0, 0), SHIFT_REPEAT(316),
  [925] = {.entry = {.count = 1, .reusable = false}}, SHIFT(254),
  [927] = {.entry = {.count = 1, .reusable = false}}, SHIFT(258),
  [929] = {.entry = {.count = 1, .reusable = false}}, SHIFT(187),
  [931] = {.entry = {.count = 1, .reusable = false}}, SHIFT(293),
  [933] = {.entry = {.count = 1, .reusable = false}}, SHIFT(337),
  [935] = {.entry = {.count = 1, .reusable = false}}, SHIFT(147),
  [937] = {.entry = {.count = 1, .reusable = false}}, SHIFT(316),
  [939] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(220),
  [942] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [945] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [948] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 2, 0, 0),
  [950] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(202),
  [953] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [956] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [959] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 2, 0, 0),
  [961] = {.entry = {.count = 1, .reusable = true}}, SHIFT(335),
  [963] = {.entry = {.count = 1, .reusable = true}}, SHIFT(431),
  [965] = {.entry = {.count = 1, .reusable = false}}, SHIFT(261),
  [967] = {.entry = {.count = 1, .reusable = true}}, SHIFT(241),
  [969] = {.entry = {.count = 1, .reusable = false}}, SHIFT(220),
  [971] = {.entry = {.count = 1, .reusable = false}}, SHIFT(175),
  [973] = {.entry = {.count = 1, .reusable = false}}, SHIFT(201),
  [975] = {.entry = {.count = 1, .reusable = false}}, SHIFT(366),
  [977] = {.entry = {.count = 1, .reusable = false}}, SHIFT(400),
  [979] = {.entry = {.count = 1, .reusable = true}}, SHIFT(371),
  [981] = {.entry = {.count = 1, .reusable = false}}, SHIFT(165),
  [983] = {.entry = {.count = 1, .reusable = true}}, SHIFT(81),
  [985] = {.entry = {.count = 1, .reusable = false}}, SHIFT(191),
  [987] = {.entry = {.count = 1, .reusable = false}}, SHIFT(367),
  [989] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(254),
  [992] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [995] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(344),
  [998] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0), SHIFT_REPEAT(258),
  [1001] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 2, 0, 0),
  [1003] = {.entry = {.count = 1, .reusable = false}}, SHIFT(207),
  [1005] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1007] = {.entry = {.count = 1, .reusable = false}}, SHIFT(295),
  [1009] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [1011] = {.entry = {.count = 1, .reusable = true}}, SHIFT(419),
  [1013] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [1015] = {.entry = {.count = 1, .reusable = false}}, SHIFT(266),
  [1017] = {.entry = {.count = 1, .reusable = true}}, SHIFT(238),
  [1019] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0),
  [1021] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0), SHIFT_REPEAT(295),
  [1024] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0), SHIFT_REPEAT(296),
  [1027] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 2, 0, 0), SHIFT_REPEAT(419),
  [1030] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1032] = {.entry = {.count = 1, .reusable = false}}, SHIFT(273),
  [1034] = {.entry = {.count = 1, .reusable = true}}, SHIFT(243),
  [1036] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1038] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 3, 0, 7),
  [1040] = {.entry = {.count = 1, .reusable = false}}, SHIFT(248),
  [1042] = {.entry = {.count = 1, .reusable = true}}, SHIFT(307),
  [1044] = {.entry = {.count = 1, .reusable = true}}, SHIFT(326),
  [1046] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1048] = {.entry = {.count = 1, .reusable = true}}, SHIFT(256),
  [1050] = {.entry = {.count = 1, .reusable = true}}, SHIFT(260),
  [1052] = {.entry = {.count = 1, .reusable = true}}, SHIFT(144),
  [1054] = {.entry = {.count = 1, .reusable = true}}, SHIFT(157),
  [1056] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 2, 0, 4),
  [1058] = {.entry = {.count = 1, .reusable = false}}, SHIFT(355),
  [1060] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_description, 2, 0, 0),
  [1062] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 4, 0, 19),
  [1064] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 4, 0, 7),
  [1066] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_detail_body_repeat1, 1, 0, 0),
  [1068] = {.entry = {.count = 1, .reusable = true}}, SHIFT(329),
  [1070] = {.entry = {.count = 1, .reusable = false}}, SHIFT(302),
  [1072] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [1074] = {.entry = {.count = 1, .reusable = true}}, SHIFT(398),
  [1076] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_permission, 2, 0, 0),
  [1078] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 1, 0, 3),
  [1080] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [1082] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [1084] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_enum_body_repeat1, 1, 0, 0),
  [1086] = {.entry = {.count = 1, .reusable = true}}, SHIFT(82),
  [1088] = {.entry = {.count = 1, .reusable = true}}, SHIFT(45),
  [1090] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [1092] = {.entry = {.count = 1, .reusable = false}}, SHIFT(383),
  [1094] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [1096] = {.entry = {.count = 1, .reusable = true}}, SHIFT(387),
  [1098] = {.entry = {.count = 1, .reusable = false}}, SHIFT(350),
  [1100] = {.entry = {.count = 1, .reusable = true}}, SHIFT(278),
  [1102] = {.entry = {.count = 1, .reusable = true}}, SHIFT(279),
  [1104] = {.entry = {.count = 1, .reusable = true}}, SHIFT(80),
  [1106] = {.entry = {.count = 1, .reusable = true}}, SHIFT(330),
  [1108] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0),
  [1110] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0), SHIFT_REPEAT(302),
  [1113] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0), SHIFT_REPEAT(302),
  [1116] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2, 0, 0), SHIFT_REPEAT(398),
  [1119] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_notifications_body_repeat1, 1, 0, 0),
  [1121] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0), SHIFT_REPEAT(383),
  [1124] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0), SHIFT_REPEAT(320),
  [1127] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0),
  [1129] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 2, 0, 0), SHIFT_REPEAT(350),
  [1132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [1134] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [1136] = {.entry = {.count = 1, .reusable = true}}, SHIFT(379),
  [1138] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_rules_body_repeat1, 1, 0, 0),
  [1140] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rule_setting, 2, 0, 0),
  [1142] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 3, 0, 4),
  [1144] = {.entry = {.count = 1, .reusable = true}}, SHIFT(334),
  [1146] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [1148] = {.entry = {.count = 1, .reusable = true}}, SHIFT(232),
  [1150] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_language_row, 2, 0, 9),
  [1152] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [1154] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_language_row, 2, 0, 9),
  [1156] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 2, 0, 0), SHIFT_REPEAT(334),
  [1159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 2, 0, 0),
  [1161] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 2, 0, 0), SHIFT_REPEAT(232),
  [1164] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_term, 2, 0, 4),
  [1166] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_translation_body_repeat1, 1, 0, 0),
  [1168] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1, 0, 0),
  [1170] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1, 0, 0),
  [1172] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_translation_row, 5, 0, 19),
  [1174] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1, 0, 10),
  [1176] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1, 0, 10),
  [1178] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [1180] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_placeholder, 3, 0, 0),
  [1182] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_placeholder, 3, 0, 0),
  [1184] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_stamp, 2, 0, 0),
  [1186] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_placeholder, 5, 0, 0),
  [1188] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_placeholder, 5, 0, 0),
  [1190] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__multiline_content, 1, 0, 0),
  [1192] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__multiline_content, 1, 0, 0),
  [1194] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_multiline_string_repeat1, 1, 0, 0),
  [1196] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_multiline_string_repeat1, 1, 0, 0),
  [1198] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_terms_body_repeat1, 1, 0, 0),
  [1200] = {.entry = {.count = 1, .reusable = false}}, SHIFT(322),
  [1202] = {.entry = {.count = 1, .reusable = false}}, SHIFT(324),
  [1204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(440),
  [1206] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 6, 0, 20),
  [1208] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 6, 0, 20),
  [1210] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 1, 0, 0),
  [1212] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 1, 0, 0),
  [1214] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 3, 0, 11),
  [1216] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, 0, 11),
  [1218] = {.entry = {.count = 1, .reusable = true}}, SHIFT(275),
  [1220] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [1222] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 3, 0, 12),
  [1224] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, 0, 12),
  [1226] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [1228] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1230] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 5, 0, 17),
  [1232] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, 0, 17),
  [1234] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 5, 0, 18),
  [1236] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, 0, 18),
  [1238] = {.entry = {.count = 1, .reusable = true}}, SHIFT(277),
  [1240] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(322),
  [1243] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0), SHIFT_REPEAT(317),
  [1246] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_block_comment_repeat1, 2, 0, 0),
  [1248] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parameter, 4, 0, 15),
  [1250] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 4, 0, 15),
  [1252] = {.entry = {.count = 1, .reusable = true}}, SHIFT(37),
  [1254] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_parameters_repeat1, 1, 0, 0),
  [1256] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 1, 0, 0),
  [1258] = {.entry = {.count = 1, .reusable = true}}, SHIFT(74),
  [1260] = {.entry = {.count = 1, .reusable = true}}, SHIFT(261),
  [1262] = {.entry = {.count = 1, .reusable = false}}, SHIFT(323),
  [1264] = {.entry = {.count = 1, .reusable = true}}, SHIFT(331),
  [1266] = {.entry = {.count = 1, .reusable = false}}, SHIFT(317),
  [1268] = {.entry = {.count = 1, .reusable = true}}, SHIFT(333),
  [1270] = {.entry = {.count = 1, .reusable = true}}, SHIFT(441),
  [1272] = {.entry = {.count = 1, .reusable = true}}, SHIFT(422),
  [1274] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_stamp, 2, 0, 0),
  [1276] = {.entry = {.count = 1, .reusable = true}}, SHIFT(225),
  [1278] = {.entry = {.count = 1, .reusable = true}}, SHIFT(126),
  [1280] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block_comment, 2, 0, 0),
  [1282] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block_comment, 2, 0, 0),
  [1284] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_language_row, 3, 0, 9),
  [1286] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block_comment, 3, 0, 0),
  [1288] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block_comment, 3, 0, 0),
  [1290] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_languages_repeat1, 1, 0, 0),
  [1292] = {.entry = {.count = 1, .reusable = true}}, SHIFT(234),
  [1294] = {.entry = {.count = 1, .reusable = true}}, SHIFT(216),
  [1296] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [1298] = {.entry = {.count = 1, .reusable = true}}, SHIFT(429),
  [1300] = {.entry = {.count = 1, .reusable = true}}, SHIFT(266),
  [1302] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [1304] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [1306] = {.entry = {.count = 1, .reusable = true}}, SHIFT(77),
  [1308] = {.entry = {.count = 1, .reusable = true}}, SHIFT(228),
  [1310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [1312] = {.entry = {.count = 1, .reusable = true}}, SHIFT(411),
  [1314] = {.entry = {.count = 1, .reusable = true}}, SHIFT(414),
  [1316] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [1318] = {.entry = {.count = 1, .reusable = true}}, SHIFT(84),
  [1320] = {.entry = {.count = 1, .reusable = true}}, SHIFT(227),
  [1322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(385),
  [1324] = {.entry = {.count = 1, .reusable = true}}, SHIFT(179),
  [1326] = {.entry = {.count = 1, .reusable = true}}, SHIFT(250),
  [1328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(222),
  [1330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(223),
  [1332] = {.entry = {.count = 1, .reusable = true}}, SHIFT(290),
  [1334] = {.entry = {.count = 1, .reusable = false}}, SHIFT(99),
  [1336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(255),
  [1338] = {.entry = {.count = 1, .reusable = true}}, SHIFT(96),
  [1340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [1342] = {.entry = {.count = 1, .reusable = true}}, SHIFT(437),
  [1344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(426),
  [1346] = {.entry = {.count = 1, .reusable = true}}, SHIFT(396),
  [1348] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_style, 1, 0, 0),
  [1350] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [1352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [1354] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(162),
  [1362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(341),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(252),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(393),
  [1374] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2, 0, 0),
  [1376] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(122),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(180),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(192),
  [1388] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1390] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3, 0, 0),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [1396] = {.entry = {.count = 1, .reusable = true}}, SHIFT(23),
  [1398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [1400] = {.entry = {.count = 1, .reusable = true}}, SHIFT(91),
  [1402] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [1404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [1406] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1408] = {.entry = {.count = 1, .reusable = true}}, SHIFT(407),
  [1410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(47),
  [1412] = {.entry = {.count = 1, .reusable = true}}, SHIFT(343),
  [1414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(100),
  [1416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
  [1418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(76),
  [1420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(294),
  [1422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [1424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(124),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(336),
  [1428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(185),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [1438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(413),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(373),
  [1444] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [1446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [1448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(378),
  [1450] = {.entry = {.count = 1, .reusable = true}}, SHIFT(145),
  [1452] = {.entry = {.count = 1, .reusable = true}}, SHIFT(353),
  [1454] = {.entry = {.count = 1, .reusable = true}}, SHIFT(128),
  [1456] = {.entry = {.count = 1, .reusable = true}}, SHIFT(103),
  [1458] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [1460] = {.entry = {.count = 1, .reusable = true}}, SHIFT(142),
  [1462] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [1464] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1466] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1468] = {.entry = {.count = 1, .reusable = true}}, SHIFT(361),
  [1470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(420),
  [1472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(362),
  [1474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(363),
  [1476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(424),
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(425),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(49),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(427),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(143),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [1488] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(436),
  [1492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
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
