import { expect, it } from 'vitest';
import { problems as english } from './en/problems.ts';
import { staffTexts as englishStaff } from './en/staff-texts.ts';
import { problems as spanish } from './es/problems.ts';
import { staffTexts as spanishStaff } from './es/staff-texts.ts';
import { fill } from './fill.ts';

it('E8.05 E8.06 the failed incident type is reported in the words of the rule, with what may be the reason', () => {
  expect(english['problem.incident-type-failed']).toMatch(/^Error while creating incident\. /);
  expect(spanish['problem.incident-type-failed']).toBe(
    'Error al crear tipo de incidente en MuniGestión. Es posible que ya exista un tipo de incidente con el mismo nombre.',
  );
});

it('E8.07 the failed incident type of a state names the state', () => {
  const text = fill(spanish['problem.incident-type-of-state-failed'], { state: 'Resuelto' });
  expect(text).toMatch(/^Error al crear el tipo de incidente del estado Resuelto\. /);
});

it('E4.69 the warning announces the new type, where submissions go from then on, and that older ones stay', () => {
  expect(spanishStaff['outside.new-type-text']).toBe(
    'Se creará un nuevo tipo de incidente y las respuestas se asociarán a él. El cambio se aplica solo a las respuestas nuevas.',
  );
});

it('E8.08 E8.09 E8.10 E8.11 the texts of the checks about outside systems exist in both languages', () => {
  expect(spanishStaff['issue.title-too-long-for-states']).toBe(
    'El título junto con el nombre de cada estado no puede superar los 75 caracteres. Con «{state}» tiene {length}.',
  );
  expect(spanishStaff['issue.sync-option-required']).toBe(
    'Debe seleccionar al menos una opción para sincronizar con MuniGestion',
  );
  expect(spanishStaff['issue.area-required']).toBe('Debe seleccionar un área');
  expect(spanishStaff['issue.incident-area-required']).toBe(
    'Debe seleccionar un área para crear un incidente',
  );
  expect(spanishStaff['issue.product-field-required']).toBe('Faltan algunos campos requeridos');
  for (const code of ['title-too-long-for-states', 'sync-option-required', 'product-field-required'] as const)
    expect(englishStaff[`issue.${code}`]).not.toBe(spanishStaff[`issue.${code}`]);
});
