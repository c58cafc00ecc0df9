// Galician texts around a screen that is not there, or not for this person. A citizen's form loads them once it is open.
export const shellLater = {
  'shell.not-found-code': '404',
  'shell.not-found': 'Non se atopou o enderezo solicitado.',
  'shell.forbidden': 'Non ten os permisos necesarios para acceder a este sitio.',
  'shell.home-link': 'Ir ao inicio',
  'shell.blocked-title': 'Acceso denegado. Concello bloqueado',
  'shell.blocked': 'Tentou acceder a unha páxina que está bloqueada',
} as const;
