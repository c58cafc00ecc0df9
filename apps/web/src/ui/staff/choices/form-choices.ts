// Forms to choose from, by their titles in the reader's language and in the order of these: the server sends them in that of
// the titles that their authors wrote.
// rules: P1.24
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import { language } from '../../../platform/language.ts';
import { byName } from './by-name.ts';

interface TitledForm {
  readonly id: string;
  readonly title: Localized;
}

export const formChoices = (forms: readonly TitledForm[]): { id: string; name: string }[] =>
  forms.map(({ id, title }) => ({ id, name: inLanguage(title, language) })).toSorted(byName);
