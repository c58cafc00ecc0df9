// @vitest-environment jsdom
// The page of an appointment's link where something goes wrong: what was changed elsewhere, replies that are lost, changes
// that never arrive, and links that open nothing.
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, until } from '../../platform/testing/draw.ts';
import { choose, press } from '../../platform/testing/press-and-type.ts';
import { loadOnApproachTexts } from '../../platform/texts.ts';
import { AppointmentLinkScreen } from './appointment-link-screen.tsx';
import { LINKED_APPOINTMENT } from './testing/linked-appointment.ts';

const DAY = '2026-11-30';
const at = (hour: string) => `${DAY}T${hour}:00.000Z`;
const slotAt = (hour: string) => ({ start: at(hour), end: at(hour) });

/** What the server holds, and what becomes of requests. */
let booked: { start: string; change: number; isCancelled: boolean };
let isReached: boolean;
/** The reply to a change is lost after it was stored. */
let isReplyLost: boolean;

const refused = (code: string, status: number) =>
  Response.json({ code, status, values: {}, issues: [] }, { status });

const shown = () => ({
  ...LINKED_APPOINTMENT,
  ...booked,
  end: booked.start,
  timeZone: 'UTC',
  noticeHours: 0,
});

interface Body {
  readonly token: string;
  readonly seen: number;
  readonly start?: string;
}

/** Moves it, or cancels it where no hour is named. */
function change({ seen, start = booked.start }: Body, isCancelled: boolean): Response {
  if (seen !== booked.change) return refused('appointment-changed', 409);
  booked = { start, change: seen + 1, isCancelled };
  if (isReplyLost) throw new TypeError('failed to fetch');
  return Response.json(shown());
}

beforeAll(loadOnApproachTexts);
beforeEach(() => {
  booked = { start: at('10:00'), change: 1, isCancelled: false };
  isReached = true;
  isReplyLost = false;
  vi.stubGlobal('fetch', async (url: string, { body: sent }: { readonly body: string }) => {
    if (!isReached) throw new TypeError('failed to fetch');
    const body = JSON.parse(sent) as Body;
    if (body.token !== 'whole') return refused('appointment-link-gone', 404);
    if (url.endsWith('/days')) return Response.json({ days: [{ day: DAY, free: 2 }] });
    if (url.endsWith('/hours')) return Response.json({ slots: [slotAt('09:30'), slotAt('10:30')] });
    if (url.endsWith('/booking')) return change(body, false);
    return url.endsWith('/cancellation') ? change(body, true) : Response.json(shown());
  });
});
afterEach(() => {
  window.location.hash = '';
});

const text = () => document.querySelector('main')?.textContent ?? '';
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const WHEN = 'Su turno es el lunes, 30 de noviembre de 2026 a las';

async function open(token = 'whole'): Promise<void> {
  window.location.hash = token;
  draw(<AppointmentLinkScreen />);
  await until(() => !text().includes('Buscando'));
}

/** As a person does it: another hour, the day, 9:30. */
async function moveToHalfPastNine(): Promise<void> {
  press('Elegir otro día u hora');
  await until(() => document.querySelector('main select'));
  choose(document.querySelector<HTMLSelectElement>('main select'), DAY);
  await until(() => document.querySelector('input[type=radio]'));
  act(() => document.querySelector<HTMLInputElement>('input[type=radio]')?.click());
}

/** By the last button of the name: that of the question. */
async function cancel(): Promise<void> {
  press('Cancelar el turno');
  const yes = [...document.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === 'Cancelar el turno',
  );
  await act(async () => yes instanceof HTMLButtonElement && yes.click());
}

it('X34.76 what was moved on another device since is said, and shown as it is now', async () => {
  await open();
  expect(text()).toContain(`${WHEN} 10:00.`);
  await moveToHalfPastNine();
  booked = { ...booked, start: at('10:30'), change: 2 };
  press('Confirmar el turno');
  await until(() => text().includes(`${WHEN} 10:30.`));
  expect(alerts()).toEqual(['El turno cambió mientras tanto. Así quedó.']);
});

it('X34.76 a change whose reply was lost is shown as it is, moved or cancelled, and read out', async () => {
  await open();
  await moveToHalfPastNine();
  isReplyLost = true;
  press('Confirmar el turno');
  await until(() => document.activeElement?.textContent === `${WHEN} 09:30.`);
  expect(alerts()).toEqual([]);
  await cancel();
  const cancelled = 'Tenía turno el lunes, 30 de noviembre de 2026 a las 09:30 y fue cancelado.';
  await until(() => document.activeElement?.textContent === cancelled);
  expect(alerts()).toEqual([]);
});

it('X34.76 X40.55 a change that never arrived is said; the appointment stays as it was, and is read again', async () => {
  await open();
  isReached = false;
  await cancel();
  await until(() => text().includes('Reintentar'));
  expect(alerts()).toEqual(['No hay conexión con el servidor. Compruebe su conexión e intente nuevamente.']);
  expect(text()).toContain(`${WHEN} 10:00.`);
  isReached = true;
  booked = { ...booked, change: 2, isCancelled: true };
  press('Reintentar');
  await until(() => text().includes('a las 10:00 y fue cancelado.'));
  expect(alerts()).toEqual([]);
  expect(text()).not.toContain('Reintentar');
});

const GONE = 'Este enlace no sirve: el turno ya pasó o la dirección no está completa.';

it('X34.76 X40.55 a link that is not whole, and one that never was, say so; without a connection it is tried again', async () => {
  await open('');
  expect(text()).toContain(GONE);
  isReached = false;
  await act(async () => {
    window.location.hash = 'nunca';
    window.dispatchEvent(new Event('hashchange'));
  });
  await until(() => text().includes('Reintentar'));
  expect(text()).toContain('No se pudo abrir esta página');
  expect(text()).not.toContain(GONE);
  isReached = true;
  press('Reintentar');
  await until(() => text().includes(GONE));
});
