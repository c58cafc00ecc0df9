// Textos sobre lo que se registra de cuándo y dónde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulario registra la posición y la hora del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
  'evidence.notice-position':
    'Este formulario registra la posición del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
  'evidence.notice-times':
    'Este formulario registra la hora del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
} as const;
