// @vitest-environment jsdom

import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../platform/device/drafts.ts';
import { setAnswerAt } from './answering-actions.ts';
import { startKeepingDraft } from './keep-draft.ts';
import { openAnswering } from './open-draft.ts';
import { VISITOR } from './written-draft.ts';

// One tab alone: it always holds what it opens.
vi.mock('../../platform/device/tab-lock.ts', () => ({
  heldElsewhere: async () => new Set(),
  holdInThisTab: async () => true,
}));

const FORM: FormToAnswer = {
  id: 'bESyhZbQHSF7GLBl45Va',
  version: 3,
  definition: aForm().withSection('datos', aQuestion('nombre', 'text'), aQuestion('dia', 'date')).build(),
  headerImageUrl: null,
  municipality: {
    id: 'm',
    name: 'Villa María',
    timeZone: 'America/Argentina/Cordoba',
    latitude: null,
    longitude: null,
    brand: 'product',
    buttonColors: null,
    frameOrigins: [],
  },
  map: null,
  offersVideo: false,
  limitReached: false,
};
const WEEK = 7 * 24 * 60 * 60 * 1000;

async function written(name: string, person = VISITOR) {
  const session = await openAnswering({ form: FORM, person });
  const keeper = startKeepingDraft(session, session.draftKey ?? '', { identity: () => session });
  session.store.change(setAnswerAt({ questionId: 'nombre' }, name));
  return { session, keeper };
}

const nameIn = (session: Awaited<ReturnType<typeof openAnswering>>) =>
  session.store.get().answers.main['nombre']?.value;

// jsdom has no database: drafts go to local storage, as in a browser that refuses the database.
describe('the draft on the device', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-25T12:00:00Z') });
    localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it('A4.01 nothing is kept before something is written', async () => {
    const session = await openAnswering({ form: FORM, person: VISITOR });
    const keeper = startKeepingDraft(session, session.draftKey ?? '', { identity: () => session });
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(1000);
    keeper.stop();
    expect(localStorage.length).toBe(0);
    expect(session.recovered).toBe('nothing');
  });

  it('W1 what was written and its id come back', async () => {
    const { session, keeper } = await written('Ana');
    await vi.advanceTimersByTimeAsync(1000);
    keeper.stop();
    const again = await openAnswering({ form: FORM, person: VISITOR });
    expect(again.recovered).toBe('same-version');
    expect(again.submissionId).toBe(session.submissionId);
    expect(nameIn(again)).toBe('Ana');
  });

  it('P1.21 the last letters survive a page that is left at once', async () => {
    const { keeper } = await written('Ana María');
    window.dispatchEvent(new Event('pagehide'));
    expect(nameIn(await openAnswering({ form: FORM, person: VISITOR }))).toBe('Ana María');
    keeper.stop();
  });

  it('W1 after sending nothing is kept, not even by what was about to be', async () => {
    const { session, keeper } = await written('Ana');
    keeper.saveNow();
    await keeper.drop();
    keeper.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readDraft(session.draftKey ?? '')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('A4.01 a draft on another version of the form is fitted and told so', async () => {
    const { keeper } = await written('Ana');
    keeper.stop();
    await vi.advanceTimersByTimeAsync(0);
    const definition = aForm()
      .withSection('datos', aQuestion('nombre', 'text'), aQuestion('hora', 'time'))
      .build();
    const again = await openAnswering({ form: { ...FORM, version: 4, definition }, person: VISITOR });
    expect(again.recovered).toBe('other-version');
    expect(again.store.get().answers.main).toMatchObject({
      nombre: { value: 'Ana' },
      hora: { value: expect.any(String) },
    });
    expect(again.store.get().answers.main).not.toHaveProperty('dia');
  });

  it('A1.03 what a visitor left is forgotten after a week, what staff left is not, and nobody gets what is another person’s', async () => {
    for (const person of [VISITOR, 'user-1']) (await written('Ana', person)).keeper.stop();
    await vi.advanceTimersByTimeAsync(WEEK + 1);
    expect((await openAnswering({ form: FORM, person: VISITOR })).recovered).toBe('nothing');
    expect((await openAnswering({ form: FORM, person: 'user-2' })).recovered).toBe('nothing');
    expect(nameIn(await openAnswering({ form: FORM, person: 'user-1' }))).toBe('Ana');
  });

  it('A8.10 says when the device keeps nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { keeper } = await written('Ana');
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.keeps()).toBe(false);
    keeper.stop();
    full.mockRestore();
  });

  it('X31.49 what the device cannot keep is not left to be sent, and is kept as before once it can', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { session, keeper } = await written('Ana');
    const ready = { as: 'visitor', language: 'es', state: null, form: FORM, files: [], since: 0 } as const;
    expect(await keeper.leaveReady(ready)).toBe(false);
    expect(keeper.keeps()).toBe(false);
    full.mockRestore();
    session.store.change(setAnswerAt({ questionId: 'nombre' }, 'Ana María'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(nameIn(await openAnswering({ form: FORM, person: VISITOR }))).toBe('Ana María');
    expect(await keeper.leaveReady(ready)).toBe(true);
    // Nothing that comes later takes it back.
    session.store.change(setAnswerAt({ questionId: 'nombre' }, 'Otra'));
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readDraft(session.draftKey ?? '')).toMatchObject({
      ready: { language: 'es' },
      answers: { main: { nombre: { value: 'Ana María' } } },
    });
  });
});
