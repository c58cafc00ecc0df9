// @vitest-environment jsdom
// The appointment of an own submission in the portal: what its button leads to.
import { beforeAll, expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { loadOnApproachTexts } from '../../platform/texts.ts';
import { OwnAppointment } from './own-appointment.tsx';
import { LINKED_APPOINTMENT } from './testing/linked-appointment.ts';

const APPOINTMENT = { ...LINKED_APPOINTMENT, isLinkable: true };

beforeAll(loadOnApproachTexts);

function buttons(isCancelled: boolean): readonly string[] {
  const appointment = { ...APPOINTMENT, isCancelled };
  draw(<OwnAppointment appointment={appointment} makeLink={async () => '/'} />);
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
}

it('X34.79 an appointment that holds is changed or cancelled; after one that was cancelled another is booked', () => {
  expect(buttons(false)).toContain('Cambiar o cancelar el turno');
  expect(buttons(true)).toEqual(['Reservar otro turno']);
});
