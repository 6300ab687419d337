/* The renderer, which shows a `dialog_shown`: each piece uses those before it. */

#define PIECE "../Terminal/characters.h"
#include TAKE

#define PIECE "../Terminal/clusters.h"
#include TAKE

#define PIECE "../Terminal/words.h"
#include TAKE

#define PIECE "../Terminal/lines.h"
#include TAKE

#define PIECE "../Terminal/direction.h"
#include TAKE

#define PIECE "../Terminal/shapes.h"
#include TAKE

#define PIECE "../Terminal/device.h"
#include TAKE

#define PIECE "../Terminal/screen.h"
#include TAKE

#define PIECE "../Terminal/keys.h"
#include TAKE

#define PIECE "../Terminal/sequences.h"
#include TAKE

#define PIECE "../Terminal/entries.h"
#include TAKE

#define PIECE "../Terminal/editor.h"
#include TAKE

#define PIECE "../Terminal/page.h"
#include TAKE

#define PIECE "../Terminal/pages.h"
#include TAKE

#define PIECE "../Terminal/refusals.h"
#include TAKE

#define PIECE "../Terminal/layout.h"
#include TAKE

#define PIECE "../Terminal/rows.h"
#include TAKE

#define PIECE "../Terminal/draw.h"
#include TAKE

#define PIECE "../Terminal/fields.h"
#include TAKE

#define PIECE "../Terminal/buttons.h"
#include TAKE

#define PIECE "../Terminal/scene.h"
#include TAKE

#define PIECE "../Terminal/conversation.h"
#include TAKE

#define PIECE "../Terminal/moves.h"
#include TAKE

#define PIECE "../Terminal/events.h"
#include TAKE

#define PIECE "../Terminal/plain.h"
#include TAKE

#define PIECE "../Terminal/show.h"
#include TAKE
