// Textos sobre o que se rexistra de cando e onde se responde.
export const visitEvidence = {
  'visit-evidence.title': 'Constancia da visita',
  'visit-evidence.started': 'Comezou',
  'visit-evidence.ended': 'Rematou',
  'visit-evidence.duration': 'Duración',
  'visit-evidence.start': 'Posición ao comezar',
  'visit-evidence.end': 'Posición ao enviar',
  'visit-evidence.distance': 'Distancia entre ambas',
  'visit-evidence.metres': '{metres} m',
  'visit-evidence.denied': 'Non se permitiu ver a posición',
  'visit-evidence.unavailable': 'O dispositivo non puido saber a posición',
  'visit-evidence.timeout': 'A posición non chegou a tempo',
  'visit-evidence.worse': 'menos precisa ca {limit} m',
  'visit-evidence.photo-taken': 'Tomada: {moment}',
  'visit-evidence.photo-added': 'Engadida: {moment} (a foto é anterior)',
} as const;
