extension SampleLanguage {
  static let russian = SampleLanguage(
    "ru",
    [
      .deleteTitle: "Удалить «{album}»?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "Будет удалена и {count} фотография альбома."),
          ("few", "Будут удалены и {count} фотографии альбома."),
          ("many", "Будет удалено и {count} фотографий альбома."),
          ("other", "Будет удалено и {count} фотографии альбома."),
        ]),

      .purchaseTitle: "Купить за {price}?",
      .purchaseMessage: "Товар «{item}» отправят сегодня.",
      .buy: "Купить",

      .problemTitle: "Нет соединения",
      .problemMessage: "Заказ не отправлен.",
      .retry: "Повторить",

      .signInTitle: "Вход на {server}",
      .email: "Эл. почта",
      .password: "Пароль",
      .signIn: "Войти",

      .renameTitle: "Переименовать альбом",
      .name: "Название",
      .rename: "Переименовать",

      .permissionTitle: "Включить уведомления?",
      .permissionMessage: "Новости о заказах появляются на экране блокировки.",
      .turnOn: "Включить",

      .consentTitle: "Разрешить сообщать о скидках?",
      .consentMessage: "Придут новости об акциях и новых товарах.",
      .allow: "Разрешить",
      .decline: "Не разрешать",

      .offerBody: "На этой неделе летняя обувь дешевле на {discount:percent}.",
      .offerPreview: "Специальное предложение",

      .deleteDraft: "Удалить черновик",
      .saveDraft: "Сохранить черновик",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{day:date} придёт {parcels} посылка."),
          ("few", "{day:date} придут {parcels} посылки."),
          ("many", "{day:date} придёт {parcels} посылок."),
          ("other", "{day:date} придёт {parcels} посылки."),
        ]),
      .shipmentPreview: "Доставка",
      .leaveOutside: "Оставить снаружи",
      .deliverLater: "Доставить позже",
    ])
}
