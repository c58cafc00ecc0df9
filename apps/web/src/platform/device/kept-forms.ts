// The forms and revisions that a person opened last on this device, as the server sent them: without a connection they open
// again. Each belongs to who opened it, and signing out deletes them.
// rules: X31.47
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import { epochMilliseconds } from '../clock.ts';
import { keysFrom, readRecord, removeRecord, removeRecordsFrom, writeRecord } from './device-database.ts';

/** Forms kept for one person; older ones go. */
const KEPT_MAX = 20;

interface KeptForm {
  readonly form: unknown;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

const keyOf = (person: string, formId: string) => `${person}.${formId}`;
const revisionOf = (submissionId: string) => `revision.${submissionId}`;

function isKept(record: unknown): record is KeptForm {
  return typeof record === 'object' && record !== null && 'form' in record && 'openedAt' in record;
}

export function keepForm(person: string, form: FormToAnswer): Promise<void> {
  return keep(person, form.id, form);
}

/** A submission that a citizen was asked to revise. */
export function keepRevision(person: string, opened: SubmissionToRevise): Promise<void> {
  return keep(person, revisionOf(opened.id), opened);
}

async function keep(person: string, name: string, form: unknown): Promise<void> {
  const record: KeptForm = { form, openedAt: epochMilliseconds() };
  await writeRecord('forms', keyOf(person, name), record);
  const keys = await keysFrom('forms', `${person}.`);
  if (keys.length <= KEPT_MAX) return;
  const records = await Promise.all(keys.map(async (key) => ({ key, kept: await readRecord('forms', key) })));
  const age = ({ kept }: { readonly kept: unknown }) => (isKept(kept) ? kept.openedAt : 0);
  const oldest = records.toSorted((one, other) => age(one) - age(other)).slice(0, keys.length - KEPT_MAX);
  for (const { key } of oldest) await removeRecord('forms', key);
}

/** Null when this person has not opened it here. */
export async function readKeptForm(person: string, formId: string): Promise<FormToAnswer | null> {
  return (await read(person, formId)) as FormToAnswer | null;
}

/** Null when this citizen has not opened it here. */
export async function readKeptRevision(
  person: string,
  submissionId: string,
): Promise<SubmissionToRevise | null> {
  return (await read(person, revisionOf(submissionId))) as SubmissionToRevise | null;
}

async function read(person: string, name: string): Promise<unknown> {
  const record = await readRecord('forms', keyOf(person, name));
  return isKept(record) ? record.form : null;
}

export async function dropKeptRevision(person: string, submissionId: string): Promise<void> {
  await dropKeptForm(person, revisionOf(submissionId));
}

export async function dropKeptForm(person: string, formId: string): Promise<void> {
  await removeRecord('forms', keyOf(person, formId));
}

export async function dropKeptForms(person: string): Promise<void> {
  await removeRecordsFrom('forms', `${person}.`);
}
