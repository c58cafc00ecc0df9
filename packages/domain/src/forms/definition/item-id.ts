// Ids of sections, conditions, questions, options and rows. Ids become keys of records, so names that every
// object inherits (`constructor`, `__proto__` …) are refused.
// rules: E9.29

const ITEM_ID = /^[A-Za-z0-9_-]{1,40}$/;

export function isItemId(value: unknown): value is string {
  return typeof value === 'string' && ITEM_ID.test(value) && !(value in Object.prototype);
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/;

/** Whether a text has the form of a language code of an alternative text, e.g. `en`, `pt`. */
export function isLanguageCode(text: string): boolean {
  return LANGUAGE.test(text);
}
