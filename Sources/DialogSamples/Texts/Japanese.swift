extension SampleLanguage {
  static let japanese = SampleLanguage(
    "ja",
    [
      .deleteTitle: "「{album}」を削除しますか？",
      .deleteMessage: "中の写真{count}枚も削除されます。",

      .purchaseTitle: "{price}で購入しますか？",
      .purchaseMessage: "「{item}」は本日発送されます。",
      .buy: "購入",

      .problemTitle: "インターネット接続なし",
      .problemMessage: "注文は送信されていません。",
      .retry: "再試行",

      .signInTitle: "{server}にサインイン",
      .email: "メール",
      .password: "パスワード",
      .signIn: "サインイン",

      .renameTitle: "アルバム名を変更",
      .name: "名前",
      .rename: "名称変更",

      .permissionTitle: "通知をオンにしますか？",
      .permissionMessage: "注文の最新情報がロック画面に表示されます。",
      .turnOn: "オンにする",

      .consentTitle: "セールの通知を許可しますか？",
      .consentMessage: "セールと新商品をお知らせします。",
      .allow: "許可",
      .decline: "許可しない",

      .offerBody: "今週は夏の靴が{discount:percent}オフです。",
      .offerPreview: "セール情報",

      .deleteDraft: "下書きを削除",
      .saveDraft: "下書きを保存",

      .shipmentBody: "{day:date}に荷物が{parcels}個届きます。",
      .shipmentPreview: "配送",
      .leaveOutside: "玄関前に置く",
      .deliverLater: "後日配達",
    ])
}
