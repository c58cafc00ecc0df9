import { describe, expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { type FormDefinition, type Question, questionsOf, type Section } from '../definition/form.ts';
import { newQuestion, newSection } from '../definition/new-form.ts';
import type { QuestionKind } from '../definition/question-kinds.ts';
import { changeQuestionKind, keptContent } from './change-kind.ts';
import { addChoices, deleteChoice, moveChoice, moveChoiceTo, updateChoice } from './edit-choices.ts';
import {
  addCondition,
  deleteCondition,
  duplicateCondition,
  moveCondition,
  moveConditionTo,
  updateCondition,
} from './edit-conditions.ts';
import {
  addQuestion,
  deleteQuestion,
  duplicateQuestion,
  moveQuestion,
  moveQuestionTo,
  updateQuestion,
} from './edit-questions.ts';
import {
  addSection,
  changeSectionType,
  deleteSection,
  duplicateSection,
  moveSection,
  moveSectionTo,
  sectionHasContent,
  updateSection,
} from './edit-sections.ts';
import {
  addSignature,
  deleteSignature,
  moveSignature,
  moveSignatureTo,
  setSignatureTitle,
} from './edit-signatures.ts';

const FORM = aForm()
  .withSection('a', aQuestion('a1', 'text'), aQuestion('a2', 'single-choice', { options: ['x', 'y', 'z'] }))
  .withConditionalSection('b', {}, aCondition('b1', aQuestion('b1q', 'link')), aCondition('b2'))
  .withRepeatableSection('c')
  .build();

function ids(list: readonly { readonly id: string }[] | undefined): string {
  return (list ?? []).map(({ id }) => id).join(' ');
}

function section(definition: FormDefinition, id: string): Section {
  return definition.sections.find((candidate) => candidate.id === id) ?? newSection('none');
}

function question(definition: FormDefinition, id: string): Question {
  return (
    definition.sections.flatMap(questionsOf).find((candidate) => candidate.id === id) ?? newQuestion('none')
  );
}

function counter(): () => string {
  let count = 0;
  return () => `n${(count += 1)}`;
}

describe('sections', () => {
  it('E2.14 appends an empty simple section', () => {
    const after = addSection(FORM, 'd');
    expect(ids(after.sections)).toBe('a b c d');
    expect(section(after, 'd')).toEqual(newSection('d'));
  });

  it('E2.21 E4.72 E4.73 deletes and moves; the ends do nothing', () => {
    expect(ids(deleteSection(FORM, 'b').sections)).toBe('a c');
    expect(ids(moveSection(FORM, 'b', 'up').sections)).toBe('b a c');
    expect(ids(moveSection(FORM, 'b', 'down').sections)).toBe('a c b');
    expect(moveSection(FORM, 'a', 'up')).toBe(FORM);
    expect(moveSection(FORM, 'c', 'down')).toBe(FORM);
    expect(ids(moveSectionTo(FORM, 'a', 2).sections)).toBe('b c a');
    expect(ids(moveSectionTo(FORM, 'c', -5).sections)).toBe('c a b');
    for (const edit of [
      deleteSection(FORM, '?'),
      moveSection(FORM, '?', 'down'),
      moveSectionTo(FORM, '?', 0),
    ])
      expect(edit).toBe(FORM);
  });

  it('E2.21 duplicates with new ids throughout', () => {
    const after = duplicateSection(FORM, 'a', counter());
    expect(ids(after.sections)).toBe('a n1 b c');
    expect(ids(section(after, 'n1').questions)).toBe('n2 n3');
    expect(ids(question(after, 'n3').options)).toBe('n4 n5 n6');
    const conditional = duplicateSection(FORM, 'b', counter());
    expect(ids(section(conditional, 'n1').conditions)).toBe('n2 n4');
  });

  it('E3.41 only simple sections repeat', () => {
    expect(section(updateSection(FORM, 'a', { repeatable: true }), 'a').repeatable).toBe(true);
    expect(section(updateSection(FORM, 'b', { repeatable: true }), 'b').repeatable).toBe(false);
  });

  it('E4.62 E4.63 E4.66 asks before changing the type of a section with content', () => {
    expect(['a', 'b', 'c'].map((id) => sectionHasContent(section(FORM, id)))).toEqual([true, true, false]);
  });

  it('E4.64 changing the type deletes questions and conditions', () => {
    const conditional = section(changeSectionType(FORM, 'a', 'conditional'), 'a');
    expect(conditional).toMatchObject({
      conditional: true,
      questions: [],
      conditions: [],
      repeatable: false,
    });
    const simple = section(changeSectionType(FORM, 'b', 'simple'), 'b');
    expect(simple).toMatchObject({
      conditional: false,
      questions: [],
      conditions: [],
      title: { text: 'Sección b' },
    });
  });

  it('E4.65 choosing the same type changes nothing', () => {
    expect(changeSectionType(FORM, 'a', 'simple')).toBe(FORM);
  });
});

describe('conditions', () => {
  it('E2.21 E3.44 adds to conditional sections only', () => {
    expect(ids(section(addCondition(FORM, 'b', 'b3'), 'b').conditions)).toBe('b1 b2 b3');
    expect(addCondition(FORM, 'a', 'x')).toBe(FORM);
  });

  it('E2.21 E4.72 E4.73 deletes, moves and renames', () => {
    expect(ids(section(deleteCondition(FORM, 'b1'), 'b').conditions)).toBe('b2');
    expect(ids(section(moveCondition(FORM, 'b2', 'up'), 'b').conditions)).toBe('b2 b1');
    expect(moveCondition(FORM, 'b1', 'up')).toBe(FORM);
    expect(moveCondition(FORM, 'b2', 'down')).toBe(FORM);
    expect(ids(section(moveConditionTo(FORM, 'b1', 1), 'b').conditions)).toBe('b2 b1');
    expect(ids(section(duplicateCondition(FORM, 'b1', counter()), 'b').conditions)).toBe('b1 n1 b2');
    expect(section(updateCondition(FORM, 'b1', { text: 'Alta' }), 'b').conditions[0]?.text).toEqual({
      text: 'Alta',
    });
  });
});

describe('questions', () => {
  it('E2.21 E3.40 adds to a simple section or to a condition', () => {
    expect(ids(section(addQuestion(FORM, { sectionId: 'a' }, { id: 'q' }), 'a').questions)).toBe('a1 a2 q');
    const inCondition = addQuestion(FORM, { sectionId: 'b', conditionId: 'b2' }, { id: 'q', kind: 'date' });
    expect(question(inCondition, 'q').kind).toBe('date');
    expect(addQuestion(FORM, { sectionId: 'b' }, { id: 'q' })).toBe(FORM);
  });

  it('E2.21 E4.72 E4.73 deletes and moves within its list', () => {
    expect(ids(section(deleteQuestion(FORM, 'a1'), 'a').questions)).toBe('a2');
    expect(ids(section(moveQuestion(FORM, 'a1', 'down'), 'a').questions)).toBe('a2 a1');
    expect(moveQuestion(FORM, 'a1', 'up')).toBe(FORM);
    expect(moveQuestion(FORM, 'a2', 'down')).toBe(FORM);
    expect(deleteQuestion(FORM, '?')).toBe(FORM);
  });

  it('E4.72 drags to any list', () => {
    expect(ids(section(moveQuestionTo(FORM, 'a2', { sectionId: 'a', index: 0 }), 'a').questions)).toBe(
      'a2 a1',
    );
    const across = moveQuestionTo(FORM, 'a1', { sectionId: 'b', conditionId: 'b1', index: 0 });
    expect(ids(section(across, 'a').questions)).toBe('a2');
    expect(ids(section(across, 'b').conditions[0]?.questions)).toBe('a1 b1q');
    expect(moveQuestionTo(FORM, 'a1', { sectionId: 'b', index: 0 })).toBe(FORM);
    expect(moveQuestionTo(FORM, 'a1', { sectionId: '?', index: 0 })).toBe(FORM);
  });

  it('E2.21 duplicates with new ids for its options', () => {
    const after = duplicateQuestion(FORM, 'a2', counter());
    expect(ids(section(after, 'a').questions)).toBe('a1 a2 n1');
    expect(ids(question(after, 'n1').options)).toBe('n2 n3 n4');
  });

  it('E3.46 E3.48 E3.54 a changed kind keeps what still fits', () => {
    const multiple = question(changeQuestionKind(FORM, 'a2', { kind: 'multiple-choice' }), 'a2');
    expect(multiple.options).toHaveLength(3);
    const filled = updateQuestion(FORM, 'a2', { required: true, searchable: true, allowsImage: true });
    expect(question(changeQuestionKind(filled, 'a2', { kind: 'date' }), 'a2')).toMatchObject({
      kind: 'date',
      required: true,
      allowsImage: true,
      searchable: false,
      options: [],
    });
    const link = updateQuestion(FORM, 'b1q', { link: 'https://a.example', linkTitle: 'Ver' });
    expect(question(changeQuestionKind(link, 'b1q', { kind: 'text' }), 'b1q')).toMatchObject({
      link: '',
      linkTitle: '',
    });
    expect(changeQuestionKind(FORM, 'a1', { kind: 'text' })).toBe(FORM);
  });

  it('X31.71 options and link that were set aside come back with a kind that has a use for them', () => {
    const choice = question(FORM, 'a2');
    const kept = keptContent(choice);
    const text = changeQuestionKind(FORM, 'a2', { kind: 'text', kept });
    expect(question(text, 'a2').options).toEqual([]);
    const linked = changeQuestionKind(text, 'a2', { kind: 'link', kept });
    const filled = updateQuestion(linked, 'a2', { link: 'https://a.example', linkTitle: 'Ver' });
    const both = keptContent(question(filled, 'a2'), kept);
    const back = changeQuestionKind(filled, 'a2', { kind: 'multiple-choice', kept: both });
    expect(question(back, 'a2')).toMatchObject({ options: choice.options, link: '' });
    const linkAgain = changeQuestionKind(back, 'a2', { kind: 'link', kept: both });
    expect(question(linkAgain, 'a2')).toMatchObject({
      options: [],
      link: 'https://a.example',
      linkTitle: 'Ver',
    });
  });

  it('X31.71 options that were deleted on purpose do not come back', () => {
    const before = keptContent(question(FORM, 'a2'));
    const emptied = changeQuestionKind(FORM, 'a2', { kind: 'multiple-choice', kept: before });
    const without = question(emptied, 'a2').options.reduce(
      (form, { id }) => deleteChoice(form, { questionId: 'a2', choiceId: id }),
      emptied,
    );
    const kept = keptContent(question(without, 'a2'), before);
    const text = changeQuestionKind(without, 'a2', { kind: 'text', kept });
    expect(question(changeQuestionKind(text, 'a2', { kind: 'single-choice', kept }), 'a2').options).toEqual(
      [],
    );
  });

  it('X31.34 a new date or time starts empty, and so does a question that becomes one', () => {
    const added = (kind: QuestionKind) =>
      question(addQuestion(FORM, { sectionId: 'a' }, { id: 'new', kind }), 'new').startsEmpty;
    expect([added('date'), added('time'), added('text')]).toEqual([true, true, false]);
    const became = changeQuestionKind(FORM, 'a2', { kind: 'time' });
    expect(question(became, 'a2').startsEmpty).toBe(true);
    expect(question(changeQuestionKind(became, 'a2', { kind: 'text' }), 'a2').startsEmpty).toBe(false);
    const startsNow = updateQuestion(became, 'a2', { startsEmpty: false });
    expect(question(changeQuestionKind(startsNow, 'a2', { kind: 'date' }), 'a2').startsEmpty).toBe(false);
  });

  it('E2.21 a change in one of a thousand questions leaves the other questions and sections the same objects', () => {
    const sections = Array.from({ length: 20 }, (_, index) => ({
      ...newSection(`s${index}`),
      questions: Array.from({ length: 50 }, (_, number) => newQuestion(`s${index}q${number}`)),
    }));
    const before = { ...FORM, sections };
    const after = updateQuestion(before, 's7q9', { title: { text: 'x' } });
    expect(after.sections.filter((given, index) => given !== before.sections[index])).toHaveLength(1);
    const changed = after.sections[7]?.questions.filter(
      (given, index) => given !== before.sections[7]?.questions[index],
    );
    expect(ids(changed)).toBe('s7q9');
  });
});

describe('options of choices', () => {
  const at = { questionId: 'a2', choiceId: 'a2-1' };
  const last = { questionId: 'a2', choiceId: 'a2-3' };

  it('E2.21 E3.48 adds one or many, to choices only', () => {
    const after = addChoices(FORM, 'a2', [{ id: 'p', text: 'P' }, { id: 'q' }]);
    expect(ids(question(after, 'a2').options)).toBe('a2-1 a2-2 a2-3 p q');
    expect(addChoices(FORM, 'a1', [{ id: 'p' }])).toBe(FORM);
  });

  it('E2.21 E4.72 E4.73 deletes, moves, duplicates and renames', () => {
    expect(ids(question(deleteChoice(FORM, at), 'a2').options)).toBe('a2-2 a2-3');
    expect(ids(question(moveChoice(FORM, at, 'down'), 'a2').options)).toBe('a2-2 a2-1 a2-3');
    expect(moveChoice(FORM, at, 'up')).toBe(FORM);
    expect(moveChoice(FORM, last, 'down')).toBe(FORM);
    expect(ids(question(moveChoiceTo(FORM, at, 2), 'a2').options)).toBe('a2-2 a2-3 a2-1');
    expect(question(updateChoice(FORM, at, { text: 'Uno' }), 'a2').options[0]?.text).toEqual({
      text: 'Uno',
    });
    expect(deleteChoice(FORM, { questionId: 'a2', choiceId: '?' })).toBe(FORM);
  });
});

describe('signatures', () => {
  const signed = setSignatureTitle(addSignature(addSignature(FORM)), 0, { text: 'Titular' });

  it('E4.77 adds with the defaults', () => {
    expect(signed.signatures[1]).toEqual({ title: '', type: 'both', signatory: 'citizen', required: false });
  });

  it('E4.75 E4.76 removes every one but the first', () => {
    expect(deleteSignature(signed, 1).signatures).toHaveLength(1);
    expect(deleteSignature(signed, 0)).toBe(signed);
    expect(deleteSignature(signed, 5)).toBe(signed);
  });

  it('E2.21 E4.72 E4.73 moves', () => {
    expect(moveSignature(signed, 0, 'down').signatures[1]?.title).toBe('Titular');
    expect(moveSignature(signed, 0, 'up')).toBe(signed);
    expect(moveSignature(signed, 1, 'down')).toBe(signed);
    expect(moveSignatureTo(signed, 1, 0).signatures[1]?.title).toBe('Titular');
  });
});
