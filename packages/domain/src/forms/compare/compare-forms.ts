// The differences between two versions of a form, item by item: added, deleted, moved, changed. Items are
// matched by id; states and signatures, which have no lasting id, by name and position. When a list was
// reordered, only the smallest set of items that explains the new order counts as moved.
// rules: X12.02
import { type Localized, sameLocalized } from '../../localized.ts';
import { recordCodeLengthOf } from '../../submissions/submission-code.ts';
import {
  type ChoiceOption,
  type Condition,
  type FormDefinition,
  type Question,
  questionsOf,
  type Section,
} from '../definition/form.ts';
import { NO_INCIDENT_AREA } from '../definition/form-limits.ts';
import { OPTION_NAMES, type OptionName } from '../definition/options.ts';
import { movedIds } from '../edit/moved-ids.ts';

export type ChangedSubject =
  | 'form'
  | 'section'
  | 'condition'
  | 'question'
  | 'choice'
  | 'state'
  | 'signature'
  | 'option';

/** Names of what changed; packages/messages has a text for each. */
export type ChangedField =
  | 'title'
  | 'description'
  | 'prompt'
  | 'text'
  | 'kind'
  | 'required'
  | 'repeatable'
  | 'conditional'
  | 'single'
  | 'relatedArea'
  | 'searchable'
  | 'startsEmpty'
  | 'allowsImage'
  | 'allowsDocument'
  | 'allowsVideo'
  | 'link'
  | 'linkTitle'
  | 'translations'
  | 'transitions'
  | 'initialState'
  | 'headerImage'
  | 'voucherText'
  | 'responseLimit'
  | 'recordCodeLength'
  | 'appointment'
  | 'incidents'
  | 'payments'
  | 'type'
  | 'signatory'
  | 'option';

export interface FieldChange {
  readonly field: ChangedField;
  /** The values as a person reads them; null when they are not text (pictures, agendas). */
  readonly before: string | boolean | number | null;
  readonly after: string | boolean | number | null;
}

export interface FormChange {
  readonly change: 'added' | 'deleted' | 'moved' | 'changed';
  readonly subject: ChangedSubject;
  /** An id that is unique and stable within one comparison. */
  readonly id: string;
  /**
   * Title or text of the item, taken from the newer version when both have it; '' when it has none. For an
   * option of the form, its name.
   */
  readonly name: string;
  /** Titles of the items that contain it, outermost first. */
  readonly within: readonly string[];
  /** The changed fields of a changed item. */
  readonly fields: readonly FieldChange[];
}

/**
 * Returns all differences in the order of the newer form; deleted items follow the remaining ones of their
 * list.
 */
export function compareForms(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  return [
    ...formChanges(before, after),
    ...optionChanges(before, after),
    ...stateChanges(before, after),
    ...signatureChanges(before, after),
    ...withMovesBetweenLists(
      listChanges(SECTIONS, { before: before.sections, after: after.sections }),
      before,
      after,
    ),
  ];
}

/** Turns a question that was deleted from one list and added to another into a moved one. */
function withMovesBetweenLists(
  changes: readonly FormChange[],
  before: FormDefinition,
  after: FormDefinition,
): readonly FormChange[] {
  const of = (change: FormChange['change']) =>
    new Set(changes.filter((c) => c.subject === 'question' && c.change === change).map(({ id }) => id));
  const gone = of('deleted');
  const moved = new Set([...of('added')].filter((id) => gone.has(id)));
  if (moved.size === 0) return changes;
  const old = new Map(before.sections.flatMap(questionsOf).map((question) => [question.id, question]));
  const now = new Map(after.sections.flatMap(questionsOf).map((question) => [question.id, question]));
  return changes.flatMap((change): readonly FormChange[] => {
    if (change.subject !== 'question' || !moved.has(change.id)) return [change];
    if (change.change === 'deleted') return [];
    const was = old.get(change.id);
    const is = now.get(change.id);
    if (change.change !== 'added' || !was || !is) return [change];
    const fields = QUESTIONS.fields(was, is);
    return [
      { ...change, change: 'moved' },
      ...(fields.length > 0 ? [{ ...change, change: 'changed' as const, fields }] : []),
      ...QUESTIONS.inside(was, is, [...change.within, QUESTIONS.nameOf(is)]),
    ];
  });
}

type Item = { readonly id: string };

interface ListKind<T extends Item> {
  readonly subject: ChangedSubject;
  readonly nameOf: (item: T) => string;
  readonly fields: (before: T, after: T) => readonly FieldChange[];
  readonly inside: (before: T, after: T, within: readonly string[]) => readonly FormChange[];
}

interface Lists<T> {
  readonly before: readonly T[];
  readonly after: readonly T[];
}

function listChanges<T extends Item>(
  kind: ListKind<T>,
  { before, after }: Lists<T>,
  within: readonly string[] = [],
): readonly FormChange[] {
  if (before === after) return [];
  const old = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const moved = movedIds(
    before.filter(({ id }) => left.has(id)).map(({ id }) => id),
    after.filter(({ id }) => old.has(id)).map(({ id }) => id),
  );
  const note = (change: FormChange['change'], item: T, fields: readonly FieldChange[] = []): FormChange => ({
    change,
    subject: kind.subject,
    id: item.id,
    name: kind.nameOf(item),
    within,
    fields,
  });
  const present = after.flatMap((item): readonly FormChange[] => {
    const was = old.get(item.id);
    if (!was) return [note('added', item)];
    if (was === item) return moved.has(item.id) ? [note('moved', item)] : [];
    const fields = kind.fields(was, item);
    return [
      ...(moved.has(item.id) ? [note('moved', item)] : []),
      ...(fields.length > 0 ? [note('changed', item, fields)] : []),
      ...kind.inside(was, item, [...within, kind.nameOf(item)]),
    ];
  });
  return [...present, ...before.filter(({ id }) => !left.has(id)).map((item) => note('deleted', item))];
}

function field<Value extends string | boolean | number>(
  name: ChangedField,
  before: Value,
  after: Value,
): readonly FieldChange[] {
  return before === after ? [] : [{ field: name, before, after }];
}

/** Compares the text itself, and whether its versions in other languages differ. */
function textField(name: ChangedField, before: Localized, after: Localized): readonly FieldChange[] {
  if (sameLocalized(before, after)) return [];
  const own = field(name, before.text, after.text);
  const others = sameLocalized({ ...before, text: '' }, { ...after, text: '' });
  return others ? own : [...own, { field: 'translations', before: null, after: null }];
}

/** Compares values that cannot be shown as text: it only says that they differ. */
function changedField(name: ChangedField, before: unknown, after: unknown): readonly FieldChange[] {
  const same = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
  return same ? [] : [{ field: name, before: null, after: null }];
}

const CHOICES: ListKind<ChoiceOption> = {
  subject: 'choice',
  nameOf: ({ text }) => text.text,
  fields: (before, after) => textField('text', before.text, after.text),
  inside: () => [],
};

const QUESTIONS: ListKind<Question> = {
  subject: 'question',
  nameOf: ({ title }) => title.text,
  fields: (before, after) => [
    ...textField('title', before.title, after.title),
    ...field('kind', before.kind, after.kind),
    ...field('required', before.required, after.required),
    ...field('searchable', before.searchable, after.searchable),
    ...field('startsEmpty', before.startsEmpty, after.startsEmpty),
    ...field('allowsImage', before.allowsImage, after.allowsImage),
    ...field('allowsDocument', before.allowsDocument, after.allowsDocument),
    ...field('allowsVideo', before.allowsVideo, after.allowsVideo),
    ...field('link', before.link, after.link),
    ...field('linkTitle', before.linkTitle, after.linkTitle),
  ],
  inside: (before, after, within) =>
    listChanges(CHOICES, { before: before.options, after: after.options }, within),
};

const CONDITIONS: ListKind<Condition> = {
  subject: 'condition',
  nameOf: ({ text }) => text.text,
  fields: (before, after) => textField('text', before.text, after.text),
  inside: (before, after, within) =>
    listChanges(QUESTIONS, { before: before.questions, after: after.questions }, within),
};

const SECTIONS: ListKind<Section> = {
  subject: 'section',
  nameOf: ({ title }) => title.text,
  fields: (before, after) => [
    ...textField('title', before.title, after.title),
    ...textField('description', before.description, after.description),
    ...textField('prompt', before.prompt, after.prompt),
    ...field('conditional', before.conditional, after.conditional),
    ...field('single', before.single, after.single),
    ...field('required', before.required, after.required),
    ...field('repeatable', before.repeatable, after.repeatable),
    ...field('relatedArea', before.relatedArea, after.relatedArea),
  ],
  inside: (before, after, within) => [
    ...listChanges(QUESTIONS, { before: before.questions, after: after.questions }, within),
    ...listChanges(CONDITIONS, { before: before.conditions, after: after.conditions }, within),
  ],
};

function formChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const initial = (form: FormDefinition) =>
    form.states.find(({ id }) => id === form.initialState)?.name ?? '';
  const fields = [
    ...textField('title', before.title, after.title),
    ...textField('description', before.description, after.description),
    ...field('initialState', initial(before), initial(after)),
    ...changedField('headerImage', before.headerImage, after.headerImage),
    ...field('voucherText', before.voucherText, after.voucherText),
    ...field('responseLimit', before.responseLimit ?? '', after.responseLimit ?? ''),
    ...field('recordCodeLength', recordCodeLengthOf(before) ?? '', recordCodeLengthOf(after) ?? ''),
    ...changedField('appointment', before.appointment, after.appointment),
    ...changedField('incidents', incidentArea(before), incidentArea(after)),
    ...changedField('payments', before.payments, after.payments),
  ];
  if (fields.length === 0) return [];
  return [{ change: 'changed', subject: 'form', id: 'form', name: after.title.text, within: [], fields }];
}

/** The only incident setting that an editor chooses; saving derives the others. */
function incidentArea({ incidents }: FormDefinition): number {
  return incidents.areaId ?? NO_INCIDENT_AREA;
}

function optionChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  return OPTION_NAMES.filter((name) => before.options[name] !== after.options[name]).map(
    (name: OptionName) => ({
      change: 'changed',
      subject: 'option',
      id: `option-${name}`,
      name,
      within: [],
      fields: [{ field: 'option', before: before.options[name], after: after.options[name] }],
    }),
  );
}

/** Matches states by name, because they have no lasting id. */
function stateChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const named = (form: FormDefinition) =>
    form.states.map(({ name, transitions }) => ({
      id: name,
      to: transitions.map((id) => form.states.find((state) => state.id === id)?.name ?? '').join(', '),
    }));
  const kind: ListKind<{ readonly id: string; readonly to: string }> = {
    subject: 'state',
    nameOf: ({ id }) => id,
    fields: (was, is) => field('transitions', was.to, is.to),
    inside: () => [],
  };
  return listChanges(kind, { before: named(before), after: named(after) });
}

function signatureChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const positioned = (form: FormDefinition) =>
    form.signatures.map((signature, position) => ({ ...signature, id: `signature-${position}` }));
  const kind: ListKind<ReturnType<typeof positioned>[number]> = {
    subject: 'signature',
    nameOf: ({ title }) => title,
    fields: (was, is) => [
      ...field('title', was.title, is.title),
      ...field('type', was.type, is.type),
      ...field('signatory', was.signatory, is.signatory),
      ...field('required', was.required, is.required),
    ],
    inside: () => [],
  };
  return listChanges(kind, { before: positioned(before), after: positioned(after) });
}
