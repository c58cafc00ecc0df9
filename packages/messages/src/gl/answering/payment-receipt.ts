// Galician words of a payment receipt, which the server draws.
// rules: A2.60, A2.62
export const paymentReceipt = {
  'payment-receipt.title': 'Recibo de pago',
  'payment-receipt.trial': 'Documento de proba: non se cobrou nada.',
  'payment-receipt.amount': 'Importe',
  'payment-receipt.order-number': 'Número de orde',
  'payment-receipt.operation': 'Identificador da operación',
  'payment-receipt.paid-at': 'Data do pago',
  'payment-receipt.authorisation': 'Autorización',
  'payment-receipt.full-name': 'Nome e apelidos',
  'payment-receipt.dni': 'DNI',
  'payment-receipt.email': 'Correo electrónico',
  'payment-receipt.phone': 'Teléfono',
  'payment-receipt.event': 'Concepto',
  'payment-receipt.event-date': 'Data e hora',
  'payment-receipt.address': 'Enderezo',
  'payment-receipt.other-seat': 'Outra praza, a que lle deu o concello',
  'payment-receipt.section': 'Localización',
  'payment-receipt.quantity': 'Cantidade',
  'payment-receipt.price': 'Prezo unitario',
  'payment-receipt.ticket': 'Entradas',
  'payment-receipt.ticket-note':
    'Mostre o código ao entrar. Cada entrada serve unha soa vez: non comparta este documento.',
  'payment-receipt.ticket-of': 'Entrada {seat} de {count}',
  'payment-receipt.promotion': 'Promoción',
} as const;
