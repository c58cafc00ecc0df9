// The order of what is chosen from by its name, as the language of the page has it.
// rules: P1.24
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from '../../../platform/language.ts';

/** Spanish where the browser does not know the language. */
const COLLATOR = new Intl.Collator([HTML_LANG[language], 'es']);

interface Named {
  readonly name: string;
}

export const byName = (one: Named, other: Named): number => COLLATOR.compare(one.name, other.name);
