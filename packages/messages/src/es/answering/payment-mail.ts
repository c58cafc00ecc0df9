// Words of the mails to a buyer, which the server writes.
// rules: X31.02, X31.10
export const paymentMail = {
  'payment-mail.paid-title': 'Su pago fue aprobado',
  'payment-mail.paid-text': 'Adjuntamos el recibo en PDF. Guárdelo: puede hacerle falta para entrar.',
  'payment-mail.late-title': 'Cobramos su pago, pero ya no quedan plazas',
  'payment-mail.late-text':
    'El banco aprobó su pago cuando las plazas ya se habían vendido. El municipio le devolverá el importe o le ofrecerá otra plaza. No vuelva a pagar.',
  'payment-mail.late-contact': 'Si tiene dudas, comuníquese con {municipality} e indique el número de orden.',
  'payment-mail.code': 'Código de la respuesta',
  'payment-mail.footer':
    'Recibió este correo porque indicó su dirección al comprar. No responda a esta dirección: nadie lee lo que llega a ella.',
} as const;
