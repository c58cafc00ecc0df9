// How much of a form is translated into a language.
// rules: E3.17, X11.06, X11.09
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { isTranslated, textsOf } from '@constancia/domain/forms/languages/translations.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export function progressOf(definition: FormDefinition, language: string): Progress {
  const texts = textsOf(definition);
  return { done: texts.filter(({ text }) => isTranslated(text, language)).length, total: texts.length };
}
