// Galician words of the mails to a buyer, which the server writes.
// rules: X31.02, X31.10
export const paymentMail = {
  'payment-mail.paid-title': 'O seu pago foi aprobado',
  'payment-mail.paid-text': 'Anexamos o recibo en PDF. Gárdeo: pode facerlle falta para entrar.',
  'payment-mail.late-title': 'Cobramos o seu pago, pero xa non quedan prazas',
  'payment-mail.late-text':
    'O banco aprobou o seu pago cando as prazas xa se venderan. O concello devolveralle o importe ou ofreceralle outra praza. Non volva pagar.',
  'payment-mail.late-contact':
    'Se ten dúbidas, póñase en contacto con {municipality} e indique o número de orde.',
  'payment-mail.code': 'Código da resposta',
  'payment-mail.footer':
    'Recibiu este correo porque indicou o seu enderezo ao comprar. Non responda a este enderezo: ninguén le o que chega a el.',
} as const;
