// Texts for deleting a submission.
export const submissionDeletion = {
  'deletion.delete': 'Eliminar',
  'deletion.title': '¿Eliminar la respuesta {code}?',
  'deletion.text':
    'Se borrará la respuesta de {author} del {moment}, con sus archivos, firmas y correcciones. No se puede deshacer.',
  'deletion.changed': 'La respuesta cambió mientras tanto. Revise si todavía quiere eliminarla.',
  'deletion.confirm': 'Eliminar respuesta',
  'deletion.cancel': 'Cancelar',
  'deletion.done': 'La respuesta se eliminó correctamente',
  'deletion.done-in-list': 'Respuesta eliminada correctamente',
  'deletion.failed': 'Ocurrió un error, por favor intente nuevamente',
} as const;
