extension SampleLanguage {
  static let brazilianPortuguese = SampleLanguage(
    "pt-BR",
    [
      .deleteTitle: "Apagar “{album}”?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "{count} foto do álbum também será apagada."),
          ("many", "{count} de fotos do álbum também serão apagadas."),
          ("other", "{count} fotos do álbum também serão apagadas."),
        ]),

      .purchaseTitle: "Comprar por {price}?",
      .purchaseMessage: "“{item}” será enviado hoje.",
      .buy: "Comprar",

      .problemTitle: "Sem Conexão",
      .problemMessage: "O pedido não foi enviado.",
      .retry: "Tentar Novamente",

      .signInTitle: "Iniciar Sessão em {server}",
      .email: "E-mail",
      .password: "Senha",
      .signIn: "Iniciar Sessão",

      .renameTitle: "Renomear Álbum",
      .name: "Nome",
      .rename: "Renomear",

      .permissionTitle: "Ativar as notificações?",
      .permissionMessage: "As novidades dos pedidos aparecem na tela bloqueada.",
      .turnOn: "Ativar",

      .consentTitle: "Permitir avisos de ofertas?",
      .consentMessage: "Promoções e novos produtos são anunciados.",
      .allow: "Permitir",
      .decline: "Não Permitir",

      .offerBody: "Os calçados de verão estão com {discount:percent} de desconto nesta semana.",
      .offerPreview: "Oferta Especial",

      .deleteDraft: "Apagar Rascunho",
      .saveDraft: "Salvar Rascunho",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{parcels} pacote chega em {day:date}."),
          ("many", "{parcels} de pacotes chegam em {day:date}."),
          ("other", "{parcels} pacotes chegam em {day:date}."),
        ]),
      .shipmentPreview: "Entrega",
      .leaveOutside: "Deixar do Lado de Fora",
      .deliverLater: "Entregar Depois",
    ])
}
