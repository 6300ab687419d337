internal import DialogLocales
internal import DialogSupport

/// A meaning of a word of sources that has several, told by the words beside it.
struct ListedSense: Sendable {
  /// Its name in the lists of languages.
  let name: Substring
  /// What it means, in messages.
  let english: Substring
  let korean: Substring
  /// The forms of the word, words of which one stands in the text too, those of which none does, and what languages
  /// say for other senses, between vertical bars.
  private let lists: [Substring]

  private var heads: Substring { lists[0] }

  /// Words that tell a sense.
  struct Cues: Sendable {
    private let own: WordPatterns
    private let others: WordPatterns

    init(of sense: ListedSense) {
      own = WordPatterns(String(sense.lists[1]))
      others = WordPatterns(sense.lists.count > 2 ? String(sense.lists[2]) : "")
    }

    /// Whether a word has the sense in a text.
    ///
    /// - Parameter text: between `^` and `^`, which are where it begins and ends.
    func tell(in text: LoweredText) -> Bool { own.matches(text) && !others.matches(text) }
  }

  /// The words of a language for other senses, in the syntax of `WordPatterns`.
  func others(in language: Substring) -> Substring? {
    guard lists.count > 3 else { return nil }
    return lists[3].parts(at: ";").lazy.compactMap { $0.trimmedStart.cut(at: " ") }
      .first { $0.0 == language }?.1
  }

  /// All, each as `name = English = Korean = forms of the word | cues | what speaks against it`, maybe with
  /// `| language words; …`; written by hand.
  static let all: [ListedSense] = [
    table, englishSenses, everydaySenses, dialogSenses, koreanSenses,
  ]
  .flatMap { $0.parts(at: "\n") }.map { line in
    let parts = line.parts(at: "=")
    return ListedSense(
      name: parts[0], english: parts[1], korean: parts[2],
      lists: parts[3].parts(at: "|", keepsEmpty: true))
  }

  /// Where they stand among all, by name.
  static let places = Dictionary(uniqueKeysWithValues: all.indices.lazy.map { (all[$0].name, $0) })

  /// The senses that a word may have.
  static let indices: WordMap<[Int]> = {
    var indices = WordMap<[Int]>(minimumCapacity: 1_000)
    for (index, sense) in all.enumerated() {
      for word in sense.heads.listedWords {
        indices[String(word), default: []].append(index)
      }
    }
    return indices
  }()

  private static let table = """
    savemoney=spend less=돈을 아끼다=save saves saved saving|money *%* percent *save_up_to_\u{FFFC}_on* *save_$* *save_up_to_$* *save_€* *save_big*|file files document documents photo photos video videos draft changes settings password passwords battery data
    freespace=unused=비어 있는=free|*free_space* *free_storage:* *free_disk* *free_memory* *free_up* *of_free* *free_seats* *free_spot* *free_parking_spaces* *free_slot* *free_room* *free_seat* *free_table* *free_rooms* *is_free_at* *free_places* *are_you_free* *free_tomorrow* *free_tonight* *when_you're_free* *when_you’re_free* *seats_are_free* *are_still_free* *is_still_free_at* *seat_free* *seat_is_free* *table_is_free* *tables_are_free* *rooms_are_free* *room_is_free* *spaces_are_free* *space_is_free* *spots_are_free* *spot_is_free* *slots_are_free* *next_to_you_is_free*|trial gratis charge get gets offer offers plan plans upgrade cost costs price bonus signup
    freeofcharge=without charge=무료=free|*free_trial* *for_free* *free_of_charge* *free_shipping* *free_delivery* *free_plan* *free_version* *free_month* *free_days* *is_free_for* *free_parking_is* *free_breakfast* *free_gift* *free_lesson* *free_class* *free_coffee* *free_delivery* *shipping_is_free* *delivery_is_free* *parking_is_free* *app_is_free* *month_is_free* *week_is_free* *returns_are_free* *version_is_free* *trial_is_free*|available space|it libero libera liberi libere; nl vrij vrije; pt livre livres; ar حر حرة; th *ว่าง*; pl wolny wolna wolne wolnych
    view=what is shown=화면이나 보기=view views|*^view^* *^view_* satellite list lists grid map maps month switched mode full calendar gallery details profile photo photos *view_all* *list_view* *this_view* *street_view* settings|opinion opinions priority priorities comment comments feedback idea ideas thoughts poll survey review reviews suggestion suggestions reminder reminders task tasks
    chargemoney=ask for money=요금을 청구하다=charge charges charged|refunded *charge_was_* *this_charge_* card amount account payment subscription fee fees cancel refund *$* *€* *will_be_charged* *won't_be_charged* *free_of_charge*|battery batteries charger charging watch headphones earbuds power cable plug car vehicle
    chargebattery=give power=배터리를 충전하다=charge charges charged charging recharge|battery batteries watch headphones earbuds cable charger power plug *charge_your_phone* *start_charging* *stop_charging* *charging_the* *your_device* overnight *^charge_the_* *^charge_your_* tracker scooter phone bike tablet ring earphones camera controller remote drone robot toothbrush speaker|card cards fee fees payment price money account subscription refund customer customers client deposit
    matchgame=a game=경기=match matches|game games player players team teams score scores opponent kickoff tournament coach won lost stadium league *^play_match^* *^play_match_* *^start_match* *^end_match* *^join_match* *^leave_match* *^watch_match* *^find_match* *play_a_match* *match_point* *your_match* *the_match* *match_starts* *match_begins* *match_ended*|search password passwords result results filter filters code codes don't doesn't no light lit burn burns candle stove matchbox|fr *allumette*; es cerilla- fósforo-; it fiammifer-; pt fósforo-; nl lucifer-; pl zapałk-; ko *성냥*; ja *マッチ棒*; zh *火柴*; tr kibrit-; th *ไม้ขีด*; he *גפרור*; ar ثقاب
    matchsame=be the same=일치하다=match matches matching|password passwords passcodes codes *your_search* *no_results* *don't_match* *doesn't_match* filter filters *do_not_match* signature fingerprint pin codes addresses names *does_not_match*|game team player players score
    ordersequence=a sequence=순서=order|alphabetical ascending descending chronological *sort_order* *order_of* sorted listed *in_order_of* *random_order* *reverse_order* reorder *playlist_order* *song_order* *track_order* *list_order* *page_order* *display_order* *order_by* *tab_order* *column_order* *play_order* *reading_order* *the_order_of* *change_the_order* *custom_order* *order_tasks* *order_photos*|food ship shipping delivery delivered placed cart purchase *an_order* *your_order* *order_number* *new_order* *order_of_yours* orders
    orderpurchase=a purchase=상품 주문=order orders|*the_order_is_on_its_way* *the_order_was_shipped* *the_order_was_canceled* *the_order_was_sent* *the_order_was_delivered* *the_order_has_been* *the_order_will* *your_order* *an_order* *order_number* *this_order* *order_status* *next_order* *order_history* *^view_order^* *^view_orders^* *^track_order* *^place_order* *^place_an_order* *^view_order_d* *^repeat_order* courier shipped delivered delivery shipping cart restaurant food *minimum_order* *cancel_order*|alphabetical sort sorted ascending descending *order_of* *in_order* court
    backbody=a part of the body=몸의 등=back|pain ache aches muscle muscles spine posture stretch *lower_back* *upper_back* *your_back_straight* *back_exercise* symptoms|*go_back* *come_back* *back_to* *back_up*
    backside=the other side=뒷면=back|*back_of_your* *back_of_the* *back_of_this* *front_and_back* *the_back_side* *on_the_back*|pain muscle stretch posture *back_of_the_line* *go_back*
    draftpick=choosing of players=선수 선발=draft drafts|league fantasy picks players teams rounds *draft_pick*|email message document post save saved
    bookreserve=reserve=예약하다=book booked booking|*^book^* table room rooms hotel flight flights seat seats appointment ticket tickets trip early *book_now* *_to_book* driver ride *^book_a_* *^book_the_* *^book_your_* *^book_an_* *^book_this_* *^book_court^* *^book_table^* *^book_ticket* *^book_now^* *_to_book_* lesson class lessons visit session court slot stay tour taxi guide|read reading library author page pages books chapter chapters borrow borrowed audiobook story loan shelf *the_book_is* *your_book_is* *this_book_is* *the_book_was* *a_book_is* *the_book_on* *book_is_on*
    playmedia=let something be heard or seen=재생하다=play plays playing|song songs music album playlist video videos podcast episode track tracks audio movie sound radio recording sample clip trailer preview voice ringtone melody tune soundtrack message|game games instrument piano guitar
    playgame=take part in a game=게임을 하다=play plays playing|game games chess puzzle opponent opponents level levels cards *against_* *play_with* tennis football soccer multiplayer|song music video movie audio sound recording trailer clip replay
    rightcorrect=correct=옳은=right|*that's_right* *right_answer* *answer_is_right* *is_right.* *the_right_password* *the_right_place* *right_now* *all_right* *right_away*|left side corner swipe hand top bottom click panel arrow edge turn
    leftremaining=that remains=남은=left|*minutes_left* *hours_left* *days_left* *time_left* *space_left* *is_left* *are_left* *left_to_* *attempts_left* *left_in_* *storage_left* *seats_left* *left_on_your* *tries_left* *left_until*|right side swipe corner hand turn tap panel edge arrow lane ear
    closenear=near=가까운=close closer|*too_close* *close_to_the* *close_to_you* *close_by* *move_closer* *closer_to* *get_closer* *close_to_your*|window door app tab file account closes
    watchdevice=a device on the wrist=손목에 차는 시계=watch watches|wrist paired pair strap band charge *your_watch* *the_watch* *apple_watch* *smart_watch* unlock|video videos movie movies episode episodes show film later watching list trailer
    watchvideo=look at=보다=watch watching watched|video videos movie movies episode episodes film films trailer series tutorial livestream *^watch_the_* *^watch_this_* trailer highlights replay|wrist strap paired band *apple_watch* *your_watch* device devices
    balance=an amount of money=잔액=balance balances|account card payment pay credit owed prepaid *your_balance* *current_balance* *available_balance* top wallet amount|yoga workout stereo audio exercise white color diet|fr *équilibr*
    boarding=get on=탑승하다=board boarding boards boarded|flight flights gate plane train passengers *boarding_pass* ferry bus airport|whiteboard message bulletin post keyboard director directors members game card
    tablefurniture=furniture=식탁=table tables|restaurant reserved reservation *table_for_* dinner guests booked book lunch waiter terrace|data row rows column columns cell insert database format contents
    lettercharacter=a character=글자=letter letters|password uppercase lowercase capital characters digits numbers *at_least_one_letter* *first_letter* spaces username symbols|mail postbox envelope parcel sent delivered newsletter cover write stamp
    lamp=a lamp=조명=light lights|lamp room kitchen bedroom garage hallway porch garden *the_lights* *all_lights* bulb brightness *turn_on_the_light* *turn_off_the_light* *light_is*|weight lightweight mode theme dark meal breakfast snack traffic
    shop=a shop=가게=store stores|opens closed nearest nearby shop pickup *the_store* *this_store* *our_store* *online_store* shelf|stored storing data securely *app_store* *play_store* cloud keep memory
    personalbest=the best result=최고 기록=record records|*new_record* *personal_record* *your_record* *record_time* fastest longest farthest *beat_your* *world_record*|audio video voice screen recording medical tap button call file database
    jogging=moving on foot=달리기=run runs|kilometers miles pace marathon *your_run* *morning_run* *evening_run* jogging jog workout treadmill *longest_run*|app apps script software program backup test command background shortcut update
    running=working, as programs do=실행=running runs run|app apps script software background program *backup_is* server service macos ios windows *running_low* *running_out*|km miles kilometers marathon pace jogging jog workout shoes race
    rating=judge=평가하다=rate rated rating|*rate_your* *rate_this* *rate_us* *rate_the* stars *how_would_you_rate* *^rate_*|limit limits exchange interest tax percent refresh frame heart hourly price bit
    gratuity=money for service=봉사료=tip tips|driver courier waiter *add_a_tip* *your_tip* *tip_amount* *leave_a_tip* bill staff|hint hints help suggestion trick tricks learn useful|ko *도움말*
    doorkey=what opens a door=열쇠=key keys|door doors car house hotel room locker garage apartment ignition|keyboard press shortcut arrow encryption api security private public recovery license car's account code
    keyboardkey=a key of the keyboard=키보드의 키=key keys|keyboard *press_the* *press_any* shortcut arrow escape *return_key* *shift_key* *enter_key* *control_key*|door car house lock encryption security recovery api
    secondordinal=after the first=두 번째=second|*second_time* *second_attempt* *second_device* *second_factor* *second_place* *second_half* *second_account* *second_option* *the_second*|seconds minute minutes hand
    textcharacter=a sign of writing=글자=character characters|password *at_least* *up_to* long contain contains maximum limit username *characters_left* shorter letters|game story level play hero episode skin weapon avatar cast
    clearsky=without clouds=맑은=clear|sky skies weather sunny *clear_tonight* cloudy rain wind|history cache data all delete
    musictrack=a piece of music=곡=track tracks|song songs album playlist music artist listen *next_track* *previous_track* *this_track*|package order shipment parcel location activity activities tracking workout data usage gps race ski running|de gleis gleise gleisen; fr quai *piste_cyclable*; es andén andenes; it binario binari; nl perron; ru перрон-; pl peron-; tr peron-; ko *선로*; ja *番線* *線路*; zh *站台* *铁轨* *鐵軌* *月台*; he *רציף*; ar رصيف الرصيف
    interestrate=a price of money=이자=interest|loan loans savings *interest_rate* *%_interest* mortgage deposit *earn_interest* *interest_of* *interest_is_paid* *interest_paid*|interests topic topics interested
    parking=leave a car=주차하다=park parked parking|car cars garage meter *parking_spot* *parking_space* *parked_car* vehicle *parking_time* *parking_fee*|visit national playground picnic trees zoo
    trialperiod=a time to try=체험 기간=trial|*free_trial* *trial_period* *your_trial* *trial_ends* *trial_ended* *trial_has* subscription|court lawyer jury clinical drug study
    appcrash=stop unexpectedly=비정상적으로 종료되다=crashed crash crashes|app quit unexpectedly *crash_report* browser program reopen software game *last_time*|car cars accident vehicle plane road detected detection sensor bike driver
    problem=a problem=문제=issue issues|fix fixed technical resolve resolved network connection *an_issue_with* *the_issue* *this_issue* *report_an_issue* *known_issue*|magazine newspaper edition volume latest subscription read archive
    likephoto=be pleased by=좋아하다=like likes liked|*likes_your* *liked_your* *liked_this* *people_like* *likes_this* *like_this_photo* *like_this_post*|similar looks would feels such "
    changemoney=coins=잔돈=change|coins cash *exact_change* *give_change* *your_change_is_* *take_your_change* *keep_the_change* *your_change:*|changes settings password address plan saved applied undone
    savekeep=keep=저장하다=save saves saved saving|*^save^* *^save_* *save_the_* *save_this_* *save_your_* *save_to_* *save_as_* route file files changes draft recipe article recording document playlist layout place photo photos video videos settings contact password search|life lives planet rescue princess money battery energy time space percent fuel data *save_up* *save_on_* *save_more* *you_save* *you'll_save* *save_you_* cost costs bill fare fares *save_the_day* *%* *$* *€*
    shareothers=let others have=공유하다=share shares shared sharing|*^share^* *^share_* *to_share_* *shared_with* link album photo photos location file files list playlist screen recipe|stock stocks market investor dividend portfolio price company shareholder
    collection=a collection=보관함=library libraries|photo photos music song songs video videos media album albums podcast podcasts playlist movies *your_library* *the_library_is*|public school university borrow borrowed loan due overdue return returned librarian building opens closed nearest card account
    damaged=broken=손상된=corrupt corrupted|file files data document image database photo video backup archive disk card download project|politician government official regime
    bug=a mistake in software=소프트웨어의 버그=bug bugs|fix fixes fixed report crash crashes improvements app software *bug_report* *known_bugs*|insect insects plant plants bite mosquito garden
    browsertab=a page that is open=열려 있는 탭=tab tabs|browser page pages website safari *open_tabs* *all_tabs* *close_tab* *new_tab* *private_tabs*|bar restaurant drink bill key indent keyboard spaces
    feed=what is published in turn=구독하는 피드=feed feeds|podcast podcasts rss news articles *your_feed* *the_feed* subscribe unread|dog cat pet pets fish baby animal animals bird hungry bottle
    closeshut=shut=닫다=close closed closes closing|*^close^* window door app tab file garage gate curtains curtain blinds lid *^close_the_* *^close_this_* *to_close_* *^close_account* *^close_chat* *^close_poll* *^close_ticket* *^close_window* *^close_tab*|near nearby closer *close_to* friends friend relatives contacts
    rightside=the side=오른쪽=right|swipe *right_side* *right_corner* *right_edge* *right_arrow* *turn_right* *to_the_right_of* *to_the_right.* *on_the_right* *right_hand* *right_ear* *right_earbud* *swipe_right*|correct answer
    lightmode=bright=밝은=light|*light_mode* *light_theme* *light_appearance* *light_or_dark* *light_and_dark* *light_color* *light_background* *dark_and_light*|lamp weight room
    postpublish=what is published=게시물=post posts posted|followers likes liked feed comment comments published publish timeline *your_post* *this_post* *new_post*|mail office package parcel letter code fence stamp
    checkverify=make sure=확인하다=check checks checked checking|*^check_* *to_check_*|number amount in out image bank cash cheque deposit paycheck mark box receipt
    signdocument=write one’s name=서명하다=sign signed signing|signature contract agreement *^sign_the_* *^sign_here* *to_sign_the* *sign_this_* *^sign_document*|in out up road traffic
    taptouch=touch=누르다=tap taps tapped tapping|*^tap_* *_tap_the_* *_tap_to_* *_tap_and_* *double_tap* button screen icon|water leak sink faucet bathroom
    typeenter=enter letters=입력하다=type typing typed|*^type_a_* *^type_the_* *^type_your_* *to_type_* *type_your_* *is_typing* *start_typing* keyboard|*type_of* *file_type* types kind
    currentnow=of now=현재의=current|*current_location* *current_password* *your_current* *current_version* *current_plan* *the_current_* *current_page* *current_song*|electric electricity water power voltage ocean wire
    drivedisk=a disk=저장 장치=drive drives|disk eject format *hard_drive* *external_drive* *flash_drive* *usb_drive* backup|car cars road miles driver driving traffic destination home
    plantgreen=what grows=식물=plant plants|water watering garden soil leaf leaves pot seeds sunlight *the_plant* *your_plants* *your_plant*|factory power worker workers energy makes cars produces manufactures employees production manufacturing makes
    streamvideo=send as it plays=스트리밍=stream streams streaming|live video music watch quality viewers broadcast twitch podcast|river water forest
    clearerase=remove all=지우다=clear clears cleared clearing|*^clear^* history cache data filters *clear_all* *^clear_the_* *^clear_your_* *clear_list* notifications cart|sky weather sunny picture image explanation
    turngame=when one plays=차례=turn turns|*your_turn* *my_turn* *'s_turn* *’s_turn* *next_turn* *turn_to_play* *turn_is_over* *opponent's_turn*|left right corner off on volume page road street
    courtsport=a place to play=경기장=court courts|tennis badminton padel basketball squash volleyball *book_a_court* *your_court* racket|judge lawyer legal law case trial hearing appointment summons jury witness clerk|de *gericht *gerichts
    backreturn=go back=돌아가다=back|*^back^* *^go_back^*|pain
    dismissclose=close=닫다=dismiss|*^dismiss^* *^dismiss_all^*|employee
    resumecontinue=go on=이어서 하다=resume|resume resumed resumes|cv job apply
    fallseason=autumn=가을=fall|*this_fall* *in_the_fall* *last_fall* *next_fall* *fall_season* *fall_collection*|asleep down detected detection
    inwhichplace=in which place=어느 곳에=where|where|or
    atlast=in the end=결국=eventually|eventually|possibly
    infact=in fact=실제로=actually actual|actually actual|current currently now
    alsotoo=too=또한=also|also|therefore so
    butbesides=however=그러나=but|but|more most longer further
    together=together with=함께=with|with|if whether in
    limitmost=the most that is allowed=한도=limit limits|limit limits|nerve
    near=not far=가까이=near nearby nearest|near nearby nearest|far away remote
    exitway=the way out=나가는 곳=exit exits|exit exits|success successful successfully
    payment=money that is given=결제=payment payments pay|payment payments pay|approval approvals approve approved approves
    bankmoney=a place for money=돈을 맡기는 은행=bank banks|closed money account accounts transfer transferred card loan branch holidays contact *your_bank* *bank_account* *from_your_bank*|river bench seat blood food power sand
    chequemoney=a slip that pays=수표=check checks|deposited cashed *your_check_was* *check_was_deposited* *a_check_for* *deposit_a_check* *deposit_your_check* *mobile_check*|mark box list status
    supportsteady=stand by=응원하거나 후원하다=support supports supported supporting|artist artists creator creators charity charities donate donation *support_this_team* *support_your_team* *support_our_work* *support_us* *support_your_favorite*|contact customer technical help chat center format formats device devices version browser file hardware
    filedocument=data that is kept=파일=file files|upload uploaded download downloaded folder save saved open deleted format shared attached|nail nails complaint claim claims lawsuit tax taxes line
    draftdocument=an unfinished text=다 쓰지 않은 글=draft drafts|email emails message saved post document discard unsaved *your_draft* *this_draft*|league beer horse wind air fantasy pick players
    mousecomputer=a pointing device=컴퓨터 마우스=mouse|click cursor keyboard bluetooth wireless pointer usb battery connect connected pair paired trackpad|cat trap cheese rat pet|de feldmaus* hausmaus* nagetier- mäuschen; fr mulot- rongeur- *souris_des_champs*; es *ratón_de_campo* roedor- ratoncit-; it topo topi topolin- roditor-; pt camundongo- roedor- *rato_do_campo*; nl veldmuis- huismuis- knaagdier-; sv åkersork- gnagare-; pl *mysz_polna* *myszka_polna* *myszy_polnej* gryzo- *mysz_domowa*; ru мышонок мышат- грызун- полёвк- полевк- *полевая_мышь*; uk мишенят- гризун- *польова_миша*; tr sıçan- fındık_faresi *tarla_faresi*; ar جرذ قوارض *فأر_الحقل*; he עכברוש* *עכבר_השדה* מכרסם*; th *หนู*
    homescreen=the first screen=홈 화면=home|*home_screen* *home_page* *home_tab* *home_button*|house family
    cookieweb=data of a website=웹사이트 쿠키=cookie cookies|website site browser accept privacy tracking *use_cookies* *all_cookies* cache preferences|recipe bake baking oven dough chocolate baked jar
    cloudstorage=storage on the internet=클라우드=cloud|storage backup uploaded synced sync files *to_the_cloud* *in_the_cloud* *from_the_cloud*|rain sky weather cloudy
    volumesound=loudness=소리 크기=volume|sound audio music ringer loud louder mute speaker speakers headphones *turn_up_the* *volume_up* *volume_down* *the_volume* *turn_down_the* media alarm|disk storage book drive usb|fr tome tomes; es tomo tomos; it tomo; pt tomo; ru том тома; pl tom tomu
    driversoftware=software for a device=장치 드라이버=driver drivers|*printer_driver* *graphics_driver* *driver_update* *the_driver_software* *install_the_driver* *audio_driver* *device_driver* *usb_driver*|car taxi ride trip
    driverperson=who drives=운전하는 사람=driver drivers|car taxi ride arriving arrived pickup tip waiting license *your_driver*|printer graphics software install update usb audio device
    accountuser=what one signs in to=로그인하는 계정=account accounts|password sign signed log logged delete deleted settings email profile username|report reports reported accounting invoice bill bank statement
    answerreply=a reply=답변=answer answers answered|answer answers answered|extract unzip decompress unpack thaw defrost archive zip
    unpack=take out of an archive=압축을 풀다=extract unzip decompress extracted unzipped decompressed extracting|extract unzip decompress extracted unzipped decompressed extracting|answer answers answered reply
    warranty=a promise of quality=품질 보증=warranty guarantee guaranteed|warranty guarantee guaranteed|compensation compensate security damages
    exceptfor=apart from=제외=except excluding|except excluding|unexpected surprise surprising surprised
    unexpected=not expected=뜻밖의=unexpected unexpectedly surprisingly|unexpected unexpectedly surprisingly|except other only than
    eligible=that it is for=대상=target targets eligible|target targets eligible|contrast symmetric compare comparison
    converting=make something else of it=변환=convert converted converting conversion converts|convert converted converting conversion converts|return returned refund
    byitself=by itself=자동=automatic automatically|automatic automatically|child children kid kids
    capability=what it can do=기능=feature features|feature features|yesterday yesterday's
    dayago=the day before=어제=yesterday yesterday's|yesterday yesterday's|feature features function functions work works
    changingplace=bring to another place=옮기기=move moved moving moves|move moved moving moves|staff personnel department job position transfer employee
    timespan=a span of time=기간=period periods|period periods|agency institution organization engine
    coming=get=받기=receive received receives|receive received receives|doctor clinic medical patient hospital appointment exam
    publishing=let all see=공개=public publish published|public publish published|regret sea ship sail
    interval=time between=간격=interval intervals|interval intervals|sense feeling
    effects=what works on it=효과=effect effects|effect effects|coin coins expensive
    byhand=by hand=수동=manually manual|manually manual|lead leading initiative
    """
}

extension Substring {
  fileprivate var trimmedStart: Substring { drop { $0 == " " } }
}
