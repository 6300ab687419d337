/* ---- Without a screen: numbered lines ---- */

/** Columns before what stands apart. */
enum { DIALOG_INDENT = 3 };

/** Writes a text and a line's end, or another text after it. */
static void dialog_print(const dialog_device *device, const char *text, const char *end) {
  dialog_write(device, text, strlen(text));
  dialog_write(device, end, strlen(end));
}

/** The columns for a text after its indentation: those of the terminal, where lines are written to
    one; else as many as there may be. */
static int dialog_plain_width(const dialog_device *device) {
  int rows, columns;
  if (!isatty(device->output)) return 1 << 24;
  dialog_measure(device, &rows, &columns);
  return dialog_larger(columns - DIALOG_INDENT, 1);
}

/** Whether a character may stand unseen before another: a space, a mark. */
static bool dialog_is_unseen(uint32_t scalar) {
  return dialog_is_space(scalar) || (scalar >= 0x300 && dialog_scalar_columns(scalar) == 0);
}

/** Whether a character is a number with its mark: ①, ⒈. */
static bool dialog_is_marked_number(uint32_t scalar) {
  return (scalar >= 0x2460 && scalar <= 0x249B) || (scalar >= 0x24F5 && scalar <= 0x24FE)
      || (scalar >= 0x2776 && scalar <= 0x2793) || (scalar >= 0x1F100 && scalar <= 0x1F10A);
}

/** Whether a character reads like the full stop after a number. */
static bool dialog_is_dot(uint32_t scalar) {
  return scalar == 0xFF0E || scalar == 0x2024 || scalar == 0xFE52 || scalar == 0x3002
      || scalar == 0xFF61 || scalar == 0xB7 || scalar == 0x2219 || scalar == 0xFF09;
}

/** Whether a line begins as the choices and the question after them do: with a number that no word
    follows. */
static bool dialog_looks_like_choice(const char *text) {
  uint32_t scalar = ' ';
  while (dialog_is_unseen(scalar) && *text != '\0') scalar = dialog_next_scalar(&text);
  if (dialog_is_marked_number(scalar)) return true;
  if (dialog_number_character(scalar) < '0' || dialog_number_character(scalar) > '9') return false;
  while (dialog_number_character(scalar) >= '0' && dialog_number_character(scalar) <= '9') {
    scalar = *text == '\0' ? ' ' : dialog_next_scalar(&text);
  }
  while (scalar != ' ' && dialog_is_unseen(scalar) && *text != '\0')
    scalar = dialog_next_scalar(&text);
  return dialog_is_dot(scalar)
      || (scalar != ' ' && scalar < 0x80 && !dialog_is_letter((char)scalar));
}

/** Writes a text. Lines after its first stand apart from the edge, and so does what looks like a
    choice at the edge: whatever a value says, it forges none.

    @param is_first nothing stands before it in its line */
static void dialog_print_text(
    const dialog_device *device, const dialog_page *page, const char *text, bool is_first,
    const char *end) {
  dialog_reader reader = dialog_reader_of(text, page->words);
  int width = dialog_plain_width(device);
  bool is_apart = is_first && dialog_looks_like_choice(text);
  do {
    dialog_line line = dialog_next_line(&reader, width);
    dialog_write(device, "   ", is_apart && line.length > 0 ? DIALOG_INDENT : 0);
    dialog_write(device, line.text, line.length);
    if (*reader.place != '\0') dialog_write(device, "\n", 1);
    is_apart = true;
  } while (*reader.place != '\0');
  dialog_print(device, end, "");
}

/** Reads a line, byte by byte: what is after it may be for another program. Whether there was one
    before the end of input or a signal. What does not fit is dropped; the line is then full. */
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
    if (length + 1 < size) line[length++] = byte == '\0' ? '\a' : byte;
  }
  if (length > 0 && line[length - 1] == '\r') length--;
  line[length] = '\0';
  return whole > 0;
}

/** A line with room for more than fields hold, and for a `\r` at its end. */
enum { DIALOG_ANSWER_SIZE = DIALOG_FIELD_SIZE + 2 };

/** Puts what was read into a field. Whether it may stand there as it is: nothing is dropped. */
static bool dialog_answer_field(const dialog_shown_field *field, const char *line, char *text) {
  dialog_output out = dialog_output_to(text, DIALOG_FIELD_SIZE);
  bool is_taken = true;
  while (*line != '\0') {
    uint32_t scalar = dialog_next_scalar(&line);
    uint32_t kept = dialog_field_scalar(field->keyboard, scalar);
    bool is_changed = kept == 0 || (kept == ' ' && scalar != ' ') || scalar == DIALOG_REPLACEMENT;
    if (is_changed || !dialog_takes(field->keyboard, kept)) is_taken = false;
    dialog_put_scalar(&out, kept == 0 ? DIALOG_REPLACEMENT : kept);
  }
  return dialog_output_end(&out) == out.kept && is_taken && dialog_is_valid(field, text);
}

/** Says why a field does not take a line: in words where they are known, and in signs. */
static void dialog_print_refusal(
    const dialog_device *device, const dialog_page *page, const dialog_page_field *entry,
    const char *line) {
  const dialog_shown_field *field = entry->field;
  const char *reason = dialog_reason(page->refusals, field, line);
  bool is_long = strlen(line) >= DIALOG_FIELD_SIZE;
  if (reason != NULL && !is_long) dialog_print(device, reason, "\n");
  dialog_print_text(device, page, entry->label, true, " (");
  dialog_print(device, dialog_expected(field, line, is_long), ")");
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
static bool dialog_ask_field(
    dialog_device *device, const dialog_page *page, const dialog_page_field *entry) {
  const dialog_shown_field *field = entry->field;
  char line[DIALOG_ANSWER_SIZE], kept[DIALOG_FIELD_SIZE];
  bool is_again = false;
  memcpy(kept, entry->editor.text, sizeof kept);
  do {
    bool shows_kept = *kept != '\0' && !field->is_secure;
    if (is_again) dialog_print_refusal(device, page, entry, line);
    else dialog_print_text(device, page, entry->label, true, "");
    if (shows_kept) dialog_print(device, " [", "");
    if (shows_kept) dialog_print_text(device, page, kept, false, "]");
    dialog_print(device, ": ", "");
    if (field->is_secure) dialog_hide_typing(device, true);
    bool is_read = dialog_read_line(device, line, sizeof line);
    if (field->is_secure) dialog_hide_typing(device, false);
    if (!is_read) {
      memcpy(entry->editor.text, kept, sizeof kept);
      return false;
    }
    if (*line == '\0') memcpy(line, kept, sizeof kept);
    is_again = true;
  } while (!dialog_answer_field(field, line, entry->editor.text));
  return true;
}

/** Whether two texts are the same but for capitals, and for marks that cannot be seen. */
static bool dialog_is_same_word(const char *a, const char *b) {
  while (true) {
    uint32_t letter = dialog_next_folded(&a);
    if (letter != dialog_next_folded(&b)) return false;
    if (letter == 0) return true;
  }
}

/** Whether a line means a choice: by its very title, by its title, by its name. */
static bool dialog_means(
    const dialog_page_choice *choice, const char *name, const char *line, int how) {
  if (how == 0) return strcmp(line, choice->title) == 0;
  if (how == 1) return dialog_is_same_word(line, choice->title);
  return name != NULL && dialog_is_same_word(line, name);
}

/** The only choice that a line means: by its number, its title, or its name, which those of a list
    share; or DIALOG_NONE. */
static int dialog_meant(const dialog_page *page, const dialog_shown *shown, const char *line) {
  int number = 0;
  const char *digit = line;
  for (; dialog_is_digit(*digit) && number < 10000; digit++) number = number * 10 + (*digit - '0');
  bool is_number = digit > line && *digit == '\0';
  if (is_number && number >= 1 && number <= page->choice_count) return number - 1;
  for (int how = 0; how < 3; how++) {
    int found = DIALOG_NONE, count = 0;
    for (int i = 0; i < page->choice_count; i++) {
      const char *name = shown->choices[page->choices[i].place].name;
      if (dialog_means(&page->choices[i], name, line, how) && count++ == 0) found = i;
    }
    if (count > 0) return count == 1 ? found : DIALOG_NONE;
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

/** Whether a choice destroys something and was made before anybody could have read of it. */
static bool dialog_is_hasty_line(
    const dialog_device *device, const dialog_page_choice *choice, int64_t asked) {
  return device->is_terminal && choice->role == DIALOG_ROLE_DESTRUCTIVE
      && dialog_milliseconds() - asked < DIALOG_READING_MILLISECONDS;
}

/** Asks for a choice until there is one; DIALOG_NONE where it is left. */
static int dialog_ask_choice(
    const dialog_device *device, const dialog_page *page, const dialog_shown *shown) {
  char line[DIALOG_FIELD_SIZE];
  int64_t asked = dialog_milliseconds();
  while (true) {
    dialog_prompt(device, page);
    if (!dialog_read_line(device, line, sizeof line)) return DIALOG_NONE;
    int choice = *line == '\0' ? dialog_page_default(page) : dialog_meant(page, shown, line);
    if (*line == '\0' && choice == DIALOG_NONE && shown->kind == DIALOG_NOTIFICATION) {
      return DIALOG_NONE;
    }
    if (choice == DIALOG_NONE) continue;
    if (page->choices[choice].is_disabled) dialog_print(device, DIALOG_LOCK_SIGN, "\n");
    else if (!dialog_is_hasty_line(device, &page->choices[choice], asked)) return choice;
  }
}

static void dialog_print_page(const dialog_device *device, const dialog_page *page) {
  for (size_t i = 0; i < page->text_count; i++) {
    bool has_badge = i == 0 && page->badge != NULL;
    dialog_print_text(device, page, page->texts[i].text, true, has_badge ? " " : "\n");
    if (has_badge) dialog_print(device, page->badge, "\n");
  }
  if (page->text_count > 0 && dialog_page_stops(page) > 0) dialog_print(device, "", "\n");
}

static void dialog_print_choices(const dialog_device *device, const dialog_page *page) {
  for (int i = 0; i < page->choice_count; i++) {
    char number[16];
    size_t length = dialog_decimal_text(number, (unsigned)i + 1);
    memcpy(number + length, ". ", 3);
    dialog_print(device, number, "");
    dialog_print_text(device, page, page->choices[i].label, false, "\n");
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
  dialog_forget_input(device);
  for (int i = 0; i < page->field_count; i++) {
    if (!dialog_ask_field(device, page, &page->fields[i])) return DIALOG_NONE;
  }
  dialog_page_check(page);
  if (page->choice_count == 0) return DIALOG_NONE;
  dialog_print_choices(device, page);
  int choice = dialog_ask_choice(device, page, shown);
  if (choice == DIALOG_NONE) return DIALOG_NONE;
  int place = page->choices[choice].place;
  const char *input = shown->choices[place].input;
  if (input != NULL) {
    dialog_shown_field field = dialog_input_field(input);
    dialog_page_add_field(page, &field, answer->input);
    if (!dialog_ask_field(device, page, &page->fields[page->field_count - 1])) return DIALOG_NONE;
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
