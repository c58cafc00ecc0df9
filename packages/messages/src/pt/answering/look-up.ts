// Texts of the look-ups by code.
// rules: R2.108-R2.110, R8.27, R8.28
export const lookUp = {
  'look-up.search': 'Buscar',
  'look-up.code-help': 'Respeite maiúsculas e minúsculas.',
  'look-up.working': 'Buscando… Pode demorar alguns segundos.',
  'look-up.record-title': 'Consultar ata',
  'look-up.record-text': 'Informe o código de download que consta na sua ata.',
  'look-up.record-code': 'Código da ata',
  'look-up.record-date': 'Data da resposta',
  'look-up.record-date-help':
    'Este código é curto: para mostrar a ata é preciso também a data dela (DD/MM/AAAA). Você a encontra na ata, junto ao código da resposta.',
  'look-up.record-date-wrong': 'Informe a data como DD/MM/AAAA, por exemplo 25/03/2026.',
  'look-up.record-done': 'A ata foi baixada corretamente',
  'look-up.record-failed': 'Ocorreu um erro ao baixar a ata',
  'look-up.state-title': 'Consultar estado de um processo',
  'look-up.state-text': 'Informe o código que você recebeu ao enviar seu formulário.',
  'look-up.state-code': 'Código do processo',
  'look-up.state-failed': 'Ocorreu um erro ao consultar o estado. Tente novamente.',
} as const;
