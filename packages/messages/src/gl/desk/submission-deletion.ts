// Galician texts for deleting a submission.
export const submissionDeletion = {
  'deletion.delete': 'Eliminar',
  'deletion.title': '¿Eliminar a resposta {code}?',
  'deletion.text':
    'Borrarase a resposta de {author} do {moment}, cos seus ficheiros, sinaturas e correccións. Non se pode desfacer.',
  'deletion.changed': 'A resposta cambiou mentres tanto. Revise se aínda quere eliminala.',
  'deletion.confirm': 'Eliminar resposta',
  'deletion.cancel': 'Cancelar',
  'deletion.done': 'A resposta eliminouse correctamente',
  'deletion.done-in-list': 'Resposta eliminada correctamente',
  'deletion.failed': 'Produciuse un erro, por favor, ténteo de novo',
} as const;
