/* ---- The terminal device: its settings, signals, bytes ---- */

/** The signal that has come, or 0: a handler can tell nobody else. */
static volatile sig_atomic_t dialog_signal;

static void dialog_take_signal(int number) {
  /* A resize must not hide that the program is to end. */
  if (number != SIGWINCH || dialog_signal == 0) dialog_signal = number;
}

/** The signals that end or disturb a dialog; all of them leave the terminal as it was. */
static const int dialog_signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH, SIGCONT};
enum { DIALOG_SIGNALS = DIALOG_COUNT(dialog_signals) };

/** Where a dialog is shown and answered. */
typedef struct dialog_device {
  int input, output;
  bool is_terminal; /**< whether `settings` are the terminal's */
  bool is_open; /**< whether the settings have been changed */
  bool is_leaving; /**< output that is not taken soon is given up */
  int64_t ends; /**< when waiting for an answer is over, by the clock; 0: never */
  int opened; /**< the terminal, opened anew for writing, or -1 */
  struct termios settings; /**< as they were */
  struct sigaction actions[DIALOG_SIGNALS]; /**< as they were */
  sigset_t mask; /**< as it was */
  sigset_t waiting; /**< while waiting, the signals are let through */
} dialog_device;

/** Lets signals through only while the device waits, so that none is missed. */
static void dialog_catch_signals(dialog_device *device) {
  sigset_t blocked;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = dialog_take_signal;
  sigemptyset(&action.sa_mask);
  sigemptyset(&blocked);
  for (int i = 0; i < DIALOG_SIGNALS; i++) sigaddset(&blocked, dialog_signals[i]);
  dialog_signal = 0;
  sigprocmask(SIG_BLOCK, &blocked, &device->mask);
  device->waiting = device->mask;
  for (int i = 0; i < DIALOG_SIGNALS; i++) {
    sigaction(dialog_signals[i], NULL, &device->actions[i]);
    /* What the caller ignores, as nohup does with the hang-up, stays ignored. */
    if (device->actions[i].sa_handler == SIG_IGN && dialog_signals[i] != SIGTSTP) continue;
    sigaction(dialog_signals[i], &action, NULL);
    sigdelset(&device->waiting, dialog_signals[i]);
  }
}

/** A signal that came since the last wait is delivered now, to whom it belongs. */
static void dialog_release_signals(dialog_device *device) {
  for (int i = 0; i < DIALOG_SIGNALS; i++) {
    sigaction(dialog_signals[i], &device->actions[i], NULL);
  }
  sigprocmask(SIG_SETMASK, &device->mask, NULL);
}

static int64_t dialog_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/** How long an answer may still take, in milliseconds; -1: for ever. */
static long dialog_time_left(const dialog_device *device) {
  if (device->ends == 0) return -1;
  int64_t left = device->ends - dialog_milliseconds();
  return left > 0 ? (long)left : 0;
}

static bool dialog_is_to_end(const dialog_device *device) {
  if (dialog_time_left(device) == 0) return true;
  return dialog_signal != 0 && dialog_signal != SIGWINCH && dialog_signal != SIGCONT;
}

/** Makes signals of Ctrl-C and its like, on a terminal whose keys come at once, or keys again. */
static void dialog_let_interrupt(const dialog_device *device, bool lets) {
  struct termios settings;
  if (!device->is_open || tcgetattr(device->input, &settings) != 0) return;
  if (settings.c_lflag & ICANON) return;
  settings.c_lflag = lets ? settings.c_lflag | ISIG : settings.c_lflag & ~(tcflag_t)ISIG;
  tcsetattr(device->input, TCSANOW, &settings);
}

/** Waits until something can be written. A terminal may take no output for ever: that must neither
    keep a signal or Ctrl-C from ending the dialog nor hold up its end. */
static bool dialog_wait_for_room(const dialog_device *device) {
  const struct timespec moment = {0, 25000000};
  const int most = 20;
  int tries = 0, ready = 0;
  while (ready == 0) {
    fd_set set;
    FD_ZERO(&set);
    FD_SET(device->output, &set);
    ready = pselect(device->output + 1, NULL, &set, NULL, &moment, &device->waiting);
    if (ready < 0 && errno == EINTR) ready = 0;
    if (ready != 0 || (!device->is_leaving && dialog_is_to_end(device))) break;
    if (tries == most && device->is_leaving) break;
    if (tries == most) dialog_let_interrupt(device, true);
    if (tries <= most) tries++;
  }
  if (tries > most) dialog_let_interrupt(device, false);
  return ready > 0;
}

/** Writes all of it, unless nobody is there any more. As much at a time as every pipe that has room
    takes without waiting. */
static void dialog_write(const dialog_device *device, const char *bytes, size_t count) {
  while (count > 0 && dialog_wait_for_room(device)) {
    ssize_t written = write(device->output, bytes, count < 512 ? count : 512);
    if (written < 0 && errno != EINTR && errno != EAGAIN) return;
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
}

typedef enum dialog_wait {
  DIALOG_READY,
  DIALOG_TIMEOUT,
  DIALOG_EXPIRED, /**< the time for an answer is over */
  DIALOG_SIGNALLED,
  DIALOG_LOST
} dialog_wait;

/** Takes the signals that have come. Where input never ends, pselect would let none through; and one
    that comes with input goes before it, as Ctrl-C before the Return after it. */
static bool dialog_is_signalled(const dialog_device *device) {
  sigset_t blocked;
  sigprocmask(SIG_SETMASK, &device->waiting, &blocked);
  sigprocmask(SIG_SETMASK, &blocked, NULL);
  return dialog_signal != 0;
}

/** Waits for input, for so many milliseconds, or as long as it takes where they are negative. */
static dialog_wait dialog_wait_for(const dialog_device *device, long milliseconds) {
  long left = dialog_time_left(device);
  bool is_last = left >= 0 && (milliseconds < 0 || left <= milliseconds);
  if (is_last) milliseconds = left;
  struct timespec moment = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  fd_set set;
  FD_ZERO(&set);
  FD_SET(device->input, &set);
  if (dialog_is_signalled(device)) return DIALOG_SIGNALLED;
  if (left == 0) return DIALOG_EXPIRED;
  int ready = pselect(
      device->input + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &moment, &device->waiting);
  if ((ready < 0 && errno == EINTR) || dialog_is_signalled(device)) return DIALOG_SIGNALLED;
  if (ready == 0) return is_last ? DIALOG_EXPIRED : DIALOG_TIMEOUT;
  return ready > 0 ? DIALOG_READY : DIALOG_LOST;
}

/** Opens a terminal anew for writing: it may be open for reading alone, and for those who share it
    writing stays as it was. */
static void dialog_open_output(dialog_device *device, int terminal) {
  const int flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
  const char *name = ttyname(terminal);
  device->opened = name == NULL ? -1 : open(name, flags);
  if (device->opened < 0) device->opened = open("/dev/tty", flags);
  if (device->opened < 0) return;
  if (device->opened < FD_SETSIZE) device->output = device->opened;
}

/** Whether a screen can be drawn: standard input is a terminal that can more than print lines. */
static bool dialog_find_terminal(dialog_device *device) {
  const char *kind = getenv("TERM");
  if (kind == NULL || *kind == '\0' || strcmp(kind, "dumb") == 0) return false;
  if (!device->is_terminal) return false;
  /* Standard output may be read by the caller, so it comes last. */
  int access = fcntl(STDIN_FILENO, F_GETFL);
  dialog_open_output(device, STDIN_FILENO);
  if (device->output == device->opened) return true;
  if (isatty(STDERR_FILENO)) device->output = STDERR_FILENO;
  else if (access >= 0 && (access & O_ACCMODE) == O_RDWR) device->output = STDIN_FILENO;
  else if (isatty(STDOUT_FILENO)) device->output = STDOUT_FILENO;
  else return false;
  return true;
}

/** Finds where to ask; nothing is changed yet. */
static void dialog_find_device(dialog_device *device) {
  memset(device, 0, sizeof *device);
  device->input = STDIN_FILENO;
  device->output = STDERR_FILENO;
  device->opened = -1;
  device->is_terminal = isatty(STDIN_FILENO) && tcgetattr(STDIN_FILENO, &device->settings) == 0;
}

/** Waits until all that was written is out; but not for ever, as tcdrain does. */
static void dialog_drain(const dialog_device *device) {
  const struct timespec moment = {0, 10000000};
  int left = 0;
  for (int i = 0; i < 50 && ioctl(device->output, TIOCOUTQ, &left) == 0 && left > 0; i++) {
    nanosleep(&moment, NULL);
  }
}

/** Forgets what was typed before there was anything to answer: it was meant for something else. */
static void dialog_forget_input(const dialog_device *device) {
  if (!device->is_terminal) return;
  dialog_drain(device);
  tcflush(device->input, TCIFLUSH);
}

/** Changes the settings only once all that was written is out, as also when putting them back. */
static void dialog_set(dialog_device *device, const struct termios *settings) {
  dialog_drain(device);
  while (tcsetattr(device->input, TCSANOW, settings) == -1 && errno == EINTR) continue;
}

/** Every byte comes at once and none is echoed; keys do not send signals. */
static void dialog_make_raw(dialog_device *device) {
  struct termios raw = device->settings;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  dialog_set(device, &raw);
  device->is_open = true;
}

static void dialog_restore(dialog_device *device) {
  if (device->is_open) dialog_set(device, &device->settings);
  device->is_open = false;
}

/** A number of an environment variable, from 1; 0 where there is none. */
static int dialog_environment_number(const char *name) {
  const char *text = getenv(name);
  int number = 0;
  for (; text != NULL && dialog_is_digit(*text) && number < 10000; text++) {
    number = number * 10 + (*text - '0');
  }
  return number;
}

static void dialog_measure(const dialog_device *device, int *rows, int *columns) {
  struct winsize size;
  *rows = *columns = 0;
  if (ioctl(device->output, TIOCGWINSZ, &size) == 0) {
    *rows = size.ws_row;
    *columns = size.ws_col;
  }
  if (*rows <= 0) *rows = dialog_environment_number("LINES");
  if (*columns <= 0) *columns = dialog_environment_number("COLUMNS");
  if (*rows <= 0) *rows = 24;
  if (*columns <= 0) *columns = 80;
}
