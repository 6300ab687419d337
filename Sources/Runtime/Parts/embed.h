/* Takes a piece as bytes, after an empty line. */
'\n',
#embed PIECE suffix(,)
#undef PIECE
