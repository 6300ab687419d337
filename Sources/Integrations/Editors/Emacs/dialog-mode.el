;;; dialog-mode.el --- Major mode for the dialog language  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Alerts, action sheets and notifications by the Human Interface Guidelines.  Findings, completion,
;; renaming and the rest come from `dialogc lsp' by Eglot: M-x eglot.

;;; Code:

(require 'rx)

(defgroup dialog nil
  "The dialog language."
  :group 'languages)

(defcustom dialog-program "dialogc"
  "The program dialogc: a path, or a name in the variable `exec-path'."
  :type 'string)

(defcustom dialog-indent-offset 2
  "How many columns a block stands in."
  :type 'integer
  :safe #'integerp)

(defvar dialog-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    table)
  "Comments nest; texts stand between double quotes.")

(defconst dialog--statements
  '("app" "guidelines" "source" "locales" "devices" "textSize" "notifications" "rules" "permission"
    "settings" "title" "subtitle" "message" "body" "hiddenPreview" "description" "purpose" "field"
    "button" "choice" "cancel" "exit" "layout" "shown" "undoable" "delivery" "category" "suggest"
    "level" "thread" "identifier" "sound" "badge" "consent" "detail" "media" "action" "opens")
  "What begins a statement.")

(defconst dialog--attributes
  '("destructive" "default" "if" "not" "for" "in" "limit" "required" "secure" "keyboard" "content"
    "initial" "authenticated" "input" "send" "clearedBy" "showing" "live" "after" "sensitive" "by" "of")
  "What follows names and texts.")

(defconst dialog--values
  '("zero" "one" "two" "few" "many" "other" "true" "false" "dismissed" "manual" "atLaunch"
    "onFirstNeed" "off" "note" "warning" "error" "local" "remote" "banner" "passive" "active"
    "timeSensitive" "critical" "none" "communication" "reminder" "status" "event" "transaction"
    "marketing" "video" "audio" "map" "text" "email" "number" "decimal" "phone" "url" "name" "username"
    "password" "newPassword" "oneTimeCode" "address" "purchase" "problem" "choose" "inform")
  "Words that statements choose from.")

(eval-and-compile
  (rx-define dialog-name (seq (any alpha "_") (* (any alnum "_"))))
  (rx-define dialog-start (seq (or bol (any ";{}")) (* space))))

(defvar dialog-font-lock-keywords
  `((,(rx bol (* space) (group (or "project" "enum" "alert" "actionSheet" "notification")) (+ space)
          (group dialog-name))
     (1 font-lock-keyword-face) (2 font-lock-type-face))
    (,(rx bol (* space) (group "translation") (+ space) (group (+ (any alnum "-"))) (+ space)
          (group "of") (+ space) (group dialog-name))
     (1 font-lock-keyword-face) (2 font-lock-constant-face) (3 font-lock-keyword-face)
     (4 font-lock-type-face))
    (,(rx bol (* space) (group "terms") (* space) "{") 1 font-lock-keyword-face)
    (,(rx "@" (* space) (or "allow" "deprecated") symbol-end) . font-lock-preprocessor-face)
    (,(rx dialog-start (group (or "button" "choice" "action" "field")) (+ space) (group dialog-name))
     (1 font-lock-keyword-face) (2 font-lock-function-name-face))
    (,(rx dialog-start (group (or "color" "colour" "font" "icon" "image" "position" "style" "vibration"))
          symbol-end)
     1 font-lock-warning-face)
    (,(rx "{" (group dialog-name) (? ":" (group (+ (not (any "{}\"\\\n"))))) "}")
     (1 font-lock-variable-name-face t) (2 font-lock-builtin-face t t))
    (,(rx (group dialog-name) (* space) ":") 1 font-lock-variable-name-face)
    (,(rx symbol-start (or "String" "Int" "Double" "Bool" "Date" "Currency" "Bytes" "URL") symbol-end)
     . font-lock-type-face)
    (,(rx dialog-name (* "-" (+ alnum)) "/" dialog-name (* "-" (+ alnum))) . font-lock-constant-face)
    (,(concat (rx dialog-start) (regexp-opt dialog--statements t) (rx symbol-end)) 1 font-lock-keyword-face)
    (,(regexp-opt dialog--attributes 'symbols) . font-lock-builtin-face)
    (,(regexp-opt dialog--values 'symbols) . font-lock-constant-face)
    (,(rx symbol-start (group (repeat 2 3 (any "a-z")) (* "-" (+ alnum))) (+ space) "\"")
     1 font-lock-constant-face))
  "What the words of the language look like.")

(defun dialog--syntax-propertize (start end)
  "Let three quotes between START and END be one delimiter."
  (goto-char start)
  (funcall
   (syntax-propertize-rules
    ("\"\"\"" (0 (ignore (dialog--propertize-quotes (match-beginning 0))))))
   (point) end))

(defun dialog--propertize-quotes (place)
  "Make the three quotes at PLACE begin or end a text of several lines."
  (let* ((state (save-excursion (syntax-ppss place)))
         (outer (if (nth 3 state) (+ 2 place) place)))
    (unless (or (nth 4 state) (characterp (nth 3 state)))
      (put-text-property place (+ 3 place) 'syntax-table (string-to-syntax "."))
      (put-text-property outer (1+ outer) 'syntax-table (string-to-syntax "|")))))

(defun dialog-indent-line ()
  "Indent a line by the blocks around it; texts of several lines stay."
  (interactive)
  (let ((state (save-excursion (syntax-ppss (line-beginning-position)))))
    (if (or (nth 3 state) (nth 4 state))
        'noindent
      (let ((column (dialog--column state)))
        (if (<= (current-column) (current-indentation))
            (indent-line-to column)
          (save-excursion (indent-line-to column)))))))

(defun dialog--column (state)
  "The column of a line after STATE: a step in from the innermost block."
  (let ((open (nth 1 state))
        (closes (save-excursion (back-to-indentation) (looking-at-p (rx (any "])}"))))))
    (if open
        (+ (save-excursion (goto-char open) (current-indentation))
           (if closes 0 dialog-indent-offset))
      0)))

;;;###autoload
(define-derived-mode dialog-mode prog-mode "Dialog"
  "Major mode for alerts, action sheets and notifications."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip (rx (or (seq "//" (* "/")) "/*") (* space)))
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'dialog-indent-line)
  (setq-local electric-indent-chars (append "})]" electric-indent-chars))
  (setq-local syntax-propertize-function #'dialog--syntax-propertize)
  (setq-local imenu-generic-expression
              `((nil ,(rx bol (* space) (or "project" "enum" "alert" "actionSheet" "notification")
                          (+ space) (group dialog-name))
                     1)))
  (setq-local font-lock-defaults '(dialog-font-lock-keywords))
  (setq-local compile-command (concat dialog-program " check --diagnostics xcode .")))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.dialog\\'" . dialog-mode))

(defvar eglot-server-programs)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs `(dialog-mode . (,dialog-program "lsp"))))

(provide 'dialog-mode)
;;; dialog-mode.el ends here
