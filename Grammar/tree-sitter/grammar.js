/**
 * The dialog language for editors: highlighting, folding, indentation, names.
 *
 * Wider than ../dialog.ebnf, which is normative: what does no harm to a picture of the source is let
 * pass, so that one still sees something while one types. Words are keywords only where a keyword can
 * stand, as in the language.
 */

/** Line ends are spaces, and end a statement where one can end. */
const NEWLINE = /\r?\n|\r/;

/** What may stand in a block, each after directives, with line ends and semicolons between. */
const block = ($, ...statements) =>
  seq('{', repeat(choice($._end, $.directive, ...statements)), '}');

const list = (rule) => seq(rule, repeat(seq(',', rule)));

module.exports = grammar({
  name: 'dialog',

  word: ($) => $.identifier,

  extras: ($) => [/\s/, $.doc_comment, $.line_comment, $.block_comment],

  supertypes: ($) => [$.declaration],

  rules: {
    source_file: ($) =>
      seq(optional('\u{FEFF}'), repeat(choice($.declaration, $.directive, $._end))),

    declaration: ($) =>
      choice($.project, $.enum, $.terms, $.alert, $.action_sheet, $.notification, $.translation),

    _end: () => choice(NEWLINE, ';'),

    directive: ($) =>
      seq(
        '@',
        choice(
          seq('allow', '(', $.rule_name, ',', $.string, ')'),
          seq('deprecated', '(', $.string, ')'),
        ),
      ),

    // Projects

    project: ($) =>
      seq('project', field('name', $.identifier), field('body', alias($.project_body, $.block))),
    project_body: ($) =>
      block($, $.app, $.guidelines, $.source_language, $.locales, $.devices, $.text_size,
        $.notifications, $.rules),
    app: ($) => seq('app', $._text),
    guidelines: ($) => seq('guidelines', $.number),
    source_language: ($) => seq('source', $.language_tag),
    locales: ($) => seq('locales', list($.language_tag)),
    devices: ($) => seq('devices', list($.identifier)),
    text_size: ($) => seq('textSize', $.identifier),
    notifications: ($) => seq('notifications', alias($.notifications_body, $.block)),
    notifications_body: ($) => block($, $.permission, $.settings),
    permission: ($) => seq('permission', $.identifier),
    settings: ($) => seq('settings', $.identifier),
    rules: ($) =>
      seq('rules',
        choice(alias($.rules_body, $.block), seq($.release, optional(alias($.rules_body, $.block))))),
    rules_body: ($) => block($, $.rule_setting),
    rule_setting: ($) =>
      seq($.rule_name, alias(choice('off', 'note', 'warning', 'error'), $.value)),

    // Enums, terms, translations

    enum: ($) =>
      seq('enum', field('name', $.identifier), field('body', alias($.enum_body, $.block))),
    enum_body: ($) => block($, alias($.identifier, $.enum_case), ','),

    terms: ($) => seq('terms', field('body', alias($.terms_body, $.block))),
    terms_body: ($) => block($, $.term),
    term: ($) => seq(field('name', $.identifier), $._text),

    translation: ($) =>
      seq('translation', field('language', $.language_tag), 'of', field('of', $.identifier),
        field('body', alias($.translation_body, $.block))),
    translation_body: ($) => block($, $.translation_row),
    translation_row: ($) =>
      seq(
        field('name', $.identifier),
        optional(seq('.', alias(choice('input', 'send', 'initial'), $.part))),
        $._pattern,
        optional($.stamp),
      ),

    // Dialogs

    alert: ($) => dialog($, 'alert', $.alert_body),
    alert_body: ($) =>
      block($, $.purpose, $.title, $.message, $.field, $.button, $.cancel, $.exit, $.layout, $.shown,
        $.undoable, $.refused),

    action_sheet: ($) => dialog($, 'actionSheet', $.action_sheet_body),
    action_sheet_body: ($) =>
      block($, $.purpose, $.source_control, $.title, $.message, $.choice, $.cancel, $.exit, $.layout,
        $.shown, $.undoable, $.refused),

    notification: ($) => dialog($, 'notification', $.notification_body),
    notification_body: ($) =>
      block($, $.delivery, $.category, $.suggest, $.level, $.title, $.subtitle, $.body,
        $.hidden_preview, $.thread, $.identifier_statement, $.sound, $.badge, $.consent, $.settings,
        $.opens, $.detail, $.refused),

    parameters: ($) => seq('(', repeat(choice($.parameter, ',')), ')'),
    parameter: ($) =>
      seq(
        choice(
          seq(optional('sensitive'), field('name', $.identifier)),
          field('name', alias('sensitive', $.identifier)),
        ),
        ':',
        field('type', choice($._type, seq('[', $._type, ']'))),
      ),
    _type: ($) =>
      choice(
        alias(
          choice('String', 'Int', 'Double', 'Bool', 'Date', 'Currency', 'Bytes', 'URL'),
          $.builtin_type,
        ),
        alias($.identifier, $.type_identifier),
      ),

    // Statements of alerts and action sheets

    purpose: ($) =>
      seq('purpose', value($, 'destructive', 'purchase', 'problem', 'permission', 'consent', 'input',
        'choose', 'inform')),
    source_control: ($) => seq('source', $.identifier),
    title: ($) => seq('title', $._text),
    message: ($) => seq('message', $._text),
    exit: ($) => seq('exit', choice(value($, 'dismissed'), $.identifier)),
    layout: ($) => seq('layout', value($, 'manual')),
    shown: ($) =>
      seq('shown', value($, 'atLaunch', 'onFirstNeed'), optional(seq('after', $.identifier))),
    undoable: () => 'undoable',

    field: ($) => seq('field', field('name', $.identifier), $._text, repeat($._field_attribute)),
    _field_attribute: ($) =>
      choice($.keyboard, $.content, $.initial, $.condition, alias(choice('required', 'secure'), $.attribute)),
    keyboard: ($) =>
      seq('keyboard', value($, 'text', 'email', 'number', 'decimal', 'phone', 'url')),
    content: ($) =>
      seq('content', value($, 'name', 'username', 'password', 'newPassword', 'oneTimeCode', 'email',
        'phone', 'address', 'url')),
    initial: ($) => seq('initial', choice($.identifier, $._text)),

    button: ($) =>
      seq('button', field('name', $.identifier), optional($._text),
        repeat(choice(alias(choice('destructive', 'default'), $.attribute), $.condition))),

    choice: ($) =>
      seq(
        'choice',
        field('name', $.identifier),
        optional($.repetition),
        optional($._text),
        repeat(choice(alias(choice('destructive', 'default'), $.attribute), $.condition, $.limit)),
      ),
    repetition: ($) => seq('for', field('name', $.identifier), 'in', $.identifier),
    limit: ($) => seq('limit', $.number),

    cancel: ($) =>
      prec.right(seq(
        'cancel',
        optional(choice(
          $._text,
          seq(field('name', $.identifier), optional($._text)),
          seq(field('name', alias(choice('by', 'default', 'if'), $.identifier)), $._plain_text),
        )),
        repeat(choice(alias('default', $.attribute), $.condition)),
      )),

    condition: ($) => seq('if', optional('not'), $.identifier),

    // Statements of notifications

    delivery: ($) => seq('delivery', value($, 'local', 'remote')),
    category: ($) =>
      seq('category', value($, 'communication', 'reminder', 'status', 'event', 'transaction',
        'marketing')),
    suggest: ($) => seq('suggest', value($, 'banner', 'alert')),
    level: ($) => seq('level', value($, 'passive', 'active', 'timeSensitive', 'critical')),
    subtitle: ($) => seq('subtitle', $._text),
    body: ($) => seq('body', $._text),
    hidden_preview: ($) => seq('hiddenPreview', $._text),
    thread: ($) => seq('thread', $.identifier),
    identifier_statement: ($) => seq('identifier', $.identifier),
    sound: ($) =>
      seq('sound', choice(value($, 'default', 'none'), seq($.string, optional($.duration)))),
    badge: ($) => seq('badge', $.identifier, optional(seq('clearedBy', $.identifier))),
    consent: ($) => seq('consent', $.identifier),
    opens: ($) => seq('opens', $._destination),
    _destination: ($) => seq($.identifier, optional(seq('showing', $.identifier))),

    detail: ($) => seq('detail', alias($.detail_body, $.block)),
    detail_body: ($) => block($, $.description, $.media, $.action),
    description: ($) => seq('description', $._text),
    media: ($) =>
      seq('media', value($, 'image', 'video', 'audio', 'map'), $.identifier,
        optional(alias('live', $.attribute))),
    action: ($) =>
      seq(
        'action',
        field('name', $.identifier),
        optional($._text),
        repeat(choice(
          alias(choice('destructive', 'authenticated'), $.attribute),
          $.opens,
          $.input,
          $.send,
          $.condition,
        )),
      ),
    input: ($) => seq('input', $._text),
    send: ($) => seq('send', $._text),

    // Statements that the guidelines refuse: how a dialog looks is not the source's to say.
    refused: ($) =>
      seq(
        choice('color', 'colour', 'font', 'icon', 'image', 'position', 'style', 'vibration',
          'tint', 'tintColor', 'backgroundColor', 'textColor', 'cornerRadius', 'width',
          'height', 'shadow', 'opacity', 'border'),
        repeat(choice($.identifier, $.string, $.number)),
      ),

    // Texts

    _text: ($) => choice($._pattern, $.languages),
    _plain_text: ($) => choice($._string, $.languages),
    _pattern: ($) => choice($._string, $.selection),
    _string: ($) => choice($.string, $.multiline_string),

    selection: ($) =>
      seq('by', field('parameter', $.identifier), '{', repeat(choice($.arm, ';')), '}'),
    arm: ($) =>
      seq(
        field('key', choice(
          alias(
            choice('zero', 'one', 'two', 'few', 'many', 'other', 'true', 'false'),
            $.category_key,
          ),
          $.number,
          $.identifier,
        )),
        $._pattern,
      ),

    languages: ($) => seq('{', repeat(choice($.language_row, ';')), '}'),
    language_row: ($) => seq(field('language', $.language_tag), $._pattern, optional($.stamp)),
    stamp: ($) => seq('of', $.string),

    string: ($) =>
      seq('"', repeat(choice($.string_content, $.escape_sequence, $.placeholder)), token.immediate('"')),
    multiline_string: ($) =>
      seq(
        '"""',
        repeat(choice(
          alias($._multiline_content, $.string_content),
          $.escape_sequence,
          $.placeholder,
        )),
        token.immediate('"""'),
      ),
    string_content: () => token.immediate(prec(1, /[^"\\{}\r\n]+/)),
    _multiline_content: () => choice(token.immediate(prec(1, /[^"\\{}]+/)), token.immediate(/"|""/)),
    escape_sequence: () =>
      token.immediate(choice(/\\[nrt"\\{}]/, /\\u\{[0-9A-Fa-f]{1,8}\}/, /\\\r?\n/)),
    placeholder: ($) =>
      seq(
        token.immediate('{'),
        alias(token.immediate(/[A-Za-z_][A-Za-z0-9_]*/), $.identifier),
        optional(seq(token.immediate(':'), choice($.style, $.agreement))),
        token.immediate('}'),
      ),
    style: () =>
      choice(...['number', 'percent', 'date', 'time', 'relative', 'list', 'quoted']
        .map((style) => token.immediate(style))),
    agreement: () => token.immediate(/[^"\\{}:\r\n]+/),

    // Words and numbers

    identifier: () => /[A-Za-z_][A-Za-z0-9_]*/,
    language_tag: () => /[A-Za-z]+(-[A-Za-z0-9]+)*/,
    rule_name: () => /[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*\/[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*/,
    number: () => /[0-9]+/,
    release: () => /[0-9]+\.[0-9]+/,
    duration: () => /[0-9]+(\.[0-9]+)?m?s/,

    // Comments

    doc_comment: () => token(prec(1, /\/\/\/([^/\r\n][^\r\n]*)?/)),
    line_comment: () => token(/\/\/[^\r\n]*/),
    block_comment: ($) =>
      seq(
        token(prec(1, '/*')),
        repeat(choice(token.immediate(/[^*\/]+/), token.immediate(/[*\/]/), $.block_comment)),
        token.immediate(prec(1, '*/')),
      ),
  },
});

/** A word of a few that a statement chooses from. */
function value($, ...words) {
  return alias(choice(...words), $.value);
}

function dialog($, keyword, body) {
  return seq(
    keyword,
    field('name', $.identifier),
    optional($.parameters),
    field('body', alias(body, $.block)),
  );
}
