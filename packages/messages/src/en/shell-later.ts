// English texts around a screen that is not there, or not for this person. A citizen's form loads them once it is open.
import type { shellLater as es } from '../es/shell-later.ts';

export const shellLater: Readonly<Record<keyof typeof es, string>> = {
  'shell.not-found-code': '404',
  'shell.not-found': 'The requested URL was not found.',
  'shell.forbidden': 'You do not have the required permissions to access this site.',
  'shell.home-link': 'Go to the start page',
  'shell.blocked-title': 'Access denied. Municipality blocked',
  'shell.blocked': 'You tried to open a page that is blocked',
};
