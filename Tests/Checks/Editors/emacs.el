;;; emacs.el --- A conversation of Eglot with the server  -*- lexical-binding: t; -*-

;; Opens the source named in CONVERSATION and writes what came of it to CONVERSATION.out, and what was shown,
;; offered and drawn to files of those names.

(require 'eglot)
(require 'flymake)
(load (expand-file-name "dialog-mode.el" (getenv "EXTENSION")) nil t)

(setq eglot-sync-connect 30 eglot-connect-timeout 30 create-lockfiles nil make-backup-files nil)

(defun await (done)
  "Wait until DONE says so, for half a minute at most."
  (with-timeout (30 nil)
    (while (not (funcall done)) (accept-process-output nil 0.05))
    t))

(defun told-of (words)
  "What Eglot shows of the thing that starts with WORDS."
  (goto-char (point-min))
  (search-forward words)
  (goto-char (match-beginning 0))
  (let (told)
    ;; Eglot tells only of what is in a window.
    (switch-to-buffer (current-buffer))
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq told (or told text))))
    (await (lambda () told))
    told))

(defun completed (start)
  "What may be written on a new line behind the first, which begins with START, and the line when it is chosen."
  (goto-char (point-min))
  (end-of-line)
  (insert "\n  " start)
  (let* ((capf (eglot-completion-at-point))
         (all (all-completions (buffer-substring (nth 0 capf) (nth 1 capf)) (nth 2 capf)))
         (plain (mapcar #'substring-no-properties all)))
    (completion-at-point)
    (prog1 (cons (buffer-substring-no-properties (line-beginning-position) (line-end-position)) plain)
      (delete-region (line-beginning-position) (1+ (line-end-position))))))

(defun previewed ()
  "What the command of the action that previews the dialog answers, and what its user is told."
  (goto-char (point-min))
  (let* ((action (seq-find (lambda (each) (string-prefix-p "Preview" (plist-get each :title)))
                           (eglot-code-actions (point))))
         (command (plist-get action :command))
         (call (if (stringp command) action command))
         (told nil))
    (cl-letf (((symbol-function 'eglot--message)
               (lambda (format &rest arguments) (push (apply #'format format arguments) told))))
      (list (eglot-execute-command (eglot-current-server) (intern (plist-get call :command))
                                   (plist-get call :arguments))
            (progn (await (lambda () told)) (car told))))))

(defun write-part (name text place)
  "Write TEXT beside PLACE, as what came of NAME."
  (with-temp-file (concat place "." name) (insert (format "%s" text))))

(let ((place (getenv "CONVERSATION")) (out nil))
  (find-file place)
  (push (format "mode %s" major-mode) out)
  (apply #'eglot--connect (eglot--guess-contact))
  (await (lambda () (eglot-current-server)))
  (flymake-start)
  (await (lambda () (flymake-diagnostics)))
  (dolist (finding (flymake-diagnostics))
    (push (format "finding %d %s" (line-number-at-pos (flymake-diagnostic-beg finding))
                  (flymake-diagnostic-text finding))
          out))
  (write-part "hover" (told-of "DiskFull") place)
  (write-part "completion" (mapconcat #'identity (completed "mess") "\n") place)
  (write-part "preview" (mapconcat #'identity (previewed) "\n") place)
  (goto-char (point-min))
  (when (search-forward "disk:" nil t)
    (backward-char 3)
    (ignore-errors (eglot-rename "volume")))
  (ignore-errors (eglot-format-buffer))
  (push (buffer-string) out)
  (set-buffer-modified-p nil)
  (ignore-errors (eglot-shutdown (eglot-current-server) nil 5))
  (with-temp-file (concat place ".out") (insert (mapconcat #'identity (nreverse out) "\n"))))

(kill-emacs 0)
;;; emacs.el ends here
