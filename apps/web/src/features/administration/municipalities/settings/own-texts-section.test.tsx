// @vitest-environment jsdom
// The own texts of a municipality in its settings: found by what they say, changed, undone and given back to Spanish.
import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { drawAndFollow } from '../../../../platform/testing/draw.ts';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { OwnTextsSection } from './own-texts-section.tsx';
import { SettingsContext, type SettingsFields } from './settings-context.ts';
import { draftOf, settingsOfDraft } from './settings-draft.ts';

const SAVED: SettingsFields['saved'] = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Madrid',
  centre: { latitude: 37.2, longitude: -6.9 },
  certificateForms: [],
  offersVideoTo: [],
  frameOrigins: [],
  ownTexts: { 'answering.send': 'Mandar' },
};
const TEXTS = { 'answering.send': 'Enviar', 'portal.code': 'Código', 'record.no-answer': 'Sin respuesta' };

/** What saving would store. */
let stored: unknown;

function Settings() {
  const [draft, setDraft] = useState(draftOf(SAVED));
  useEffect(() => {
    stored = settingsOfDraft(draft).ownTexts;
  }, [draft]);
  const read = { settings: SAVED, texts: TEXTS } as unknown as SettingsFields['read'];
  const change: SettingsFields['change'] = (over) => setDraft((before) => ({ ...before, ...over }));
  return (
    <SettingsContext value={{ draft, saved: SAVED, change, errors: new Map(), read }}>
      <OwnTextsSection />
    </SettingsContext>
  );
}

beforeEach(async () => {
  await drawAndFollow(<Settings />);
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name) ?? null;
const words = () => document.querySelector<HTMLTextAreaElement>('[role=group] textarea:not([aria-hidden])');

it('X34.34 a text that is changed can be undone, and one that is given back is Spanish once it is saved', async () => {
  expect(words()?.value).toBe('Mandar');
  expect(button('Deshacer el cambio')).toBeNull();
  type(words(), 'Remitir');
  expect(stored).toEqual({ 'answering.send': 'Remitir' });
  press('Deshacer el cambio');
  expect([words()?.value, stored]).toEqual(['Mandar', { 'answering.send': 'Mandar' }]);
  press('Volver al español');
  expect(stored).toEqual({});
  expect(document.body.textContent).toContain('Al guardar vuelve a estar en español.');
  press('Deshacer el cambio');
  expect(stored).toEqual({ 'answering.send': 'Mandar' });
});

it('X34.34 a text is found by what it says in Spanish, and worded in its field', async () => {
  type(document.querySelector('input[type=search]'), 'codigo');
  press('Código');
  expect(stored).toEqual({ 'answering.send': 'Mandar', 'portal.code': 'Código' });
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('Código');
  type(document.activeElement as HTMLTextAreaElement, 'Clave');
  expect(stored).toEqual({ 'answering.send': 'Mandar', 'portal.code': 'Clave' });
});
