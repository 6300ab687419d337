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
  """

/// Concepts of a group, a set a line, that texts say for each other.
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
  """
