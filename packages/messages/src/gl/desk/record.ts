// Galician words that appear only on a record, which the server draws.
// rules: R2.068, X18.01
export const record = {
  'record.no-answer': 'Sen resposta',
  'record.marked': 'con marcas',
  'record.original': 'Orixinal',
  'record.current': 'Actual',
  'record.changed-by': '{by}, {moment}',
  'record.page': 'Páxina {page} de {pages}',
  'record.appointment': 'Cita',
  'record.evidence': 'Constancia da visita',
  'record.scan-record': 'Escanee o código para descargar a acta',
  'record.scan-state': 'Escanee o código para ver o estado do trámite',
  'record.scan-form': 'Escanee o código coa cámara do teléfono e conteste o formulario',
  'record.picture-broken': 'Non se puido mostrar a imaxe',
  'record.file-missing': 'O ficheiro xa non está',
  'record.continues':
    'A acta continúa. Unha acta ten como máximo {pages} páxinas; a resposta completa lese no sistema.',
  'record.row': 'N.º',
} as const;
