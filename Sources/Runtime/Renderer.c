#include "Terminal/system.h"

#include "Renderer.h"

#define DIALOG_TERMINAL_FUNCTION
#define TAKE "compile.h"

#include "Parts/renderer.h"

dialog_answer *dialog_terminal_answer(void) {
  static dialog_answer answer;
  return &answer;
}
