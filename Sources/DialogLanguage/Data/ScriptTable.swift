// Made by Sources/DialogLanguage/Generate/generate.py; edit that, not this.
// swift-format-ignore-file
//
// Source: ICU 72.1 (CLDR 42, Unicode 15.0), Debian package libicu72
// Licence of the data: Unicode-3.0, https://www.unicode.org/license.txt

/// A line for each script: its code, then the languages written in it.
let scriptTable: StaticString = ##"""
Aghb udi
Ahom aho
Arab aeb ajt apc apd ar arq ars ary arz avl az-IQ az-IR bal bej bft bgn bqi brh cja ckb dcc dgl fa fia fub gbz gjk gju glk gwc gwt ha-CM ha-SD haz hnd hno kby khw kk-AF kk-CN kk-IR kk-MN ks ku-LB kvx kxp ky-CN kzh lah lki lrc luz mde mfa mki ms-CC mvy mzn oru ota pa-PK phl prd ps rmt scl sd sdh shu skr swb tg-PK trw ug ur uz-AF wni zdj
Armi arc
Armn hy
Avst ae
Bamu bax
Bass bsq
Beng as bn bpy grt mni rkt syl unr unx
Brah pka
Cakm ccp
Cans cr crk crl csw iu nsk oj ojs
Cari xcr
Cham cjm
Cher chr
Chrs xco
Copt cop
Cprt grc
Cyrl ab abq ady alt av az-RU ba be bg bua ce chm crh cu cv dar inh kaa kbd kk koi krc kum kv ky lbe lez mdf mk mn mrj myv os ru rue sah sr tg tt tyv udm ug-KZ ug-MN uk uz-CN
Deva awa bap bfy bgc bhb bhi bho bjj bra brx btv doi dty gbm ggn gom gvr hi hne hoc hoj jml kfr kfy khn kok kru kxl lif mag mai mgp mr mrd mtr mwr ne new noe ppa raj rjs sa sck sd-IN srx swv taj tdg tdh thl thq thr tkt tsf unr-NP wbr wtm xnr xsr
Egyp egy
Ethi am bcq bji bst byn drs gez gmv gof hdy kqy ktb kxc mdx mym sgw ti tig wal
Geor ka xmf
Gong wsg
Gonm esg
Goth got
Grek bgx el pnt tsd
Gujr gu
Guru pa
Hans gan hak hsn lzh nan wuu yue-CN zh
Hant yue zh-AU zh-BN zh-GB zh-GF zh-HK zh-ID zh-MO zh-PA zh-PF zh-PH zh-SR zh-TH zh-TW zh-US zh-VN
Hebr he iw ji lad yi
Hluw hlu
Hmnp hnj mww
Ital ett
Jpan ja
Kali eky
Kana ryu
Kawi kaw
Khar pra
Khmr km
Kits zkt
Knda kn tcy
Kore ko
Lana nod
Laoo kjg lo
Latn aa aai aak aau abi abr abt aby acd ace ach ada ade adj adz aey af agc agd agg agm ago agq aha ahl ajg ak ala ali aln amm amn amo amp an anc ank ann any aoj aom aoz ape apr aps apz arh arn aro asa asg aso ast ata atg atj auy avn avt avu awb awo awx ay ayb az ban bar bas bav bba bbb bbc bbd bbj bbp bbr bcf bch bci bcm bcn bco bcu bdd bef beh bem bet bew bex bez bfd bhg bhl bhy bi bib big bik bim bin bio biq bjh bjn bjo bjr bjt bjz bkc bkm bkq bku bkv bla blg bm bmh bmk bmq bmu bng bnm bnp boj bom bon bqc bqp bqv br brz bs bsj bss bto btt buc bud bug buk bum buo bus buu bvb bwd bwr bxh bye byr bys byv byx bza bze bzf bzh bzw ca cad can cbj cch ceb cfa cgg ch chk cho chp cic cjv ckl cko cky cla clc cme co cps crg crs cs csb cy da dad daf dag dah dak dav dbd dbq ddn de ded den dga dgh dgi dgr dgz dia dje dnj dob dop dow dri dsb dtm dtp dts dua duc dud dug dva dww dyo dyu dzg ebu ee efi egl eka ema emi en enn enq eo eri es esu et etr etu etx eu ewo ext eza faa fab fag fai fan ff ffi ffm fi fil fit fj flr fmp fo fod fon for fpe fqs fr frc frp frr frs fud fue fuf fuh fuq fur fuv fuy fvr fy ga gaa gaf gag gah gaj gam gaw gay gba gbf gby gcr gd gde gdn gdr geb gej gel gfk ghs gil gim gjn gkn gkp gl gmm gn gnd gng god goi gor gos grb grw gsw gub guc gud gur guw gux guz gv gvf gvs gwi gyi ha hag ham haw hbb hhy hia hif hig hih hil hla hmt hnn ho hot hr hsb ht hu hui hur hz ia ian iar iba ibb iby ica ich id idd idi idu ife ig igb ige ijj ik ikk ikw ikx ilo imo in io iou iri is it iwm iws izh izi jab jam jar jbo jbu jen jgk jgo jib jmc jra jut jv jw kab kac kad kai kaj kam kao kbm kbp kbq kbx kcg kck kcl kct kde kdh kdl kea ken kez kfo kg kge kgf kgp kha khq khs khz ki kij kiu kiw kj kjd kjs kjy kkc kkj kl kln klq klt klx kmb kmh kmo kms kmu kmw knf knp kol kos koz kpe kpf kpo kpr kpx kqb kqf kqs kr kri krj krl krs ksb ksd ksf ksh ksj ksr ktm kto ktr ku kub kud kue kuj kun kup kus kvg kvr kw kwj kwk kwo kwq kxa kxe kxw kxz ky-TR kye kyx kzj kzr kzt la lag laj las lb lbu lbw lcm ldb led lee lem leq leu lg lgg li lia lid lig lih lij lil ljp lkt lle lln lmo lmp ln lns lnu loj lok lol lor los loz lt ltg lu lua luo luy lv lzz mad maf mak man mas maw maz mbh mbo mbq mbu mbw mci mcp mcq mcr mcu mda mdh mdj mdr med mee mek men mer met meu mfe mfn mfo mfq mg mgh mgl mgo mgy mh mhi mhl mi mic mif min miw mkl mkp mkw mle mlp mls mmo mmu mmx mna mnf mo moa moe moh mos mox mpp mps mpt mpx mql ms mt mtc mtf mti mua mur mus mva mvn mwk mwv mxc mxm myk myw myx mzk mzm mzp mzw mzz na nac naf nak nap naq nas nb nca nce ncf nch nco ncu nd ndc nds neb nex nfr ng nga ngb ngl nhb nhe nhw nif nii nij nin niu niy niz njo nkg nko nl nmg nmz nn nnf nnh nnk nnm no nop nou nr nrb nsn nso nss ntm ntr nui nup nus nuv nux nv nwb nxq nxr ny nym nyn nzi oc ogc oka okr okv om ong onn ons opm oro ozm pag pam pap pau pbi pcd pcm pdc pdt ped pex pfl pil pip pis pko pl pla pms png pnn pon ppo pqm prg pss pt ptp puu pwa qu quc qug rai rao rcf rej rel res rgn ria rif-NL rm rmf rmo rmu rn rna rng ro rob rof roo rro rtm rug rw rwk rwo saf saq sas sav sba sbe sbp sc scn sco sdc se sef seh sei ses sg sgs sgz shk sid sig sil sim sjr sk skc sks sl sld sli sll sly sm sma smd smj smn smq sms sn snb snc snk snp snx sny so sok soq soy spd spl sps sq sr-ME sr-RO sr-RU sr-TR srn srr ss ssd ssg ssy st stk stq su sua sue suk sur sus sv sw swc swg swp sxn sxw szl tal tan taq tbc tbd tbf tbg tbo tbw tbz tci tdu ted tem teo tet tfi tgc tgo tgu tif tik tim tio tiv tk tkl tkr tl tlf tlx tly tmh tmy tn tnh to tof tog tok toq tpi tpm tpz tqo tr tru trv ts tsg tsw ttd tte ttj ttr ttt tuh tul tum tuq tvd tvl tvu twh twq ty tya tzm ubu uli umb uok uri urt urw usa uth utr uvh uvl uz vag van ve vec vep vi vic viv vls vmf vmw vo vot vro vun vut wa wae waj wan war wbp wci wer wgi whg wib wiu wiv wja wji wls wmo wnc wnu wo wob wos wrs wsk wuv wwa xav xbi xes xh xla xog xon xrb xsi xsm xwe yam yao yap yas yat yav yay yaz yba ybb yby yer ygr ygw yko yle ylg yll yml yo yon yrb yre yrl yss yua yuj yut yuw za zag zea zia zlm zmi zne zu zza
Lepc lep
Lina lab
Lisu lis
Lyci xlc
Lydi xld
Mand myz
Mani xmn
Medf dmf
Merc xmr
Mlym ml
Mong drh mn-CN
Mroo mro
Mymr kht mnw my shn
Narb xna
Nkoo man-GN nqo
Nshu zhx
Ogam sga
Olck sat
Orkh otk
Orya or
Osge osa
Ougr oui
Pauc ctd
Phli pal
Phnx phn
Plrd hmd
Prti xpr
Rohg rhg
Runr non
Samr smp
Sarb xsa
Saur saz
Sgnw ase
Sinh si
Sogd sog
Sora srb
Soyo cmg
Syrc syr
Tale tdd
Talu khb
Taml bfq ta
Tang txg
Tavt blt
Telu gon lmn te wbq
Tfng rif shi zgh
Thaa dv
Thai kdt kxm lcp lwl sou th tts
Tibt adp bo dz tsj
Tnsa nst
Toto txo
Ugar uga
Vaii vai
Wcho nnp
Xpeo peo
Xsux akk
Yiii ii
"""##

/// Currencies whose amounts don't have two fraction digits.
let fractionDigitsTable: StaticString = ##"""
ADP0 AFN0 ALL0 BHD3 BIF0 BYR0 CLF4 CLP0 DJF0 ESP0 GNF0 IQD0 IRR0 ISK0 ITL0 JOD3 JPY0 KMF0 KPW0 KRW0 KWD3 LAK0 LBP0 LUF0 LYD3 MGA0 MGF0 MMK0 MRO0 OMR3 PYG0 RSD0 RWF0 SLL0 SOS0 STD0 SYP0 TMM0 TND3 TRL0 UGX0 UYI0 UYW4 VND0 VUV0 XAF0 XOF0 XPF0 YER0 ZMK0 ZWD0
"""##
