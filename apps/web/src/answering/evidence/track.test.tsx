// @vitest-environment jsdom
// Recording the track of a visit: what staff read first, how often the device is asked, and how it is stopped.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, drawAndFollow, removeDrawn } from '../../platform/testing/draw.ts';
import { loadOnApproachTexts, loadPublicTexts, loadStaffTexts } from '../../platform/texts.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { AnsweringApiProvider, NO_API } from '../session/api.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { EvidenceNotice } from './evidence-notice.tsx';

const HERE = { latitude: -32.4, longitude: -63.2, accuracy: 9 };
const START = Date.parse('2026-03-01T10:00:00.000Z');
const MINUTE = 60_000;
const point = (minutes: number) => ({ at: new Date(START + minutes * MINUTE).toISOString(), ...HERE });

/** What the page said when the device was asked, each time. */
let asked: string[] = [];
/** Code of what goes wrong; 0 for nothing. */
let fault = 0;

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadOnApproachTexts(), loadStaffTexts()]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  sessionStorage.clear();
  [asked, fault] = [[], 0];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    asked.push(document.body.textContent ?? '');
    if (fault > 0) failed?.({ code: fault } as GeolocationPositionError);
    else found({ coords: HERE } as unknown as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => void vi.useRealTimers());

const FORM = aForm().with({ recordsTrack: true }).withSection('s', aQuestion('a', 'text')).build();

interface Opened {
  readonly by?: 'staff' | 'citizen';
  readonly isTried?: boolean;
  readonly track?: readonly ReturnType<typeof point>[];
}

async function open({ by = 'staff', isTried = false, track }: Opened = {}) {
  const store = createAnsweringStore(
    indexForm(FORM),
    { ticked: {}, main: {}, rows: {} },
    { evidence: track ? { track } : null },
  );
  const around = {
    ...NO_API,
    form: aFormToAnswer(FORM),
    byCitizen: by === 'citizen',
    submissionId: () => 'visit',
    keepDraft: () => {},
  };
  await drawAndFollow(
    <AnsweringProvider value={store}>
      <AnsweringApiProvider value={around}>
        <EvidenceNotice isTried={isTried} />
      </AnsweringApiProvider>
    </AnsweringProvider>,
  );
  return { points: () => store.get().evidence?.track ?? [], store };
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));
const status = () => document.querySelector('[role=status]')?.textContent;
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  return act(async () => button.click());
};

it('X39.82 staff read what is recorded, what for and who sees it before the device is asked, then once a minute', async () => {
  const { points } = await open();
  expect(asked).toEqual([]);
  await pass(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('una posición por minuto mientras lo tiene abierto, hasta 600');
  expect(asked[0]).toContain('para dejar constancia de la visita');
  expect(asked[0]).toContain('La ven quienes pueden ver la respuesta');
  expect(asked[0]).toContain('Dejar de registrar');
  await pass(2.5);
  expect(points()).toEqual([point(0), point(1), point(2)]);
  expect(asked).toHaveLength(3);
  expect(status()).toBe('Se registra el recorrido.');
  expect(document.body.textContent).toContain('Posiciones: 3');
});

it('X39.82 a person stops it, also over a reload, and goes on; what was recorded stays', async () => {
  const first = await open();
  await pass(0);
  await press('Dejar de registrar');
  expect(status()).toBe('No se registra el recorrido.');
  await pass(5);
  expect(first.points()).toEqual([point(0)]);
  removeDrawn();
  const { points } = await open({ track: first.points() });
  await pass(5);
  expect(asked).toHaveLength(1);
  await press('Seguir');
  await pass(0);
  expect(points()).toEqual([point(0), point(10)]);
});

it('X39.82 after a reload the next point waits until a minute after the last one', async () => {
  const { points } = await open({ track: [point(-0.5)] });
  await pass(0.4);
  expect(asked).toEqual([]);
  await pass(0.1);
  expect(points()).toEqual([point(-0.5), point(0.5)]);
});

it('X39.82 at six hundred positions it ends and says so, and nothing stops the person', async () => {
  const track = Array.from({ length: 599 }, (_unused, at) => point(at - 600));
  const { points } = await open({ track });
  await pass(3);
  expect(points()).toHaveLength(600);
  expect(asked).toHaveLength(1);
  expect(status()).toBe('Ya hay 600 posiciones, las que entran: no se registran más.');
  expect(document.querySelector('button')).toBeNull();
});

it('X39.82 who does not allow it is asked no more and sends all the same, and a device that does not know is asked again', async () => {
  fault = 1;
  const { points, store } = await open();
  await pass(3);
  expect(status()).toBe('No se permitió ver la posición: no se registra el recorrido.');
  expect(asked).toHaveLength(1);
  expect((await store.get().endVisit?.())?.evidence).toEqual({ sentAt: point(3).at });
  fault = 2;
  await press('Seguir');
  await pass(0);
  expect(status()).toContain('se prueba de nuevo en un minuto');
  fault = 0;
  await pass(1);
  expect(status()).toBe('Se registra el recorrido.');
  expect(points()).toHaveLength(1);
});

it('X39.82 what is sent has it, and a form that is left records no more', async () => {
  const { points, store } = await open();
  await pass(1);
  const sent = await store.get().endVisit?.();
  expect(sent?.evidence).toEqual({ track: [point(0), point(1)], sentAt: point(1).at });
  draw(null);
  await pass(5);
  expect(points()).toHaveLength(2);
});

it('X39.82 a visitor is never followed, and a preview says what it would record and records nothing', async () => {
  const ofCitizen = await open({ by: 'citizen' });
  await pass(3);
  expect(document.body.textContent).toBe('');
  expect(ofCitizen.points()).toEqual([]);
  const tried = await open({ isTried: true });
  await pass(3);
  expect(document.body.textContent).toContain('Este formulario registra su recorrido');
  expect(tried.points()).toEqual([]);
  expect(asked).toEqual([]);
});
