import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { drawDefinition, drawing } from '../../testing/arbitrary-form.ts';
import { compareForms } from '../compare/compare-forms.ts';
import type { FormDefinition } from '../definition/form.ts';
import { addChoices, deleteChoice } from '../edit/edit-choices.ts';
import { changeQuestionKind } from '../edit/change-kind.ts';
import {
  addQuestion,
  deleteQuestion,
  moveQuestionTo,
  setScansCode,
  updateQuestion,
} from '../edit/edit-questions.ts';
import { addSection, changeSectionType, deleteSection, updateSection } from '../edit/edit-sections.ts';
import { setOption } from '../edit/set-option.ts';
import { setTranslation } from '../languages/translations.ts';
import { deleteState } from '../workflow/workflow.ts';
import { mergeDrafts, mergeForms } from './merge-forms.ts';

const BASE = aForm()
  .with({ title: { text: 'Poda' } })
  .withStates('Recibida', 'En obra', 'Resuelta')
  .withSignature({ title: 'Firma' })
  .withSection('a', aQuestion('a1', 'text'), aQuestion('a2', 'single-choice', { options: ['Sí', 'No'] }))
  .withConditionalSection('b', {}, aCondition('c', aQuestion('c1', 'integer')))
  .build();

const titled = (form: FormDefinition, text: string): FormDefinition => ({
  ...form,
  title: { ...form.title, text },
});
const merged = (mine: FormDefinition, theirs: FormDefinition) => mergeForms({ base: BASE, mine, theirs });
const idsIn = (form: FormDefinition | null) =>
  form?.sections.map(({ id, questions }) => [id, ...questions.map((question) => question.id)].join(' '));

it('X35.45 what each changed alone is in the result: texts, languages, settings, questions, options, states', () => {
  const mine = setOption(
    addChoices(updateQuestion(titled(BASE, 'Poda de calle'), 'a1', { required: true }), 'a2', [
      { id: 'n', text: 'A veces' },
    ]),
    'geolocation',
    true,
  );
  const english = setTranslation(BASE, { kind: 'form', field: 'title' }, { language: 'en', text: 'Pruning' });
  const theirs = deleteState(
    addQuestion(
      updateQuestion(english, 'a1', { title: { text: 'Calle' } }),
      { sectionId: 'a' },
      { id: 'a3' },
    ),
    2,
  );
  const result = merged(mine, theirs);
  expect(result).toMatchObject({
    title: { text: 'Poda de calle', in: { en: 'Pruning' } },
    options: { geolocation: true },
    states: [{ name: 'Recibida' }, { name: 'En obra' }],
  });
  expect(idsIn(result)).toEqual(['a a1 a2 a3', 'b']);
  expect(result?.sections[0]?.questions[0]).toMatchObject({ required: true, title: { text: 'Calle' } });
  expect(result?.sections[0]?.questions[1]?.options).toHaveLength(3);
});

it('X35.45 items that both added stay, each behind the one it was added after', () => {
  const mine = addQuestion(addSection(BASE, 'm'), { sectionId: 'a' }, { id: 'a3' });
  const theirs = addQuestion(addSection(BASE, 't'), { sectionId: 'a' }, { id: 'a4' });
  expect(idsIn(merged(mine, theirs))).toEqual(['a a1 a2 a4 a3', 'b', 't', 'm']);
});

it('X35.45 where both changed the same thing nothing is put together', () => {
  const required = updateQuestion(BASE, 'a1', { required: true });
  expect(merged(titled(BASE, 'Una'), titled(BASE, 'Otra'))).toBeNull();
  expect(merged(deleteQuestion(BASE, 'a1'), required)).toBeNull();
  expect(merged(required, deleteSection(BASE, 'a'))).toBeNull();
  expect(
    merged(deleteChoice(BASE, { questionId: 'a2', choiceId: 'a2-1' }), addChoices(BASE, 'a2', [{ id: 'n' }])),
  ).toBeNull();
  expect(merged(deleteState(BASE, 0), deleteState(BASE, 2))).toBeNull();
  const three = addSection(BASE, 'z');
  const apart = (sectionId: string, conditionId?: string) =>
    moveQuestionTo(three, 'a1', { sectionId, ...(conditionId && { conditionId }), index: 0 });
  expect(mergeForms({ base: three, mine: apart('z'), theirs: apart('b', 'c') })).toBeNull();
  const moved = moveQuestionTo(BASE, 'a1', { sectionId: 'b', conditionId: 'c', index: 0 });
  expect(merged(moved, addQuestion(BASE, { sectionId: 'a' }, { id: 'a3' }))).toBeNull();
});

it('X35.45 a question that one moved and the other deleted, or changed while moving it too, leaves the choice to a person', () => {
  const moved = moveQuestionTo(BASE, 'a1', { sectionId: 'b', conditionId: 'c', index: 0 });
  expect(merged(moved, deleteQuestion(BASE, 'a1'))).toBeNull();
  expect(merged(deleteQuestion(BASE, 'a1'), moved)).toBeNull();
  expect(merged(moved, updateQuestion(moved, 'a1', { required: true }))).toBeNull();
  expect(merged(moved, titled(moved, 'Poda de calle'))).toEqual(titled(moved, 'Poda de calle'));
});

it('X35.45 changes that exclude each other are not put together', () => {
  const empty = addSection(BASE, 'z');
  const versions = { base: empty, mine: changeSectionType(empty, 'z', 'conditional') };
  expect(
    mergeForms({ ...versions, theirs: addQuestion(empty, { sectionId: 'z' }, { id: 'z1' }) }),
  ).toBeNull();
  expect(mergeForms({ ...versions, theirs: updateSection(empty, 'z', { repeatable: true }) })).toBeNull();
  const scanned = setScansCode(BASE, 'a1', 'scanned');
  expect(merged(changeQuestionKind(BASE, 'a1', { kind: 'date' }), scanned)).toBeNull();
  expect(merged(setOption(BASE, 'publicAccess', true), setOption(BASE, 'citizen', true))).toBeNull();
  const limited = { ...setOption(BASE, 'limitResponses', true), responseLimit: 10 };
  const limits = { base: limited, mine: setOption(limited, 'limitResponses', false) };
  expect(mergeForms({ ...limits, theirs: { ...limited, responseLimit: 20 } })).toBeNull();
});

it('X35.45 the area and the synchronisation are those of who changed them; two areas leave the choice to a person', () => {
  const base = { definition: BASE, areaId: 'north', sync: 'off' } as const;
  const mine = { ...base, definition: titled(BASE, 'Poda de calle') };
  const theirs = {
    definition: setOption(BASE, 'citizen', true),
    areaId: 'south',
    sync: 'on',
  } as const;
  expect(mergeDrafts({ base, mine, theirs })).toMatchObject({
    areaId: 'south',
    sync: 'on',
    definition: { title: { text: 'Poda de calle' }, options: { citizen: true } },
  });
  expect(mergeDrafts({ base, mine: theirs, theirs: mine })).toMatchObject({ areaId: 'south', sync: 'on' });
  expect(mergeDrafts({ base, mine: { ...mine, areaId: 'east' }, theirs })).toBeNull();
  const unknown = { ...base, areaId: null };
  expect(mergeDrafts({ base: unknown, mine, theirs })).toBeNull();
  expect(mergeDrafts({ base: unknown, mine, theirs: { ...theirs, areaId: 'north' } })).not.toBeNull();
});

it('X35.45 the same change of both counts once, and a side that changed nothing takes the other whole', () => {
  const changed = updateSection(titled(BASE, 'Poda de calle'), 'a', { title: { text: 'Datos' } });
  expect(merged(changed, changed)).toEqual(changed);
  expect(merged(BASE, changed)).toEqual(changed);
  expect(merged(changed, BASE)).toEqual(changed);
});

it('X35.45 with any two versions a form merged with an unchanged one is the changed one', () => {
  fc.assert(
    fc.property(drawing, (draw) => {
      const [base, changed] = [drawDefinition(draw, 'places'), drawDefinition(draw, 'places')];
      const result = mergeForms({ base, mine: changed, theirs: base });
      expect(result && compareForms(result, changed)).toEqual([]);
    }),
  );
});
