/* The parts of artifacts: the pieces in the folders C, Terminal and Swift, put together. */

#include "Parts.h"

#ifndef __has_embed
#error "#embed is not known: it needs Clang 19, or the Clang of Swift 6.3"
#endif

/* Of C23, and clang has it in every C; the other files of this target are C99. */
#pragma clang diagnostic ignored "-Wc23-extensions"

#define TAKE "embed.h"

static const uint8_t runtime[] = {
#embed "C/introduction.h" suffix(,)
#include "Parts/runtime.h"
};

static const uint8_t terminal_system[] = {
#embed "Terminal/system.h"
};

static const uint8_t interface[] = {
#embed "Terminal/options.h"
};

static const uint8_t renderer[] = {
  '\n',
#embed "Terminal/shown.h" suffix(,)
#include "Parts/renderer.h"
  '\n',
#embed "Terminal/instance.h"
};

static const uint8_t program[] = {
#include "Parts/program.h"
};

static const uint8_t swift_pieces[] = {
#include "Parts/swift.h"
};

static const uint8_t swift_code[] = {
  '\n',
#embed "Swift/Catalog/NoCatalog.swift"
};

static const uint8_t swift_catalog[] = {
  '\n',
#embed "Swift/Catalog/Catalog.swift" suffix(,)
  '\n',
#embed "Swift/Catalog/FormatString.swift"
};

static const uint8_t swift_korean[] = {
  '\n',
#embed "Swift/Sounds/KoreanFinal.swift"
};

static const uint8_t swift_english[] = {
  '\n',
#embed "Swift/Sounds/EnglishInitial.swift"
};

static const uint8_t swift_french[] = {
  '\n',
#embed "Swift/Sounds/FrenchInitial.swift"
};

static const uint8_t swift_turkish[] = {
  '\n',
#embed "Swift/Sounds/TurkishFinal.swift"
};

#define TEXT(bytes) ((dialog_part_text){bytes, sizeof(bytes)})

dialog_part_text dialog_text_of_part(dialog_part part) {
  switch (part) {
  case DIALOG_PART_RUNTIME: return TEXT(runtime);
  case DIALOG_PART_SYSTEM: return TEXT(terminal_system);
  case DIALOG_PART_INTERFACE: return TEXT(interface);
  case DIALOG_PART_RENDERER: return TEXT(renderer);
  case DIALOG_PART_PROGRAM: return TEXT(program);
  case DIALOG_PART_SWIFT: return TEXT(swift_pieces);
  case DIALOG_PART_SWIFT_CODE: return TEXT(swift_code);
  case DIALOG_PART_SWIFT_CATALOG: return TEXT(swift_catalog);
  case DIALOG_PART_SWIFT_KOREAN: return TEXT(swift_korean);
  case DIALOG_PART_SWIFT_ENGLISH: return TEXT(swift_english);
  case DIALOG_PART_SWIFT_FRENCH: return TEXT(swift_french);
  case DIALOG_PART_SWIFT_TURKISH: return TEXT(swift_turkish);
  }
}
