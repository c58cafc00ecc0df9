// @vitest-environment jsdom
// What a new link says about a field that was put right.
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { loadPublicTexts, loadStaffTexts } from '../../../platform/texts.ts';
import { NoticeProvider } from '../../../ui/staff/toast.tsx';
import { LinkForm } from './link-form.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(() => document.body.replaceChildren());

const FORM = {
  id: 'form5678901234567890',
  municipality: { id: 'm', name: 'Oliva', timeZone: 'UTC' },
  definition: aForm().withSection('s', aQuestion('q', 'text')).build(),
} as Partial<FormToEdit> as FormToEdit;

it('X40.22 a name and a choice that a new link lacked are missing no more once they are there', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeProvider>
          <MemoryRouter>
            <LinkForm form={FORM} onMade={() => {}} />
          </MemoryRouter>
        </NoticeProvider>
      </QueryClientProvider>,
    ),
  );
  press('Crear el enlace');
  const label = document.querySelector<HTMLInputElement>('#link-label');
  expect(label?.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Marque al menos una pregunta');
  type(label, 'Feria');
  expect(label?.getAttribute('aria-invalid')).toBe('false');
  expect(document.body.textContent).toContain('Marque al menos una pregunta');
  act(() => document.querySelector<HTMLInputElement>('#link-questions input[type=checkbox]')?.click());
  expect(document.body.textContent).not.toContain('Marque al menos una pregunta');
  act(() => root.unmount());
});
