/* What Swift artifacts of all projects have in common. */

#define PIECE "../Swift/Values.swift"
#include TAKE

#define PIECE "../Swift/Dialogs.swift"
#include TAKE

#define PIECE "../Swift/Shown.swift"
#include TAKE

#define PIECE "../Swift/Definition.swift"
#include TAKE

#define PIECE "../Swift/Languages.swift"
#include TAKE

#define PIECE "../Swift/Texts.swift"
#include TAKE

#define PIECE "../Swift/Formats.swift"
#include TAKE

#define PIECE "../Swift/Sounds.swift"
#include TAKE

#define PIECE "../Swift/UIKit.swift"
#include TAKE

#define PIECE "../Swift/SwiftUI.swift"
#include TAKE

#define PIECE "../Swift/AppKit.swift"
#include TAKE

#define PIECE "../Swift/UserNotifications.swift"
#include TAKE
