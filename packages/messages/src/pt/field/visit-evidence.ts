// Textos sobre o que se registra de quando e onde se responde.
export const visitEvidence = {
  'visit-evidence.title': 'Prova da visita',
  'visit-evidence.started': 'Início',
  'visit-evidence.ended': 'Fim',
  'visit-evidence.duration': 'Duração',
  'visit-evidence.start': 'Posição ao começar',
  'visit-evidence.end': 'Posição ao enviar',
  'visit-evidence.distance': 'Distância entre as duas',
  'visit-evidence.metres': '{metres} m',
  'visit-evidence.denied': 'Não foi permitido ver a posição',
  'visit-evidence.unavailable': 'O dispositivo não conseguiu saber a posição',
  'visit-evidence.timeout': 'A posição não chegou a tempo',
  'visit-evidence.worse': 'menos precisa que {limit} m',
  'visit-evidence.photo-taken': 'Tirada: {moment}',
  'visit-evidence.photo-added': 'Adicionada: {moment} (a foto é anterior)',
} as const;
