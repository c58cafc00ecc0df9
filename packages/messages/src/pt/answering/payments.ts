// Texts for buying with a submission and for the pages after paying; citizens load them only where a form
// sells.
// rules: A2.58-A2.71, E9.17-E9.26, W6
export const payments = {
  'payments.buy-title': 'Compra',
  'payments.trial': 'Gateway de teste: nada é cobrado.',
  'payments.closed':
    'Os pagamentos on-line não estão configurados. Este formulário não pode ser enviado e nada é cobrado.',
  'payments.over': 'Venda encerrada',
  'payments.over-text':
    'A venda terminou em {moment}. Este formulário não pode mais ser enviado e nada é cobrado.',
  'payments.loading': 'Carregando o que está à venda…',
  'payments.sale-failed': 'Não conseguimos carregar o que está à venda. Verifique sua conexão.',
  'payments.preview': 'Aqui se escolhem setor e quantidade. Na pré-visualização nada é vendido.',
  'payments.locations': 'Setor',
  'payments.left': 'Restam {count}',
  'payments.left.one': 'Resta {count}',
  'payments.sold-out': 'Esgotado',
  'payments.regular-price': 'antes {price}',
  'payments.quantity': 'Quantidade',
  'payments.quantity-help': 'No máximo {max} por compra.',
  'payments.person-help': 'Máximo de {max} por pessoa: contam os já comprados e os reservados.',
  'payments.total': 'Total',
  'payments.buyer': 'Dados de quem compra',
  'payments.full-name': 'Nome e sobrenome',
  'payments.dni': 'DNI',
  'payments.email': 'E-mail',
  'payments.phone': 'Telefone',
  'payments.optional': '(opcional)',
  'payments.phone-help': 'Com o sinal + e o código do país, por exemplo +34612345678.',
  'payments.then-gateway':
    'Ao enviar o formulário, você irá para a página do gateway de pagamento. Os lugares ficam reservados durante {minutes} minutos.',
  'payments.approved': 'Seu pagamento foi aprovado',
  'payments.denied': 'Pagamento negado',
  'payments.denied-text':
    'Não conseguimos concluir o pagamento, se quiser você pode tentar com outro meio de pagamento.',
  'payments.waiting':
    'Se você acabou de pagar, espere: esta página muda sozinha quando o gateway confirmar o pagamento.',
  'payments.retry': 'Tentar novamente',
  'payments.retry-keeps':
    'Ao tentar novamente não é preciso preencher o formulário de novo. Serão cobrados {amount}.',
  'payments.open-text': 'Você tem uma compra sem pagar: {quantity} × {section}, {name}.',
  'payments.open-keeps': 'Suas respostas já foram enviadas. Serão cobrados {amount}.',
  'payments.go-on': 'Continuar pagando',
  'payments.cancel': 'Cancelar a compra',
  'payments.cancel-title': 'Cancelar a compra?',
  'payments.cancel-text':
    'Os lugares que estavam reservados para você ficam livres para outras pessoas. Nada é cobrado.',
  'payments.cancel-keep': 'Manter a compra',
  'payments.open-over': 'A compra não foi paga: os lugares ficaram livres.',
  'payments.open-paid':
    'Você já pagou esta compra: {quantity} × {section}, {name}. O que enviar agora é outra compra.',
  'payments.see-payment': 'Ver o pagamento',
  'payments.late': 'Cobramos seu pagamento, mas não restam mais lugares',
  'payments.late-text':
    'O banco aprovou seu pagamento quando os lugares já tinham sido vendidos. O município devolverá o valor ou oferecerá outro lugar. Não pague de novo.',
  'payments.late-refunded': 'O município encerrou o caso: devolveu o valor.',
  'payments.late-other-seat': 'O município encerrou o caso: deu outro lugar a você.',
  'payments.late-contact':
    'Em caso de dúvida, entre em contato com {municipality} e informe o número do pedido.',
  'payments.amount': 'Valor',
  'payments.reference': 'Referência de pagamento',
  'payments.order-number': 'Número do pedido',
  'payments.code': 'Código da resposta',
  'payments.receipt-mailed': 'Enviamos o recibo para {email}',
  'payments.download': 'Baixar recibo',
  'payments.name-hidden': 'O nome só é mostrado no navegador em que a compra foi feita, durante meia hora.',
  'payments.reading': 'Consultando o pagamento…',
  'payments.not-read': 'Não conseguimos consultar o pagamento. Verifique sua conexão.',
  'issue.purchase-location-required': '* Escolha um setor',
  'issue.purchase-quantity-invalid': 'A quantidade deve ser um número inteiro entre 1 e {max}',
  'issue.purchase-person-limit':
    'Com este documento você pode comprar mais {left}: o máximo por pessoa é {max}',
  'issue.purchase-price-changed': 'O preço mudou: confira antes de continuar',
  'issue.purchase-seats-left': 'Neste setor restam: {left}',
  'issue.buyer-field-required': '* Campo obrigatório',
  'issue.buyer-name-invalid': 'O nome não é válido',
  'issue.buyer-number-invalid': 'O DNI não é válido',
  'issue.buyer-email-invalid': 'O e-mail não é válido',
  'issue.buyer-phone-invalid': 'O telefone não é válido',
} as const;
