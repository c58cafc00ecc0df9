// Which citizen came in last from the portal on this device, so that without a connection their form and what they wrote
// open. It gives no right, lives no longer than the cookie, and goes when they leave or the server says that it is over.
// rules: X31.54, X39.89
import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { PORTAL_ENTRY_LIFE } from '@constancia/domain/access/portal-citizen.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dropKeptForms } from '../../platform/device/kept-forms.ts';
import { dropForGood } from '../../platform/device/deletion-marks.ts';
import { dropAgain } from '../../platform/device/drop-again.ts';
import { keepPersonalValue, readLocalValue } from '../../platform/device/local-values.ts';
import { citizenKey } from './citizen-key.ts';

const KEY = 'constancia.portal-entry';

interface KeptEntry {
  readonly entry: PortalEntry;
  /** The form that `alreadyAnswered` is about; '' when it is about none. */
  readonly formId: string;
  /** When the citizen came in, in epoch milliseconds. */
  readonly since: number;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

function read(): KeptEntry | null {
  const kept = readLocalValue(KEY) as KeptEntry | null;
  return kept && epochMilliseconds() - kept.since <= PORTAL_ENTRY_LIFE ? kept : null;
}

/** `came`: the cookie was given now; otherwise the life of the former one goes on. */
export function keepEntry(
  entry: PortalEntry,
  { formId = '', came }: { formId?: string; came: boolean },
): void {
  const since = came ? epochMilliseconds() : read()?.since;
  if (since === undefined) return;
  const kept: KeptEntry = { entry, formId, since, savedAt: epochMilliseconds() };
  keepPersonalValue(KEY, kept);
}

/** Null when nobody came in on this device within the life of the cookie. */
export async function keptEntry(formId = ''): Promise<PortalEntry | null> {
  // Whoever left before the browser was killed is here again otherwise.
  await dropAgain();
  const kept = read();
  if (!kept) return null;
  return { ...kept.entry, alreadyAnswered: kept.formId === formId && kept.entry.alreadyAnswered };
}

/** Also deletes the forms that the citizen had opened here; what was written in them stays theirs. */
export async function dropKeptEntry(): Promise<void> {
  const kept = read();
  // At once: a page that is closed in between leaves neither.
  await Promise.all([dropForGood(KEY), kept && dropKeptForms(citizenKey(kept.entry))]);
}
