// @vitest-environment jsdom
// What the settings of a municipality say about a field that was put right.
import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { loadPublicTexts, loadStaffTexts } from '../../../../platform/texts.ts';
import { NoticeProvider } from '../../../../ui/staff/toast.tsx';
import type { SettingsToEdit } from '../../api.ts';
import { SettingsForm } from './settings-form.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(() => document.body.replaceChildren());

const READ = {
  version: 1,
  name: 'Oliva',
  settings: {
    ...DEFAULT_SETTINGS,
    timeZone: 'Europe/Madrid',
    centre: { latitude: 37.2, longitude: -6.9 },
    certificateForms: [],
    offersVideoTo: [],
    frameOrigins: [],
    ownTexts: {},
  },
  forms: [],
  timeZones: ['Europe/Madrid'],
  texts: {},
  outsideHosts: [],
  logoUrls: {},
} as Partial<SettingsToEdit> as SettingsToEdit;
const field = (name: string) => document.querySelector<HTMLInputElement>(`#setting-${name}`);
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);

it('X40.22 a setting that was wrong is red no more while it is written, nor is the form, and the others stay', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeProvider>
          <MemoryRouter>
            <SettingsForm id="m" read={READ} onLoadTheirs={() => {}} />
          </MemoryRouter>
        </NoticeProvider>
      </QueryClientProvider>,
    ),
  );
  type(field('centre'), 'aquí');
  type(field('statisticsLimit'), '9000');
  expect(wrong()).toEqual([]);
  press('Guardar ajustes');
  expect(wrong()).toEqual(['setting-centre', 'setting-statisticsLimit']);
  type(field('statisticsLimit'), '900');
  expect(wrong()).toEqual(['setting-centre']);
  expect(document.querySelectorAll('form > [role=alert]')).toHaveLength(1);
  type(field('centre'), '37,2');
  expect(wrong()).toEqual([]);
  expect(document.querySelectorAll('form > [role=alert]')).toHaveLength(0);
  act(() => root.unmount());
});
