import { describe, expect, it } from 'vitest';
import { aCondition, aForm, aQuestion, aSection } from '../../testing/a-form.ts';
import type { FormDefinition } from '../definition/form.ts';
import { addQuestion, moveQuestionTo, updateQuestion } from '../edit/edit-questions.ts';
import { addSection, deleteSection, moveSectionTo, updateSection } from '../edit/edit-sections.ts';
import { setOption } from '../edit/set-option.ts';
import { deleteState } from '../workflow/workflow.ts';
import { compareForms } from './compare-forms.ts';
import type { FormChange } from './form-change.ts';

const FORM = aForm()
  .with({ title: { text: 'Inspección' } })
  .withStates('Borrador', 'Notificada', 'Cerrada')
  .withSection(
    'local',
    aQuestion('rubro', 'text'),
    aQuestion('metros', 'integer'),
    aQuestion('cierre', 'time'),
  )
  .withSection('titular', aQuestion('nombre', 'text'))
  .withConditionalSection('riesgo', {}, aCondition('alto', aQuestion('motivo', 'text')))
  .build();

function changesBetween(before: FormDefinition, after: FormDefinition): readonly string[] {
  return compareForms(before, after).map(lineOf);
}

function lineOf({ change, subject, id, within, fields }: FormChange): string {
  const what = fields.map(({ field, before, after }) => `${field}: ${before} -> ${after}`).join('; ');
  return [change, subject, id, within.length > 0 ? `(${within.join(' > ')})` : '', what]
    .filter(Boolean)
    .join(' ');
}

describe('two versions of a form', () => {
  it('X12.02 that are equal differ in nothing', () => {
    expect(changesBetween(FORM, structuredClone(FORM))).toEqual([]);
    const sold = { name: 'Permiso', precio: { importe: 10, moneda: 'EUR' } };
    const inOtherOrder = { precio: { moneda: 'EUR', importe: 10 }, name: 'Permiso' };
    expect(changesBetween({ ...FORM, payments: sold }, { ...FORM, payments: inOtherOrder })).toEqual([]);
  });

  it('X12.02 say what was added, deleted and changed, and where', () => {
    const added = addQuestion(FORM, { sectionId: 'titular' }, { id: 'dni', kind: 'integer' });
    const renamed = updateQuestion(added, 'rubro', { title: { text: 'Rubro' }, required: true });
    const after = deleteSection(updateSection(renamed, 'local', { repeatable: true }), 'riesgo');
    expect(changesBetween(FORM, after)).toEqual([
      'changed section local repeatable: false -> true',
      'changed question rubro (Sección local) title: Pregunta rubro -> Rubro; required: false -> true',
      'added question dni (Sección titular)',
      'deleted section riesgo',
    ]);
  });

  it('X12.02 count as moved only what explains the new order', () => {
    expect(changesBetween(FORM, moveSectionTo(FORM, 'riesgo', 0))).toEqual(['moved section riesgo']);
    expect(changesBetween(FORM, moveQuestionTo(FORM, 'rubro', { sectionId: 'local', index: 2 }))).toEqual([
      'moved question rubro (Sección local)',
    ]);
  });

  it('X12.02 know a question that went into another section', () => {
    const moved = moveQuestionTo(FORM, 'metros', { sectionId: 'titular', index: 0 });
    expect(changesBetween(FORM, updateQuestion(moved, 'metros', { required: true }))).toEqual([
      'moved question metros (Sección titular)',
      'changed question metros (Sección titular) required: false -> true',
    ]);
  });

  it('X12.02 know a question that went into a section that was made for it, or out of one that is gone', () => {
    const split = moveQuestionTo(addSection(FORM, 'nueva'), 'metros', { sectionId: 'nueva', index: 0 });
    expect(changesBetween(FORM, split)).toEqual(['moved question metros ()', 'added section nueva']);
    expect(changesBetween(split, FORM)).toEqual([
      'moved question metros (Sección local)',
      'deleted section nueva',
    ]);
    const replaced = deleteSection(
      moveQuestionTo(addSection(FORM, 'nueva'), 'nombre', { sectionId: 'nueva', index: 0 }),
      'titular',
    );
    expect(changesBetween(FORM, replaced)).toEqual([
      'added section nueva',
      'deleted section titular',
      'moved question nombre ()',
    ]);
  });

  it('X12.02 tell apart the options of two questions that have the same ids', () => {
    const both = (...options: readonly string[]) => {
      const of = (id: string) =>
        aQuestion(id, 'single-choice', {
          options: options.map((text, index) => ({ id: `${index}`, text: { text } })),
        });
      return aForm().withSection('s', of('a'), of('b')).build();
    };
    const ids = compareForms(both('Sí'), both('Sí', 'No')).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('X12.02 compare options of choices, conditions and texts in other languages', () => {
    const choice = (...options: readonly string[]) =>
      aForm()
        .withSection('s', aQuestion('q', 'single-choice', { options }))
        .build();
    expect(changesBetween(choice('Sí', 'No'), choice('Sí', 'No', 'Tal vez'))).toEqual([
      'added choice q q-3 (Sección s > Pregunta q)',
    ]);
    const translated = { ...FORM, title: { text: 'Inspección', in: { en: 'Inspection' } } };
    expect(changesBetween(FORM, translated)).toEqual(['changed form form translations: null -> null']);
  });

  it('X12.02 compare options, states by their names, and the signatures', () => {
    const after = setOption(deleteState(FORM, 1), 'digitalSignature', true);
    expect(changesBetween(FORM, after)).toEqual([
      'changed option option-digitalSignature option: false -> true',
      'changed state Borrador transitions: Notificada, Cerrada -> Cerrada',
      'changed state Cerrada transitions: Borrador, Notificada -> Borrador',
      'deleted state Notificada',
      'added signature signature-0',
    ]);
    expect(changesBetween(after, setOption(after, 'digitalSignature', false)).at(-1)).toBe(
      'deleted signature signature-0',
    );
  });

  it('X12.02 do not take what saving writes by itself for a change', () => {
    const saved = { ...FORM, incidents: { ...FORM.incidents, incidentTypeId: 7, username: 'ana' } };
    expect(changesBetween(FORM, saved)).toEqual([]);
    expect(changesBetween(FORM, { ...FORM, incidents: { ...FORM.incidents, areaId: 4 } })).toEqual([
      'changed form form incidents: null -> null',
    ]);
  });

  it('X12.02 compare a thousand questions that were turned round', () => {
    const questions = Array.from({ length: 1000 }, (_, n) => aQuestion(`q${n}`, 'text'));
    const form = (list: typeof questions) =>
      aForm()
        .withSections(aSection('s', { questions: list }))
        .build();
    expect(compareForms(form(questions), form(questions.toReversed()))).toHaveLength(999);
  });
});
