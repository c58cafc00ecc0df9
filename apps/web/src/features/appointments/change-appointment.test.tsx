// @vitest-environment jsdom
// The page of an appointment's link, by keyboard: what has the focus on the way to another hour, and a day that has filled.
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, until } from '../../platform/testing/draw.ts';
import { choose } from '../../platform/testing/press-and-type.ts';
import { loadOnApproachTexts } from '../../platform/texts.ts';
import { ChangeAppointment } from './change-appointment.tsx';
import { LINKED_APPOINTMENT } from './testing/linked-appointment.ts';

let answerHours: () => void = () => {};

beforeAll(loadOnApproachTexts);
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/days')) return Response.json({ days: [{ day: '2026-11-30', free: 1 }] });
    await new Promise<void>((resolve) => {
      answerHours = resolve;
    });
    return Response.json({ slots: [] });
  });
  const nothing = () => {};
  draw(
    <ChangeAppointment
      token="t"
      appointment={LINKED_APPOINTMENT}
      notice=""
      isNew={false}
      onRetry={null}
      onChanged={nothing}
      onRefused={nothing}
    />,
  );
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
function press(name: string): void {
  const pressed = button(name);
  pressed?.focus();
  act(() => pressed?.click());
}
const days = () => document.querySelector('select');

it('X34.76 who goes to choose another hour is at the day, and who leaves it as it is back where they were', async () => {
  press('Elegir otro día u hora');
  await until(days);
  expect(document.activeElement).toBe(days());
  press('Dejarlo como está');
  expect(document.activeElement?.textContent).toBe('Elegir otro día u hora');
});

it('X34.72 X34.76 a day whose last hour somebody else has just taken says so, and that its hours are being read', async () => {
  press('Elegir otro día u hora');
  await until(days);
  choose(days(), '2026-11-30');
  expect(document.body.textContent).toContain('Buscando turnos libres…');
  answerHours();
  await until(() => document.body.textContent.includes('En ese día ya no quedan turnos libres. Elija otro.'));
  expect(document.body.textContent).not.toContain('Buscando turnos libres…');
});

it('X40.19 X34.76 while an appointment is being cancelled, the question stays: it cannot be kept any more', () => {
  let cancelled = 0;
  vi.stubGlobal('fetch', () => {
    cancelled += 1;
    return new Promise(() => {});
  });
  press('Cancelar el turno');
  const [, yes, no] = [...document.querySelectorAll('button')].slice(-3);
  const pressed = (one: HTMLButtonElement | undefined) => act(() => one?.click());
  pressed(yes);
  pressed(no);
  pressed(yes);
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('Cancelando');
  act(() => void dialog?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(document.querySelector('dialog')).not.toBeNull();
  expect([yes?.ariaDisabled, no?.ariaDisabled, cancelled]).toEqual(['true', 'true', 1]);
});
