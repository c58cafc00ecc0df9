// Whether a text of a form says anything, in any language.
// rules: X38.41
import type { Localized } from '../../../localized.ts';

export function isBlank({ text, in: versions }: Localized): boolean {
  return text === '' && Object.keys(versions ?? {}).length === 0;
}
