// Forms to choose from, by their titles in the reader's language.
// rules: P1.24
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import { language } from '../../../platform/language.ts';

interface TitledForm {
  readonly id: string;
  readonly title: Localized;
}

export const formChoices = (forms: readonly TitledForm[]): { id: string; name: string }[] =>
  forms.map(({ id, title }) => ({ id, name: inLanguage(title, language) }));
