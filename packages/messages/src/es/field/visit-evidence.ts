// Textos sobre lo que se registra de cuándo y dónde se responde.
export const visitEvidence = {
  'visit-evidence.title': 'Constancia de la visita',
  'visit-evidence.started': 'Empezó',
  'visit-evidence.ended': 'Terminó',
  'visit-evidence.duration': 'Duración',
  'visit-evidence.start': 'Posición al empezar',
  'visit-evidence.end': 'Posición al enviar',
  'visit-evidence.distance': 'Distancia entre ambas',
  'visit-evidence.metres': '{metres} m',
  'visit-evidence.denied': 'No se permitió ver la posición',
  'visit-evidence.unavailable': 'El dispositivo no pudo saber la posición',
  'visit-evidence.timeout': 'La posición no llegó a tiempo',
  'visit-evidence.worse': 'menos precisa que {limit} m',
  'visit-evidence.photo-taken': 'Tomada: {moment}',
  'visit-evidence.photo-added': 'Agregada: {moment} (la foto es anterior)',
} as const;
