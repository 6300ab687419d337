import DialogLocales
import TestSupport
import Testing

@testable import DialogBackends

@Suite("C artifact")
struct CBackendTests {
  @Test("of a small alert")
  func smallAlert() throws {
    let program = try checkedProgram(
      """
      /// A library.
      project Books { source en; locales en, ko }

      /// Asked when someone returns books.
      alert Return(count: Int) {
        title { en by count { one "Return It?" other "Return {count} Books?" } ko "반납할까요?" }
        /// They can be borrowed again.
        button return "Return"
        cancel "Cancel"
      }
      """)
    let files = Backend.c.artifacts(for: program)
    #expect(files.map(\.path) == ["Books.h", "dialog_runtime.h"])
    #expect(String(decoding: files[0].bytes, as: UTF8.self) == Self.header)
  }

  @Test("has no data that no text needs")
  func onlyWhatIsNeeded() throws {
    let program = try checkedProgram(
      #"alert Ask(name: String) { title "Ask {name}?"; button ok "OK"; exit ok }"#)
    let header = String(decoding: Backend.c.artifacts(for: program)[0].bytes, as: UTF8.self)
    #expect(!header.contains("dialog_numbers"))
    #expect(!header.contains("dialog_plural"))
    #expect(header.contains(#""en\0" "en eng=en""#))
  }

  @Test("has room for what any language knows")
  func everyLocale() throws {
    let tags = LocaleData.allTags.map(\.tag).filter { $0 != "root" && $0 != "en" }
    let program = try checkedProgram(
      """
      project All { source en; locales en, \(tags.joined(separator: ", ")) }
      alert Ask(a: Double, b: Currency, c: Date, d: Bytes, e: [String]) {
        title "{a:percent} {b} {c:date} {c:time} {c:relative} {d} {e}"; button ok "OK"; exit ok
      }
      """)
    let header = String(decoding: Backend.c.artifacts(for: program)[0].bytes, as: UTF8.self)
    #expect(tags.count > 400 && header.contains("in_zu"))
  }

  private static let header = #"""
    /* The dialogs of Books, made by dialogc: change the sources instead.
       A library.

       First what a program uses, then the tables that define it. C99 and C++17.

       Included as it is, it defines all it declares for the file that includes it. Where many files do,
       #define BOOKS_DECLARE_ONLY before it in each, and BOOKS_DEFINE in one. */

    #ifndef BOOKS_H
    #define BOOKS_H

    #include "dialog_runtime.h"

    #if DIALOG_RUNTIME_VERSION != \#(CBackend.runtimeVersion)
    #error Books.h and dialog_runtime.h are not of one dialogc: build both anew
    #endif

    #if defined(BOOKS_DECLARE_ONLY) || defined(BOOKS_DEFINE)
    #define BOOKS_FUNCTION DIALOG_EXTERN
    #define BOOKS_OBJECT
    #else
    #define BOOKS_FUNCTION DIALOG_FUNCTION
    #define BOOKS_OBJECT DIALOG_UNUSED static
    #endif
    #define books_FUNCTION BOOKS_FUNCTION

    DIALOG_BEGIN

    /* ---- Languages ---- */

    typedef enum books_language {
      BOOKS_LANGUAGE_EN,
      BOOKS_LANGUAGE_KO
    } books_language;
    #define BOOKS_LANGUAGE_COUNT 2

    /** Returns the language that suits someone best: of a list as Accept-Language has it, or a locale
        of POSIX such as the variable LANG holds; see dialog_choose_language. */
    BOOKS_FUNCTION books_language books_choose_language(const char *list);

    /** Writes a text without parameters. Returns its length, cuts it as dialog_format does. */
    typedef size_t books_text(char *buffer, size_t size, books_language language);

    /* ---- Dialogs ---- */

    /** The dialogs, as books_dialog_at counts them. */
    typedef enum books_dialog {
      BOOKS_DIALOG_RETURN
    } books_dialog;
    #define BOOKS_DIALOG_COUNT 1

    /** Returns what defines a dialog; NULL beyond the last one. */
    BOOKS_FUNCTION const dialog_definition *books_dialog_at(size_t index);

    #if defined(BOOKS_DECLARE_ONLY) || defined(BOOKS_DEFINE)
    DIALOG_EXTERN const dialog_project books_project;
    #endif

    /* ---- Return ---- */

    /** Asked when someone returns books. */
    typedef struct books_return_parameters {
      int64_t count;
    } books_return_parameters;

    typedef enum books_return_outcome {
      /** They can be borrowed again. */
      BOOKS_RETURN,
      BOOKS_RETURN_CANCEL
    } books_return_outcome;
    #define BOOKS_RETURN_OUTCOME_COUNT 2

    /** Returns the dialog as it is shown, for what shows any dialog. */
    BOOKS_FUNCTION dialog_instance books_return(
        books_language language, const books_return_parameters *parameters);

    /** Writes a text of the dialog. Returns its length, cuts it as dialog_format does. */
    typedef size_t books_return_text(
        char *buffer, size_t size, books_language language, const books_return_parameters *parameters);

    /** Return {count} Books? */
    BOOKS_FUNCTION books_return_text books_return_title;

    /** The title of the button of an outcome. Returns its length, cuts it as dialog_format does. */
    BOOKS_FUNCTION size_t books_return_button(
        char *buffer, size_t size, books_language language, const books_return_parameters *parameters,
        books_return_outcome button);

    #if !defined(BOOKS_DECLARE_ONLY) || defined(BOOKS_DEFINE)

    /* ---- Languages ---- */

    DIALOG_FUNCTION dialog_plural books_PLURAL(size_t language, uint64_t n) {
      switch (language) {
        case 0: /* en */
          if (n == 1) return DIALOG_PLURAL_ONE;
          break;
        default: break;
      }
      return DIALOG_PLURAL_OTHER;
    }

    static const struct books_NUMBERS_rows {
      struct { dialog_numbers row; } in_en;
    } books_NUMBERS = {
      {
        {0x30, {"", "", "-", "", ".", ",", 3, 3, 3}, {"", "", "", "", "", "", 0, 0, 0}}
      }
    };

    DIALOG_INLINE dialog_conventions books_CONVENTIONS(unsigned needs, size_t language) {
      dialog_conventions known;
      memset(&known, 0, sizeof known);
      if ((needs & DIALOG_PLURALS) != 0) known.plurals.rules = books_PLURAL;
      known.plurals.language = language;
      if ((needs & DIALOG_NUMBERS) != 0)
        known.numbers = DIALOG_ROW(dialog_numbers, books_NUMBERS, 0);
      return known;
    }

    static const struct {
      dialog_languages l; dialog_language rows[2];
      char s0[26];
    } books_languages = {
      {2},
      {{0, 3, 0, false}, {13, 16, 0, false}},
      "en\0" "en eng=en\0" "ko\0" "ko kor=ko"
    };

    #define books_APP NULL

    BOOKS_FUNCTION books_language books_choose_language(const char *list) {
      return (books_language)dialog_choose_language(DIALOG_LANGUAGES(books), list);
    }

    static const struct {
      dialog_definition d; dialog_parameter p[1]; dialog_button b[2]; int32_t o[2]; char s0[102];
    } books_return_data = {
      {sizeof(books_return_parameters), 27, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 0, DIALOG_ALERT,
        DIALOG_PURPOSE_UNSTATED, DIALOG_ROW, false, false, false, false, false},
      {DIALOG_MEMBER(books_return, count, 7, DIALOG_INT)},
      {DIALOG_BUTTON(13, 84, DIALOG_ROLE_NORMAL), DIALOG_BUTTON(20, 93, DIALOG_ROLE_CANCEL)},
      {1, 0},
      /* names */
      "Return\0"
      "count\0" "return\0" "cancel\0"
      /* title */
      DIALOG_BY(0)
        DIALOG_WHEN(one) "Return It?"
        DIALOG_OTHERWISE "Return " DIALOG_PUT(0) " Books?" DIALOG_END "\0"
      "반납할까요?\0"
      /* return */
      "Return\0"
      DIALOG_UNTRANSLATED "\0"
      /* cancel */
      "Cancel\0"
      DIALOG_UNTRANSLATED
    };
    DIALOG_NEEDS(books, 801, DIALOG_INTEGERS | DIALOG_PLURALS)
    DIALOG_NEEDS(books, 0, 0)
    DIALOG_SHOWS_WITH(books, books_return, 801)
    DIALOG_SAYS_WITH(books, books_return, title, 27, 801)
    DIALOG_TITLES_WITH(books, books_return, button, 0)

    /* ---- The project ---- */

    BOOKS_FUNCTION const dialog_definition *books_dialog_at(size_t index) {
      switch (index) {
        case 0: return DIALOG_TABLE(books_return);
        default: return NULL;
      }
    }
    BOOKS_OBJECT const dialog_project books_project = {
      "Books", DIALOG_LANGUAGES(books), books_APP,
      books_dialog_at, 1,
      NULL, NULL,
      books_KNOWS_801
    };

    #endif

    DIALOG_FINISH

    #endif

    """#
}
