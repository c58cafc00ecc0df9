import { expect, it } from 'vitest';
import { pathAfterSaving, type SavingCase } from './after-saving.ts';

const STORED = { id: 'answer', code: 'VM1', formId: 'form' };
const after = (...holding: readonly SavingCase[]) => pathAfterSaving(holding, STORED);

it('A4.35 A4.36 A4.37 A4.38 each entry leads to its own page', () => {
  expect([after('cis'), after('mail')]).toEqual(Array(2).fill('/respuesta/enviada/answer/VM1'));
  expect(after('portal')).toBe('/ciudadano/guardado/form/VM1');
  expect(after('public')).toBe('/publico/guardado/form/VM1');
  expect(after()).toBe('/listar?respuesta=VM1');
});

it('A2.14 A4.36 on a form with appointments the URL from the portal names the citizen and the platform', () => {
  const appointment = { citizenId: 7, usesAws: true };
  expect(pathAfterSaving(['portal'], { ...STORED, appointment })).toBe('/ciudadano/guardado/form/VM1/7/true');
  expect(pathAfterSaving(['public'], { ...STORED, appointment })).toBe('/publico/guardado/form/VM1');
});

it('A4.39 the first that holds counts: cis or mail, portal, public, internal', () => {
  const sent = '/respuesta/enviada/answer/VM1';
  expect(after('internal', 'public', 'portal', 'cis')).toBe(sent);
  expect(after('public', 'mail')).toBe(sent);
  expect(after('internal', 'public', 'portal')).toBe('/ciudadano/guardado/form/VM1');
  expect(after('internal', 'public')).toBe('/publico/guardado/form/VM1');
});
