// Endpoints of a municipality's sets of workflow states.
// rules: P2.80
import {
  createWorkflow,
  deleteWorkflow,
  listWorkflows as listWorkflowsEndpoint,
  updateWorkflow,
} from '@constancia/contract/forms/workflows.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listWorkflows } from './queries.ts';
import { removeWorkflow, saveNewWorkflow, saveWorkflow, type WorkflowServices } from './save-workflow.ts';

export function workflowRoutes(services: WorkflowServices): readonly Route[] {
  return [
    route(listWorkflowsEndpoint, async ({ actor, query }) => {
      const municipality = query.municipality ?? actor.municipalityId;
      if (municipality !== actor.municipalityId && !worksAcrossMunicipalities(actor))
        throw new Problem('forbidden');
      const rows = await listWorkflows(services.db, municipality);
      return {
        workflows: rows.map((row) => ({
          id: row.id,
          version: row.version,
          name: row.name,
          states: row.states,
          initialState: row.initialState,
          updatedAt: row.updatedAt.toISOString(),
          updatedBy: row.updatedBy,
        })),
      };
    }),
    route(createWorkflow, ({ actor, body }) => saveNewWorkflow(services, actor, body)),
    route(updateWorkflow, ({ actor, params, body }) => saveWorkflow(services, actor, { ...params, body })),
    route(deleteWorkflow, async ({ actor, params, query }) => {
      await removeWorkflow(services, actor, { ...params, ...query });
      return {};
    }),
  ];
}
