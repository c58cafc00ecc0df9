// Words that appear only on a record, which the server draws.
// rules: R2.068, X18.01
export const record = {
  'record.no-answer': 'Sem resposta',
  'record.original': 'Original',
  'record.current': 'Atual',
  'record.changed-by': '{by}, {moment}',
  'record.page': 'Página {page} de {pages}',
  'record.scan': 'Consulte este documento',
  'record.picture-broken': 'Não foi possível mostrar a imagem',
  'record.continues':
    'A ata continua. Uma ata tem no máximo {pages} páginas; a resposta completa pode ser lida no sistema.',
  'record.row': 'N.º',
} as const;
