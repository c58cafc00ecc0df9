// Texts for deleting a submission.
export const submissionDeletion = {
  'deletion.delete': 'Eliminar',
  'deletion.title': 'Eliminar a resposta {code}?',
  'deletion.text':
    'Será apagada a resposta de {author} de {moment}, com seus arquivos, assinaturas e correções. Não é possível desfazer.',
  'deletion.changed': 'A resposta mudou nesse meio-tempo. Verifique se ainda quer eliminá-la.',
  'deletion.confirm': 'Eliminar resposta',
  'deletion.cancel': 'Cancelar',
  'deletion.done': 'A resposta foi eliminada corretamente',
  'deletion.done-in-list': 'Resposta eliminada corretamente',
  'deletion.failed': 'Ocorreu um erro, por favor tente novamente',
} as const;
