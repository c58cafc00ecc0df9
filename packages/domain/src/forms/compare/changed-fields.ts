// Differences of single fields of an item.

import { type Localized, sameLocalized } from '../../localized.ts';
import type { ChangedField, FieldChange } from './form-change.ts';
import { sameValue } from '../../reading/same-value.ts';

export function field<Value extends string | boolean | number>(
  name: ChangedField,
  before: Value,
  after: Value,
): readonly FieldChange[] {
  return before === after ? [] : [{ field: name, before, after }];
}

/** Compares the text itself, and whether its versions in other languages differ. */
export function textField(name: ChangedField, before: Localized, after: Localized): readonly FieldChange[] {
  if (sameLocalized(before, after)) return [];
  const own = field(name, before.text, after.text);
  const others = sameLocalized({ ...before, text: '' }, { ...after, text: '' });
  return others ? own : [...own, { field: 'translations', before: null, after: null }];
}

/** Compares values that cannot be shown as text: it only says that they differ. */
export function changedField(name: ChangedField, before: unknown, after: unknown): readonly FieldChange[] {
  return sameValue(before ?? null, after ?? null) ? [] : [{ field: name, before: null, after: null }];
}
