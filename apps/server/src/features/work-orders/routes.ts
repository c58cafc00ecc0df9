// Endpoints of work orders.
// rules: X39.20, X39.22, X39.50, X39.52, X39.56
import * as contract from '@constancia/contract/work-orders/work-orders.ts';
import { readPlanFigures } from '@constancia/contract/work-orders/plan-figures.ts';
import * as mail from '@constancia/contract/work-orders/plan-mail.ts';
import * as rules from '@constancia/contract/work-orders/plan-rules.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { planFigures } from './figures/read-figures.ts';
import { choosePlanMail, ownPlanMail } from './mail/choose-mail.ts';
import { listOwnWorkOrders, releaseWorkOrder, takeWorkOrder } from './own-day.ts';
import { cancelWorkOrder, changeWorkOrder, orderPeople } from './change-order.ts';
import { createWorkOrder, createWorkOrders, listWorkOrders, type WorkOrderServices } from './plan.ts';
import { causedOrders, plannedRules } from './rules/list-rules.ts';
import { countPlanRule } from './rules/making/count-orders.ts';
import { changePlanRule, createPlanRule, deletePlanRule } from './rules/save-rule.ts';

export function workOrderRoutes(
  services: WorkOrderServices & { readonly publicOrigin: string | null },
): readonly Route[] {
  const { db, publicOrigin } = services;
  return [
    route(contract.listWorkOrders, ({ actor, params, query }) =>
      listWorkOrders(services, actor, { ...params, query }),
    ),
    route(contract.createWorkOrder, async ({ actor, params, body }) => {
      await createWorkOrder(services, actor, { ...params, body });
      return { id: body.id };
    }),
    route(contract.createWorkOrders, async ({ actor, params, body }) => ({
      outcomes: await createWorkOrders(services, actor, { ...params, ...body }),
    })),
    route(contract.changeWorkOrder, async ({ actor, params, body }) => ({
      version: await changeWorkOrder(services, actor, { ...params, ...body }),
    })),
    route(contract.listOrderPeople, ({ actor, params, query }) =>
      orderPeople(services, actor, { ...params, ...query }),
    ),
    route(contract.cancelWorkOrder, async ({ actor, params, body }) => ({
      version: await cancelWorkOrder(services, actor, { ...params, ...body }),
    })),
    route(contract.listOwnWorkOrders, ({ actor }) => listOwnWorkOrders(services, actor)),
    route(contract.takeWorkOrder, async ({ actor, params }) => ({
      workOrder: await takeWorkOrder(services, actor, params),
    })),
    route(contract.releaseWorkOrder, async ({ actor, params }) => ({
      released: await releaseWorkOrder(services, actor, params),
    })),
    route(readPlanFigures, ({ actor, params, query }) => planFigures(services, actor, { ...params, query })),
    route(mail.readPlanMail, ({ actor }) => ownPlanMail(db, actor)),
    route(mail.setPlanMail, ({ actor, body, request }) =>
      choosePlanMail(db, actor, { ...body, origin: originOf(publicOrigin, request) }),
    ),
    route(rules.listPlanRules, ({ actor, params, query }) =>
      plannedRules(services, actor, { ...params, ...query }),
    ),
    route(rules.createPlanRule, async ({ actor, params, body }) => {
      await createPlanRule(services, actor, { ...params, ...body });
      return { id: body.id };
    }),
    route(rules.changePlanRule, async ({ actor, params, body }) => ({
      version: await changePlanRule(services, actor, { ...params, ...body }),
    })),
    route(rules.deletePlanRule, async ({ actor, params }) => {
      await deletePlanRule(services, actor, params);
      return {};
    }),
    route(rules.countPlanRule, ({ actor, params, body }) =>
      countPlanRule(services, actor, { ...params, ...body }),
    ),
    route(rules.listCausedOrders, ({ actor, params }) => causedOrders(services, actor, params.submissionId)),
  ];
}
