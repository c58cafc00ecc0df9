// Reads the workflow states of an untrusted form: ids are positions in the list, names are present and
// different, transitions and the initial state refer to existing states.
// rules: E4.02-E4.06, E5.14, E5.15, P2.80
import type { Issue } from '../../issue.ts';
import type { WorkflowState } from '../definition/form.ts';
import { STATES_MAX, TEXT_MAX } from '../definition/form-limits.ts';
import type { Workflow } from '../workflow/workflow.ts';
import {
  inside,
  item,
  newReport,
  readFields,
  readList,
  readNumber,
  readText,
  report,
  type ShapeIssue,
  type Spot,
} from './shape-reader.ts';
import { readOwnVersions } from './shape-values.ts';

const STATE = { required: ['id', 'name', 'transitions'], optional: ['residue', 'in'] };

export function readStates(value: unknown, spot: Spot): readonly WorkflowState[] {
  const raws = readList(value, spot, STATES_MAX);
  const names = new Set<string>();
  return raws.flatMap((raw, index) => {
    const at = item(spot, index);
    const fields = readFields(raw, at, STATE);
    if (!fields) return [];
    if (readNumber(fields.id, inside(at, 'id')) !== index) report(inside(at, 'id'), 'shape-bad-id');
    const name = readText(fields.name, inside(at, 'name'));
    if (name === '') report(inside(at, 'name'), 'state-name-empty');
    else if (names.has(name)) report(inside(at, 'name'), 'state-name-taken');
    names.add(name);
    const transitions = readTransitions(fields.transitions, inside(at, 'transitions'), {
      from: index,
      states: raws.length,
    });
    const versions = readOwnVersions(fields.in, inside(at, 'in'), (raw, spot, language) =>
      readNameIn(raw, spot, { name, language }),
    );
    return [{ id: index, name, ...versions, transitions }];
  });
}

function readNameIn(raw: unknown, spot: Spot, of: { readonly name: string; readonly language: string }) {
  const isTooLong = typeof raw === 'string' && raw.length > TEXT_MAX;
  if (isTooLong) report(spot, 'state-translation-too-long', { ...of, max: TEXT_MAX });
  return isTooLong ? '' : readText(raw, spot);
}

/** Exactly one state is initial while there are any (E4.02). */
export function readInitialState(value: unknown, spot: Spot, states: number): number | null {
  if (value === null || value === undefined) {
    if (states > 0) report(spot, 'shape-unknown-state');
    return null;
  }
  if (isStateId(value, states)) return value;
  report(spot, 'shape-unknown-state');
  return null;
}

function readTransitions(
  value: unknown,
  spot: Spot,
  { from, states }: { readonly from: number; readonly states: number },
): readonly number[] {
  const transitions: number[] = [];
  readList(value, spot, STATES_MAX).forEach((to, index) => {
    if (!isStateId(to, states)) report(item(spot, index), 'shape-unknown-state');
    else if (to === from) report(item(spot, index), 'shape-transition-to-itself');
    else if (!transitions.includes(to)) transitions.push(to);
  });
  return transitions;
}

function isStateId(value: unknown, states: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < states;
}

export type WorkflowIssueCode = 'workflow-name-required' | 'workflow-state-required';

export type WorkflowShape =
  | { readonly name: string; readonly workflow: Workflow }
  | { readonly issues: readonly (ShapeIssue | Issue<WorkflowIssueCode>)[] };

/** Reads a named set of states that arrives over HTTP; never throws (P2.80). */
export function checkWorkflowShape(value: unknown): WorkflowShape {
  const root: Spot = { report: newReport(), path: '', at: {} };
  const fields = readFields(value, root, { required: ['name', 'states', 'initialState'], optional: [] });
  if (!fields) return { issues: root.report.issues };
  const name = readText(fields.name, inside(root, 'name'));
  const states = readStates(fields.states, inside(root, 'states'));
  const initialState = readInitialState(fields.initialState, inside(root, 'initialState'), states.length);
  const issues: (ShapeIssue | Issue<WorkflowIssueCode>)[] = [...root.report.issues];
  if (name === '') issues.push({ code: 'workflow-name-required', at: { field: 'name' } });
  if (states.length === 0) issues.push({ code: 'workflow-state-required', at: { field: 'states' } });
  return issues.length > 0 ? { issues } : { name, workflow: { states, initialState } };
}
