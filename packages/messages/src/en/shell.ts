// English texts around every screen.
import type { shell as es } from '../es/shell.ts';

export const shell: Readonly<Record<keyof typeof es, string>> = {
  'shell.product': 'Constancia',
  'shell.skip-to-content': 'Skip to content',
  'shell.language': 'Language',
  'shell.loading': 'Loading…',
  'shell.retry': 'Try again',
  'shell.close': 'Close',
  'shell.not-found-code': '404',
  'shell.not-found': 'The requested URL was not found.',
  'shell.forbidden': 'You do not have the required permissions to access this site.',
  'shell.home-link': 'Go to the start page',
  'shell.crash': 'Sorry, something went wrong...',
  'shell.crash-home': 'Back to home',
  'shell.blocked-title': 'Access denied. Municipality blocked',
  'shell.blocked': 'You tried to open a page that is blocked',
  'shell.offline': 'There is no connection to the server. Check your connection and try again.',
  'shell.demonstration': 'Demonstration: the data is invented. Do not enter real data.',
  'shell.demonstration-name': 'Demonstration notice',
  'shell.language.en': 'English',
  'shell.language.ca': 'Español (Centroamérica)',
  'shell.language.es': 'Español',
  'shell.language.pt': 'Português',
  'shell.language.gl': 'Galego',
  'shell.language.ek': 'Euskara',
  'shell.language.ot': 'Other',
};
