// @vitest-environment jsdom
// What the form says about a field that was put right, and about appointments outside of its hours.
import { SUGGESTED_SCHEDULE } from '@constancia/domain/appointments/schedule.ts';
import { expect, it, vi } from 'vitest';
import { draw, until } from '../../../platform/testing/draw.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { AgendaForm } from './agenda-form.tsx';
import type { AgendaRead } from './api.ts';

const READ = {
  version: 1,
  timeZone: 'UTC',
  beyondHours: 0,
  agenda: { name: 'Licencias', address: '', schedule: { ...SUGGESTED_SCHEDULE, openings: [] } },
} as Partial<AgendaRead> as AgendaRead;

function show(read: AgendaRead): void {
  draw(
    <AroundStaff>
      <AgendaForm
        of={{ municipalityId: 'm', agendaId: 1 }}
        read={read}
        onStored={() => {}}
        onLoadTheirs={() => {}}
      />
    </AroundStaff>,
  );
}

it('X40.22 hours that were missing are missing no more once one day has some, whichever it is', () => {
  show(READ);
  press('Guardar');
  expect(document.body.textContent).toContain('Escriba las horas de al menos un día.');
  type(document.querySelector<HTMLInputElement>('#agenda-openings-2'), '8-12');
  expect(document.body.textContent).not.toContain('Escriba las horas de al menos un día.');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  // What is wrong now is said when it is to be saved, not while it is written.
  type(document.querySelector<HTMLInputElement>('#agenda-openings-3'), '9-1');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

it('X40.22 a name that another agenda has is red no more while another is written', async () => {
  const issue = { code: 'agenda-name-taken', at: { field: 'name' } };
  const problem = { type: 'about:blank', status: 422, code: 'agenda-invalid', issues: [issue] };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json(problem, { status: 422 })),
  );
  show(READ);
  type(document.querySelector<HTMLInputElement>('#agenda-openings-2'), '8-12');
  press('Guardar');
  const name = document.querySelector<HTMLInputElement>('#agenda-name');
  await until(() => expect(name?.getAttribute('aria-invalid')).toBe('true'));
  type(name, 'Licencias 2');
  expect(name?.getAttribute('aria-invalid')).toBe('false');
});

it('X40.36 before hours are stored that leave appointments outside it asks; then they are named with a way to them', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      const body = JSON.parse(init?.body as string);
      sent.push(body.beyondHours);
      if (body.beyondHours === 3) return Response.json({ version: 2, beyondHours: 3 });
      const problem = {
        type: 'about:blank',
        status: 409,
        code: 'agenda-leaves-appointments',
        values: { count: 3 },
      };
      return Response.json(problem, { status: 409 });
    }),
  );
  show(READ);
  type(document.querySelector<HTMLInputElement>('#agenda-openings-2'), '8-12');
  press('Guardar');
  await until(() => expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('(3)'));
  press('Seguir editando');
  await until(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(sent).toEqual([0]);
  press('Guardar');
  await until(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull());
  press('Guardar igual');
  await until(() => expect(document.querySelector('a[href="/agendas/m/1/turnos?fuera=si"]')).not.toBeNull());
  expect(sent).toEqual([0, 0, 3]);
  expect(document.body.textContent).toContain('Turnos por venir fuera de este horario: 3.');
});
