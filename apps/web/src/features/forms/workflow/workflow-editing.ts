// What the table of states needs of the screen it stands on: the editor of a form, or the dialog of a set.
// rules: E4.01-E4.17, P2.80
import type { StateEdit, Workflow } from '@constancia/domain/forms/workflow/workflow.ts';
import { createContext, use } from 'react';

export interface WorkflowEditing {
  readonly workflow: Workflow;
  readonly may: {
    /** Names and transitions. */
    readonly content: boolean;
    /** Adding and deleting states, choosing the initial one. */
    readonly states: boolean;
  };
  /** Applies the operation; the text of what stands against it, '' when it was applied. */
  readonly change: (operation: <W extends Workflow>(workflow: W) => StateEdit<W>) => string;
  /** Read out by screen readers. */
  readonly announce: (text: string) => void;
  /** Element id of the field for a new name. */
  readonly nameField: string;
}

export const WorkflowContext = createContext<WorkflowEditing | null>(null);

export function useWorkflowEditing(): WorkflowEditing {
  const editing = use(WorkflowContext);
  if (!editing) throw new Error('useWorkflowEditing is used outside a workflow');
  return editing;
}

/** The field for a new name takes the focus once what was pressed is gone. */
export function focusLater(element: string): void {
  requestAnimationFrame(() => document.getElementById(element)?.focus());
}
