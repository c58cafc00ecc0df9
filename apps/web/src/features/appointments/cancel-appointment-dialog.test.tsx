// @vitest-environment jsdom
// What the dialog says about a reason that was missing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { press, type } from '../../platform/testing/press-and-type.ts';
import { loadPublicTexts, loadStaffTexts } from '../../platform/texts.ts';
import { NoticeProvider } from '../../ui/staff/toast.tsx';
import { CancelAppointmentDialog } from './cancel-appointment-dialog.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(() => document.body.replaceChildren());

it('X40.22 a reason that was missing is missing no more once it is written', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeProvider>
          <CancelAppointmentDialog submissionId="s" seen={1} onClose={() => {}} />
        </NoticeProvider>
      </QueryClientProvider>,
    ),
  );
  press('Cancelar el turno');
  expect(document.body.textContent).toContain('Escriba el motivo.');
  const field = document.querySelector('textarea');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  type(field, 'La oficina cierra.');
  expect(document.body.textContent).not.toContain('Escriba el motivo.');
  expect(field?.getAttribute('aria-invalid')).toBe('false');
  act(() => root.unmount());
});
