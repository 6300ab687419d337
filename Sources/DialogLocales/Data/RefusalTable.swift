// Made by Sources/DialogLocales/Generate/generate.py; edit that, not this.
// swift-format-ignore-file
//
// Source: Django 5.1.4 (PyPI)
// Licence of the data: BSD-3-Clause

/// A line for each language, in the order of the tags' bytes, its fields between tabs: the
/// tag, then `name=text` for what is said of an answer that is not taken.
let refusalTable: StaticString = ##"""
af	required=Dié veld is verpligtend.	email=Gee ’n geldige e-posadres.	url=Gee ’n geldige URL.	whole=Tik ’n heelgetal in.	number=Gee ’n getal.	value=Gee ’n geldige waarde.
ar	required=هذا الحقل مطلوب.	email=أدخِل عنوان بريد إلكتروني صحيح.	url=أدخِل رابطًا صحيحًا.	whole=أدخل رقما صحيحا.	number=أدخل رقماً.	value=أدخِل قيمة صحيحة.
ar-DZ	required=هذا الحقل مطلوب.	email=أدخل عنوان بريد إلكتروني صحيح.	url=أدخل رابطاً صحيحاً.	whole=أدخل رقما صحيحا.	number=أدخل رقماً.	value=أدخل قيمة صحيحة.
ast	required=Requierse esti campu.	email=Introduz una direición de corréu válida.	url=Introduz una URL válida.	whole=Introduz un númberu completu	number=Introduz un númberu.	value=Introduz un valor válidu.
az	required=Bu sahə vacibdir.	email=Düzgün e-poçt ünvanı daxil edin.	url=Düzgün URL daxil edin.	whole=Tam ədəd daxil edin.	number=Ədəd daxil edin.	value=Düzgün dəyər daxil edin.
be	required=Поле трэба запоўніць.	email=Увядзіце сапраўдны адрас электроннай пошты.	url=Пазначце чынную спасылку.	whole=Набярыце ўвесь лік.	number=Набярыце лік.	value=Пазначце правільнае значэньне.
bg	required=Това поле е задължително.	email=Въведете валиден имейл адрес.	url=Въведете валиден URL адрес.	whole=Въведете цяло число.	number=Въведете число.	value=Въведете валидна стойност.
bn	required=এটি আবশ্যক।	email=একটি বৈধ ইমেইল ঠিকানা লিখুন.	url=বৈধ URL দিন	whole=একটি পূর্ণসংখ্যা দিন	number=একটি সংখ্যা প্রবেশ করান।	value=একটি বৈধ মান দিন।
br	required=Rekis eo leuniañ ar vaezienn.	email=Merkit ur chomlec'h postel reizh	url=Merkit un URL reizh	whole=Merkit un niver anterin.	number=Merkit un niver.	value=Merkit un talvoud reizh
bs	required=Ovo polje se mora popuniti.	url=Unesite ispravan URL.	whole=Unesite cijeo broj.	number=Unesite broj.	value=Unesite ispravnu vrijednost.
ca	required=Aquest camp és obligatori.	email=Introdueix una adreça de correu electrònic vàlida	url=Introduïu una URL vàlida.	whole=Introduïu un número enter.	number=Introduïu un número.	value=Introduïu un valor vàlid.
ckb	required=ئەم خانەیە داواکراوە.	email=ناونیشانێکی ئیمەیڵی دروست لەناودابنێ	url=URL ی دروست لەناودابنێ.	whole=ژمارەیەکی تەواو بنوسە.	number=ژمارەیەک بنوسە.	value=نرخێکی دروست لەناودابنێ.
cs	required=Toto pole je třeba vyplnit.	email=Zadejte platnou e-mailovou adresu.	url=Zadejte platnou adresu URL.	whole=Zadejte celé číslo.	number=Zadejte číslo.	value=Zadejte platnou hodnotu.
cy	required=Mae angen y maes hwn.	email=Rhowch gyfeiriad ebost dilys.	url=Rhowch URL dilys.	whole=Rhowch cyfanrif.	number=Rhowch rif.	value=Rhowch werth dilys.
da	required=Dette felt er påkrævet.	email=Indtast en gyldig e-mail-adresse.	url=Indtast en gyldig URL.	whole=Indtast et heltal.	number=Indtast et tal.	value=Indtast en gyldig værdi.
de	required=Dieses Feld ist zwingend erforderlich.	email=Bitte gültige E-Mail-Adresse eingeben.	url=Bitte eine gültige Adresse eingeben.	whole=Bitte eine ganze Zahl eingeben.	number=Bitte eine Zahl eingeben.	value=Bitte einen gültigen Wert eingeben.
dsb	required=Toś to pólo jo trěbne.	email=Zapódajśo płaśiwu e-mailowu adresu.	url=Zapódajśo płaśiwy URL.	whole=Zapódajśo cełu licbu.	number=Zapódajśo licbu.	value=Zapódajśo płaśiwu gódnotu.
el	required=Αυτό το πεδίο είναι απαραίτητο.	email=Εισάγετε μια έγκυρη διεύθυνση ηλ. ταχυδρομείου.	url=Εισάγετε ένα έγκυρο URL.	whole=Εισάγετε έναν ακέραιο αριθμό.	number=Εισάγετε έναν αριθμό.	value=Εισάγετε μια έγκυρη τιμή.
en	required=This field is required.	email=Enter a valid email address.	url=Enter a valid URL.	whole=Enter a whole number.	number=Enter a number.	value=Enter a valid value.
eo	required=Ĉi tiu kampo estas deviga.	email=Enigu ĝustaforman retpoŝtan adreson.	url=Enigu ĝustan retadreson.	whole=Enigu plenan nombron.	number=Enigu nombron.	value=Enigu ĝustan valoron.
es	required=Este campo es obligatorio.	email=Introduzca una dirección de correo electrónico válida.	url=Introduzca una URL válida.	whole=Introduzca un número entero.	number=Introduzca un número.	value=Introduzca un valor válido.
es-AR	required=Este campo es obligatorio.	email=Introduzca una dirección de email válida.	url=Introduzca una URL válida.	whole=Introduzca un número entero.	number=Introduzca un número.	value=Introduzca un valor válido.
es-CO	required=Este campo es obligatorio.	email=Ingrese una dirección de correo electrónico válida.	url=Ingrese una URL válida.	whole=Ingrese un número entero.	number=Ingrese un número.	value=Ingrese un valor válido.
es-MX	required=Este campo es obligatorio.	email=Introduzca una dirección de correo electrónico válida.	url=Ingrese una URL válida.	whole=Introduzca un número entero.	number=Introduzca un número.	value=Introduzca un valor válido.
es-VE	required=Este campo es obligatorio.	email=Ingrese una dirección de correo electrónico válida.	url=Introduzca una URL válida.	whole=Introduzca un número completo.	number=Introduzca un número.	value=Introduzca un valor válido.
et	required=See lahter on nõutav.	email=Sisestage korrektne e-posti aadress.	url=Sisestage korrektne URL.	whole=Sisestage täisarv.	number=Sisestage arv.	value=Sisestage korrektne väärtus.
eu	required=Eremu hau beharrezkoa da.	email=Idatzi baleko helbide elektroniko bat.	url=Idatzi baleko URL bat.	whole=Idatzi zenbaki oso bat.	number=Idatzi zenbaki bat.	value=Idatzi baleko balio bat.
fa	required=این فیلد لازم است.	email=یک ایمیل آدرس معتبر وارد کنید.	url=یک نشانی اینترنتی معتبر وارد کنید.	whole=به طور کامل یک عدد وارد کنید.	number=یک عدد وارد کنید.	value=یک مقدار معتبر وارد کنید.
fi	required=Tämä kenttä vaaditaan.	email=Syötä kelvollinen sähköpostiosoite.	url=Syötä oikea URL-osoite.	whole=Syötä kokonaisluku.	number=Syötä luku.	value=Syötä oikea arvo.
fr	required=Ce champ est obligatoire.	email=Saisissez une adresse de courriel valide.	url=Saisissez une URL valide.	whole=Saisissez un nombre entier.	number=Saisissez un nombre.	value=Saisissez une valeur valide.
fy	required=Dit fjild is fereaske.	url=Jou in falide URL.	whole=Jou in folslein nûmer.	number=Jou in nûmer.	value=Jou in falide wearde.
ga	required=Tá an réimse seo riachtanach.	email=Cuir isteach seoladh ríomhphoist bailí.	url=Iontráil URL bailí.	whole=Iontráil slánuimhir.	number=Iontráil uimhir.	value=Iontráil luach bailí
gd	required=Tha an raon seo riatanach.	email=Cuir a-steach seòladh puist-d dligheach.	url=Cuir a-steach URL dligheach.	whole=Cuir a-steach àireamh shlàn.	number=Cuir a-steach àireamh.	value=Cuir a-steach luach dligheach.
gl	required=Requírese este campo.	email=Insira un enderezo de correo electrónico válido.	url=Insira un URL válido.	whole=Insira un número enteiro.	number=Insira un número.	value=Insira un valor válido.
he	required=יש להזין תוכן בשדה זה.	email=נא להזין כתובת דוא"ל חוקית	url=יש להזין URL חוקי.	whole=נא להזין מספר שלם.	number=נא להזין מספר.	value=יש להזין ערך חוקי.
hi	required=यह क्षेत्र अपेक्षित हैं	email=वैध डाक पता प्रविष्ट करें।	url=वैध यू.आर.एल भरें ।	whole=एक पूर्ण संख्या दर्ज करें ।	number=एक संख्या दर्ज करें ।	value=एक मान्य मूल्य दर्ज करें
hr	required=Unos za ovo polje je obavezan.	email=Unesite ispravnu e-mail adresu.	url=Unesite ispravan URL.	whole=Unesite cijeli broj.	number=Unesite broj.	value=Unesite ispravnu vrijednost.
hsb	required=Tute polo je trěbne.	email=Zapodajće płaćiwu e-mejlowu adresu.	url=Zapodajće płaćiwy URL.	whole=Zapodajće cyłu ličbu.	number=Zapodajće ličbu.	value=Zapodajće płaćiwu hódnotu.
hu	required=Ennek a mezőnek a megadása kötelező.	email=Írjon be egy érvényes e-mail címet.	url=Adjon meg egy érvényes URL-t.	whole=Adjon meg egy egész számot.	number=Adj meg egy számot.	value=Adjon meg egy érvényes értéket.
hy	required=Այս դաշտը պարտադիր է	email=Մուտքագրեք ճիշտ էլեկտրոնային փոստի հասցե	url=Մուտքագրեք ճիշտ URL	whole=Մուտքագրեք ամբողջ թիվ	number=Մուտքագրեք թիվ	value=Մուտքագրեք ճիշտ արժեք
ia	required=Iste campo es obligatori.	email=Specifica un adresse de e-mail valide.	url=Specifica un URL valide.	whole=Specifica un numero integre.	number=Specifica un numero.	value=Specifica un valor valide.
id	required=Bidang ini tidak boleh kosong.	email=Masukkan alamat email yang valid.	url=Masukkan URL yang valid.	whole=Masukkan keseluruhan angka bilangan.	number=Masukkan sebuah bilangan.	value=Masukkan nilai yang valid.
ig	required=Ebe a kwesiri ekwesi.	email=Tinye adreesị ozi ịntanetị n'zuru oke.	url=Tinye URL zuru oke.	whole=Tinye nọmba onu ogugu.	number=Tinye nọmba.	value=Tinye uru zuru oke.
io	required=Ica feldo esas obligata.	email=Skribez valida e-posto adreso.	url=Skribez valida URL.	whole=Skribez kompleta numero	number=Skribez numero.	value=Skribez valida datumo.
is	required=Þennan reit þarf að fylla út.	email=Sláðu inn gilt netfang.	url=Sláðu inn gilt veffang (URL).	whole=Sláðu inn heiltölu.	number=Sláðu inn tölu.	value=Sláðu inn gilt gildi.
it	required=Questo campo è obbligatorio.	email=Inserisci un indirizzo email valido.	url=Inserisci un URL valido.	whole=Inserisci un numero intero.	number=Inserisci un numero.	value=Inserisci un valore valido.
ja	required=このフィールドは必須です。	email=有効なメールアドレスを入力してください。	url=URLを正しく入力してください。	whole=整数を入力してください。	number=数値を入力してください。	value=値を正しく入力してください。
ka	required=ეს ველი აუცილებელია.	email=შეიყვანეთ მართებული ელფოსტის მისამართი.	url=შეიყვანეთ სწორი URL.	whole=შეიყვანეთ მთელი რიცხვი	number=შეიყვანეთ რიცხვი.	value=შეიყვანეთ სწორი მნიშვნელობა.
kab	email=Sekcem tansa imayl tameɣtut.	whole=Sekcem amḍan ummid.	number=Sekcem amḍan.	value=Sekcem azal ameɣtu.
kk	required=Бұл өрісті толтыру міндетті.	url=Тура URL-ді енгізіңіз.	whole=Толық санды енгізіңіз.	number=Сан енгізіңіз.	value=Тура мәнін енгізіңіз.
km	required=ចាំបាច់បំពេញទិន្នន័យកន្លែងនេះ។	whole=បំពេញចំនួនទាំងអស់។
kn	required=ಈ ಸ್ಥಳವು ಅಗತ್ಯವಿರುತ್ತದೆ.	url=ಸರಿಯಾದ ಒಂದು URL ಅನ್ನು ನಮೂದಿಸಿ.	whole=ಪೂರ್ಣಾಂಕವೊಂದನ್ನು ನಮೂದಿಸಿ.	number=ಒಂದು ಸಂಖ್ಯೆಯನ್ನು ನಮೂದಿಸಿ.	value=ಸಿಂಧುವಾದ ಮೌಲ್ಯವನ್ನು ನಮೂದಿಸಿ.
ko	required=필수 항목입니다.	email=올바른 이메일 주소를 입력하세요.	url=올바른 URL을 입력하세요.	whole=정수를 입력하세요.	number=숫자를 입력하세요.	value=올바른 값을 입력하세요.
ky	required=Бул талаа керектүү.	email=Туура эдарек тер.	url=Туура URL киргиз	whole=Толук сан киргиз.	number=Сан киргизиңиз.	value=Туура маани киргиз
lb	email=Gëff eng valid e-mail Adress an.	url=Gëff eng valid URL an.	value=Gëff en validen Wärt an.
lt	required=Šis laukas yra privalomas.	email=Įveskite teisingą el. pašto adresą.	url=Įveskite tinkamą URL adresą.	whole=Įveskite pilną skaičių.	number=Įveskite skaičių.	value=Įveskite tinkamą reikšmę.
lv	required=Šis lauks ir obligāts.	email=Ievadiet korektu e-pasta adresi	url=Ievadiet korektu URL adresi.	whole=Ievadiet veselu skaitli.	number=Ievadiet skaitli.	value=Ievadiet korektu vērtību.
mk	required=Ова поле е задолжително.	email=Внесете валидна email адреса.	url=Внесете правилна веб адреса.	whole=Внесете цел број.	number=Внесете број.	value=Внесете правилна вредност.
ml	required=ഈ കള്ളി(ഫീല്\##u{200D}ഡ്) നിര്\##u{200D}ബന്ധമാണ്.	email=ശരിയായ ഇമെയില്\##u{200D} വിലാസം നല്\##u{200D}കുക.	url=ശരിയായ URL നല്\##u{200D}കുക	whole=ഒരു പൂര്\##u{200D}ണസംഖ്യ നല്കുക.	number=ഒരു സംഖ്യ നല്കുക.	value=ശരിയായ വാല്യു നൽകുക.
mn	required=Энэ талбарыг бөглөх шаардлагатай.	email=Зөв имэйл хаяг оруулна уу	url=Зөв, хүчинтэй хаяг (URL) оруулна уу.	whole=Бүхэл тоон утга оруулна уу.	number=Тоон утга оруулна уу.	value=Зөв утга оруулна уу.
mr	required=हे क्षेत्र आवश्यक आहे.	email=योग्य विपत्र पत्ता टाका.	url=एक योग्य युआरएल टाका करा.	whole=पूर्ण संख्या प्रविष्ट करा.	number=अंक टाका.	value=वैध मूल्य टाका.
ms	required=Medan ini diperlukan.	email=Masukkan alamat emel yang sah.	url=Masukkan URL yang sah.	whole=Masukkan nombor bulat.	number=Masukkan nombor.	value=Masukkan nilai yang sah.
nb	required=Feltet er påkrevet.	email=Oppgi en gyldig e-postadresse	url=Oppgi en gyldig nettadresse.	whole=Oppgi et heltall.	number=Oppgi et tall.	value=Oppgi en gyldig verdi.
ne	required=यो फाँट अनिवार्य छ ।	email=सही ई-मेल ठेगाना राख्नु होस ।	url=उपयुक्त URL राख्नुहोस ।	whole=संख्या राख्नुहोस ।	number=संख्या राख्नुहोस ।	value=उपयुक्त मान राख्नुहोस ।
nl	required=Dit veld is verplicht.	email=Voer een geldig e-mailadres in.	url=Voer een geldige URL in.	whole=Voer een geheel getal in.	number=Voer een getal in.	value=Voer een geldige waarde in.
nn	required=Feltet er påkravd.	email=Oppgje ei gyldig e-postadresse.	url=Oppgje ei gyldig nettadresse.	whole=Oppgje eit heiltal.	number=Oppgje eit tal.	value=Oppgje ein gyldig verdi.
os	required=Ацы быдыр ӕнӕмӕнг у.	email=Раст email адрис бафысс.	url=Раст URL бафысс.	whole=Бафысс ӕнӕхъӕн нымӕц.	number=Бафысс нымӕц.	value=Раст бӕрц бафысс.
pa	required=ਇਹ ਖੇਤਰ ਲਾਜ਼ਮੀ ਹੈ।	email=ਢੁੱਕਵਾਂ ਈਮੇਲ ਸਿਰਨਾਵਾਂ ਦਿਉ ਜੀ।	url=ਠੀਕ URL ਦਿਉ।	whole=ਪੂਰਨ ਨੰਬਰ ਦਿਉ।	number=ਨੰਬਰ ਦਿਓ।	value=ਠੀਕ ਮੁੱਲ ਦਿਓ
pl	required=To pole jest wymagane.	email=Wprowadź poprawny adres email.	url=Wpisz poprawny URL.	whole=Wpisz liczbę całkowitą.	number=Wpisz liczbę.	value=Wpisz poprawną wartość.
pt	required=Este campo é obrigatório.	email=Informe um endereço de email válido.	url=Informe uma URL válida.	whole=Informe um número inteiro.	number=Informe um número.	value=Informe um valor válido.
pt-PT	required=Este campo é obrigatório.	email=Introduza um endereço de e-mail válido.	url=Introduza um URL válido.	whole=Introduza um número inteiro.	number=Introduza um número.	value=Introduza um valor válido.
ro	required=Acest câmp este obligatoriu.	email=Introduceți o adresă de email validă.	url=Introduceți un URL valid.	whole=Introduceţi un număr întreg.	number=Introduceţi un număr.	value=Introduceți o valoare validă.
ru	required=Обязательное поле.	email=Введите правильный адрес электронной почты.	url=Введите правильный URL.	whole=Введите целое число.	number=Введите число.	value=Введите правильное значение.
sk	required=Toto pole je povinné.	email=Zadajte platnú e-mailovú adresu.	url=Zadajte platnú URL adresu.	whole=Zadajte celé číslo.	number=Zadajte číslo.	value=Zadajte platnú hodnotu.
sl	required=To polje je obvezno.	email=Vnesite veljaven e-poštni naslov.	url=Vnesite veljaven URL naslov.	whole=Vnesite celo število.	number=Vnesite število.	value=Vnesite veljavno vrednost.
sq	required=Kjo fushë është e domosdoshme.	email=Jepni një adresë email të vlefshme.	url=Jepni një URL të vlefshme.	whole=Jepni një numër të tërë.	number=Jepni një numër.	value=Jepni një vlerë të vlefshme.
sr	required=Ово поље се мора попунити.	email=Унесите исправну и-мејл адресу.	url=Унесите исправан URL.	whole=Унесите цео број.	number=Унесите број.	value=Унесите исправну вредност.
sr-Latn	required=Ovo polje se mora popuniti.	email=Unesite ispravnu e-mail adresu.	url=Unesite ispravan URL.	whole=Unesite ceo broj.	number=Unesite broj.	value=Unesite ispravnu vrednost.
sv	required=Detta fält måste fyllas i.	email=Fyll i en giltig e-postadress.	url=Fyll i en giltig URL.	whole=Fyll i ett heltal.	number=Fyll i ett tal.	value=Fyll i ett giltigt värde.
sw	required=Sehemu hii inahitajika	email=Ingiza anuani halali ya barua pepe	url=Ingiza URL halali.	whole=Ingiza namba kamili	number=Ingiza namba	value=Ingiza thamani halali
ta	required=இந்த புலத்தில் மதிப்பு தேவை	whole=முழு எண் மட்டுமே எழுதவும்
te	required=ఈ ఫీల్డ్ అవసరము	email=దయచేసి సరైన ఈమెయిల్ చిరునామాను ప్రవేశపెట్టండి.	url=సరైన URL ఇవ్వండి.	whole=పూర్ణ సంఖ్య ఇవ్వండి	number=దయచేసి పూర్ణ సంఖ్య ఇవ్వండి	value=సరైన విలువని ఇవ్వండి.
tg	required=Майдони ҳатмӣ.	email=Суроғаи почтаи электрониро дуруст ворид созед.	url=Суроға(URL)-ро дуруст ворид созед.	whole=Адади яклухтро ворид кунед.	number=Ададро ворид созед.	value=Қимматро дуруст ворид созед.
th	required=ฟิลด์นี้จำเป็น	email=ป้อนที่อยู่อีเมลที่ถูกต้อง	url=ใส่ URL ที่ถูกต้อง	whole=กรอกหมายเลข	number=กรอกหมายเลข	value=กรุณาใส่ค่าที่ถูกต้อง
tk	required=Bu meýdança hökman gerekli.	email=Dogry e-poçta salgysyny giriziň.	url=Dogry URL giriziň.	whole=Bitin san giriziň.	number=San giriziň	value=Dogry baha giriziň.
tr	required=Bu alan zorunludur.	email=Geçerli bir e-posta adresi girin.	url=Geçerli bir URL girin.	whole=Tam bir sayı girin.	number=Bir sayı girin.	value=Geçerli bir değer girin.
tt	required=Мәҗбүри кыр.	email=Дөрес эл. почта адресны кертегез.	url=Рөхсәт ителгән URLны кертегез.	whole=Бөтен сан кертегез.	number=Сан кертегез.	value=Дөрес кыйммәтне кертегез.
udm	required=Та клуэ.	email=Электорн почта адресэз шонер гожтэ	url=Шонер URL гожтэ.	whole=Целой лыд гожтэ.	number=Лыд гожтэ.	value=Тазэ шонер гожтэ.
ug	required=بۇ رايون تەلەپ قىلىنىدۇ.	email=ئىناۋەتلىك ئېلخەت ئادرېسىنى كىرگۈزۈڭ.	url=ئىناۋەتلىك URL نى تولدۇرۇڭ	whole=پۈتۈن ساننى كىرگۈزۈڭ.	number=سان كىرگۈزۈڭ.	value=بىر ئىناۋەتلىك قىممەتنى تولدۇرۇڭ
uk	required=Це поле обов'язкове.	email=Введіть коректну email адресу.	url=Введіть коректний URL.	whole=Введіть ціле число.	number=Введіть число.	value=Введіть коректне значення.
ur	required=یہ خانہ درکار ھے۔	url=درست یو آر ایل (URL) درج کریں۔	whole=مکمل نمبر درج کریں۔	number=نمبر درج کریں۔	value=درست قیمت (ویلیو) درج کریں۔
uz	required=Ushbu maydon to'ldirilishi shart.	email=To'g'ri elektron pochta manzilini kiriting.	url=To'g'ri URL manzilini kiriting.	whole=Butun raqamni kiriting.	number=Raqamni kiriting.	value=To'g'ri qiymatni kiriting.
vi	required=Trường này là bắt buộc.	email=Nhập địa chỉ email.	url=Nhập một URL hợp lệ.	whole=Nhập một số tổng thể.	number=Nhập một số.	value=Nhập một giá trị hợp lệ.
zh	required=这个字段是必填项。	email=输入一个有效的 Email 地址。	url=输入一个有效的 URL。	whole=输入整数。	number=输入一个数字。	value=输入一个有效的值。
zh-Hant	required=這個欄位是必須的。	email=請輸入有效的電子郵件地址。	url=請輸入有效的 URL。	whole=輸入整數	number=輸入一個數字	value=請輸入有效的值。
"""##
