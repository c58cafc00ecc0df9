// Texts around a screen that is not there, or not for this person. A citizen's form loads them once it is open.
export const shellLater = {
  'shell.not-found-code': '404',
  'shell.not-found': 'The requested URL was not found.',
  'shell.forbidden': 'You do not have the required permissions to access this site.',
  'shell.home-link': 'Ir al inicio',
  'shell.blocked-title': 'Acceso denegado. Municipio bloqueado',
  'shell.blocked': 'Ha intentado acceder a una pagina que se encuentra bloqueada',
} as const;
