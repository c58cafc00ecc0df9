import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { drawDefinition, drawing } from '../../testing/arbitrary-form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { checkFormShape } from './form-shape.ts';

const FORM = aForm()
  .withStates('A', 'B')
  .withSignature()
  .withSection('a', aQuestion('a1', 'text'), aQuestion('a2', 'single-choice', { options: ['x', 'y'] }))
  .withConditionalSection('b', {}, aCondition('b1', aQuestion('b1q', 'text')))
  .build();

/** Changes a copy of the form at a path; undefined removes the field. */
function withAt(path: readonly (string | number)[], value: unknown): unknown {
  const form = JSON.parse(JSON.stringify(FORM)) as Record<string | number, unknown>;
  let owner = form;
  for (const piece of path.slice(0, -1)) owner = owner[piece] as Record<string | number, unknown>;
  owner[path.at(-1) ?? ''] = value;
  return JSON.parse(JSON.stringify(form));
}

function issuesOf(value: unknown): readonly string[] {
  const result = checkFormShape(value);
  return 'issues' in result ? result.issues.map(({ code, at }) => `${code} ${at?.field}`) : [];
}

it('E9.29 takes what it should and gives it back', () => {
  expect(checkFormShape(JSON.parse(JSON.stringify(FORM)))).toEqual({ definition: FORM });
  expect(checkFormShape(EMPTY_FORM)).toEqual({ definition: EMPTY_FORM });
});

it('E9.29 takes every form that the model allows', () => {
  fc.assert(
    fc.property(drawing, (draw) => {
      const definition = drawDefinition(draw, 'mixed');
      expect(checkFormShape(JSON.parse(JSON.stringify(definition)))).toEqual({ definition });
    }),
    { numRuns: 300 },
  );
});

describe('texts', () => {
  it('E5.16 trims and cleans', () => {
    const result = checkFormShape(
      withAt(['title'], { text: ' \u0000a\u0007\r\nb ', in: { en: '  ', pt: ' x ' } }),
    );
    expect(result).toMatchObject({ definition: { title: { text: 'a\nb', in: { pt: 'x' } } } });
  });

  it('E3.06 a flag that is absent is off', () => {
    expect(checkFormShape(withAt(['options'], { publicAccess: true }))).toMatchObject({
      definition: { options: { publicAccess: true, citizen: false } },
    });
  });

  it('E3.17 residue never comes from a request', () => {
    const residue = { titulo: { document: 'x', model: 'y' } };
    expect(checkFormShape(withAt(['sections', 0, 'residue'], residue))).toEqual({ definition: FORM });
  });
});

const REFUSED: readonly [string, readonly (string | number)[], unknown, string][] = [
  ['an unknown field', ['admin'], true, 'shape-unknown-field admin'],
  [
    'an unknown field of a question',
    ['sections', 0, 'questions', 0, 'x'],
    1,
    'shape-unknown-field sections[0].questions[0].x',
  ],
  ['an unknown flag', ['options', 'superuser'], true, 'shape-unknown-field options.superuser'],
  ['a missing field', ['title'], undefined, 'shape-missing-field title'],
  ['a flag that is text', ['options', 'publicAccess'], 'true', 'shape-wrong-type options.publicAccess'],
  ['a title that is a number', ['title', 'text'], 4, 'shape-wrong-type title.text'],
  ['sections that are an object', ['sections'], {}, 'shape-wrong-type sections'],
  ['a section that is null', ['sections', 0], null, 'shape-wrong-type sections[0]'],
  ['a text over the limit', ['description', 'text'], 'x'.repeat(10_001), 'shape-too-long description.text'],
  ['an id of a wrong shape', ['sections', 0, 'id'], 'a b', 'shape-bad-id sections[0].id'],
  ['an id over 40 characters', ['sections', 0, 'id'], 'a'.repeat(41), 'shape-bad-id sections[0].id'],
  ['an id that every object has', ['sections', 0, 'id'], 'constructor', 'shape-bad-id sections[0].id'],
  [
    'an id __proto__',
    ['sections', 0, 'questions', 0, 'id'],
    '__proto__',
    'shape-bad-id sections[0].questions[0].id',
  ],
  [
    'a question id used twice',
    ['sections', 1, 'conditions', 0, 'questions', 0, 'id'],
    'a1',
    'shape-duplicate-id sections[1].conditions[0].questions[0].id',
  ],
  [
    'an option id used twice',
    ['sections', 0, 'questions', 1, 'options', 1, 'id'],
    'a2-1',
    'shape-duplicate-id sections[0].questions[1].options[1].id',
  ],
  [
    'an unknown kind',
    ['sections', 0, 'questions', 0, 'kind'],
    'combined',
    'shape-unknown-value sections[0].questions[0].kind',
  ],
  [
    'options of a text',
    ['sections', 0, 'questions', 0, 'options'],
    [{ id: 'o', text: { text: '' } }],
    'shape-options-not-allowed sections[0].questions[0].options',
  ],
  [
    'questions beside conditions',
    ['sections', 0, 'conditional'],
    true,
    'shape-contradiction sections[0].questions',
  ],
  [
    'conditions of a simple section',
    ['sections', 1, 'conditional'],
    false,
    'shape-contradiction sections[1].conditions',
  ],
  [
    'a repeating conditional section',
    ['sections', 1, 'repeatable'],
    true,
    'shape-contradiction sections[1].repeatable',
  ],
  ['an unknown initial state', ['initialState'], 2, 'shape-unknown-state initialState'],
  ['no initial state', ['initialState'], null, 'shape-unknown-state initialState'],
  [
    'a transition to nowhere',
    ['states', 0, 'transitions'],
    [1, 5],
    'shape-unknown-state states[0].transitions[1]',
  ],
  [
    'a transition to itself',
    ['states', 1, 'transitions'],
    [1],
    'shape-transition-to-itself states[1].transitions[0]',
  ],
  ['a state id out of place', ['states', 1, 'id'], 7, 'shape-bad-id states[1].id'],
  [
    'a language that is none',
    ['title', 'in'],
    { 'not a language': 'x' },
    'shape-unknown-field title.in.not a language',
  ],
  ['a limit that is text', ['responseLimit'], '5', 'shape-wrong-type responseLimit'],
  ['an unknown signature type', ['signatures', 0, 'type'], 'stamp', 'shape-unknown-value signatures[0].type'],
];

describe('refuses', () => {
  it.each(REFUSED)('E9.29 %s', (...[, path, value, issue]) => {
    expect(issuesOf(withAt(path, value))).toContain(issue);
  });

  it('E5.17 a signature title over 40 characters', () => {
    expect(issuesOf(withAt(['signatures', 0, 'title'], '🌳'.repeat(40)))).toEqual([]);
    expect(issuesOf(withAt(['signatures', 0, 'title'], 'ñ'.repeat(41)))).toEqual([
      'signature-title-too-long signatures[0].title',
    ]);
  });

  it('E5.14 E5.15 states without name or with the same name', () => {
    expect(issuesOf(withAt(['states', 1, 'name'], ' '))).toEqual(['state-name-empty states[1].name']);
    expect(issuesOf(withAt(['states', 1, 'name'], ' A '))).toEqual(['state-name-taken states[1].name']);
  });

  it('E9.29 names the field by ids too', () => {
    expect(checkFormShape(withAt(['sections', 1, 'conditions', 0, 'questions', 0, 'link'], 4))).toMatchObject(
      {
        issues: [{ at: { sectionId: 'b', conditionId: 'b1', questionId: 'b1q' } }],
      },
    );
  });
});

describe('limits', () => {
  const section = (id: string, questions: readonly unknown[] = []) => ({
    ...FORM.sections[0],
    id,
    questions,
  });

  it('E9.29 on sections', () => {
    const sections = Array.from({ length: 301 }, (_, index) => section(`s${index}`));
    expect(issuesOf({ ...FORM, sections })).toEqual(['shape-too-many sections']);
    expect(issuesOf({ ...FORM, sections: sections.slice(1) })).toEqual([]);
  });

  it('E9.29 on questions of the whole form', () => {
    const sections = Array.from({ length: 31 }, (_, index) =>
      section(
        `s${index}`,
        Array.from({ length: 100 }, (_, number) => aQuestion(`s${index}q${number}`, 'text')),
      ),
    );
    expect(issuesOf({ ...FORM, sections })).toEqual(['shape-too-many sections[30].questions']);
    expect(issuesOf({ ...FORM, sections: sections.slice(1) })).toEqual([]);
  });

  it('E9.29 on options of a question', () => {
    const options = Array.from({ length: 1001 }, (_, index) => ({ id: `o${index}`, text: { text: '' } }));
    const questions = [{ ...aQuestion('q', 'single-choice'), options }];
    expect(issuesOf({ ...FORM, sections: [section('s', questions)] })).toEqual([
      'shape-too-many sections[0].questions[0].options',
    ]);
  });

  it('E9.29 on the depth and size of objects that are kept as they come', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`) as unknown;
    expect(issuesOf(withAt(['payments'], deep))).toHaveLength(1);
    expect(issuesOf(withAt(['payments'], { a: Array.from({ length: 5001 }, () => 0) }))).toEqual([
      'shape-too-many payments.a[4998]',
    ]);
  });

  it('E9.29 on the issues themselves', () => {
    const junk = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]));
    expect(issuesOf({ ...FORM, ...junk })).toHaveLength(50);
  });
});

it('E9.29 keeps __proto__ out of the objects that are kept as they come', () => {
  const hostile = { ...FORM, payments: JSON.parse('{"__proto__":{"admin":true}}') as unknown };
  expect(issuesOf(hostile)).toEqual(['shape-unknown-field payments.__proto__']);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

it('E9.29 never throws, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.anything({ withNullPrototype: true }),
      fc.constantFrom(...Object.keys(FORM)),
      (junk, field) => {
        const section = { ...FORM.sections[0], [field]: junk, questions: junk };
        const hostile = [junk, { ...FORM, [field]: junk }, { ...FORM, sections: [section] }];
        expect(hostile.map(checkFormShape)).toHaveLength(3);
      },
    ),
    { numRuns: 500 },
  );
});

it('X28.01 takes eight and three as the beginning of codes, nothing as before, and nothing else', () => {
  const coded = (recordCodeLength: unknown) => checkFormShape({ ...EMPTY_FORM, recordCodeLength });
  expect(coded(8)).toEqual({ definition: { ...EMPTY_FORM, recordCodeLength: 8 } });
  expect(coded(3)).toEqual({ definition: { ...EMPTY_FORM, recordCodeLength: 3 } });
  expect(checkFormShape(EMPTY_FORM)).toEqual({ definition: EMPTY_FORM });
  for (const wrong of [0, 1, '8', null, 8.5, [8]]) expect(coded(wrong)).toHaveProperty('issues');
});
