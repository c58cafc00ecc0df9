// Words that appear only on a record, which the server draws.
// rules: R2.068, X18.01
export const record = {
  'record.no-answer': 'Sin respuesta',
  'record.marked': 'con marcas',
  'record.original': 'Original',
  'record.current': 'Actual',
  'record.changed-by': '{by}, {moment}',
  'record.page': 'Página {page} de {pages}',
  'record.appointment': 'Turno',
  'record.evidence': 'Constancia de la visita',
  'record.scan-record': 'Escanee el código para descargar el acta',
  'record.scan-state': 'Escanee el código para ver el estado del trámite',
  'record.scan-form': 'Escanee el código con la cámara del teléfono y conteste el formulario',
  'record.picture-broken': 'No se pudo mostrar la imagen',
  'record.file-missing': 'El archivo ya no está',
  'record.continues':
    'El acta continúa. Un acta tiene como máximo {pages} páginas; la respuesta completa se lee en el sistema.',
  'record.row': 'N.º',
} as const;
