/* ---- Programs: texts with their values and choices ---- */

/* A program is a text in UTF-8. Bytes that never occur in UTF-8 are its instructions:

     PUT parameter style           writes a value
     BY parameter WHEN key … END   writes what comes after the key that the value has
     AGREE parameter reader … END  writes a value and the word that agrees with its sound

   A parameter is its index, or `e`: the element of a repeated choice. A NUL ends a program; UNTRANSLATED
   alone stands for one that there is not. */

#define DIALOG_PUT(parameter) "\370" #parameter "p"
#define DIALOG_PUT_PERCENT(parameter) "\370" #parameter "%"
#define DIALOG_PUT_TIME(parameter) "\370" #parameter "t"
#define DIALOG_PUT_DISTANCE(parameter) "\370" #parameter "r"
#define DIALOG_BY(parameter) "\371" #parameter ":"
/** `=3`, a plural category, `true`, `false` or the index of an enum's case. */
#define DIALOG_WHEN(key) "\372" #key ":"
#define DIALOG_OTHERWISE \
  "\372"                 \
  "*:"
#define DIALOG_END "\373"
/** Then the forms with DIALOG_OR between them, in the order of the reader's sounds: after a vowel, a
    consonant, ㄹ and a sound that cannot be told, or those of dialog_turkish_final. The others
    write the form without the value, which stands beside it in that style. */
#define DIALOG_AGREE(parameter, reader) "\374" #parameter reader "+"
#define DIALOG_AGREE_ALONE(parameter, reader) "\374" #parameter reader "p"
#define DIALOG_AGREE_PERCENT(parameter, reader) "\374" #parameter reader "%"
#define DIALOG_AGREE_TIME(parameter, reader) "\374" #parameter reader "t"
#define DIALOG_AGREE_DISTANCE(parameter, reader) "\374" #parameter reader "r"
#define DIALOG_OR "\375"
#define DIALOG_UNTRANSLATED "\376"

/* Readers, which tell how a value sounds. */
#define DIALOG_KOREAN_FINAL "k" /* how it ends in Korean; the word comes after it */
#define DIALOG_ENGLISH_INITIAL "a" /* how it begins in English; the word stands before it */
#define DIALOG_FRENCH_INITIAL "f" /* how it begins in French; the word stands before it */
#define DIALOG_TURKISH_FINAL "t" /* how it ends in Turkish; the word comes after it */

typedef enum dialog_instruction {
  DIALOG_DO_PUT = 0xF8,
  DIALOG_DO_BY = 0xF9,
  DIALOG_DO_WHEN = 0xFA,
  DIALOG_DO_END = 0xFB,
  DIALOG_DO_AGREE = 0xFC,
  DIALOG_DO_OR = 0xFD
} dialog_instruction;

DIALOG_FUNCTION bool dialog_does(const char *program, dialog_instruction instruction) {
  return (unsigned char)*program == (unsigned char)instruction;
}

/** Passes over what comes after an instruction: up to the next one of its kind (WHEN, OR), or the
    END of all of them. */
DIALOG_FUNCTION const char *dialog_skip(const char *program, dialog_instruction kind) {
  int depth = 0;
  for (; *program != '\0'; program++) {
    if (depth == 0 && (dialog_does(program, kind) || dialog_does(program, DIALOG_DO_END))) break;
    if (dialog_does(program, DIALOG_DO_BY) || dialog_does(program, DIALOG_DO_AGREE)) depth++;
    if (dialog_does(program, DIALOG_DO_END)) depth--;
  }
  return program;
}

/** What comes after a key, or NULL. The program is at its first WHEN. */
DIALOG_FUNCTION const char *dialog_find_arm(const char *program, const char *key) {
  size_t length = strlen(key);
  while (dialog_does(program, DIALOG_DO_WHEN)) {
    program++;
    if (strncmp(program, key, length) == 0 && program[length] == ':') return program + length + 1;
    program = dialog_skip(program, DIALOG_DO_WHEN);
  }
  return NULL;
}
