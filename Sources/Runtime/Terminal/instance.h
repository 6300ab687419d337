/* ---- From the tables of a project to what is shown ---- */

/** Room for the texts of a dialog, in bytes. What is more ends in an ellipsis; fields and choices
    come first, each with its share, so that none is without a text. */
#define DIALOG_SHOWN_SIZE 16384

/** A dialog with its texts as its parameters make them. */
typedef struct dialog_showing {
  const dialog_instance *instance;
  dialog_shown shown;
  dialog_shown_field fields[DIALOG_SHOWN_FIELDS];
  size_t field_indexes[DIALOG_SHOWN_FIELDS]; /**< of the dialog's fields */
  dialog_shown_choice choices[DIALOG_SHOWN_CHOICES];
  dialog_choice choice_indexes[DIALOG_SHOWN_CHOICES];
  dialog_refusals refusals;
  char decimal; /**< the decimal separator of the language */
  char text[DIALOG_SHOWN_SIZE];
  size_t used;
} dialog_showing;

/** The strings that DIALOG_OWN_WORDS has for each language: the decimal separator, and the members
    of dialog_refusals in their order. */
enum { DIALOG_OWN_WORD_COUNT = 7 };

/** What came of a dialog; what it has of it is copied to whoever asked. */
typedef struct dialog_ending {
  size_t outcome;
  size_t element; /**< of a repeated choice */
  bool is_refused; /**< it has more choices than can be shown */
  dialog_showing showing;
  dialog_answer answer;
} dialog_ending;

/** The bytes that a text may have where so many are still to come, with it; room for an ellipsis and
    the end apart. */
static size_t dialog_share(const dialog_showing *showing, size_t count) {
  size_t share = (DIALOG_SHOWN_SIZE - showing->used) / count;
  return share > 4 ? share - 3 : 1;
}

/** Keeps what was written after the texts before it, of this length when whole, in its share. */
static const char *dialog_keep(dialog_showing *showing, size_t length, size_t count) {
  char *text = showing->text + showing->used;
  size_t share = dialog_share(showing, count), kept = strlen(text);
  if (length >= share && share > 1) kept = dialog_mark_cut(text, kept);
  if (showing->used + kept + 1 < DIALOG_SHOWN_SIZE) showing->used += kept + 1;
  return text;
}

#define DIALOG_ROOM(showing, count) (showing)->text + (showing)->used, dialog_share(showing, count)

static bool dialog_is_hidden_value(const dialog_showing *showing, int parameter) {
  return showing->instance->is_locked && parameter != DIALOG_NONE
      && dialog_parameters(showing->instance->dialog)[parameter].is_sensitive;
}

static bool dialog_is_hidden_text(const dialog_showing *showing, dialog_text text) {
  const dialog_instance *instance = showing->instance;
  return instance->is_locked && text != 0 && dialog_is_sensitive(instance, text);
}

/** A text, or NULL where there is none, or none to be shown on a locked screen. */
static const char *dialog_say(dialog_showing *showing, dialog_text text, size_t count) {
  if (text == 0 || dialog_is_hidden_text(showing, text)) return NULL;
  size_t length = dialog_format(DIALOG_ROOM(showing, count), showing->instance, text);
  return dialog_keep(showing, length, count);
}

/** The value that a field has at first. It is never cut, as its end would be missing in the answer:
    NULL where there is no room for all of it. */
static const char *dialog_say_initial(dialog_showing *showing, const dialog_field *field) {
  char *text = showing->text + showing->used;
  size_t room = (DIALOG_SHOWN_SIZE - showing->used) / 2;
  size_t length = dialog_format_initial(text, room, showing->instance, field);
  if (length >= room) return NULL;
  showing->used += length + 1;
  return text;
}

static void dialog_show_fields(dialog_showing *showing) {
  const dialog_definition *dialog = showing->instance->dialog;
  dialog_shown *shown = &showing->shown;
  shown->fields = showing->fields;
  for (size_t i = 0; i < dialog->field_count; i++) {
    const dialog_field *field = &dialog_fields(dialog)[i];
    if (!dialog_is_shown(showing->instance, field->condition)) continue;
    bool is_hidden = dialog_is_hidden_value(showing, field->initial_parameter)
        || dialog_is_hidden_text(showing, field->initial);
    dialog_shown_field entry = {
        NULL,
        NULL,
        (dialog_keyboard)field->keyboard,
        field->is_secure,
        field->is_required,
        showing->decimal};
    entry.label = dialog_say(showing, field->placeholder, DIALOG_LABEL_SHARE);
    if (!is_hidden) entry.initial = dialog_say_initial(showing, field);
    showing->field_indexes[shown->field_count] = i;
    showing->fields[shown->field_count++] = entry;
  }
}

/** The button that waits for required fields: the default one, or where that is Cancel the
    likeliest other. */
static size_t dialog_awaiting_button(const dialog_definition *dialog) {
  for (size_t i = 0; i < dialog->button_count; i++) {
    bool is_default = dialog->default_button == (int)i;
    if (is_default && dialog_buttons(dialog)[i].role != DIALOG_ROLE_CANCEL) return i;
  }
  size_t first = 0;
  while (first < dialog->button_count && dialog_buttons(dialog)[first].role == DIALOG_ROLE_CANCEL)
    first++;
  return first;
}

/** The title of a choice, with signs for what must not be shown on a locked screen. */
static const char *dialog_say_choice(dialog_showing *showing, dialog_choice choice, size_t count) {
  const dialog_definition *dialog = showing->instance->dialog;
  size_t length;
  if (dialog_is_hidden_value(showing, dialog_button_details_of(dialog, choice.button)->list)) {
    length = dialog_format_element(
        DIALOG_ROOM(showing, count), showing->instance, dialog_buttons(dialog)[choice.button].title,
        DIALOG_MASK);
  } else {
    length = dialog_format_choice(DIALOG_ROOM(showing, count), showing->instance, choice);
  }
  /* Nothing is left of a title that is one or another by such a value. */
  return length == 0 ? DIALOG_MASK : dialog_keep(showing, length, count);
}

static void dialog_show_choices(dialog_showing *showing) {
  const dialog_instance *instance = showing->instance;
  dialog_placement placement = dialog_place(instance);
  dialog_shown *shown = &showing->shown;
  size_t awaiting = dialog_awaiting_button(instance->dialog);
  shown->choices = showing->choices;
  shown->arrangement = placement.arrangement;
  shown->default_place = shown->awaiting_place = DIALOG_NONE;
  for (size_t place = 0; place < placement.count; place++) {
    dialog_choice choice = dialog_choice_at(instance, &placement, place);
    const dialog_button *button = &dialog_buttons(instance->dialog)[choice.button];
    const dialog_button_details *details =
        dialog_button_details_of(instance->dialog, choice.button);
    size_t index = shown->choice_count;
    dialog_shown_choice entry = {
        NULL, dialog_string(instance->dialog, button->name), (dialog_role)button->role, false, NULL,
        NULL};
    size_t count = placement.count - place + 2; /* the title and the message are still to come */
    entry.needs_authentication = details->needs_authentication || details->opens.screen != 0;
    entry.title = dialog_say_choice(showing, choice, count);
    entry.input = dialog_say(showing, details->input, 2 * count);
    if (details->input != 0 && entry.input == NULL) entry.input = "";
    entry.send = dialog_say(showing, details->send, 2 * count);
    if ((int)place == placement.default_place) shown->default_place = (int)index;
    if (choice.button == awaiting && shown->field_count > 0) shown->awaiting_place = (int)index;
    showing->choice_indexes[index] = choice;
    showing->choices[index] = entry;
    shown->choice_count++;
  }
}

/** Whether a medium is called something that people may read: by a value of theirs, and neither by
    the app nor with an address that is a secret. */
static bool dialog_has_caption(const dialog_definition *dialog, const dialog_media *media) {
  if (media->reference.parameter == DIALOG_NONE) return false;
  const dialog_parameter *parameter = &dialog_parameters(dialog)[media->reference.parameter];
  return !(parameter->type == DIALOG_URL && parameter->is_sensitive);
}

/** What a detail view has beside texts: a sign for its kind, and the value of its parameter. */
static void dialog_show_media(dialog_showing *showing) {
  static const char signs[][4] = {
      "\342\226\246", "\342\226\267", "\342\231\252", "\342\214\226"}; /* ▦ ▷ ♪ ⌖ */
  const dialog_instance *instance = showing->instance;
  if (instance->dialog->media_count == 0 || instance->is_locked) return;
  dialog_scope scope = dialog_scope_of(instance, instance->language, NULL);
  dialog_output out = dialog_output_to(DIALOG_ROOM(showing, 1));
  for (size_t i = 0; i < instance->dialog->media_count; i++) {
    const dialog_media *media = &dialog_media_of(instance->dialog)[i];
    dialog_put_literal(&out, i > 0 ? "\n" : "");
    dialog_put_literal(&out, signs[media->kind]);
    if (dialog_has_caption(instance->dialog, media)) {
      dialog_put_literal(&out, " ");
      dialog_put_value(&out, &scope, media->reference.parameter, 'p');
    }
    if (media->is_live) dialog_put_literal(&out, " \342\206\273"); /* ↻ */
  }
  showing->shown.media = dialog_keep(showing, dialog_output_end(&out), 1);
}

static void dialog_show_notice(dialog_showing *showing) {
  const dialog_instance *instance = showing->instance;
  const dialog_notification *notification = dialog_notification_of(instance->dialog);
  dialog_shown *shown = &showing->shown;
  if (instance->app != NULL) {
    size_t length = dialog_format_app(DIALOG_ROOM(showing, 4), instance);
    shown->app = dialog_keep(showing, length, 4);
  }
  if (showing->instance->is_locked && instance->dialog->hidden_preview != 0) {
    shown->title = shown->subtitle = NULL;
    shown->message = dialog_say(showing, instance->dialog->hidden_preview, 2);
  } else {
    shown->subtitle = dialog_say(showing, instance->dialog->subtitle, 3);
    shown->message = dialog_say(showing, instance->dialog->body, 2);
  }
  if (!showing->instance->is_locked) {
    shown->description = dialog_say(showing, instance->dialog->description, 2);
  }
  shown->stays = notification->suggested_style == DIALOG_STYLE_ALERT;
  shown->rings =
      notification->sound == DIALOG_SOUND_STANDARD || notification->sound == DIALOG_SOUND_FILE;
  shown->has_detail = notification->has_detail || instance->dialog->button_count > 0;
  if (notification->badge.parameter != DIALOG_NONE
      && !dialog_is_hidden_value(showing, notification->badge.parameter)) {
    shown->badge = dialog_load(instance, notification->badge.parameter).integer;
  }
  dialog_show_media(showing);
}

/** Takes what the renderer says from the strings of the artifact, which has none without fields. */
static void dialog_take_wording(dialog_showing *showing) {
  const char *own[DIALOG_OWN_WORD_COUNT], *next = DIALOG_OWN_WORDS;
  if (next == NULL) return;
  size_t before = showing->instance->language * DIALOG_OWN_WORD_COUNT;
  for (size_t i = 0; i < before; i++) next = dialog_next_string(next);
  for (size_t i = 0; i < DIALOG_OWN_WORD_COUNT; i++, next = dialog_next_string(next)) {
    own[i] = *next == '\0' ? NULL : next;
  }
  dialog_refusals refusals = {own[1], own[2], own[3], own[4], own[5], own[6]};
  showing->decimal = *own[0];
  showing->refusals = refusals;
  showing->shown.refusals = &showing->refusals;
}

static void dialog_refuse(const dialog_definition *dialog) {
  dialog_device device;
  dialog_find_device(&device);
  dialog_print(&device, dialog_string(dialog, 0), " has more choices than can be shown\n");
}

/** Shows a dialog and waits for the answer; see dialog_terminal_show. One with too many choices is
    left, and standard error says why. */
static void dialog_show_instance(
    dialog_instance *instance, const dialog_terminal_options *options, dialog_ending *ending) {
  dialog_showing *showing = &ending->showing;
  const dialog_definition *dialog = instance->dialog;
  memset(ending, 0, sizeof *ending);
  instance->is_locked = options != NULL && options->is_locked;
  showing->instance = instance;
  showing->shown.kind = (dialog_kind)dialog->kind;
  showing->shown.is_right_to_left =
      dialog_language_at(instance->languages, instance->language)->is_right_to_left;
  showing->shown.words = DIALOG_WORDS;
  dialog_take_wording(showing);
  ending->answer.place = DIALOG_NONE;
  ending->outcome = dialog_exit(instance);
  ending->is_refused = dialog_place(instance).count > DIALOG_SHOWN_CHOICES;
  if (ending->is_refused) {
    dialog_refuse(dialog);
    return;
  }
  dialog_show_fields(showing);
  dialog_show_choices(showing);
  showing->shown.title = dialog_say(showing, dialog->title, 3);
  showing->shown.message = dialog_say(showing, dialog->message, 2);
  if (dialog->kind == DIALOG_NOTIFICATION) dialog_show_notice(showing);
  dialog_terminal_show(&showing->shown, options, &ending->answer);
  if (ending->answer.place == DIALOG_NONE) return;
  dialog_choice choice = showing->choice_indexes[ending->answer.place];
  ending->outcome = choice.button;
  ending->element = choice.element;
}

/** Copies what was typed into a field of the dialog; nothing of one that was not shown. */
DIALOG_UNUSED static void dialog_copy_field(char *text, const dialog_ending *ending, size_t field) {
  *text = '\0';
  for (size_t i = 0; i < ending->showing.shown.field_count; i++) {
    if (ending->showing.field_indexes[i] != field) continue;
    memcpy(text, ending->answer.fields[i], DIALOG_FIELD_SIZE);
  }
}
