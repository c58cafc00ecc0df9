// Texts that changed since the form was stored while a translation of them stayed as it was: people who read that language
// would go on reading the old text.
// rules: X35.33
import type { FormDefinition } from '../definition/form.ts';
import {
  type FormText,
  isTranslated,
  keyOfText,
  signatureTexts,
  stateTexts,
  textsOf,
  versionIn,
} from './translations.ts';

export interface OutdatedText extends FormText {
  /** Those whose translation stayed. */
  readonly languages: readonly string[];
}

export function outdatedTranslations(
  stored: FormDefinition,
  definition: FormDefinition,
): readonly OutdatedText[] {
  if (stored === definition) return [];
  const before = new Map(lastingTexts(stored, definition).map(({ key, text }) => [key, text]));
  return lastingTexts(definition, stored).flatMap(({ key, ref, text }) => {
    const was = before.get(key);
    if (!was || wordsOf(was.text) === '' || wordsOf(was.text) === wordsOf(text.text)) return [];
    const languages = Object.keys(text.in ?? {}).filter(
      (language) => isTranslated(text, language) && versionIn(text, language) === versionIn(was, language),
    );
    return languages.length === 0 ? [] : [{ ref, text, languages }];
  });
}

const wordsOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Each under a key that it keeps when it is renamed: states and signatures, as long as there are as many, by position. */
function lastingTexts(
  form: FormDefinition,
  other: FormDefinition,
): readonly (FormText & { readonly key: string })[] {
  const positioned = (texts: readonly FormText[], count: number) =>
    texts.length === count
      ? texts.map(({ ref, text }, index) => ({ ref, text, key: `${ref.kind} ${index}` }))
      : [];
  return [
    ...textsOf(form)
      .filter(({ ref: { kind } }) => kind !== 'state' && kind !== 'signature')
      .map(({ ref, text }) => ({ ref, text, key: keyOfText(ref) })),
    ...positioned(signatureTexts(form), other.signatures.length),
    ...positioned(stateTexts(form), other.states.length),
  ];
}
