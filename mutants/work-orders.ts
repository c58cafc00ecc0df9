// Faults in work orders: two at one lamp, orders of others, and work that is done twice or lost.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/work-orders';
const OWN_DAY = 'e2e/field/own-day.spec.ts';
const TEST = `${FOLDER}/work-orders.test.ts`;
const CHANGED = `${FOLDER}/change-order.test.ts`;

export const WORK_ORDER_MUTANTS: readonly Mutant[] = [
  {
    id: 'x39-25-order-locked-last',
    fault:
      'who cancels a work order while its submission arrives gets an error, and nobody can send for a second',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: "IF jsonb_path_exists(in_items, '$[*].workOrder ? (@ != null)') THEN",
    put: 'IF false THEN',
    noticedBy: {
      file: 'apps/server/src/features/work-orders/cancelled-while-sent.test.ts',
      title: 'X39.24 X39.25 an order is cancelled while its submission arrives',
    },
  },
  {
    id: 'taken-orders-taken-again',
    fault: 'two inspectors take the same order and drive to the same lamp',
    file: `${FOLDER}/own-day.ts`,
    find: "if (holder !== '' && holder !== by) throw new Problem('work-order-taken', { values: { by: holder } });",
    put: '',
    noticedBy: { file: TEST, title: 'of two who take an order one gets it' },
  },
  {
    id: 'leases-without-end',
    fault: 'an order that somebody took and forgot is never free again',
    file: 'packages/domain/src/work-orders/work-order.ts',
    find: "return takenUntil !== null && takenUntil > now ? takenBy : '';",
    put: "return takenUntil !== null && now > new Date(0) ? takenBy : '';",
    noticedBy: { file: TEST, title: 'of two who take an order one gets it' },
  },
  {
    id: 'orders-of-others-in-own-day',
    fault: 'the day of an inspector shows what a colleague is to do',
    file: `${FOLDER}/queries.ts`,
    find: "and w.assigned_to in ('', ${username})",
    put: "and w.assigned_to <> ${username + ' '}",
    noticedBy: { file: TEST, title: 'the day of an inspector has theirs' },
  },
  {
    id: 'orders-done-by-any-asset',
    fault: 'answering for one lamp marks the order of another one as done',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: 'assetId === null || assetId === asset?.id ||',
    put: 'assetId === null || asset !== null ||',
    noticedBy: { file: TEST, title: 'about another asset than the order is refused' },
  },
  {
    id: 'cancelled-orders-done',
    fault: 'an order that was cancelled turns up as done',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'AND w.id = i."workOrder"\n        AND w.state = \'open\';',
    put: 'AND w.id = i."workOrder";',
    noticedBy: { file: TEST, title: 'work that was done is stored though' },
  },
  {
    id: 'X39.28-newer-orders-overwritten',
    fault: 'of two who change an order at the same moment one loses the change without a word',
    file: `${FOLDER}/change-order.ts`,
    find: "if (row.version !== version) throw new Problem('register-entry-changed');",
    put: '',
    noticedBy: { file: CHANGED, title: 'X39.28 only as the person saw it' },
  },
  {
    id: 'X39.28-orders-kept-from-the-next',
    fault: 'an order that is given to somebody else stays in the hands of who had it',
    file: `${FOLDER}/change-order.ts`,
    find: "keepsLease: now.assignedTo === '' || now.assignedTo === holder,",
    put: 'keepsLease: holder !== null,',
    noticedBy: { file: CHANGED, title: 'X39.28 who has taken the order keeps it' },
  },
  {
    id: 'X39.29-people-of-other-areas-offered',
    fault: 'orders are given to people who may not answer the form',
    file: `${FOLDER}/people-queries.ts`,
    find: 'and a.area_municipality_id = ${municipalityId} and a.area_id = ${areaId}',
    put: 'and a.area_municipality_id = ${municipalityId} and ${areaId} is not null',
    noticedBy: { file: CHANGED, title: 'X39.29 active accounts of the area of a form' },
  },
  {
    id: 'X39.99-orders-left-behind',
    fault: 'orders of a form that went to another area stay where nobody may answer it',
    file: 'apps/server/database/functions/plan/move_open_orders.sql',
    find: 'SET area_id = NEW.area_id, version',
    put: 'SET version',
    noticedBy: { file: CHANGED, title: 'X39.99 open orders go with their form' },
  },
  {
    id: 'X39.99-orders-for-people-elsewhere',
    fault: 'an order waits for somebody who does not work in the area it went to',
    file: 'apps/server/database/functions/plan/move_open_orders.sql',
    find: "THEN w.assigned_to ELSE '' END",
    put: 'THEN w.assigned_to ELSE w.assigned_to END',
    noticedBy: { file: CHANGED, title: 'X39.99 open orders go with their form' },
  },
  {
    id: 'X39.99-late-order-left-behind',
    fault:
      'an order that is planned at the moment at which its form goes to another area waits where nobody may answer it',
    file: 'apps/server/database/functions/plan/follow_form.sql',
    find: '    NEW.area_id := area;\n',
    put: '    NULL;\n',
    noticedBy: { file: CHANGED, title: 'X39.99 an order that is planned while its form goes' },
  },
  {
    id: 'orders-not-renewed',
    fault: 'an order is lost to a colleague while somebody answers it for long',
    file: 'apps/web/src/features/submissions/answer/work-order-notice.tsx',
    find: 'const RENEW_MS = 10 * 60_000;',
    put: 'const RENEW_MS = 30 * 60_000;',
    noticedBy: { file: OWN_DAY, title: 'X39.22 an order that is being answered' },
  },
  {
    id: 'day-without-route',
    fault: 'the short way shows the day by date',
    file: 'apps/web/src/features/work-orders/own-day-screen.tsx',
    find: 'isRoute ? alongRoute(workOrders) : workOrders',
    put: 'isRoute ? [...workOrders] : workOrders',
    noticedBy: { file: OWN_DAY, title: 'X39.26 the day follows' },
  },
  {
    id: 'X39.25-work-on-a-deleted-asset-lost',
    fault: 'what an inspector answered for a street lamp that was deleted meanwhile can be sent in no way',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '(asset === null && mayLack)',
    put: '(asset === null && !mayLack && false)',
    noticedBy: {
      file: 'apps/server/src/features/work-orders/asset-gone.test.ts',
      title:
        'X39.25 the work of an order whose asset was deleted since is stored without an asset, and the order is done',
    },
  },
];
