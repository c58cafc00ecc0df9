// What a delivery is called in the languages of its form. It was called when it was written, in the form's own language,
// mostly by the title and a code; a title that changed since, or a mail's own subject, stays as it was written.
// rules: X20.04
import type { Localized } from '@constancia/domain/localized.ts';

/** What may follow the title: the code of a submission. */
const CODE = /^ [A-Z]+\d+$/;

/** Absent where no translation of the title belongs to it. */
export function labelIn(label: string, title: Localized | undefined): { readonly labelIn?: Localized['in'] } {
  const own = title?.text.trim() ?? '';
  const rest = label.slice(own.length);
  const isOfTitle = own !== '' && label.startsWith(own) && (rest === '' || CODE.test(rest));
  if (!title?.in || !isOfTitle) return {};
  const translated = Object.entries(title.in).map(([language, text]) => [language, text.trim() + rest]);
  return { labelIn: Object.fromEntries(translated) as Localized['in'] };
}
