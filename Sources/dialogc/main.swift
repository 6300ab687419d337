handleFaults()
leave(with: runDialogc(with: programArguments()))
