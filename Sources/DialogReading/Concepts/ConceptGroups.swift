/// A group a line: its kind, then its concepts with their names in Korean.
let conceptGroups = """
  unit second=초 minute=분 hour=시간 day=일 week=주 month=달 year=년
  unit kilobyte=킬로바이트 megabyte=메가바이트 gigabyte=기가바이트 terabyte=테라바이트
  unit millimeter=밀리미터 centimeter=센티미터 meter=미터 kilometer=킬로미터 mile=마일 inch=인치 foot=피트 yard=야드
  unit gram=그램 kilogram=킬로그램 pound=파운드 milligram=밀리그램
  opposite add=추가 remove=제거
  opposite on=켜기/켜짐 off=끄기/꺼짐
  opposite show=표시 hide=숨기기
  opposite allow=허용 block=차단
  opposite accept=수락 decline=거절
  opposite import=가져오기 export=내보내기
  opposite lock=잠금 unlock=잠금_해제
  opposite upload=업로드 download=다운로드
  opposite connect=연결 disconnect=연결_해제
  opposite install=설치 uninstall=설치_제거
  opposite start=시작 stop=중지
  opposite open=열기/열림 close=닫기/닫힘
  opposite more=더 less=덜
  opposite increase=늘리기 decrease=줄이기
  other at_least=최소 at_most=최대
  opposite before=~_전 after=~_후
  opposite first=처음 last=마지막
  loose send=보내기 receive=받기
  opposite sign_in=로그인 sign_out=로그아웃 sign_up=가입
  opposite follow=팔로우 unfollow=언팔로우
  opposite mute=음소거 unmute=음소거_해제
  opposite subscribe=구독 unsubscribe=구독_취소
  opposite join=참여 leave=나가기
  opposite archive=보관 unarchive=보관_해제
  opposite select=선택 deselect=선택_해제
  other copy=복사 move=이동 cut=잘라내기 paste=붙여넣기
  opposite undo=실행_취소 redo=다시_실행
  opposite always=항상 never=절대 sometimes=가끔
  opposite all=모두 none=없음 some=일부
  other yesterday=어제 today=오늘 tomorrow=내일 day_after_tomorrow=모레 day_before_yesterday=그저께
  other monday=월요일 tuesday=화요일 wednesday=수요일 thursday=목요일 friday=금요일 saturday=토요일 sunday=일요일
  other weekday=평일 weekend=주말
  other left=왼쪽 right=오른쪽
  other up=위 down=아래
  other morning=아침 noon=정오 evening=저녁 night=밤
  opposite public=공개 private=비공개
  opposite online=온라인 offline=오프라인
  loose new=새로운 old=오래된
  opposite newer=더_새로운 older=더_오래된
  opposite success=성공 failure=실패
  loose empty=빈 full=가득
  person sender=보낸_사람 recipient=받는_사람
  opposite include=포함 exclude=제외
  opposite faster=더_빠른 slower=더_느린
  loose earlier=더_이른 later=더_늦은
  other buy=구매 sell=판매 rent=대여 refund=환불
  opposite save=저장 discard=버리기
  opposite correct=올바른 wrong=잘못된
  number once=한_번 twice=두_번 every_other=하나_걸러
  number two=둘 three=셋 four=넷 five=다섯 six=여섯 seven=일곱 eight=여덟 nine=아홉 ten=열 dozen=12 half=절반 third=3분의_1 quarter=4분의_1 hundred=백 thousand=천 million=백만 billion=십억 trillion=1조
  loose you=당신 we=우리 they=그들
  person buyer=구매자 seller=판매자 owner=소유자 guest=손님 admin=관리자 member=회원 friend=친구 child=아이 parent=부모 teacher=선생님 student=학생 driver=기사 passenger=승객 doctor=의사 patient=환자 landlord=집주인 tenant=세입자 player=선수
  thing username=사용자_이름 password=암호 pin=PIN email=이메일_주소 phone=전화번호 address=주소 birthday=생년월일
  thing photo=사진 video=비디오 song=노래 album=앨범 playlist=재생목록 podcast=팟캐스트 episode=에피소드 file=파일 folder=폴더 document=문서 note=메모 message=메시지 emailmessage=이메일 contact=연락처 event=이벤트 reminder=미리_알림 alarm=알람 timer=타이머 account=계정 device=기기 comment=댓글 draft=초안 payment=결제 ticket=티켓 book=책 recording=녹음 backup=백업 task=할_일 recipe=레시피 map=지도 trip=여행 invitation=초대 calendar=캘린더 screenshot=스크린샷 tag=태그 filter=필터 server=서버 printer=프린터 camera=카메라 microphone=마이크 battery=배터리 audio=오디오 attachment=첨부_파일
  loose app=앱 website=웹사이트 group=그룹 order=주문 key=키 page=페이지 list=목록 link=링크 location=위치 notification=알림 update=업데이트 subscription=구독 storage=저장_공간 network=네트워크 screen=화면 route=경로
  opposite free_up=비우기 take_up=차지하기
  opposite win=승리 lose=패배
  opposite deposit=입금 withdraw=출금
  opposite arrive=도착 depart=출발
  opposite check_in=체크인 check_out=체크아웃
  opposite heat=난방 cool=냉방
  opposite income=수입 expense=지출
  opposite cheap=싼 expensive=비싼
  other north=북 south=남 east=동 west=서
  other spring=봄 summer=여름 autumn=가을 winter=겨울
  other january=1월 february=2월 june=6월 july=7월 september=9월 october=10월 november=11월 december=12월 march=3월 april=4월 may=5월 august=8월
  other red=빨강 green=초록 blue=파랑 yellow=노랑 black=검정 white=하양
  thing receipt=영수증 invoice=청구서 contract=계약서 coupon=쿠폰
  thing person_name=이름 id_number=번호
  thing breakfast=아침_식사 lunch=점심 dinner=저녁_식사
  thing bus=버스 train=기차 plane=비행기 bicycle=자전거
  thing kitchen=주방 bedroom=침실 bathroom=욕실 garage=차고 garden=정원
  thing temperature=온도 humidity=습도 heart_rate=심박수 blood_pressure=혈압
  thing keyboard=키보드 mouse=마우스 headphones=헤드폰 speakers=스피커
  thing dog=개 cat=고양이
  thing hotel=호텔 restaurant=식당
  opposite confirm=확정 cancel=취소
  opposite available=이용_가능 unavailable=이용_불가
  opposite upgrade=업그레이드 downgrade=다운그레이드
  opposite paid=결제됨 unpaid=미결제
  opposite read=읽음 unread=읽지_않음
  opposite inside=안 outside=밖
  opposite drained=비어_있는 filled=가득_찬
  number past_period=지난 next_period=다음 this_period=이번
  opposite takes_off=이륙 lands=착륙
  other earliest=빨라야 latest=늦어도
  opposite late=늦게 early=일찍
  other half_of=절반 double=두_배
  other unless=…지_않는_한 even_if=…더라도 only_if=…에만
  other not_yet=아직 already=이미
  opposite only=~만 everyone=모두
  opposite lend=빌려주기 borrow=빌리기
  opposite go_in=들어가기 go_out=나가기
  other dollar=달러 euro=유로 yen=엔 ruble=루블
  thing door=문 window=창문 staircase=계단 elevator=엘리베이터
  thing passport=여권 wallet=지갑 umbrella=우산 suitcase=여행_가방
  thing hat=모자 shoes=신발 jacket=재킷
  thing flight=항공편 taxi=택시 tram=트램 ferry=여객선
  thing exam=시험 homework=숙제 lesson=수업
  thing washing_machine=세탁기 dishwasher=식기세척기 refrigerator=냉장고 oven=오븐 vacuum_cleaner=청소기
  thing rice=쌀 bread=빵 milk=우유 egg=달걀 coffee=커피 tea=차 cheese=치즈 meat=고기
  thing school=학교 hospital=병원 pharmacy=약국 museum=박물관 airport=공항 supermarket=슈퍼마켓 gym=체육관 concert=콘서트
  thing bed=침대 chair=의자 sofa=소파
  thing guitar=기타 piano=피아노 violin=바이올린
  thing tennis=테니스 chess=체스 swimming=수영 yoga=요가 basketball=농구
  thing purchase_order=주문 parcel=소포 bookings=예약
  opposite hot=뜨거운 cold=차가운
  opposite dry=마른 wet=젖은
  opposite clean=깨끗한 dirty=더러운
  opposite strong=강한 weak=약한
  other grandmother=할머니 grandfather=할아버지 aunt=이모 uncle=삼촌 husband=남편 wife=아내
  opposite above=위에 underneath=아래에
  opposite until_when=~까지 since_when=~부터
  other mother=어머니 father=아버지 sister=자매 brother=형제 daughter=딸 son=아들
  number the_first=첫_번째 the_second=두_번째 the_third=세_번째 the_fourth=네_번째 the_fifth=다섯_번째
  opposite push=밀기 pull=당기기
  other rarely=드물게 often=자주
  opposite without=없이 having=갖고
  number alternating=하나_걸러 each_time=매번
  opposite ago=~_전 from_now=~_후
  opposite teach=가르치기 learn=배우기
  opposite behind=뒤에 in_front=앞에
  opposite stays=남음
  opposite goes_on=계속
  other nobody=아무도_…_않음 somebody=누군가
  opposite exceeds=~을_넘음 falls_below=~보다_낮음
  other print=인쇄 scan=스캔
  opposite expand=펼치기 collapse=접기
  opposite highest=가장_높은 lowest=가장_낮은
  opposite incoming=들어오는 outgoing=나가는
  opposite high=높은 low=낮은
  other still=아직 no_longer=더_이상
  other because=때문 although=불구하고
  opposite bright=밝은 dark=어두운
  opposite heavy=무거운 lightweight=가벼운
  opposite loud=시끄러운 quiet=조용한
  opposite difficult=어려운 easy=쉬운
  opposite distant=먼 near=가까운
  opposite deep=깊은 shallow=얕은
  opposite narrow=좁은 wide=넓은
  other at_another_time=나중에 right_now=지금
  opposite end_of_period=~말 start_of_period=~초
  other both=둘_다 one_of_two=하나
  opposite lost=잃어버림 found=발견
  opposite take_out=꺼내기 put_in=넣기
  opposite is_left=남음 is_used=사용됨
  unit milliliter=밀리리터 liter=리터
  opposite fingerprint=지문 face_recognition=얼굴
  opposite postponed=연기 canceled=취소
  other front_gate=정문 back_gate=후문
  other fahrenheit=화씨 celsius=섭씨
  opposite compress=압축 decompress=압축_풀기
  other destination=목적지 departure_point=출발지
  other average=평균 total=합계
  other horizontal=가로 vertical=세로
  """
