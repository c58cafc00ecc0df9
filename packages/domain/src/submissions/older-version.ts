// Whether a submission to an older version of a form is still accepted. The person may have been offline, so
// a version that was replaced only recently still counts; but nobody may avoid the rules that protect people
// and limits by choosing an older version.
// rules: X25.04, W7, W8, W10
import type { AnswererKind } from '../access/answerer.ts';
import type { FormDefinition } from '../forms/definition/form.ts';
import type { OptionName } from '../forms/definition/options.ts';
import { OLDER_VERSION_HOURS } from '../limits.ts';

/** Who sends the submission: staff may work offline for days, while a visitor opens the page and sends it. */

/**
 * Options that decide who may answer, who the submission is about and whether money is paid; they must be the
 * same in both versions.
 */
const DECIDING: readonly OptionName[] = [
  'publicAccess',
  'citizenAssociationFromCitizenPortal',
  'citizen',
  'citizenRequired',
  'recipient',
  'addPaymentGateway',
];

const HOUR_MS = 60 * 60_000;

/** `replacedAt`: when the version after the older one was saved. */
export function takesOlderVersion(
  { older, newest }: { readonly older: FormDefinition; readonly newest: FormDefinition },
  {
    replacedAt,
    now,
    answerer,
  }: { readonly replacedAt: Date; readonly now: Date; readonly answerer: AnswererKind },
): boolean {
  const isRecent = now.getTime() - replacedAt.getTime() <= OLDER_VERSION_HOURS[answerer] * HOUR_MS;
  return isRecent && DECIDING.every((option) => older.options[option] === newest.options[option]);
}
