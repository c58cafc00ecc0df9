// Words of a payment receipt, which the server draws.
// rules: A2.60, A2.62
export const paymentReceipt = {
  'payment-receipt.title': 'Recibo de pago',
  'payment-receipt.trial': 'Documento de prueba: no se cobró nada.',
  'payment-receipt.amount': 'Monto',
  'payment-receipt.order-number': 'Número de orden',
  'payment-receipt.operation': 'Identificador de la operación',
  'payment-receipt.paid-at': 'Fecha del pago',
  'payment-receipt.authorisation': 'Autorización',
  'payment-receipt.full-name': 'Nombre y apellido',
  'payment-receipt.dni': 'DNI',
  'payment-receipt.email': 'Correo electrónico',
  'payment-receipt.phone': 'Teléfono',
  'payment-receipt.event': 'Concepto',
  'payment-receipt.event-date': 'Fecha y hora',
  'payment-receipt.address': 'Dirección',
  'payment-receipt.other-seat': 'Otra plaza, la que le dio el municipio',
  'payment-receipt.section': 'Ubicación',
  'payment-receipt.quantity': 'Cantidad',
  'payment-receipt.price': 'Precio unitario',
  'payment-receipt.ticket': 'Entradas',
  'payment-receipt.ticket-note':
    'Muestre el código al entrar. Cada entrada sirve una sola vez: no comparta este documento.',
  'payment-receipt.ticket-of': 'Entrada {seat} de {count}',
  'payment-receipt.promotion': 'Promoción',
} as const;
