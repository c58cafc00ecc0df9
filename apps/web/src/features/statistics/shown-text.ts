// A text of a form in the language of the page, in its own where it has none of it.
import { language } from '../../platform/language.ts';

export function shownText(text: {
  readonly text: string;
  readonly in: Readonly<Record<string, string>>;
}): string {
  return text.in[language] || text.text;
}
