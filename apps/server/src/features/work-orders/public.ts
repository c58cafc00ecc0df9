// What other features and the roles may use of work orders.
export { countOverdueOrders } from './queries.ts';
export { PLAN_MAIL, planMailCourier, postPlanMails } from './mail/plan-mail.ts';
export { makeRuleOrders } from './rules/making/make-orders.ts';
