// What reading knows of Turkish. The words are written by hand; Tests/Checks/Translations holds them to
// right and to wrong translations.

import DialogLocales

extension LanguageWords {
  static let turkish = LanguageWords(
    // MARK: Concepts
    concepts: """
      second: saniye- | sn
      minute: dakika- | dk
      hour: saat | saati | saatin | saate | saatte | saatten | saatler- | saatlik | saatini- | sa
      day: gün | günü | günün | güne | günde | günden | günler- | günlük | günlüğü-
      week: hafta-
      month: ay | ayı | ayın | aya | ayda | aydan | aylar- | aylık
      year: yıl | yılı | yılın | yıla | yılda | yıldan | yıllar- | yıllık | sene- | yaş
      kilobyte: kb | kilobayt-
      megabyte: mb | megabayt-
      gigabyte: gb | gigabayt-
      terabyte: tb | terabayt-
      millimeter: mm | milimetre-
      centimeter: cm | santimetre- | santim
      meter: m | metre | metrelik | metreden | metreye
      kilometer: km | kilometre-
      mile: mil
      gram: g | gr | gram | gramlık
      kilogram: kg | kilo | kiloluk | kilogram-
      pound: pound | libre | lb
      milligram: miligram- | mg
      add: ekle- | ilave
      remove: sil- | kaldır- | temizle- | çıkar-
      on: aç | açın | açınız | açık | açıkken | açıksa | açıldı | açılsın | açılır | açılacak | açılıyor | açma | açmak | açmayı | açıp | açtı- | etkinleştir- | etkin | aktif | aktifleştir- | etkin değil | aktif değil | açık değil
      off: kapat- | kapalı- | kapan- | devre dışı | pasif | etkin değil | aktif değil | açık değil | açma | açmayı
      show: göster- | görüntüle- | görün- | gösterme
      hide: gizle- | gizli | gösterme | görünmez- | görünmü-
      allow: izin ver- | izin | izni | engel- kaldır- | engel- * kaldır- | izin verme-
      block: engelle- | engelli | engel- | yasak- | reddet- | reddedi- | izin verme-
      accept: kabul | onayla- | onay | onayı | kabul etme- | kabul edilme-
      decline: reddet- | reddedi- | ret | geri çevir- | kabul etme- | kabul edilme-
      import: içe aktar- | içeri aktar- | içeriye aktar-
      export: dışa aktar- | dışarı aktar- | dışarıya aktar-
      lock: kilitle- | kilitli- | kilit | kilitsiz
      unlock: kilid- aç- | kilid- * aç- | kilit aç- | kilitsiz | kilid- kaldır- | kilid- * kaldır-
      upload: yükle- | indirme-
      download: indir | indirin | indiriniz | indirme- | indirmek | indiril- | indiriliyor | indirdi- | indirebil- | indirip | yükle-
      connect: bağlan- | bağla- | bağlı | eşle- | eşleş- | bağlantı- | bağlantı yok | bağlı değil | bağlı olma- | eşleme- kaldır- | eşleştirme- kaldır- | eşleme- * kaldır-
      disconnect: bağlantı- kes- | bağlantı- * kes- | bağlantı- kop- | bağlantı yok | bağlı değil | bağlı olma- | eşleme- kaldır- | eşleştirme- kaldır- | eşleme- * kaldır- | bağlantı- kaldır- | bağlantı- * kaldır-
      install: yükle- | kur | kurun | kurul- | kurma | kurmak | kurulum-
      uninstall: kaldır- | sil- | kurma
      start: başla- | devam | sürdür-
      stop: durdur- | durakla- | bitir- | bitiş- | bitti | bitince | sonlan- | son ver- | dur | bırak- | sona | kesil-
      open: aç | açın | açınız | açık | açıkken | açıldı | açılsın | açılır | açılacak | açılıyor | açılamadı | açma | açmak | açmayı | açıp | açtı-
      close: kapat- | kapalı- | kapan- | açılamadı | açma | açmayı
      more: daha fazla- | fazla | daha çok | daha büyük | daha uzun | daha yüksek | en az | en fazla | üzeri | üzerindeki | üstü | üstündeki
      less: daha az | -dan az | -den az | -tan az | -ten az | daha küçük | daha kısa | daha düşük | en az | en fazla | altındaki | altında
      increase: artır- | arttır- | artış- | artma- | arttı | yükselt- | büyüt- | yakınlaştır- | arttı- | artıyor | artmış- | yüksel-
      decrease: azalt- | azal- | düşür- | küçült- | uzaklaştır- | artma- | düştü | düşüyor | düşmüş- | düş- | indi | iniyor
      at_least: en az | en azından | asgari | minimum | en düşük
      at_most: en fazla | en çok | azami | maksimum | en yüksek | kadar
      before: önce | önceki | öncesi- | öncesinde | kadar | evvel
      after: sonra | sonraki | sonrası- | sonrasında | beri | itibaren | ardından
      first: ilk | ilki | birinci | ilk önce | öncelikle
      last: son | sonuncu- | en son | geçen | geçtiğimiz
      send: gönder- | yolla-
      receive: mesaj- al- | kod- al- | bildirim- al- | aldınız | alacaksınız | alırsınız | teslim al- | gelen
      sign_in: giriş- | oturum aç- | oturumu aç- | oturum- * aç-
      sign_out: çıkış- | oturum kapat- | oturumu kapat- | oturum- kapat- | oturum- kapan- | oturum- * kapat- | oturumdan çık-
      sign_up: kaydol- | kayıt ol- | üye ol- | hesap oluştur- | hesap aç-
      follow: takip | takip etmeyi bırak- | takip etme
      unfollow: takibi bırak- | takibi * bırak- | takipten çık- | takip etmeyi bırak- | takip etme | takibi sonlandır-
      mute: sessiz- | sesi kapat- | sesini kapat- | ses- kapat- | sustur- | sessizden çıkar- | sessiz- * kaldır- | sessize alma- * kaldır- | sessiz- * çıkar- | sessiz- kapat-
      unmute: sesi aç- | sesini aç- | ses- aç- | sessizden çıkar- | sessiz- * kaldır- | sessize alma- * kaldır- | sessiz- * çıkar- | sessiz- kapat- | sessiz-
      subscribe: abone ol- | yenile-
      unsubscribe: abonelikten çık- | abonelikten ayrıl- | aboneliğ- iptal- | aboneliğ- * iptal- | abonelik iptal- | aboneliğ- sonlandır- | abonelikten | abonelik- iptal-
      join: katıl- | gir | girin
      leave: ayrıl- | çık | çıkın | çıkış | çıkmak | çıktı- | çıkıl- | çıkacak- | terk
      archive: arşivle- | arşive | arşivleme- * kaldır- | arşivleme- kaldır-
      unarchive: arşivden | arşivleme- * kaldır- | arşivleme- kaldır-
      select: seç | seçin | seçiniz | seçil- | seçim- | seçme- | seçili | seçti- | işaretle- | seçme- kaldır-
      deselect: seçim- kaldır- | seçim- * kaldır- | seçme- kaldır- | işaret- kaldır- | işaret- * kaldır- | seçim- iptal- | seçme-
      copy: kopya- | çoğalt-
      move: taşı | taşı- | taşın-
      cut: kes | kesme | kesmek
      paste: yapıştır-
      undo: geri al-
      redo: yinele- | yeniden yap- | ileri al-
      always: her zaman | daima | hep | sürekli
      never: asla | hiçbir zaman | hiç
      sometimes: bazen | ara sıra | arada bir | zaman zaman
      all: tüm | tümü- | tümünü | bütün | hepsi- | hep | her | herkes- | tamamı-
      none: hiçbir | hiçbiri- | hiç | hiç kimse
      some: bazı | bazıları- | birkaç | birkaçı- | kimi | yalnızca seçil- | birisi
      yesterday: dün | dünkü | dünden
      today: bugün-
      tomorrow: yarın | yarınki | yarına | yarından
      day_after_tomorrow: öbür gün | ertesi gün | yarından sonraki
      day_before_yesterday: evvelsi gün | önceki gün
      monday: pazartesi-
      tuesday: salı | salıya | salıdan | salıları
      wednesday: çarşamba-
      thursday: perşembe-
      friday: cuma | cumaya | cumadan | cumaları
      saturday: cumartesi-
      sunday: pazar | pazara | pazardan | pazarları
      weekday: hafta içi | iş günü | iş günleri | iş gün-
      weekend: hafta son-
      left: sol | solda | sola | soldaki | soldan
      right: sağ | sağda | sağa | sağdaki | sağdan
      up: yukarı | yukarıya | yukarıda | üst | üste | üstte | üstteki
      down: aşağı | aşağıya | aşağıda | alt | alta | altta | alttaki
      morning: sabah-
      noon: öğlen | öğle | öğleyin
      evening: akşam-
      night: gece- | bu akşam | dün akşam
      public: herkese açık | halka açık | genel | kamu- | herkes-
      private: özel | gizli | kişisel
      online: çevrimiçi- | çevrim içi | online | internete bağlı | bağlı değil | bağlantı yok | internet yok | internetsiz
      offline: çevrimdışı- | çevrim dışı | offline | bağlı değil | bağlantı yok | internet yok | internetsiz
      new: yeni | yenisi- | yeniler-
      old: eski | eskisi- | eskiler- | eskimiş | önceki
      newer: daha yeni | daha genç
      older: daha eski | daha yaşlı | daha büyük
      success: başarılı | başarıyla | başarı | tamamlandı | tamamlanmış | tamamlandığında | hatasız | başarısız- | -amadı- | -emedi- | -amıyor- | -emiyor- | -amaz- | -emez- | mümkün değil | olmadı | başarılı değil
      failure: başarısız- | hata- | -amadı- | -emedi- | -amıyor- | -emiyor- | -amaz- | -emez- | mümkün değil | olmadı | başarılı değil | başarılı ol- | tamamlandı | tamamlanmış | tamamlandığında | hatasız
      empty: boş | boşalt- | boştur | boşsa | doldur-
      full: dolu | doldu | dolmuş | doludur | doluysa | doldur-
      sender: gönderen- | gönderici-
      recipient: alıcı-
      include: dahil | içerir | içeren | içeriyor | içermek- | içerme- | kapsa- | ekle- | olmadan | dahil değil
      exclude: hariç | dahil değil | dışla- | olmadan | dışında | içerme- | kapsam dışı
      faster: daha hızlı | hızlandır- | hızlan- | daha çabuk
      slower: daha yavaş | yavaşla-
      earlier: erken- | daha önce | önceki | önce
      later: sonra | sonraki | daha geç
      buy: satın- | alışveriş- | satın al- | satın alı-
      sell: satış- | satıl- | satılık | sat | satın | satmak | satıyor- | sattı- | satmış-
      rent: kirala- | kiralık | kira
      refund: iade- | geri öde-
      save: kaydet- | kaydedi- | kayded- | sakla- | koru | korun | tut | tutun | kayıt | kaydetmeden | kaydetme | yoksay- | yok say-
      discard: at | atın | kaydetmeden | kaydetme | yoksay- | yok say-
      correct: doğru | doğrudur | geçerli | hatasız | geçersiz | doğru değil | geçerli değil
      wrong: yanlış | geçersiz | hatalı | doğru değil | geçerli değil | hatasız
      once: bir kez | bir kere | bir defa | tek sefer- | bir sefer- | bir kereye | tek seferlik
      twice: iki kez | iki kere | iki defa | iki sefer
      every_other: gün aşırı | günaşırı | hafta aşırı | iki günde bir | iki haftada bir | iki ayda bir | iki saatte bir | iki yılda bir | 2 günde bir | 2 haftada bir | 2 ayda bir | 2 saatte bir | her iki günde | her iki haftada | her iki ayda
      two: iki | ikisi- | ikiniz
      three: üç | üçü | üçünü
      four: dört | dördü | dördünü
      five: beş | beşi | beşini
      six: altı | altısı-
      seven: yedi | yedisi-
      eight: sekiz | sekizi
      nine: dokuz | dokuzu
      ten: on
      dozen: düzine-
      half: yarım | yarı | yarısı- | buçuk
      third: üçte bir- | üçte iki-
      quarter: çeyrek | çeyreğ- | dörtte bir- | dörtte üç-
      hundred: yüz | yüzlerce
      thousand: bin | binlerce
      million: milyon-
      billion: milyar-
      trillion: trilyon-
      you: siz | sizi | size | sizin | sizden | sizde | sizinle | sizinki | sen | seni | sana | senin | senden | seninle | -ınız- | -iniz- | -unuz- | -ünüz- | kendi | onu | ona | onun
      we: biz | bizi | bize | bizim | bizden | bizde | bizimle | -ımız- | -imiz- | -umuz- | -ümüz- | -yoruz | -eceğiz | -acağız | -emedik | -amadık | -ınız- | -iniz- | -unuz- | -ünüz- | kendi | onu | ona | onun
      they: onlar- | kendileri- | onu | ona | onun | bunlar- | kendi | -ınız- | -iniz- | -unuz- | -ünüz-
      buyer: alıcı- | satın alan-
      seller: satıcı-
      owner: sahibi | sahibin- | sahipleri-
      guest: konuk- | konuğ- | misafir-
      admin: yönetici- | admin-
      member: üye | üyeler- | üyesi- | üyeyi | üyenin | üyeye | üyelik | katılımcı-
      friend: arkadaş-
      child: çocuk- | çocuğ-
      parent: ebeveyn- | veli | veliler- | anne | baba
      teacher: öğretmen- | eğitmen- | hoca | antrenör- | eğitmen- | koç- | hoca-
      student: öğrenci-
      driver: sürücü- | şoför-
      passenger: yolcu | yolcular- | yolcuyu | yolcunun | yolcuya
      doctor: doktor- | hekim-
      patient: hasta | hastalar- | hastanın | hastayı | hastaya
      landlord: ev sahib-
      tenant: kiracı-
      player: oyuncu-
      username: kullanıcı ad-
      password: şifre- | parola-
      pin: pin | pin'- | pini | şifre-
      email: e posta- | eposta- | e mail- | email- | mail- | posta- | adres-
      phone: telefon- | cep
      address: adres-
      birthday: doğum-
      photo: fotoğraf- | foto | resim | resmi | resimler- | resmin- | görsel- | görüntü | görüntüsü- | görüntüyü | görüntüler-
      video: video- | film- | klip- | görüntü | görüntülü | görüntüyü | görüntüler-
      song: şarkı- | parça- | müzik- | müziğ-
      album: albüm-
      playlist: çalma liste- | oynatma liste-
      podcast: podcast-
      episode: bölüm-
      file: dosya-
      folder: klasör- | dizin-
      document: belge- | doküman- | döküman- | metin | metn-
      note: not | notu | notun- | notlar- | notunuz- | notları- | metin | metn-
      message: mesaj- | ileti | iletiyi | iletiler- | iletisi | sohbet- | metin | metn- | sms
      emailmessage: e posta- | eposta- | posta- | mail- | e mail- | email- | ileti | iletiyi | iletiler-
      contact: kişi | kişiler- | kişiyi | kişinin | kişiye | kişiden | kişisi | rehber- | iletişim-
      event: etkinlik- | etkinliğ- | toplantı- | randevu- | olay-
      reminder: anımsat- | hatırlat-
      alarm: alarm- | uyarı-
      timer: zamanlayıcı- | sayaç | sayac-
      account: hesap | hesab- | hesaplar- | profil-
      device: aygıt- | cihaz- | telefon- | tablet- | iphone- | ipad-
      comment: yorum- | metin | metn-
      draft: taslak- | taslağ-
      payment: ödeme- | öde | ödeyin | ödendi | ödenen | kart | kartı | kartın-
      ticket: bilet-
      book: kitap- | kitab- | rezerv- | ayırt-
      recording: kayıt | kayıtlar- | kaydı | kaydını | kaydın | kaydının | sesli not- | ses kayd-
      backup: yedek- | yedeğ-
      task: görev- | yapılacak-
      recipe: tarif | tarifi | tarifler- | tarifin-
      map: harita-
      trip: seyahat- | yolculuk- | yolculuğ- | gezi | geziler- | geziyi | geziniz-
      invitation: davet-
      calendar: takvim-
      screenshot: ekran görüntü- | ekran resm- | görüntü | görüntüsü- | görüntüyü
      tag: etiket-
      filter: filtre- | süzgeç
      server: sunucu-
      printer: yazıcı-
      camera: kamera-
      microphone: mikrofon-
      battery: pil | pili | pilin- | piller- | batarya- | şarj-
      audio: ses- | sesli
      attachment: ek | eki | ekler | ekleri | ekini | eklerini | ekin | eklenti-
      app: uygulama- | program- | yazılım-
      website: web site- | site | sitesi- | siteye | siteler- | siteyi | web sayfa-
      group: grup | grub- | gruplar- | grupta | gruptan
      order: sipariş-
      key: anahtar- | tuş-
      page: sayfa-
      list: liste-
      link: bağlantı- | link-
      location: konum- | yer | yeri | yerde | mekan-
      notification: bildirim- | uyarı-
      update: güncelle- | güncel | yükselt-
      subscription: abonelik- | aboneliğ- | plan | planı | planın- | planlar- | tarife-
      storage: depola- | saklama alan- | alan | alanı | yer | yeri | bellek | belleğ- | hafıza- | kart | kartı
      network: ağ | ağı | ağa | ağda | ağın- | ağlar- | ağdan | ağına | wi fi | wifi | internet- | kablosuz | bağlantı- | kapı numara-
      screen: ekran-
      route: rota- | güzergah- | güzergâh- | yol tarif- | yol
      free_up: boşal- | açıl- | açar | açacak
      take_up: kapla- | yer kapl-
      win: kazan- | yen- | galip-
      lose: kaybed- | kaybett- | yenil-
      deposit: yatır-
      withdraw: çek- | çekil-
      arrive: var- | gel- | ulaş- | iniyor | inecek | iner
      depart: kalk- | hareket- | ayrıl- | çıktı | çıkıyor | terk
      check_in: check in | giriş-
      check_out: check out | çıkış-
      heat: ısıt- | ısın-
      cool: soğut-
      income: gelir-
      expense: gider- | harcama-
      cheap: ucuz-
      expensive: pahalı-
      north: kuzey-
      south: güney-
      east: doğu-
      west: batı-
      spring: ilkbahar- | bahar-
      summer: yazın | yaza | yazlık | yaz mevsim-
      autumn: sonbahar-
      winter: kış | kışın | kışa | kışlık
      january: ocak-
      february: şubat-
      june: haziran-
      july: temmuz-
      september: eylül-
      october: ekim-
      november: kasım-
      december: aralık-
      march: mart | mart'- | martta
      april: nisan-
      may: mayıs-
      august: ağustos-
      red: kırmızı-
      green: yeşil-
      blue: mavi-
      yellow: sarı-
      black: siyah-
      white: beyaz-
      receipt: makbuz- | fiş | fişi | fişini
      invoice: fatura-
      contract: sözleşme- | kontrat-
      coupon: kupon-
      person_name: ad | adı | adını | adınız | isim- | ismi- | adları | adınızı
      id_number: numara- | no | nosu | sayı-
      breakfast: kahvaltı-
      lunch: öğle yemeğ-
      dinner: akşam yemeğ-
      bus: otobüs-
      train: tren-
      plane: uçak- | uçağ-
      bicycle: bisiklet-
      kitchen: mutfa-
      bedroom: yatak oda-
      bathroom: banyo-
      garage: garaj-
      garden: bahçe-
      temperature: sıcakl-
      humidity: nem | nemi | nem-
      heart_rate: nabz- | nabız- | kalp atış-
      blood_pressure: tansiyon-
      keyboard: klavye-
      mouse: fare | fareyi | fareniz-
      headphones: kulaklı-
      speakers: hoparlör-
      dog: köpe-
      cat: kedi-
      hotel: otel-
      restaurant: restoran-
      confirm: onayla- | onaylan- | doğrula- | kesinleş- | onaylanma- | onaylı
      cancel: iptal | vazgeç- | onaylanma- | onaylanmadı
      available: kullanılabilir- | mevcut- | erişilebilir- | kullanılabilir değil | mevcut değil | kullanılamı- | kullanılama- | kullanılamaz | kullanım dışı | erişilemi- | erişilemez | ulaşılamı- | müsait değil
      unavailable: kullanılamı- | kullanılama- | kullanılamaz | mevcut değil | kullanılabilir değil | kullanım dışı | erişilemi- | erişilemez | ulaşılamı- | müsait değil
      upgrade: yükselt- | yüksel- | üst sürüm-
      downgrade: düşür- | alt sürüm-
      paid: ödendi | ödenen | ödenmiş- | ödedi- | ödeme | ödemesi | ödeyen | ödenmedi- | ödenmemiş-
      unpaid: ödenmemiş- | ödenmeyen- | ödenmedi- | ödemedi- | ödenmeden
      read: okundu- | okunan- | okunmuş- | okunmadı | okunmamış-
      unread: okunmamış- | okunmayan- | okunmadı-
      inside: içeri- | içinde- | iç | iç mekan- | kapalı alan-
      outside: dışarı- | dışında- | dış | dış mekan- | açık hava-
      drained: boş | boşal- | boşaldı | bitti | bitmek | tüken- | zayıf | düşük | azal- | az
      filled: dolu | doldu | dolmak | doluyor | doldur- | tam şarj- | yetersiz | kalmadı | boş alan | boş yer | yer yok
      past_period: geçen | geçtiğimiz | önceki | son
      next_period: gelecek | önümüzdeki | sonraki | haftaya
      this_period: bu hafta | bu haftanın | bu ay | bu ayın | bu yıl | bu yılın | bu hafta sonu
      takes_off: havalan- | kalkıyor | kalkacak | kalktı | kalkış- | kalkar
      lands: iniyor | inecek | indi | iniş- | iner | kondu
      earliest: en erken | önce değil | itibaren | kadar | önce
      latest: en geç | itibaren | kadar | önce
      late: geç | gecik- | gecikme- | sonra
      early: erken | erken- | önce | erkenden
      half_of: yarı | yarısı- | yarım | yarıya | yarısını
      double: iki kat- | iki katı- | 2 kat- | katına
      unless: sürece | -madıkça | -medikçe | -mazsa | -mezse | -madıysa | -mediyse | dışında | hariç | takdirde | yalnızca * -sa | ancak * -sa | sadece * -sa
      even_if: bile | olsa da | rağmen | -sa da | -se da | -sa dahi | dahi | dışında | hariç | takdirde
      only_if: yalnızca * -sa | ancak * -sa | sadece * -sa | sürece | -madıkça | -medikçe | -mazsa | -mezse | -madıysa | -mediyse | dışında | hariç | takdirde | yalnızca * -sanız | yalnızca * -seniz | ancak * -sanız | ancak * -seniz | sadece * -sanız | sadece * -seniz | yalnızca -sanız | yalnızca -seniz | sadece -sanız | sadece -seniz
      not_yet: henüz | daha | hâlâ | hala
      already: zaten | çoktan | şimdiden | önceden | daha önce | halihazırda | daha | hâlâ | hala
      only: yalnızca | sadece | bir tek | tek | özel | ancak | tamam- | herhangi | hiçbir | yalnız
      everyone: tüm | bütün | her | herkes- | hepsi- | tümü- | tek | özel | ancak | tamam- | herhangi | hiçbir | yalnız
      lend: ödünç ver- | borç ver-
      borrow: ödünç al- | borç al-
      go_in: girdi | giriyor | girdiler | girmiş- | içeri
      go_out: çıktı | çıkıyor | çıktılar | ayrıldı | ayrılıyor | terk
      dollar: dolar-
      euro: avro- | euro-
      yen: yen
      ruble: ruble-
      door: kapı | kapıyı | kapısı- | kapınız- | kapılar- | kapıda- | kapının | kapıya
      window: pencere-
      staircase: merdiven-
      elevator: asansör-
      passport: pasaport-
      wallet: cüzdan-
      umbrella: şemsiye-
      suitcase: valiz- | bavul- | bagaj-
      hat: şapka-
      shoes: ayakkabı-
      jacket: ceket- | palto-
      flight: uçuş- | uçağ- | uçak-
      taxi: taksi-
      tram: tramvay-
      ferry: feribot- | vapur-
      exam: sınav-
      homework: ödev-
      lesson: ders-
      washing_machine: çamaşır makine-
      dishwasher: bulaşık makine-
      refrigerator: buzdolab- | buzdolap-
      oven: fırın-
      vacuum_cleaner: süpürge-
      rice: pirinç- | pilav-
      bread: ekmek- | ekmeğ-
      milk: süt | sütü | sütün
      egg: yumurta-
      coffee: kahve-
      tea: çay | çayı | çayın- | çaylar-
      cheese: peynir-
      meat: sığır eti | dana eti | kıyma
      school: okul-
      hospital: hastane- | klinik
      pharmacy: eczane-
      museum: müze-
      airport: havaalan- | havaliman- | havalimanı-
      supermarket: süpermarket- | market | markete | marketi
      gym: spor salonu-
      concert: konser-
      bed: yatağ- | yatak-
      chair: sandalye-
      sofa: kanepe-
      guitar: gitar-
      piano: piyano-
      violin: keman-
      tennis: tenis-
      chess: satranç-
      swimming: yüzme-
      yoga: yoga-
      basketball: basketbol-
      purchase_order: sipariş-
      parcel: koli- | kargo
      bookings: rezervasyon- | randevu-
      hot: sıcak- | sıcağ- | ılık
      cold: soğuk- | soğuğ- | serin
      dry: kuru | kurudu
      wet: ıslak | ıslandı | nemli
      clean: temiz
      dirty: kirli-
      strong: güçlü-
      weak: zayıf-
      grandmother: büyükanne- | anneanne- | babaanne- | nine
      grandfather: büyükbaba- | dede-
      aunt: teyze-
      uncle: amca- | dayı-
      husband: eşin- | eşi | kocası | kocanız | kocan | kocam
      wife: eşin- | eşi | karısı | karınız | karın | karım
      above: üstünde | üzerinde | üst | üstüne | üzerine | üstündeki | üzerindeki
      underneath: altında | alt | altına | altındaki
      until_when: kadar
      since_when: itibaren | beri
      mother: anne-
      father: baba-
      sister: kız kardeş- | abla- | kardeş-
      brother: erkek kardeş- | ağabey- | kardeş-
      daughter: kızın- | kızım- | kızı | kızınız- | çocu-
      son: oğlu- | oğul- | oğlum | çocu-
      the_second: ikinci- | ikincisi
      the_third: üçüncü-
      the_fourth: dördüncü-
      push: it | itin | itiniz | iterek | bas-
      pull: çek | çekin | çekiniz | çekerek
      without: olmadan | olmaksızın | -sız | -siz | -suz | -süz | -madan | -meden | değil | yok | gerekmez | gerekmiyor | gerekmeden
      having: hesapla | hesabınızla | abonelikle | aboneliğinizle | şifreyle | parolayla | kayıt olarak | oturum açarak
      alternating: gün aşırı | günaşırı | hafta aşırı | iki günde bir | iki haftada bir | iki ayda bir | iki saatte bir | iki yılda bir | 2 günde bir | 2 haftada bir | 2 ayda bir | 2 saatte bir | her iki günde | her iki haftada | her iki ayda | her ikinci | her iki
      each_time: her gün | her hafta | her ay | her yıl | her saat
      ago: saniye önce | dakika önce | saat önce | gün önce | hafta önce | ay önce | yıl önce
      from_now: saniye sonra | dakika sonra | saat sonra | gün sonra | hafta sonra | ay sonra | yıl sonra | saniye içinde | dakika içinde | saat içinde | gün içinde | hafta içinde | ay içinde | yıl içinde
      teach: öğret-
      learn: öğrend- | öğreniy- | öğrenme- | öğrenin- | öğrenebil- | öğrenil- | bilgi- | öğretici- | öğretim- | öğret-
      behind: arka- | geri-
      in_front: önünde | önüne | önündeki
      stays: kal- | sakla- | tut- | koru- | sürdür- | dur-
      goes_on: devam- | sürdür- | ilerle-
      nobody: kimse | kimsenin | kimseye | hiç kimse
      somebody: birisi
      exceeds: üzerinde | üzerine | üstünde | üstüne | aş- | geç- | fazla | yüksek
      falls_below: altında | altına | az | düşük | düş- | aşağı-
      print: yazdır- | baskı- | basıl- | çıktısı- | çıktı al-
      scan: taran- | tarat- | tarayıcı- | tarama- | tarar- | tarıyor- | tarandı | okut-
      expand: genişlet- | aç-
      collapse: daralt- | küçült- | kapat- | gizle-
      highest: en yüksek | en büyük | maksimum | azami | en fazla | en üst
      lowest: en düşük | en küçük | minimum | asgari | en az | en alt
      incoming: gelen
      outgoing: giden | gelen kutu- | gönderilen
      high: yüksek-
      low: düşük-
      still: hâlâ | hala | halen | henüz | daha | devam
      no_longer: artık | henüz | daha | devam
      because: çünkü | için | neden- | dolayı | yüzünden | üzere | sebe-
      although: rağmen | karşın | için | üzere | sebe- | neden-
      bright: parlak- | aydınlık- | açık renk- | ışıklı
      dark: karanlık- | koyu-
      heavy: ağır-
      lightweight: hafif-
      loud: yüksek sesli | gürültülü- | çok yüksek | sesi yüksek | yüksek
      quiet: sessiz- | kısık- | düşük sesli | çok düşük | düşük
      difficult: zor | zordur | zorlu- | güç | zorlaş-
      easy: kolay- | basit-
      distant: uzak | uzakta | uzaktan | uzaktır | uzaklık- | uzakta-
      near: yakın | yakınında | yakındaki | yakınlarda | yakınınızda- | yakındır | civar-
      deep: derin-
      shallow: sığ | sığdır
      narrow: dar | dardır
      wide: geniş-
      at_another_time: daha sonra | sonra | şimdi değil
      right_now: şimdi | hemen | şimdi değil
      end_of_period: ay sonu- | yıl sonu- | sonuna
      start_of_period: ay başı- | yıl başı- | başına
      both: her iki- | ikisi de
      one_of_two: -lerinden biri- | -larından biri- | ikisinden biri-
      lost: kaybet- | kayıp- | kaybol- | kaybett-
      found: buldu- | bulund-
      take_out: çıkar-
      put_in: koy- | yerleştir- | tak-
      is_left: kaldı | kalan | kalıyor
      is_used: kullanıldı | kullanılmış | harcandı | dolu | kullanılıyor | harcan- | harcad-
      milliliter: mililitre- | ml
      liter: litre-
      fingerprint: parmak iz- | parmak izi- | touch id
      face_recognition: yüz tanıma | yüzünüz- | yüzünle | yüz ile | yüzle | face id
      postponed: ertele-
      canceled: iptal-
      front_gate: ana giriş- | ana kapı- | ön kapı-
      back_gate: arka kapı- | arka giriş-
      fahrenheit: fahrenhayt | fahrenheit | f
      celsius: santigrat | celsius | c
      compress: sıkıştır-
      decompress: çıkar- | arşivden
      destination: varış- | hedef-
      departure_point: kalkış nokta- | başlangıç nokta- | alınış nokta- | biniş nokta-
      average: ortalama-
      total: toplam-
      horizontal: yatay-
      vertical: dikey-
      """,
    // MARK: Statements
    statements: """
      length: 92
      condition: eğer -sa -se -sanız -seniz -sak -sek -ınca -ince -unca -ünce -ında -inde -unda -ünde -ken -madan -meden -dan -den -tan -ten sonra önce kadar durumunda halinde takdirde aksi her zaman -ıp -ip -up -üp -arak -erek -dıkça -dikçe -dukça -dükçe -ızda -inizde -unuzda -ünüzde açılışta başlatmada
      exception: yalnızca sadece yalnız dışında dışındaki hariç haricinde haricindeki başka ancak tek özel sınırlı bir şartıyla koşuluyla
      can: *abilir* *ebilir* mümkün
      perhaps: belki -abilir -ebilir -abilirler -ebilirler olası
      must: -malı -meli -malısınız -melisiniz -malıdır -melidir gerekir gerekiyor gerekecek gerekli zorunda zorunlu şart lazım
      past: -ildi -ıldı -uldu -üldü -miştir -mıştır -muştur -müştür -andı -lendi -landı -tirildi -tırıldı başladı bitti geldi ulaştı sona_erdi ayrıldı kalktı açıldı kapandı
      mayBePast: -di -dı -du -dü -ti -tı -tu -tü -ildi -ıldı -uldu -üldü -miştir -mıştır -muştur -müştür -miş -mış -muş -müş -dik -dık -duk -dük -diniz -dınız
      future: -ecek -acak -ecektir -acaktır -eceksiniz -acaksınız -ecekler -acaklar -eceğiz -acağız -eceğim yakında birazdan
      mayBeFuture: -ecek -acak -ecektir -acaktır -eceksiniz -acaksınız -ecekler -acaklar -eceğiz -acağız -ir -ır -ur -ür -er -ar -yor -iniz -ınız
      request: lütfen edin ediniz yapın girin seçin dokunun açın kapatın silin deneyin bekleyin gönderin ekleyin kaldırın başlatın durdurun kaydedin yükleyin indirin güncelleyin
      needNot: *gerekmez* *gerekmiyor* *gerek_yok* *zorunda_değil* *zorunlu_değil* *gerekli_değil* *zorunluluğu_yok* *şart_değil* *mecburi_değil*
      mustNot: -mamalı -memeli -mamalısınız -memelisiniz -mamalıdır -memelidir yasak yasaktır
      until: kadar dek
      unless: sürece -madıkça -medikçe -mazsa -mezse dışında hariç
      weDo: biz *amadık* *emedik*
      mayBeWe: -dık -dik -duk -dük -tık -tik -tuk -tük -yoruz -acağız -eceğiz biz bizim kendiniz
      youDo: -dınız -diniz -dunuz -dünüz -tınız -tiniz -tunuz -tünüz
      mayBeYou: -nız -niz -nuz -nüz siz size sizi sen sana seni
      given: aldınız alacaksınız
      tone: ups tüh eyvah yahu aman *hay_aksi* dostum kanka abi tembel aptal salak *hadi_ama* *olmadı_işte* *boş_ver* *yine_mi* *e_hadi* *ne_yazık* hoppala *geçmiş_olsun* vah yazık
      attempt: dene- *çalış* girişim- teşebbüs- iste-
      """,
    // MARK: Roles
    roles: """
      subject: , adlı_kişi, adlı_kullanıcı,
      by: tarafından
      part: tanesi tane
      whole: içinden içinde 'den 'dan ’den ’dan 'ten 'tan ’ten ’tan
      goal: olarak ile
      to: adlı_kişiyi adlı_kullanıcıyı kişisini kullanıcısını adlı_kişiye adlı_kullanıcıya kişisine kullanıcısına ’i ’ı ’u ’ü ’yi ’yı ’yu ’yü ’e ’a ’ye ’ya ile
      replace: değiştiril değiştirdi
      replacedBy: ile dosyası_ile dosyasıyla dosya_ile adlı_dosyayla ’la ’le ’yla ’yle
      toYou: size sana sizi seni
      unclear: değiştiril yerine övgü_aldı övgü_alıyor yardım_aldı yardım_alıyor destek_aldı notu_aldı not_aldı puan_aldı yorum_aldı
      owner: kullanıcısının kişisinin adlı_kullanıcının adlı_kişinin ’in ’ın ’un ’ün ’nin ’nın ’nun ’nün
      """,
    // MARK: Clock
    clock: """
      hours: bir iki üç dört beş altı yedi sekiz dokuz on on_bir on_iki
      30: @_buçuk @_buçukta
      morning: sabah
      afternoon: öğleden_sonra akşam
      night: gece
      """,
    // MARK: Relations
    relations: """
      cause: <için <nedeniyle <dolayı <bu_yüzden <bu_nedenle çünkü>
      earlier: <sonra <ardından
      later: <önce
      origin: <-den <-dan <-ten <-tan
      goal: <-e <-a <-ye <-ya
      agent: <tarafından
      standard: <-den <-dan <-ten <-tan
      span: <arasında <arasındaki <arasından
      """,
    // MARK: Senses
    senses: """
      limitmost: sinir-
      savemoney: kaydet- kayded- saklay- sakla
      freespace: ücretsiz- bedava
      freeofcharge: serbest özgür boş
      view: görüşü görüşe görüş görüşün öncelik- fikir
      chargemoney: şarj şarjı şarja
      chargebattery: ücret- tahsil
      matchgame: uyuş- uyum- eşleme kibrit-
      matchsame: maç maçı maçlar
      ordersequence: sipariş- emir emri
      orderpurchase: emir emri emriniz sıralama- sıran-
      backbody: geri
      backside: sırt sırtı sırtını
      draftpick: taslak taslağ-
      bookreserve: kitap kitab-
      playmedia: oyun oyunu oyna oynayın
      playgame: çal çalın çalma
      rightcorrect: sağ sağdaki sağa
      leftremaining: sol soldaki sola
      closenear: kapat- kapalı
      watchdevice: izle izleyin izleme-
      balance: denge- dengesi
      boarding: tahta tahtası kurul kurulu
      tablefurniture: tablo tablosu tablonuz
      lettercharacter: mektup mektub-
      lamp: hafif
      shop: depola- depo
      personalbest: kayıt kaydı
      jogging: çalıştır-
      running: koşu koşuyor koşma-
      rating: oran oranı oranınız
      gratuity: ipucu ipuçları
      doorkey: tuş tuşu tuşunu
      keyboardkey: anahtar anahtarı
      secondordinal: saniye-
      clearsky: temizle temizleme-
      musictrack: takip izleme
      interestrate: ilgi ilginiz
      trialperiod: dava duruşma
      appcrash: kaza kazası
      likephoto: benzer benziyor
      changemoney: değişiklik-
      savekeep: kurtar- tasarruf-
      shareothers: hisse hissesi hisseler
      closeshut: yakın-
      lightmode: hafif lamba-
      postpublish: posta direk
      signdocument: işaret- tabela-
      taptouch: musluk musluğ-
      typeenter: tür türü türünü
      currentnow: akım
      drivedisk: sürüş
      plantgreen: fabrika tesis
      streamvideo: dere
      clearerase: berrak
      turngame: viraj dönüş
      courtsport: mahkeme-
      fallseason: düşüş düşme-
      resumecontinue: özgeçmiş
      backreturn: sırt
      damaged: yozlaş- yolsuz-
      bug: böcek böceği böcekler böcekleri
      feed: besle- beslen-
      bankmoney: nehir kıyı kıyısı oturak
      chequemoney: kontrol denetim
      homescreen: ev evi evin
      cookieweb: bisküvi kurabiye
      volumesound: hacim hacmi hacmini
      driversoftware: şoför sürücünüz
      accountuser: rapor
      watchvideo: saat saati
      """,
    // MARK: Things
    things: EverydayThings(
      words: thingsInTurkish,
      lists: """
        after: lar ler / ım im um üm m ın in un ün n ı i u ü sı si su sü ımız imiz umuz ümüz mız miz muz müz ınız iniz unuz ünüz nız niz nuz nüz ları leri / ı i u ü yı yi yu yü nı ni nu nü a e ya ye na ne da de ta te nda nde dan den tan ten ndan nden ın in un ün nın nin nun nün la le yla yle / ki
        """),
    // MARK: Denial
    denial: """
      grammar: değil yok hayır *değil* *mıyor* *miyor* *muyor* *müyor* *amaz* *emez* -maz -mez *mazs* *mezs* *mayac* *meyec* *mayab* *meyeb* *mayan* *meyen* *mayıp* *meyip* -mayın -meyin -mayınız -meyiniz *madı* *medi* *madan* *meden* *mamış* *memiş* -masın -mesin *maması* *memesi* *madığ* *mediğ* *mamak* *memek* *maksızın* *meksizin* -sızın -sizin *mamalı* *memeli*
      meaning: önle- engelle- kaçın- yabancı bırak- kesil- bekliyor bekleniyor beklen- hata- yanlış- reddet- engel- kaybol- kaybed- kaybet- iptal yalnızca sadece kapalı sil- kalıcı vazgeç- yasak- geçersiz -sız -siz -suz -süz
      failure: başarısız- imkansız- imkânsız- hata hatası
      titles: -ma -me
      plain: değil *mıyor* *miyor* *muyor* *müyor* *amaz* *emez* *mayacak* *meyecek* *nmadı* *lmadı* *rmadı* *lmedi* *nmedi* *tmedi* *rmedi* *nmamış* *lmamış* *lmemiş* *nmemiş* *tmemiş* *hiç_kimse*
      affirming: *değil_mi* *kaçır* *unut*
      offline: çevrimdışı-
      keeping: kalacak- kalır kalıyor koru- sakla- muhafaza kaldı kalmaya
      hiding: gizle- gizli- görünmez- saklı-
      invalidity: *süresi_dol* yanlış- hatalı- geçersiz-
      gratis: ücretsiz- bedava
      paid: ücretli-
      taken: dolu alınmış- alındı- ayrılmış- kullanılıyor- *kullanımda* rezerve tükendi- satıldı- doldu dolmuş tükenmiş satılmış
      vacancy: *yer_var* *yer_kaldı* *yeri_var* *alan_var* *boş_yer*
      outdated: eski eskidi eskimiş demode
      readOnly: *salt_okunur* *yalnızca_okunabilir* *yalnızca_görüntülenebilir* *yazmaya_karşı*
      outage: çöktü çökmüş arıza- *devre_dışı* *hizmet_dışı* bakımda durdu durmuş kesildi
      loss: kayıp kaybol- eksik
      closure: kapalı kapatıl- kısıtl- sınırl- engel- yasak- kilitli
      privacy: gizli- özel- *gizli*
      refusal: reddedil- *geri_çevril*
      difference: farkl-
      limit: *en_fazla* *en_çok* *kadar* yalnızca sadece *en_az* sınır- daha_kısa kısa-
      emptiness: boş-
      only: yalnızca sadece yalnız
      surelyUnless: -madıkça -medikçe *sürece_dışında* *olmadığı_sürece*
      finality: kalıcı- *geri_döndürül* *geri_alın* temelli
      delay: bekle- bırak- *açık_tut*
      lasting: devam sürüyor hâlâ hala henüz
      besides: *madan_önce* *meden_önce* cumadan
      """,
    // MARK: Modality
    modality: """
      can: *abilir* *ebilir* mümkün
      must: *gerekir* *gerekiyor* *zorunda* *gerekecek*
      without: olmadan
      """,
    // MARK: Clauses
    clauses: """
      words: ve ama fakat ancak
      conditionDenied: *mazsa* *mezse* *mıyorsa* *miyorsa* *muyorsa* *müyorsa* *madıysa* *mediyse* *değilse* *madıkça* *medikçe*
      conditionConceding: *sa_bile* *se_bile* *ız_bile* *iz_bile* *uz_bile* *üz_bile* *sanız_da* *seniz_de*
      """,
    // MARK: States
    states: """
      words: açık kapalı açıldı kapandı kapatıldı silindi kaydedildi gönderildi
      endings: ildi ıldı uldu üldü indi ındı undu ündü edildi lendi landı ilmiş ılmış inmiş ınmış iliyor ılıyor iniyor ınıyor ildi irildi
      alone: dı di du dü tı ti tu tü
      others: şimdi kendi haydi
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: tamam anladım anlaşıldı geri geri_dön
      pressing: dokun seç bas tıkla
      """,
    // MARK: Evidence
    evidence: """
      words: ve veya ne hem ama değil bir bu şu için ile gibi kadar daha çok mı mi mu mü olarak olan her hiç tüm sizin senin lütfen istediğinizden istiyor musunuz misiniz emin edilemedi olmadan sonra önce değişiklikler dosya dosyalar parola hesap ayarlar şimdi yeniden mesaj fotoğraf sil kaydet vazgeç iptal aç kapat gönder paylaş düzenle ekle izin ver kaldır atla etkinleştir değiştir bitir devam geri onayla reddet yönet yükle güncelle oluştur
      letters: çğıöşüâîû
      """,
    // MARK: Questions
    questions: """
      particles: mı mi mu mü
      persons: yım yim yum yüm sın sin sun sün yız yiz yuz yüz sınız siniz sunuz sünüz
      mark: ?
      """,
    // MARK: Address
    address: """
      formalName: siz
      familiarName: sen
      formal: siz sizi size sizin sizde sizden
      familiar: sen seni sana senin sende senden
      familiarEndsOfSentences: et dene bekle gir seç kaydol dokun tıkla yükselt ekle sil aç kapat gönder güncelle yükle indir kaldır başlat durdur kaydet paylaş onayla kullan değiştir düzenle doğrula bağlan
      formalEndings: nız niz nuz nüz nızı nizi nuzu nüzü
      familiarEndings: yorsun ırsın irsin ursun ürsün arsın ersin acaksın eceksin malısın melisin mısın misin musun müsün arsan ersen ırsan irsen ursan ürsen mazsan mezsen
      exceptions: yalnız deniz yalnızı denizi
      """,
    // MARK: Numbers
    numbers: """
      pairs: onu/onları bunu/bunları Onu/Onları Bunu/Bunları
      two: iki üç
      """,
    // MARK: Amounts
    amounts: """
      12: düzine
      halves: yarım
      unspelled: altı bin
      half: *yarım_saat* *yarım_gün*
      beyond: buçuk
      """,
    bounds: """
      under: en_fazla_# en_çok_# #ten_az #den_az #tan_az #dan_az #_yaşından_küçük #_yaş_altı #_altındaki
      over: en_az_# #ten_fazla #den_fazla #tan_fazla #dan_fazla #_yaşından_büyük #_yaş_üstü #_ve_üzeri #_üzerindeki
      within: #_içinde #_içerisinde
      later: #_sonra #_sonrasında
      earlier: #_önce #_öncesinde #_öncesine #_kala
      until: #_kadar
      since: #_itibaren #den_beri #ten_beri #dan_beri #tan_beri
      lasting: #_boyunca #_süreyle #_süresince
      """,
    enumerations: """
      and: ve ile
      or: veya ya yahut
      also: hem de da ne ayrıca ama -yla -yle -larla -lerle
      clauses: sonra önce için -ıp -ip -up -üp -arak -erek -mak -mek
      collective: medya medyalar
      """,
    // MARK: People
    people: """
      joining: ve veya
      bare: prefix suffix
      mine: benim
      ours: bizim
      """,
    // MARK: Values
    values: """
      suffixes: turkish
      """,
    // MARK: Marks
    marks: """
      quotations: “” ‘’ «» „“
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        yanlıs=yanlış yanlis=yanlış paylas=paylaş paylasim=paylaşım acık=açık kapatin=kapatın acin=açın secin=seçin baslat=başlat \
        değistir=değiştir degiştir=değiştir degişiklik=değişiklik değisiklik=değişiklik değistirildi=değiştirildi \
        degiştirildi=değiştirildi degişiklikler=değişiklikler degişikliklerin=değişikliklerin \
        degişiklikleriniz=değişiklikleriniz degişikliklerinizi=değişikliklerinizi bağlanilamadı=bağlanılamadı \
        alindi=alındı satildi=satıldı acildi=açıldı sifre=şifre sifrenizi=şifrenizi sifreniz=şifreniz lutfen=lütfen degistir=değiştir \
        degistirildi=değiştirildi degisiklik=değişiklik degisiklikler=değişiklikler \
        degisiklikleri=değişiklikleri kullanici=kullanıcı kullanicilar=kullanıcılar \
        kullanicinin=kullanıcının dosyayi=dosyayı baglanti=bağlantı baglantisi=bağlantısı \
        baglantiniz=bağlantınız baglanilamadi=bağlanılamadı baglan=bağlan fotograf=fotoğraf \
        fotografi=fotoğrafı fotograflar=fotoğraflar fotograflari=fotoğrafları \
        fotograflarınız=fotoğraflarınız fotografını=fotoğrafını fotografınız=fotoğrafınız \
        guncelle=güncelle guncelleme=güncelleme guncellendi=güncellendi giris=giriş cikis=çıkış \
        cihazi=cihazı cihaziniz=cihazınız gonder=gönder gonderildi=gönderildi gonderilemedi=gönderilemedi \
        gonderilmedi=gönderilmedi yukle=yükle yuklendi=yüklendi yuklenemedi=yüklenemedi \
        kapali=kapalı acik=açık basarili=başarılı basarisiz=başarısız basariyla=başarıyla \
        gecersiz=geçersiz gecerli=geçerli islem=işlem islemi=işlemi icin=için mesaji=mesajı \
        mesajiniz=mesajınız hesabi=hesabı hesabiniz=hesabınız hesabinizi=hesabınızı bos=boş \
        dogru=doğru dogrulama=doğrulama dogrula=doğrula yanlis=yanlış once=önce \
        simdi=şimdi cok=çok degil=değil tum=tüm surum=sürüm sure=süre suresi=süresi olustu=oluştu \
        olusturuldu=oluşturuldu varmı=var_mı yokmu=yok_mu değilmi=değil_mi hazırmı=hazır_mı tamammı=tamam_mı herkez=herkes yanlız=yalnız yalnış=yanlış yanlızca=yalnızca \
        birşey=bir_şey hiçbirşey=hiçbir_şey herşey=her_şey orjinal=orijinal \
        süpriz=sürpriz şarz=şarj makina=makine ünvan=unvan entellektüel=entelektüel \
        kaydi=kaydı kaydiniz=kaydınız kaydini=kaydını kayit=kayıt kayitli=kayıtlı parolasi=parolası \
        parolaniz=parolanız dosyasi=dosyası dosyalari=dosyaları sayfasi=sayfası hatasi=hatası ayarlari=ayarları \
        toplanti=toplantı toplantisi=toplantısı yarin=yarın bankaniz=bankanız bankanizla=bankanızla bankanizin=bankanızın odemeniz=ödemeniz ödemenız=ödemeniz
        """,
      slips: """
        *alindi=alındı *apildi=apıldı *asildi=asıldı *arildi=arıldı *azildi=azıldı *andirildi=andırıldı *landi=landı *tandi=tandı *ladi=ladı *landirildi=landırıldı *ardi=ardı *aldi=aldı *ayamadi=ayamadı \
        *amadi=amadı *atildi=atıldı *asti=aştı *ulandi=ulandı *undi=undu *urdi=urdu *uldi=uldu *lari=ları \
        *larin=ların *lardir=lardır *maniz=manız *acagi=acağı *acaktir=acaktır *olmali=olmalı *malidir=malıdır \
        *adir=adır *musunuz=_musunuz *mısınız=_mısınız *misiniz=_misiniz *müsünüz=_müsünüz *sinmi=sin_mi *sınmı=sın_mı *sunmu=sun_mu *sünmü=sün_mü *yormu=yor_mu *malımı=malı_mı *melimi=meli_mi \
        *ınızmı=ınız_mı *inizmi=iniz_mi *unuzmu=unuz_mu *ünüzmü=ünüz_mü *ildimi=ildi_mi *ıldımı=ıldı_mı *lendimi=lendi_mi *landımı=landı_mı *acakmı=acak_mı *ecekmi=ecek_mi \
        *ılırmı=ılır_mı *ilirmi=ilir_mi \
        *lardanda=lardan_da *lerdende=lerden_de *ızdanda=ızdan_da *izdende=izden_de *uzdanda=uzdan_da *üzdende=üzden_de *sındanda=sından_da *sindende=sinden_de
        """,
      notSlips: .words("kandi adi normali minimali maksimali"),
      everyday: .turkish,
      everydayEnding: 3,
      misspeltRuns: """
        Iptal=İptal Indir=İndir Ileti=İleti Istek=İstek Isteğ=İsteğ Istiyor=İstiyor Içe=İçe Isim=İsim Izin=İzin \
        Ilk_=İlk_ Ilgi=İlgi Imza=İmza Ince=İnce Ipucu=İpucu Itiraz=İtiraz Iyi=İyi Izle=İzle Iki_=İki_ Işlem=İşlem Sıl=Sil|Sıla|Sılay
        """,
      harmonic: "mi misin misiniz miyim miyiz de",
      harmonicAfter: """
        sın sin sun sün dı di du dü tı ti tu tü mış miş muş müş yor acak ecek lar ler alı ılı ulu ülü meli \
        sız siz suz süz var emin açık hazır doğru yanlış ınız iniz unuz ünüz
        """,
      endingsAsked: """
        bağlan,bağlanın,bağlanmak,bağlanılamıyor,bağlanamıyor,erişin,erişmek/nterneti,ağını,sitesini,sunucusunu \
        göre,rağmen,dair,ilişkin,ait/ı,u,ü,di,ti,hi,ri,mi,li,ni,dan,den,tan,ten \
        için,ile,gibi,kadar,bağlan,bağlanın,bağlanmak,bağlanamadı,erişin,erişmek,erişemiyor/ayı,eyi,ıyı,oyu,uyu,öyü,üyü,ınızı,anızı,inizi,unuzu,ünüzü,larını,lerini \
        giriş_yap,erişim_ver,erişim_izni,bağlı_değil/ayı,eyi,ıyı,oyu,uyu,öyü,üyü,ınızı,anızı,inizi,unuzu,ünüzü,larını,lerini \
        itibaren,dolayı/ayı,eyi,ıyı,oyu,uyu,üyü,aya,eye,nıza,nize,nuza,nüze,larına,lerine
        """,
      hasDotlessI: true,
      harmonicStems: """
        mesaj hesap cihaz resim dosya uygulama ayar bildirim fotoğraf kullanıcı klasör liste belge sayfa bağlantı ileti kişi \
        arkadaş albüm şifre parola kart ödeme sipariş etkinlik hatırlatıcı davet güncelleme oyun oyuncu kitap şarkı \
        kayıt yorum takvim ağ öğe değişiklik indirme yükleme rezervasyon fatura işlem hata sonuç adım gün hafta
        """,
      adjectives: "yeni=s eski=s başka=s farklı=s seçili=s okunmamış=s büyük=s küçük=s",
      doubling: .listed,
      unrepeatable: """
        ve bir bu için ile olarak veya daha en her kadar gibi ama ise ki olan sizin size tüm lütfen de da dosya \
        dosyayı hesap hesabınız ağ uygulama uygulamayı mesaj şu ya öğlen bugün yarın dün parola şifre bağlantı sunucu ekran konum \
        kamera mikrofon bildirim hata yanıt ödeme fatura sipariş randevu toplantı etkinlik adres telefon tablet bilgisayar yazıcı \
        kullanıcı arkadaş oyuncu öğretmen öğrenci doktor sürücü yolcu lamba pil cihaz internet uçak tren otobüs bilet rezervasyon \
        restoran spor antrenman indirme yükleme güncelleme yedekleme arama görüşme video müzik albüm takvim abonelik hakkında \
        sonra önce zaten henüz hâlâ artık ancak yalnızca sadece bile göre doğrulama kod yeniden
        """,
      unrepeatableEndings: .words(
        """
        yı yi yu yü nı nın nin nun nün ndan nda nde lardan lerden ları leri ların lerin lara lere ınız iniz unuz ünüz
        yor ıldı ildi uldu üldü landı lendi acak ecek miş mış
        """),
      numerals: """
        iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz birkaç kaç
        """,
      english: "boarding on an of for her day",
      apostrophe: .ending)
  )
}

/// The vowels of words and their endings.
enum TurkishHarmony {
  static let placeEndings: WordSet = .words("da de dan den ta te tan ten")
  static let turkishVowels = Set("aeıioöuü".unicodeScalars)
  static let back: [Unicode.Scalar: Unicode.Scalar] = ["e": "a", "i": "ı", "ü": "u"]
  static let front: [Unicode.Scalar: Unicode.Scalar] = ["a": "e", "ı": "i", "u": "ü"]
  /// What words with such an ending end in.
  static let harmonious: WordSet = .words(
    "ın ınız ınızı ınıza ınızda ınızdan ım ımız ımızı ıyor ıyorsunuz ıldı ılır ılsın ıldığında")
}
