// @vitest-environment jsdom
// What the dialog says about a reason that was missing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { press, type } from '../../platform/testing/press-and-type.ts';
import { NoticeProvider } from '../../ui/staff/toast.tsx';
import { CancelAppointmentDialog } from './cancel-appointment-dialog.tsx';

it('X40.22 a reason that was missing is missing no more once it is written', () => {
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <NoticeProvider>
        <CancelAppointmentDialog submissionId="s" seen={1} onClose={() => {}} />
      </NoticeProvider>
    </QueryClientProvider>,
  );
  press('Cancelar el turno');
  expect(document.body.textContent).toContain('Escriba el motivo.');
  const field = document.querySelector('textarea');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  type(field, 'La oficina cierra.');
  expect(document.body.textContent).not.toContain('Escriba el motivo.');
  expect(field?.getAttribute('aria-invalid')).toBe('false');
});
