extension SampleLanguage {
  static let spanish = SampleLanguage(
    "es",
    [
      .deleteTitle: "¿Eliminar “{album}”?",
      .deleteMessage: .counted(
        by: "count",
        [
          ("one", "También se elimina {count} foto del álbum."),
          ("many", "También se eliminan {count} de fotos del álbum."),
          ("other", "También se eliminan {count} fotos del álbum."),
        ]),

      .purchaseTitle: "¿Comprar por {price}?",
      .purchaseMessage: "“{item}” se envía hoy.",
      .buy: "Comprar",

      .problemTitle: "Sin conexión",
      .problemMessage: "El pedido no se ha enviado.",
      .retry: "Reintentar",

      .signInTitle: "Iniciar sesión en {server}",
      .email: "Correo",
      .password: "Contraseña",
      .signIn: "Iniciar sesión",

      .renameTitle: "Cambiar nombre del álbum",
      .name: "Nombre",
      .rename: "Cambiar nombre",

      .permissionTitle: "¿Activar las notificaciones?",
      .permissionMessage: "Las novedades del pedido se muestran en la pantalla bloqueada.",
      .turnOn: "Activar",

      .consentTitle: "¿Permitir avisos de ofertas?",
      .consentMessage: "Se anuncian las rebajas y los productos nuevos.",
      .allow: "Permitir",
      .decline: "No permitir",

      .offerBody: "El calzado de verano tiene un {discount:percent} de descuento esta semana.",
      .offerPreview: "Oferta especial",

      .deleteDraft: "Eliminar borrador",
      .saveDraft: "Guardar borrador",

      .shipmentBody: .counted(
        by: "parcels",
        [
          ("one", "{parcels} paquete llega el {day:date}."),
          ("many", "{parcels} de paquetes llegan el {day:date}."),
          ("other", "{parcels} paquetes llegan el {day:date}."),
        ]),
      .shipmentPreview: "Envío",
      .leaveOutside: "Dejar fuera",
      .deliverLater: "Entregar después",
    ])
}
