// What reading knows of English. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

extension LanguageWords {
  static let english = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: seconds | secs | sec | 1 second | one second | per second | d second | n second | count second
      minute: minute | minutes | mins | min | minute's
      hour: hour | hours | hourly | hr | hrs | hour's
      day: day | days | daily | day's | days'
      week: week | weeks | weekly | biweekly | week's | weeks'
      month: month | months | monthly | month's | months'
      year: year | years | yearly | annual | annually | year's | years'
      kilobyte: kb | -kb | kib | kilobyte | kilobytes
      megabyte: mb | -mb | mib | megabyte | megabytes
      gigabyte: gb | -gb | gib | gigabyte | gigabytes
      terabyte: tb | -tb | tib | terabyte | terabytes
      millimeter: mm | millimeter | millimeters | millimetre | millimetres
      centimeter: cm | centimeter | centimeters | centimetre | centimetres
      meter: m | meter | meters | metre | metres
      kilometer: km | kms | kilometer | kilometers | kilometre | kilometres
      mile: mi | mile | miles
      inch: inch | inches
      foot: feet | ft
      yard: yards
      gram: g | gram | grams
      kilogram: kg | kgs | kilo | kilos | kilogram | kilograms
      pound: lb | lbs | pounds
      milligram: milligram | milligrams | mg
      add: add | adds | added | adding | insert | inserts | inserted | inserting | insertion
      remove: remove | removes | removed | removing | removal | delete | deletes | deleted | deleting | deletion | undelete- | erase | erases | erased | erasing | clear | clears | cleared | clearing | take off | taken off | takes off | wipe | wiped | wipes | wiping
      on: turn on | turns on | turned on | turning on | turn it on | turn them on | turn this on | switch on | switches on | switched on | switching on | switch it on | switch them on | enable | enables | enabled | enabling | re enable | activate | activates | activated | activating | activation | reactivate | reactivates | reactivated | power on | powered on | is on | are on | was on | were on | still on | stays on | stay on | left on | remains on | remain on | not enabled | isn't enabled | aren't enabled | not turned on | isn't turned on | aren't turned on | not switched on | not activated | isn't activated | not be enabled | isn't on | is not on | not active | on $
      off: turn off | turns off | turned off | turning off | turn it off | turn them off | turn this off | switch off | switches off | switched off | switching off | switch it off | switch them off | disable | disables | disabled | disabling | deactivate | deactivates | deactivated | deactivating | deactivation | inactive | power off | powered off | is off | are off | was off | were off | still off | stays off | stay off | left off | remains off | remain off | not enabled | isn't enabled | aren't enabled | not turned on | isn't turned on | aren't turned on | not switched on | not activated | isn't activated | not be enabled | isn't on | is not on | not active | off $
      show: visible | not visible | isn't visible | aren't visible | won't be visible | not be visible | can't be visible | no longer visible | wasn't visible | show | shows | showed | shown | showing | display | displays | displayed | displaying | reveal | reveals | revealed | revealing | unhide | unhides | unhid | unhidden | not hidden | don't show | do not show | not show | not shown | won't show | not be shown | won't be shown | not be displayed | not displayed | won't be displayed
      hide: invisible | not visible | isn't visible | aren't visible | won't be visible | not be visible | can't be visible | no longer visible | wasn't visible | hide | hides | hid | hidden | hiding | don't show | do not show | not show | not shown | won't show | not be shown | won't be shown | not be displayed | not displayed | won't be displayed | not hidden
      allow: allow | allows | allowed | allowing | permit | permits | permitted | permitting | grant | grants | granted | granting | authorize | authorizes | authorized | authorise | authorised | unblock | unblocks | unblocked | unblocking | don't allow | do not allow | doesn't allow | does not allow | not allow | not allowed | isn't allowed | aren't allowed | not permitted | isn't permitted | aren't permitted | not be allowed | not granted | not authorized | isn't authorized | not authorised | not been granted
      block: block | blocks | blocked | blocking | deny | denies | denied | denying | forbid | forbids | forbidden | prohibit | prohibits | prohibited | disallow | disallows | disallowed | don't allow | do not allow | doesn't allow | does not allow | not allow | not allowed | isn't allowed | aren't allowed | not permitted | isn't permitted | aren't permitted | not be allowed | not granted | not authorized | isn't authorized | not authorised | not been granted | unauthorized | non permitted
      accept: accept | accepts | accepted | accepting | agree | agrees | agreed | agreeing | approve | approves | approved | approving | approval | not accept | not accepted | don't accept | doesn't accept | didn't accept | not approved | not agree | don't agree | wasn't accepted | wasn't approved
      decline: decline | declines | declined | declining | reject | rejects | rejected | rejecting | rejection | refuse | refuses | refused | refusing | refusal | disagree | disagrees | deny | denies | denied | not accept | not accepted | don't accept | doesn't accept | didn't accept | not approved | not agree | don't agree | disapprove | disapproved | wasn't accepted | wasn't approved
      import: import | imports | imported | importing
      export: export | exports | exported | exporting
      lock: lock | locks | locked | locking | not locked | isn't locked
      unlock: unlock | unlocks | unlocked | unlocking | not locked | isn't locked
      upload: upload | uploads | uploaded | uploading | reupload
      download: download | downloads | downloaded | downloading | redownload
      connect: connect | connects | connected | connecting | connection | connections | reconnect | reconnects | reconnected | reconnecting | pair | pairs | paired | pairing | link your | link this | link account | link accounts | linked | linking | connection lost | connection was lost | connection has been lost | lost connection | lost the connection | lost its connection | lost your connection | connection was interrupted | connection interrupted | connection was closed | connection closed | not connected | isn't connected | aren't connected | no longer connected | not be connected | no connection | not paired | isn't paired | no longer paired | not linked | isn't linked
      disconnect: unplug | unplugs | unplugged | unplugging | disconnect | disconnects | disconnected | disconnecting | disconnection | unpair | unpairs | unpaired | unpairing | unlink | unlinks | unlinked | unlinking | not connected | isn't connected | aren't connected | no longer connected | not be connected | connection lost | connection was lost | connection has been lost | lost connection | lost the connection | lost its connection | lost your connection | no connection | connection was interrupted | connection interrupted | connection was closed | connection closed | not paired | isn't paired | no longer paired | not linked | isn't linked | connection to * lost | connection to * was lost | terminating connection | terminate connection | closed the connection | closes the connection | connection closed | connection dropped | connection was lost | connection lost | lost connection | lost the connection | connection was interrupted | connection * dropped
      install: install | installs | installed | installing | installation | reinstall | reinstalls | reinstalled | reinstalling | not installed | isn't installed | aren't installed
      uninstall: uninstall | uninstalls | uninstalled | uninstalling | not installed | isn't installed | aren't installed
      start: start | starts | started | starting | restart | restarts | restarted | restarting | begin | begins | began | begun | beginning | resume | resumes | resumed | resuming | continue | continues | continued | continuing | not continue | not start | can't continue | can't start | not started | hasn't started
      stop: stop | stops | stopped | stopping | pause | pauses | paused | pausing | quit | quits | quitting | must end | will end | can end | may end | should end | ended | ends | ending | end call | end the call | end this call | end session | end the session | end this session | end meeting | end the meeting | end workout | end trip | end broadcast | end recording | end now | terminate | terminates | terminated | not continue | not start | can't continue | can't start | not started | hasn't started
      open: open | opens | opened | opening | reopen | reopens | reopened | reopening | not open | isn't open | aren't open
      close: close | closes | closed | closing | not open | isn't open | aren't open
      more: above the limit | above your limit | above average | over the limit | over your limit | over budget | more | larger | longer | higher | bigger | greater | exceed | exceeds | exceeded | exceeding | at least | too long | too large | too big | too high | too many | too much | not less | no more than | not more than | no longer than | no larger than | no higher than | no greater than | not exceed | not be longer | not be larger | not be greater | not be more | over 1- | over 2- | over 3- | over 4- | over 5- | over 6- | over 7- | over 8- | over 9- | above 1- | above 2- | above 3- | above 4- | above 5- | above 6- | above 7- | above 8- | above 9-
      less: below the limit | below your limit | below average | under the limit | under your limit | under budget | less | fewer | smaller | shorter | lower | no more than | not more than | no longer than | no larger than | no higher than | no greater than | not exceed | not be longer | not be larger | not be greater | not be more | at most | too short | too small | too low | too few | not less | under 1- | under 2- | under 3- | under 4- | under 5- | under 6- | under 7- | under 8- | under 9- | below 1- | below 2- | below 3- | below 4- | below 5- | below 6- | below 7- | below 8- | below 9-
      increase: increase | increases | increased | increasing | raise the | raise your | raises | enlarge | enlarges | enlarged | enlarging | turn up | turned up | turn the volume up | turn it up | volume up | zoom in | zooms in | zooming in | zoomed in | go up | goes up | went up | gone up | going up | rose | risen | rising | climbed | grew | gained weight | gain weight | gaining weight | gained * kg | gained * pounds
      decrease: decrease | decreases | decreased | decreasing | reduce | reduces | reduced | reducing | reduction | lower the | lower your | lowered | lowering | lowers | turn down | turned down | turn the volume down | turn it down | volume down | zoom out | zooms out | zooming out | zoomed out | go down | goes down | went down | gone down | going down | fell | dropped | sank | lost weight | lose weight | losing weight | lost * kg | lost * pounds
      at_least: at least | minimum | no fewer than | no less than | not less than | no shorter than | not be less | not be shorter | or more | or longer | or greater | and older | and up | and over | or older | or over
      at_most: at most | maximum | max | up to | no more than | not more than | no longer than | no larger than | no greater than | not exceed | not be more | not be longer | not be greater | not be larger | or less | or fewer | or shorter | and younger | and under | or younger | or under
      before: before | until | till | prior | beforehand
      after: after | afterwards | afterward | since | later than
      first: first
      last: last | final
      send: send | sends | sent | sending | resend | resends | resent | resending
      receive: receive | receives | received | receiving | get messages | get a message | get email | get emails
      sign_in: sign in | signs in | signed in | signing in | sign back in | sign you in | log in | logs in | logged in | logging in | log back in | log you in | login | logins | log on | logged on | sign on | not signed in | not logged in | isn't signed in | aren't signed in | aren't logged in | no longer signed in | no longer logged in
      sign_out: sign out | signs out | signed out | signing out | sign you out | sign me out | log out | logs out | logged out | logging out | log you out | log me out | logout | log off | logged off | sign off | signed off | not signed in | not logged in | isn't signed in | aren't signed in | aren't logged in | no longer signed in | no longer logged in
      sign_up: sign up | signs up | signed up | signing up | signup | register | registers | registered | registering | registration | create an account | create account | create your account | create a new account | create new account | create a free account | creating an account | creating your account | enroll | enrolled
      follow: follow | follows | followed | following | not follow | not following | aren't following | don't follow | isn't following | no longer follow | no longer following
      unfollow: unfollow | unfollows | unfollowed | unfollowing | not follow | not following | aren't following | don't follow | isn't following | stop following | stopped following | no longer follow | no longer following
      mute: mute | mutes | muted | muting | silence | silences | silenced | silencing | not muted | isn't muted | aren't muted
      unmute: unmute | unmutes | unmuted | unmuting | not muted | isn't muted | aren't muted
      subscribe: subscribe | subscribes | subscribed | subscribing | resubscribe | renew | renews | renewed | renewing | renewal | not renew | not subscribed | aren't subscribed
      unsubscribe: unsubscribe | unsubscribes | unsubscribed | unsubscribing | cancel a subscription | cancel subscription | cancel your subscription | cancel the subscription | cancel my subscription | cancel this subscription | canceling your subscription | cancelling your subscription | not renew | not subscribed | aren't subscribed
      join: join | joins | joined | joining | rejoin | participant | participants
      leave: leave | leaves | leaving | exit | exits | exited | exiting | left the group | left the chat | left the room | left the meeting | left the call | left the conversation | left the channel | left the game | has left | have left
      archive: archive | archives | archived | archiving | not archived
      unarchive: unarchive | unarchives | unarchived | unarchiving | restore from archive | restored from archive | restore from the archive | remove from archive | not archived
      select: select | selects | selected | selecting | selection | checked | tick | ticked | ticks | reselect | not selected | isn't selected | aren't selected | no * selected
      deselect: deselect | deselects | deselected | deselecting | unselect | unselects | unselected | uncheck | unchecks | unchecked | unchecking | untick | unticked | not selected | isn't selected | aren't selected | none selected | nothing selected | select none | clear selection | no * selected
      copy: copy | copies | copied | copying | duplicate | duplicates | duplicated | duplicating
      move: move | moves | moved | moving
      cut: cut | cuts | cutting
      paste: paste | pastes | pasted | pasting
      undo: undo | undoes | undone | undoing
      redo: redo | redoes | redone | redoing
      always: always
      never: never
      sometimes: sometimes | occasionally | at times
      all: all | every | each | entire | everything | everyone | everybody | whole
      none: none | nothing | nobody | no one | not any | neither | at all | no items | no files | no photos | no results | no data | none of
      some: some | several | a few | a couple | not all | not every
      yesterday: yesterday | yesterday's
      today: today | today's | tonight | tonight's | this morning | this afternoon | this evening
      tomorrow: tomorrow | tomorrow's
      day_after_tomorrow: day after tomorrow
      day_before_yesterday: day before yesterday
      monday: monday | mondays | monday's
      tuesday: tuesday | tuesdays | tuesday's
      wednesday: wednesday | wednesdays | wednesday's
      thursday: thursday | thursdays | thursday's
      friday: friday | fridays | friday's
      saturday: saturday | saturdays | saturday's
      sunday: sunday | sundays | sunday's
      weekday: weekday | weekdays | business day | business days | working day | working days | workday | workdays
      weekend: weekend | weekends
      left: left side | left hand | left arrow | left edge | left corner | left ear | left eye | left earbud | left button | left margin | on the left | to the left | from the left | swipe left | swiping left | scroll left | move left | turn left | rotate left | align left | left aligned | top left | bottom left | upper left | lower left | leftmost | leftward | left to right | right to left | left click | the left | left arm | left leg | left foot | left door
      right: right side | right hand | right arrow | right edge | right corner | right ear | right eye | right earbud | right button | right margin | on the right | to the right | from the right | swipe right | swiping right | scroll right | move right | turn right | rotate right | align right | right aligned | top right | bottom right | upper right | lower right | rightmost | rightward | left to right | right to left | right click
      up: upward | upwards | swipe up | swiping up | scroll up | scrolling up | move up | up arrow | arrow up | pull up | at the top | top of | to the top | top left | top right | top corner | upper left | upper right | upper corner | upside down
      down: downward | downwards | swipe down | swiping down | scroll down | scrolling down | move down | down arrow | arrow down | pull down | at the bottom | bottom of | to the bottom | bottom | lower left | lower right | lower corner | upside down
      morning: morning | mornings | morning's
      noon: noon | midday
      evening: evening | evenings | tonight
      night: night | nights | nightly | tonight | overnight | midnight
      public: public | publicly | not private | isn't private | no longer private | not public | isn't public | no longer public
      private: private | privately | not public | isn't public | no longer public | not private | isn't private | no longer private
      online: online | connect to the internet | connected to the internet | connected to the network | connected to a network | back online | not online | isn't online | aren't online | not connected | aren't connected | isn't connected | no internet | no connection | no network | without internet
      offline: offline | not online | isn't online | aren't online | not connected | aren't connected | isn't connected | no internet | no connection | no network | without internet | connect to the internet
      new: new | newer | newest | newly | latest
      old: old | older | oldest
      newer: newer | more recent | younger
      older: older | less recent
      success: succeed | succeeds | succeeded | success | successful | successfully | complete | completed | completes | completely | could not | couldn't | not successful | wasn't successful | not succeed | didn't succeed | not complete | not completed | cannot complete | can't complete | cannot be completed | can't be completed | not be completed | wasn't completed | didn't complete | not been completed | cannot | can not | can't
      failure: fail | fails | failed | failing | failure | failures | could not | couldn't | unable | error | errors | unsuccessful | unsuccessfully | not successful | wasn't successful | not succeed | didn't succeed | went wrong | goes wrong | not complete | not completed | cannot complete | can't complete | cannot be completed | can't be completed | not be completed | wasn't completed | didn't complete | incomplete | not been completed | cannot | can not | can't
      empty: empty | emptied | blank
      full: full | fully | not empty | isn't empty
      sender: sender | senders | sender's | senders'
      recipient: recipient | recipients | recipient's | recipients' | receiver | receivers | receiver's
      include: include | includes | included | including | contain | contains | containing | with or without | without | not include | doesn't include | don't include | not included | isn't included | aren't included | not including | not contain | doesn't contain
      exclude: exclude | excludes | excluded | excluding | except | excepted | without | not include | doesn't include | don't include | not included | isn't included | aren't included | not including | not contain | doesn't contain | other than | with or without
      faster: faster | quicker | speed up | speeds up | not faster
      slower: slower | slow down | slows down | not faster
      earlier: earlier | early | earliest | sooner
      later: later | late
      buy: buy | buys | buying | bought | purchase | purchases | purchased | purchasing
      sell: sell | sells | selling | sold | for purchase
      rent: rent | rents | rented | renting | rental | rentals
      refund: refund | refunds | refunded | refunding
      save: save | saves | saved | saving | unsaved | keep | keeps | kept | keeping | don't save | do not save | not save | not saved | without saving | not be saved | won't be saved | don't keep | not keep
      discard: discard | discards | discarded | discarding | throw away | thrown away | don't save | do not save | not save | not saved | without saving | not be saved | won't be saved | don't keep | not keep
      correct: correct | correctly | valid | properly | not correct | isn't correct | not valid | isn't valid | aren't valid | not correctly | no valid | not a valid | isn't a valid | no longer valid | not properly | wasn't correct | not right | isn't right
      wrong: wrong | wrongly | incorrect | incorrectly | invalid | not correct | isn't correct | not valid | isn't valid | aren't valid | not correctly | no valid | not a valid | isn't a valid | no longer valid | not properly | wasn't correct | not right | isn't right
      once: only once | just once | once a | once per | once every | once daily | one time
      twice: twice | two times
      every_other: every other day | every other week | every other month | every other year | every other hour | every other morning | every other night | every second day | every second week | every second month | every two days | every two weeks | every two months | every two hours | every two years | every 2 days | every 2 weeks | every 2 months | every 2 hours | every 2 years | once every two | once every 2 | alternate days | alternate weeks | days alternately
      two: two | both
      three: three
      four: four
      five: five
      six: six
      seven: seven
      eight: eight
      nine: nine
      ten: ten
      dozen: dozen
      half: half | halves
      third: one third | a third | two thirds | a third of | thirds
      quarter: a quarter | one quarter | three quarters | quarter of | quarters of
      hundred: hundred | hundreds
      thousand: thousand | thousands
      million: million | millions
      billion: billion | billions
      trillion: trillion | trillions
      you: you | your | yours | yourself | yourselves | you're | you'll | you've | you'd
      we: we | our | ours | ourselves | we're | we'll | we've | we'd | us
      they: they | their | theirs | themselves | they're | they'll | they've
      buyer: buyer | buyers | buyer's | buyers' | purchaser | purchasers | customer | customers | customer's
      seller: seller | sellers | seller's | sellers' | vendor | vendors | merchant | merchants
      owner: owner | owners | owner's | owners'
      guest: guest | guests | guest's | guests' | visitor | visitors
      admin: admin | admins | admin's | administrator | administrators | administrator's
      member: member | members | member's | members'
      friend: friend | friends | friend's | friends'
      child: child | children | child's | children's | kid | kids
      parent: parent | parents | parent's | parents' | parental | guardian | guardians
      teacher: teacher | teachers | teacher's | teachers' | instructor | instructors | trainer | trainers | coach | coaches
      student: student | students | student's | students' | pupil | pupils
      driver: driver | drivers | driver's
      passenger: passenger | passengers | passenger's | rider | riders
      doctor: doctor | doctors | doctor's | physician | physicians
      patient: patients | patient's | the patient | a patient | this patient | patient name | new patient
      landlord: landlord | landlords | landlord's | landlady
      tenant: tenant | tenants | tenant's
      player: player | players | player's | players'
      username: username | usernames | user name | user names | login name | user id
      password: password | passwords | password's | passcode | passcodes | passphrase | passphrases
      pin: pin | pins | pin code | passcode | passcodes
      email: email | emails | e mail | e mails | mail | email's | email address | email addresses | e mail address | address | addresses
      phone: phone number | phone numbers | mobile number | mobile phone number | telephone number | telephone | cell number | cellphone number | phone
      address: postal address | street address | mailing address | shipping address | billing address | home address | delivery address | postal addresses | shipping addresses | delivery addresses | your address | my address | new address | old address | an address
      birthday: birthday | birthdays | birthdate | birth date | date of birth
      photo: photo | photos | photo's | picture | pictures | image | images | photograph | photographs | snapshot
      video: video | videos | video's | movie | movies | film | films | clip | clips
      song: song | songs | song's | music | tracks | track number | track numbers
      album: album | albums | album's
      playlist: playlist | playlists | playlist's
      podcast: podcast | podcasts
      episode: episode | episodes
      file: file | files | file's
      folder: folder | folders | folder's | directory | directories
      document: document | documents | document's | documents'
      note: notes | a note | the note | this note | your note | new note | add note | delete note | edit note | save note | share note | lock note | move note | quick note
      message: message | messages | message's | text message | text messages | sms | chat | chats | conversation | conversations | dm | dms
      emailmessage: email | emails | e mail | e mails | mail | mails | mailbox
      contact: contacts | a contact | the contact | this contact | your contact | new contact | add contact | delete contact | edit contact | remove contact | contact list | contact card | contact name | contact's
      event: event | events | event's | appointment | appointments | meeting | meetings | meeting's
      reminder: reminder | reminders
      alarm: alarm | alarms
      timer: timer | timers | countdown
      account: account | accounts | account's | passbook
      device: device | devices | device's | phone | phones | phone's | smartphone | smartphones | cellphone | tablet | tablets | iphone | ipad | computer | computers | laptop | laptops
      comment: comment | comments
      draft: draft | drafts
      payment: payment | payments | pay | pays | paid | paying
      ticket: ticket | tickets
      book: books | a book | the book | this book | your book | audiobook | audiobooks | ebook | ebooks | audio book | audio books | electronic book | electronic books
      recording: recording | recordings | voice memo | voice memos
      backup: backup | backups | back up | backs up | backed up | backing up
      task: task | tasks | todo | todos | to dos | to do list | to do item | to do items
      recipe: recipe | recipes
      map: map | maps
      trip: trip | trips | journey | journeys | travel
      invitation: invitation | invitations | invite | invites | invited
      calendar: calendar | calendars | calendar's
      screenshot: screenshot | screenshots | screen shot | screen shots | screen capture | screen captures
      tag: tag | tags | label | labels
      filter: filter | filters
      server: server | servers | server's
      printer: printer | printers | printer's
      camera: camera | cameras | camera's
      microphone: microphone | microphones | mic | mics
      battery: battery | batteries
      audio: audio | sound track
      attachment: attachment | attachments
      app: app | apps | app's | application | applications | application's | program | programs | software
      website: website | websites | website's | web site | web sites | site | sites | webpage | webpages | web page | web pages
      group: group | groups | group's
      order: orders | your order | my order | this order | an order | order number | order history | order status | order id | order details | place order | new order | cancel order
      key: key | keys
      page: page | pages | webpage | webpages
      list: list | lists | playlist
      link: link | links | hyperlink | hyperlinks | url | urls
      location: location | locations | position | positions | place | places | file location | file locations | folder location
      notification: notification | notifications | alert | alerts | notify | notified
      update: update | updates | updated | updating | upgrade | upgrades | upgraded | upgrading
      subscription: subscription | subscriptions | subscribe | subscribed | plans | your plan | this plan | current plan | a plan
      storage: storage | disk space | free space | enough space | space left | more space | storage space | available space
      network: network | networks | wi fi | wifi | wlan | internet | address space | address family | address book | address mode | address bar | memory address | bus address | start address | end address | ip address | mac address | web address | number of | the number of | numbers of | message bus | system bus | session bus | d-bus
      screen: screen | screens | screen's | the display | this display | external display | external displays | your display
      route: route | routes | directions
      free_up: free up | frees up | freed up | freeing up | free * space | make room | makes room
      take_up: take up | takes up | taking up | taken up | occupy | occupies | occupied
      win: win | wins | won | winning
      lose: you lost | lost to | lost the game | lost the match | lost this game | lost this match | lost by | you lose | lose the game | lose the match | loses
      deposit: deposit money | deposit funds | deposited | deposit cash | make a deposit | deposits | deposit to
      withdraw: withdraw | withdraws | withdrawn | withdrew | withdrawal | withdrawals
      arrive: arrive | arrives | arrived | arriving | arrival | arrivals
      depart: depart | departs | departed | departing | departure | departures | left school | left work | left the office | left the station | left the airport | left home | left the warehouse | has left the | have left the
      check_in: check in | checks in | checked in | checking in | check-in
      check_out: check out by | check out at | check out before | checked out | checks out | checking out | check-out | checkout time
      heat: heating | heat up | heats up | heated | warm up the
      cool: cooling | cool down | cools down | cooled
      income: income | earnings | revenue
      expense: expense | expenses | spending | expenditure
      cheap: cheap | cheaper | cheapest
      expensive: expensive | pricier | most expensive
      north: north | northern | northbound
      south: south | southern | southbound
      east: east | eastern | eastbound
      west: west | western | westbound
      spring: in spring | this spring | next spring | spring season | last spring | spring break
      summer: summer | summers
      autumn: autumn | in the fall | this fall | next fall | last fall
      winter: winter | winters
      january: january
      february: february
      june: june
      july: july
      september: september
      october: october
      november: november
      december: december
      march: in march | until march | by march | since march | from march | of march
      april: april
      may: in may | until may | by may | since may | from may | of may
      august: august
      red: red
      green: green
      blue: blue
      yellow: yellow | amber
      black: black
      white: white
      receipt: receipt | receipts
      invoice: invoice | invoices | invoiced
      contract: contract | contracts
      coupon: coupon | coupons | voucher | vouchers | promo code
      person_name: name | names | name's | full name
      id_number: number on | number of the card | card number | serial number | order number | account number | tracking number | passport number | flight number | room number | license number | invoice number | ticket number | table number | seat number | house number | the number | number
      breakfast: breakfast
      lunch: lunch | lunches
      dinner: dinner | dinners | supper
      bus: bus | buses
      train: train | trains | train's
      plane: plane | planes | airplane | aircraft
      bicycle: bike | bikes | bicycle | bicycles
      kitchen: kitchen
      bedroom: bedroom | bedrooms
      bathroom: bathroom | bathrooms
      garage: garage
      garden: garden | gardens | backyard
      temperature: temperature | temperatures
      humidity: humidity
      heart_rate: heart rate | pulse | heartbeat
      blood_pressure: blood pressure
      keyboard: keyboard | keyboards
      mouse: mouse
      headphones: headphones | earphones | earbuds | headset
      speakers: speaker | speakers | loudspeaker
      dog: dog | dogs | dog's | puppy
      cat: cat | cats | cat's | kitten
      hotel: hotel | hotels
      restaurant: restaurant | restaurants
      confirm: confirmed | not confirmed | isn't confirmed | not been confirmed | wasn't confirmed
      cancel: cancel | cancels | canceled | cancelled | canceling | cancelling | cancellation | cancelation | not confirmed | isn't confirmed | not been confirmed | wasn't confirmed
      available: available | not available | isn't available | aren't available | not be available | no longer available | not currently available | not yet available | no * available | not * available | wasn't available | weren't available
      unavailable: unavailable | not available | isn't available | aren't available | not be available | no longer available | not currently available | not yet available | no * available | not * available | wasn't available | weren't available
      upgrade: upgrade | upgrades | upgraded | upgrading
      downgrade: downgrade | downgrades | downgraded | downgrading
      paid: paid | not paid | isn't paid | wasn't paid | not been paid | hasn't been paid | haven't been paid | aren't paid | haven't paid | hasn't paid | didn't pay | have not paid | has not paid
      unpaid: unpaid | not paid | isn't paid | wasn't paid | not been paid | hasn't been paid | haven't been paid | aren't paid | haven't paid | hasn't paid | didn't pay | have not paid | has not paid
      read: mark * as read | marked * as read | mark as read | marked as read | marks as read | mark all as read | mark it as read | mark them as read | read messages | been read | not read | not been read | not having been read | never been read | haven't read
      unread: unread | mark * as unread | not read | not been read | not having been read | never been read | haven't read
      inside: inside | indoors | indoor | not inside
      outside: outside | outdoors | outdoor | not inside
      drained: is empty | are empty | almost empty | nearly empty | battery is low | battery runs low | low battery | battery gets low | battery is too low
      filled: is full | are full | almost full | nearly full | fully charged | battery is full | full battery
      past_period: last week | last week's | last month | last month's | last year | last year's | last weekend | last monday | last tuesday | last wednesday | last thursday | last friday | last saturday | last sunday | last spring | last summer | last autumn | last winter
      next_period: next week | next week's | next month | next month's | next year | next year's | next weekend | next monday | next tuesday | next wednesday | next thursday | next friday | next saturday | next sunday | next spring | next summer | next autumn | next winter
      this_period: this week | this week's | this month | this month's | this year | this year's | this weekend
      takes_off: takes off | take off | took off | taken off | taking off | takeoff
      lands: land | lands | landed | landing
      earliest: at the earliest | no earlier than | not earlier than | no sooner than | earliest
      latest: at the latest | no later than | not later than | the latest you | the latest arrival | the latest departure | latest possible
      late: minutes late | minute late | hours late | hour late | days late | day late | seconds late | arrived late | arrives late | running late
      early: minutes early | minute early | hours early | hour early | days early | day early | seconds early | arrived early | arrives early | ahead of time | ahead of schedule
      half_of: half | halfway | halved | halves | twice | double
      double: doubled | doubles | double the | double your | double what | twice the | twice as | twice your | twice | double
      unless: unless
      even_if: even if | even when | even though | even after | although | though | no matter | whether or not | regardless
      only_if: only if | only when | only while | only after
      not_yet: not yet | isn't * yet | aren't * yet | haven't * yet | hasn't * yet | hadn't * yet | didn't * yet | don't * yet | doesn't * yet | wasn't * yet | weren't * yet | can't * yet | couldn't * yet | not * yet | no * yet | nobody * yet | nothing * yet | still not | still haven't | still hasn't | still isn't | still aren't
      already: already
      only: only | all you need | all you have | all it takes | all we need | that's all | just | alone | any | entire | whole | exclusively | per | not all | not every | are all | is all | all zero | all zeros
      everyone: all | every | everyone | everybody | everything | each | just | alone | any | entire | whole | exclusively | per | not all | not every | are all | is all | all zero | all zeros
      lend: lend | lends | lent | lending | loaned
      borrow: borrow | borrows | borrowed | borrowing
      go_in: entered | enters | enter the building | enter the room | enter the house | enter the area | comes in | came in | went in | goes in | came home | comes home
      go_out: left the building | leaves the building | leave the building | left the house | leaves the house | leave the house | left home | leaves home | leave home | left the area | leaves the area | leave the area | left the room | leaves the room | leave the room | went out | goes out | exited | exits
      dollar: dollar | dollars
      euro: euro | euros
      yen: yen
      ruble: ruble | rubles | rouble | roubles
      door: door | doors
      window: window | message dialog | message dialogs | message window
      staircase: stairs | staircase | stairway
      elevator: elevator | elevators | lift is | the lift
      passport: passport | passports
      wallet: wallet | wallets | purse
      umbrella: umbrella | umbrellas
      suitcase: suitcase | suitcases | luggage | baggage
      hat: hat | hats
      shoes: shoe | shoes | sneakers
      jacket: jacket | jackets | coat | coats
      flight: flight | flights
      taxi: taxi | taxis | cab
      tram: tram | trams
      ferry: ferry | ferries
      exam: exam | exams | examination
      homework: homework
      lesson: lesson | lessons
      washing_machine: washing machine | washer
      dishwasher: dishwasher
      refrigerator: refrigerator | fridge
      oven: oven
      vacuum_cleaner: vacuum | vacuum cleaner | robot vacuum
      rice: rice
      bread: bread | breads
      milk: milk
      egg: egg | eggs
      coffee: coffee | coffees
      tea: tea | teas
      cheese: cheese | cheeses
      meat: meat | meats
      school: school | schools | school's
      hospital: hospital | hospitals
      pharmacy: pharmacy | pharmacies | drugstore
      museum: museum | museums
      airport: airport | airports
      supermarket: supermarket | supermarkets
      gym: gym | gyms
      concert: concert | concerts | gig | gigs
      bed: bed | beds
      chair: chair | chairs
      sofa: sofa | sofas | couch
      guitar: guitar | guitars
      piano: piano | pianos
      violin: violin | violins
      tennis: tennis
      chess: chess
      swimming: swimming
      yoga: yoga
      basketball: basketball
      purchase_order: you order | orders | your order | my order | this order | an order | the order | order number | order history | order status | new order
      parcel: parcel | parcels
      bookings: reservation | reservations | booking | bookings
      hot: hot | hotter | too hot | warm | warmer
      cold: cold | colder | too cold | chilly
      dry: dry | drier
      wet: wet | wetter
      clean: clean | cleaner
      dirty: dirty | dirtier
      strong: strong | stronger
      weak: weak | weaker
      grandmother: grandmother | grandma | grandmother's
      grandfather: grandfather | grandpa | grandfather's
      aunt: aunt | auntie
      uncle: uncle
      husband: husband
      wife: wife
      above: above the | above your
      underneath: under the | below the | beneath | underneath | under your | below your
      until_when: until | till
      since_when: since | starting | as of | been * for
      mother: mother | mothers | mother's | mom | mom's | mum
      father: father | fathers | father's | dad | dad's
      sister: sister | sisters | sister's
      brother: brother | brothers | brother's
      daughter: daughter | daughters | daughter's
      son: son | sons | son's
      the_first: your first | the first | first time | first floor | first warning | 1st
      the_second: your second | the second | second time | second floor | second warning | second attempt | second reminder | second dose | 2nd | second place | second half | second payment | second round
      the_third: your third | the third | third time | third floor | third warning | third attempt | third reminder | third dose | 3rd | third place | third payment | third round
      the_fourth: fourth | 4th
      the_fifth: fifth | 5th
      push: push the | push to | push it | push and | pushed the | push down
      pull: pull the | pull to | pull it | pull and | pulled the | pull down | pull up
      rarely: rarely | seldom | hardly ever
      often: often | frequently
      without: without
      having: having with you | only with a | only with the | only with your
      alternating: every other
      each_time: each and every | every day | every week | every month | every year | every hour
      ago: ago | last * seconds | last * minutes | last * hours | last * days | last * weeks | last * months | last * years | past * minutes | past * hours | past * days | past * weeks | past * months | past * years
      from_now: from now | in * second | in * seconds | in * minute | in * minutes | in * hour | in * hours | in * day | in * days | in * week | in * weeks | in * month | in * months | in * year | in * years
      teach: teach | teaches | taught | teaching
      learn: learn | learns | learned | learnt | learning
      behind: behind | the back of
      in_front: in front
      stays: stay | stays | stayed | remain | remains | remained | keep | keeps | kept
      goes_on: continue | continues | continued | continuing | carry on | go on | keep playing | keep editing | keep watching | keep listening | keep reading | keep going | keep writing | keep trying | keep working | keep using | keep shopping | keep browsing | keep recording | keep scanning | keep drawing
      nobody: no one | nobody | no one's | anyone | anybody
      somebody: someone | somebody | someone's | anyone | anybody
      exceeds: stays above | is above | are above | goes above | rises above | climbs above
      falls_below: stays below | is below | are below | goes below | drops below | falls below | dips below | drops under | falls under | is under
      print: print | prints | printed | printing | printout | reprint
      scan: scan | scans | scanned | scanning
      expand: expand | expands | expanded
      collapse: collapse | collapses | collapsed
      highest: highest
      lowest: lowest
      incoming: incoming | inbound
      outgoing: outgoing | outbound
      high: high
      low: low
      still: still
      no_longer: no longer | anymore | any longer
      because: because
      although: although | though | even though | despite | in spite of
      bright: bright | brighter | brightest | light mode | light theme | light appearance
      dark: dark | darker | darkest
      heavy: heavy | heavier | heaviest
      lightweight: too light | lightweight | light luggage | light objects | light items | light bag | not heavy
      loud: loud | louder | loudly | noisy
      quiet: quiet | quieter | quietly | silent | silently
      difficult: difficult | more difficult
      easy: easy | easier | easiest | easily
      distant: far away | too far | very far | far from | farther | farthest | further away | distant
      near: near | nearby | nearest | close by | close to | closer | closest
      deep: deep | deeper | deepest
      shallow: shallow | shallower
      narrow: narrow | narrower
      wide: wide | wider
      at_another_time: later | not now
      right_now: now | right now | immediately | not now
      end_of_period: end of
      start_of_period: beginning of | start of
      both: both
      one_of_two: one of | one of the two | one of the * both
      lost: lost
      found: found
      take_out: take out | take * out | taken out | takes out
      put_in: put in | put into | put * in | put * into
      is_left: left | remaining | remain | remains
      is_used: used | used up | consumed | spent
      milliliter: milliliter | milliliters | ml
      liter: liter | liters | litre | litres
      fingerprint: fingerprint | fingerprints | touch id
      face_recognition: face id | face recognition | facial recognition | face unlock | your face
      postponed: postpone | postpones | postponed | postponing
      canceled: cancel | cancels | canceled | cancelled | canceling | cancelling | cancellation
      front_gate: front gate | main gate | front door | main entrance | front entrance
      back_gate: back gate | rear gate | back door | rear door | rear entrance | back entrance
      fahrenheit: fahrenheit | f
      celsius: celsius | centigrade | c
      compress: compress | compresses | compressed | compressing | zip
      decompress: decompress | decompresses | decompressed | decompressing | unzip | unzipped | unzipping | extract | extracted | extracting | unpack | unpacking
      destination: destination | destinations | drop-off
      departure_point: pickup location | pickup point | pick-up point | starting point | departure point
      average: average | averages | on average
      total: total | in total | grand total
      horizontal: horizontal | horizontally
      vertical: vertical | vertically
      """,
    // MARK: Statements
    statements: """
      length: 100
      condition: if when whenever unless once until till while after before upon without in case during as whether every by on with
      exception: only except excluding excluded exception unless just solely *other_than* *apart_from* *but_* limited exclusively alone aside but restricted reserved require requires need needs private exclusive
      can: can may might could able possible *allowed_to* let lets available
      perhaps: may might could perhaps possibly maybe can
      must: must required *have_to* *has_to* *need_to* *needs_to* necessary mandatory should
      past: was were *has_been* *have_been* did had *has_just* *been_*
      mayBePast: was were has have had been did is are -ed
      future: will -'ll *going_to* won't shall
      mayBeFuture: will -'ll *going_to* won't shall is are
      request: please
      tone: oops whoops uh oh ouch sorry unfortunately sadly yay hey hmm wow great awesome nice bummer dang yikes hooray woohoo congrats congratulations lazy stupid silly dumb fool hi hello aha psst darn haha hah shame *too_bad* cool guys buddy dude *come_on* alas *good_news* *bad_news* pity luck well bravo friend friends literally gonna wanna gotta ain't yep nope yikes meh duh lol nah
      needNot: *don't_need* *don't_have_to* *need_not* *not_required* *not_necessary* optional *not_mandatory* *needn't*
      mustNot: *must_not* *mustn't* *may_not* *cannot* *can't* *not_allowed* *prohibited* *do_not_* *should_not* *shouldn't*
      until: until till
      unless: unless except
      """,
    // MARK: Clock
    clock: """
      hours: one two three four five six seven eight nine ten eleven twelve
      0: @_o'clock @_o’clock
      5: five_past_@
      10: ten_past_@
      15: quarter_past_@
      20: twenty_past_@
      30: half_past_@
      40-1: twenty_to_@
      45-1: quarter_to_@
      50-1: ten_to_@
      55-1: five_to_@
      """,
    // MARK: Relations
    relations: """
      cause: because> because_of> due_to> <so <therefore
      earlier: after> once> <then
      later: before> after_which>
      standard: than>
      origin: from>
      goal: to>
      agent: by>
      span: between>
      """,
    // MARK: Denial
    denial: """
      grammar: not no never without nothing none nobody cannot neither nor -n't
      meaning: unable fail- impossible refus- reject- den- forbid- declin- los- only discard- un- invalid
      only: only just solely exclusively
      surelyUnless: unless *except_if* *except_when*
      finality: permanent- irreversib- forever
      delay: wait keep leave
      """,
    // MARK: Evidence
    evidence: """
      words: the and of to for with from by at on in is are was were be been not no cannot can't don't doesn't won't couldn't isn't you your you're this that these those it its it's there their they we our has have had do does did will would should could can may must please an as if or but when which what who how why all any before after because again unable failed want changes file files password account settings later now message messages photo photos delete remove save cancel open close send share edit add
      """,
    // MARK: Numbers
    numbers: """
      endings: -/s -/es y/ies
      two: two three
      plural: s
      singular: ss us is
      unchanged: means species news series
      """,
    // MARK: Amounts
    amounts: """
      12: dozen
      100: hundred
      1000: thousand
      halves: half
      articles: a an one the per
      parts: half halves third thirds quarter quarters fourths fifths tenth tenths percent couple pair o'clock
      scales: million millions billion billions trillion
      half: *half_an_hour* *half_hour* *half-hour* *half_a_day* *half-day*
      beyond: *hour_and_a_half* *hours_and_a_half* *and_a_half_hour* *and-a-half* *day_and_a_half* *days_and_a_half*
      """,
    bounds: """
      under: under_# below_# less_than_# fewer_than_# younger_than_# lower_than_# smaller_than_# shorter_than_# \
        under_the_age_of_# at_most_# up_to_# no_more_than_# not_more_than_# no_longer_than_# #_or_younger #_or_less #_or_fewer \
        #_and_under #_or_under
      over: over_# above_# more_than_# older_than_# greater_than_# higher_than_# larger_than_# longer_than_# over_the_age_of_# \
        at_least_# no_less_than_# no_fewer_than_# #_or_older #_or_more #_and_over #_or_over #_or_above #_and_older #_and_up
      within: within_# within_the_next_# within_the_first_# in_less_than_# in_the_next_#
      later: after_# #_after #_later
      earlier: before_# #_before #_earlier #_prior
      until: until_# till_#
      since: from_# since_# starting_at_# starting_#
      lasting: for_# for_another_#
      between: january february march april may june july august september october november december
      """,
    enumerations: """
      and: and
      or: or
      also: nor plus with also well alongside including but
      clauses: then after before to by so when once if while because
      openings: to if when for once after before in at on by
      collective: media
      """,
    // MARK: People
    people: """
      articles: the your my a an this our
      joining: and or
      bare:
      turning: by from
      yours: your yours
      mine: my mine
      theirs: his her hers their theirs
      """,
    // MARK: Values
    values: """
      honorifics: mr mrs ms
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        recieve=receive recieved=received seperate=separate seperately=separately occured=occurred \
        occuring=occurring succesfully=successfully succesful=successful sucessfully=successfully \
        successfuly=successfully adress=address adresses=addresses acount=account acounts=accounts \
        pasword=password passwrod=password untill=until wich=which teh=the becuase=because \
        definately=definitely accomodate=accommodate neccessary=necessary necesary=necessary \
        availble=available avaliable=available unavailble=unavailable conection=connection \
        dowload=download donwload=download downlod=download permanantly=permanently \
        permenantly=permanently mesage=message messege=message calender=calendar recomend=recommend \
        recommed=recommend suport=support notifcation=notification notifcations=notifications \
        setings=settings begining=beginning existant=existent wierd=weird thier=their \
        cancelation=cancellation proceding=proceeding expirience=experience enviroment=environment \
        lenght=length maintainance=maintenance occurence=occurrence priviledge=privilege \
        publically=publicly refered=referred tommorow=tomorrow tomorow=tomorrow writting=writing \
        deteled=deleted delelte=delete
        """,
      everyday: .english,
      confusedLetters: "aeiou cs",
      regional: ["en-GB": british, "en-AU": british, "en-NZ": british, "en-IE": british],
      determiners: """
        a=s these=p those=p this=s the=sp your=sp all=p both=p several=p each=s every=s another=s \
        one=s two=p three=p four=p five=p six=p seven=p eight=p nine=p ten=p eleven=p twelve=p
        """,
      adjectives: "new=sp your=sp the=sp other=sp selected=sp old=sp last=sp first=sp",
      nouns: """
        n file photo video album folder document message contact account password setting notification \
        device item note playlist song picture image/images page book user member friend address/addresses \
        order payment purchase subscription invitation event reminder task conversation attachment backup \
        download upload app account code key comment post draft tag location parcel package letter ticket photograph \
        window door lesson course recipe room seat plant workout sensor chapter song flight guest question answer \
        child/children person/people
        """,
      plural: .s,
      verbs: """
        is=s are=p was=s were=p has=s have=p isn't=s aren't=p wasn't=s weren't=p hasn't=s haven't=p \
        doesn't=s don't=p
        """,
      measures: .words(
        """
        seconds minutes hours days weeks months years times dollars euros miles kilometers meters degrees pounds
        """),
      doubling: .all,
      repeatable: """
        had that bye blah no very so really do ha hey knock chop tut now there night boo cha yo win beep \
        tick ding hush is her you it many much far long more what who
        """,
      unrepeatable: "a",
      particles: "in on up out off over down",
      separables: """
        log logged logs sign signed signs turn turned turns check checked come comes came go goes set sets \
        put puts add added move moved carry carried hold held keep keeps kept pick picks stay stays get gets \
        take takes took taking taken signing logging turning coming going stored
        """,
      joinsNouns: true,
      endsOfGroups: .words(
        "in on of to for from with at by and or will can left waiting available"))
  )
}

extension LanguageWords {
  private static let british = """
    color=colour colors=colours favorite=favourite favorites=favourites center=centre centers=centres \
    canceled=cancelled canceling=cancelling gray=grey behavior=behaviour catalog=catalogue \
    traveler=traveller travelers=travellers traveling=travelling labeled=labelled neighbor=neighbour \
    neighbors=neighbours honor=honour flavor=flavour math=maths theater=theatre kilometer=kilometre \
    kilometers=kilometres liter=litre liters=litres aluminum=aluminium
    """
}
