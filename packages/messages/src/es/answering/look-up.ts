// Texts of the look-ups by code.
// rules: R2.108-R2.110, R8.27, R8.28
export const lookUp = {
  'look-up.search': 'Buscar',
  'look-up.code-help': 'Respete mayúsculas y minúsculas.',
  'look-up.working': 'Buscando… Puede demorar unos segundos.',
  'look-up.record-title': 'Consultar Acta',
  'look-up.record-text': 'Ingrese el código de descarga que figura en su acta.',
  'look-up.record-code': 'Código del acta',
  'look-up.record-date': 'Fecha de la respuesta',
  'look-up.record-date-help':
    'Este código es corto: para mostrar el acta hace falta también su fecha (DD/MM/AAAA). La encuentra en el acta, junto al código de respuesta.',
  'look-up.record-date-wrong': 'Ingrese la fecha como DD/MM/AAAA, por ejemplo 25/03/2026.',
  'look-up.record-done': 'El acta se descargó correctamente',
  'look-up.record-failed': 'Ocurrió un error al descargar el acta',
  'look-up.state-title': 'Consultar estado de un trámite',
  'look-up.state-text': 'Ingrese el código que recibió al enviar su formulario.',
  'look-up.state-code': 'Código del trámite',
  'look-up.state-failed': 'Ocurrió un error al consultar el estado. Inténtelo nuevamente.',
} as const;
