// Galician texts about answering from the last visit of an asset.
export const lastVisit = {
  'last-visit.title': 'Última visita deste activo',
  'last-visit.start': 'Comezar coas respostas da última visita ({moment}, {code})',
  'last-visit.help': 'O que xa respondeu non cambia. Os ficheiros e as sinaturas non se copian.',
  'last-visit.taken': 'Comezou coas respostas de {code} ({moment}). Revise cada unha antes de enviar.',
  'last-visit.dropped': 'O formulario xa non pregunta isto, ou pregúntao doutro xeito:',
  'last-visit.same': 'Igual que a última vez',
  'last-visit.changed': 'Cambiou desde a última vez',
  'last-visit.failed': 'Non se puido consultar a última visita.',
  'last-visit.began': 'Comezou coas respostas de',
};
