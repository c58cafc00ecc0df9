// @vitest-environment jsdom
// Recording when and where a form is answered: what is said first, what is measured, and that nothing of it blocks.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { loadOnApproachTexts, loadPublicTexts } from '../../platform/texts.ts';
import { type AnsweringStore, createAnsweringStore } from '../session/answering-store.ts';
import { AnsweringApiProvider, NO_API } from '../session/api.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { endEvidence } from './end-evidence.ts';
import { EvidenceNotice } from './evidence-notice.tsx';

const HERE = { latitude: -32.4, longitude: -63.2, accuracy: 9 };
const START = '2026-03-01T10:00:00.000Z';
const END = '2026-03-01T10:30:00.000Z';
const EMPTY = { ticked: {}, main: {}, rows: {} };

/** What the device does when it is asked, and how often it was. */
let device: Geolocation['getCurrentPosition'];
let asked = 0;
const known: Geolocation['getCurrentPosition'] = (found) =>
  found({ coords: HERE } as unknown as GeolocationPosition);
const failing =
  (code: number): Geolocation['getCurrentPosition'] =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadOnApproachTexts()]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(START) });
  [device, asked] = [known, 0];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (...given: Parameters<typeof device>) => {
        asked += 1;
        device(...given);
      },
    },
  });
});
afterEach(() => void vi.useRealTimers());

const storeOf = (asking: object) =>
  createAnsweringStore(
    indexForm(aForm().with(asking).withSection('s', aQuestion('a', 'text')).build()),
    EMPTY,
  );
const BOTH = { recordsPosition: true, recordsTimes: true } as const;

const Form = ({ store, isTried }: { readonly store: AnsweringStore; readonly isTried: boolean }) => (
  <AnsweringProvider value={store}>
    <AnsweringApiProvider
      value={{
        ...NO_API,
        form: aFormToAnswer(store.index.definition),
        byCitizen: true,
        submissionId: () => 'visit',
        keepDraft: () => {},
      }}
    >
      <EvidenceNotice isTried={isTried} />
    </AnsweringApiProvider>
  </AnsweringProvider>
);

async function open(asking: object = BOTH, isTried = false) {
  const store = storeOf(asking);
  await drawAndFollow(<Form store={store} isTried={isTried} />);
  return store;
}

it('X39.42 the form says what is recorded and what for, the start is recorded once it is open and the end when it is sent', async () => {
  const store = await open();
  expect(document.body.textContent).toBe(
    'Este formulario registra la posición y la hora del dispositivo al empezar y al enviar, para dejar constancia de la visita.',
  );
  expect(store.get().evidence).toEqual({ startedAt: START, start: HERE });
  vi.setSystemTime(END);
  expect((await store.get().endVisit?.())?.evidence).toEqual({
    startedAt: START,
    start: HERE,
    endedAt: END,
    end: HERE,
    sentAt: END,
  });
  expect(asked).toBe(2);
});

it('X39.42 it says and records only what the form asks for', async () => {
  const timed = await open({ recordsTimes: true });
  expect(document.body.textContent).toContain('registra la hora del dispositivo');
  expect((await endEvidence(timed)).evidence).toEqual({ startedAt: START, endedAt: START, sentAt: START });
  expect(asked).toBe(0);
  const positioned = await open({ recordsPosition: true });
  expect(document.body.textContent).toContain('registra la posición del dispositivo');
  expect((await endEvidence(positioned)).evidence).toEqual({ start: HERE, end: HERE, sentAt: START });
});

it('X39.42 that the person refuses or the device does not know is recorded, and it is sent', async () => {
  for (const [code, refused] of [
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const) {
    device = failing(code);
    const store = await open();
    expect((await endEvidence(store)).evidence).toMatchObject({ start: { refused }, end: { refused } });
  }
});

it('X39.42 a device that takes too long, or a person who does not answer the browser, keeps nothing from being sent', async () => {
  device = () => {};
  const store = await open();
  expect(store.get().evidence).toEqual({ startedAt: START });
  const ended = endEvidence(store);
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await ended).evidence).toMatchObject({
    start: { refused: 'timeout' },
    end: { refused: 'timeout' },
  });
});

it('X39.42 a preview says so and records nothing', async () => {
  const preview = await open(BOTH, true);
  expect(document.body.textContent).toContain('Este formulario registra');
  expect(preview.get().evidence).toBeNull();
  expect(preview.get().endVisit).toBeUndefined();
  expect(asked).toBe(0);
});

it('X39.43 a start that the draft kept stays, and one whose clock was put back since ends when it begins', async () => {
  const store = storeOf(BOTH);
  const evidence = { startedAt: '2026-03-01T11:00:00.000Z', start: HERE };
  store.change((state) => ({ ...state, evidence }));
  await drawAndFollow(<Form store={store} isTried={false} />);
  expect(store.get().evidence).toEqual(evidence);
  expect(asked).toBe(0);
  await endEvidence(store);
  expect(store.get().evidence).toMatchObject({ startedAt: START, endedAt: START });
});
