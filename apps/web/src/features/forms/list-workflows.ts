// One call: the sets of states of a municipality. rules: P2.80
import type {
  listWorkflows as listWorkflowsEndpoint,
  StoredWorkflow,
} from '@constancia/contract/workflows.ts';
import { call } from '../../platform/api-client.ts';

export async function listWorkflows(municipality: string): Promise<readonly StoredWorkflow[]> {
  const { workflows } = await call<typeof listWorkflowsEndpoint>({
    method: 'GET',
    path: '/api/workflows',
    query: { municipality },
  });
  return workflows;
}
