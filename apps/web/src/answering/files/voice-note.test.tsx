// @vitest-environment jsdom
// Recording a voice note: the microphone, the time, the end by the person and by the device, and what is said of each.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, drawAndFollow } from '../../platform/testing/draw.ts';
import { loadFileTexts, loadOnApproachTexts, loadPublicTexts } from '../../platform/texts.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { unfinishedFiles } from './file-actions.ts';
import type { FileSlot } from './file-slot.ts';
import type { SlotShown } from './slot-state.ts';
import { VoiceNote } from './voice-note.tsx';

const INDEX = indexForm(
  aForm()
    .withSection('s', aQuestion('noise', 'text', { allowsAudio: true }))
    .build(),
);
const MINUTE = 60_000;

/** Those that were made, the newest last. */
const recorders: Recorder[] = [];
const released = vi.fn<() => void>();
let microphone: () => Promise<MediaStream>;

/** Gives a piece of sound when it starts, and ends as browsers do: a moment after it was asked to. */
class Recorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable = (_event: { readonly data: Blob }) => {};
  onstop = () => {};
  gives: Blob = new Blob(['sound']);
  constructor() {
    recorders.push(this);
  }
  start() {
    this.state = 'recording';
    this.ondataavailable({ data: this.gives });
  }
  stop() {
    this.state = 'inactive';
    setTimeout(() => this.onstop(), 1);
  }
}

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadFileTexts(), loadOnApproachTexts()]);
});
beforeEach(() => {
  vi.useFakeTimers();
  released.mockClear();
  microphone = () => Promise.resolve({ getTracks: () => [{ stop: released }] } as unknown as MediaStream);
  vi.stubGlobal('MediaRecorder', Recorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => microphone() },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.useRealTimers();
});

async function open() {
  const store = createAnsweringStore(INDEX, { ticked: {}, main: {}, rows: {} });
  const given: File[] = [];
  const shown: SlotShown = { state: { step: 'empty' }, message: null };
  const nothing = () => {};
  const slot = {
    get: () => shown,
    subscribe: () => nothing,
    appear: nothing,
    choose: given.push.bind(given),
  };
  await drawAndFollow(
    <AnsweringProvider value={store}>
      <VoiceNote slot={slot as unknown as FileSlot} at={{ questionId: 'noise' }} title="Ruido" />
    </AnsweringProvider>,
  );
  return { given, unfinished: () => unfinishedFiles(INDEX, store.get()).length };
}

const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('');
const hide = () =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('X39.75 the microphone is asked for when the button is pressed; the time runs, and what was recorded becomes the file of the question', async () => {
  const { given, unfinished } = await open();
  expect(button()?.textContent).toBe('Grabar nota de voz de «Ruido»');
  await press();
  expect(button()?.textContent).toBe('Detener de «Ruido»');
  expect(said()).toBe('Grabando. Puede grabar hasta cinco minutos.');
  await wait(83_000);
  expect(document.querySelector('[role=timer]')?.textContent).toBe('1:23 de 5:00');
  expect([given.length, unfinished()]).toEqual([0, 1]);
  await press();
  await wait(10);
  expect(given.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['Nota de voz de 1 min 23 s.webm', 'audio/webm', 5],
  ]);
  expect(released).toHaveBeenCalledTimes(1);
  expect([said(), unfinished()]).toEqual(['', 0]);
});

it('X39.75 it stops at five minutes, is complete and says so', async () => {
  const { given } = await open();
  await press();
  await wait(5 * MINUTE - 10);
  expect(given).toEqual([]);
  await wait(20);
  expect(given.map(({ name }) => name)).toEqual(['Nota de voz de 5 min 0 s.webm']);
  expect(said()).toBe('La grabación llegó a cinco minutos y se detuvo. Quedó completa.');
});

it('X39.75 a page that is hidden, and a device that takes the microphone away, keep what there is and say so', async () => {
  const { given } = await open();
  await press();
  await wait(4_000);
  await hide();
  expect(given.map(({ name }) => name)).toEqual(['Nota de voz de 0 min 4 s.webm']);
  expect(said()).toBe('La grabación se detuvo al dejar la página. Quedó lo que se había grabado.');
  await wait(10);
  expect(given).toHaveLength(1);
  await press();
  act(() => recorders.at(-1)?.onstop());
  expect(given).toHaveLength(2);
  expect(said()).toBe('La grabación se interrumpió. Quedó lo que se había grabado.');
});

it('X39.75 a field that goes from the page keeps what was recorded', async () => {
  const { given } = await open();
  await press();
  draw(null);
  await wait(10);
  expect(given).toHaveLength(1);
  expect(released).toHaveBeenCalledTimes(1);
});

it('X39.75 a microphone that is refused or missing is said, and so is a note without sound', async () => {
  const { given, unfinished } = await open();
  microphone = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await press();
  expect(said()).toMatch(/^No se pudo usar el micrófono: no tiene permiso\./);
  microphone = () => Promise.reject(new DOMException('no', 'NotFoundError'));
  await press();
  expect(said()).toMatch(/^No hay un micrófono que se pueda usar en este dispositivo\./);
  microphone = () => Promise.resolve({ getTracks: () => [] } as unknown as MediaStream);
  vi.stubGlobal(
    'MediaRecorder',
    class extends Recorder {
      override gives = new Blob([]);
    },
  );
  await press();
  await press();
  await wait(10);
  expect(said()).toBe('No se grabó nada. Intente otra vez.');
  expect([given.length, unfinished()]).toEqual([0, 0]);
});

it('X39.75 a browser that does not record says so and has no button', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  await open();
  expect(button()).toBeNull();
  expect(said()).toBe('Este navegador no puede grabar sonido. Escriba lo que iba a decir.');
});
