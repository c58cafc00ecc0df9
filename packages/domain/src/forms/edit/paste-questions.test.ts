import { describe, expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { questionsOf } from '../definition/form.ts';
import { CHOICES_PER_QUESTION_MAX, QUESTIONS_MAX, TEXT_MAX } from '../definition/form-limits.ts';
import { insertPasted, kindOfPasted, limitOfPaste, newPasted, pastedQuestions } from './paste-questions.ts';

let count = 0;
const nextId = () => `new-${++count}`;

describe('X35.05 a pasted list as questions', () => {
  it('X35.05 every line is a question, without list marks and blank lines', () => {
    const text = '1. Nombre\r\n2) Apellido\n\n  • Edad; en años \n- Calle\n3 veces por día';
    expect(pastedQuestions(text)).toEqual([
      { title: 'Nombre', options: [] },
      { title: 'Apellido', options: [] },
      { title: 'Edad; en años', options: [] },
      { title: 'Calle', options: [] },
      { title: '3 veces por día', options: [] },
    ]);
  });

  it('X35.05 options stand after a semicolon with bars, or in the columns of a spreadsheet', () => {
    expect(pastedQuestions('Barrio; Centro | Norte |\nMaterial\tPiedra\tCemento\t\nUna|otra')).toEqual([
      { title: 'Barrio', options: ['Centro', 'Norte'] },
      { title: 'Material', options: ['Piedra', 'Cemento'] },
      { title: 'Una|otra', options: [] },
    ]);
  });

  it('X35.05 all are of the chosen kind; with options, a choice', () => {
    const [plain, choice] = pastedQuestions('Una\nOtra;a|b');
    if (!plain || !choice) throw new Error('two lines');
    expect([kindOfPasted(plain, 'date'), kindOfPasted(choice, 'date')]).toEqual(['date', 'single-choice']);
    expect(kindOfPasted(choice, 'multiple-choice')).toBe('multiple-choice');
    const made = newPasted(choice, 'text', nextId);
    expect(made).toMatchObject({ kind: 'single-choice', title: { text: 'Otra' } });
    expect(made.options.map(({ text }) => text.text)).toEqual(['a', 'b']);
  });

  it('X35.05 they are put after the question that the list was pasted into, in place of one without a title', () => {
    const form = aForm()
      .withSection('s', aQuestion('q1', 'text', { title: { text: 'Una' } }), aQuestion('q2', 'text'))
      .build();
    const added = pastedQuestions('A\nB').map((one) => newPasted(one, 'text', nextId));
    const titles = (after?: string) =>
      insertPasted(form, { sectionId: 's', after }, added)
        .sections.flatMap(questionsOf)
        .map(({ title }) => title.text);
    const second = form.sections[0]?.questions[1]?.title.text ?? '';
    expect(titles('q1')).toEqual(['Una', 'A', 'B', second]);
    expect(titles()).toEqual(['Una', second, 'A', 'B']);
    const untitled = aForm()
      .withSection('s', aQuestion('q1', 'text', { title: { text: ' ' } }), aQuestion('q2', 'text'))
      .build();
    const after = insertPasted(untitled, { sectionId: 's', after: 'q1' }, added);
    expect(after.sections.flatMap(questionsOf).map(({ title }) => title.text)).toEqual(['A', 'B', second]);
  });

  it('X35.05 the limits of a form are said before anything is added', () => {
    const form = aForm().withSection('s', aQuestion('q1', 'text')).build();
    const lines = (many: number) => Array.from({ length: many }, (_, index) => `P${index}`).join('\n');
    expect(limitOfPaste(form, pastedQuestions(lines(QUESTIONS_MAX - 1)))).toBeNull();
    expect(limitOfPaste(form, pastedQuestions(lines(QUESTIONS_MAX)))).toEqual({
      limit: 'questions',
      max: QUESTIONS_MAX,
    });
    const options = Array.from({ length: CHOICES_PER_QUESTION_MAX + 1 }, (_, index) => index).join('|');
    expect(limitOfPaste(form, pastedQuestions(`Una;${options}`))?.limit).toBe('options');
    expect(limitOfPaste(form, pastedQuestions('x'.repeat(TEXT_MAX + 1)))).toEqual({
      limit: 'text',
      max: TEXT_MAX,
    });
  });
});
