// The requests of the plan of work.
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  cancelWorkOrder as cancelEndpoint,
  changeWorkOrder as changeEndpoint,
  createWorkOrder as createEndpoint,
  createWorkOrders as createManyEndpoint,
  listOrderPeople as peopleEndpoint,
  listWorkOrders as listEndpoint,
  WorkOrder,
} from '@constancia/contract/work-orders/work-orders.ts';
import { call } from '../../../platform/api-client.ts';

export type { WorkOrder };
export type Plan = Reply<typeof listEndpoint>;
export type PlanQuery = QueryIn<typeof listEndpoint>;
export type NewWorkOrder = BodyIn<typeof createEndpoint>;

export function listWorkOrders(municipalityId: string, query: PlanQuery, signal: AbortSignal) {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/work-orders',
    params: { municipalityId },
    query,
    signal,
  });
}

export function createWorkOrder(municipalityId: string, body: NewWorkOrder) {
  return call<typeof createEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/work-orders',
    params: { municipalityId },
    body,
  });
}

export function createWorkOrders(municipalityId: string, body: BodyIn<typeof createManyEndpoint>) {
  return call<typeof createManyEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/work-orders/many',
    params: { municipalityId },
    body,
  });
}

export function changeWorkOrder(
  municipalityId: string,
  { id, version }: WorkOrder,
  workOrder: BodyIn<typeof changeEndpoint>['workOrder'],
) {
  return call<typeof changeEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/work-orders/:workOrderId',
    params: { municipalityId, workOrderId: id },
    body: { version, workOrder },
  });
}

/** Who may be named by an order to the form. */
export function listOrderPeople(municipalityId: string, form: string, signal: AbortSignal) {
  return call<typeof peopleEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/work-orders/people',
    params: { municipalityId },
    query: { form },
    signal,
  });
}

export function cancelWorkOrder(municipalityId: string, { id, version }: WorkOrder) {
  return call<typeof cancelEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/work-orders/:workOrderId/cancellation',
    params: { municipalityId, workOrderId: id },
    body: { version },
  });
}
