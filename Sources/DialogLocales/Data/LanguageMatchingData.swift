// Made by Sources/DialogLocales/Generate/generate.py; edit that, not this.
// swift-format-ignore-file
//
// Source: ICU 72.1 (CLDR 42, Unicode 15.0), Debian package libicu72
// Licence of the data: Unicode-3.0, https://www.unicode.org/license.txt

/// A line for each language, its fields between tabs: the language, its script and region; its
/// other scripts, each with its region and those that write it so; tags nearer than the bare
/// language, each with the regions it is nearer to; other codes of the language or of a tag.
let languageMatchingData: StaticString = ##"""
af	Latn	ZA			af:afr
agq	Latn	CM			
ak	Latn	GH			ak:aka fat tw twi
am	Ethi	ET			am:amh
ar	Arab	EG			ar:ara arb
as	Beng	IN			as:asm
asa	Latn	TZ			
ast	Latn	ES			
az	Latn	AZ	Arab=IR:IQ IR|Cyrl=AZ:RU		az:aze azj
bas	Latn	CM			
be	Cyrl	BY			be:bel
bem	Latn	ZM			
bez	Latn	TZ			
bg	Cyrl	BG			bg:bul
bgc	Deva	IN			
bho	Deva	IN			bho:bh bih
bm	Latn	ML			bm:bam
bn	Beng	BD			bn:ben
bo	Tibt	CN			bo:bod tib
br	Latn	FR			br:bre
brx	Deva	IN			
bs	Latn	BA			bs:bos
ca	Latn	ES			ca:cat
ccp	Cakm	BD			
ce	Cyrl	RU			ce:che
ceb	Latn	PH			
cgg	Latn	UG			
chr	Cher	US			
ckb	Arab	IQ			
cs	Latn	CZ			cs:ces cze
cv	Cyrl	RU			cv:chv
cy	Latn	GB			cy:cym wel
da	Latn	DK			da:dan
dav	Latn	KE			
de	Latn	DE			de:deu ger
dje	Latn	NE			
doi	Deva	IN			doi:dgo
dsb	Latn	DE			
dua	Latn	CM			
dyo	Latn	SN			
dz	Tibt	BT			dz:adp dzo
ebu	Latn	KE			
ee	Latn	GH			ee:ewe
el	Grek	GR			el:ell gre
en	Latn	US	Shaw=GB:	en-001:150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW|en-150:AT BE CH DE DK FI NL SE SI	en:eng
eo	Latn	001			eo:epo
es	Latn	ES		es-419:AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE	es:spa
et	Latn	EE			et:ekk est
eu	Latn	ES			eu:baq eus
ewo	Latn	CM			
fa	Arab	IR			fa:fas per pes|fa-AF:drw prs tnf
ff	Latn	SN	Adlm=GN:		ff:fuc ful
fi	Latn	FI			fi:fin
fil	Latn	PH			fil:tgl tl
fo	Latn	FO			fo:fao
fr	Latn	FR			fr:fra fre
fur	Latn	IT			
fy	Latn	NL			fy:fry
ga	Latn	IE			ga:gle
gd	Latn	GB			gd:gla
gl	Latn	ES			gl:glg
gsw	Latn	CH			
gu	Gujr	IN			gu:guj
guz	Latn	KE			
gv	Latn	IM			gv:glv
ha	Latn	NG	Arab=NG:CM SD		ha:hau
haw	Latn	US			
he	Hebr	IL			he:heb iw
hi	Deva	IN	Latn=IN:		hi:hin
hr	Latn	HR			hr:hrv scr
hsb	Latn	DE			
hu	Latn	HU			hu:hun
hy	Armn	AM			hy:arm hye
ia	Latn	001			ia:ina
id	Latn	ID			id:in ind
ig	Latn	NG			ig:ibo
ii	Yiii	CN			ii:iii
is	Latn	IS			is:ice isl
it	Latn	IT			it:ita
ja	Jpan	JP			ja:jpn
jgo	Latn	CM			
jmc	Latn	TZ			
jv	Latn	ID			jv:jav jw
ka	Geor	GE			ka:geo kat
kab	Latn	DZ			
kam	Latn	KE			
kde	Latn	TZ			
kea	Latn	CV			
kgp	Latn	BR			
khq	Latn	ML			
ki	Latn	KE			ki:kik
kk	Cyrl	KZ	Arab=CN:AF CN IR MN		kk:kaz
kkj	Latn	CM			
kl	Latn	GL			kl:kal
kln	Latn	KE			kln:spy
km	Khmr	KH			km:khm
kn	Knda	IN			kn:kan
ko	Kore	KR			ko:kor
kok	Deva	IN			kok:knn
ks	Arab	IN			ks:kas
ksb	Latn	TZ			
ksf	Latn	CM			
ksh	Latn	DE			
ku	Latn	TR	Arab=IQ:LB|Yezi=GE:		ku:kmr kur
kw	Latn	GB			kw:cor
ky	Cyrl	KG	Arab=CN:CN|Latn=TR:TR		ky:kir
lag	Latn	TZ			
lb	Latn	LU			lb:ltz
lg	Latn	UG			lg:lug
lkt	Latn	US			
ln	Latn	CD			ln:lin
lo	Laoo	LA			lo:lao
lrc	Arab	IR			
lt	Latn	LT			lt:lit
lu	Latn	CD			lu:lub
luo	Latn	KE			
luy	Latn	KE			luy:bxk
lv	Latn	LV			lv:lav lvs
mai	Deva	IN			
mas	Latn	KE			
mer	Latn	KE			
mfe	Latn	MU			
mg	Latn	MG			mg:mlg plt
mgh	Latn	MZ			
mgo	Latn	CM			
mi	Latn	NZ			mi:mao mri
mk	Cyrl	MK			mk:mac mkd
ml	Mlym	IN			ml:mal
mn	Cyrl	MN	Mong=CN:CN		mn:drh khk mon
mni	Beng	IN			
mr	Deva	IN			mr:mar
ms	Latn	MY	Arab=MY:CC		ms:may msa zsm
mt	Latn	MT			mt:mlt
mua	Latn	CM			
my	Mymr	MM			my:bur mya
mzn	Arab	IR			
naq	Latn	NA			
nb	Latn	NO			nb:nob
nd	Latn	ZW			nd:nde
ne	Deva	NP			ne:nep npi
nl	Latn	NL			nl:dut nld
nmg	Latn	CM			
nn	Latn	NO			nn:nno
nnh	Latn	CM			
no	Latn	NO			no:nor nb nn
nus	Latn	SS			
nyn	Latn	UG			
om	Latn	ET			om:gaz orm
or	Orya	IN			or:ori ory
os	Cyrl	GE			os:oss
pa	Guru	IN	Arab=PK:PK		pa:pan
pcm	Latn	NG			
pl	Latn	PL			pl:pol
ps	Arab	AF			ps:pbu pus
pt	Latn	BR		pt-PT:AO CH CV FR GQ GW LU MO MZ ST TL	pt:por
qu	Latn	PE			qu:que quz
raj	Deva	IN			raj:mup
rm	Latn	CH			rm:roh
rn	Latn	BI			rn:run
ro	Latn	RO			ro:mo mol ron rum
rof	Latn	TZ			
ru	Cyrl	RU			ru:rus
rw	Latn	RW			rw:kin
rwk	Latn	TZ			
sa	Deva	IN			sa:san
sah	Cyrl	RU			
saq	Latn	KE			
sat	Olck	IN			
sbp	Latn	TZ			
sc	Latn	IT			sc:src srd
sd	Arab	PK	Deva=IN:IN|Khoj=IN:|Sind=IN:		sd:snd
se	Latn	NO			se:sme
seh	Latn	MZ			
ses	Latn	ML			
sg	Latn	CF			sg:sag
shi	Tfng	MA			
si	Sinh	LK			si:sin
sk	Latn	SK			sk:slk slo
sl	Latn	SI			sl:slv
smn	Latn	FI			
sn	Latn	ZW			sn:sna
so	Latn	SO			so:som
sq	Latn	AL			sq:alb als sqi
sr	Cyrl	RS	Latn=RS:ME RO RU TR		sr:scc srp|sr-Latn:hbs sh|sr-ME:cnr
su	Latn	ID			su:sun
sv	Latn	SE			sv:swe
sw	Latn	TZ			sw:swa swh|sw-CD:swc
ta	Taml	IN			ta:tam
te	Telu	IN			te:tel
teo	Latn	UG			
tg	Cyrl	TJ	Arab=PK:PK		tg:tgk
th	Thai	TH			th:tha
ti	Ethi	ET			ti:tir
tk	Latn	TM			tk:tuk
to	Latn	TO			to:ton
tr	Latn	TR			tr:tur
tt	Cyrl	RU			tt:tat
twq	Latn	NE			
tzm	Latn	MA			
ug	Arab	CN	Cyrl=KZ:KZ MN		ug:uig
uk	Cyrl	UA			uk:ukr
ur	Arab	PK			ur:urd
uz	Latn	UZ	Arab=AF:AF|Cyrl=UZ:CN		uz:uzb uzn
vai	Vaii	LR			
vi	Latn	VN			vi:vie
vun	Latn	TZ			
wae	Latn	CH			
wo	Latn	SN			wo:wol
xh	Latn	ZA			xh:xho
xog	Latn	UG			
yav	Latn	CM			
yi	Hebr	001			yi:ji ydd yid
yo	Latn	NG			yo:yor
yrl	Latn	BR			
yue	Hant	HK	Hans=CN:CN		
zgh	Tfng	MA			
zh	Hans	CN	Bopo=TW:|Hanb=TW:|Hant=TW:AU BN GB GF HK ID MO PA PF PH SR TH TW US VN	zh-Hant-HK:MO	zh:chi cmn zho
zu	Latn	ZA			zu:zul
"""##
