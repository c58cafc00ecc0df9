// One call: deletes a set of states. rules: P2.80
import type {
  deleteWorkflow as deleteWorkflowEndpoint,
  StoredWorkflow,
} from '@constancia/contract/workflows.ts';
import { call } from '../../platform/api-client.ts';

export async function deleteWorkflow({ id, version }: StoredWorkflow): Promise<void> {
  await call<typeof deleteWorkflowEndpoint>({
    method: 'DELETE',
    path: '/api/workflows/:workflowId',
    params: { workflowId: id },
    query: { version },
  });
}
