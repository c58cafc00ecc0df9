// Reads and writes the workflow states of a form in documents (`estados`). A document may number its states
// in any way; in our model the id is the position in the list, and transitions and the initial state are
// renumbered with it. The document's own numbers are written again as long as the list has as many states as
// when it was read.
// rules: E3.38, E4.02, A3.03, R3.06, X36.93
import { nameOf } from '../../localized.ts';
import type { WorkflowState } from '../../forms/definition/form.ts';
import { STATES_MAX } from '../../forms/definition/form-limits.ts';
import { versionsOf } from '../../forms/definition/shown-names.ts';
import { type Fields, listOf, objectsOf } from '../../reading/document-reader.ts';
import { keepNumbers, type Numbering, numbered, numbersOf } from '../../reading/list-numbers.ts';
import {
  type DocumentObject,
  keepResidue,
  type Residue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';
import { localizedFields, localizedOf } from './localized-fields.ts';

const STATE_IDS: Numbering = { list: 'disponibles', field: 'id' };

export interface Workflow {
  readonly states: readonly WorkflowState[];
  readonly initialState: number | null;
  /** The state ids of the document, kept by the owner of the list. */
  readonly numbers: Residue | undefined;
}

/** `fields`: the object `estados`; null when the document has none. */
export function readWorkflow(fields: Fields | null): Workflow {
  if (!fields) return { states: [], initialState: null, numbers: undefined };
  const list = objectsOf(fields, 'disponibles', STATES_MAX);
  const numbers = keepNumbers(
    list.map((fields) => fields.document),
    STATE_IDS,
  );
  const ids = stateIds(numbers, list.length);
  const states = list.map((fields, index) => readState(fields, index, ids));
  const initial = ids.indexOf(fields.document.inicial);
  const initialState = states.length === 0 ? null : Math.max(initial, 0);
  return { states, initialState, numbers };
}

/** Writes the value of `disponibles` and `inicial`. */
export function writeWorkflow(
  { states, initialState }: Pick<Workflow, 'states' | 'initialState'>,
  residue: Residue | undefined,
): { readonly disponibles: readonly DocumentObject[]; readonly inicial: unknown } {
  const ids = stateIds(residue, states.length);
  const documents = states.map((state) => withResidue(ownFields(state, ids), state.residue));
  return {
    disponibles: numbered(documents, STATE_IDS, residue),
    inicial: initialState === null ? null : (ids[initialState] ?? initialState),
  };
}

/** The ids that this form's documents give its states, in the order of the list. */
export function stateIds(residue: Residue | undefined, length: number): readonly unknown[] {
  return numbersOf(residue, STATE_IDS.list, length).map(([id], index) => id ?? index);
}

function readState(fields: Fields, index: number, ids: readonly unknown[]): WorkflowState {
  const targets = listOf(fields, 'transiciones').map((target) => ids.indexOf(target));
  const name = localizedOf(fields, 'nombre');
  const state: WorkflowState = {
    id: index,
    name: name.text,
    ...versionsOf(name),
    transitions: [...new Set(targets)].filter((target) => target >= 0 && target !== index),
  };
  return withKept(state, keepResidue(fields.document, ownFields(state, ids), new Set(['id'])));
}

function ownFields(state: WorkflowState, ids: readonly unknown[]): DocumentObject {
  const transiciones = state.transitions.map((target) => ids[target] ?? target);
  return { ...localizedFields(nameOf(state), 'nombre'), transiciones };
}
