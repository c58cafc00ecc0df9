// Writes translations back to states and signatures, which keep them beside their name or title.
// rules: X36.90
import type { Localized } from '../../localized.ts';
import type { SignatureSlot, WorkflowState } from './form.ts';

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
