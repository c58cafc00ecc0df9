// Texts of the confirmation page beyond the code.
// rules: R2.106, R8.09, R8.10
export const receipt = {
  'receipt.sent-at': 'Recibida el {date} a las {time}.',
  'receipt.next': 'Qué sigue',
  'receipt.see-state': 'Ver el estado',
  'receipt.voucher': 'Comprobante',
  'receipt.download-voucher': 'Descargar el comprobante en PDF',
  'receipt.download-record': 'Descargar su respuesta en PDF',
  'receipt.retry-voucher': 'Volver a intentar la descarga del comprobante',
  'receipt.retry-record': 'Volver a intentar la descarga de su respuesta',
  'receipt.working': 'Preparando el PDF…',
  'receipt.cancel': 'Cancelar la descarga',
  'receipt.done': 'El archivo PDF se descargó correctamente',
  'receipt.failed': 'Ocurrió un error al descargar el archivo PDF',
  'receipt.in-frame': 'Dentro de esta página no se puede descargar el PDF de su respuesta.',
  'receipt.in-frame-open': 'Descargarlo en otra ventana',
} as const;
