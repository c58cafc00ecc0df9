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
  'issue.evidence-not-asked': 'O formulario non pide este dato.',
  'issue.evidence-time-wrong':
    'A hora non pode ser: está no futuro, é de hai máis de 14 días, ou o final é anterior ao comezo.',
} as const;
