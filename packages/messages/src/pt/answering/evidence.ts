// Textos sobre o que se registra de quando e onde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulário registra a posição e a hora do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.notice-position':
    'Este formulário registra a posição do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.notice-times':
    'Este formulário registra a hora do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.stamp-notice':
    'Cada foto leva embaixo a data, a hora e a posição do dispositivo, que também são guardadas com ela como prova.',
  'evidence.stamp-taken': 'Tirada: {moment}',
  'evidence.stamp-added': 'Adicionada: {moment} (a foto é anterior)',
  'evidence.stamp-none': 'Sem posição',
  'scan.open': 'Escanear código',
  'scan.close': 'Fechar a câmera',
  'scan.camera': 'Câmera: aproxime o código',
  'scan.read': 'Código lido: {code}',
  'scan.refused': 'Não foi possível usar a câmera. Escreva o código.',
  'issue.evidence-not-asked': 'O formulário não pede este dado.',
  'issue.evidence-time-wrong':
    'A hora não pode estar certa: está no futuro, tem mais de 14 dias ou o fim é anterior ao início.',
} as const;
