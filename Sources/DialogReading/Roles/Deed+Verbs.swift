import DialogLocales
internal import DialogSupport

extension String {
  /// Whether it is a form of a verb, listed or not, that tells what one does to another in any language.
  func isDeed(as form: EnglishReadings) -> Bool {
    utf8.count > 2 && utf8.allSatisfy { (0x61...0x7A).contains($0) }
      && !toldOtherwise.contains(self)
      && EnglishLexicon.readings(of: Array(utf8)).intersects(form)
  }
}

/// What languages tell with the other one as the subject ({b} gefällt {a}, {b} gehört {a}), what both do or are to each
/// other, and what nobody does.
private let toldOtherwise: WordSet = .words(
  """
  liked loved enjoyed missed needed wanted lacked preferred pleased interested bothered suited fit fitted worried
  surprised amazed annoyed bored inspired motivated impressed excited frightened scared shocked upset confused
  disappointed satisfied delighted amused moved touched had got gotten owned possessed held kept received obtained gained earned inherited
  lost won forgot forgotten remembered recalled recognized dreamed heard felt thought knew known understood meant
  met married divorced dated matched equaled equalled resembled joined hit cost weighed lasted lived became become
  remained stayed seemed looked turned went came was were been did done contained included comprised featured
  chased caught tricked fooled deceived bit bitten overtook overtaken outran pushed elected scolded discovered found
  spotted killed trapped
  surrounded accompanied preceded succeeded caused exceeded followed used entered reached failed escaped took
  """)

/// What one does to another, in the forms of sentences that tell it.
let deeds: WordSet = .words(
  """
  sent send gave give lent lend handed hand shared share invited invite added add removed remove accepted accept declined
  approved approve rejected reject beat defeated mentioned mention followed follow requested request replied reply
  assigned assign paid pay transferred transfer called call messaged message blocked block challenged challenge
  reported report tagged tag nominated thanked thank booked offered offer sold sell bought buy rented rent borrowed
  borrow returned return forwarded forward asked ask told recommended recommend submitted submit delivered deliver
  introduced wrote write replaced hired pick picked contact contacted visit visited help helped drive drove teach
  taught waiting refund refunded graded grade rated rate reviewed review evaluated evaluate praised praise canceled
  cancelled cancel confirmed confirm answered answer edited edit corrected correct changed change updated update
  deleted delete liked watched watch viewed examined examine treated treat greeted greet trained train tutored
  supervised tipped tip checked check dropped drop inspected calling commented comment reacted react responded respond
  """)
