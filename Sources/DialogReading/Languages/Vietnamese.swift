// What reading knows of Vietnamese. The words are written by hand.

extension LanguageWords {
  static let vietnamese = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: *không* *đừng* *chưa* *chẳng*
      meaning: lỗi mất chỉ *vĩnh_viễn*
      failure: *thất_bại* *lỗi*
      plain: *không*
      affirming: *không?* *không_chỉ* *bỏ_lỡ* *quên*
      sure: không đừng
      difference: *khác*
      limit: *tối_đa* *chỉ* *đến* *ít_nhất*
      emptiness: *trống* *rỗng*
      """,
    // MARK: Modality
    modality: """
      can: *có_thể*
      must: *phải*
      """,
    // MARK: Clauses
    clauses: """
      words: và nhưng
      verbs: sẽ có được đã bị
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: đồng_ý đã_hiểu tôi_hiểu quay_lại được
      pressing: chạm chọn nhấn bấm
      """,
    // MARK: Evidence
    evidence: """
      words: và hoặc nhưng không là này đó của cho với từ trong trên được bị đã sẽ có thể bạn muốn các một những tất cả khi nếu
      """,
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        khong=không duoc=được nguoi=người đả=đã thữ=thử củng=cũng nhửng=những đựoc=được đươc=được ngừoi=người trứơc=trước lổi=lỗi \
        gữi=gửi khoãn=khoản cữa=cửa nử=nữ chổ=chỗ kỉêm=kiểm hũy=hủy đễ=để mổi=mỗi xữ=xử sữ=sử
        """,
      misspeltRuns: """
        kiễm_tra=kiểm_tra chia_sẽ=chia_sẻ hổ_trợ=hỗ_trợ bão_mật=bảo_mật cập_nhập=cập_nhật bổ_xung=bổ_sung sử_lý=xử_lý chỉnh_sữa=chỉnh_sửa sữa_đổi=sửa_đổi sửa_chửa=sửa_chữa thanh_tóan=thanh_toán lựa_trọn=lựa_chọn
        """,
      wrongAfter: """
        hai/những=!hai ba/những=!ba bốn/những=!bốn năm/những=!năm sáu/những=!sáu bảy/những=!bảy tám/những=!tám \
        chín/những=!chín mười/những=!mười nhiều/những=!nhiều
        """,
      doubling: .listed,
      unrepeatable:
        "và của được không đã bạn này các là trong với để tệp đang sẽ cho có bạn tôi ở từ trên",
      english: "to an on in no do hay cho my the con")
  )
}
