extension SampleLanguage {
  static let korean = SampleLanguage(
    "ko",
    [
      .deleteTitle: "“{album}” 앨범을 삭제할까요?",
      .deleteMessage: "앨범의 사진 {count}장도 함께 삭제됩니다.",

      .purchaseTitle: "{price}에 구매할까요?",
      .purchaseMessage: "“{item}” 상품은 오늘 발송됩니다.",
      .buy: "구매",

      .problemTitle: "인터넷 연결 없음",
      .problemMessage: "주문이 전송되지 않았습니다.",
      .retry: "다시 시도",

      .signInTitle: "{server}에 로그인",
      .email: "이메일",
      .password: "암호",
      .signIn: "로그인",

      .renameTitle: "앨범 이름 변경",
      .name: "이름",
      .rename: "이름 변경",

      .permissionTitle: "알림을 켤까요?",
      .permissionMessage: "주문 소식이 잠금 화면에 표시됩니다.",
      .turnOn: "켜기",

      .consentTitle: "할인 알림을 허용할까요?",
      .consentMessage: "할인과 신제품 소식을 알립니다.",
      .allow: "허용",
      .decline: "허용 안 함",

      .offerBody: "이번 주에 여름 신발을 {discount:percent} 할인합니다.",
      .offerPreview: "특별 할인",

      .deleteDraft: "초안 삭제",
      .saveDraft: "초안 저장",

      .shipmentBody: "소포 {parcels}개가 {day:date}에 도착합니다.",
      .shipmentPreview: "배송",
      .leaveOutside: "문 앞에 두기",
      .deliverLater: "나중에 배송",
    ])
}
