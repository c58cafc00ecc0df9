// Which incident types a save has to create, and which ones the form keeps. The server creates the types; it
// ignores what a browser sends about them.
//
// | one type per state | kept while title and area stay   | created                                    |
// |--------------------|----------------------------------|--------------------------------------------|
// | off                | `idTipoIncidente`                | one, when there is none or it changed      |
// | on                 | `tiposIncidentes`, by state name | one for each state that has none to keep   |
// rules: E4.49-E4.51, E7.06-E7.08, X31.64

import type { FormDefinition, IncidentSettings, WorkflowState } from '../definition/form.ts';
import { syncOf } from '../edit/set-option.ts';
import { incidentTitleOf } from './check-form.ts';

/** An incident type that has to be created before the form is stored. */
export interface WantedType {
  readonly title: string;
  /** The state that the type belongs to; null when one type serves all states. */
  readonly state: WorkflowState | null;
}

export interface TypePlan {
  readonly wanted: readonly WantedType[];
  /** The stored types that still fit the form. */
  readonly kept: Pick<IncidentSettings, 'incidentTypeId' | 'incidentTypeByState'>;
}

const NO_TYPES: TypePlan['kept'] = { incidentTypeId: null, incidentTypeByState: [] };

/** `stored` is the form before this save; null for a new one. */
export function planIncidentTypes(definition: FormDefinition, stored: FormDefinition | null): TypePlan {
  const before = stored?.incidents ?? NO_TYPES;
  if (syncOf(definition) === 'off') return { wanted: [], kept: NO_TYPES };
  if (!definition.options.incidents) return { wanted: [], kept: typesOf(before) };
  const fits = stored !== null && isSameSubject(definition, stored);
  return definition.options.incidentPerState
    ? planByState(definition, fits ? stored : null)
    : planSingle(definition, fits ? stored : null);
}

/** Returns the form with the types it keeps and the created ones. `ids` are in the order of `wanted`. */
export function withIncidentTypes(
  definition: FormDefinition,
  { wanted, kept }: TypePlan,
  ids: readonly number[],
): FormDefinition {
  let { incidentTypeId } = kept;
  const byState = [...kept.incidentTypeByState];
  for (const [index, { state }] of wanted.entries()) {
    const id = ids[index] ?? null;
    if (state) byState[state.id] = id;
    else incidentTypeId = id;
  }
  return {
    ...definition,
    incidents: { ...definition.incidents, incidentTypeId, incidentTypeByState: byState },
  };
}

/**
 * The username in whose name the form synchronises: that of the person who switched it on; '' while it is
 * off. The username in `definition` counts only when it is the person saving: the switch may have been turned
 * off and on again before this save.
 */
export function syncUsername(
  definition: FormDefinition,
  stored: FormDefinition | null,
  actorUsername: string,
): string {
  if (syncOf(definition) === 'off') return '';
  const isOwn = definition.incidents.username === actorUsername;
  const before = stored && syncOf(stored) === 'on' ? stored.incidents.username : '';
  return isOwn || before === '' ? actorUsername : before;
}

/**
 * Whether saving would give a form with submissions other incident types than those submissions used
 * (E4.67-E4.69).
 */
export function replacesIncidentTypes(definition: FormDefinition, stored: FormDefinition): boolean {
  const { incidentTypeId, incidentTypeByState } = stored.incidents;
  const hasType = incidentTypeId !== null || incidentTypeByState.length > 0;
  return hasType && planIncidentTypes(definition, stored).wanted.length > 0;
}

/** A type by the area and name under which the incident system has it. */
export interface NamedType {
  readonly areaId: number;
  readonly title: string;
  readonly id: number;
}

/** The types that a stored form uses. Without incidents it may carry types of an earlier title. */
export function typesInUse(stored: FormDefinition): readonly NamedType[] {
  if (!stored.options.incidents) return [];
  const { areaId, incidentTypeId, incidentTypeByState } = stored.incidents;
  const title = titleOf(stored);
  const byState = stored.states.map(({ id, name }) => ({
    title: incidentTitleOf(title, name),
    id: incidentTypeByState[id] ?? null,
  }));
  return [{ title, id: incidentTypeId }, ...byState].flatMap(({ title: name, id }) =>
    typeof id === 'number' ? [{ areaId, title: name, id }] : [],
  );
}

function planSingle(definition: FormDefinition, fitting: FormDefinition | null): TypePlan {
  const incidentTypeId = fitting?.incidents.incidentTypeId ?? null;
  const incidentTypeByState =
    fitting && hasSameStates(definition, fitting) ? fitting.incidents.incidentTypeByState : [];
  const wanted = incidentTypeId === null ? [{ title: titleOf(definition), state: null }] : [];
  return { wanted, kept: { incidentTypeId, incidentTypeByState } };
}

function planByState(definition: FormDefinition, fitting: FormDefinition | null): TypePlan {
  const known = new Map(
    fitting?.states.map((state) => [state.name, fitting.incidents.incidentTypeByState[state.id] ?? null]),
  );
  const title = titleOf(definition);
  const wanted = definition.states
    .filter((state) => (known.get(state.name) ?? null) === null)
    .map((state) => ({ title: incidentTitleOf(title, state.name), state }));
  return {
    wanted,
    kept: {
      incidentTypeId: fitting?.incidents.incidentTypeId ?? null,
      incidentTypeByState: definition.states.map((state) => known.get(state.name) ?? null),
    },
  };
}

/** Whether title and incident area, from which a type is created, are the same in both. */
function isSameSubject(definition: FormDefinition, stored: FormDefinition): boolean {
  return titleOf(definition) === titleOf(stored) && definition.incidents.areaId === stored.incidents.areaId;
}

function hasSameStates(a: FormDefinition, b: FormDefinition): boolean {
  return a.states.length === b.states.length && a.states.every(({ name }, id) => name === b.states[id]?.name);
}

function typesOf({ incidentTypeId, incidentTypeByState }: TypePlan['kept']): TypePlan['kept'] {
  return { incidentTypeId, incidentTypeByState };
}

function titleOf({ title }: FormDefinition): string {
  return title.text.trim();
}
