// @vitest-environment jsdom
// Choosing day and hour where somebody else was faster, and nothing is left.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { loadOnApproachTexts, loadPublicTexts } from '../../platform/texts.ts';
import type { DayLeft } from './appointment-api.ts';
import { SlotChoice } from './slot-choice.tsx';

let root: Root;
beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadOnApproachTexts()]);
});
afterEach(() => {
  root.unmount();
});

const DAY = '2026-11-30';
const SLOT = { start: '2026-11-30T12:00:00.000Z', end: '2026-11-30T12:30:00.000Z' };

/** The person chose the only hour, which was taken before they confirmed it. `left`: what is free from then on. */
async function tooLate(left: readonly DayLeft[]): Promise<void> {
  let days: readonly DayLeft[] = [{ day: DAY, free: 1 }];
  const source = {
    listDays: async () => days,
    listHours: async () => (days.some(({ day }) => day === DAY) ? [SLOT] : []),
    book: async () => {
      days = left;
      throw new CallError('appointment-taken', { status: 409 });
    },
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(<SlotChoice source={source} timeZone="UTC" intro="Elija" onBooked={() => {}} />),
  );
  const select = await vi.waitFor(() => {
    const shown = document.querySelector('select');
    if (!shown) throw new Error('no days');
    return shown;
  });
  select.value = DAY;
  flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  const hour = await vi.waitFor(() => {
    const shown = document.querySelector<HTMLInputElement>('input[type=radio]');
    if (!shown) throw new Error('no hours');
    return shown;
  });
  flushSync(() => hour.click());
  const confirm = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Confirmar el turno',
  );
  confirm?.focus();
  flushSync(() => confirm?.click());
}

const NONE = 'Por ahora no hay turnos libres. Vuelva a intentar más tarde o comuníquese con el municipio.';

it('X34.72 who was too late for the very last hour is told that none is left, not to choose another', async () => {
  await tooLate([]);
  await vi.waitFor(() => expect(document.body.textContent).toBe(NONE));
  expect(document.activeElement?.textContent).toBe(NONE);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(NONE);
});

it('X34.72 who was too late for an hour chooses again among the days that are left', async () => {
  await tooLate([{ day: '2026-12-01', free: 3 }]);
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'Ese horario ya no está libre. Elija otro.',
    ),
  );
  const options = () => [...document.querySelectorAll('option')].map(({ value }) => value);
  await vi.waitFor(() => expect(options()).toEqual(['', '2026-12-01']));
});
