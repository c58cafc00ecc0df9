// Galician texts of the look-ups by code.
// rules: R2.108-R2.110, R8.27, R8.28
export const lookUp = {
  'look-up.search': 'Buscar',
  'look-up.code-help': 'Respecte maiúsculas e minúsculas.',
  'look-up.working': 'Buscando… Pode demorar uns segundos.',
  'look-up.record-title': 'Consultar acta',
  'look-up.record-text': 'Introduza o código de descarga que figura na súa acta.',
  'look-up.record-code': 'Código da acta',
  'look-up.record-date': 'Data da resposta',
  'look-up.record-date-help':
    'Este código é curto: para mostrar a acta fai falta tamén a súa data (DD/MM/AAAA). Atopará a data na acta, xunto ao código de resposta.',
  'look-up.record-date-wrong': 'Introduza a data como DD/MM/AAAA, por exemplo 25/03/2026.',
  'look-up.record-done': 'A acta descargouse correctamente',
  'look-up.record-failed': 'Produciuse un erro ao descargar a acta',
  'look-up.state-title': 'Consultar o estado dun trámite',
  'look-up.state-text': 'Introduza o código que recibiu ao enviar o seu formulario.',
  'look-up.state-code': 'Código do trámite',
  'look-up.state-failed': 'Produciuse un erro ao consultar o estado. Ténteo de novo.',
} as const;
