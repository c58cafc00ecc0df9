// Textos sobre o que se rexistra de cando e onde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulario rexistra a posición e a hora do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.notice-position':
    'Este formulario rexistra a posición do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.notice-times':
    'Este formulario rexistra a hora do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
} as const;
