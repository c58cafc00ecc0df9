// Whether an answer to an older version of a form is still taken. Who wrote it may have been without a connection, so a
// version that was the newest until lately counts; but nobody chooses the rules that protect people and limits by
// choosing the version. rules: X25.04, W7, W8, W10
import type { FormDefinition } from '../forms/definition/form.ts';
import type { OptionName } from '../forms/definition/options.ts';
import { OLDER_VERSION_HOURS } from '../limits.ts';

/** Who sends the answer: staff may work for days without a connection, a visitor's page is opened and sent. */
export type Answerer = keyof typeof OLDER_VERSION_HOURS;

/** What decides who may answer, whom an answer is about and whether money changes hands: it must not have changed. */
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
  }: { readonly replacedAt: Date; readonly now: Date; readonly answerer: Answerer },
): boolean {
  const isRecent = now.getTime() - replacedAt.getTime() <= OLDER_VERSION_HOURS[answerer] * HOUR_MS;
  return isRecent && DECIDING.every((option) => older.options[option] === newest.options[option]);
}
