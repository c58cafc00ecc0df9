// Who was signed in last on this device, so that without a connection their forms and drafts open. It gives no right: the
// server asks for the session at every request. Signing out deletes it.
// rules: X31.47
import type { Account } from '@constancia/contract/session.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dropKeptForms } from '../../platform/device/kept-forms.ts';

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
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that refuses local storage opens nothing without a connection.
  }
}

export function keptAccount(): Account | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptAccount | null;
    return kept && epochMilliseconds() - kept.savedAt <= AGE_MAX ? kept.account : null;
  } catch {
    return null;
  }
}

/** Also deletes the forms that the account had opened here; what was written in them stays, as a person chose. */
export async function dropKeptAccount(): Promise<void> {
  const account = keptAccount();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  if (account) await dropKeptForms(account.userId);
}
