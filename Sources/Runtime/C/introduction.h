/* Shows the dialogs of a header that dialogc made; the same for all of them.

   Texts are written into the caller's buffers, as snprintf does; a dialog's tables say what it has
   and where its buttons stand. No heap, no locale, no files, no state: any thread may call any
   function. C99 and C++17.

     dialog_choose_language   the language that suits someone best
     dialog_format            a text of a dialog
     dialog_place             which buttons are shown, and where
     dialog_choice_at         one of them
     dialog_format_choice     its title
     dialog_exit              what leaving stands for
     dialog_is_shown          whether a field is shown
     dialog_format_initial    what a field holds at first
     dialog_is_sensitive      whether a text must not be shown on a locked screen */

#ifndef DIALOG_RUNTIME_H
#define DIALOG_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* A header has more than any one program uses. */
#if defined(__GNUC__) || defined(__clang__)
#define DIALOG_UNUSED __attribute__((unused))
#define DIALOG_DEPRECATED(reason) __attribute__((deprecated(reason)))
#else
#define DIALOG_UNUSED
#define DIALOG_DEPRECATED(reason)
#endif

/* Not inline by its word: compilers decide, and make programs half as large. What is always inline
   leaves out what a constant argument forbids; what is shared is there once, however small. */
#if defined(__GNUC__) || defined(__clang__)
#define DIALOG_FUNCTION DIALOG_UNUSED static
#define DIALOG_INLINE __attribute__((always_inline)) static inline
#define DIALOG_SHARED __attribute__((unused, noinline)) static
#else
#define DIALOG_FUNCTION static inline
#define DIALOG_INLINE static inline
#define DIALOG_SHARED static inline
#endif

/* What one file of a program defines for the others. */
#ifdef __cplusplus
#define DIALOG_EXTERN extern "C"
#else
#define DIALOG_EXTERN extern
#endif

/* The casts here are C's, which g++ and clang++ can tell of. */
#if defined(__cplusplus) && (defined(__GNUC__) || defined(__clang__))
#define DIALOG_BEGIN \
  _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wold-style-cast\"")
#define DIALOG_FINISH _Pragma("GCC diagnostic pop")
#else
#define DIALOG_BEGIN
#define DIALOG_FINISH
#endif

DIALOG_BEGIN
