// Puts together what two people changed in the same version of a form, when they changed different things: different
// texts, options, questions or sections. States, signatures, incidents and what is sold count as one thing each, because
// their pieces have no lasting ids or belong together.
// rules: X35.45
import { sameValue } from '../../reading/same-value.ts';
import type { FormDraft } from '../checks/check-form.ts';
import { checkOptions } from '../checks/option-checks.ts';
import { type FormDefinition, questionsOf } from '../definition/form.ts';
import { checkFormShape } from '../shape/form-shape.ts';

export interface Versions<Value> {
  /** What both started from. */
  readonly base: Value;
  readonly mine: Value;
  /** What was stored since. */
  readonly theirs: Value;
}

interface Item {
  readonly id: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Both changed the same thing. */
class Collision extends Error {}

const WHOLE: ReadonlySet<string> = new Set<keyof FormDefinition>([
  'signatures',
  'incidents',
  'payments',
  'appointment',
  'residue',
]);

/**
 * The form with what the screen keeps outside of its definition. `base.areaId`: null when it is not known. Null when both
 * changed the same thing.
 */
export function mergeDrafts({ base, mine, theirs }: Versions<FormDraft>): FormDraft | null {
  const definition = mergeForms({
    base: base.definition,
    mine: mine.definition,
    theirs: theirs.definition,
  });
  if (definition === null) return null;
  const outside = ({ areaId, sync }: FormDraft) => ({ areaId, sync });
  try {
    const merged = mergeFields(
      { base: outside(base), mine: outside(mine), theirs: outside(theirs) },
      (_key, inside) => pickChanged(inside),
    );
    return { ...(merged as unknown as Omit<FormDraft, 'definition'>), definition };
  } catch (error) {
    if (error instanceof Collision) return null;
    throw error;
  }
}

/** Null when both changed the same thing, or things that exclude each other: then a person chooses. */
export function mergeForms({ base, mine, theirs }: Versions<FormDefinition>): FormDefinition | null {
  const statesOf = ({ states, initialState }: FormDefinition) => ({ states, initialState });
  try {
    const states = pickChanged({ base: statesOf(base), mine: statesOf(mine), theirs: statesOf(theirs) });
    // With the states agreed on, they are the same in all three.
    const versions = {
      base: { ...base, ...states },
      mine: { ...mine, ...states },
      theirs: { ...theirs, ...states },
    };
    const merged = mergeFields(versions, (key, inside) =>
      WHOLE.has(key) ? pickChanged(inside) : mergeValue(inside),
    );
    const form = merged as unknown as FormDefinition;
    return isMisplaced(form, { base, mine, theirs }) || contradicts(form, mine, theirs) ? null : form;
  } catch (error) {
    if (error instanceof Collision) return null;
    throw error;
  }
}

/** Both moved the same question, each to another section or condition, or one moved what the other deleted. */
function isMisplaced(form: FormDefinition, { base, mine, theirs }: Versions<FormDefinition>): boolean {
  const questionIds = ({ sections }: FormDefinition) => idsOf(sections.flatMap(questionsOf));
  const ids = questionIds(form);
  const present = new Set(ids);
  const [own, other] = [new Set(questionIds(mine)), new Set(questionIds(theirs))];
  const isBack = (id: string) => present.has(id) && !(own.has(id) && other.has(id));
  return present.size < ids.length || questionIds(base).some(isBack);
}

/** Changes of one side that the other does not allow: a question in what is conditional now, two options that exclude each other. */
function contradicts(form: FormDefinition, mine: FormDefinition, theirs: FormDefinition): boolean {
  const isMisshapen = (one: FormDefinition) => 'issues' in checkFormShape(one);
  if (isMisshapen(form) && !isMisshapen(mine) && !isMisshapen(theirs)) return true;
  const brokenBy = (one: FormDefinition) => checkOptions(one).map(({ code, at }) => `${code} ${at?.field}`);
  const known = new Set([mine, theirs].flatMap(brokenBy));
  return brokenBy(form).some((rule) => !known.has(rule));
}

/** The value of the side that changed it. */
function pickChanged<Value>({ base, mine, theirs }: Versions<Value>): Value {
  if (sameValue(mine, base)) return theirs;
  if (sameValue(theirs, base) || sameValue(mine, theirs)) return mine;
  throw new Collision();
}

function mergeValue(versions: Versions<unknown>): unknown {
  const { base, mine, theirs } = versions;
  const isUndecided = !sameValue(mine, base) && !sameValue(theirs, base) && !sameValue(mine, theirs);
  if (!isUndecided) return pickChanged(versions);
  if (isItems(base) && isItems(mine) && isItems(theirs)) return mergeItems({ base, mine, theirs });
  if (isFields(base) && isFields(mine) && isFields(theirs))
    return mergeFields({ base, mine, theirs }, (_key, inside) => mergeValue(inside));
  throw new Collision();
}

function mergeFields(
  { base, mine, theirs }: Versions<Fields>,
  merge: (key: string, versions: Versions<unknown>) => unknown,
): Fields {
  const keys = new Set([base, mine, theirs].flatMap((fields) => Object.keys(fields)));
  const merged = [...keys].map((key) => [
    key,
    merge(key, { base: base[key], mine: mine[key], theirs: theirs[key] }),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Fields;
}

function mergeItems({ base, mine, theirs }: Versions<readonly Item[]>): readonly Item[] {
  const found = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  const order = mergeOrder({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) });
  const kept = new Set(order);
  for (const [id, item] of found.base) {
    if (kept.has(id)) continue;
    // One side deleted what the other changed.
    const left = found.mine.get(id) ?? found.theirs.get(id);
    if (left !== undefined && !sameValue(left, item)) throw new Collision();
  }
  return order.map((id) => {
    const [was, own, other] = [found.base.get(id), found.mine.get(id), found.theirs.get(id)];
    // Both moved it here, and one changed it.
    if (!was && own && other && !sameValue(own, other)) throw new Collision();
    return (
      was && own && other ? mergeValue({ base: was, mine: own, theirs: other }) : (own ?? other)
    ) as Item;
  });
}

/** When both only added items, all of them, each behind the one that it was added after. */
function mergeOrder({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] {
  if (sameValue(mine, base)) return theirs;
  if (sameValue(theirs, base)) return mine;
  const keepsAll = (ids: readonly string[]) =>
    sameValue(
      ids.filter((id) => base.includes(id)),
      base,
    );
  if (!keepsAll(mine) || !keepsAll(theirs)) throw new Collision();
  return theirs.reduce<readonly string[]>((order, id, index) => {
    if (order.includes(id)) return order;
    const before = index === 0 ? 0 : order.indexOf(theirs[index - 1] ?? '') + 1;
    return order.toSpliced(before, 0, id);
  }, mine);
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && typeof item['id'] === 'string');
}
