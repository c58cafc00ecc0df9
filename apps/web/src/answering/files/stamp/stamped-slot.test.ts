// @vitest-environment jsdom
// What is sent with a photo on a form that asks for its time and position, on one that does not, and after a reload.
import type { BodyIn } from '@constancia/contract/endpoint.ts';
import type { startUpload, Upload } from '@constancia/contract/submissions/uploads.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnsweringStore } from '../../session/answering-store.ts';
import { aFormToAnswer } from '../../testing/a-form-to-answer.ts';
import { createFileSlot } from '../file-slot.ts';
import { sentPhoto } from '../send-file.ts';

const NOW = '2026-03-10T15:00:05.000Z';
const HERE = { latitude: -32.4, longitude: -63.2, accuracy: 9 };
const AT = { questionId: 'photo', kind: 'image' } as const;
const PLAIN = aForm().withSection('s', aQuestion('photo', 'text', { allowsImage: true }));

let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  asked = 0;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback) => {
        asked += 1;
        found({ coords: HERE } as unknown as GeolocationPosition);
      },
    },
  });
});
afterEach(() => vi.useRealTimers());

/** Chooses a photo with the camera; resolves to what was announced of it. */
function announcedOf(form = PLAIN.build()) {
  const store = createAnsweringStore(indexForm(form), { ticked: {}, main: {}, rows: {} });
  const content = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  const file = new File([content], 'frente.png', { type: 'image/png', lastModified: Date.parse(NOW) });
  return new Promise<BodyIn<typeof startUpload>>((resolve) => {
    const files = {
      start: (body: BodyIn<typeof startUpload>) => {
        resolve(body);
        return new Promise<Upload>(() => {});
      },
      send: () => new Promise<Upload>(() => {}),
      finish: () => new Promise<Upload>(() => {}),
      remove: () => Promise.resolve(),
    };
    const needs = { files, form: aFormToAnswer(form), submissionId: () => 's', keepDraft: () => {} };
    createFileSlot(store, needs, AT).choose(file, 'camera');
  });
}

it('X39.61 time and position go with the photo, also where the browser cannot draw it', async () => {
  const { photo } = await announcedOf(PLAIN.with({ stampsPhotos: true }).build());
  expect(photo).toEqual({ origin: 'taken', at: NOW, position: HERE, sentAt: NOW });
});

it('X39.61 a form that does not ask sends none of it, and the device is not asked where it is', async () => {
  expect(await announcedOf()).not.toHaveProperty('photo');
  expect(asked).toBe(0);
});

it('X39.61 X39.62 a clock that was put back since leaves the moment of sending', () => {
  const photo = { origin: 'taken', at: '2026-03-10T16:00:00.000Z', position: HERE } as const;
  expect(sentPhoto({ photo })).toEqual({ photo: { ...photo, at: NOW, sentAt: NOW } });
});
