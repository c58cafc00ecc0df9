// @vitest-environment jsdom
// What a dialog of the administration says about a field that was put right, whoever found it wrong.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw, until } from '../../platform/testing/draw.ts';
import { CallError } from '../../platform/api-client.ts';
import { type } from '../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../ui/staff/testing/around-staff.tsx';
import { NameDialog } from './name-dialog.tsx';

/** The dialog of a name that must be written, and that the server knows to be taken. */
function show(): void {
  draw(
    <AroundStaff>
      <NameDialog
        title="Nueva agenda"
        label="Nombre"
        before=""
        tidied={(name) => name.trim()}
        check={(name) => (name === '' ? [{ code: 'agenda-name-required', at: { field: 'name' } }] : [])}
        send={vi.fn<(name: string) => Promise<string>>().mockRejectedValue(
          new CallError('request-invalid', {
            issues: [{ code: 'agenda-name-taken', at: { field: 'name' } }],
          }),
        )}
        refused={{ otherwise: 'agendas.failed' }}
        stale="agendas"
        onClose={() => {}}
      />
    </AroundStaff>,
  );
}
const field = () => document.querySelector('input');
const save = () =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Guardar')?.click(),
  );

it('X40.22 a name that was missing, and one that was taken, are red no more once another is written', async () => {
  show();
  await save();
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
  type(field(), 'Licencias');
  expect(field()?.getAttribute('aria-invalid')).toBe('false');
  await save();
  await until(() => expect(field()?.getAttribute('aria-invalid')).toBe('true'));
  type(field(), 'Licencias de conducir');
  expect(field()?.getAttribute('aria-invalid')).toBe('false');
});

it('X40.23 Enter in the field stores, as the button does', async () => {
  show();
  type(field(), 'Licencias');
  await act(async () => field()?.form?.requestSubmit());
  await until(() => expect(field()?.getAttribute('aria-invalid')).toBe('true'));
});
