// Many submissions of one form, over the last ninety days and all its states: half from visitors, half from staff. They are
// the same on every machine but for their dates, and a second run, on a later day too, adds nothing.
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
const DAYS = 90;
/** Of the day on which they begin, in UTC. */
const FIRST_HOUR = 12;
const AUTHORS = 6;
const DAY_MS = 86_400_000;
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
  const firstDay = await firstDayOf(await staff.administrator(), world);
  const form = { ...found.body, words, count, firstDay } as SeededForm;
  const steps = Array.from({ length: count }, (_none, index) => stepsOf(index, form, staff)).flat();
  for (const { at, run } of steps.sort((one, other) => one.at - other.at)) {
    time.now = new Date(at);
    await run();
  }
  return [`${count} submissions over ${DAYS} days: ${PATHS.submissions.replace(':id', FORM)}`];
}

/**
 * When they begin: so that they end yesterday, or as an earlier run began, which some are read for. Sent with other dates they
 * would be others.
 */
async function firstDayOf(administrator: SeedPerson, { time, count }: SeedWorld): Promise<number> {
  for (let index = 0; index < count; index++) {
    const { status, body } = await administrator.ask('GET', `/api/submissions/${idOf(index)}`);
    if (status === 200) return startOf(Date.parse(body.createdAt)) - dayOf(index, count) * DAY_MS;
  }
  return startOf(time.now.getTime()) - DAYS * DAY_MS;
}

const startOf = (moment: number) => new Date(moment).setUTCHours(FIRST_HOUR, 0, 0, 0);

const idOf = (index: number) => `seedAnswer${String(index).padStart(10, '0')}`;

/** The day of a submission, from 0 on. */
const dayOf = (index: number, count: number) => Math.floor((index * DAYS) / count);

interface SeededForm {
  readonly version: number;
  readonly definition: FormDefinition;
  readonly municipality: { readonly timeZone: string };
  readonly words: Words;
  /** Number of submissions over all days. */
  readonly count: number;
  readonly firstDay: number;
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

/** Signs in once, and again when the seed's clock was set back. */
function sessionOf({ signIn, time }: SeedWorld, email: string): () => Promise<SeedPerson> {
  let session: { readonly since: number; readonly person: SeedPerson } | null = null;
  return async () => {
    const now = time.now.getTime();
    if (session === null || now < session.since) session = { since: now, person: await signIn(email) };
    return session.person;
  };
}

/** One submission and its moves from state to state. */
function stepsOf(index: number, form: SeededForm, staff: Staff): readonly Step[] {
  const random = randomFrom(index + 1);
  const id = idOf(index);
  const at = form.firstDay + dayOf(index, form.count) * DAY_MS + random(8 * 60) * 60_000;
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
  const end = form.firstDay + DAYS * DAY_MS;
  const moves = states.slice(1).flatMap((to, position): readonly Step[] => {
    moment += (random(5) + 1) * DAY_MS;
    // Nobody has done yet what would be in the future.
    if (moment > end) return [];
    const move = async () => {
      const person = await staff.administrator();
      const reply = await person.ask('POST', `/api/submissions/${id}/state`, { from: states[position], to });
      expectDone(reply, 'state-refused', 'state-moved', 'submission-not-found');
    };
    return [{ at: moment, run: move }];
  });
  return [{ at, run: submit }, ...moves];
}
