// @vitest-environment jsdom
// What the form says about a field that was put right.
import { SUGGESTED_SCHEDULE } from '@constancia/domain/appointments/schedule.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { loadPublicTexts, loadStaffTexts } from '../../../platform/texts.ts';
import { NoticeProvider } from '../../../ui/staff/toast.tsx';
import { AgendaForm } from './agenda-form.tsx';
import type { AgendaRead } from './api.ts';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(() => document.body.replaceChildren());

const READ = {
  version: 1,
  timeZone: 'UTC',
  agenda: { name: 'Licencias', address: '', schedule: { ...SUGGESTED_SCHEDULE, openings: [] } },
} as Partial<AgendaRead> as AgendaRead;

function drawn(read: AgendaRead) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeProvider>
          <MemoryRouter>
            <AgendaForm
              of={{ municipalityId: 'm', agendaId: 1 }}
              read={read}
              onStored={() => {}}
              onLoadTheirs={() => {}}
            />
          </MemoryRouter>
        </NoticeProvider>
      </QueryClientProvider>,
    ),
  );
  return root;
}

it('X40.22 hours that were missing are missing no more once one day has some, whichever it is', () => {
  const root = drawn(READ);
  press('Guardar');
  expect(document.body.textContent).toContain('Escriba las horas de al menos un día.');
  type(document.querySelector<HTMLInputElement>('#agenda-openings-2'), '8-12');
  expect(document.body.textContent).not.toContain('Escriba las horas de al menos un día.');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  // What is wrong now is said when it is to be saved, not while it is written.
  type(document.querySelector<HTMLInputElement>('#agenda-openings-3'), '9-1');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  act(() => root.unmount());
});

it('X40.22 a name that another agenda has is red no more while another is written', async () => {
  const issue = { code: 'agenda-name-taken', at: { field: 'name' } };
  const problem = { type: 'about:blank', status: 422, code: 'agenda-invalid', issues: [issue] };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json(problem, { status: 422 })),
  );
  const root = drawn(READ);
  type(document.querySelector<HTMLInputElement>('#agenda-openings-2'), '8-12');
  press('Guardar');
  const name = document.querySelector<HTMLInputElement>('#agenda-name');
  await vi.waitFor(() => expect(name?.getAttribute('aria-invalid')).toBe('true'));
  type(name, 'Licencias 2');
  expect(name?.getAttribute('aria-invalid')).toBe('false');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
