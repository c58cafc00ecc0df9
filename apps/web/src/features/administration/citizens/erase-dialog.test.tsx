// @vitest-environment jsdom
// What is asked before a person is erased from the register.
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { type } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import type { CitizenRead } from './api.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** The dialog for a person with so many submissions and entries to the portal. */
function drawn(submissions: number, sessions: number): string {
  const read = {
    version: 1,
    submissions,
    sessions,
    citizen: { personType: 'natural', firstName: 'Eladio', lastName: 'Vera', documentNumber: '73000001' },
  } as unknown as CitizenRead;
  draw(
    <AroundStaff>
      <EraseDialog of={{ municipalityId: 'm', citizenId: 1 }} read={read} onClose={() => {}} />
    </AroundStaff>,
  );
  return document.body.textContent;
}

it.each([
  [0, 'No hay respuestas sobre la persona.'],
  [1, 'Queda la respuesta sobre la persona'],
  [3, 'Quedan las 3 respuestas sobre la persona'],
])('X34.54 of %i submissions about the person it says in words what becomes', (count, words) => {
  const text = drawn(count, 0);
  expect(text).toContain(words);
  expect(text).toContain('y sus correcciones. No se puede deshacer.');
});

it('X40.22 a document number that was wrong is red no more while it is written again', () => {
  drawn(0, 2);
  expect(document.body.textContent).toContain('y terminan sus 2 ingresos al portal');
  const field = document.querySelector('input');
  type(field, '73000002');
  act(() => document.querySelector('form')?.requestSubmit());
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  type(field, '7300000');
  expect(field?.getAttribute('aria-invalid')).toBe('false');
});
