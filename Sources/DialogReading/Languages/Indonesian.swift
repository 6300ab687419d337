// What reading knows of Indonesian. The words are written by hand.

extension LanguageWords {
  static let indonesian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: tidak jangan bukan tanpa belum tak
      meaning: gagal hanya hilang
      failure: gagal kesalahan mustahil
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: oke baik mengerti saya_mengerti kembali
      """,
    // MARK: Evidence
    evidence: """
      words: dan atau tetapi tidak adalah ini itu yang di ke dari untuk dengan akan telah sudah bisa dapat anda kamu apakah semua tanpa pada oleh ingin
      """,
    // MARK: Address
    address: """
      formalName: Anda
      familiarName: kamu
      formal: anda
      familiar: kamu kau engkau kamulah
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        silahkan=silakan merubah=mengubah dirubah=diubah didalam=di_dalam diluar=di_luar dibawah=di_bawah diatas=di_atas \
        disini=di_sini disana=di_sana dimana=di_mana kemana=ke_mana kedalam=ke_dalam kesini=ke_sini kesana=ke_sana \
        ijin=izin aktifitas=aktivitas kwalitas=kualitas resiko=risiko nomer=nomor apotik=apotek jadual=jadwal \
        silakhan=silakan terimakasih=terima_kasih praktek=praktik antri=antre sekedar=sekadar efektifitas=efektivitas
        """,
      wrongAfter: """
        di/kirim=!dikirim,simpan=!disimpan,hapus=!dihapus,buka=!dibuka,tutup=!ditutup,perbarui=!diperbarui,batalkan=!dibatalkan,proses=!diproses,unduh=!diunduh,unggah=!diunggah,instal=!diinstal,blokir=!diblokir,kunci=!dikunci,bayar=!dibayar,pesan=!dipesan,pilih=!dipilih,ubah=!diubah,tambahkan=!ditambahkan,aktifkan=!diaktifkan,nonaktifkan=!dinonaktifkan,bagikan=!dibagikan,terima=!diterima,tolak=!ditolak,setujui=!disetujui,konfirmasi=!dikonfirmasi,kembalikan=!dikembalikan,gunakan=!digunakan,temukan=!ditemukan,perlukan=!diperlukan,jadwalkan=!dijadwalkan,sinkronkan=!disinkronkan
        """,
      doubling: .all,
      repeatable: "sama hati kira bla ha apa satu dua",
      english: """
        file files folder password passwords order orders cart storage seat charger dashboard booking account accounts \
        keyboard unlock lock package headphones speakers setting settings search share send device devices
        """)
  )
}
