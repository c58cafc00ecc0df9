// Correcting, completing, revising and moving one submission at the same time, over HTTP: whoever is refused reads again
// and repeats, as people do, and in the end everybody's change is there. REVIEW_ROUNDS=1000 takes more submissions.
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { replay } from '@constancia/domain/testing/replay.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareCounters } from '../platform/counters/recount.ts';
import { KEPT_COUNTERS } from '../roles/recount.ts';
import { answersOf } from '../testing/forms.ts';
import {
  ANA,
  askAgain,
  enterPortal,
  openPortalWorld,
  saveReviewedForm,
  submitAsCitizen,
} from '../testing/portal.ts';
import { testId } from '../testing/territory.ts';
import type { Caller, TestReply, TestWorld } from '../testing/with-app.ts';

const ROUNDS = Number(process.env['REVIEW_ROUNDS'] ?? 20);
/** Others of one round that may each come before. */
const OTHERS = 3;

let world: TestWorld;
let ana: Caller;
let form: string;
beforeAll(async () => {
  world = await openPortalWorld();
  ana = await enterPortal(world, ANA);
  form = await saveReviewedForm(world, 'atonce');
});
afterAll(() => world.close());

interface Edit {
  readonly who: Caller;
  readonly way: 'corrections' | 'completions';
  readonly change: Readonly<Record<string, string>>;
}

/** Sends the edit; as long as somebody else was faster, reads again and sends it again. Returns how often it was refused. */
async function edit(id: string, { who, way, change }: Edit): Promise<number> {
  let seen = { version: 1, answers: answersOf({ name: 'Ana', day: '01/02/2026' }) };
  for (let refused = 0; refused <= OTHERS; refused++) {
    const answers: AnswerSet = { ...seen.answers, main: { ...seen.answers.main, ...answersOf(change).main } };
    const sent = await who.post(`/api/submissions/${id}/${way}`, { version: seen.version, answers });
    if (sent.status === 200) return refused;
    expect(sent.body.code, JSON.stringify(sent.body)).toBe('stale-version');
    const opened = await who.get(
      `/api/submissions/${id}/${way === 'corrections' ? 'to-correct' : 'to-complete'}`,
    );
    expect(opened.body.version).toBeGreaterThan(seen.version);
    seen = opened.body;
  }
  throw new Error('refused more often than others changed it');
}

const codes = (replies: readonly TestReply[]) =>
  replies.map(({ status, body }) => String(body.code ?? status)).toSorted();

it('X25.13 W10 R7.18 of edits, completions, revisions and changes of state at the same time none is lost and none counts twice', async () => {
  const { admin, correctingSupervisor } = world.as;
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const id = testId(`round${round}`);
    const given = answersOf({ name: 'Ana', day: '01/02/2026' });
    const { body } = await submitAsCitizen(ana, form, { id: `round${round}`, answers: given });
    expect(body.code).toBeTruthy();
    await askAgain(world, id, ['day']);
    const { version } = (await admin.get(`/api/submissions/${id}/review`)).body;
    expect(version).toBe(1);
    const move = () => admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 });
    const [one, two, completed, revised, moved, again] = await Promise.all([
      edit(id, { who: admin, way: 'corrections', change: { name: `Eva ${round}` } }),
      edit(id, { who: correctingSupervisor, way: 'corrections', change: { name: `Luz ${round}` } }),
      edit(id, { who: admin, way: 'completions', change: { count: String(round) } }),
      ana.post(`/api/portal/submissions/${id}/revision`, { answers: answersOf({ day: '05/02/2026' }) }),
      move(),
      move(),
    ]);
    refused += one + two + completed;
    expect(revised.status, JSON.stringify(revised.body)).toBe(200);
    expect(codes([moved, again])).toEqual(['200', 'state-moved']);
    await expectEverything(id, round);
  }
  expect(refused).toBeGreaterThan(0);
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
}, 3_600_000);

async function expectEverything(id: string, round: number): Promise<void> {
  const shown = (await world.as.admin.get(`/api/submissions/${id}`)).body;
  const { corrections, version, stateHistory } = (await world.as.admin.get(`/api/submissions/${id}/review`))
    .body;
  expect(version).toBe(5);
  const kinds = corrections.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`);
  expect(kinds.toSorted()).toEqual([
    'completion admin',
    'correction admin',
    'correction correctingsupervisor',
    `revision ${ANA.username}`,
  ]);
  const last = corrections.findLast(({ kind }: { kind: string }) => kind === 'correction');
  const name = `${last.by === 'admin' ? 'Eva' : 'Luz'} ${round}`;
  expect(shown.answers.main).toEqual(answersOf({ name, day: '05/02/2026', count: String(round) }).main);
  const { rows } = await sql<{ content: SubmissionContent }>`
    select content from submission_originals where submission_id = ${id}`.execute(world.db);
  const [original] = rows;
  expect(original && replay(original.content, corrections).answers).toEqual(shown.answers);
  expect(stateHistory.map(({ stateId }: { stateId: number }) => stateId)).toEqual([0, 1]);
}
