// Textos sobre o que se rexistra de cando e onde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulario rexistra a posición e a hora do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.notice-position':
    'Este formulario rexistra a posición do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.notice-times':
    'Este formulario rexistra a hora do dispositivo ao comezar e ao enviar, para deixar constancia da visita.',
  'evidence.stamp-notice':
    'Cada foto leva abaixo a data, a hora e a posición do dispositivo, que tamén se gardan con ela para deixar constancia.',
  'evidence.stamp-taken': 'Tomada: {moment}',
  'evidence.stamp-added': 'Engadida: {moment} (a foto é anterior)',
  'evidence.stamp-none': 'Sen posición',
  'scan.open': 'Escanear código',
  'scan.close': 'Pechar a cámara',
  'scan.camera': 'Cámara: achegue o código',
  'scan.read': 'Código lido: {code}',
  'scan.refused': 'Non se puido usar a cámara. Escriba o código.',
  'voice.record': 'Gravar nota de voz',
  'voice.help': 'De ata cinco minutos. O micrófono úsase só mentres grava.',
  'voice.stop': 'Deter',
  'voice.time': '{time} de {limit}',
  'voice.began': 'Gravando. Pode gravar ata cinco minutos.',
  'voice.asking': 'Permita usar o micrófono na pregunta do navegador.',
  'voice.refused':
    'Non se puido usar o micrófono: non ten permiso. Permítao no navegador e ténteo outra vez, ou escriba o que ía dicir.',
  'voice.none': 'Non hai un micrófono que se poida usar neste dispositivo. Escriba o que ía dicir.',
  'voice.unsupported': 'Este navegador non pode gravar son. Escriba o que ía dicir.',
  'voice.left': 'A gravación detívose ao deixar a páxina. Quedou o que xa estaba gravado.',
  'voice.interrupted': 'A gravación interrompeuse. Quedou o que xa estaba gravado.',
  'voice.empty': 'Non se gravou nada. Ténteo outra vez.',
  'voice.limit': 'A gravación chegou a cinco minutos e detívose. Quedou completa.',
  'voice.name': 'Nota de voz de {minutes} min {seconds} s',
  'issue.evidence-not-asked': 'O formulario non pide este dato.',
  'issue.evidence-time-wrong':
    'A hora non pode ser: está no futuro, é de hai máis de 14 días, ou o final é anterior ao comezo.',
} as const;
