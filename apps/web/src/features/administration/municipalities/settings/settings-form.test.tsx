// @vitest-environment jsdom
// What the settings of a municipality say about a field that was put right.
import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { expect, it } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import type { SettingsToEdit } from '../../api.ts';
import { SettingsForm } from './settings-form.tsx';

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
  draw(
    <AroundStaff>
      <SettingsForm id="m" read={READ} onLoadTheirs={() => {}} />
    </AroundStaff>,
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
});
