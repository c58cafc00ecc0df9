// The switch between public and private: what it clears, and whether one version differs from another only by it.
// rules: E4.35-E4.37, P4.14, X31.72
import { sameValue } from '../../reading/same-value.ts';
import type { FormDefinition } from '../definition/form.ts';
import { setOption } from './set-option.ts';

/** Settings that only public forms have, in the order in which they are named. */
export const CLEARED_WHEN_PRIVATE = ['automaticDownload', 'customizedVoucher', 'voucherText'] as const;
export type ClearedWhenPrivate = (typeof CLEARED_WHEN_PRIVATE)[number];

/** What turning public access off would clear of this form. */
export function clearedWhenPrivate(definition: FormDefinition): ClearedWhenPrivate[] {
  const after = setOption(definition, 'publicAccess', false);
  return CLEARED_WHEN_PRIVATE.filter((name) =>
    name === 'voucherText'
      ? definition.voucherText !== after.voucherText
      : definition.options[name] !== after.options[name],
  );
}

export function differsByVisibility(before: FormDefinition, after: FormDefinition): boolean {
  const { publicAccess } = after.options;
  if (before.options.publicAccess === publicAccess) return false;
  return sameValue(setOption(before, 'publicAccess', publicAccess), after);
}
