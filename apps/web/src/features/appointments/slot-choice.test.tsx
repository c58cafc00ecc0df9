// @vitest-environment jsdom
// Choosing day and hour where somebody else was faster, and nothing is left.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { draw, until } from '../../platform/testing/draw.ts';
import { click } from '../../platform/testing/act-on.ts';
import { one } from '../../platform/testing/find.ts';
import { choose } from '../../platform/testing/press-and-type.ts';
import { loadOnApproachTexts } from '../../platform/texts.ts';
import type { DayLeft } from './appointment-api.ts';
import { SlotChoice } from './slot-choice.tsx';

let booked: string[];
beforeAll(loadOnApproachTexts);
beforeEach(() => {
  booked = [];
});

const DAY = '2026-11-30';
const startOf = (day: string) => `${day}T12:00:00.000Z`;
const SLOT = { start: startOf(DAY), end: '2026-11-30T12:30:00.000Z' };

/** The person chose the only hour, which was taken before they confirmed it. `left`: what is free from then on. */
async function tooLate(left: readonly DayLeft[]): Promise<void> {
  let days: readonly DayLeft[] = [{ day: DAY, free: 1 }];
  const source = {
    listDays: async () => days,
    listHours: async (of: string) =>
      days.some(({ day }) => day === of) ? [{ ...SLOT, start: startOf(of) }] : [],
    book: async (start: string) => {
      if (days === left) return booked.push(start);
      days = left;
      throw new CallError('appointment-taken', { status: 409 });
    },
  };
  draw(<SlotChoice source={source} timeZone="UTC" intro="Elija" onBooked={() => {}} />);
  await until(() => document.querySelector('select'));
  await confirmOnlyHour(DAY);
}

async function confirmOnlyHour(day: string): Promise<void> {
  choose(document.querySelector('select'), day);
  const hour = () => document.querySelector<HTMLInputElement>('input[type=radio]');
  await until(hour);
  await click(hour()!);
  await click(one('button', 'Confirmar el turno'));
}

const NONE = 'Por ahora no hay turnos libres. Vuelva a intentar más tarde o comuníquese con el municipio.';

it('X34.72 who was too late for the very last hour is told that none is left, not to choose another', async () => {
  await tooLate([]);
  await until(() => document.body.textContent === NONE);
  expect(document.activeElement?.textContent).toBe(NONE);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(NONE);
});

it('X34.72 who was too late for an hour chooses again among the days that are left', async () => {
  await tooLate([{ day: '2026-12-01', free: 3 }]);
  await until(
    () => document.querySelector('[role=alert]')?.textContent === 'Ese horario ya no está libre. Elija otro.',
  );
  const options = () => [...document.querySelectorAll('option')].map(({ value }) => value);
  await until(() => !options().includes(DAY));
  expect(options()).toEqual(['', '2026-12-01']);
  expect(document.querySelector('input[type=radio]')).toBeNull();
  await confirmOnlyHour('2026-12-01');
  await until(() => booked.length > 0);
  expect(booked).toEqual([startOf('2026-12-01')]);
  expect(document.querySelector('[role=alert]')).toBeNull();
});
