// Random forms: any definition that the model allows, so that properties are tested on more than examples.
import fc from 'fast-check';
import type {
  Condition,
  FormDefinition,
  Question,
  Section,
  SignatureSlot,
} from '../forms/definition/form.ts';
import { OPTION_NAMES, type OptionFlags } from '../forms/definition/options.ts';
import { PURPOSES, purposeField } from '../forms/definition/purposes.ts';
import { isMoment, QUESTION_KINDS } from '../forms/definition/question-kinds.ts';
import { isChoice } from '../forms/edit/edit-questions.ts';
import type { FormRecord } from '../interchange/forms/form-record.ts';
import type { Localized } from '../localized.ts';

export type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

/**
 * Draws any number of values one after the other inside a property: `fc.property(drawing, (draw) => …)`. A
 * failure is repeated by its seed; it is not shrunk, because shrinking thousands of draws never ends.
 */
class Drawing extends fc.Arbitrary<Draw> {
  generate(random: fc.Random, bias: number | undefined): fc.Value<Draw> {
    const own = random.clone();
    const draw: Draw = (arbitrary) => arbitrary.generate(own, bias).value;
    return new fc.Value(draw, undefined);
  }
  canShrinkWithoutContext(_value: unknown): _value is Draw {
    return false;
  }
  shrink(): fc.Stream<fc.Value<Draw>> {
    return fc.Stream.nil();
  }
}

export const drawing: fc.Arbitrary<Draw> = new Drawing();

/** Text that a form can contain: trimmed and storable. */
export const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) =>
  value
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
    .trim(),
);
export const someText = text.map((value) => value || 'x');
export const instant = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const versions = fc.dictionary(fc.constantFrom('en', 'pt', 'gl'), someText, {
  minKeys: 1,
  noNullPrototype: true,
});
const ownVersions = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: versions.map((found) => ({ in: found })) },
);
const localized: fc.Arbitrary<Localized> = fc.oneof(
  { weight: 3, arbitrary: text.map((value) => ({ text: value })) },
  {
    weight: 1,
    arbitrary: fc.tuple(text, versions).map(([value, found]) => ({ text: value, in: found })),
  },
);
const anyText = fc.oneof(fc.constant(''), text);
const whole = fc.integer({ min: -1, max: 9999 });
const free = fc.dictionary(
  fc.constantFrom('name', 'price', 'orden', 'lista'),
  fc.oneof(text, whole, fc.boolean(), fc.constant(null), fc.array(fc.record({ a: whole }), { maxLength: 2 })),
  { noNullPrototype: true },
);

/**
 * The ids that sections, questions and the like get: by position, their own, or both, including own ids that
 * resemble positions.
 */
export type Ids = 'mixed' | 'own' | 'places';

export function drawRecord(draw: Draw, ids: Ids): FormRecord {
  const byWhom = { username: draw(text), at: draw(fc.option(instant)) };
  return {
    id: 'Form5678901234567890',
    areaPaths: draw(fc.array(text, { maxLength: 2 })),
    area: draw(fc.option(fc.record({ id: text, name: text }))),
    municipality: draw(fc.option(fc.record({ name: text, platformId: fc.option(whole) }))),
    createdAt: draw(fc.option(instant)),
    edits: draw(fc.array(fc.record({ at: fc.option(instant), username: text }), { maxLength: 3 })),
    duplicatedFrom: draw(fc.boolean()) ? { ...byWhom, formId: draw(text) } : null,
    deleted: draw(fc.boolean()),
    deletion: draw(fc.boolean()) ? { ...byWhom, emptyForm: draw(fc.boolean()) } : null,
    definition: drawDefinition(draw, ids),
  };
}

export function drawDefinition(draw: Draw, ids: Ids): FormDefinition {
  const names = draw(fc.uniqueArray(someText, { maxLength: 4 }));
  const targets = names.map((_, id) => id);
  return {
    title: draw(localized),
    description: draw(localized),
    states: names.map((name, id) => ({
      id,
      name,
      ...draw(ownVersions),
      transitions: draw(fc.shuffledSubarray(targets.filter((target) => target !== id))),
    })),
    initialState: names.length > 0 ? draw(fc.constantFrom(...targets)) : null,
    options: Object.fromEntries(OPTION_NAMES.map((name) => [name, draw(fc.boolean())])) as OptionFlags,
    incidents: {
      username: draw(anyText),
      areaId: draw(whole),
      incidentTypeId: draw(fc.option(whole)),
      incidentTypeByState: draw(fc.array(free, { maxLength: 2 })),
      public: draw(fc.boolean()),
    },
    headerImage: draw(anyText),
    voucherText: draw(anyText),
    appointment: draw(fc.option(fc.record({ appointmentData: fc.option(free), tenantUniqueName: anyText }))),
    signatures: draw(
      fc.array(
        fc
          .tuple(
            fc.record({
              title: anyText,
              type: fc.constantFrom('draw', 'upload', 'both'),
              signatory: fc.constantFrom('citizen', 'intern'),
              required: fc.boolean(),
            }),
            ownVersions,
          )
          .map(([slot, inOthers]): SignatureSlot => ({ ...slot, ...inOthers })),
        { maxLength: 3 },
      ),
    ),
    responseLimit: draw(fc.option(whole)),
    ...draw(fc.constantFrom({}, { recordCodeLength: 8 as const }, { recordCodeLength: 3 as const })),
    ...draw(
      fc.constantFrom(
        {},
        { sectionSteps: true as const },
        { checkFirst: true as const },
        { startsFromLastVisit: true as const },
        { recordsPosition: true as const, accuracyLimit: 50 },
        { recordsTimes: true as const },
        { recordsTrack: true as const },
      ),
    ),
    ...draw(
      fc.oneof(
        fc.constant({}),
        someText.map((value) => ({ afterSending: { text: value } })),
      ),
    ),
    payments: draw(fc.option(free)),
    sections: drawList(draw, 4, (index) => drawSection(draw, `s${index}`, namer(draw, ids))),
  };
}

type Name = (position: string) => string;

let made = 0;
function namer(draw: Draw, ids: Ids): Name {
  return (position) => {
    if (ids === 'places' || (ids === 'mixed' && draw(fc.boolean()))) return position;
    made += 1;
    return ids === 'own' ? `x${made}` : `${draw(fc.constantFrom('x', 's0q9', 's1c8q', 'A-b_'))}${made}`;
  };
}

function drawList<T>(draw: Draw, maxLength: number, make: (index: number) => T): T[] {
  const length = draw(fc.integer({ min: 0, max: maxLength }));
  return Array.from({ length }, (_, index) => make(index));
}

function drawSection(draw: Draw, position: string, name: Name): Section {
  const conditional = draw(fc.boolean());
  return {
    id: name(position),
    title: draw(localized),
    description: draw(localized),
    relatedArea: draw(anyText),
    repeatable: !conditional && draw(fc.boolean()),
    required: draw(fc.boolean()),
    conditional,
    prompt: draw(localized),
    single: draw(fc.boolean()),
    conditions: conditional
      ? drawList(draw, 3, (index) => drawCondition(draw, `${position}c${index}`, name))
      : [],
    questions: conditional
      ? []
      : drawList(draw, 4, (index) => drawQuestion(draw, `${position}q${index}`, name)),
  };
}

function drawCondition(draw: Draw, position: string, name: Name): Condition {
  return {
    id: name(position),
    text: draw(localized),
    questions: drawList(draw, 3, (index) => drawQuestion(draw, `${position}q${index}`, name)),
  };
}

function drawQuestion(draw: Draw, position: string, name: Name): Question {
  const kind = draw(fc.constantFrom(...QUESTION_KINDS));
  return {
    id: name(position),
    title: draw(localized),
    kind,
    required: draw(fc.boolean()),
    options: isChoice(kind)
      ? drawList(draw, 3, (index) => ({ id: name(`${position}o${index}`), text: draw(localized) }))
      : [],
    searchable: draw(fc.boolean()),
    startsEmpty: isMoment(kind) && draw(fc.boolean()),
    ...(kind === 'text' && draw(fc.boolean()) && { scansCode: true }),
    ...purposeField(kind, draw(fc.constantFrom('none', ...PURPOSES))),
    allowsImage: draw(fc.boolean()),
    allowsDocument: draw(fc.boolean()),
    allowsVideo: draw(fc.boolean()),
    ...(draw(fc.boolean()) && { allowsAudio: true }),
    repeatable: draw(fc.boolean()),
    link: draw(anyText),
    linkTitle: draw(anyText),
  };
}
