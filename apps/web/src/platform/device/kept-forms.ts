// The forms that a person opened last on this device, as the server sent them: without a connection they open again. Each
// belongs to who opened it, and signing out deletes them.
// rules: X31.47
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { epochMilliseconds } from '../clock.ts';
import { keysFrom, readRecord, removeRecord, removeRecordsFrom, writeRecord } from './device-database.ts';

/** Forms kept for one person; older ones go. */
const KEPT_MAX = 20;

interface KeptForm {
  readonly form: FormToAnswer;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

const keyOf = (person: string, formId: string) => `${person}.${formId}`;

function isKept(record: unknown): record is KeptForm {
  return typeof record === 'object' && record !== null && 'form' in record && 'openedAt' in record;
}

export async function keepForm(person: string, form: FormToAnswer): Promise<void> {
  const record: KeptForm = { form, openedAt: epochMilliseconds() };
  await writeRecord('forms', keyOf(person, form.id), record);
  const keys = await keysFrom('forms', `${person}.`);
  if (keys.length <= KEPT_MAX) return;
  const records = await Promise.all(keys.map(async (key) => ({ key, kept: await readRecord('forms', key) })));
  const age = ({ kept }: { readonly kept: unknown }) => (isKept(kept) ? kept.openedAt : 0);
  const oldest = records.toSorted((one, other) => age(one) - age(other)).slice(0, keys.length - KEPT_MAX);
  for (const { key } of oldest) await removeRecord('forms', key);
}

/** Null when this person has not opened it here. */
export async function readKeptForm(person: string, formId: string): Promise<FormToAnswer | null> {
  const record = await readRecord('forms', keyOf(person, formId));
  return isKept(record) ? record.form : null;
}

export async function dropKeptForm(person: string, formId: string): Promise<void> {
  await removeRecord('forms', keyOf(person, formId));
}

export async function dropKeptForms(person: string): Promise<void> {
  await removeRecordsFrom('forms', `${person}.`);
}
