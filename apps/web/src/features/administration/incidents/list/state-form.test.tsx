// @vitest-environment jsdom
// What the form says about a note that was missing.
import { expect, it } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import type { IncidentRead } from './api.ts';
import { StateForm } from './state-form.tsx';

const READ = { incident: { state: 'rejected' }, changes: [] } as unknown as IncidentRead;

it('X40.22 a note that a rejection lacked is wrong no more once it is written', () => {
  draw(
    <AroundStaff>
      <StateForm of={{ municipalityId: 'm', number: 3 }} read={READ} />
    </AroundStaff>,
  );
  press('Guardar el cambio');
  expect(document.body.textContent).toContain('Escriba por qué se rechaza.');
  type(document.querySelector('textarea'), 'Es de la provincia');
  expect(document.body.textContent).not.toContain('Escriba por qué se rechaza.');
  expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('false');
  // What was not put right is wrong still.
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});
