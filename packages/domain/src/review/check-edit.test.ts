import { expect, it } from 'vitest';
import type { AnswersByQuestion } from '../submissions/answers/answers.ts';
import { indexForm } from '../submissions/answers/form-index.ts';
import { NO_PARTICULARS } from '../submissions/particulars/particulars.ts';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import type { SubmissionContent } from './changes.ts';
import { applyChanges } from './changes.ts';
import { checkEdit } from './check-edit.ts';
import { completionLimits, correctionLimits, isSealed, revisionLimits } from './edit-limits.ts';

const FORM = aForm()
  .withSection(
    's',
    aQuestion('name', 'text', { required: true }),
    aQuestion('day', 'date'),
    aQuestion('later', 'date'),
    aQuestion('free', 'date', { repeatable: true }),
    aQuestion('count', 'integer'),
  )
  .withRepeatableSection('people', aQuestion('born', 'date'))
  .withConditionalSection('more', {}, aCondition('yes', aQuestion('why', 'text')))
  .build();
const INDEX = indexForm(FORM);

const content = (
  main: AnswersByQuestion,
  rest: Partial<SubmissionContent['answers']> = {},
): SubmissionContent => ({
  answers: { ticked: {}, main, rows: {}, ...rest },
  particulars: NO_PARTICULARS,
});
const STORED = content({
  name: { value: 'Ana' },
  day: { value: '01/02/2026' },
  free: { value: '01/02/2026' },
});

const codesOf = (given: SubmissionContent, limits = correctionLimits(STORED)) =>
  checkEdit(INDEX, { stored: STORED, given, limits }).issues.map(
    ({ code, at }) => `${code} ${at?.questionId ?? at?.sectionId ?? at?.field}`,
  );

it('R4.28 A4.27 of the dates that hold one only those that repeat can be corrected; everything else can', () => {
  const given = content(
    {
      name: { value: 'Eva' },
      day: { value: '02/02/2026' },
      later: { value: '03/02/2026' },
      free: { value: '02/02/2026' },
      count: { value: '3' },
      why: { value: 'porque sí' },
    },
    {
      ticked: { more: ['yes'] },
      rows: { people: [{ id: 'r1', answers: { born: { value: '04/02/2026' } } }] },
    },
  );
  expect(codesOf(given)).toEqual(['answer-locked day']);
});

it('R5.19 R4.26 a correction is judged by the rules of the form', () => {
  expect(codesOf(content({ day: { value: '01/02/2026' }, count: { value: 'x' } }))).toEqual([
    'answer-required name',
    'integer-invalid count',
  ]);
});

it('R4.26 what stands in the submission and was not touched is left, even where it would be refused today', () => {
  const stored = content({ name: { value: 'Ana' }, count: { value: ' 3 ' }, gone: { value: 'x' } });
  const given = content({ name: { value: 'Eva' }, count: { value: '3' } });
  const { after, issues } = checkEdit(INDEX, { stored, given, limits: correctionLimits(stored) });
  expect(issues).toEqual([]);
  expect(after.answers.main).toEqual({
    name: { value: 'Eva' },
    count: { value: ' 3 ' },
    gone: { value: 'x' },
  });
});

it('R4.26 R3.22 an answer that the form would refuse today can be emptied and replaced, and what it was is kept', () => {
  const stored = content({ name: { value: 'Ana' }, count: { value: 'tres' } });
  const edited = (main: AnswersByQuestion) =>
    checkEdit(INDEX, { stored, given: content(main), limits: correctionLimits(stored) });
  const was = { questionId: 'count', before: { value: 'tres' } };
  const emptied = edited({ name: { value: 'Ana' } });
  expect(emptied.changes.answers).toEqual([{ ...was, after: null }]);
  expect(emptied.after.answers.main).toEqual({ name: { value: 'Ana' } });
  const replaced = edited({ name: { value: 'Ana' }, count: { value: '3' } });
  expect(replaced.changes.answers).toEqual([{ ...was, after: { value: '3' } }]);
  const left = edited({ name: { value: 'Eva' }, count: { value: 'tres' } });
  expect(left.issues).toEqual([]);
  expect(left.after.answers.main).toEqual({ name: { value: 'Eva' }, count: { value: 'tres' } });
  const worse = edited({ name: { value: 'Ana' }, count: { value: 'cuatro' } });
  expect(worse.issues.map(({ code }) => code)).toEqual(['integer-invalid']);
});

it('R4.26 an option that the form does not know stays with a correction of something else, though no field shows it', () => {
  const index = indexForm(
    aForm()
      .withSection(
        's',
        aQuestion('note', 'text'),
        aQuestion('lamp', 'single-choice', { options: ['Anda'] }),
        aQuestion('faults', 'multiple-choice', { options: ['Óxido'] }),
      )
      .build(),
  );
  const unknown = { lamp: { value: 'gone' }, faults: { value: ['faults-1', 'gone'] } };
  const stored = content({ ...unknown, note: { value: 'a' } });
  const given = content({ faults: { value: ['faults-1'] }, note: { value: 'b' } });
  const { after, issues } = checkEdit(index, { stored, given, limits: correctionLimits(stored) });
  expect(issues).toEqual([]);
  expect(after.answers.main).toEqual({ ...unknown, note: { value: 'b' } });
});

it('R2.081 a completion changes only what was not answered; a missing answer elsewhere is asked for', () => {
  const limits = completionLimits(INDEX, STORED);
  expect(codesOf(content({ ...STORED.answers.main, count: { value: '3' } }), limits)).toEqual([]);
  expect(codesOf(content({ ...STORED.answers.main, name: { value: 'Eva' } }), limits)).toEqual([
    'answer-locked name',
  ]);
  const copies = content(STORED.answers.main, { rows: { people: [{ id: 'r1', answers: {} }] } });
  expect(codesOf(copies, limits)).toEqual(['answer-locked people']);
  const ticked = content(
    { ...STORED.answers.main, why: { value: 'porque sí' } },
    { ticked: { more: ['yes'] } },
  );
  expect(codesOf(ticked, limits)).toEqual([]);
});

it('A4.24 A4.25 R4.33 under a request only the requested questions can be edited', () => {
  const limits = revisionLimits([{ sectionId: 's', questionId: 'name', former: { value: 'Ana' } }]);
  expect(codesOf(content({ ...STORED.answers.main, name: { value: 'Eva' } }), limits)).toEqual([]);
  expect(codesOf(content({ ...STORED.answers.main, count: { value: '3' } }), limits)).toEqual([
    'answer-locked count',
  ]);
});

it('R4.26 unticking a condition takes its answers along and is allowed as a whole', () => {
  const stored = content(
    { name: { value: 'Ana' }, why: { value: 'porque sí' } },
    { ticked: { more: ['yes'] } },
  );
  const edit = { stored, given: content({ name: { value: 'Ana' } }), limits: correctionLimits(stored) };
  const { after, issues } = checkEdit(INDEX, edit);
  expect(issues).toEqual([]);
  expect(after.answers).toEqual({ ticked: {}, main: { name: { value: 'Ana' } }, rows: {} });
});

const SIGNED = [{ slot: 0, image: 'imagenes/1.png', signatory: 'Ana', imageId: '1' }];

it('E3.33 E4.26 R2.077 a signed submission is sealed unless the form lets signed submissions be changed', () => {
  const form = aForm().withOptions({ digitalSignature: true });
  expect(isSealed(form.build(), SIGNED)).toBe(true);
  expect(isSealed(form.build(), [])).toBe(false);
  expect(isSealed(form.withOptions({ signatureEditableAnswer: true }).build(), SIGNED)).toBe(false);
});

it('A5.49 R2.084 R5.22 R7.17 a completion signs for staff only, and asks for no signature of the citizen', () => {
  const form = aForm()
    .withOptions({ digitalSignature: true, signatureEditableAnswer: true })
    .withSignature({ signatory: 'citizen', required: true })
    .withSignature({ signatory: 'intern', required: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const index = indexForm(form);
  const stored = content({});
  const sign = (slot: number) => ({ slot, image: `imagenes/${slot}.png`, signatory: 'Ana', imageId: 'x' });
  const codes = (signatures: readonly ReturnType<typeof sign>[]) =>
    checkEdit(index, {
      stored,
      given: { ...content({ name: { value: 'a' } }), particulars: { ...NO_PARTICULARS, signatures } },
      limits: completionLimits(index, stored),
    }).issues.map(({ code, at }) => `${code} ${at?.field}`);
  expect(codes([sign(1)])).toEqual([]);
  expect(codes([])).toEqual(['signature-missing signatures.1']);
  expect(codes([sign(0), sign(1)])).toEqual(['answer-locked signatures.0']);
  // What was signed before stays, and the new signature stands beside it.
  const signed = { ...stored, particulars: { ...NO_PARTICULARS, signatures: [sign(0)] } };
  const given = { ...signed, particulars: { ...NO_PARTICULARS, signatures: [sign(0), sign(1)] } };
  const edit = checkEdit(index, { stored: signed, given, limits: completionLimits(index, signed) });
  expect(edit.issues).toEqual([]);
  expect(applyChanges(signed, edit.changes).particulars.signatures).toEqual([sign(0), sign(1)]);
});

it('R5.20 the citizen that the form requires is asked for in a correction too', () => {
  const index = indexForm(aForm().withOptions({ citizen: true, citizenRequired: true }).build());
  const stored = content({});
  const { issues } = checkEdit(index, { stored, given: stored, limits: correctionLimits(stored) });
  expect(issues.map(({ code }) => code)).toEqual(['citizen-required']);
});
