/* ---- Without a screen: numbered lines ---- */

/** Writes a text and a line's end, or another text behind it. */
static void dialog_print(const dialog_device *device, const char *text, const char *end) {
  dialog_write(device, text, strlen(text));
  dialog_write(device, end, strlen(end));
}

/** Reads a line, byte by byte: what is behind it may be for another program. Whether there was one
    before the end of input or a signal. What does not fit is dropped. */
static bool dialog_read_line(const dialog_device *device, char *line, size_t size) {
  size_t length = 0, whole = 0;
  while (true) {
    char byte;
    dialog_wait wait = dialog_wait_for(device, -1);
    if (wait == DIALOG_SIGNALLED && (dialog_signal == SIGWINCH || dialog_signal == SIGCONT)) {
      dialog_signal = 0;
      continue;
    }
    if (wait != DIALOG_READY) return false;
    ssize_t count = read(device->input, &byte, 1);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) break;
    whole++;
    if (byte == '\n') break;
    if (byte != '\0' && length + 1 < size) line[length++] = byte;
  }
  if (length > 0 && line[length - 1] == '\r') length--;
  line[length] = '\0';
  return whole > 0;
}

/** Puts what was read in the form in which fields have it: whole characters, no control characters.
    */
static void dialog_clean_line(const dialog_shown_field *field, const char *line, char *text) {
  dialog_editor editor = {text, 0};
  *text = '\0';
  while (*line != '\0') {
    const char *start = line;
    uint32_t scalar = dialog_next_scalar(&line);
    char character[8] = "";
    size_t length = (size_t)(line - start);
    if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) || length > 4) continue;
    memcpy(character, start, length);
    if (scalar != 0xFFFD && dialog_takes(field->keyboard, character)) {
      dialog_editor_insert(&editor, character);
    }
  }
}

static void dialog_hide_typing(dialog_device *device, bool is_hidden) {
  if (!device->is_terminal) return;
  struct termios quiet = device->settings;
  quiet.c_lflag &= ~(tcflag_t)ECHO;
  quiet.c_lflag |= ECHONL;
  if (is_hidden) dialog_set(device, &quiet);
  device->is_open = is_hidden;
  if (!is_hidden) dialog_set(device, &device->settings);
}

/** Asks for a field until it may be sent; whether it was answered. A line alone keeps what it
    holds. */
static bool dialog_ask_field(dialog_device *device, const dialog_page_field *entry) {
  const dialog_shown_field *field = entry->field;
  char line[DIALOG_FIELD_SIZE], kept[DIALOG_FIELD_SIZE];
  memcpy(kept, entry->editor.text, sizeof kept);
  do {
    bool shows_kept = *kept != '\0' && !field->is_secure;
    dialog_print(device, entry->label, shows_kept ? " [" : ": ");
    if (shows_kept) dialog_print(device, kept, "]: ");
    if (field->is_secure) dialog_hide_typing(device, true);
    bool is_read = dialog_read_line(device, line, sizeof line);
    if (field->is_secure) dialog_hide_typing(device, false);
    if (!is_read) return false;
    if (*line == '\0') memcpy(entry->editor.text, kept, sizeof kept);
    else dialog_clean_line(field, line, entry->editor.text);
  } while (!dialog_is_valid(field, entry->editor.text));
  return true;
}

static bool dialog_is_same_word(const char *a, const char *b) {
  while (*a != '\0' && dialog_folded(a) == dialog_folded(b)) {
    dialog_next_scalar(&a);
    dialog_next_scalar(&b);
  }
  return *a == '\0' && *b == '\0';
}

/** The choice that a line means: by its number, its title or its name; or DIALOG_NONE. */
static int dialog_meant(const dialog_page *page, const dialog_shown *shown, const char *line) {
  int number = 0;
  const char *digit = line;
  for (; dialog_is_digit(*digit) && number < 10000; digit++) number = number * 10 + (*digit - '0');
  if (digit > line && *digit == '\0') {
    return number >= 1 && number <= page->choice_count ? number - 1 : DIALOG_NONE;
  }
  for (int i = 0; i < page->choice_count; i++) {
    const char *name = shown->choices[page->choices[i].place].name;
    if (dialog_is_same_word(line, page->choices[i].title)) return i;
    if (name != NULL && dialog_is_same_word(line, name)) return i;
  }
  return DIALOG_NONE;
}

/** `1-3 [2]: `, with the number that a line alone stands for. */
static void dialog_prompt(const dialog_device *device, const dialog_page *page) {
  char prompt[48] = "1";
  size_t length = 1;
  int standard = dialog_page_default(page);
  if (page->choice_count > 1) {
    prompt[length++] = '-';
    length += dialog_decimal_text(prompt + length, (unsigned)page->choice_count);
  }
  if (standard != DIALOG_NONE) {
    memcpy(prompt + length, " [", 2);
    length += 2;
    length += dialog_decimal_text(prompt + length, (unsigned)standard + 1);
    prompt[length++] = ']';
  }
  memcpy(prompt + length, ": ", 2);
  dialog_write(device, prompt, length + 2);
}

/** Asks for a choice until there is one; DIALOG_NONE where it is left. */
static int dialog_ask_choice(
    const dialog_device *device, const dialog_page *page, const dialog_shown *shown) {
  char line[DIALOG_FIELD_SIZE];
  while (true) {
    dialog_prompt(device, page);
    if (!dialog_read_line(device, line, sizeof line)) return DIALOG_NONE;
    int choice = *line == '\0' ? dialog_page_default(page) : dialog_meant(page, shown, line);
    if (*line == '\0' && choice == DIALOG_NONE && shown->kind == DIALOG_NOTIFICATION) {
      return DIALOG_NONE;
    }
    if (choice != DIALOG_NONE && !page->choices[choice].is_disabled) return choice;
  }
}

static void dialog_print_page(const dialog_device *device, const dialog_page *page) {
  for (size_t i = 0; i < page->text_count; i++) {
    bool has_badge = i == 0 && page->badge != NULL;
    dialog_print(device, page->texts[i].text, has_badge ? " " : "\n");
    if (has_badge) dialog_print(device, page->badge, "\n");
  }
  if (page->text_count > 0 && dialog_page_stops(page) > 0) dialog_print(device, "", "\n");
}

static void dialog_print_choices(const dialog_device *device, const dialog_page *page) {
  for (int i = 0; i < page->choice_count; i++) {
    char number[16];
    size_t length = dialog_decimal_text(number, (unsigned)i + 1);
    memcpy(number + length, ". ", 3);
    dialog_print(device, number, page->choices[i].title);
    dialog_print(device, "", "\n");
  }
}

/** The whole dialog in lines. The choice, or DIALOG_NONE where it is left. */
static int dialog_ask_in_lines(
    dialog_device *device, dialog_page *page, const dialog_shown *shown, bool is_locked,
    dialog_answer *answer) {
  dialog_page_start(page, shown, false);
  if (shown->kind == DIALOG_NOTIFICATION) dialog_page_detail(page, shown, is_locked);
  else if (shown->kind == DIALOG_ACTION_SHEET) dialog_page_sheet(page, shown, false);
  else dialog_page_alert(page, shown, answer);
  /* Lines are a stack: the likeliest first, Cancel last. */
  if (page->arrangement == DIALOG_ROW) dialog_page_turn(page);
  dialog_print_page(device, page);
  for (int i = 0; i < page->field_count; i++) {
    if (!dialog_ask_field(device, &page->fields[i])) return DIALOG_NONE;
  }
  dialog_page_check(page);
  if (page->choice_count == 0) return DIALOG_NONE;
  dialog_print_choices(device, page);
  int choice = dialog_ask_choice(device, page, shown);
  if (choice == DIALOG_NONE) return DIALOG_NONE;
  int place = page->choices[choice].place;
  const char *input = shown->choices[place].input;
  if (input != NULL) {
    dialog_shown_field field = {input, NULL, DIALOG_KEYBOARD_TEXT, false, true};
    dialog_page_add_field(page, &field, answer->input);
    if (!dialog_ask_field(device, &page->fields[page->field_count - 1])) return DIALOG_NONE;
  }
  return place;
}

/** Asks in lines, and leaves standard error at the start of one. */
static int dialog_show_plain(
    dialog_device *device, const dialog_shown *shown, bool is_locked, dialog_answer *answer) {
  dialog_page page;
  if (shown->rings && isatty(STDERR_FILENO)) dialog_write(device, "\a", 1);
  int place = dialog_ask_in_lines(device, &page, shown, is_locked, answer);
  if (place == DIALOG_NONE && page.choice_count > 0) dialog_write(device, "\n", 1);
  return place;
}
