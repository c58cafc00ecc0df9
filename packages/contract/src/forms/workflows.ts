// Named sets of workflow states that a municipality keeps for its forms. Using a set copies it into the form.
// rules: P2.80
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, int4InUrl, text, timestamp } from '../shapes.ts';

/**
 * Checks only that it is a list: domain/forms/shape/shape-workflow.ts checks the rest and says what is wrong.
 */
const states = z
  .custom<readonly WorkflowState[]>((value) => Array.isArray(value))
  .meta({ type: 'array', items: {} });

const content = { name: text(), states, initialState: int4().nullable() };

const workflow = z.object({
  id: entityId,
  version: z.number().int(),
  ...content,
  updatedAt: timestamp,
  updatedBy: z.string(),
});
export type StoredWorkflow = z.output<typeof workflow>;

/** People who may build forms of a municipality may build its workflows. */
const access = { kind: 'may', action: 'update', subject: 'formulario' } as const;

const params = z.object({ workflowId: entityId });

export const listWorkflows = endpoint({
  method: 'GET',
  path: '/api/workflows',
  summary: 'The sets of states of a municipality, by name',
  access,
  often: 'unlimited',
  audit: 'nothing',
  /** The user's own municipality when absent. */
  query: z.strictObject({ municipality: entityId.optional() }),
  reply: z.object({ workflows: z.array(workflow) }),
  problems: ['forbidden'],
});

export const createWorkflow = endpoint({
  method: 'POST',
  path: '/api/workflows',
  summary: 'Save a new set of states for the own municipality',
  access,
  often: 'unlimited',
  audit: { writes: ['create workflow'] },
  /** The browser makes the `id`, so that sending twice saves one set. */
  body: z.strictObject({ id: entityId, ...content }),
  reply: z.object({ id: entityId, version: z.number().int() }),
  problems: ['workflow-invalid', 'workflow-name-taken', 'id-taken'],
});

export const updateWorkflow = endpoint({
  method: 'PUT',
  path: '/api/workflows/:workflowId',
  summary: 'Save a set of states over the version that was read',
  access,
  often: 'unlimited',
  audit: { writes: ['update workflow'] },
  params,
  body: z.strictObject({ version: int4().min(1), ...content }),
  reply: z.object({ id: entityId, version: z.number().int() }),
  problems: ['workflow-not-found', 'workflow-invalid', 'workflow-name-taken', 'stale-version'],
});

export const deleteWorkflow = endpoint({
  method: 'DELETE',
  path: '/api/workflows/:workflowId',
  summary: 'Delete a set of states; forms that took it over keep their states',
  access,
  often: 'unlimited',
  audit: { writes: ['delete workflow'] },
  params,
  query: z.strictObject({ version: int4InUrl().min(1) }),
  reply: z.object({}),
  problems: ['workflow-not-found', 'stale-version'],
});
