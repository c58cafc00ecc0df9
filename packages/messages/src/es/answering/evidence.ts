// Textos sobre lo que se registra de cuándo y dónde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulario registra la posición y la hora del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
  'evidence.notice-position':
    'Este formulario registra la posición del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
  'evidence.notice-times':
    'Este formulario registra la hora del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
  'evidence.stamp-notice':
    'Cada foto lleva abajo la fecha, la hora y la posición del dispositivo, que también se guardan con ella para dejar constancia.',
  'evidence.stamp-taken': 'Tomada: {moment}',
  'evidence.stamp-added': 'Agregada: {moment} (la foto es anterior)',
  'evidence.stamp-none': 'Sin posición',
  'scan.open': 'Escanear código',
  'scan.close': 'Cerrar la cámara',
  'scan.camera': 'Cámara: acerque el código',
  'scan.read': 'Código leído: {code}',
  'scan.refused': 'No se pudo usar la cámara. Escriba el código.',
  'issue.evidence-not-asked': 'El formulario no pide este dato.',
  'issue.evidence-time-wrong':
    'La hora no puede ser: está en el futuro, es de hace más de 14 días, o el final es anterior al comienzo.',
} as const;
