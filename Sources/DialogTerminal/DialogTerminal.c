/* Each piece uses those before it; TerminalBackend.swift has the same list. */
#include "../DialogBackends/Terminal/Runtime/system.h"

#include "DialogTerminal.h"

#define DIALOG_TERMINAL_FUNCTION

#include "../DialogBackends/Terminal/Runtime/characters.h"
#include "../DialogBackends/Terminal/Runtime/clusters.h"
#include "../DialogBackends/Terminal/Runtime/words.h"
#include "../DialogBackends/Terminal/Runtime/lines.h"
#include "../DialogBackends/Terminal/Runtime/direction.h"
#include "../DialogBackends/Terminal/Runtime/shapes.h"
#include "../DialogBackends/Terminal/Runtime/device.h"
#include "../DialogBackends/Terminal/Runtime/screen.h"
#include "../DialogBackends/Terminal/Runtime/keys.h"
#include "../DialogBackends/Terminal/Runtime/sequences.h"
#include "../DialogBackends/Terminal/Runtime/editor.h"
#include "../DialogBackends/Terminal/Runtime/page.h"
#include "../DialogBackends/Terminal/Runtime/pages.h"
#include "../DialogBackends/Terminal/Runtime/layout.h"
#include "../DialogBackends/Terminal/Runtime/rows.h"
#include "../DialogBackends/Terminal/Runtime/draw.h"
#include "../DialogBackends/Terminal/Runtime/fields.h"
#include "../DialogBackends/Terminal/Runtime/buttons.h"
#include "../DialogBackends/Terminal/Runtime/scene.h"
#include "../DialogBackends/Terminal/Runtime/conversation.h"
#include "../DialogBackends/Terminal/Runtime/moves.h"
#include "../DialogBackends/Terminal/Runtime/events.h"
#include "../DialogBackends/Terminal/Runtime/plain.h"
#include "../DialogBackends/Terminal/Runtime/show.h"

dialog_answer *dialog_terminal_answer(void) {
  static dialog_answer answer;
  return &answer;
}
