// Who was signed in last on this device, so that without a connection their forms and drafts open. It gives no right: the
// server asks for the session at every request. Signing out deletes it.
// rules: X31.47, X39.36, X39.89
import type { Account } from '@constancia/contract/session.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dropKeptForms } from '../../platform/device/kept-forms.ts';
import { dropForGood } from '../../platform/device/deletion-marks.ts';
import { dropAgain } from '../../platform/device/drop-again.ts';
import { keepPersonalValue, readLocalValue } from '../../platform/device/local-values.ts';
import { dropPrepared } from '../../platform/device/drop-prepared.ts';

const KEY = 'constancia.account';
/** Milliseconds after which the server has to be asked. */
const AGE_MAX = 24 * 60 * 60 * 1000;

interface KeptAccount {
  readonly account: Account;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export function keepAccount(account: Account): void {
  const kept: KeptAccount = { account, savedAt: epochMilliseconds() };
  keepPersonalValue(KEY, kept);
}

function lastAccount(): Account | null {
  const kept = readLocalValue(KEY) as KeptAccount | null;
  return kept && epochMilliseconds() - kept.savedAt <= AGE_MAX ? kept.account : null;
}

export async function keptAccount(): Promise<Account | null> {
  // Whoever signed out before the browser was killed is here again otherwise.
  await dropAgain();
  return lastAccount();
}

/**
 * Also deletes the forms that the account had opened here, and what was prepared for the field; what was written stays, as a
 * person chose.
 */
export async function dropKeptAccount(): Promise<void> {
  const account = lastAccount();
  const dropped = Promise.all([dropForGood(KEY), dropPrepared()]);
  // Where nobody was signed in the page does not wait for the browser's database.
  if (account) await Promise.all([dropped, dropKeptForms(account.userId)]);
}
