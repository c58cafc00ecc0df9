// The name of a form that a setting is about.
// rules: P1.24
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import { language } from '../../../../platform/language.ts';
import { t } from '../../../../platform/texts.ts';

/** Its title in the reader's language; a text of its own for a form that was deleted since. */
export function formName(
  forms: readonly { readonly id: string; readonly title: Localized }[],
  id: string,
): string {
  const found = forms.find((form) => form.id === id);
  return found ? inLanguage(found.title, language) : t('municipality-settings.deleted-form');
}
