/* The program that -DDIALOG_MAIN makes of a terminal artifact, but for `main` itself: each piece
   uses those before it. */

#define PIECE "../Terminal/arguments.h"
#include TAKE

#define PIECE "../Terminal/call.h"
#include TAKE

#define PIECE "../Terminal/result.h"
#include TAKE

#define PIECE "../Terminal/main.h"
#include TAKE
