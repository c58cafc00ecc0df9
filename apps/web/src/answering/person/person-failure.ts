// Why the register of people did not answer: the sentence of the rule, unless the person can do something else about it.
// rules: A8.04-A8.06, W7
import type { CallError } from '../../platform/api-client.ts';
import { type TextCode, t } from '../../platform/texts.ts';

export function personFailure({ code, values }: CallError, text: TextCode): string {
  const known = code === 'too-many-requests' || code === 'not-signed-in' || code === 'forbidden';
  return known ? t(`problem.${code}`, values) : t(text);
}
