// A text of a form in its own language, with translations (the `…AlternativeLanguage_{lang}` fields).
// rules: A1.05, A1.06, P1.24, R1.10, X36.91

export interface Localized {
  readonly text: string;
  /** Translations by the picker's language code (`en`, `pt` …); absent when there are none. */
  readonly in?: Readonly<Record<string, string>>;
}

/** The text to show in a language: its translation when there is one, otherwise the form's own text. */
export function inLanguage(localized: Localized, language: string): string {
  return localized.in?.[language] || localized.text;
}

type Versions = Pick<Localized, 'in'>;

/** The name of a state. It stays what programs know the state by; its translations are only shown. */
export function nameOf({ name, in: versions }: Versions & { readonly name: string }): Localized {
  return versions ? { text: name, in: versions } : { text: name };
}

/** The title of a signature. */
export function titleOf({ title, in: versions }: Versions & { readonly title: string }): Localized {
  return versions ? { text: title, in: versions } : { text: title };
}

/** Whether both have the same text in every language. */
export function sameLocalized(one: Localized, other: Localized): boolean {
  if (one === other) return true;
  const languages = new Set([...Object.keys(one.in ?? {}), ...Object.keys(other.in ?? {})]);
  return one.text === other.text && [...languages].every((code) => one.in?.[code] === other.in?.[code]);
}
