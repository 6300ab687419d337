import DialogReading
import Testing

/// What English texts are, as a person would say.
struct EnglishFormTests {
  /// A text a line; `@` is a value.
  static func texts(_ list: String) -> [String] {
    list.replacing("@", with: "\u{FFFC}").split(separator: "\n").map(String.init)
  }

  static func forms(_ text: String) -> [EnglishForm] { EnglishText(text).sentences.map(\.form) }

  static let statements = texts(
    """
    The server is not responding
    Your session has expired
    This file can't be opened
    You don’t have permission to view this page
    Something went wrong
    There's not enough space on your iPhone
    There are no tunnels to export
    We couldn't find your account
    No one can see this album
    Changes you made may not be saved
    The password you entered is incorrect
    iCloud storage is almost full
    This app needs access to your camera
    Notifications may include alerts, sounds, and icon badges
    Messages deleted here are also deleted from the server
    Everything you deleted is gone
    Someone mentioned you in a comment
    Anna liked your photo
    These settings apply to all accounts
    The server rejected the request
    Your subscription renews on @
    @ wants to connect to this device
    Two devices share this name
    Your trial ends tomorrow
    The upload failed because the file is too large
    Who can see your posts depends on your settings
    What you share stays private
    Deleting this folder also deletes the notes in it
    To continue, you must accept the terms
    If you continue, all items will be removed
    Only the owner can delete this list
    Someone is trying to sign in to your account
    The app quit unexpectedly
    Its photos stay in the library
    iCloud and mTLS stay on
    Old messages in @ leave no room for new ones
    The request timed out
    Time’s up
    You’re all set
    Warning: this cannot be undone
    Meeting starts in 10 minutes
    For your safety we recommend a backup
    Programs that are being installed need a password
    The apps you chose open at login
    Downloads resume when the network is back
    Import failed for three of the notes
    Many use this list
    """)

  @Test("a subject and a finite verb are a statement")
  func isStatement() {
    for text in Self.statements { #expect(Self.forms(text) == [.statement], "\(text)") }
  }

  static let punctuated = texts(
    """
    Two albums need attention.
    Sales end tonight.
    Invitations last seven days.
    Comments close in an hour.
    PhotoSync runs in the background.
    Kenji plays chess with you.
    """)

  @Test("a period makes a sentence of what may be one")
  func isSentence() {
    for text in Self.punctuated { #expect(Self.forms(text) == [.statement], "\(text)") }
  }

  static let notFragments = texts(
    """
    The match already began.
    The vase fell and broke.
    Seven neighbors sent old chairs.
    Passengers under 12 sit with an adult.
    Levels that run then are lost.
    Files larger than a page take up most of it.
    Readers who book late pay double.
    People in row nine hear everything.
    Only late trains stop after midnight.
    Old batteries swell.
    Recipes that use it list another oven.
    Widgets that link to them stop moving.
    Pages you marked offline stay on this tablet.
    Parcels sent while you’re out wait at the counter.
    Buses to Daegu leave from gate 3.
    The bakery on Oak St. closes early.
    A bottle of No. 7 ships with each order.
    The next sign-up opens tomorrow at 3 p.m.
    The last drop-off closes on Friday.
    Calls in HD use about 2 GB an hour.
    The lamps in the yard dim after ten minutes.
    What you draw here stays private.
    Clearing it frees up 2 GB.
    To rebuild it takes a few minutes.
    None of them work offline.
    Streaming uses mobile data.
    Logging out removes the songs.
    Albums you lock stay locked.
    Rooms by the lake cost extra.
    Turning it on starts the sync.
    Those who paid keep their seats.
    Some need a cable.
    Words typed twice count once.
    Passes bought here stay valid.
    """)

  @Test("what has a verb anywhere is no fragment")
  func isNoFragment() {
    for text in Self.notFragments {
      #expect(!Self.forms(text).contains { $0 == .fragment || $0 == .headline }, "\(text)")
    }
  }

  static let punctuatedFragments = texts(
    """
    No connection to the server.
    Error in the request.
    Invalid server response.
    Invalid user name format.
    A problem with the network.
    Error while loading the file.
    Invalid name/password combination.
    Not enough disk space to save the album.
    Access request from the owner.
    Slow network connection.
    Too many login attempts.
    Two missed calls from Mia.
    Problems with the sign-up page.
    Photos from the last trip.
    """)

  @Test("a period does not make a sentence of what has no verb")
  func isNoSentence() {
    for text in Self.punctuatedFragments { #expect(Self.forms(text) == [.fragment], "\(text)") }
  }

  static let imperatives = texts(
    """
    Please try again later
    Check your internet connection and try again
    Enter your password to continue
    Make a backup before you continue
    Do not turn off your computer
    Don’t forget to water your plants
    Select the folder to import
    Contact us if the problem persists
    To fix this, update the app
    For more security, choose a longer password
    Restart your device and try again
    Never share this code with anyone
    Be sure to save the recovery key
    Back up your data first
    Re-register this phone number
    Try again with an exported file that is not locked
    """)

  @Test("a verb that speaks to someone is an instruction")
  func isImperative() {
    for text in Self.imperatives { #expect(Self.forms(text) == [.imperative], "\(text)") }
  }

  static let titles = texts(
    """
    Delete Account
    No Seats Left
    Trash Can Full
    Gas Can Not Found
    May Delivery Delayed
    Will Reader Offline
    Name for the new folder
    Number of the main desk
    Sign In to iCloud
    Connect to server
    Mark All as Read
    Restore Purchases
    Get Started
    Keep Editing
    Add to Home Screen
    Update available
    Connection lost
    Location access denied
    Sign in required
    Email not verified
    Network Error
    No Internet Connection
    Invalid credentials
    New message from @
    Ready to install
    Waiting for network
    Terms and Conditions
    The file you selected
    @ new messages
    Items that were deleted
    Interface theme
    What’s New in Photos
    Delete failed
    Import Failed
    Session expired
    Too Many Login Attempts
    Too Many Open Windows
    Several Folder Changes
    All Shared Albums
    Both Calendar Names
    File not found on the server
    Invoice not sent
    For the file you selected
    """)

  @Test("names of actions and things are no sentences", arguments: titles)
  func isTitle(_ text: String) {
    let forms = Self.forms(text)
    #expect(forms.count == 1)
    #expect([.label, .headline, .bareStatement, .fragment].contains(forms[0]), "\(forms)")
  }

  static let elisions = texts(
    """
    Failed to load page
    Unable to connect
    Unable to open the file you selected
    Can't connect to server
    Couldn’t save changes
    Could not sign in
    Not able to find device
    Deletes all saved passwords
    Successfully added to cart
    Must be at least 8 characters
    """)

  @Test("a subject left out is noticed")
  func isElided() {
    for text in Self.elisions { #expect(Self.forms(text) == [.elided], "\(text)") }
  }

  static let courtesies = texts("Thank you\nThanks for your feedback\nSorry\nOops\nWelcome back")

  @Test("courtesies are neither")
  func isInterjection() {
    for text in Self.courtesies { #expect(Self.forms(text) == [.interjection], "\(text)") }
  }

  static let questions = texts(
    """
    Delete this item?
    Are you sure?
    Is this your phone
    Do you want to continue
    Would you like to save your changes
    """)

  @Test("what asks is a question, also without its mark")
  func isQuestion() {
    for text in Self.questions { #expect(Self.forms(text) == [.question], "\(text)") }
  }

  @Test("values alone tell nothing", arguments: texts("@\n“@”\n@ (@)\n3"))
  func isUnknown(_ text: String) { #expect(Self.forms(text).allSatisfy { $0 == .unknown }) }

  @Test(
    "a plural after “some” is none of a verb",
    arguments: [
      "Some Files Missing", "Some Notes Not Saved", "Most Records Missing", "Some Edits Lost",
    ])
  func somePlurals(_ text: String) {
    #expect(!Self.forms(text).contains(.statement), "\(text)")
  }

  @Test(
    "a thing by its number does something",
    arguments: [
      "Tray 2 takes thick paper.", "Version 2 supports iOS 15.", "Folder 2 lists old files only.",
    ])
  func numberedSubjects(_ text: String) { #expect(Self.forms(text) == [.statement], "\(text)") }

  @Test(
    "deeds without a subject",
    arguments: [
      "Moved 3 files to the trash.", "Deleted 3 photos.", "Sent 12 messages", "Found 2 viruses.",
      "Found \u{FFFC} problems.",
    ])
  func deeds(_ text: String) { #expect(Self.forms(text) == [.elided], "\(text)") }
}
