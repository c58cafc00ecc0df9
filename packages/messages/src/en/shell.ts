// English texts around every screen.
import type { shell as es } from '../es/shell.ts';

export const shell: Readonly<Record<keyof typeof es, string>> = {
  'shell.product': 'Constancia',
  'shell.skip-to-content': 'Skip to content',
  'shell.language': 'Language',
  'shell.loading': 'Loading…',
  'shell.retry': 'Try again',
  'shell.not-opened': 'This page could not be opened',
  'shell.close': 'Close',
  'shell.crash': 'Sorry, something went wrong...',
  'shell.crash-kept': 'What you wrote in a form is kept on this device.',
  'shell.reload': 'Reload',
  'shell.crash-home': 'Back to home',
  'shell.offline': 'There is no connection to the server. Check your connection and try again.',
  'shell.timeout': 'The server did not reply in time. Try again.',
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
