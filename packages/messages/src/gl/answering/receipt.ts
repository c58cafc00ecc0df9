// Galician texts of the confirmation page beyond the code.
// rules: R2.106, R8.09, R8.10
export const receipt = {
  'receipt.sent-at': 'Recibida o {date} ás {time}.',
  'receipt.next': 'Que segue',
  'receipt.see-state': 'Ver o estado',
  'receipt.voucher': 'Xustificante',
  'receipt.download-voucher': 'Descargar o xustificante en PDF',
  'receipt.download-record': 'Descargar a súa resposta en PDF',
  'receipt.retry-voucher': 'Tentar de novo a descarga do xustificante',
  'receipt.retry-record': 'Tentar de novo a descarga da súa resposta',
  'receipt.working': 'Preparando o PDF…',
  'receipt.cancel': 'Cancelar a descarga',
  'receipt.done': 'O ficheiro PDF descargouse correctamente',
  'receipt.failed': 'Produciuse un erro ao descargar o ficheiro PDF',
  'receipt.in-frame': 'Dentro desta páxina non se pode descargar o PDF da súa resposta.',
  'receipt.in-frame-open': 'Descargalo noutra ventá',
} as const;
