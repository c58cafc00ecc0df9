// Portuguese texts about answering from the last visit of an asset.
export const lastVisit = {
  'last-visit.title': 'Última visita deste ativo',
  'last-visit.start': 'Começar com as respostas da última visita ({moment}, {code})',
  'last-visit.help': 'O que você já respondeu não muda. Arquivos e assinaturas não são copiados.',
  'last-visit.taken': 'Você começou com as respostas de {code} ({moment}). Revise cada uma antes de enviar.',
  'last-visit.dropped': 'O formulário já não pergunta isto, ou pergunta de outra maneira:',
  'last-visit.same': 'Igual à última vez',
  'last-visit.changed': 'Mudou desde a última vez',
  'last-visit.failed': 'Não foi possível consultar a última visita.',
  'last-visit.began': 'Começou com as respostas de',
};
