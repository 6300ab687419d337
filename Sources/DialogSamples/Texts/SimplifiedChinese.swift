extension SampleLanguage {
  static let simplifiedChinese = SampleLanguage(
    "zh-Hans",
    [
      .deleteTitle: "要删除“{album}”吗？",
      .deleteMessage: "其中的{count}张照片也会被删除。",

      .purchaseTitle: "要以{price}购买吗？",
      .purchaseMessage: "“{item}”将于今天发货。",
      .buy: "购买",

      .problemTitle: "无互联网连接",
      .problemMessage: "订单尚未发送。",
      .retry: "重试",

      .signInTitle: "登录{server}",
      .email: "电子邮件",
      .password: "密码",
      .signIn: "登录",

      .renameTitle: "重新命名相簿",
      .name: "名称",
      .rename: "重新命名",

      .permissionTitle: "要打开通知吗？",
      .permissionMessage: "订单动态会显示在锁定屏幕上。",
      .turnOn: "打开",

      .consentTitle: "要允许促销通知吗？",
      .consentMessage: "有促销和新品时会发送通知。",
      .allow: "允许",
      .decline: "不允许",

      .offerBody: "本周夏季鞋款降价{discount:percent}。",
      .offerPreview: "特别优惠",

      .deleteDraft: "删除草稿",
      .saveDraft: "存储草稿",

      .shipmentBody: "{parcels}个包裹将于{day:date}送达。",
      .shipmentPreview: "配送",
      .leaveOutside: "放在门外",
      .deliverLater: "稍后配送",
    ])
}
