// Basque texts of the confirmation page beyond the code.
export const receipt = {
  'receipt.sent-at': '{date} egunean {time} orduan jasota.',
  'receipt.next': 'Zer dator orain',
  'receipt.see-state': 'Egoera ikusi',
  'receipt.voucher': 'Egiaztagiria',
  'receipt.download-voucher': 'Deskargatu egiaztagiria (PDF)',
  'receipt.download-record': 'Deskargatu zure erantzuna (PDF)',
  'receipt.retry-voucher': 'Saiatu berriro egiaztagiria deskargatzen',
  'receipt.retry-record': 'Saiatu berriro zure erantzuna deskargatzen',
  'receipt.working': 'PDFa prestatzen…',
  'receipt.cancel': 'Utzi deskarga',
  'receipt.done': 'PDF fitxategia ondo deskargatu da',
  'receipt.failed': 'Errore bat gertatu da PDF fitxategia deskargatzean',
  'receipt.in-frame': 'Orri honen barruan ezin da zure erantzunaren PDFa deskargatu.',
  'receipt.in-frame-open': 'Deskargatu beste leiho batean',
} as const;
