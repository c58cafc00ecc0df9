// @vitest-environment jsdom
// Booking on the confirmation page where the reply is lost, or another tab was faster.
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, until } from '../../platform/testing/draw.ts';
import { choose, press } from '../../platform/testing/press-and-type.ts';
import { loadOnApproachTexts } from '../../platform/texts.ts';
import { BookingBlock } from './booking-block.tsx';

const DAY = '2026-11-30';
const slotAt = (hour: string) => ({ start: `${DAY}T${hour}:00.000Z`, end: `${DAY}T${hour}:00.000Z` });
const NINE = slotAt('09:00');
const HALF_PAST = slotAt('09:30');
const APPOINTMENT = {
  submissionId: 's',
  agenda: 'Licencias de conducir',
  address: '',
  timeZone: 'UTC',
  booked: null,
} as unknown as Parameters<typeof BookingBlock>[0]['appointment'];

/** What the server holds. */
let booked: typeof NINE | null;

beforeAll(loadOnApproachTexts);
beforeEach(() => {
  booked = null;
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, body }: { readonly method: string; readonly body: string }) => {
      if (url.endsWith('/days')) return Response.json({ days: [{ day: DAY, free: 2 }] });
      if (url.includes('/days/')) return Response.json({ slots: [NINE, HALF_PAST] });
      if (method === 'GET') return Response.json({ appointment: { ...APPOINTMENT, booked } });
      // It is stored, once, and its reply is lost.
      booked ??= slotAt(body.includes('09:30') ? '09:30' : '09:00');
      throw new TypeError('failed to fetch');
    },
  );
});

it.each([
  ['without a reply', null],
  ['in another tab', NINE],
])('X34.72 what was booked %s is shown and read out instead of a choice', async (_, before) => {
  draw(<BookingBlock appointment={APPOINTMENT} />);
  await until(() => document.querySelector('select'));
  choose(document.querySelector('select'), DAY);
  await until(() => document.querySelector('input[type=radio]'));
  act(() => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[before ? 1 : 0]?.click());
  booked = before;
  press('Confirmar el turno');
  await until(() => document.activeElement?.textContent.endsWith('a las 09:00.') === true);
  expect(document.querySelectorAll('input[type=radio], [role=alert]')).toHaveLength(0);
});
