// Texts about answering from the last visit of an asset.
export const lastVisit = {
  'last-visit.title': 'Última visita de este activo',
  'last-visit.start': 'Empezar con las respuestas de la última visita ({moment}, {code})',
  'last-visit.help': 'Lo que ya respondió no cambia. Los archivos y las firmas no se copian.',
  'last-visit.taken': 'Empezó con las respuestas de {code} ({moment}). Revise cada una antes de enviar.',
  'last-visit.dropped': 'El formulario ya no pregunta esto, o lo pregunta de otra manera:',
  'last-visit.same': 'Igual que la última vez',
  'last-visit.changed': 'Cambió desde la última vez',
  'last-visit.failed': 'No se pudo consultar la última visita.',
  'last-visit.began': 'Empezó con las respuestas de',
} as const;
