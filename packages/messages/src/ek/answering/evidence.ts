// Noiz eta non erantzuten den erregistratzeari buruzko testuak.
export const evidence = {
  'evidence.notice':
    'Formulario honek gailuaren kokapena eta ordua erregistratzen ditu hastean eta bidaltzean, bisita jasota uzteko.',
  'evidence.notice-position':
    'Formulario honek gailuaren kokapena erregistratzen du hastean eta bidaltzean, bisita jasota uzteko.',
  'evidence.notice-times':
    'Formulario honek gailuaren ordua erregistratzen du hastean eta bidaltzean, bisita jasota uzteko.',
} as const;
