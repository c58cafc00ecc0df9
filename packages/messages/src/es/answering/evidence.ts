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
  'voice.record': 'Grabar nota de voz',
  'voice.help': 'De hasta cinco minutos. El micrófono se usa solo mientras graba.',
  'voice.stop': 'Detener',
  'voice.time': '{time} de {limit}',
  'voice.began': 'Grabando. Puede grabar hasta cinco minutos.',
  'voice.asking': 'Permita usar el micrófono en la pregunta del navegador.',
  'voice.refused':
    'No se pudo usar el micrófono: no tiene permiso. Permítalo en el navegador e intente otra vez, o escriba lo que iba a decir.',
  'voice.none': 'No hay un micrófono que se pueda usar en este dispositivo. Escriba lo que iba a decir.',
  'voice.unsupported': 'Este navegador no puede grabar sonido. Escriba lo que iba a decir.',
  'voice.left': 'La grabación se detuvo al dejar la página. Quedó lo que se había grabado.',
  'voice.interrupted': 'La grabación se interrumpió. Quedó lo que se había grabado.',
  'voice.empty': 'No se grabó nada. Intente otra vez.',
  'voice.limit': 'La grabación llegó a cinco minutos y se detuvo. Quedó completa.',
  'voice.name': 'Nota de voz de {minutes} min {seconds} s',
  'issue.evidence-not-asked': 'El formulario no pide este dato.',
  'issue.evidence-time-wrong':
    'La hora no puede ser: está en el futuro, es de hace más de 14 días, o el final es anterior al comienzo.',
} as const;
