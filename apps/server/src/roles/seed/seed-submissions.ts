// Many submissions of one form, over ninety days and all its states: half from visitors, half from staff. They are the
// same on every machine, and a second run adds nothing.
// rules: X30.08
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ADMINISTRATOR_ROLE } from '@constancia/domain/access/role-table.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { UserError } from '../../platform/user-error.ts';
import { fillForm, pick, randomFrom, type Words } from './fill-form.ts';
import { expectDone, type SeedPerson, type SeedWorld } from './seed-world.ts';

const FORM = 'seedThousand00000001';
const FIRST_DAY = Date.UTC(2026, 0, 5, 12);
const DAYS = 90;
const AUTHORS = 6;
const DAY_MS = 86_400_000;
const SESSION_MS = DAY_MS / 4;
/**
 * The states that submissions go through, one after the other; `below`: cumulative percentage of the
 * submissions.
 */
const ROUTES = [
  { below: 25, states: [] },
  { below: 50, states: [1] },
  { below: 85, states: [1, 2] },
  { below: 100, states: [3] },
] as const;

interface Step {
  readonly at: number;
  readonly run: () => Promise<void>;
}

export async function seedSubmissions(world: SeedWorld): Promise<readonly string[]> {
  const { visitor, time, count } = world;
  const found = await visitor.ask('GET', `/api/public/forms/${FORM}/to-answer`);
  if (found.status !== 200) throw new UserError('The form of the thousand submissions was deleted.');
  const words = JSON.parse(await readFile(resolve(world.folder, '../words.json'), 'utf8')) as Words;
  const staff = await staffOf(world);
  const form = { ...found.body, words, count } as SeededForm;
  const steps = Array.from({ length: count }, (_none, index) => stepsOf(index, form, staff)).flat();
  for (const { at, run } of steps.sort((one, other) => one.at - other.at)) {
    time.now = new Date(at);
    await run();
  }
  return [`${count} submissions over ${DAYS} days: ${PATHS.submissions.replace(':id', FORM)}`];
}

interface SeededForm {
  readonly version: number;
  readonly definition: FormDefinition;
  readonly municipality: { readonly timeZone: string };
  readonly words: Words;
  /** Number of submissions over all days. */
  readonly count: number;
}

interface Staff {
  readonly visitor: SeedPerson;
  /** The administrator, and the accounts that may answer the form. */
  readonly administrator: () => Promise<SeedPerson>;
  readonly authors: readonly (() => Promise<SeedPerson>)[];
}

async function staffOf(world: SeedWorld): Promise<Staff> {
  const authors: (() => Promise<SeedPerson>)[] = [];
  for (const { email } of world.accounts) {
    if (authors.length === AUTHORS) break;
    const person = await world.signIn(email);
    const { status } = await person.ask('GET', `/api/forms/${FORM}/to-answer`);
    if (status === 200) authors.push(sessionOf(world, email));
  }
  const administrator = world.accounts.find(({ role }) => role === ADMINISTRATOR_ROLE);
  if (!administrator) throw new UserError('The demonstration has no administrator any more.');
  return { visitor: world.visitor, administrator: sessionOf(world, administrator.email), authors };
}

/** Signs in once for several hours of the seed's clock. */
function sessionOf({ signIn, time }: SeedWorld, email: string): () => Promise<SeedPerson> {
  let session: { readonly since: number; readonly person: SeedPerson } | null = null;
  return async () => {
    const now = time.now.getTime();
    if (session === null || now < session.since || now - session.since > SESSION_MS)
      session = { since: now, person: await signIn(email) };
    return session.person;
  };
}

/** One submission and its moves from state to state. */
function stepsOf(index: number, form: SeededForm, staff: Staff): readonly Step[] {
  const random = randomFrom(index + 1);
  const id = `seedAnswer${String(index).padStart(10, '0')}`;
  const at = FIRST_DAY + Math.floor((index * DAYS) / form.count) * DAY_MS + random(8 * 60) * 60_000;
  const now = wallTimeOf(at, form.municipality.timeZone);
  const answers = fillForm(form.definition, { words: form.words, now, random });
  const body = { id, version: form.version, answers };
  const author = random(2) === 0 ? null : pick(staff.authors, random);
  const submit = async () => {
    const url = author === null ? `/api/public/forms/${FORM}/submissions` : `/api/forms/${FORM}/submissions`;
    const person = author === null ? staff.visitor : await author();
    expectDone(await person.ask('POST', url, body), 'submission-deleted');
  };
  const drawn = random(100);
  const route = ROUTES.find(({ below }) => drawn < below);
  const states = [form.definition.initialState ?? 0, ...(route?.states ?? [])];
  let moment = at;
  const moves = states.slice(1).map((to, position): Step => {
    moment += (random(5) + 1) * DAY_MS;
    const move = async () => {
      const person = await staff.administrator();
      const reply = await person.ask('POST', `/api/submissions/${id}/state`, { from: states[position], to });
      expectDone(reply, 'state-refused', 'state-moved', 'submission-not-found');
    };
    return { at: moment, run: move };
  });
  return [{ at, run: submit }, ...moves];
}
