;;; emacs.el --- A conversation of Eglot with the server  -*- lexical-binding: t; -*-

;; Opens the source named in CONVERSATION and writes what came of it to CONVERSATION.out.

(require 'eglot)
(require 'flymake)
(load (expand-file-name "dialog-mode.el" (getenv "EXTENSION")) nil t)

(setq eglot-sync-connect 30 eglot-connect-timeout 30 create-lockfiles nil make-backup-files nil)

(defun await (done)
  "Wait until DONE says so, for half a minute at most."
  (with-timeout (30 nil)
    (while (not (funcall done)) (accept-process-output nil 0.05))
    t))

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
