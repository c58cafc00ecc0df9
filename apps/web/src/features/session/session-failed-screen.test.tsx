// @vitest-environment jsdom
// Signing out where the account cannot be used any more: what is left on the device is asked about and dropped as ever.
import type { Account } from '@constancia/contract/session.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addSent, sentToday } from '../../answering/queue/sent-today.ts';
import { ownDrafts } from '../../answering/session/own-drafts.ts';
import type { WrittenDraft } from '../../answering/session/written-draft.ts';
import { keepDraft } from '../../platform/device/drafts.ts';
import { draw, until } from '../../platform/testing/draw.ts';
import { press } from '../../platform/testing/press-and-type.ts';
import { SessionProvider, useSession } from './session-context.tsx';
import { SessionFailedScreen } from './session-failed-screen.tsx';

const ANA = { userId: 'ana', username: 'ana', email: 'ana@villa.example' } as Account;
const FORM = 'bESyhZbQHSF7GLBl45Va';
const DRAFT: WrittenDraft = {
  kind: 'new',
  formId: FORM,
  version: 1,
  title: 'Ronda',
  name: '',
  submissionId: 'd'.repeat(20),
  mayBeStored: false,
  answers: {},
  particulars: {},
  drawings: [],
  step: 'questions',
  open: [],
  scroll: 0,
};
const SENT = { submissionId: 's'.repeat(20), title: 'Ronda', name: '', code: 'VM1', recordCode: '', at: 0 };

let requests: string[];
/** Whether the account was deactivated meanwhile. */
let isDeactivated: boolean;

function Screen() {
  const session = useSession();
  if (session.state === 'failed') return <SessionFailedScreen error={session.error} />;
  return (
    <button type="button" onClick={session.reload}>
      {session.state}
    </button>
  );
}

beforeEach(async () => {
  requests = [];
  isDeactivated = false;
  vi.stubGlobal('fetch', async (_url: string, { method }: { readonly method: string }) => {
    requests.push(method);
    if (method === 'DELETE') return Response.json({ signOutUrl: null });
    if (requests.includes('DELETE')) return Response.json({ account: null });
    const refusal = { code: 'account-deactivated', status: 403, values: {}, issues: [] };
    return isDeactivated ? Response.json(refusal, { status: 403 }) : Response.json({ account: ANA });
  });
  draw(
    <SessionProvider>
      <Screen />
    </SessionProvider>,
  );
  await until(() => shows('authenticated'));
  await addSent(ANA.userId, { ...SENT, at: Date.now() });
  await keepDraft(`ana.${FORM}.${DRAFT.submissionId}`, DRAFT);
  isDeactivated = true;
  press('authenticated');
  await until(() => shows('Cerrar sesión'));
});
afterEach(() => localStorage.clear());

const shows = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);

/** Presses the button once it is there. */
async function pressSoon(name: string): Promise<void> {
  await until(() => shows(name));
  press(name);
}

it('X15.10 whose account was deactivated is asked what becomes of the answers that were not sent, and stays', async () => {
  press('Cerrar sesión');
  await pressSoon('Cancelar');
  expect(requests).not.toContain('DELETE');
  expect(await ownDrafts('ana')).toHaveLength(1);
});

it('X15.10 X31.52 whose account was deactivated signs out: the answers are deleted as asked, and the list of what went today', async () => {
  press('Cerrar sesión');
  await pressSoon('Borrar y salir');
  await until(() => requests.includes('DELETE'));
  expect(await ownDrafts('ana')).toHaveLength(0);
  await until(async () => (await sentToday('ana')).length === 0);
});
