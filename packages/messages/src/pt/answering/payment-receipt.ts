// Words of a payment receipt, which the server draws.
// rules: A2.60, A2.62
export const paymentReceipt = {
  'payment-receipt.title': 'Recibo de pagamento',
  'payment-receipt.trial': 'Documento de teste: nada foi cobrado.',
  'payment-receipt.amount': 'Valor',
  'payment-receipt.order-number': 'Número do pedido',
  'payment-receipt.operation': 'Identificador da operação',
  'payment-receipt.paid-at': 'Data do pagamento',
  'payment-receipt.authorisation': 'Autorização',
  'payment-receipt.full-name': 'Nome e sobrenome',
  'payment-receipt.dni': 'DNI',
  'payment-receipt.email': 'E-mail',
  'payment-receipt.phone': 'Telefone',
  'payment-receipt.event': 'Referente a',
  'payment-receipt.event-date': 'Data e hora',
  'payment-receipt.address': 'Endereço',
  'payment-receipt.other-seat': 'Outro lugar, o que o município lhe deu',
  'payment-receipt.section': 'Setor',
  'payment-receipt.quantity': 'Quantidade',
  'payment-receipt.price': 'Preço unitário',
  'payment-receipt.ticket': 'Ingressos',
  'payment-receipt.ticket-note':
    'Mostre o código ao entrar. Cada ingresso vale uma única vez: não compartilhe este documento.',
  'payment-receipt.ticket-of': 'Ingresso {seat} de {count}',
  'payment-receipt.promotion': 'Promoção',
} as const;
