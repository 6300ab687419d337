import DialogReading
import Testing

/// Title style and sentence style, by the examples of style guides and by hand.
struct EnglishCapitalsTests {
  static func apply(_ corrections: [EnglishCorrection], to text: EnglishText) -> String {
    var bytes = text.bytes
    for correction in corrections.reversed() {
      bytes.replaceSubrange(correction.range, with: correction.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func titled(_ text: String) -> String {
    let english = EnglishText(text)
    return apply(EnglishCapitals.titleCorrections(english, english.tokens.indices), to: english)
  }

  @Test(
    "title style",
    arguments: [
      (
        "this line provides an example of title-style capitalization",
        "This Line Provides an Example of Title-Style Capitalization"
      ),
      ("how to start your computer", "How to Start Your Computer"),
      ("starting up the computer", "Starting Up the Computer"),
      ("logging in to the server", "Logging In to the Server"),
      ("getting started with your MacBook Pro", "Getting Started with Your MacBook Pro"),
      ("what the finder is for", "What the Finder Is For"),
      ("high-level events", "High-Level Events"), ("plug-in found", "Plug-in Found"),
      ("turn off notifications", "Turn Off Notifications"), ("sign up", "Sign Up"),
      ("set up iCloud", "Set Up iCloud"), ("back up now", "Back Up Now"),
      ("Sign in with Apple", "Sign in with Apple"), ("Open in Browser", "Open in Browser"),
      ("Mark As Read", "Mark as Read"), ("Unable To Find The File", "Unable to Find the File"),
      ("random (recommended)", "Random (Recommended)"), ("sort by", "Sort By"),
      ("don’t trust", "Don’t Trust"), ("delete “my file” now", "Delete “my file” Now"),
      ("copy url", "Copy URL"), ("use iphone", "Use iPhone"), ("5 min", "5 min"),
      ("5 minutes left", "5 Minutes Left"), ("error: file not found", "Error: File Not Found"),
      ("send to \u{FFFC} and others", "Send to \u{FFFC} and Others"),
      ("ADD TO UP NEXT", "Add to Up Next"), ("DELETE", "Delete"), ("QR", "QR"), ("OK", "OK"),
      ("without saving", "Without Saving"), ("visit example.com", "Visit example.com"),
      ("re-enter password", "Re-enter Password"), ("Two-step check", "Two-Step Check"),
      ("Re-enter Password", "Re-enter Password"), ("Wi-Fi Off", "Wi-Fi Off"),
      ("mTLS required", "mTLS Required"), ("set to 5 p.m.", "Set to 5 p.m."),
      ("visit u.s. site", "Visit U.S. Site"), ("watch on youtube", "Watch on YouTube"),
      ("add 10 mb", "Add 10 mb"),
    ])
  func titleStyle(_ text: String, becomes expected: String) {
    #expect(Self.titled(text) == expected)
    #expect(Self.titled(expected) == expected, "it is not stable")
  }

  static func sentence(_ text: String, names: EnglishNames = EnglishNames()) -> String {
    let english = EnglishText(text)
    let corrections = english.sentences.flatMap {
      EnglishCapitals.sentenceCorrections(english, $0, names: names, references: names)
    }
    return apply(corrections, to: english)
  }

  @Test(
    "sentence style",
    arguments: [
      ("Are You Sure?", "Are you sure?"),
      ("Do You Want to Delete This Item?", "Do you want to delete this item?"),
      ("Your Account Has Been Locked.", "Your account has been locked."),
      ("Your Order Has Shipped.", "Your order has shipped."),
      ("The Server is down.", "The server is down."),
      ("Check the Network connection.", "Check the network connection."),
      ("Your changes to the Document will be lost.", "Your changes to the document will be lost."),
      ("The Recipient’s Address isn’t valid.", "The recipient's address isn’t valid."),
      ("Nothing was lost. The Comment is a Draft.", "Nothing was lost. The comment is a draft."),
      ("Some Items couldn’t be moved.", "Some items couldn’t be moved."),
      ("The Username and Password do not match.", "The username and password do not match."),
      ("THIS CANNOT BE UNDONE.", "This cannot be undone."),
      ("The file was Deleted.", "The file was deleted."),
      ("The file \u{FFFC} Was Deleted.", "The file \u{FFFC} was deleted."),
      ("Do you want to Continue?", "Do you want to continue?"),
      ("You need to Sync first.", "You need to sync first."),
      ("Please Enter the code.", "Please enter the code."),
      ("Your Library will Restart soon.", "Your Library will restart soon."),
      ("Rain-Proof bags are sold out.", "Rain-proof bags are sold out."),
      ("Do this BEFORE YOU LEAVE THE HOUSE.", "Do this before you leave the house."),
      ("Your iPhone Is Not in China.", "Your iPhone is not in China."),
      ("The PIN Is Wrong for This Card.", "The PIN is wrong for this card."),
      ("The Files in iCloud Drive Are Gone.", "The files in iCloud Drive are gone."),
      // Names, and what may be one.
      ("Go back to Browse to find more.", "Go back to Browse to find more."),
      ("Add it to Favorites first.", "Add it to Favorites first."),
      ("Wi-Fi is turned off.", "Wi-Fi is turned off."),
      ("Connect it to the USB hub first.", "Connect it to the USB hub first."),
      ("Save it as PDF, JPEG or HEIC.", "Save it as PDF, JPEG or HEIC."),
      ("The Studio is down.", "The Studio is down."),
      ("Open the Server Monitor first.", "Open the Server Monitor first."),
      ("The Server tab is empty.", "The Server tab is empty."),
      ("The Lesson Plan is ready.", "The Lesson Plan is ready."),
      ("Ask the Comment team for help.", "Ask the Comment team for help."),
      ("The Article of Association was signed.", "The Article of Association was signed."),
      ("The Drafts folder is empty.", "The Drafts folder is empty."),
      ("Turn it on in Settings.", "Turn it on in Settings."),
      ("Live Activities are an Apple feature.", "Live Activities are an Apple feature."),
      ("Delete This Item?", "Delete This Item?"),
      ("Stop This Download and Remove It?", "Stop this download and remove it?"),
      ("You can Find My things.", "You can Find My things."),
      ("“Always Allow” is chosen.", "“Always Allow” is chosen."),
    ])
  func sentenceStyle(_ text: String, becomes expected: String) {
    #expect(Self.sentence(text) == expected)
  }

  @Test("a section that two texts write with a capital keeps it")
  func keepsSections() {
    var names = EnglishNames()
    _ = names.learn("Draft")
    #expect(Self.sentence("The Draft is open.", names: names) == "The draft is open.")
    _ = names.learn("Draft")
    #expect(Self.sentence("The Draft is open.", names: names) == "The Draft is open.")
  }

  @Test(
    "a noun that other texts write without a capital gets none",
    arguments: [
      ("The Server is down.", "The server is down."),
      ("Please enter your Password.", "Please enter your password."),
      ("Open the Server app.", "Open the Server app."),
      ("Empty the Trash first.", "Empty the Trash first."),
      ("Choose a Server Folder.", "Choose a Server Folder."),
      ("Choose Server in the list.", "Choose Server in the list."),
    ])
  func commonNouns(_ text: String, becomes expected: String) {
    let english = EnglishText(text)
    let none = EnglishNames()
    let corrections = english.sentences.flatMap {
      EnglishCapitals.sentenceCorrections(
        english, $0, names: none, references: none, isCommon: { _ in true })
    }
    #expect(Self.apply(corrections, to: english) == expected)
  }

  @Test("names keep their capitals")
  func names() {
    var names = EnglishNames()
    names.insert(name: "Pocket Garden")
    let corrected = Self.sentence("Your Pocket Garden Is Not Ready.", names: names)
    #expect(corrected == "Your Pocket Garden is not ready.")
  }

  @Test("a capital inside sentences of two texts is a name")
  func learnedNames() {
    let texts = [
      ["Add it to the Shelf in this view.", "What is in the Shelf stays there."],
      ["You can clear the Shelf at any time."],
    ]
    let shown = texts.map { Set($0.flatMap { EnglishNames.shown(in: Array($0.utf8)) }) }
    #expect(shown == [["Shelf"], ["Shelf"]])
    var names = EnglishNames()
    var changes = [names.learn("Shelf")]
    #expect(!names.contains("Shelf"))
    changes.append(names.learn("Shelf"))
    #expect(names.contains("Shelf"))
    changes.append(names.forget("Shelf"))
    #expect(changes == [false, true, true])
    #expect(!names.contains("Shelf"))
  }
}
