import { expect, it } from 'vitest';
import { NO_ANSWERS } from '../submissions/answers/answers.ts';
import { indexForm } from '../submissions/answers/form-index.ts';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import {
  addedRequest,
  asksRevisions,
  formerAnswers,
  isMarked,
  marksProblem,
  openRequest,
  presentMarks,
  type ReviewMark,
  requestedItems,
  reviewBadge,
  withMark,
  withoutMark,
} from './change-request.ts';

const ANSWERS = {
  ticked: {},
  main: { name: { value: 'Ana' }, photo: { image: 'imagenes/1.png' } },
  rows: { people: [{ id: 'r1', answers: { name: { value: 'Luz' } } }] },
};
const mark = (...marks: readonly ReviewMark[]) => marks.reduce(withMark, [] as readonly ReviewMark[]);

it('R4.22 ticking a question collects it and its section, once', () => {
  const marks = mark({ sectionId: 's', questionId: 'name' }, { sectionId: 's', questionId: 'name' });
  expect(marks).toEqual([{ sectionId: 's' }, { sectionId: 's', questionId: 'name' }]);
  expect(isMarked(marks, { sectionId: 's' })).toBe(true);
});

it('R4.23 a section goes with the last of its questions', () => {
  const marks = mark({ sectionId: 's', questionId: 'name' }, { sectionId: 's', questionId: 'photo' });
  const one = withoutMark(marks, { sectionId: 's', questionId: 'name' });
  expect(one).toEqual([{ sectionId: 's' }, { sectionId: 's', questionId: 'photo' }]);
  expect(withoutMark(one, { sectionId: 's', questionId: 'photo' })).toEqual([]);
});

it('R4.22 R4.23 marks of copies and conditions that are gone go, and their section with the last of them', () => {
  const index = indexForm(
    aForm()
      .withSection('s', aQuestion('name', 'text'))
      .withRepeatableSection('people', aQuestion('who', 'text'))
      .withConditionalSection('more', {}, aCondition('yes', aQuestion('why', 'text')))
      .build(),
  );
  const marks = mark(
    { sectionId: 's', questionId: 'name' },
    { sectionId: 'people', questionId: 'who' },
    { sectionId: 'people', questionId: 'who', rowId: 'r1' },
    { sectionId: 'more', questionId: 'why' },
  );
  const answers = { ...ANSWERS, ticked: { more: ['yes'] } };
  expect(presentMarks(marks, index, answers)).toEqual(marks);
  expect(presentMarks(marks, index, NO_ANSWERS)).toEqual(
    mark({ sectionId: 's', questionId: 'name' }, { sectionId: 'people', questionId: 'who' }),
  );
});

it('R5.01 R5.02 a request needs a section, and in each section a question', () => {
  expect(marksProblem([])).toBe('nothing-marked');
  expect(marksProblem(mark({ sectionId: 's', questionId: 'name' }, { sectionId: 'other' }))).toBe(
    'section-without-answers',
  );
  expect(marksProblem(mark({ sectionId: 's', questionId: 'name' }))).toBeNull();
});

it('R3.20 R3.21 A3.25 A3.26 A4.26 a request holds what each question held, copies of a section included', () => {
  const marks = mark(
    { sectionId: 's', questionId: 'photo' },
    { sectionId: 'people', questionId: 'name', rowId: 'r1' },
    { sectionId: 's', questionId: 'empty' },
  );
  const requested = requestedItems(marks, ANSWERS);
  expect(requested).toEqual([
    { sectionId: 's', questionId: 'photo', former: { image: 'imagenes/1.png' } },
    { sectionId: 'people', questionId: 'name', rowId: 'r1', former: { value: 'Luz' } },
    { sectionId: 's', questionId: 'empty', former: null },
  ]);
  expect([...formerAnswers(requested)]).toEqual([
    ['photo', { image: 'imagenes/1.png' }],
    ['name/r1', { value: 'Luz' }],
  ]);
});

it('A4.24 A4.29 R4.29 only the last request counts, and only while nobody completed it', () => {
  const done = { needsCompletion: false };
  const waiting = { needsCompletion: true };
  expect(openRequest([])).toBeNull();
  expect(openRequest([waiting, done])).toBeNull();
  expect(openRequest([done, waiting])).toBe(waiting);
});

it('R4.12 R4.13 R4.14 R4.15 X31.80 the badge of a reviewed form: in review, to correct, approved', () => {
  const portal = { citizenAssociationFromCitizenPortal: true, incidents: true };
  const form = aForm().withOptions(portal).build();
  const waiting = { needsCompletion: true, accepted: false };
  const answered = { needsCompletion: false, accepted: false };
  expect(
    reviewBadge(aForm().withOptions({ incidents: true }).build(), { last: waiting, marked: true }),
  ).toBeNull();
  expect(reviewBadge(form, { last: waiting, marked: true })).toBe('in-review');
  expect(reviewBadge(form, { last: answered, marked: false })).toBe('to-correct');
  expect(reviewBadge(form, { last: { ...answered, accepted: true }, marked: false })).toBe('approved');
  expect(reviewBadge(form, { last: { ...answered, accepted: true }, marked: true })).toBe('to-correct');
  expect(reviewBadge(form, { last: null, marked: false })).toBe('approved');
});

it('X31.80 a further request adds to the open one; what was asked first keeps the answer it had then', () => {
  const item = (questionId: string, value: string) => ({ sectionId: 's', questionId, former: { value } });
  const open = {
    comment: 'Falta la foto',
    requested: [item('photo', 'a'), item('name', 'Ana')],
    dueOn: null,
  };
  const further = {
    comment: 'Y el barrio',
    requested: [item('name', 'Eva'), item('district', '')],
    dueOn: null,
  };
  expect(addedRequest(open, further)).toEqual({
    comment: 'Falta la foto\n\nY el barrio',
    requested: [item('photo', 'a'), item('name', 'Ana'), item('district', '')],
    dueOn: null,
  });
  expect(addedRequest(null, further)).toBe(further);
});

it('X33.71 X33.72 newer words about a question and a newer due date replace the former ones', () => {
  const item = (questionId: string, remark?: string) => {
    const asked = { sectionId: 's', questionId, former: null };
    return remark === undefined ? asked : { ...asked, remark };
  };
  const open = {
    comment: 'a',
    requested: [item('photo', 'Borrosa'), item('name', 'Mal')],
    dueOn: '2026-03-01',
  };
  const further = {
    comment: 'b',
    requested: [item('name', 'Falta el apellido'), item('photo')],
    dueOn: null,
  };
  expect(addedRequest(open, further)).toMatchObject({
    requested: [item('photo', 'Borrosa'), item('name', 'Falta el apellido')],
    dueOn: '2026-03-01',
  });
  expect(addedRequest(open, { ...further, dueOn: '2026-03-09' }).dueOn).toBe('2026-03-09');
});

it('R2.080 citizens revise answers of portal forms with incidents and without payments', () => {
  const portal = aForm().withOptions({ citizenAssociationFromCitizenPortal: true, incidents: true });
  expect(asksRevisions(portal.build())).toBe(true);
  expect(asksRevisions(portal.withOptions({ addPaymentGateway: true }).build())).toBe(false);
  expect(asksRevisions(portal.withOptions({ incidents: false }).build())).toBe(false);
  expect(asksRevisions(aForm().withOptions({ incidents: true }).build())).toBe(false);
});
