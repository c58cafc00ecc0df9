// @vitest-environment jsdom
// What the form says about a field that was put right.
import { SUGGESTED_SCHEDULE } from '@constancia/domain/appointments/schedule.ts';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { AgendaForm } from './agenda-form.tsx';
import type { AgendaRead } from './api.ts';

const READ = {
  version: 1,
  timeZone: 'UTC',
  agenda: { name: 'Licencias', address: '', schedule: { ...SUGGESTED_SCHEDULE, openings: [] } },
} as Partial<AgendaRead> as AgendaRead;

it('X40.22 hours that were missing are missing no more once one day has some, whichever it is', () => {
  draw(
    <AroundStaff>
      <AgendaForm
        of={{ municipalityId: 'm', agendaId: 1 }}
        read={READ}
        onStored={() => {}}
        onLoadTheirs={() => {}}
      />
    </AroundStaff>,
  );
  press('Guardar');
  expect(document.body.textContent).toContain('Escriba las horas de al menos un día.');
  type(document.querySelector<HTMLInputElement>('#agenda-openings-2'), '8-12');
  expect(document.body.textContent).not.toContain('Escriba las horas de al menos un día.');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  // What is wrong now is said when it is to be saved, not while it is written.
  type(document.querySelector<HTMLInputElement>('#agenda-openings-3'), '9-1');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});
