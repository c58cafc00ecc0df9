// Texts for buying with a submission and for the pages after paying; citizens load them only where a form
// sells.
// rules: A2.58-A2.71, E9.17-E9.26, W6
export const payments = {
  'payments.buy-title': 'Compra',
  'payments.trial': 'Pasarela de prueba: no se cobra nada.',
  'payments.closed':
    'Los pagos en línea no están configurados. Este formulario no puede enviarse y no se cobra nada.',
  'payments.over': 'Venta cerrada',
  'payments.over-text':
    'La venta terminó el {moment}. Este formulario ya no puede enviarse y no se cobra nada.',
  'payments.loading': 'Cargando lo que se vende…',
  'payments.sale-failed': 'No pudimos cargar lo que se vende. Revise su conexión.',
  'payments.preview': 'Aquí se elige ubicación y cantidad. En la vista previa no se vende nada.',
  'payments.locations': 'Ubicación',
  'payments.left': 'Quedan {count}',
  'payments.left.one': 'Queda {count}',
  'payments.sold-out': 'Agotado',
  'payments.regular-price': 'antes {price}',
  'payments.quantity': 'Cantidad',
  'payments.quantity-help': 'Como máximo {max} por compra.',
  'payments.person-help': 'Máximo {max} por persona: cuentan las ya compradas y las reservadas.',
  'payments.total': 'Total',
  'payments.buyer': 'Datos de quien compra',
  'payments.full-name': 'Nombre y apellido',
  'payments.dni': 'DNI',
  'payments.email': 'Correo electrónico',
  'payments.phone': 'Teléfono',
  'payments.optional': '(opcional)',
  'payments.phone-help': 'Con el signo + y el código de país, por ejemplo +34612345678.',
  'payments.then-gateway':
    'Al enviar el formulario irá a la página de la pasarela de pago. Las plazas se reservan durante {minutes} minutos.',
  'payments.approved': 'Tu pago fue aprobado',
  'payments.denied': 'Pago denegado',
  'payments.denied-text':
    'No pudimos avanzar con el pago, si quieres puedes intentar con otro medio de pago.',
  'payments.waiting':
    'Si acaba de pagar, espere: esta página cambia sola cuando la pasarela confirme el pago.',
  'payments.retry': 'Reintentar',
  'payments.retry-keeps':
    'Al reintentar no hace falta volver a completar el formulario. Se cobrarán {amount}.',
  'payments.open-text': 'Tiene una compra sin pagar: {quantity} × {section}, {name}.',
  'payments.open-keeps': 'Sus respuestas ya se enviaron. Se cobrarán {amount}.',
  'payments.go-on': 'Seguir pagando',
  'payments.cancel': 'Cancelar la compra',
  'payments.cancel-title': '¿Cancelar la compra?',
  'payments.cancel-text':
    'Las plazas que tenía reservadas quedan libres para otras personas. No se le cobra nada.',
  'payments.cancel-keep': 'Conservar la compra',
  'payments.open-over': 'La compra no se pagó: sus plazas quedaron libres.',
  'payments.open-paid':
    'Ya pagó esta compra: {quantity} × {section}, {name}. Lo que envíe ahora es otra compra.',
  'payments.see-payment': 'Ver el pago',
  'payments.late': 'Cobramos su pago, pero ya no quedan plazas',
  'payments.late-text':
    'El banco aprobó su pago cuando las plazas ya se habían vendido. El municipio le devolverá el importe o le ofrecerá otra plaza. No vuelva a pagar.',
  'payments.late-refunded': 'El municipio cerró el caso: le devolvió el importe.',
  'payments.late-other-seat': 'El municipio cerró el caso: le dio otra plaza.',
  'payments.late-contact': 'Si tiene dudas, comuníquese con {municipality} e indique el número de orden.',
  'payments.amount': 'Monto',
  'payments.reference': 'Referencia de pago',
  'payments.order-number': 'Número de orden',
  'payments.code': 'Código de la respuesta',
  'payments.receipt-mailed': 'Enviamos el recibo a {email}',
  'payments.download': 'Descargar recibo',
  'payments.name-hidden':
    'El nombre solo se muestra en el navegador con el que se hizo la compra, durante media hora.',
  'payments.reading': 'Consultando el pago…',
  'payments.not-read': 'No pudimos consultar el pago. Revise su conexión.',
  'issue.purchase-location-required': '* Elija una ubicación',
  'issue.purchase-quantity-invalid': 'La cantidad debe ser un número entero entre 1 y {max}',
  'issue.purchase-person-limit':
    'Con este documento puede comprar {left} más: el máximo por persona es {max}',
  'issue.purchase-price-changed': 'El precio cambió: revíselo antes de seguir',
  'issue.purchase-seats-left': 'En esta ubicación quedan: {left}',
  'issue.buyer-field-required': '* Campo requerido',
  'issue.buyer-name-invalid': 'El nombre no es válido',
  'issue.buyer-number-invalid': 'El DNI no es válido',
  'issue.buyer-email-invalid': 'El correo electrónico no es válido',
  'issue.buyer-phone-invalid': 'El teléfono no es válido',
} as const;
