// The names of states and the titles of signatures as texts with translations. A name stays what programs know a state
// by; its translations are only shown.
// rules: X36.90
import type { Localized } from '../../localized.ts';
import type { SignatureSlot, WorkflowState } from './form.ts';

export function nameOf({ name, in: versions }: Pick<WorkflowState, 'name' | 'in'>): Localized {
  return versions ? { text: name, in: versions } : { text: name };
}

export function titleOf({ title, in: versions }: Pick<SignatureSlot, 'title' | 'in'>): Localized {
  return versions ? { text: title, in: versions } : { text: title };
}

/** The same state with the translations of `name`, which keeps its text. */
export function withName({ in: _before, ...state }: WorkflowState, name: Localized): WorkflowState {
  return { ...state, ...versionsOf(name) };
}

export function withTitle({ in: _before, ...slot }: SignatureSlot, title: Localized): SignatureSlot {
  return { ...slot, title: title.text, ...versionsOf(title) };
}

/** The field `in`, which stands only where there are translations. */
export function versionsOf({ in: versions }: Localized): Pick<WorkflowState, 'in'> {
  return versions ? { in: versions } : {};
}
