/* Takes a piece as the source that it is. */
#include PIECE
#undef PIECE
