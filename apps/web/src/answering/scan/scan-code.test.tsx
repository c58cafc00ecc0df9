// @vitest-environment jsdom
// Reading a code into a text field: what the camera sees, what is said, and what a browser without it offers.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, drawAndFollow } from '../../platform/testing/draw.ts';
import { loadOnApproachTexts, loadPublicTexts } from '../../platform/texts.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { ScanCode } from './scan-code.tsx';

const AT = { questionId: 'meter' };

/** What the camera shows, and whether it may be used. */
let seen = '';
let formats: unknown;
const stopped = vi.fn<() => void>();
let camera: () => Promise<MediaStream>;

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadOnApproachTexts()]);
});
beforeEach(() => {
  vi.useFakeTimers();
  [seen, formats] = ['', undefined];
  stopped.mockClear();
  camera = () => Promise.resolve({ getTracks: () => [{ stop: stopped }] } as unknown as MediaStream);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      constructor(options: unknown) {
        formats = options;
      }
      detect = () => Promise.resolve(seen === '' ? [] : [{ rawValue: seen }]);
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => camera() },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const form = aForm()
    .withSection('s', aQuestion('meter', 'text', { scansCode: true }))
    .build();
  const store = createAnsweringStore(indexForm(form), {
    ticked: {},
    main: { meter: { value: 'before' } },
    rows: {},
  });
  await drawAndFollow(
    <AnsweringProvider value={store}>
      <input id="field" />
      <ScanCode at={AT} id="field" title="Medidor" />
    </AnsweringProvider>,
  );
  return { given: () => store.get().answers.main['meter']?.value };
}

const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());
const wait = () => act(() => vi.advanceTimersByTimeAsync(250));
const said = () => document.querySelector('[role=status]')?.textContent;

it('X39.66 the code takes the place of what was there, is said, the camera closes and the field has the focus', async () => {
  const { given } = await open();
  expect(button()?.textContent).toBe('Escanear código: Medidor');
  await press();
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  await wait();
  expect(given()).toBe('before');
  seen = '7791234567898';
  await wait();
  expect(given()).toBe('7791234567898');
  expect(said()).toBe('Código leído: 7791234567898');
  expect(stopped).toHaveBeenCalled();
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement?.id).toBe('field');
});

it('X39.66 bar codes are read too, not QR codes alone', async () => {
  await open();
  await press();
  expect(formats).toBeUndefined();
});

it('X39.66 a camera that is refused is said, and the field keeps what it has', async () => {
  camera = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const { given } = await open();
  await press();
  expect(said()).toBe('No se pudo usar la cámara. Escriba el código.');
  expect(given()).toBe('before');
});

it('X39.66 the camera closes by the button, and when the field goes', async () => {
  await open();
  await press();
  await press();
  expect(stopped).toHaveBeenCalledTimes(1);
  await press();
  draw(null);
  expect(stopped).toHaveBeenCalledTimes(2);
});

it('X39.66 a browser that gives no camera has no button', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  await open();
  expect(button()).toBeNull();
});
