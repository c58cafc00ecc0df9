// Shared by the tests of mail: a form whose submissions are sent by e-mail, requesting a copy, and running
// the worker.
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { answersOf, saveForm, submitTo } from './forms.ts';
import { testId } from './territory.ts';
import type { Caller, TestReply, TestWorld } from './with-app.ts';

export const MAILED_FORM: FormDefinition = aForm()
  .with({ title: { text: 'Inspección de arbolado', in: { en: 'Tree inspection' } } })
  .withOptions({ emailCopy: true })
  .withSection(
    's',
    aQuestion('name', 'text', { title: { text: 'Calle' }, required: true }),
    aQuestion('site', 'link', { title: { text: 'Norma' } }),
    aQuestion('empty', 'text', { title: { text: 'Sin contestar' } }),
  )
  .build();

/** A stored submission of `inspector`; returns its id. */
export async function mailedSubmission(world: TestWorld, id: string, values = { name: 'Sarmiento 1' }) {
  const form = await saveForm(world.as.supervisor, { id, definition: MAILED_FORM });
  const stored = await submitTo(world.as.inspector, form, { id, answers: answersOf(values) });
  if (stored.status !== 200) throw new Error(`answer was not stored: ${JSON.stringify(stored.body)}`);
  return { id: testId(id), form, code: stored.body.code as string };
}

export interface CopyAsked {
  readonly id?: string;
  readonly recipients: readonly string[];
  readonly body?: string;
  readonly attachment?: string | null;
  readonly language?: string;
}

export function askCopy(caller: Caller, submissionId: string, asked: CopyAsked): Promise<TestReply> {
  const body = { id: randomUUID(), body: '', attachment: null, ...asked };
  return caller.post(`/api/submissions/${submissionId}/mails`, body);
}

/** Runs the jobs that are due, at the database's time, which the queue uses. */
export async function deliverDue(world: TestWorld): Promise<void> {
  const before = world.time.now;
  world.time.now = new Date();
  await world.runJobs();
  world.time.now = before;
}
