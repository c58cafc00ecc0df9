// Words that appear only on a record, which the server draws.
// rules: R2.068, X18.01
export const record = {
  'record.no-answer': 'Sin respuesta',
  'record.original': 'Original',
  'record.current': 'Actual',
  'record.changed-by': '{by}, {moment}',
  'record.page': 'Página {page} de {pages}',
  'record.scan': 'Consulte este documento',
  'record.picture-broken': 'No se pudo mostrar la imagen',
  'record.continues':
    'El acta continúa. Un acta tiene como máximo {pages} páginas; la respuesta completa se lee en el sistema.',
  'record.row': 'N.º',
} as const;
