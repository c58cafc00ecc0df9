// What the page after sending says about what happens next. A form without such a text has no field for it, as forms from
// before have none.
// rules: X36.01
import { type Localized, sameLocalized } from '../../localized.ts';
import type { FormDefinition } from '../definition/form.ts';

const NOTHING: Localized = { text: '' };

/** Returns the same form when the text stays the same. */
export function setAfterSending(definition: FormDefinition, text: Localized): FormDefinition {
  if (sameLocalized(definition.afterSending ?? NOTHING, text)) return definition;
  if (!sameLocalized(text, NOTHING)) return { ...definition, afterSending: text };
  const { afterSending: _dropped, ...rest } = definition;
  return rest;
}
