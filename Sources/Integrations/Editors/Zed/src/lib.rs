//! Tells Zed which program speaks of `.dialog` files: `dialogc lsp`, found in `PATH`.

use zed_extension_api::{self as zed, LanguageServerId, Result};

struct DialogExtension;

impl zed::Extension for DialogExtension {
    fn new() -> Self {
        DialogExtension
    }

    fn language_server_command(
        &mut self,
        _server: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        let command = worktree
            .which("dialogc")
            .ok_or("dialogc is not in PATH (PATH에 dialogc가 없습니다)")?;
        Ok(zed::Command { command, args: vec!["lsp".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(DialogExtension);
