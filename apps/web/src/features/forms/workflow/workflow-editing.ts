// What the table of states needs from the screen around it: the form editor, or the dialog of a set.
// rules: E4.01-E4.17, P2.80, X31.70
import type { StateEdit, Workflow } from '@constancia/domain/forms/workflow/workflow.ts';
import { createContext, use } from 'react';

export interface WorkflowEditing {
  readonly workflow: Workflow;
  readonly may: {
    /** Names and transitions may be changed. */
    readonly content: boolean;
    /** States may be added and deleted, and the initial one chosen. */
    readonly states: boolean;
  };
  /** Applies the operation. Returns '' when it was applied, otherwise the text that says why not. */
  readonly change: (operation: <W extends Workflow>(workflow: W) => StateEdit<W>) => string;
  /** Read out by screen readers. */
  readonly announce: (text: string) => void;
  /** Element id of the field for a new name. */
  readonly nameField: string;
  /** Names on screen that were not accepted, or not added yet: a save stops at the first of them. */
  readonly refusedNames: RefusedNames;
}

/** Element id of the field -> why its text was not accepted. */
export type RefusedNames = Map<string, string>;

/** Focuses the first field with a name that was not accepted and returns why; '' when there is none. */
export function stopAtRefusedName(names: RefusedNames): string {
  const [first] = names;
  if (!first) return '';
  document.getElementById(first[0])?.focus();
  return first[1];
}

export const WorkflowContext = createContext<WorkflowEditing | null>(null);

export function useWorkflowEditing(): WorkflowEditing {
  const editing = use(WorkflowContext);
  if (!editing) throw new Error('useWorkflowEditing is used outside a workflow');
  return editing;
}

/** Focuses the field for a new name after the pressed button is gone. */
export function focusLater(element: string): void {
  requestAnimationFrame(() => document.getElementById(element)?.focus());
}

/** Id of the button that chooses where a state leads; `nameField` tells the tables of a page apart. */
export function transitionsElement(nameField: string, stateId: number): string {
  return `${nameField}-transitions-${stateId}`;
}
