// Who was signed in last on this device, so that without a connection their forms and drafts open. It gives no right: the
// server asks for the session at every request. Signing out deletes it.
// rules: X31.47, X39.36, X39.89
import type { Account } from '@constancia/contract/session.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dropKeptForms } from '../../platform/device/kept-forms.ts';
import { dropForGood, wasDropped } from '../../platform/device/deletion-marks.ts';
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

function lastAccount(): KeptAccount | null {
  const kept = readLocalValue(KEY) as KeptAccount | null;
  return kept && epochMilliseconds() - kept.savedAt <= AGE_MAX ? kept : null;
}

export async function keptAccount(): Promise<Account | null> {
  const kept = lastAccount();
  // Who signed out right before the browser was killed is still there.
  return kept && !(await wasDropped(KEY, kept.savedAt)) ? kept.account : null;
}

/** Id of the account that was kept last, also one that signed out right before the browser was killed. */
export function lastKept(): string | null {
  return lastAccount()?.account.userId ?? null;
}

/**
 * Also deletes the forms that the account had opened here, and what was prepared for the field; what was written stays, as a
 * person chose. `person` is its id.
 */
export async function dropKeptAccount(person: string | null): Promise<void> {
  const dropped = Promise.all([dropForGood(KEY), dropPrepared()]);
  // Where nobody was signed in the page does not wait for the browser's database.
  if (person !== null) await Promise.all([dropped, dropKeptForms(person)]);
}
