// Texts of the confirmation page beyond the code.
// rules: R2.106, R8.09, R8.10
export const receipt = {
  'receipt.sent-at': 'Recebida em {date} às {time}.',
  'receipt.next': 'O que acontece agora',
  'receipt.see-state': 'Ver o estado',
  'receipt.voucher': 'Comprovante',
  'receipt.download-voucher': 'Baixar o comprovante em PDF',
  'receipt.download-record': 'Baixar sua resposta em PDF',
  'receipt.retry-voucher': 'Tentar baixar o comprovante de novo',
  'receipt.retry-record': 'Tentar baixar sua resposta de novo',
  'receipt.working': 'Preparando o PDF…',
  'receipt.cancel': 'Cancelar o download',
  'receipt.done': 'O arquivo PDF foi baixado corretamente',
  'receipt.failed': 'Ocorreu um erro ao baixar o arquivo PDF',
  'receipt.in-frame': 'Dentro desta página não é possível baixar o PDF da sua resposta.',
  'receipt.in-frame-open': 'Baixá-lo em outra janela',
} as const;
