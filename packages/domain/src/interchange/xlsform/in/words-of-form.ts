// The words of ours in a form that is made of a file, in every language of the file: who brings in a Spanish form with an
// English screen makes no form that is half English.
// rules: X38.40, X38.41
import type { Localized } from '../../../localized.ts';
import type { FormWords, XlsFormWords } from '../sheets/words.ts';
import type { FileLanguages } from './read-texts.ts';

interface Around {
  readonly title: Localized;
  readonly put: (title: string, word: string) => string;
}

/** A word alone, or put to a title; a language in which the title is not translated keeps the form's own text. */
export type SayOurs = (word: keyof FormWords, around?: Around) => Localized;

export function wordsOfForm(words: XlsFormWords, { own, translations }: FileLanguages): SayOurs {
  const ofForm = (own === null ? null : words.in(own)) ?? words;
  return (word, around) => {
    const said = (title: string, { [word]: text }: FormWords) => (around ? around.put(title, text) : text);
    const versions = translations.flatMap((code): [string, string][] => {
      const translated = words.in(code);
      const title = around ? around.title.in?.[code] : '';
      return translated === null || title === undefined ? [] : [[code, said(title, translated)]];
    });
    const localized = { text: said(around?.title.text ?? '', ofForm) };
    return versions.length === 0 ? localized : { ...localized, in: Object.fromEntries(versions) };
  };
}
