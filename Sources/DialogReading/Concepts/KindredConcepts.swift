/// Concepts of different groups, first what a source says and then what is wrong in its translation: what stays is
/// not removed, half of it is not all.
let opposedConcepts = """
  stays remove
  goes_on stop
  lock open
  half_of all
  close start
  start close
  off allow
  allow off
  archive remove
  remove archive
  save remove
  print send
  print save
  print remove
  print upload
  print download
  print copy
  print buy
  print cancel
  scan send
  scan remove
  scan upload
  scan download
  scan buy
  all half_of
  decrease more
  more decrease
  increase less
  less increase
  """

/// What is done, by words of its own.
let plainDeeds = """
  add remove block accept decline import export lock unlock upload download connect disconnect install uninstall
  sign_in sign_out sign_up follow unfollow mute unmute subscribe unsubscribe join leave archive unarchive copy paste undo
  redo buy sell rent refund print scan cancel upgrade downgrade deposit withdraw check_in check_out compress decompress
  """

/// What is done, by words that say much else too.
let wideDeeds = """
  on off show hide allow start stop open close select deselect move cut send receive save discard confirm arrive depart
  expand collapse postponed canceled increase decrease include exclude free_up lend borrow teach learn push pull
  take_out put_in win lose read heat cool go_in go_out
  """

/// Concepts, a set a line, that texts say for each other.
let kindredConcepts = """
  message emailmessage comment note
  podcast episode recording song message audio
  recording video
  photo screenshot album
  album playlist
  file document backup recording
  folder backup
  event reminder calendar task invitation
  event trip
  reminder alarm timer
  account username email contact
  account username password contact
  email address
  address id_number
  email emailmessage
  device camera microphone printer phone
  payment ticket
  payment invoice
  payment receipt
  document draft note
  draft message
  recipe book
  printer document
  map trip
  trip flight
  flight plane
  flight ticket
  purchase_order parcel
  purchase_order payment
  purchase_order invoice
  purchase_order receipt
  bookings event
  bookings ticket
  bookings trip
  bookings flight
  bookings invitation
  purchase_order invitation
  lesson event
  exam event
  homework task
  homework lesson
  lesson video
  school lesson
  hospital doctor
  restaurant coffee
  tag folder
  audio microphone
  audio camera
  camera photo
  account username email contact person_name
  username password person_name
  attachment file
  attachment document
  attachment photo
  attachment video
  attachment audio
  attachment recording
  attachment ticket
  attachment message
  attachment emailmessage
  remove undo unfollow unsubscribe uninstall discard cancel decline disconnect
  leave unsubscribe unfollow disconnect sign_out check_out cancel
  leave depart go_out
  add join import upload subscribe follow undo
  accept join add
  block lock decline remove disconnect
  upload import add
  download import install
  export download copy upload
  connect disconnect sign_in sign_out
  connect join add
  sign_in sign_up check_in join
  sign_up join subscribe
  subscribe follow join
  unsubscribe unfollow
  refund undo cancel
  undo unarchive redo
  copy paste
  buy sign_up subscribe download rent
  upgrade buy install
  deposit add
  """
