// @vitest-environment jsdom
// The order and the patience of the queue; what is sent over the network is played.

import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../../platform/device/drafts.ts';
import type { WrittenDraft } from '../session/written-draft.ts';
import { type Outcome, queueOf } from './queue.ts';
import { addSent, sentToday } from './sent-today.ts';

// One tab alone: it always holds what it opens.
vi.mock('../../platform/device/tab-lock.ts', () => ({ holdInThisTab: async () => true, letGo: () => {} }));

const FORM = 'bESyhZbQHSF7GLBl45Va';
const sent = (submissionId: string) => ({
  submissionId,
  title: 'Ronda',
  name: '',
  code: 'VM1',
  recordCode: '',
});

let people = 0;
/** Each test has a person of its own: a queue lives as long as the page. */
const aPerson = () => `person${(people += 1)}`;

async function ready(person: string, number: number, since: number): Promise<string> {
  const submissionId = `${number}`.padStart(20, '0');
  const key = `${person}.${FORM}.${submissionId}`;
  const draft: WrittenDraft = {
    kind: 'new',
    formId: FORM,
    version: 1,
    title: 'Ronda',
    name: '',
    submissionId,
    mayBeStored: false,
    answers: {},
    particulars: {},
    drawings: [],
    step: 'questions',
    open: [],
    scroll: 0,
    ready: { as: 'staff', language: 'es', state: null, form: {} as FormToAnswer, files: [], since },
  };
  await keepDraft(key, draft);
  return key;
}

describe('the queue of finished submissions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-25T12:00:00Z') });
    localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it('X31.49 sends the one that waits longest first, and the next only after it', async () => {
    const person = aPerson();
    const second = await ready(person, 1, 2_000);
    const first = await ready(person, 2, 1_000);
    const seen: string[] = [];
    let finish: (outcome: Outcome) => void = () => {};
    const send = (key: string) => {
      seen.push(key);
      return new Promise<Outcome>((resolve) => {
        finish = resolve;
      });
    };
    const stop = queueOf(person).start({ maySend: async () => true, send });
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual([first]);
    finish({ step: 'refused' });
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual([first, second]);
    stop();
  });

  it('X31.49 without a reply it tries again by itself, later and later, and at once when the connection is back', async () => {
    const person = aPerson();
    await ready(person, 1, 1);
    const send = vi.fn<() => Promise<Outcome>>(async () => ({ step: 'later' }));
    const stop = queueOf(person).start({ maySend: async () => true, send });
    await vi.advanceTimersByTimeAsync(10);
    expect(queueOf(person).get().waitsFor).toBe('connection');
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(send).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(send).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('X31.53 nothing leaves while the server knows somebody else', async () => {
    const person = aPerson();
    await ready(person, 1, 1);
    const send = vi.fn<() => Promise<Outcome>>(async () => ({ step: 'later' }));
    const stop = queueOf(person).start({ maySend: async () => false, send });
    await vi.advanceTimersByTimeAsync(10);
    expect(send).not.toHaveBeenCalled();
    expect(queueOf(person).get().waitsFor).toBe('sign-in');
    stop();
  });

  it('X31.51 what is taken back is a draft again and is not sent; what is being sent cannot be taken back', async () => {
    const person = aPerson();
    const key = await ready(person, 1, 1);
    let finish: (outcome: Outcome) => void = () => {};
    const send = () =>
      new Promise<Outcome>((resolve) => {
        finish = resolve;
      });
    const queue = queueOf(person);
    const stop = queue.start({ maySend: async () => true, send });
    await vi.advanceTimersByTimeAsync(10);
    expect(queue.get().sending).toBe(key);
    expect(await queue.takeBack(key)).toBe(false);
    finish({ step: 'later' });
    await vi.advanceTimersByTimeAsync(10);
    expect(await queue.takeBack(key)).toBe(true);
    expect(await readDraft(key)).not.toHaveProperty('ready');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.get().sending).toBeNull();
    stop();
  });

  it('X31.52 what was sent is listed for a day', async () => {
    const person = aPerson();
    await addSent(person, { ...sent('a'), at: Date.now() - 86_400_000 });
    await addSent(person, { ...sent('b'), at: Date.now() });
    expect((await sentToday(person)).map(({ submissionId }) => submissionId)).toEqual(['b']);
  });
});
