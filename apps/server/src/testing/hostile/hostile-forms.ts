// Definitions that no editor sends: what is wrong with each, the expected problem, and the field in its first
// issue. For tests of saving; each is sent as a new form and over a stored one.
// rules: X13.01, X13.02, E9.29
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SOLD_PRODUCT } from '../forms.ts';
import { INCIDENT_AREAS } from '../outside/outside.ts';

export const SOUND_FORM: FormDefinition = aForm()
  .with({ title: { text: 'Relevamiento' } })
  .withStates('Recibida', 'En curso', 'Resuelta')
  .withOptions({ digitalSignature: true })
  .withSignature()
  .withSection('a', aQuestion('a1', 'text'), aQuestion('a2', 'single-choice', { options: ['x', 'y'] }))
  .withConditionalSection('b', {}, aCondition('b1', aQuestion('b1q', 'text')))
  .build();

export interface HostileForm {
  readonly what: string;
  readonly definition: unknown;
  /** The synchronisation switch; off when absent. */
  readonly sync?: true;
  /** The first issue: its code and field. */
  readonly issue: string;
}

type Path = readonly (string | number)[];

/** A copy of the valid form with one value changed; undefined removes it. */
function at(path: Path, value: unknown): unknown {
  const form = structuredClone(SOUND_FORM) as unknown as Record<string | number, unknown>;
  let owner = form;
  for (const piece of path.slice(0, -1)) owner = owner[piece] as Record<string | number, unknown>;
  if (value === undefined) delete owner[path.at(-1) ?? ''];
  else owner[path.at(-1) ?? ''] = value;
  return form;
}

const withOptions = (flags: Readonly<Record<string, unknown>>, over: object = {}) => ({
  ...SOUND_FORM,
  options: { ...SOUND_FORM.options, ...flags },
  ...over,
});

const FIRST_QUESTION: Path = ['sections', 0, 'questions', 0];
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level++) value = { x: value };
  return value;
};
const choices = (count: number) => many(count, (index) => ({ id: `o${index}`, text: { text: '' } }));
const slim = (id: string) => ({ ...aQuestion(id, 'yes-no'), title: { text: '' } });
const sold = (over: object) =>
  withOptions({ addPaymentGateway: true }, { payments: { ...SOLD_PRODUCT, ...over } });
const location = (over: object) => sold({ locations: [{ ...SOLD_PRODUCT.locations[0], ...over }] });
const incidents = (areaId: unknown) =>
  withOptions({ incidents: true }, { incidents: { ...SOUND_FORM.incidents, areaId } });

const row = (what: string, definition: unknown, issue: string): HostileForm => ({ what, definition, issue });

const TOO_LARGE: readonly HostileForm[] = [
  row(
    '10,000 questions in one section',
    at(
      ['sections', 0, 'questions'],
      many(10_000, (index) => slim(`q${index}`)),
    ),
    'shape-too-many sections[0].questions',
  ),
  row(
    '10,000 questions over fifty sections',
    {
      ...SOUND_FORM,
      sections: many(50, (section) => ({
        ...SOUND_FORM.sections[0],
        id: `s${section}`,
        questions: many(200, (index) => slim(`q${section}-${index}`)),
      })),
    },
    'shape-too-many sections[15].questions',
  ),
  row(
    '20,000 choices of one question',
    at(['sections', 0, 'questions', 1, 'options'], choices(20_000)),
    'shape-too-many sections[0].questions[1].options',
  ),
  row(
    '31,000 choices over many questions',
    at(
      ['sections', 0, 'questions'],
      many(31, (index) => ({ ...slim(`q${index}`), kind: 'single-choice', options: choices(1_000) })),
    ),
    'shape-too-many sections[0].questions[30].options',
  ),
  row(
    'a title of a million characters',
    at(['title', 'text'], 'x'.repeat(1_000_000)),
    'shape-too-long title.text',
  ),
  row(
    '301 sections',
    at(
      ['sections'],
      many(301, (index) => ({ ...SOUND_FORM.sections[0], id: `s${index}` })),
    ),
    'shape-too-many sections',
  ),
  row(
    '101 states',
    at(
      ['states'],
      many(101, (id) => ({ id, name: `E${id}`, transitions: [] })),
    ),
    'shape-too-many states',
  ),
  row(
    '51 signatures',
    at(
      ['signatures'],
      many(51, () => SOUND_FORM.signatures[0]),
    ),
    'shape-too-many signatures',
  ),
  row(
    'twenty-one languages',
    at(
      ['title', 'in'],
      Object.fromEntries(many(21, (index) => [`x${String.fromCharCode(97 + index)}`, 'a'])),
    ),
    'shape-too-many title.in',
  ),
  row(
    'a product of a thousand levels',
    sold({ deep: nested(1_000) }),
    `shape-too-deep payments.deep${'.x'.repeat(7)}`,
  ),
  row(
    'a product of ten thousand values',
    withOptions({ addPaymentGateway: true }, { payments: { wide: many(10_000, () => 1) } }),
    'shape-too-many payments.wide[4998]',
  ),
];

const WRONG_SHAPE: readonly HostileForm[] = [
  row('an empty object', {}, 'shape-missing-field title'),
  row('no title', at(['title'], undefined), 'shape-missing-field title'),
  row('an unknown field', at(['owner'], 'me'), 'shape-unknown-field owner'),
  row('an unknown flag', at(['options', 'superuser'], true), 'shape-unknown-field options.superuser'),
  row(
    'a flag that is text',
    at(['options', 'publicAccess'], 'true'),
    'shape-wrong-type options.publicAccess',
  ),
  row('options as a list', at(['options'], ['publicAccess']), 'shape-wrong-type options'),
  row('sections as an object', at(['sections'], { 0: {} }), 'shape-wrong-type sections'),
  row('a section that is a list', at(['sections', 0], []), 'shape-wrong-type sections[0]'),
  row('a title that is text', at(['title'], 'Hola'), 'shape-wrong-type title'),
  row('a question that is a number', at(FIRST_QUESTION, 7), 'shape-wrong-type sections[0].questions[0]'),
  row(
    'an unknown kind of question',
    at([...FIRST_QUESTION, 'kind'], 'script'),
    'shape-unknown-value sections[0].questions[0].kind',
  ),
  row(
    'options of a text question',
    at([...FIRST_QUESTION, 'options'], choices(1)),
    'shape-options-not-allowed sections[0].questions[0].options',
  ),
  row(
    'a question id that every object has',
    at([...FIRST_QUESTION, 'id'], '__proto__'),
    'shape-bad-id sections[0].questions[0].id',
  ),
  row(
    'a question id with half a surrogate pair',
    at([...FIRST_QUESTION, 'id'], 'a\ud800'),
    'shape-bad-id sections[0].questions[0].id',
  ),
  row(
    'a question id used twice in the form',
    at(['sections', 1, 'conditions', 0, 'questions', 0, 'id'], 'a1'),
    'shape-duplicate-id sections[1].conditions[0].questions[0].id',
  ),
  row('a section id used twice', at(['sections', 1, 'id'], 'a'), 'shape-duplicate-id sections[1].id'),
  row(
    'an option id used twice',
    at(['sections', 0, 'questions', 1, 'options', 1, 'id'], 'a2-1'),
    'shape-duplicate-id sections[0].questions[1].options[1].id',
  ),
  row(
    'a language that is none',
    at(['title', 'in'], { '../../etc': 'x' }),
    'shape-unknown-field title.in.../../etc',
  ),
  row(
    'a product field named with a control character',
    sold({ 'a\u0000b': 1 }),
    'shape-unknown-field payments.a\u0000b',
  ),
];

const WRONG_CONTENT: readonly HostileForm[] = [
  row(
    'a state that moves to itself',
    at(['states', 1, 'transitions'], [1]),
    'shape-transition-to-itself states[1].transitions[0]',
  ),
  row(
    'a transition beyond the list',
    at(['states', 0, 'transitions'], [3]),
    'shape-unknown-state states[0].transitions[0]',
  ),
  row('an initial state beyond the list', at(['initialState'], 99), 'shape-unknown-state initialState'),
  row('a state id out of place', at(['states', 1, 'id'], -1), 'shape-bad-id states[1].id'),
  row('two states of one name', at(['states', 1, 'name'], 'Recibida '), 'state-name-taken states[1].name'),
  row(
    'a state named by control characters only',
    at(['states', 1, 'name'], '\u0000\u0007'),
    'state-name-empty states[1].name',
  ),
  row('a title of control characters only', at(['title', 'text'], '\u0000\u001b'), 'title-required title'),
  ...[-1, 0, 1.5, 1e300, 2_147_483_648].map((limit) => ({
    what: `a response limit of ${limit}`,
    definition: withOptions({ limitResponses: true }, { responseLimit: limit }),
    issue: 'response-limit-required responseLimit',
  })),
  row('a response limit without its flag', at(['responseLimit'], 5), 'option-off responseLimit'),
  row(
    'flags that exclude each other',
    withOptions({ publicAccess: true, citizen: true }),
    'excluded-by-public citizen',
  ),
  row('a flag that is offered nowhere', withOptions({ recipient: true }), 'option-not-offered recipient'),
  row(
    'a signature title over 40 characters',
    at(['signatures', 0, 'title'], 'x'.repeat(41)),
    'signature-title-too-long signatures[0].title',
  ),
  row('a price below nothing', location({ price: -1 }), 'product-field-required payments.locations[0].price'),
  row(
    'an endless quantity',
    location({ maxQuantity: 1e300 }),
    'product-field-required payments.locations[0].maxQuantity',
  ),
  row('a 30 February', sold({ date: '2026-02-30T10:00:00Z' }), 'product-field-required payments.date'),
];

const OF_OTHERS: readonly HostileForm[] = [
  {
    ...row(
      'the incident area of another municipality',
      incidents(INCIDENT_AREAS.away),
      'incident-area-unknown incidentArea',
    ),
    sync: true,
  },
  {
    ...row(
      'an incident area that is no number',
      incidents('702; drop table forms'),
      'shape-wrong-type incidents.areaId',
    ),
    sync: true,
  },
  {
    ...row(
      'an incident area beyond any number of the register',
      incidents(1e300),
      'incident-area-unknown incidentArea',
    ),
    sync: true,
  },
  ...['https://elsewhere.example/a.png', 'imagenes/../../etc/passwd', 'imagenes/otra/abc.png'].map((key) => ({
    what: `a header image at ${key}`,
    definition: withOptions({ showHeaderImage: true }, { headerImage: key }),
    issue: 'header-image-unknown headerImage',
  })),
];

export const HOSTILE_FORMS: readonly HostileForm[] = [
  ...TOO_LARGE,
  ...WRONG_SHAPE,
  ...WRONG_CONTENT,
  ...OF_OTHERS,
];
