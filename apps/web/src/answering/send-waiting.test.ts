// @vitest-environment jsdom
// What leaves the device when a submission that waited is sent; the server's replies are played.

import { notedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../platform/device/drafts.ts';
import type { PuzzleWork } from '../platform/puzzle/puzzle-worker.ts';
import { sendWaiting } from './send-waiting.ts';
import { newDraftKey, VISITOR, type WrittenDraft } from './session/written-draft.ts';
import { aFormToAnswer } from './testing/a-form-to-answer.ts';

const FORM = aFormToAnswer(aForm().withSection('s', aQuestion('q', 'text')).build());
const ID = '00000000000000000001';
const KEY = newDraftKey(VISITOR, FORM.id, ID);

const WAITING: WrittenDraft = {
  kind: 'new',
  formId: FORM.id,
  version: FORM.version,
  title: 'Ronda',
  name: '',
  submissionId: ID,
  mayBeStored: false,
  answers: { ticked: {}, main: { q: { value: 'Kiosco' } }, rows: {} },
  particulars: {},
  drawings: [],
  step: 'questions',
  open: [],
  scroll: 0,
  ready: { as: 'visitor', language: 'pt', state: null, form: FORM, files: [], since: 0 },
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const puzzle = (token: string) =>
  json(428, { code: 'challenge-required', status: 428, values: { token }, issues: [] });
const stored = () => json(200, { id: ID, code: 'VM1', recordCode: '', payment: null });

/** Solves each puzzle with the number 7. */
class SolvingWorker extends EventTarget {
  postMessage({ token }: PuzzleWork): void {
    solved.push(token);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 7 })));
  }
  terminate(): void {}
}

let solved: string[] = [];
let sent: { readonly solution: unknown }[] = [];

/** Replies in this order. */
function serverSays(...replies: readonly Response[]): void {
  const rest = [...replies];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return rest.shift() ?? stored();
  });
}

beforeEach(async () => {
  localStorage.clear();
  solved = [];
  sent = [];
  vi.stubGlobal('Worker', SolvingWorker);
  await keepDraft(KEY, WAITING);
});

it('X31.49 X28.09 the puzzle is of the moment of sending: none is kept with what waits, and each attempt solves its own', async () => {
  serverSays(puzzle('first.1.8'), puzzle('harder.2.8'), stored());
  expect(await sendWaiting(KEY, () => false)).toMatchObject({ step: 'sent', sent: { code: 'VM1' } });
  expect(sent.map(({ solution }) => solution)).toEqual([
    null,
    { token: 'first.1.8', number: 7 },
    { token: 'harder.2.8', number: 7 },
  ]);
  expect(new Set(solved)).toEqual(new Set(['first.1.8', 'harder.2.8']));
});

it('X31.49 X28.09 a puzzle that was solved for an attempt without a reply is not sent again later', async () => {
  serverSays(puzzle('old.1.8'), json(503, { code: 'unavailable', status: 503, values: {}, issues: [] }));
  expect(await sendWaiting(KEY, () => false)).toEqual({ step: 'later' });
  expect(JSON.stringify(await readDraft(KEY))).not.toContain('old.1.8');
  sent = [];
  serverSays(puzzle('new.1.8'), stored());
  expect(await sendWaiting(KEY, () => false)).toMatchObject({ step: 'sent' });
  expect(sent.map(({ solution }) => solution)).toEqual([null, { token: 'new.1.8', number: 7 }]);
});

it('X34.36 what was left to be sent keeps the language of its page', async () => {
  serverSays(stored());
  await sendWaiting(KEY, () => false);
  expect(sent).toMatchObject([{ language: 'pt' }]);
});

const ASKING = aFormToAnswer(
  aForm()
    .withOptions({ citizen: true, citizenRequired: true })
    .withSection('s', aQuestion('q', 'text'))
    .build(),
);
const STAFF_KEY = newDraftKey('staff-1', ASKING.id, ID);
const ANA = { ...notedPerson('fisica', '30111222'), id: 7, firstName: 'Ana', lastName: 'Ruiz' };
const keepNoted = () =>
  keepDraft(STAFF_KEY, {
    ...WAITING,
    formId: ASKING.id,
    version: ASKING.version,
    particulars: { citizen: notedPerson('fisica', '30111222') },
    ready: { as: 'staff', language: 'es', state: null, form: ASKING, files: [], since: 0 },
  });

it('X39.70 a number that was noted is looked up first, and who is found is sent as one who was chosen', async () => {
  await keepNoted();
  serverSays(json(200, { person: ANA, alreadyAnswered: false }), stored());
  expect(await sendWaiting(STAFF_KEY, () => false)).toMatchObject({ step: 'sent', sent: { code: 'VM1' } });
  expect(sent).toMatchObject([
    { personType: 'fisica', number: '30111222' },
    { particulars: { citizen: { id: 7, documentNumber: '30111222' } } },
  ]);
});

it('X39.70 a number that nobody has, or of somebody who has answered, stays on the device with the reason', async () => {
  await keepNoted();
  serverSays(json(200, { person: null, alreadyAnswered: false }));
  expect(await sendWaiting(STAFF_KEY, () => false)).toEqual({ step: 'refused' });
  expect(sent).toHaveLength(1);
  expect(await readDraft(STAFF_KEY)).toMatchObject({
    particulars: { citizen: { documentNumber: '30111222' } },
    refused: { code: 'not-found', values: { number: '30111222' } },
  });
  await keepNoted();
  serverSays(json(200, { person: ANA, alreadyAnswered: true }));
  expect(await sendWaiting(STAFF_KEY, () => false)).toEqual({ step: 'refused' });
  expect(await readDraft(STAFF_KEY)).toMatchObject({ refused: { code: 'already-answered' } });
});

it('X39.70 while the register is not reached the submission waits on', async () => {
  await keepNoted();
  serverSays(json(503, { code: 'unavailable', status: 503, values: {}, issues: [] }));
  expect(await sendWaiting(STAFF_KEY, () => false)).toEqual({ step: 'later' });
  expect(await readDraft(STAFF_KEY)).toMatchObject({ ready: { as: 'staff' } });
});
