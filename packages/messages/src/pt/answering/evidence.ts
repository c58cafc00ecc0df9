// Textos sobre o que se registra de quando e onde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulário registra a posição e a hora do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.notice-position':
    'Este formulário registra a posição do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.notice-times':
    'Este formulário registra a hora do dispositivo ao começar e ao enviar, como prova da visita.',
} as const;
