// Words of the mails to a buyer, which the server writes.
// rules: X31.02, X31.10
export const paymentMail = {
  'payment-mail.paid-title': 'Seu pagamento foi aprovado',
  'payment-mail.paid-text': 'Anexamos o recibo em PDF. Guarde-o: você pode precisar dele para entrar.',
  'payment-mail.late-title': 'Cobramos seu pagamento, mas não restam mais lugares',
  'payment-mail.late-text':
    'O banco aprovou seu pagamento quando os lugares já tinham sido vendidos. O município devolverá o valor ou oferecerá outro lugar. Não pague de novo.',
  'payment-mail.late-contact':
    'Em caso de dúvida, entre em contato com {municipality} e informe o número do pedido.',
  'payment-mail.code': 'Código da resposta',
  'payment-mail.footer':
    'Você recebeu este e-mail porque informou seu endereço na compra. Não responda a este endereço: ninguém lê o que chega a ele.',
} as const;
