// Words that appear only on a record, which the server draws.
// rules: R2.068, X18.01
export const record = {
  'record.no-answer': 'Sem resposta',
  'record.marked': 'com marcas',
  'record.original': 'Original',
  'record.current': 'Atual',
  'record.changed-by': '{by}, {moment}',
  'record.page': 'Página {page} de {pages}',
  'record.appointment': 'Agendamento',
  'record.evidence': 'Prova da visita',
  'record.scan-record': 'Leia o código para baixar a ata',
  'record.scan-state': 'Leia o código para ver o estado do processo',
  'record.scan-form': 'Leia o código com a câmara do telemóvel e responda ao formulário',
  'record.picture-broken': 'Não foi possível mostrar a imagem',
  'record.file-missing': 'O arquivo não está mais disponível',
  'record.continues':
    'A ata continua. Uma ata tem no máximo {pages} páginas; a resposta completa pode ser lida no sistema.',
  'record.row': 'N.º',
} as const;
