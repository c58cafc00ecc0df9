// Two calls: saves a new set of states, or one over the version that was read. rules: P2.80
import type { createWorkflow, updateWorkflow } from '@constancia/contract/workflows.ts';
import type { Workflow } from '@constancia/domain/forms/workflow.ts';
import { call } from '../../platform/api-client.ts';

export interface WorkflowContent extends Workflow {
  readonly name: string;
}

export interface WorkflowTarget {
  readonly id: string;
  /** Null: it was never saved. */
  readonly version: number | null;
}

export async function saveWorkflow({ id, version }: WorkflowTarget, content: WorkflowContent): Promise<void> {
  if (version === null) {
    await call<typeof createWorkflow>({ method: 'POST', path: '/api/workflows', body: { id, ...content } });
    return;
  }
  await call<typeof updateWorkflow>({
    method: 'PUT',
    path: '/api/workflows/:workflowId',
    params: { workflowId: id },
    body: { version, ...content },
  });
}
