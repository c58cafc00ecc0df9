// @vitest-environment jsdom
// What a line of the timeline says of a state, in the language of who reads it.
import { beforeAll, expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts, t } from '../../../platform/texts.ts';
import { eventText } from './event-text.ts';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});

it('X36.91 the timeline names a state in the language of the reader, a former name as it was noted', () => {
  const states = [{ id: 0, name: 'Recibida', in: { en: 'Received' }, transitions: [] }];
  const titleOf = (name: string) =>
    eventText(
      { kind: 'state', at: '2026-03-10T15:00:00.000Z', by: 'ana', name, until: null },
      { timeZone: 'UTC', states },
    ).title;
  expect(titleOf('Recibida')).toBe(t('timeline.state', { state: 'Received' }));
  expect(titleOf('Ingresada')).toBe(t('timeline.state', { state: 'Ingresada' }));
});
