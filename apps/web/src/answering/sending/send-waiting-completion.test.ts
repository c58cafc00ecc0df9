// @vitest-environment jsdom
// What leaves the device when a completion that waited is sent; the server's replies are played.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../../platform/device/drafts.ts';
import { sendWaiting } from '../send-waiting.ts';
import { editDraftKey, type WrittenDraft } from '../session/written-draft.ts';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';

const DEFINITION = aForm()
  .withOptions({ digitalSignature: true })
  .withSignature({ title: 'Vecino', signatory: 'citizen' })
  .withSignature({ title: 'Inspector', signatory: 'intern' })
  .withSection('s', aQuestion('q', 'text'), aQuestion('meter', 'text'))
  .build();
const FORM = aFormToAnswer(DEFINITION);
const ID = '00000000000000000001';
const KEY = editDraftKey('staff-1', 'completion', ID);
const ANSWERS = { ticked: {}, main: { q: { value: 'a' }, meter: { value: '4711' } }, rows: {} };

const WAITING: WrittenDraft = {
  kind: 'completion',
  formId: FORM.id,
  version: FORM.version,
  title: 'Ronda',
  name: '',
  submissionId: ID,
  mayBeStored: false,
  answers: ANSWERS,
  particulars: {
    citizen: null,
    location: null,
    asset: null,
    signatures: [
      { slot: 0, signatory: 'Ana Ruiz', image: 'stored', imageId: '' },
      { slot: 1, signatory: 'Luis Paz', image: 'k2', imageId: 'k2' },
    ],
  },
  drawings: [],
  step: 'questions',
  open: [],
  scroll: 0,
  base: {
    id: ID,
    code: 'VM7',
    version: 3,
    particulars: {
      citizen: null,
      location: null,
      asset: null,
      signatures: [{ slot: 0, signatory: 'Ana Ruiz' }],
    },
  },
  ready: { as: 'staff', language: 'es', state: null, form: FORM, files: [], since: 0 },
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
let asked: { readonly url: string; readonly body: object }[] = [];

function serverSays(reply: Response): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return reply;
  });
}

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  await keepDraft(KEY, WAITING);
});

it('X39.72 it goes over the version that was seen, with what was signed since, and is gone from the device', async () => {
  serverSays(json(200, { id: ID, version: 4, state: null }));
  expect(await sendWaiting(KEY, () => false)).toMatchObject({ step: 'sent', sent: { code: 'VM7' } });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toContain(`/api/submissions/${ID}/completions`);
  expect(asked[0]?.body).toMatchObject({ version: 3, answers: ANSWERS });
  expect(asked[0]?.body).toHaveProperty('particulars.signatures', [expect.objectContaining({ slot: 1 })]);
  expect(await readDraft(KEY)).toBeNull();
});

it('X39.72 what somebody else stored since refuses it: what was typed stays on the device with the reason, and waits no more', async () => {
  serverSays(json(409, { code: 'stale-version', status: 409, values: { version: 4 }, issues: [] }));
  expect(await sendWaiting(KEY, () => false)).toEqual({ step: 'refused' });
  const draft = await readDraft(KEY);
  expect(draft).toMatchObject({ answers: ANSWERS, refused: { code: 'stale-version' } });
  expect(draft).not.toHaveProperty('ready');
});
