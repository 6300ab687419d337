/* The runtime of the C artifact, after its introduction: each piece uses those before it. */

#define PIECE "../C/values.h"
#include TAKE

#define PIECE "../C/definition.h"
#include TAKE

#define PIECE "../C/characters.h"
#include TAKE

#define PIECE "../C/output.h"
#include TAKE

#define PIECE "../C/instructions.h"
#include TAKE

#define PIECE "../C/decimal.h"
#include TAKE

#define PIECE "../C/numbers.h"
#include TAKE

#define PIECE "../C/quantities.h"
#include TAKE

#define PIECE "../C/dates.h"
#include TAKE

#define PIECE "../C/lists.h"
#include TAKE

#define PIECE "../C/sounds.h"
#include TAKE

#define PIECE "../C/korean.h"
#include TAKE

#define PIECE "../C/english.h"
#include TAKE

#define PIECE "../C/french.h"
#include TAKE

#define PIECE "../C/turkish.h"
#include TAKE

#define PIECE "../C/project.h"
#include TAKE

#define PIECE "../C/load.h"
#include TAKE

#define PIECE "../C/languages.h"
#include TAKE

#define PIECE "../C/program.h"
#include TAKE

#define PIECE "../C/text.h"
#include TAKE

#define PIECE "../C/placement.h"
#include TAKE

#define PIECE "../C/functions.h"
#include TAKE
