// @vitest-environment jsdom
// What the dialog says about a reason that was missing.
import { expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { press, type } from '../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../ui/staff/testing/around-staff.tsx';
import { CancelAppointmentDialog } from './cancel-appointment-dialog.tsx';

it('X40.22 a reason that was missing is missing no more once it is written', () => {
  draw(
    <AroundStaff>
      <CancelAppointmentDialog submissionId="s" seen={1} onClose={() => {}} />
    </AroundStaff>,
  );
  press('Cancelar el turno');
  expect(document.body.textContent).toContain('Escriba el motivo.');
  const field = document.querySelector('textarea');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  type(field, 'La oficina cierra.');
  expect(document.body.textContent).not.toContain('Escriba el motivo.');
  expect(field?.getAttribute('aria-invalid')).toBe('false');
});
