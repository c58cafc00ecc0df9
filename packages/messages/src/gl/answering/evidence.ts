// Textos sobre o que se rexistra de cando e onde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulario rexistra a posición e a hora do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.notice-position':
    'Este formulario rexistra a posición do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.notice-times':
    'Este formulario rexistra a hora do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'issue.evidence-not-asked': 'O formulario non pide este dato.',
  'issue.evidence-time-wrong':
    'A hora non pode ser: está no futuro, é de hai máis de 14 días, ou o final é anterior ao comezo.',
} as const;
