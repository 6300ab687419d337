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
    let files = CBackend.files(for: program)
    #expect(files.map(\.path) == ["Books.h", "dialog_runtime.h"])
    #expect(String(decoding: files[0].bytes, as: UTF8.self) == Self.header)
  }

  @Test("has no data that no text needs")
  func onlyWhatIsNeeded() throws {
    let program = try checkedProgram(
      #"alert Ask(name: String) { title "Ask {name}?"; button ok "OK"; exit ok }"#)
    let header = String(decoding: CBackend.files(for: program)[0].bytes, as: UTF8.self)
    #expect(!header.contains("dialog_numbers"))
    #expect(!header.contains("dialog_plural"))
    #expect(header.contains(#"{"en", "en eng=en", false, 0, NULL, NULL, NULL,"#))
  }

  private static let header = #"""
    /* The dialogs of Books, made by dialogc: change the sources instead.
       A library.

       First what a program uses, then the tables that define it. C99 and C++17. */

    #ifndef BOOKS_H
    #define BOOKS_H

    #include "dialog_runtime.h"

    /* ---- Languages ---- */

    typedef enum books_language {
      BOOKS_LANGUAGE_EN,
      BOOKS_LANGUAGE_KO
    } books_language;

    /** The language that suits someone best: of a list as Accept-Language has it, or a locale
        of POSIX such as the variable LANG holds; see dialog_choose_language. */
    DIALOG_FUNCTION books_language books_choose_language(const char *list);

    /* ---- Dialogs ---- */

    /** The dialogs, by their place in books_project.dialogs. */
    typedef enum books_dialog {
      BOOKS_DIALOG_RETURN
    } books_dialog;

    /* ---- Return ---- */

    /** Asked when someone returns books. */
    typedef struct books_return_parameters {
      int64_t count;
    } books_return_parameters;

    typedef enum books_return_outcome {
      /** They can be borrowed again. */
      BOOKS_RETURN_RETURN,
      BOOKS_RETURN_CANCEL
    } books_return_outcome;

    /** The dialog as it is shown, for what shows any dialog. */
    DIALOG_FUNCTION dialog_instance books_return(
        books_language language, const books_return_parameters *parameters);

    /** Return {count} Books? */
    DIALOG_FUNCTION size_t books_return_title(
        char *buffer, size_t size, books_language language, const books_return_parameters *parameters);

    /** The title of the button that ends with an outcome. */
    DIALOG_FUNCTION size_t books_return_button(
        char *buffer, size_t size, books_language language, const books_return_parameters *parameters,
        books_return_outcome button);

    /* ---- Languages ---- */

    DIALOG_FUNCTION dialog_plural books_plural_en(uint64_t n) {
      if (n == 1) return DIALOG_PLURAL_ONE;
      return DIALOG_PLURAL_OTHER;
    }

    static const dialog_numbers books_numbers_en = {
      0x30, {"", "", "-", "", ".", ",", 3, 3, 3}, NULL
    };

    DIALOG_FUNCTION dialog_plural books_plural_ko(uint64_t n) {
      (void)n;
      return DIALOG_PLURAL_OTHER;
    }

    static const dialog_language books_languages[] = {
      {"en", "en eng=en", false, 0, books_plural_en, &books_numbers_en, NULL, NULL, NULL, NULL, NULL,
        NULL, NULL, NULL, NULL},
      {"ko", "ko kor=ko", false, 0, books_plural_ko, &books_numbers_en, NULL, NULL, NULL, NULL, NULL,
        NULL, NULL, NULL, NULL}
    };

    /* ---- Return ---- */

    static const char *const books_return_title_text[] = {
      /* en: one “Return It?” other “Return {count} Books?” */
      (DIALOG_BY(0)
        DIALOG_WHEN(one) "Return It?"
        DIALOG_OTHERWISE "Return " DIALOG_PUT(0) " Books?" DIALOG_END),
      /* ko: 반납할까요? */
      "\353\260\230\353\202\251\355\225\240\352\271\214\354\232\224?"
    };
    static const char *const books_return_button_return_text[] = {
      /* en */
      "Return",
      NULL /* ko */
    };
    static const char *const books_return_button_cancel_text[] = {
      /* en */
      "Cancel",
      NULL /* ko */
    };
    static const dialog_parameter books_return_parameter_table[] = {
      {"count", DIALOG_INT, offsetof(books_return_parameters, count), NULL, false}
    };
    static const dialog_button books_return_buttons[] = {
      {"return", DIALOG_ROLE_NORMAL, books_return_button_return_text, DIALOG_ALWAYS, DIALOG_NONE, 0,
        false, DIALOG_NOWHERE, NULL, NULL},
      {"cancel", DIALOG_ROLE_CANCEL, books_return_button_cancel_text, DIALOG_ALWAYS, DIALOG_NONE, 0,
        false, DIALOG_NOWHERE, NULL, NULL}
    };
    static const int books_return_order[] = {1, 0};
    static const dialog_definition books_return_definition = {
      "Return", DIALOG_ALERT, DIALOG_PURPOSE_UNSTATED,
      /* parameters */ books_return_parameter_table, 1, sizeof(books_return_parameters),
      /* title */ books_return_title_text,
      /* subtitle */ NULL,
      /* message */ NULL,
      /* body */ NULL,
      /* hidden_preview */ NULL,
      /* description */ NULL,
      /* fields */ NULL, 0,
      /* buttons */ books_return_buttons, 2,
      DIALOG_ROW, books_return_order, NULL,
      /* exit */ 1,
      /* default */ 0,
      /* source */ NULL,
      /* at launch, on first need */ false, false,
      /* after */ NULL,
      /* undoable */ false,
      /* notification */ NULL
    };

    /* ---- The project ---- */

    static const dialog_definition *const books_dialogs[] = {
      &books_return_definition
    };
    DIALOG_UNUSED static const dialog_project books_project = {
      "Books", NULL,
      books_languages, 2,
      books_dialogs, 1
    };

    /* ---- Functions ---- */

    DIALOG_FUNCTION books_language books_choose_language(const char *list) {
      return (books_language)dialog_choose_language(&books_project, list);
    }

    DIALOG_FUNCTION dialog_instance books_return(
        books_language language, const books_return_parameters *parameters) {
      return dialog_instance_of(
        &books_project, &books_return_definition, (size_t)language, parameters);
    }

    DIALOG_FUNCTION size_t books_return_title(
        char *buffer, size_t size, books_language language, const books_return_parameters *parameters) {
      dialog_instance instance = dialog_instance_of(
        &books_project, &books_return_definition, (size_t)language, parameters);
      return dialog_format(buffer, size, &instance, books_return_title_text);
    }

    DIALOG_FUNCTION size_t books_return_button(
        char *buffer, size_t size, books_language language, const books_return_parameters *parameters,
        books_return_outcome button) {
      dialog_choice choice = {(size_t)button, 0};
      dialog_instance instance = dialog_instance_of(
        &books_project, &books_return_definition, (size_t)language, parameters);
      return dialog_format_choice(buffer, size, &instance, choice);
    }

    #endif

    """#
}
