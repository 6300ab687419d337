/// Senses of words that apps of everyday life say, a line each, as `EnglishSense.all` reads them; written by hand.
let everydaySenses = """
  lookat=look at=보다=view views|*^view_order* *^view_bill* *^view_all* *^view_details* *^view_profile* *^view_receipt* *^view_ticket* *^view_photo* *^view_cart* *^view_more* *^view_schedule* *^view_results* *^view_history*|list grid map
  placeput=send in, of an order=주문을 넣다=place placed|*^place_order* *^place_an_order* *^place_your_order* *^place_the_order* *^place_a_bid* *_placed_an_order* *^place_bid*|
  showsee=let be seen=보여 주다=show shows|*^show_results* *^show_all* *^show_more* *^show_password* *^show_details* *^show_list* *^show_map* *^show_less* *^show_in_* *^show_photo* *^show_the_* *^show_my_*|tv episode theater
  changealter=make another=바꾸다=change|*^change_*|coins cash exact
  billinvoice=what is to be paid=청구서=bill bills|*your_bill* *phone_bill* *electricity_bill* *gas_bill* *water_bill* *utility_bill* *monthly_bill* *^view_bill* *^pay_bill* *^pay_the_bill* *^split_* *the_bill_is_* *bill_is_due* *next_bill* *unpaid_bill*|cash banknote banknotes machine wallet parliament senate law congress insert coins
  billbanknote=paper money=지폐=bill bills|*dollar_bill* *dollar_bills* *_bill_into_* *_bills_into_* *insert_the_bill* *insert_a_bill* *small_bills* cash coins|invoice due monthly electricity
  trainrail=a train=기차=train trains|station platform departs arrives ticket tickets rail railway *the_train* *your_train* *next_train* delayed passengers carriage|workout muscles gym model exercise dog coach *to_train_*
  trainexercise=practice=훈련하다=train training|workout muscles gym exercise coach *^train_* *training_plan* *training_session*|delayed canceled cancelled late departs arrives station platform ticket tickets rail railway
  datecalendar=a day=날짜=date dates|*due_date* *start_date* *end_date* *expiration_date* *expiry_date* *delivery_date* *select_a_date* *^select_date* *^change_date* *choose_a_date* *check-in_date* *travel_date* *departure_date* *the_date_of*|dinner romantic match matches dating couple profile
  racecontest=a contest=경주=race races|*the_race* *your_race* *race_starts* *race_begins* lap laps finish runners marathon track|ethnicity ethnic gender religion
  patientperson=one who is treated=환자=patient patients|doctor hospital clinic *the_patient* *your_patient* *patient_id* nurse treatment|*be_patient* *being_patient* *your_patience*
  patientcalm=able to wait=참고 기다리는=patient|*be_patient* *being_patient*|doctor hospital clinic
  coolfan=a machine that moves air=선풍기=fan fans|*the_fan* *ceiling_fan* *fan_speed* *turn_on_the_fan* *turn_off_the_fan* air temperature room|team artist club idol favorite band player
  followerfan=one who admires=팬=fan fans|artist club idol band singer team concert *your_fans* *fan_club*|air temperature speed ceiling
  finepenalty=a penalty=벌금=fine fines|overdue parking pay paid library ticket *a_fine_of* *the_fine*|*is_fine* *all_fine* *fine.* okay looks
  drawtie=a game that nobody won=무승부=draw tie|*ended_in_a_draw* *ended_in_a_tie* *a_draw* *is_a_tie* *a_tie* *in_a_tie* game match|pencil brush paint picture shirt shoe shoes
  drawpicture=make a picture=그리다=draw|pencil brush paint picture sketch canvas line *^draw_a_* *^draw_your_*|game match ended
  stockgoods=goods that a shop has=재고=stock|*in_stock* *out_of_stock* *low_stock* *back_in_stock* inventory|market shares price portfolio exchange
  ringdevice=sound, as a bell does=울리다=ring rings ringing|phone doorbell alarm bell doorbells call volume|finger gold jewelry wedding silver size
  platformtrain=where trains stop=승강장=platform platforms|train station departs arrives track *from_platform*|software developer social app
  scaleweigh=a device that weighs=체중계=scale scales|weight weigh body bathroom step *your_scale* *the_scale* *smart_scale*|map large size image
  schoolsubject=what is learned=과목=subject subjects|class school teacher exam grade grades homework math|email line message
  emailsubject=what a message is about=제목=subject|email message *subject_line* mail *no_subject* *without_a_subject*|class school exam
  seasonyear=a part of the year, or a series=시즌=season|episode episodes series summer winter ticket league team *new_season* *this_season*|salt pepper taste dish
  poolswim=water to swim in=수영장=pool|swim swimming lanes lane lifeguard water *the_pool*|billiards cue ball carpool
  presentgift=a gift=선물=present presents|birthday christmas wrapped unwrap *a_present* *your_present* gift|*at_present* presentation everyone attendance
  firejob=end a job=해고하다=fired|employee job boss *was_fired*|gun shot alarm
  carplate=the plate of a car=번호판=plate|*license_plate* *number_plate* car vehicle parking|food dish kitchen dinner
  tonightshow=a play, a concert=공연=concert concerts performance musical recital|concert concerts performance musical recital|park parks zoo garden lecture
  parkopens=a park, a zoo=공원=park zoo|*park_opens* *park_is_open* *zoo_opens* *the_zoo_is* *park_closes*|concert performance show
  showbegins=begin, of a performance=공연을 시작하다=start starts begin begins|concert performance musical opera ballet recital|park zoo garden amusement
  bankaccount=money kept at a bank=예금 계좌=account accounts|*bank_account* *savings_account* *checking_account* *your_account_at_* deposit transfer withdrawal|course lesson class lecture
  lyrics=the words of a song=가사=lyrics|lyrics|sweets candy snack
  bodyheight=how tall one is=키=height|cm tall weight *your_height*|careful caution cautious
  insurance=what pays for harm=보험=insurance|insurance|health
  dispatch=send goods=발송=shipped shipping ships dispatched|shipped shipping ships dispatched|idea ideas
  approving=say yes to=승인=approve approved approval|approve approved approval|witness certificate merchant
  likelihood=how likely it is=확률=probability chance|*probability_of* *chance_of* *%_chance*|establish
  """
