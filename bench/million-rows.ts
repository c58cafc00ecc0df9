// Measures the spreadsheet of a form with 1,000,000 submissions: its memory must not grow with its rows.
import { setTimeout } from 'node:timers/promises';
import { bigForm } from './big-form.ts';
import { saveForm, signIn } from './client.ts';
import { fillWithSubmissions } from './fill-submissions.ts';
import { exportAll, FIXED_COLUMNS } from './large-form.ts';
import type { Stack } from './stack.ts';
import type { Row } from './table.ts';

const ROWS = [100_000, 1_000_000];
const QUESTIONS = 30;
const THREAD_STARTS_MS = 5_000;

/** As whoever orders a file has: the thread that writes it starts then. */
async function openList(stack: Stack, cookie: string, formId: string): Promise<void> {
  const list = await fetch(`${stack.url}/api/forms/${formId}/submissions`, { headers: { cookie } });
  if (!list.ok) throw new Error(`the list of the measured form: ${list.status}`);
  await list.arrayBuffer();
  await setTimeout(THREAD_STARTS_MS);
}

/** A form with 100,000 submissions and one with 1,000,000, one file each. */
export async function measureMillionRows(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const definition = bigForm(QUESTIONS);
  const measured: Row[] = [];
  for (const rows of ROWS) {
    const formId = await saveForm(stack, cookie, definition);
    await fillWithSubmissions(stack, { formId, definition }, { count: rows, some: 0 });
    await openList(stack, cookie, formId);
    const name = `Spreadsheet of ${rows.toLocaleString('en')} answers`;
    const cells = rows * (QUESTIONS + FIXED_COLUMNS);
    measured.push(...(await exportAll(stack, cookie, { name, formId, cells })));
  }
  return measured;
}
