import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { describe, expect, it } from 'vitest';
import { setFile } from '../files/file-actions.ts';
import { goToField } from '../position/position-actions.ts';
import {
  allOpen,
  dropCopy,
  onBlurQuestion,
  openSection,
  repeatSection,
  restoreSection,
  setAnswerAt,
  type Step,
  showIssues,
  tick,
  toggleAllSections,
  untick,
} from './answering-actions.ts';
import { createAnsweringStore } from './answering-store.ts';
import { questionKey } from './field-key.ts';

const NOW = { date: '25/03/2026', time: '09:30' };

const FORM = aForm()
  .withSection(
    'datos',
    aQuestion('nombre', 'text', { required: true }),
    aQuestion('dia', 'date'),
    aQuestion('web', 'link'),
  )
  .withConditionalSection(
    'motivo',
    { required: true },
    aCondition('raices', aQuestion('largo', 'decimal', { required: true })),
  )
  .withRepeatableSection('personas', aQuestion('edad', 'integer', { required: true }))
  .build();

function aStore(form = FORM) {
  const index = indexForm(form);
  const store = createAnsweringStore(index, newAnswers(form, NOW));
  const section = (id: string) => index.sectionById.get(id)!.section;
  const question = (id: string) => index.questionById.get(id)!;
  return { store, section, question };
}

describe('the store of one answer', () => {
  it('A4.02 tells who listens of changes only, and keeps what did not change', () => {
    const { store } = aStore();
    let redraws = 0;
    const stop = store.subscribe(() => redraws++);
    const { rows, ticked } = store.get().answers;
    store.change(setAnswerAt({ questionId: 'nombre' }, 'Ana'));
    store.change(setAnswerAt({ questionId: 'nombre' }, 'Ana'));
    expect(redraws).toBe(1);
    expect(store.get().answers.rows).toBe(rows);
    expect(store.get().answers.ticked).toBe(ticked);
    stop();
    store.change(setAnswerAt({ questionId: 'nombre' }, 'Eva'));
    expect(redraws).toBe(1);
  });

  it('A2.30 counts what is missing once per change', () => {
    const { store } = aStore();
    const before = store.progress();
    expect(before.map(({ missing }) => missing)).toEqual([1, 1, 1]);
    store.change(openSection('datos'));
    expect(store.progress()).toBe(before);
    store.change(setAnswerAt({ questionId: 'nombre' }, 'Ana'));
    expect(store.progress()[0]?.missing).toBe(0);
  });

  it('A2.30 A2.31 a long form starts with its first section open; one step opens or closes all', () => {
    const questions = Array.from({ length: 101 }, (_, number) => aQuestion(`p${number}`, 'text'));
    const { store } = aStore(
      aForm()
        .withSection('una', ...questions)
        .withSection('otra', aQuestion('fin', 'text'))
        .build(),
    );
    expect([...store.get().open]).toEqual(['una']);
    store.change(toggleAllSections(store.index));
    expect(allOpen(store.index, store.get())).toBe(true);
    store.change(toggleAllSections(store.index));
    expect(store.get().open.size).toBe(0);
  });

  it('A5.09 A5.50 X31.30 leaving a field tidies it; an impossible date stays as it was typed, with what is wrong', () => {
    const { store, question } = aStore();
    store.change(setAnswerAt({ questionId: 'web' }, 'ejemplo.org'));
    store.change(onBlurQuestion(question('web'), { questionId: 'web' }));
    expect(store.get().answers.main['web']).toEqual({ value: 'https://ejemplo.org' });
    store.change(setAnswerAt({ questionId: 'dia' }, '31/02/2026'));
    store.change(onBlurQuestion(question('dia'), { questionId: 'dia' }));
    expect(store.get().answers.main['dia']).toEqual({ value: '31/02/2026' });
    expect(store.get().issues.get(questionKey({ questionId: 'dia' }))).toMatchObject({
      code: 'date-invalid',
    });
    store.change(setAnswerAt({ questionId: 'dia' }, '28/02/2026'));
    store.change(onBlurQuestion(question('dia'), { questionId: 'dia' }));
    expect(store.get().issues.size).toBe(0);
  });

  it('A5.01 a field is judged again on leaving once it was shown wrong, never before', () => {
    const { store, question } = aStore();
    const at = { questionId: 'nombre' };
    store.change(onBlurQuestion(question('nombre'), at));
    expect(store.get().issues.size).toBe(0);
    const issue = { code: 'answer-required' as const, at: { sectionId: 'datos', questionId: 'nombre' } };
    store.change(showIssues([issue]));
    store.change(setAnswerAt(at, 'Ana'));
    expect(store.get().issues.has(questionKey(at))).toBe(true);
    store.change(onBlurQuestion(question('nombre'), at));
    expect(store.get().issues.has(questionKey(at))).toBe(false);
    expect(store.get().summary).toEqual([issue]);
  });

  it('A5.02 ticking a condition settles what the section lacked', () => {
    const { store, section } = aStore();
    store.change(showIssues([{ code: 'section-required', at: { sectionId: 'motivo' } }]));
    store.change(tick({ section: section('motivo'), conditionId: 'raices', now: NOW }));
    expect(store.get().issues.size).toBe(0);
  });

  it('A4.19 unticking clears the answers and what was wrong with them, and can be undone once', () => {
    const { store, section } = aStore();
    const motivo = section('motivo');
    store.change(tick({ section: motivo, conditionId: 'raices', now: NOW }));
    store.change(setAnswerAt({ questionId: 'largo' }, '3,5'));
    store.change(showIssues([{ code: 'decimal-invalid', at: { sectionId: 'motivo', questionId: 'largo' } }]));
    store.change(untick(motivo, 'raices'));
    expect(store.get().answers.main['largo']).toBeUndefined();
    expect(store.get().issues.size).toBe(0);
    store.change(restoreSection(motivo, NOW));
    expect(store.get().answers.main['largo']).toEqual({ value: '3,5' });
    expect(store.get().cleared).toBeNull();
    store.change(untick(motivo, 'raices'));
    store.change(tick({ section: motivo, conditionId: 'raices', now: NOW }));
    expect(store.get().answers.main['largo']).toBeUndefined();
    expect(store.get().cleared).toBeNull();
  });

  it('A4.19 a date that starts empty, and the photo of one that does not, are brought back as well', () => {
    const form = aForm()
      .withConditionalSection(
        'motivo',
        {},
        aCondition('visto', aQuestion('cuando', 'date', { startsEmpty: true })),
        aCondition('foto', aQuestion('dia', 'date', { allowsImage: true })),
        aCondition('hoy', aQuestion('fecha', 'date')),
      )
      .build();
    const { store, section } = aStore(form);
    const motivo = section('motivo');
    const undone = (conditionId: string, written: Step) => {
      store.change(tick({ section: motivo, conditionId, now: NOW }));
      store.change(written);
      store.change(untick(motivo, conditionId));
      store.change(restoreSection(motivo, NOW));
      return store.get().answers.main;
    };
    const image = 'imagenes/f/a.png';
    expect(undone('visto', setAnswerAt({ questionId: 'cuando' }, '01/02/2026'))['cuando']?.value).toBe(
      '01/02/2026',
    );
    expect(undone('foto', setFile({ questionId: 'dia', kind: 'image' }, image))['dia']?.image).toBe(image);
    expect(undone('hoy', (state) => state)['fecha']).toBeUndefined();
  });

  it('A4.30 X14.06 a field that is named by its question alone is shown in its section, which opens', () => {
    const { store } = aStore();
    store.change(toggleAllSections(store.index));
    store.change(goToField(store.index, { questionId: 'edad' }));
    expect([...store.get().open]).toEqual(['personas']);
    store.change(goToField(store.index, { questionId: 'nombre' }));
    expect(store.get().section).toBe(0);
  });

  it('A4.21 A4.22 copies come and go with what was wrong in them', () => {
    const { store, section } = aStore();
    const personas = section('personas');
    store.change(repeatSection({ section: personas, rowId: 'fila1', now: NOW }));
    store.change(repeatSection({ section: personas, rowId: 'fila2', now: NOW }));
    store.change(
      showIssues([
        { code: 'answer-required', at: { sectionId: 'personas', questionId: 'edad', rowId: 'fila1' } },
      ]),
    );
    store.change(dropCopy(personas, 'fila1'));
    expect(store.get().answers.rows['personas']?.map(({ id }) => id)).toEqual(['fila2']);
    expect(store.get().issues.size).toBe(0);
  });

  it('A5.04 showing what is wrong opens the sections where it lies', () => {
    const { store } = aStore();
    store.change(toggleAllSections(store.index));
    store.change(
      showIssues([{ code: 'answer-required', at: { sectionId: 'personas', questionId: 'edad' } }]),
    );
    expect([...store.get().open]).toEqual(['personas']);
  });
});
